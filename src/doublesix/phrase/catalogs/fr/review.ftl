### Ce que valait un coup, pourquoi, et ce que la manche a appris. Les variables : voir ../en/review.ftl

review-points = { $whole ->
    [one] { $whole },{ $tenths } point
   *[other] { $whole },{ $tenths } points
}

review-move = { $place ->
    [start] { $tile }
   *[other] { $tile } { place-at }
}
review-lost = { $who } a joué { $move } ; { $better } valait { $points } de plus : { $why }.
review-good = { $who } a joué { $move } ; rien ne valait nettement mieux.
review-opened = Mains ouvertes, le mieux était { $better }, à { $points } de plus que { $move }.
review-opened-good = Mains ouvertes, rien n’était meilleur que { $move }.
review-at = Manche { $round }, coup { $n } : { $text }
review-player = { $name } : { $points } de perte par choix, sur { $count ->
    [one] un choix
   *[other] { $count } choix
}.
review-player-none = { $name } : rien à choisir.
review-worth = { $move } : { $best ->
    [1] le mieux
   *[0] { $fair } de moins
} ; mains ouvertes : { $top ->
    [1] le mieux
   *[0] { $opened } de moins
}.
review-nothing = Aucun coup n’a nettement décidé de la partie.

## Pourquoi un coup est bon : après deux-points ou une virgule

why-two = { $first }, et { $second }
why-last = c’est le dernier domino de la main
why-next-lacks = { $who }, qui joue ensuite, est sans { $numbers-nor }
why-both = il reste des dominos pour les bouts à { $numbers }
why-same = il y a alors { $numbers } aux deux bouts, où { $count ->
    [one] va encore un domino de la main
   *[other] vont encore { $count-word } dominos de la main
}
why-partner-end = cela laisse intact le bout à { $numbers } que { $who } a ouvert
why-many = il reste { $count-word } autres dominos avec { $numbers } dans la main
why-double = cela débarrasse la main d’un double
why-heaviest = cela débarrasse la main du domino le plus lourd
why-shuts = cela referme le train resté ouvert
why-plan = c’est le début du train le plus lourd de la main
why-spare = le train préparé dans la main n’a pas besoin de ce domino
why-covered = la main peut elle-même couvrir le double { $numbers }
why-playouts = c’est ce qui a le mieux réussi en jouant la suite dans { $count } donnes conformes à ce qu’on savait

## Conseils

hint-play = Jouez { $move } : { $why }.
hint-only = On ne peut jouer que { $move }.
hint-draw = Rien ne va : piochez.
hint-thinking = Un conseil se prépare…
hint-button = Conseil
hint-on = Conseils
hint-wanted = Permettre les conseils : chacun peut demander le meilleur coup, et pourquoi
hint-pass = Rien ne va : passez.

## Ce que la manche a appris à tous sur une main

known-none = { $name } : sans { $numbers-nor }.
known-none-you = Tous savent que vous êtes sans { $numbers-nor }.
known-likely = { $name } n’avait pas de { $numbers } avant de piocher ; il y a { $percent } % de chances que ce soit encore vrai.
known-likely-you = Vous n’aviez pas de { $numbers } avant de piocher ; pour les autres, il y a { $percent } % de chances que ce soit encore vrai.
known-nothing = La manche n’a encore rien appris sur les mains.
known-how = Qui passe montre quels numéros manquent à sa main ; un domino pioché ensuite le rend moins sûr.
known-title = Ce que la manche a appris
known-not-here = Ici on joue entre personnes, et chacun déduit par soi-même.

## The page

review-title = Analyse
review-working = L’analyse commence…
review-ready = L’analyse est prête.
review-again = Réessayer
review-making = L’analyse est en cours{ $rounds ->
    [0] .
   *[other]  : manche { $round } sur { $rounds } terminée.
}
review-no-choice = Ici il n’y avait rien à choisir.
review-not-yet = Pas encore d’analyse : ouvrez-la en haut.
review-no-further = Il n’y a plus de coup décisif.
review-turning = Coups décisifs
review-players = Joueurs
review-explained = Points perdus, en moyenne, par rapport au meilleur coup que chacun pouvait trouver avec ce qu’il savait. La chance de la donne n’y compte pas.
