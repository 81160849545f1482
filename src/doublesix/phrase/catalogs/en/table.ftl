### The table in the page: its labels, and the answers to keys, worded from the view.
### $numbers, $tiles, $names: lists that are already joined. $letter: A, B … of a team.

## Header

header-home = Home
header-round = Round { $round }
header-target = Round { $round }, to { $value }
header-limit = Round { $round }, limit { $value }
header-rounds = Round { $round } of { $value }
header-totals = Totals
header-practice = Practice
header-scores = Scores
header-keys = Keys
header-log = Log

## Seats

seats-title = Seats
seat-you = You
seat-partner = your partner
seat-robot = robot
seat-passed = Passed on { $numbers }
seat-no = no { $numbers }
seat-away = away
seat-left = has left, the table plays for them
seat-gone = has left
seat-turn = to play
seat-out = out

## Chain

chain-title = Chain
chain-sentence = { $count ->
    [one] { $count } tile, ends { $left } and { $right }
   *[other] { $count } tiles, ends { $left } and { $right }
}
chain-empty = The chain is empty
chain-begin = Choose the tile that opens the round.
chain-wait = { $name } opens the round.
chain-folded = … { $count ->
    [one] { $count } tile
   *[other] { $count } tiles
} …
chain-unfold = Show { $count ->
    [one] { $count } folded tile
   *[other] { $count } folded tiles
}
chain-refold = Fold again
chain-end-left = Left end: { $number }
chain-end-right = Right end: { $number }

## Trains

trains-title = Trains
trains-engine = Engine
train-open = OPEN
train-closed = closed
train-for-all = for all
train-cover = cover { $number }
train-mexican = Mexican
train-of = { $name }’s train
train-own = Your train
train-common = Mexican train
train-end = end { $number }
train-says = { $train }, { $state }, end { $number }
train-tiles = { $count ->
    [0] no tiles
    [one] { $count } tile
   *[other] { $count } tiles
}
boneyard-in = in the boneyard
boneyard-left = { $count } in the boneyard

## Hand, places, buttons

hand-title = Your hand
hand-label = Your hand, { $count ->
    [one] { $count } tile
   *[other] { $count } tiles
}
hand-playable = { $tile }, playable { $places }
hand-opens = { $tile }, may open
hand-not-now = { $tile }, not playable now
hand-does-not-fit = { $tile } cannot be played now.
hand-not-there = { $tile } does not fit there.
hand-none-chosen = Choose a tile first.
hand-nothing = Nothing playable.
hand-empty = Your hand is empty.
hand-onlooker = You are watching this table.
hand-sort = Sort my hand
hand-moved = { $tile }, place { $place } of { $count }
phrases-title = Say something
places-label = Places for { $tile }
places-where = Where? { $places }.
place-at-end = { $place }, on the { $number }
place-open = Here, in the middle

turn-yours = Your turn
turn-open = You open
turn-cover = Cover { $number }
turn-of = { $name }’s turn
turn-nobody = No round under way
turn-seconds = { $seconds } s

act-draw = Draw
act-pass = Pass
act-playable = Playable
act-space = Space

# Reasons in two or three words, under the buttons.
why-not-your-turn = Not your turn
why-can-play = You can play
why-no-drawing = No boneyard here
why-boneyard-empty = Boneyard empty
why-must-draw = Draw first
why-drawn-already = Already drawn
why-not-running = No round now

log-title = Log
log-empty = Nothing has happened yet.
log-first = This is the beginning of the log.
log-last = This is the end of the log.

## Answers to keys

answer-ends = Ends { $left } and { $right }.
answer-both = Both ends { $number }.
answer-chain = { $count ->
    [one] { $count } tile: { $tiles }.
   *[other] { $count } tiles: { $tiles }.
}
answer-chain-empty = The chain is empty.
answer-hand = { $count ->
    [one] { $count } tile
   *[other] { $count } tiles
}, { $pips ->
    [one] { $pips } pip
   *[other] { $pips } pips
}: { $tiles }.
answer-hand-playable = Playable: { $tiles }.
answer-count = { $name } { $count }
answer-count-you = you { $count }
answer-boneyard = boneyard { $count }
answer-passed = { $name } passed on { $numbers }.
answer-passed-you = You passed on { $numbers }.
answer-nobody-passed = Nobody has passed in this round.
answer-open-trains = Open trains: { $names }.
answer-no-open-train = No train is open but the Mexican one.
answer-total = { $name } { $points }
answer-total-you = you { $points }
answer-total-team = team { $letter } { $points }
answer-total-yours = your team { $points }
answer-turn-yours = It is your turn.
answer-turn-of = It is { $name }’s turn.
answer-seconds = { $seconds ->
    [one] { $seconds } second left.
   *[other] { $seconds } seconds left.
}
answer-engine = Engine { $number }.
answer-train-tiles = { $train }: { $tiles }.
answer-no-trains = There are no trains in this game.
answer-no-sides = There is no left and right in this game. Use the numbers of the trains.
answer-no-such-train = There is no such train.

## Keys: key-… is the letter (it may be another in each language), keys-… what it does

key-left = L
key-right = R
key-next = N
key-pass = P
key-ends = C
key-chain = V
key-hand = H
key-counts = E
key-passes = B
key-known = K
key-hint = I
key-scores = S
key-turn = T
key-again = Y

keys-title = Keys
keys-back = To the tile on the left
keys-on = To the tile on the right
keys-first = To the first tile
keys-final = To the last tile
keys-earlier = Move the tile to the left in your hand
keys-later = Move the tile to the right in your hand
keys-up = To the train above
keys-down = To the train below
keys-play = Play; asks where if there is a choice
keys-escape = Back to the hand
keys-left = Play on the left
keys-right = Play on the right
keys-train = Play on that train; 0 is the Mexican one
keys-next = To the next playable tile
keys-previous = To the previous playable tile
keys-draw = Draw
keys-pass = Pass
keys-ends = The ends
keys-chain = The whole chain
keys-hand = My hand, and what is playable
keys-counts = How many tiles everyone has
keys-passes = Who passed on what
keys-known = What the round has told of the hands
keys-hint = A hint, where the table has them
keys-scores = Scores
keys-turn = Whose turn, time left
keys-again = The last thing that happened
keys-older = Back in the log
keys-newer = Forward in the log
keys-help = This list
keys-guide = The guide of this game
keys-letters = Use single letters and digits
keys-own = Letter for “{ $act }”
keys-reset = Letters as they were
keys-space = Space
keys-home = Home
keys-end = End
keys-shift = Shift
keys-covered = Escape leads back to the table.
table-close = Close
