### Labels of the guides; the texts themselves are in doublesix/guide/pages.

guide-title = Guides
guide-lede = How each game is played at this house, with positions to try. What may be played in them is worked out by the same rules that referee the tables.
guide-contents = In this guide
guide-others = The other games
guide-read = Read the guide
guide-hand = The hand in this diagram, { $count ->
    [one] { $count } tile
   *[other] { $count } tiles
}
guide-playable = Playable { $count }.
guide-opens = to open
guide-goes = { $tiles } { $places }
guide-nowhere = { $tiles } nowhere
guide-either = { $first } or { $second }
guide-then = { $start }; { $next }
guide-may-keep = or you keep it and end your turn
guide-must-draw = You draw: { $count ->
    [one] { $count } tile is
   *[other] { $count } tiles are
} left in the boneyard.
guide-must-pass = You pass.
