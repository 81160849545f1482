### What the variables are: see ../en/common.ftl

## Numbers and lists

number-0 = zéro
number-1 = un
number-2 = deux
number-3 = trois
number-4 = quatre
number-5 = cinq
number-6 = six
number-7 = sept
number-8 = huit
number-9 = neuf
number-10 = dix
number-11 = onze
number-12 = douze

list-more = { $start }, { $next }
list-last = { $start } et { $last }
list-nor = { $start } ni { $last }

tiles = { $count ->
    [one] { $count } domino
   *[other] { $count } dominos
}
points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}

## Games, options, robots

game-draw = Dominos avec pioche
game-partners = Dominos en équipe
game-salon = Dominos du salon
game-mexican-train = Train mexicain

option-target = Objectif
option-limit = Limite
option-set = Jeu
option-teams = Équipes
option-rounds = Manches
option-turn_s = Temps par tour

option-target-value = { $value } points
option-limit-value = { $value } points
option-set-value = { $value ->
    [6] double-six
    [9] double-neuf
   *[12] double-douze
}
option-teams-value = { $value ->
    [0] chacun pour soi
   *[other] { $value } équipes
}
option-turn_s-value = { $value } secondes
option-rounds-value = { $value ->
    [one] { $value } manche
   *[other] { $value } manches
}

robot-beginner = Débutant
robot-steady = Moyen
robot-strong = Fort
robot-expert = Expert
robot-relay = Relais
robot-name = { $name } (robot)
forgotten-name = Quelqu’un

## Sides

team = Équipe { $letter }
team-yours = Votre équipe

side = { $form ->
    [you] vous
    [ours] votre équipe
    [team] l’équipe { $letter }
   *[name] { $side }
}
    .start = { $form ->
    [you] Vous
    [ours] Votre équipe
    [team] L’équipe { $letter }
   *[name] { $side }
}
side-points = { $form ->
    [team] équipe { $letter }
   *[name] { side }
} { $points }

## Where a tile goes

place-at = { $place ->
    [left] à gauche
    [right] à droite
    [own] sur son train
    [yours] sur votre train
    [mexican] sur le train mexicain
   *[other] chez { $owner }
}

## Why a round went as it did

side-scores = { $form ->
    [you] { $points ->
        [0] remportez la manche avec 0 point
       *[other] marquez { points }
    }
   *[name] { $points ->
        [0] remporte la manche avec 0 point
       *[other] marque { points }
    }
}
went-out = { $actor ->
    [you] Vous faites domino.
   *[other] { $who } fait domino.
}
went-out-free = { $actor ->
    [you] Vous faites domino et marquez 0 point.
   *[other] { $who } fait domino et marque 0 point.
} { $form ->
    [ours] Chaque autre équipe compte ses mains et ce qui restait à la vôtre.
    [team] Chaque autre équipe compte ses mains et ce qui restait à l’équipe { $letter }.
   *[name] Tous les autres comptent leur propre main.
}

decided-out = { $game ->
    [salon] { went-out-free }
    [mexican-train] { went-out-free }
   *[draw] { $form ->
        [you] Vous faites domino et { side-scores }.
        [name] { $side } fait domino et { side-scores }.
       *[team] { went-out } { side.start } { side-scores }.
    }
}
    .brief = { $game ->
    [salon] { went-out }
    [mexican-train] { went-out }
   *[draw] { decided-out }
}
decided-lightest = Manche bloquée. { $form ->
    [you] Vous avez la main la plus légère et { side-scores }.
    [name] { $side } a la main la plus légère et { side-scores }.
   *[team] { side.start } est la plus légère et { side-scores }.
}
decided-fewer = Manche bloquée. Égalité à { $tie } : le plus petit nombre de dominos départage. { side.start } { side-scores }.
decided-last = Manche bloquée. Égalité, { $tie } partout : la manche revient à l’équipe qui a posé en dernier. { side.start } { side-scores }.
decided-nobody = Manche bloquée. Égalité à { $tie }, même en nombre de dominos : personne ne marque.
decided-own = { $actor ->
    [none] Manche bloquée. Chaque main restante est comptée.
   *[other] { went-out-free }
}
