### Les libellés des guides ; les textes eux-mêmes sont dans doublesix/guide/pages.

guide-title = Guides
guide-lede = Comment chaque jeu se joue dans cette maison, avec des positions à essayer. Ce qu’on peut y jouer est calculé par les règles mêmes qui arbitrent les tables.
guide-contents = Dans ce guide
guide-others = Les autres jeux
guide-read = Lire le guide
guide-hand = La main de ce diagramme, { $count ->
    [one] { $count } domino
   *[other] { $count } dominos
}
guide-playable = Jouables : { $count }.
guide-opens = pour ouvrir
guide-goes = { $tiles } { $places }
guide-nowhere = { $tiles } nulle part
guide-either = { $first } ou { $second }
guide-then = { $start } ; { $next }
guide-may-keep = ou vous le gardez et votre tour s’arrête
guide-must-draw = Vous piochez : il reste { $count ->
    [one] { $count } domino
   *[other] { $count } dominos
} dans la pioche.
guide-must-pass = Vous passez.
