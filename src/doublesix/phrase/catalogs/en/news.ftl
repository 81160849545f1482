### What happened, as the server tells it. The value is for the others, .you for who did it; .brief and .you-brief say less.
###
### $who     the name of who did it
### $tile    "5-2"
### $drew    tiles drawn before in this turn, $drew-word the same as a word (digits above twelve); who drew has heard of each
### $ends    the two ends as words, $ends-count how many numbers these are: 0 none, 1 both equal, 2
### $numbers the numbers passed on, $numbers-count likewise
### $place, $owner, $form, $side, $letter: see common.ftl

## The waiting room

news-sat = { $who } sits down.
    .you = You sit down.
news-left = { $who } leaves the table.
    .you = You leave the table.
news-removed = The host sends { $who } away.
    .you = The host sends you away.
news-host = { $who } is the host now.
    .you = You are the host now.
# $label, $worth: `option-…` and `option-…-value` of the option, see common.ftl
news-option = { $label }: { $worth }.
news-started = The match begins.
news-hints = At this table whoever is to play may ask for a hint.
news-ready = { $who } is ready.
    .you = You are ready.

## The round

# Who begins is told in the turn that follows.
news-dealt = Round { $round }.{ dealt-engine } { $who } begins.
    .you = Round { $round }.{ dealt-engine }
# $engine is -1 in a game without one.
dealt-engine = { $engine ->
    [-1] {""}
   *[other] {" "}Engine { $engine-word }.
}

drew-first = { $drew ->
    [0] {""}
   *[other] draws { $drew-word } and{" "}
}
    .brief = { $drew ->
    [0] {""}
   *[other] { $drew-word } drawn,{" "}
}
ends-now = { $ends-count ->
    [0] {""}
    [1] {" "}Both ends { $ends }.
   *[other] {" "}Ends { $ends }.
}
    .brief = { $ends-count ->
    [0] {""}
    [1] ; both ends { $ends }
   *[other] ; ends { $ends }
}

news-played = { $place ->
    [start] { $who } opens with { $tile }.
   *[other] { $covers ->
        [1] { $who } { drew-first }covers the double with { $tile } { place-at }.
       *[other] { $who } { drew-first }plays { $tile } { place-at }.
    }
}{ ends-now }
    .you = { $place ->
    [start] You open with { $tile }.
   *[other] { $covers ->
        [1] You cover the double with { $tile } { place-at }.
       *[other] You play { $tile } { place-at }.
    }
}{ ends-now }
    .brief = { $who }: { $place ->
    [start] { $tile }
   *[other] { drew-first.brief }{ $tile } { place-at }
}{ ends-now.brief }.
    .you-brief = You: { $place ->
    [start] { $tile }
   *[other] { $tile } { place-at }
}{ ends-now.brief }.

news-drew = { $who } draws a tile.
    .you = You draw a tile.
# $fits: yes (it can be played), no (it cannot, and there is no more drawing), more (it cannot)
news-received = You draw { $tile }.{ received-fits }
    .you-brief = { $tile }.{ received-fits }
received-fits = { $fits ->
    [yes] {" "}It fits.
    [no] {" "}It does not fit.
   *[more] {""}
}
news-drawing = { $who } is drawing.
    .you = You are drawing.

drew-then = { $drew ->
    [0] {""}
   *[other] draws { $drew-word },{" "}
}
passed-on = { $numbers-count ->
    [0] {""}
   *[other] {" "}on { $numbers }
}
# $opens is 1 where the pass opens the player's own train.
news-passed = { $who } { $opens ->
    [0] { drew-first }passes{ passed-on }.
   *[1] { drew-then }passes{ passed-on } and opens their train.
}
    .you = You { $opens ->
    [0] pass{ passed-on }.
   *[1] pass{ passed-on } and open your train.
}
news-kept = { $drew ->
    [0] { $who } keeps the tile.
   *[other] { $who } draws a tile and keeps it.
}
    .you = You keep the tile.
# Told before what the table does where a player is away or late.
news-stood-in = The table acts for { $who }.
    .you = The table acts for you.

## The end of a round and of a match

# Each side with its points.
news-scores = Points: { $scores }.
news-totals = Totals: { $totals }.
news-eliminated = { $form ->
    [you] You reach the limit and play no more.
   *[other] { side.start } reaches the limit and plays no more.
}
# $winners is a number, $sides their list.
news-won = { $winners ->
    [0] Nobody wins the match.
    [1] { $form ->
        [you] You win the match.
       *[other] { side.start } wins the match.
    }
   *[other] Shared win: { $sides }.
}

## The listener's turn
## $playable tiles of the hand; $cover the number of a double to be covered, else -1; $opening 1 before the first tile

turn-about = { $opening ->
    [1] {" "}You open.
   *[0] { $cover ->
        [-1] { ends-now }
       *[other] {" "}Cover the { $cover-word }.
    }
}
news-turn = It is { $who }’s turn.
    .you = Your turn.{ turn-about } { turn-playable }
    .brief = { $who }’s turn.
    .you-brief = Your turn.{ turn-about }
turn-playable = { $playable ->
    [0] Nothing fits.
    [1] You can play one tile.
   *[other] You can play { $playable-word } tiles.
}
# After a double that who laid it has to cover, for them alone.
news-cover = Cover the { $cover-word }. { turn-playable }
    .you-brief = Cover the { $cover-word }.

# $count things, more than were worth saying one by one.
news-summary = { $count ->
    [one] Meanwhile { $count-word } thing happened.
   *[other] Meanwhile { $count-word } things happened.
}

## Phrases, and what happens beside the play

phrase-hello = Hello!
phrase-good-luck = Good luck!
phrase-well-played = Well played!
phrase-thank-you = Thank you!
phrase-one-moment = One moment, please.
phrase-sorry = Sorry!
phrase-oops = Oops!
phrase-wow = Wow!
phrase-close-one = That was close!
phrase-your-turn = Your turn!
phrase-again = Another one?
phrase-goodbye = Goodbye, thanks for the game!
news-said = { $who }: { $phrase ->
    [good-luck] { phrase-good-luck }
    [well-played] { phrase-well-played }
    [thank-you] { phrase-thank-you }
    [one-moment] { phrase-one-moment }
    [sorry] { phrase-sorry }
    [oops] { phrase-oops }
    [wow] { phrase-wow }
    [close-one] { phrase-close-one }
    [your-turn] { phrase-your-turn }
    [again] { phrase-again }
    [goodbye] { phrase-goodbye }
   *[hello] { phrase-hello }
}
    .you = You: { $phrase ->
        [good-luck] { phrase-good-luck }
        [well-played] { phrase-well-played }
        [thank-you] { phrase-thank-you }
        [one-moment] { phrase-one-moment }
        [sorry] { phrase-sorry }
        [oops] { phrase-oops }
        [wow] { phrase-wow }
        [close-one] { phrase-close-one }
        [your-turn] { phrase-your-turn }
        [again] { phrase-again }
        [goodbye] { phrase-goodbye }
       *[hello] { phrase-hello }
    }
news-reopened = The table is open for another match.
news-turned = The seats have been turned.
# Who plays in a team together: $members, their names.
news-team = { $form ->
    [ours] Your team
   *[team] Team { $letter }
}: { $members }.
news-watched = { $on ->
    [1] Onlookers may come.
   *[other] Onlookers may no longer come.
}

## Leaving a match, coming back

news-back = { $who } is back at the table.
    .you = You are back at the table.
news-deserted = Nobody of the others has been here for two minutes. The match may be ended.
news-abandoned = The match is ended before its time. Nobody wins.
news-knocked = { $who }’s seat is asked for: somebody wants to come back to it.
    .you = Somebody asks for your seat.
news-given = The seat is given. { $who } plays on in it.
    .you = The seat is yours. Play on.
