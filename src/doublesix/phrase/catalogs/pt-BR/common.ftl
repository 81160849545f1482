### What the variables are: see ../en/common.ftl

## Numbers and lists

number-0 = zero
number-1 = um
number-2 = dois
number-3 = três
number-4 = quatro
number-5 = cinco
number-6 = seis
number-7 = sete
number-8 = oito
number-9 = nove
number-10 = dez
number-11 = onze
number-12 = doze

list-more = { $start }, { $next }
list-last = { $start } e { $last }
list-nor = { $start } nem { $last }

tiles = { $count ->
    [1] { $count } pedra
   *[other] { $count } pedras
}
points = { $points ->
    [1] { $points } ponto
   *[other] { $points } pontos
}

## Games, options, robots

game-draw = Dominó com monte
game-partners = Dominó em duplas
game-salon = Dominó de salão
game-mexican-train = Trem mexicano

option-target = Objetivo
option-limit = Limite
option-set = Conjunto
option-teams = Equipes
option-rounds = Rodadas
option-turn_s = Tempo por vez

option-target-value = { $value } pontos
option-limit-value = { $value } pontos
option-set-value = { $value ->
    [6] duplo-seis
    [9] duplo-nove
   *[12] duplo-doze
}
option-teams-value = { $value ->
    [0] cada um por si
   *[other] { $value } equipes
}
option-turn_s-value = { $value } segundos
option-rounds-value = { $value ->
    [1] { $value } rodada
   *[other] { $value } rodadas
}

robot-beginner = Iniciante
robot-steady = Médio
robot-strong = Forte
robot-expert = Especialista
robot-relay = Reserva
robot-name = { $name } (robô)
forgotten-name = Alguém

## Sides

team = Equipe { $letter }
team-yours = Sua equipe

side = { $form ->
    [you] você
    [ours] sua equipe
    [team] a equipe { $letter }
   *[name] { $side }
}
    .start = { $form ->
    [you] Você
    [ours] Sua equipe
    [team] A equipe { $letter }
   *[name] { $side }
}
side-points = { $form ->
    [team] equipe { $letter }
   *[name] { side }
} { $points }

## Where a tile goes

place-at = { $place ->
    [left] à esquerda
    [right] à direita
    [own] no próprio trem
    [yours] no seu trem
    [mexican] no trem mexicano
   *[other] no trem de { $owner }
}

## Why a round went as it did

side-scores = { $points ->
    [0] { $form ->
        [you] vence a rodada com 0 pontos
       *[name] vence a rodada com 0 pontos
    }
   *[other] marca { points }
}
went-out = { $actor ->
    [you] Você bate.
   *[other] { $who } bate.
}
went-out-free = { $actor ->
    [you] Você bate e marca 0 pontos.
   *[other] { $who } bate e marca 0 pontos.
} { $form ->
    [ours] Cada uma das outras equipes conta as suas mãos e o que restava na sua equipe.
    [team] Cada uma das outras equipes conta as suas mãos e o que restava na equipe { $letter }.
   *[name] Cada um dos outros conta a própria mão.
}

decided-out = { $game ->
    [salon] { went-out-free }
    [mexican-train] { went-out-free }
   *[draw] { $form ->
        [you] Você bate e { side-scores }.
        [name] { $side } bate e { side-scores }.
       *[team] { went-out } { side.start } { side-scores }.
    }
}
    .brief = { $game ->
    [salon] { went-out }
    [mexican-train] { went-out }
   *[draw] { decided-out }
}
decided-lightest = Rodada trancada. { $form ->
    [you] Você tem a mão mais leve e { side-scores }.
    [name] { $side } tem a mão mais leve e { side-scores }.
   *[team] { side.start } é a mais leve e { side-scores }.
}
decided-fewer = Rodada trancada. Empate em { $tie }: decide quem tem menos pedras. { side.start } { side-scores }.
decided-last = Rodada trancada. Empate, { $tie } de cada lado: a rodada fica com a equipe que jogou por último. { side.start } { side-scores }.
decided-nobody = Rodada trancada. Empate em { $tie }, também em número de pedras: ninguém marca.
decided-own = { $actor ->
    [none] Rodada trancada. Cada mão que restou é contada.
   *[other] { went-out-free }
}
