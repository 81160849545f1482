### The replay of a match that is over, all hands open, and past matches on the home page.

replay-title = Replay
replay-page-title = Replay – Double Six
replay-watch = Replay
replay-past = Past matches
replay-open = Open a record
replay-open-help = Drop a record file here, or choose one. It is checked line by line before it is shown. It may have up to 2 MB.
replay-choose = Choose a file
replay-drop = Let go to open the record
replay-reading = Reading the record…
replay-drew = { $who } draws { $tile }.

## Moving through it

replay-moves = Moves
replay-to-start = To the start
replay-step-back = One move back
replay-step-on = One move on
replay-to-end = To the end
replay-play = Play
replay-pause = Pause
replay-playing = It plays by itself.
replay-paused = Paused.
replay-slider = Move
replay-at = Move { $n } of { $all }
replay-round = Round
replay-round-of = Round { $round } of { $all }
replay-match = Match
replay-match-of = Match { $n } of { $all }
replay-before = Before the first round
replay-speed = Speed
replay-speed-slow = Slow
replay-speed-normal = Normal
replay-speed-fast = Fast
replay-copy = Copy the link to this position
replay-copied = The link is copied.
replay-link = Link to this position
replay-at-start = This is the start.
replay-at-end = This is the end.

## What it shows

replay-hands = Hands
replay-hand = { $name }: { $tiles }.
replay-hand-none = { $name }: no tiles.
replay-log = What happened
replay-sheet = Score sheet
replay-sheet-none = No round is open here.
replay-sheet-unplayed = This round was not played to its end.
replay-proof-fits = The secret fits the seal.
replay-proof-broken = The secret does not fit the seal.

## Keys

replay-keys-back = One move back
replay-keys-on = One move on
replay-keys-first = To the start of the match
replay-keys-final = To the end of the match
replay-keys-older = To the start of this round, or the one before
replay-keys-newer = To the next round
replay-keys-draw = Play or pause
replay-keys-hand = Every hand
replay-keys-hint = What this move was worth
replay-keys-next = To the next turn that decided
replay-keys-previous = To the turn before that decided
replay-covered = Escape leads back to the replay.
