### What a turn was worth, why, and what the round has told: for reviews, hints and the panel of what is known.
### $who, $owner: names. $numbers, $numbers-nor: pips as words. $count: tiles or deals. $points: points to a tenth, worded by `review-points`.

review-points = { $whole }.{ $tenths } points

# A play within a sentence.
review-move = { $place ->
    [start] { $tile }
   *[other] { $tile } { place-at }
}
review-lost = { $who } played { $move }; { $better } was worth { $points } more: { $why }.
review-good = { $who } played { $move }; nothing was clearly worth more.
review-opened = With all hands open { $better } was best, worth { $points } more than { $move }.
review-opened-good = With all hands open nothing was better than { $move }.
review-at = Round { $round }, move { $n }: { $text }
review-player = { $name }: { $points } lost per choice, over { $count ->
    [one] one choice
   *[other] { $count } choices
}.
review-player-none = { $name }: nothing to choose.
review-worth = { $move }: { $best ->
    [1] best
   *[0] { $fair } less
}; with all hands open: { $top ->
    [1] best
   *[0] { $opened } less
}.
review-nothing = No single turn clearly decided the match.

## Why a play is good: after a colon or a comma

why-two = { $first }, and { $second }
why-last = it is the last tile of the hand
why-next-lacks = { $who } plays next and lacks { $numbers }
why-both = it keeps tiles for both { $numbers }
why-same = both ends are then { $numbers }, which { $count ->
    [one] one tile of the hand still fits
   *[other] { $count-word } tiles of the hand still fit
}
why-partner-end = it leaves alone the end with { $numbers } that { $who } opened
why-many = { $count-word } more tiles with { $numbers } stay in the hand
why-double = it gets rid of a double
why-heaviest = it gets rid of the heaviest tile
why-shuts = it closes the train that a pass had opened
why-plan = it begins the heaviest train of the hand
why-spare = the train prepared in the hand does not need this tile
why-covered = the hand can cover the double { $numbers } by itself
why-playouts = it did best when the round was played on in { $count } deals that fit what was known

## Hints

hint-play = Play { $move }: { $why }.
hint-only = Only { $move } can be played.
hint-draw = Nothing fits: draw.
hint-thinking = Thinking of a hint…
hint-button = Hint
hint-on = Hints
hint-wanted = Allow hints: everybody here may ask what is best, and why
hint-pass = Nothing fits: pass.

## What the round has told everyone of a hand

known-none = { $name } lacks { $numbers }.
known-none-you = Everyone knows that you lack { $numbers }.
known-likely = { $name } had no tile with { $numbers } before drawing; it is { $percent }% likely that this still holds.
known-likely-you = You had no tile with { $numbers } before drawing; to the others it is { $percent }% likely that this still holds.
known-nothing = The round has told nothing of the hands yet.
known-how = Who passes shows which numbers their hand lacks; a tile drawn later makes it less sure.
known-title = What the round has told
known-not-here = People play each other here, and deduce for themselves.

## The page

review-title = Review
review-working = The review has begun…
review-ready = The review is ready.
review-again = Try again
review-making = The review is being made{ $rounds ->
    [0] .
   *[other] : round { $round } of { $rounds } is done.
}
review-no-choice = There was nothing to choose here.
review-not-yet = There is no review yet: open it at the top.
review-no-further = There is no further turn that decided.
review-turning = Turns that decided
review-players = Players
review-explained = Points lost, on average, against the best play that each could have found with what they knew. The luck of the deal is not in it.
