### Le problème du jour. Les variables : voir ../en/puzzle.ftl

puzzle-title = Problème du jour
puzzle-about = Dominos en équipe, toutes les mains ouvertes : quel coup rapporte le plus à votre équipe ?
puzzle-lede = Dominos en équipe, toutes les mains ouvertes. C’est à vous, la manche en est là, et désormais chacun joue au mieux. Quel coup rapporte le plus à votre équipe ?
puzzle-yours = Votre coup
puzzle-hands = Les mains
puzzle-hand-you = Vous
puzzle-hand-next = La personne suivante, contre vous
puzzle-hand-partner = Votre partenaire
puzzle-hand-previous = La personne avant vous, contre vous
puzzle-right = Exact : { review-move }.
puzzle-wrong = { review-move } : il y a mieux.
puzzle-answer = La solution : { review-move }.
puzzle-out = { $out ->
    [you] vous faites domino
    [partner] votre partenaire fait domino
    [next] la personne suivante fait domino
    [previous] la personne avant vous fait domino
   *[blocked] la manche est bloquée
}
puzzle-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
puzzle-scores = { $side ->
    [own] votre équipe marque { puzzle-points }
   *[other] l’autre équipe marque { puzzle-points }
}
puzzle-passes = { $count ->
    [one] La personne suivante n’a rien à poser.
    [2] Ni la personne suivante ni votre partenaire n’ont rien à poser.
    [3] Aucune des trois autres personnes n’a rien à poser.
   *[other] Plus personne n’a rien à poser.
}
puzzle-comes = À la fin, { puzzle-out }, et { puzzle-scores }.
puzzle-other = Le meilleur des autres coups est { review-move } : alors { puzzle-out }, et { puzzle-scores }.
puzzle-show = Voir la solution
puzzle-earlier = La veille
puzzle-later = Le lendemain
puzzle-proof = La position vient d’une manche jouée par des robots. Toutes les suites possibles ont été examinées ; les chiffres sont exacts.
