### The puzzle of the day.
### $tile, $place: a play    $points: how many, at least 0    $side: own, other: who scores them
### $out: you, partner, next, previous (the player before), blocked: how the round ends    $count: tiles, players

puzzle-title = Puzzle of the day
puzzle-about = Partnership dominoes with all hands open: which play brings your side most?
puzzle-lede = Partnership dominoes, all hands open. It is your turn, the round stands so, and from here on everybody plays their best. Which play brings your side most?
puzzle-yours = Your play
puzzle-hands = The hands
puzzle-hand-you = You
puzzle-hand-next = The next player, against you
puzzle-hand-partner = Your partner
puzzle-hand-previous = The player before you, against you
puzzle-right = Right: { review-move }.
puzzle-wrong = { review-move }: there is a better play.
puzzle-answer = The answer: { review-move }.
puzzle-out = { $out ->
    [you] you go out
    [partner] your partner goes out
    [next] the next player goes out
    [previous] the player before you goes out
   *[blocked] the round is blocked
}
puzzle-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
puzzle-scores = { $side ->
    [own] your side scores { puzzle-points }
   *[other] the others score { puzzle-points }
}
puzzle-passes = { $count ->
    [one] The next player has nothing to lay.
    [2] The next player and your partner have nothing to lay.
    [3] None of the three others has anything to lay.
   *[other] Nobody has anything to lay any more.
}
puzzle-comes = In the end { puzzle-out }, and { puzzle-scores }.
puzzle-other = The best other play is { review-move }: then { puzzle-out }, and { puzzle-scores }.
puzzle-show = Show the answer
puzzle-earlier = The day before
puzzle-later = The day after
puzzle-proof = The position is from a round that robots played. All ways in which it can go on have been searched; the figures are exact.
