### The pages around the table: home, waiting room, settings, round over, match over.

## Every page

page-title = Double Six
page-title-table = Table { $code } – Double Six
page-title-turn = Your turn – Double Six
page-home = Home
page-close = Close
page-name = Your name
page-code = Code: { $code }
page-of = { $count } of { $all }
page-less = { $label }: less
page-more = { $label }: more
page-nowhere = There is nothing here.
page-connecting = Going to the table…
page-dealing = The tiles are being dealt…
page-unreached = The house cannot be reached at the moment.
page-lost = Connection lost. The table stays as it is; looking for the house…
page-back = The house is back.
page-reload = Load the page again

## Home

home-title = Is somebody expecting you?
home-code = The code you were given
home-code-help = Eight letters or digits. No account: a name is enough.
home-code-short = The code has eight letters or digits.
home-enter = Go to the table
home-name-title = You
home-name-change = Change
home-name-save = Keep this name
home-play = Play
home-open = Open a table
home-solo = Against robots
home-players = { $max ->
    [one] One player
   *[other] { $min ->
        [4] Four players
       *[other] { $min } to { $max } players
    }
}
home-about-draw = Draw from the boneyard until you can play.
home-about-partners = Two against two, face to face, nothing to draw: you deduce.
home-about-salon = Alone or in teams. Whoever reaches the limit is out.
home-about-mexican-train = A train for each and one for all. The lowest total wins.
home-yours = Your tables
home-your-turn = your turn
home-phase-waiting = waiting room
home-phase-playing = in play
home-phase-between = between rounds
home-phase-over = over
home-record = Save the record
home-public = Public tables
home-public-none = None at the moment. Open one: it will be listed here.

## Opening a table

newtable-solo = against robots
newtable-open = open a table
newtable-practice = This will be a practice table, and marked so.
newtable-practice-wanted = Practice table: robots may take empty seats
newtable-robots = Robots
newtable-how-many = How many
newtable-who = Who may come
newtable-invitation = Those who have the code
newtable-public = Everyone
newtable-password = Password of the house
newtable-password-help = Whoever keeps this house gave it to those who may open tables. You are asked once.
newtable-play = Play

## Waiting room

waiting-title = waiting room
waiting-invitation = by invitation
waiting-public = public
waiting-solo = solo
waiting-practice = This is a practice table.
waiting-invite = Give them this code
waiting-share = Share the link
waiting-copy = Copy the link
waiting-copied = Copied
waiting-link = Link to this table
waiting-qr = QR code with the link to this table
waiting-qr-help = Or let them point a phone at this. They choose a name and sit down; nothing to install.
waiting-seats = Seats
waiting-you = you
waiting-host = host
waiting-away = away
waiting-free = Free
waiting-with = with { $names }
waiting-more-free = { $count ->
    [one] and one more
   *[other] and { $count } more
}
waiting-order = Seats go in order of arrival.
waiting-remove = Remove
waiting-add = Add a robot: { $robot }
waiting-options = What you play
waiting-start = Start
waiting-host-starts = { $name } starts the match.
waiting-start-away = { $count ->
    [one] { $names } is away. Press again to start anyway.
   *[other] { $names } are away. Press again to start anyway.
}
waiting-answer = The match has not begun. Seated: { $names }.
waiting-leave = Leave the table
waiting-sit = Sit down
waiting-sit-title = There is a seat for you
waiting-sit-help = The others see this name.
waiting-ready = ready
waiting-be-ready = I am ready
waiting-turn = Turn the seats
waiting-turn-teams = Everyone but the first moves on by one: other partners.
waiting-turn-help = Everyone but the first moves on by one.
waiting-watch = Let onlookers in, by a link of their own
waiting-watching = You are looking on
waiting-watching-help = The match will show here once it begins.
waiting-in-app = This looks like the browser inside another app. To be yourself in your usual browser too, open your device link there:

## Settings

settings-title = Settings
settings-language = Language
settings-theme = Appearance
settings-theme-system = As the device
settings-theme-day = Day
settings-theme-night = Night
settings-faces = Tiles
settings-faces-pips = Pips
settings-faces-digits = Digits
settings-faces-both = Both
settings-amount = Speech
settings-amount-full = Full sentences
settings-amount-brief = Brief
settings-amount-help = How much a screen reader hears of what happens at the table.
settings-phrases = What others say
settings-sound = Sound
settings-volume = Volume, 0 is silence
settings-voice = Speech by the browser
settings-voice-on = Speak aloud what happens
settings-voice-help = For who has no screen reader, or one that drops messages.
settings-play = Play
settings-auto = Act for me when there is no choice, after two or three seconds
settings-still = Nothing moves across the table
settings-notify = Tell me outside this page when it is my turn
settings-notify-barred = Your browser lets this page show no notifications; its settings for this page can change that.
settings-done = Done

## Round over

sheet-title = Round { $round }
sheet-again = The last round’s sheet
sheet-hands = What was left
sheet-empty-hand = nothing
sheet-tally = The score
sheet-tally-caption = Points before this round, in it and in all
sheet-before = Before
sheet-this-round = Round { $round }
sheet-total = Total
sheet-ready = Ready for round { $round }
sheet-you-are-ready = You are ready
sheet-who-ready = { $count ->
    [one] { $count } of { $all } is ready.
   *[other] { $count } of { $all } are ready.
}
sheet-waiting-for = Waiting for { $names }.
sheet-deal-in = Dealt in { $seconds } s at the latest.
sheet-back = Back to the table
sheet-proof = Check the deal
sheet-proof-how = Before anybody sent their part, the house showed a seal, made from its secret. The secret and everyone’s part together shuffled the tiles. So nobody could choose this deal.
sheet-proof-sealed = The secret fits the seal this page saw before the deal.
sheet-proof-broken = This is not the seal that this page saw before the deal.
sheet-proof-salted = Your part is among those used.
sheet-proof-unsalted = Your part is not among those used.
sheet-proof-commit = Seal
sheet-proof-secret = Secret
sheet-proof-salt = Part of { $name }

## Match over

matchover-title = match over
matchover-again = How the match ended
matchover-rounds = { $rounds ->
    [one] After one round
   *[other] After { $rounds } rounds
}
matchover-totals = Totals
matchover-won = winner
matchover-last-round = The last round
matchover-abandoned = The match was ended. Nobody wins it.
matchover-rematch = Another match
matchover-ready = { $count ->
    [one] { $names } is ready for another match.
   *[other] { $names } are ready for another match.
}
matchover-record = Save the record
matchover-record-help = The record is a text file with every deal and every move. Anyone can check it and play it through.

## Company at a table

phrases-mute = Neither show nor speak the phrases of others
menu-title = Table menu
menu-end = End the match
menu-leave = Leave the match
menu-leave-sure = The table will play for you, and you may come back until the match ends. Press again to leave.
onlookers-title = Onlookers
onlookers-count = { $count ->
    [one] one onlooker
   *[other] { $count } onlookers
}
onlookers-here = { $count ->
    [one] { $names } looks on.
   *[other] { $names } look on.
}
onlookers-none = Nobody looks on.
onlookers-link = Link for onlookers
asks-title = The table asks
# $names, $count: who of the people has left or is away.
asks-deserted = { $count ->
    [one] { $names } is gone.
   *[other] { $names } are gone.
} Go on, or end the match without a winner?
asks-go-on = Go on
asks-knock = { $name } asks for this seat: { $seat }.
asks-grant = Give the seat
asks-not-now = Not now

## Before the door of a running match

door-left = You have left this match
door-left-help = The table plays for you. You may come back until the match ends.
door-back = Come back
door-running = A match is being played here
door-players = At the table: { $names }.
door-watch = Look on
door-free = Is one of these seats yours?
door-free-help = They have been away for a while. Ask, and somebody at the table can give you the seat.
door-ask = Ask for it
door-asked = Asked
door-nothing = There is no seat for you now. Come back when the match is over, or open a table of your own.
door-over = The match here is over
door-over-help = If they play another one, its waiting room is here. Or open a table of your own.
watch-title = Look on at this table
watch-help = The players see who looks on.
closed-title = This table is closed
closed-help = Nobody was here for a long time. Open a new one: it takes a moment.

## Devices

devices-title = Your devices
devices-help = On each of them you are the same person, with the same seats.
devices-link = Device link
devices-link-make = Add another device
devices-link-again = Make a new link
devices-link-help = Open this link on your other device. It works once, within { $minutes } minutes. Keep it to yourself: who opens it is you.
devices-qr = QR code with your device link
devices-qr-help = Or point your phone at this.
devices-unknown = A browser
devices-here = this one
devices-seen = last here { $when }
devices-sign-out = Sign out
device-title = Be yourself on this device
device-help = Here you will be who made this link, with the same name and seats. The link works once.
device-known = At the moment you are { $name } in this browser; you will no longer be.
device-become = Go on here
