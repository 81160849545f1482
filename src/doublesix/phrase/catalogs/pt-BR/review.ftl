### Quanto valia uma jogada, por quê, e o que a rodada contou. As variáveis: ver ../en/review.ftl

review-points = { $whole ->
    [one] { $whole },{ $tenths } ponto
   *[other] { $whole },{ $tenths } pontos
}

review-move = { $place ->
    [start] { $tile }
   *[other] { $tile } { place-at }
}
review-lost = { $who } jogou { $move }; { $better } valia { $points } a mais: { $why }.
review-good = { $who } jogou { $move }; nada valia claramente mais.
review-opened = Com as mãos abertas, o melhor era { $better }, com { $points } a mais que { $move }.
review-opened-good = Com as mãos abertas, nada era melhor que { $move }.
review-at = Rodada { $round }, jogada { $n }: { $text }
review-player = { $name }: { $points } de perda por escolha, em { $count ->
    [one] uma escolha
   *[other] { $count } escolhas
}.
review-player-none = { $name }: nada para escolher.
review-worth = { $move }: { $best ->
    [1] o melhor
   *[0] { $fair } a menos
}; com as mãos abertas: { $top ->
    [1] o melhor
   *[0] { $opened } a menos
}.
review-nothing = Nenhuma jogada decidiu claramente a partida.

## Por que uma jogada é boa: depois de dois-pontos ou vírgula

why-two = { $first }, e { $second }
why-last = é a última pedra da mão
why-next-lacks = { $who } joga em seguida e não tem { $numbers-nor }
why-both = ficam pedras para as pontas de { $numbers }
why-same = as duas pontas ficam em { $numbers }, onde ainda { $count ->
    [one] serve uma pedra da mão
    [2] servem duas pedras da mão
   *[other] servem { $count-word } pedras da mão
}
why-partner-end = deixa intacta a ponta de { $numbers } aberta por { $who }
why-many = ficam mais { $count-word } pedras com { $numbers } na mão
why-double = sai uma carroça da mão
why-heaviest = sai a pedra mais pesada da mão
why-shuts = fecha de novo o trem que estava aberto
why-plan = começa o trem mais pesado da mão
why-spare = o trem preparado na mão não precisa desta pedra
why-covered = a própria mão pode cobrir a carroça de { $numbers }
why-playouts = foi o que deu mais certo ao continuar a rodada em { $count } distribuições conformes ao que se sabia

## Dicas

hint-play = Jogue { $move }: { $why }.
hint-only = Só { $move } pode ser jogada.
hint-draw = Nada serve: compre.
hint-thinking = Pensando numa dica…
hint-button = Dica
hint-on = Dicas
hint-wanted = Permitir dicas: cada um pode perguntar qual é a melhor jogada, e por quê
hint-pass = Nada serve: passe.

## O que a rodada contou a todos sobre uma mão

known-none = { $name }: sem { $numbers-nor }.
known-none-you = Todos sabem que você está sem { $numbers-nor }.
known-likely = { $name } não tinha pedra com { $numbers } antes de comprar; a chance de ainda não ter é de { $percent }%.
known-likely-you = Você não tinha pedra com { $numbers } antes de comprar; para os outros, a chance de ainda não ter é de { $percent }%.
known-nothing = A rodada ainda não contou nada sobre as mãos.
known-how = Quem passa mostra que números faltam em sua mão; uma pedra comprada depois deixa isso menos certo.
known-title = O que a rodada contou
known-not-here = Aqui pessoas jogam entre si, e cada uma deduz por conta própria.

## The page

review-title = Análise
review-working = A análise começou…
review-ready = A análise está pronta.
review-again = Tentar de novo
review-making = A análise está em andamento{ $rounds ->
    [0] .
   *[other] : rodada { $round } de { $rounds } pronta.
}
review-no-choice = Aqui não havia nada para escolher.
review-not-yet = Ainda não há análise: abra-a no alto.
review-no-further = Não há mais jogadas decisivas.
review-turning = Jogadas decisivas
review-players = Jogadores
review-explained = Pontos perdidos, em média, em relação à melhor jogada que cada um podia achar com o que sabia. A sorte da distribuição não conta.
