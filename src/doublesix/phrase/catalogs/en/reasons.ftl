### Why something is refused, and what would be right. The value needs nothing; .with takes, where the server knows it:
###   not-your-turn    name                who is to play
###   not-in-hand      tile
###   does-not-fit     tile, number        the number of that end
###   opens-with       tile                the tile that opens
###   own-train-first  number              the engine
###   train-closed     name                the owner
###   cover-double     number
###   can-play         tile                one that can be played
###   must-draw        count               tiles in the boneyard
###   not-host         name                the host
###   table-full       count               seats
###   seats-missing    count               players still needed
###   too-many-seats   count               players at most
### A number or count also comes as a word, in $number-word and $count-word.

## Playing

reason-not-your-turn = It is not your turn yet.
    .with = It is { $name }’s turn.
reason-turn-over = That turn is over. The table has moved on.
reason-round-over = The round is over. The next one begins when everyone is ready.
reason-not-in-hand = That tile is not in your hand. Choose one that is.
    .with = { $tile } is not in your hand. Choose a tile that is.
reason-no-such-place = There is no such place here. Choose one of the places shown for the tile.
reason-does-not-fit = That tile does not fit there. One half has to show the number of the end.
    .with = { $tile } does not fit there. That end needs the number { $number-word }.
reason-opens-with = The round opens with its highest double, or without one with the heaviest tile.
    .with = This round opens with { $tile }.
reason-opens-with-double = The round opens with a double. Choose one of yours.
reason-own-train-first = Begin your own train first, with the engine’s number.
    .with = Begin your own train first, with the number { $number-word }.
reason-train-closed = That train is closed. It opens when its owner passes.
    .with = { $name }’s train is closed. It opens when { $name } passes.
reason-cover-double = Cover the double first, on the same train with the same number.
    .with = Cover the double first, with the number { $number-word } on the same train.
reason-can-play = You can play. Draw and Pass are for when nothing fits.
    .with = { $tile } can be played. Draw and Pass are for when nothing fits.
reason-must-draw = Draw first. Pass is for when drawing does not help.
    .with = Draw first. The boneyard has { tiles }.
reason-boneyard-empty = The boneyard is empty. When nothing fits, pass.
reason-no-drawing = Nobody draws in this game. When nothing fits, pass.
reason-drawn-already = You have drawn in this turn. Play if it fits, else pass.

## The table

reason-not-host = Only the host can do that.
    .with = Only the host, { $name }, can do that.
reason-already-started = The match has begun. Seats and options stay as they are.
reason-not-running = No round is under way. Wait for the next deal.
reason-table-full = Every seat is taken. You can open another table.
    .with = All { $count-word } seats are taken. You can open another table.
reason-seats-missing = More players are needed to start.
    .with = { $count ->
        [one] To start, { $count-word } more player is needed.
       *[other] To start, { $count-word } more players are needed.
    }
reason-team-shape = The teams must be equal: two of 2 to 5, three of 2 or 3, four of 2 or five of 2.
reason-too-many-seats = The set is too small for so many players. Choose a larger one.
    .with = This set serves { $count-word } players at most. Choose a larger one.
reason-robots-not-here = Robots do not sit at this table. Open a practice table for that.
reason-unknown-robot = There is no such robot. Choose one from the list.
reason-bad-option = That value is not on offer. Choose one from the list.
reason-unknown-table = There is no table with this code. Check its eight characters.
reason-no-name = Choose a name first. The others will see it.
reason-bad-name = That name cannot be used. Choose a short one with letters or digits.
reason-same-name = Somebody at this table already has that name. Choose another.
reason-not-seated = You have no seat here. Sit down first.
reason-already-seated = You already have a seat here.
reason-bad-salt = A salt has up to 64 characters: letters without accents, digits, _ and -.
reason-no-hints = This table gives no hints. They can be allowed when a solo or practice table is opened.
reason-malformed = The house could not read that. Reload the page.
reason-not-over = The match is not over yet. Its record comes at the end.
reason-not-kept = The house cannot write to its disk just now. Nothing was lost: try again in a moment.
reason-reload = The house has a newer page. Reload this one.
reason-unknown-phrase = There is no such phrase. Choose one from the list.
reason-still-playing = The match is not over yet. Another one comes after it.
reason-others-here = Others are still playing. A match can be ended once they have been away for two minutes.
reason-too-fast = That was too much at once. Wait a moment, then reload the page.
reason-too-many-guesses = Too many wrong codes came in. Wait a minute, then try again.
reason-too-many-tables = You have opened many tables just now. Wait a minute, then open the next.
reason-needs-password = Opening a table here takes the password of the house. Ask whoever keeps it.
reason-wrong-password = That is not the password of the house. Ask whoever keeps it.
reason-no-lobby = This house has no public tables. Open one for those who have its code.
reason-too-many-sockets = The house is open in too many windows. Close some, then reload this one.
reason-table-broken = This table cannot be read any more. You can open another one.
reason-bad-token = The house does not know this token. Ask for a new one.
reason-not-away = Only a seat whose player has been away for a minute can be asked for.
reason-not-asked = Nobody asks for that seat.
reason-asked-already = Somebody else asks for that seat already.
reason-no-onlookers = The host lets nobody look on any longer.
reason-bad-link = This link counts no longer. Ask for a new one in the settings of the other browser.
reason-unknown-device = There is no such browser of yours.
reason-signed-out = This browser was signed out: from another one of yours, or by whoever runs this house.
reason-no-record = That is no record of a match. A record is the text file that “Save the record” gives.
reason-faulty-record = This record is faulty, so it is not shown.
    .with = This record is faulty at line { $line } (rule { $rule }), so it is not shown.
reason-record-too-large = That file is too large. A record may have up to 2 MB here.
