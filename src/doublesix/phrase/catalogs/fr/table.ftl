### La table dans la page : ses libellés, et les réponses aux touches, formulées d’après la vue.
### $numbers, $tiles, $names : des listes déjà jointes. $letter : A, B … d’une équipe.

## En-tête

header-home = Accueil
header-round = Manche { $round }
header-target = Manche { $round }, objectif { $value }
header-limit = Manche { $round }, limite { $value }
header-rounds = Manche { $round } sur { $value }
header-totals = Totaux
header-practice = Entraînement
header-scores = Scores
header-keys = Touches
header-log = Journal

## Places

seats-title = Joueurs
seat-you = Vous
seat-partner = votre partenaire
seat-robot = robot
seat-passed = A passé sur { $numbers }
seat-no = sans { $numbers }
seat-away = pas là
seat-left = a quitté, la table joue
seat-gone = a quitté
seat-turn = à jouer
seat-out = hors jeu

## Chaîne

chain-title = Chaîne
chain-sentence = { $count ->
    [one] { $count } domino, bouts { $left } et { $right }
   *[other] { $count } dominos, bouts { $left } et { $right }
}
chain-empty = La chaîne est vide
chain-begin = Choisissez le domino qui ouvre la manche.
chain-wait = { $name } ouvre la manche.
chain-folded = … { $count ->
    [one] { $count } domino
   *[other] { $count } dominos
} …
chain-unfold = Montrer { $count ->
    [one] { $count } domino replié
   *[other] { $count } dominos repliés
}
chain-refold = Replier
chain-end-left = Bout gauche : { $number }
chain-end-right = Bout droit : { $number }

## Trains

trains-title = Trains
trains-engine = Locomotive
train-open = OUVERT
train-closed = fermé
train-for-all = pour tous
train-cover = couvrir { $number }
train-mexican = Mexicain
train-of = Chez { $name }
train-own = Votre train
train-common = Train mexicain
train-end = bout { $number }
train-says = { $train }, { $state }, bout { $number }
train-tiles = { $count ->
    [0] aucun domino
    [one] { $count } domino
   *[other] { $count } dominos
}
boneyard-in = dans la pioche
boneyard-left = { $count } dans la pioche

## Main, endroits, boutons

hand-title = Votre main
hand-label = Votre main, { $count ->
    [one] { $count } domino
   *[other] { $count } dominos
}
hand-playable = { $tile }, jouable { $places }
hand-opens = { $tile }, peut ouvrir
hand-not-now = { $tile }, pas jouable maintenant
hand-does-not-fit = { $tile } ne peut pas être joué maintenant.
hand-not-there = { $tile } ne va pas à cet endroit.
hand-none-chosen = Choisissez d’abord un domino.
hand-nothing = Rien de jouable.
hand-empty = Votre main est vide.
hand-onlooker = Vous regardez cette table.
hand-sort = Trier ma main
hand-moved = { $tile }, place { $place } sur { $count }
phrases-title = Dire un mot
places-label = Endroits pour { $tile }
places-where = Où ? { $places }.
place-at-end = { $place }, sur le { $number }
place-open = Ici, au milieu

turn-yours = À vous
turn-open = Vous ouvrez
turn-cover = Couvrez { $number }
turn-of = À { $name }
turn-nobody = Pas de manche en cours
turn-seconds = { $seconds } s

act-draw = Piocher
act-pass = Passer
act-playable = Jouables
act-space = Espace

# Des raisons en deux ou trois mots, sous les boutons.
why-not-your-turn = Pas votre tour
why-can-play = Vous pouvez jouer
why-no-drawing = Pas de pioche ici
why-boneyard-empty = Pioche vide
why-must-draw = Piochez d’abord
why-drawn-already = Déjà pioché
why-not-running = Pas de manche

log-title = Journal
log-empty = Il ne s’est encore rien passé.
log-first = C’est le début du journal.
log-last = C’est la fin du journal.

## Réponses aux touches

answer-ends = Bouts { $left } et { $right }.
answer-both = { $number } aux deux bouts.
answer-chain = { $count ->
    [one] { $count } domino : { $tiles }.
   *[other] { $count } dominos : { $tiles }.
}
answer-chain-empty = La chaîne est vide.
answer-hand = { $count ->
    [one] { $count } domino
   *[other] { $count } dominos
}, { $pips ->
    [one] { $pips } point
   *[other] { $pips } points
} : { $tiles }.
answer-hand-playable = Jouables : { $tiles }.
answer-count = { $name } { $count }
answer-count-you = vous { $count }
answer-boneyard = pioche { $count }
answer-passed = { $name } a passé sur { $numbers }.
answer-passed-you = Vous avez passé sur { $numbers }.
answer-nobody-passed = Personne n’a passé dans cette manche.
answer-open-trains = Trains ouverts : { $names }.
answer-no-open-train = Aucun train n’est ouvert, sauf le train mexicain.
answer-total = { $name } { $points }
answer-total-you = vous { $points }
answer-total-team = équipe { $letter } { $points }
answer-total-yours = votre équipe { $points }
answer-turn-yours = C’est à vous.
answer-turn-of = C’est à { $name }.
answer-seconds = { $seconds ->
    [one] Il reste { $seconds } seconde.
   *[other] Il reste { $seconds } secondes.
}
answer-engine = Locomotive { $number }.
answer-train-tiles = { $train } : { $tiles }.
answer-no-trains = Il n’y a pas de trains dans ce jeu.
answer-no-sides = Il n’y a ni gauche ni droite dans ce jeu. Prenez les numéros des trains.
answer-no-such-train = Ce train n’existe pas.

## Touches : key-… est la lettre (elle peut changer d’une langue à l’autre), keys-… ce qu’elle fait

key-left = G
key-right = D
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

keys-title = Touches
keys-back = Au domino de gauche
keys-on = Au domino de droite
keys-first = Au premier domino
keys-final = Au dernier domino
keys-earlier = Déplacer le domino vers la gauche dans la main
keys-later = Déplacer le domino vers la droite dans la main
keys-up = Au train du dessus
keys-down = Au train du dessous
keys-play = Jouer ; demande où s’il y a le choix
keys-escape = Revenir à la main
keys-left = Jouer à gauche
keys-right = Jouer à droite
keys-train = Jouer sur ce train ; 0 est le train mexicain
keys-next = Au domino jouable suivant
keys-previous = Au domino jouable précédent
keys-draw = Piocher
keys-pass = Passer
keys-ends = Les bouts
keys-chain = Toute la chaîne
keys-hand = Ma main, et ce qui est jouable
keys-counts = Combien de dominos a chacun
keys-passes = Qui a passé sur quoi
keys-known = Ce que la manche a appris sur les mains
keys-hint = Un conseil, là où la table en donne
keys-scores = Les scores
keys-turn = À qui de jouer, temps restant
keys-again = La dernière chose arrivée
keys-older = En arrière dans le journal
keys-newer = En avant dans le journal
keys-help = Cette liste
keys-guide = Le guide de ce jeu
keys-letters = Utiliser les lettres et chiffres seuls
keys-own = Lettre pour « { $act } »
keys-reset = Les lettres d’origine
keys-space = Espace
keys-home = Début
keys-end = Fin
keys-shift = Maj
keys-covered = Échap ramène à la table.
table-close = Fermer
