### What happened. What the variables are: see ../en/news.ftl

## The waiting room

news-sat = { $who } prend place.
    .you = Vous prenez place.
news-left = { $who } quitte la table.
    .you = Vous quittez la table.
news-removed = L’hôte retire { $who } de la table.
    .you = L’hôte vous retire de la table.
news-host = { $who } devient l’hôte.
    .you = Vous devenez l’hôte.
news-option = { $label } : { $worth }.
news-started = La partie commence.
news-hints = À cette table, qui doit jouer peut demander un conseil.
news-ready = { $who } attend la suite.
    .you = Vous attendez la suite.

## The round

news-dealt = Manche { $round }.{ dealt-engine } { $who } commence.
    .you = Manche { $round }.{ dealt-engine }
dealt-engine = { $engine ->
    [-1] {""}
   *[other] {" "}Locomotive : { $engine-word }.
}

drew-first = { $drew ->
    [0] {""}
    [1] pioche un domino et{" "}
   *[other] pioche { $drew-word } dominos et{" "}
}
    .brief = { $drew ->
    [0] {""}
    [1] un domino pioché,{" "}
   *[other] { $drew-word } dominos piochés,{" "}
}
ends-now = { $ends-count ->
    [0] {""}
    [1] {" "}Aux deux bouts : { $ends }.
   *[other] {" "}Bouts { $ends }.
}
    .brief = { $ends-count ->
    [0] {""}
    [1] {" "}; { $ends } aux deux bouts
   *[other] {" "}; bouts { $ends }
}

news-played = { $place ->
    [start] { $who } ouvre avec { $tile }.
   *[other] { $covers ->
        [1] { $who } { drew-first }couvre le double avec { $tile } { place-at }.
       *[other] { $who } { drew-first }pose { $tile } { place-at }.
    }
}{ ends-now }
    .you = { $place ->
    [start] Vous ouvrez avec { $tile }.
   *[other] { $covers ->
        [1] Vous couvrez le double avec { $tile } { place-at }.
       *[other] Vous posez { $tile } { place-at }.
    }
}{ ends-now }
    .brief = { $who } : { $place ->
    [start] { $tile }
   *[other] { drew-first.brief }{ $tile } { place-at }
}{ ends-now.brief }.
    .you-brief = Vous : { $place ->
    [start] { $tile }
   *[other] { $tile } { place-at }
}{ ends-now.brief }.

news-drew = { $who } pioche un domino.
    .you = Vous piochez un domino.
news-received = Vous piochez { $tile }.{ received-fits }
    .you-brief = { $tile }.{ received-fits }
received-fits = { $fits ->
    [yes] {" "}Jouable.
    [no] {" "}Pas jouable.
   *[more] {""}
}
news-drawing = { $who } est en train de piocher.
    .you = Vous êtes en train de piocher.

drew-then = { $drew ->
    [0] {""}
    [1] pioche un domino,{" "}
   *[other] pioche { $drew-word } dominos,{" "}
}
passed-on = { $numbers-count ->
    [0] {""}
   *[other] {" "}sur { $numbers }
}
news-passed = { $who } { $opens ->
    [0] { drew-first }passe{ passed-on }.
   *[1] { drew-then }passe{ passed-on } et ouvre son train.
}
    .you = Vous { $opens ->
    [0] passez{ passed-on }.
   *[1] passez{ passed-on } et ouvrez votre train.
}
news-kept = { $drew ->
    [0] { $who } garde le domino.
   *[other] { $who } pioche un domino et le garde.
}
    .you = Vous gardez le domino.
news-stood-in = La table joue pour { $who }.
    .you = La table joue pour vous.

## The end of a round and of a match

news-scores = Points : { $scores }.
news-totals = Totaux : { $totals }.
news-eliminated = { $form ->
    [you] Vous atteignez la limite et ne jouez plus.
   *[other] { side.start } atteint la limite et ne joue plus.
}
news-won = { $winners ->
    [0] Personne ne gagne la partie.
    [1] { $form ->
        [you] Vous gagnez la partie.
       *[other] { side.start } gagne la partie.
    }
   *[other] Victoire partagée : { $sides }.
}

## The listener's turn

turn-about = { $opening ->
    [1] {" "}Vous ouvrez.
   *[0] { $cover ->
        [-1] { ends-now }
       *[other] {" "}Couvrez le { $cover-word }.
    }
}
news-turn = C’est à { $who } de jouer.
    .you = À vous.{ turn-about } { turn-playable }
    .brief = À { $who }.
    .you-brief = À vous.{ turn-about }
turn-playable = { $playable ->
    [0] Rien ne va.
    [1] Vous pouvez poser un domino.
   *[other] Vous pouvez poser { $playable-word } dominos.
}
news-cover = Couvrez le { $cover-word }. { turn-playable }
    .you-brief = Couvrez le { $cover-word }.

news-summary = { $count ->
    [one] Entre-temps, une chose s’est passée.
   *[other] Entre-temps, { $count-word } choses se sont passées.
}

## Phrases, et ce qui se passe à côté du jeu

phrase-hello = Bonjour !
phrase-good-luck = Bonne chance !
phrase-well-played = Bien joué !
phrase-thank-you = Merci !
phrase-one-moment = Un instant, s’il vous plaît.
phrase-sorry = Pardon !
phrase-oops = Oups !
phrase-wow = Ça alors !
phrase-close-one = C’était juste !
phrase-your-turn = À vous de jouer !
phrase-again = On en refait une ?
phrase-goodbye = Au revoir, merci pour la partie !
news-said = { $who } : { $phrase ->
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
    .you = Vous : { $phrase ->
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
news-reopened = La table est ouverte pour une autre partie.
news-turned = Les places ont tourné.
news-team = { $form ->
    [ours] Votre équipe
   *[team] Équipe { $letter }
} : { $members }.
news-watched = { $on ->
    [1] On peut venir regarder.
   *[other] On ne peut plus venir regarder.
}

## Quitter une partie, y revenir

news-back = { $who } revient à la table.
    .you = Vous revenez à la table.
news-deserted = Les autres ne sont plus là depuis deux minutes. On peut arrêter la partie.
news-abandoned = La partie s’arrête avant la fin. Personne ne gagne.
news-knocked = Quelqu’un demande à reprendre la place occupée par { $who }.
    .you = On demande votre place.
news-given = La place est donnée. { $who } continue à cette place.
    .you = La place est à vous. Continuez.
