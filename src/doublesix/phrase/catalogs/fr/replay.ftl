### La relecture d’une partie finie, mains ouvertes, et les parties passées sur l’accueil.

replay-title = Revoir
replay-page-title = Revoir – Double Six
replay-watch = Revoir
replay-past = Parties passées
replay-open = Ouvrir un relevé
replay-open-help = Déposez ici un fichier de relevé, ou choisissez-en un. Il est vérifié ligne par ligne avant d’être montré. 2 Mo au plus.
replay-choose = Choisir un fichier
replay-drop = Lâchez pour ouvrir le relevé
replay-reading = Lecture du relevé…
replay-drew = { $who } pioche { $tile }.

## Avancer et reculer

replay-moves = Déroulement
replay-to-start = Au début
replay-step-back = Coup précédent
replay-step-on = Coup suivant
replay-to-end = À la fin
replay-play = Lire
replay-pause = Arrêter
replay-playing = Les coups défilent.
replay-paused = Arrêté.
replay-slider = Coup
replay-at = Coup { $n } sur { $all }
replay-round = Manche
replay-round-of = Manche { $round } sur { $all }
replay-match = Partie
replay-match-of = Partie { $n } sur { $all }
replay-before = Avant la première manche
replay-speed = Vitesse
replay-speed-slow = Lente
replay-speed-normal = Normale
replay-speed-fast = Rapide
replay-copy = Copier le lien vers cette position
replay-copied = Le lien est copié.
replay-link = Lien vers cette position
replay-at-start = C’est le début.
replay-at-end = C’est la fin.

## Ce que l’on voit

replay-hands = Mains
replay-hand = { $name } : { $tiles }.
replay-hand-none = { $name } : aucun domino.
replay-log = Ce qui s’est passé
replay-sheet = Feuille de marque
replay-sheet-none = Aucune manche n’est ouverte ici.
replay-sheet-unplayed = Cette manche n’a pas été jouée jusqu’au bout.
replay-proof-fits = Le secret correspond au sceau.
replay-proof-broken = Le secret ne correspond pas au sceau.

## Touches

replay-keys-back = Coup précédent
replay-keys-on = Coup suivant
replay-keys-first = Au début de la partie
replay-keys-final = À la fin de la partie
replay-keys-older = Au début de la manche, ou à la précédente
replay-keys-newer = À la manche suivante
replay-keys-draw = Lire ou arrêter
replay-keys-hand = Toutes les mains
replay-keys-hint = Ce que valait ce coup
replay-keys-next = Au coup décisif suivant
replay-keys-previous = Au coup décisif précédent
replay-covered = Échap ramène au déroulement de la partie.
