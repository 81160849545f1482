### What happened. What the variables are: see ../en/news.ftl

## The waiting room

news-sat = { $who } entra na mesa.
    .you = Você entra na mesa.
news-left = { $who } sai da mesa.
    .you = Você sai da mesa.
news-removed = Quem comanda a mesa retira { $who }.
    .you = Quem comanda a mesa retira você.
news-host = { $who } agora comanda a mesa.
    .you = Agora você comanda a mesa.
news-option = { $label }: { $worth }.
news-started = A partida começa.
news-hints = Nesta mesa, quem deve jogar pode pedir uma dica.
news-ready = { $who } já pode continuar.
    .you = Você já pode continuar.

## The round

news-dealt = Rodada { $round }.{ dealt-engine } { $who } começa.
    .you = Rodada { $round }.{ dealt-engine }
dealt-engine = { $engine ->
    [-1] {""}
   *[other] {" "}Locomotiva: { $engine-word }.
}

drew-first = { $drew ->
    [0] {""}
    [1] compra uma pedra e{" "}
    [2] compra duas pedras e{" "}
   *[other] compra { $drew-word } pedras e{" "}
}
    .brief = { $drew ->
    [0] {""}
    [1] uma pedra comprada,{" "}
    [2] duas pedras compradas,{" "}
   *[other] { $drew-word } pedras compradas,{" "}
}
ends-now = { $ends-count ->
    [0] {""}
    [1] {" "}Nas duas pontas: { $ends }.
   *[other] {" "}Pontas { $ends }.
}
    .brief = { $ends-count ->
    [0] {""}
    [1] ; { $ends } nas duas pontas
   *[other] ; pontas { $ends }
}

news-played = { $place ->
    [start] { $who } abre com { $tile }.
   *[other] { $covers ->
        [1] { $who } { drew-first }cobre a carroça com { $tile } { place-at }.
       *[other] { $who } { drew-first }joga { $tile } { place-at }.
    }
}{ ends-now }
    .you = { $place ->
    [start] Você abre com { $tile }.
   *[other] { $covers ->
        [1] Você cobre a carroça com { $tile } { place-at }.
       *[other] Você joga { $tile } { place-at }.
    }
}{ ends-now }
    .brief = { $who }: { $place ->
    [start] { $tile }
   *[other] { drew-first.brief }{ $tile } { place-at }
}{ ends-now.brief }.
    .you-brief = Você: { $place ->
    [start] { $tile }
   *[other] { $tile } { place-at }
}{ ends-now.brief }.

news-drew = { $who } compra uma pedra.
    .you = Você compra uma pedra.
news-received = Você compra { $tile }.{ received-fits }
    .you-brief = { $tile }.{ received-fits }
received-fits = { $fits ->
    [yes] {" "}Encaixa.
    [no] {" "}Não encaixa.
   *[more] {""}
}
news-drawing = { $who } está comprando.
    .you = Você está comprando.

drew-then = { $drew ->
    [0] {""}
    [1] compra uma pedra,{" "}
    [2] compra duas pedras,{" "}
   *[other] compra { $drew-word } pedras,{" "}
}
passed-on = { $numbers-count ->
    [0] {""}
   *[other] {" "}em { $numbers }
}
news-passed = { $who } { $opens ->
    [0] { drew-first }passa{ passed-on }.
   *[1] { drew-then }passa{ passed-on } e abre o próprio trem.
}
    .you = Você { $opens ->
    [0] passa{ passed-on }.
   *[1] passa{ passed-on } e abre o seu trem.
}
news-kept = { $drew ->
    [0] { $who } fica com a pedra.
   *[other] { $who } compra uma pedra e fica com ela.
}
    .you = Você fica com a pedra.
news-stood-in = A mesa joga por { $who }.
    .you = A mesa joga por você.

## The end of a round and of a match

news-scores = Pontos: { $scores }.
news-totals = Totais: { $totals }.
news-eliminated = { $form ->
    [you] Você chega ao limite e não joga mais.
   *[other] { side.start } chega ao limite e não joga mais.
}
news-won = { $winners ->
    [0] Ninguém vence a partida.
    [1] { $form ->
        [you] Você vence a partida.
       *[other] { side.start } vence a partida.
    }
   *[other] Vitória dividida: { $sides }.
}

## The listener's turn

turn-about = { $opening ->
    [1] {" "}Você abre.
   *[0] { $cover ->
        [-1] { ends-now }
       *[other] {" "}Cubra o { $cover-word }.
    }
}
news-turn = É a vez de { $who }.
    .you = Sua vez.{ turn-about } { turn-playable }
    .brief = Vez de { $who }.
    .you-brief = Sua vez.{ turn-about }
turn-playable = { $playable ->
    [0] Nada serve.
    [1] Você pode jogar uma pedra.
    [2] Você pode jogar duas pedras.
   *[other] Você pode jogar { $playable-word } pedras.
}
news-cover = Cubra o { $cover-word }. { turn-playable }
    .you-brief = Cubra o { $cover-word }.

news-summary = { $count ->
    [1] Nesse meio-tempo, uma coisa aconteceu.
    [2] Nesse meio-tempo, duas coisas aconteceram.
   *[other] Nesse meio-tempo, { $count-word } coisas aconteceram.
}

## Frases, e o que acontece fora do jogo

phrase-hello = Olá!
phrase-good-luck = Boa sorte!
phrase-well-played = Boa jogada!
phrase-thank-you = Valeu!
phrase-one-moment = Um momento, por favor.
phrase-sorry = Foi mal!
phrase-oops = Opa!
phrase-wow = Uau!
phrase-close-one = Foi por pouco!
phrase-your-turn = É a sua vez!
phrase-again = Mais uma?
phrase-goodbye = Tchau, valeu pela partida!
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
    .you = Você: { $phrase ->
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
news-reopened = A mesa está aberta para outra partida.
news-turned = Os lugares giraram.
news-team = { $form ->
    [ours] Sua equipe
   *[team] Equipe { $letter }
}: { $members }.
news-watched = { $on ->
    [1] Agora dá para assistir.
   *[other] Não dá mais para assistir.
}

## Sair de uma partida, voltar a ela

news-back = { $who } voltou à mesa.
    .you = Você voltou à mesa.
news-deserted = Faz dois minutos que os outros não estão aqui. A partida pode ser encerrada.
news-abandoned = A partida foi encerrada antes do fim. Ninguém vence.
news-knocked = Alguém pede o lugar de { $who } para voltar a jogar.
    .you = Alguém pede o seu lugar.
news-given = O lugar foi dado. { $who } continua nele.
    .you = O lugar é seu. Continue.
