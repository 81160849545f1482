### Les pages autour de la table : accueil, salle d’attente, réglages, fin de manche, fin de partie.

## Toutes les pages

page-title = Double Six
page-title-table = À la table { $code } – Double Six
page-title-turn = À vous – Double Six
page-home = Accueil
page-close = Fermer
page-name = Votre nom
page-code = Code : { $code }
page-of = { $count } sur { $all }
page-less = { $label } : moins
page-more = { $label } : plus
page-nowhere = Il n’y a rien ici.
page-connecting = On va à la table …
page-dealing = On distribue les dominos …
page-unreached = La maison ne répond pas pour le moment.
page-lost = Connexion perdue. La table reste telle quelle ; on cherche la maison …
page-back = La maison est de retour.
page-reload = Recharger la page
page-missed = En votre absence : { $count ->
    [one] un événement.
   *[other] { $count } événements.
}

## Accueil

home-title = On vous attend à une table ?
home-code = Le code que l’on vous a donné
home-code-help = Huit lettres ou chiffres. Aucun compte : un nom suffit.
home-code-short = Le code a huit lettres ou chiffres.
home-enter = Aller à la table
home-name-title = Vous
home-name-change = Changer
home-name-save = Garder ce nom
home-play = Jouer
home-open = Ouvrir une table
home-solo = Contre des robots
home-players = { $max ->
    [one] Une personne
   *[other] { $min ->
        [4] À quatre
       *[other] De { $min } à { $max } personnes
    }
}
home-about-draw = On pioche jusqu’à pouvoir poser.
home-about-partners = Deux contre deux, face à face, sans pioche : on déduit.
home-about-salon = Chacun pour soi ou en équipes. Qui atteint la limite sort.
home-about-mexican-train = Un train chacun, un pour tous. Le total le plus bas gagne.
home-yours = Vos tables
home-your-turn = à vous
home-phase-waiting = salle d’attente
home-phase-playing = en cours
home-phase-between = entre deux manches
home-phase-over = terminée
home-public = Tables publiques
home-public-none = Aucune pour le moment. Ouvrez-en une : elle figurera ici.

## Ouvrir une table

newtable-solo = contre des robots
newtable-open = ouvrir une table
newtable-practice = Ce sera une table d’exercice, et ce sera indiqué.
newtable-practice-wanted = Table d’exercice : des robots peuvent occuper les places libres
newtable-robots = Robots
newtable-how-many = Combien
newtable-who = Qui peut venir
newtable-invitation = Qui a le code
newtable-public = Tout le monde
newtable-play = Jouer

## Salle d’attente

waiting-title = salle d’attente
waiting-invitation = sur invitation
waiting-public = publique
waiting-solo = en solo
waiting-practice = C’est une table d’exercice.
waiting-invite = Donnez-leur ce code
waiting-share = Partager le lien
waiting-copy = Copier le lien
waiting-copied = Copié
waiting-link = Lien vers cette table
waiting-qr = Code QR avec le lien vers cette table
waiting-qr-help = Ou faites-leur viser ceci avec un téléphone. Un nom, une place ; rien à installer.
waiting-seats = Places
waiting-you = vous
waiting-host = hôte de la table
waiting-away = absence
waiting-free = Libre
waiting-with = avec { $names }
waiting-more-free = { $count ->
    [one] et encore une
   *[other] et encore { $count }
}
waiting-order = Les places se prennent dans l’ordre d’arrivée.
waiting-remove = Retirer
waiting-add = Ajouter un robot : { $robot }
waiting-options = Ce que l’on joue
waiting-start = Commencer
waiting-host-starts = C’est { $name } qui lance la partie.
waiting-start-away = { $count ->
    [one] { $names } n’est pas là. Appuyez encore pour commencer quand même.
   *[other] { $names } ne sont pas là. Appuyez encore pour commencer quand même.
}
waiting-leave = Quitter la table
waiting-sit = S’asseoir
waiting-sit-title = Une place pour vous
waiting-sit-help = Les autres verront ce nom.

## Réglages

settings-title = Réglages
settings-language = Langue
settings-theme = Lumière
settings-theme-system = Comme l’appareil
settings-theme-day = Jour
settings-theme-night = Nuit
settings-faces = Dominos
settings-faces-pips = Points
settings-faces-digits = Chiffres
settings-faces-both = Les deux
settings-amount = Parole
settings-amount-full = Phrases entières
settings-amount-brief = En bref
settings-amount-help = Ce qu’un lecteur d’écran entend de ce qui se passe à la table.
settings-done = C’est bon

## Fin de manche

sheet-title = Manche { $round }
sheet-again = La feuille de la dernière manche
sheet-hands = Ce qui restait
sheet-empty-hand = rien
sheet-tally = La feuille
sheet-tally-caption = Points avant cette manche, dans la manche et en tout
sheet-before = Avant
sheet-this-round = Manche { $round }
sheet-total = Total
sheet-ready = Passer à la manche { $round }
sheet-you-are-ready = C’est noté, on attend
sheet-who-ready = Prêts : { $count } sur { $all }.
sheet-waiting-for = Il manque { $names }.
sheet-deal-in = On donne dans { $seconds } s au plus tard.
sheet-back = Revenir à la table
sheet-proof = Vérifier la donne
sheet-proof-how = Avant que quiconque envoie sa part, la maison a montré un sceau, tiré de son secret. Le secret et la part de chacun, ensemble, ont mélangé les dominos. Personne n’a donc pu choisir cette donne.
sheet-proof-sealed = Le secret correspond au sceau que cette page a vu avant la donne.
sheet-proof-broken = Cette page n’a pas vu ce sceau avant la donne.
sheet-proof-salted = Votre part est parmi celles qui ont servi.
sheet-proof-unsalted = Votre part n’est pas parmi celles qui ont servi.
sheet-proof-commit = Sceau
sheet-proof-secret = Secret
sheet-proof-salt = Part de { $name }

## Fin de partie

matchover-title = fin de partie
matchover-rounds = { $rounds ->
    [one] Après une manche
   *[other] Après { $rounds } manches
}
matchover-totals = Totaux
matchover-won = victoire
matchover-last-round = La dernière manche
matchover-record = Garder la partie
matchover-record-help = Un fichier texte avec chaque donne et chaque coup. Chacun peut le vérifier et rejouer la partie.
