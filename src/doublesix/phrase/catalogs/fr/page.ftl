### Les pages autour de la table : accueil, salle d’attente, réglages, fin de manche, fin de partie.

## Toutes les pages

page-title = Double Six
page-title-table = À la table { $code } – Double Six
page-title-turn = À vous – Double Six
page-home = Accueil
page-close = Fermer
page-name = Votre nom
page-code = Code : { $code }
page-of = { $count } sur { $all }
page-less = { $label } : moins
page-more = { $label } : plus
page-nowhere = Il n’y a rien ici.
page-connecting = On va à la table…
page-dealing = On distribue les dominos…
page-unreached = La maison ne répond pas pour le moment.
page-lost = Connexion perdue. La table reste telle quelle ; on cherche la maison…
page-back = La maison est de retour.
page-reload = Recharger la page

## Accueil

home-title = On vous attend à une table ?
home-code = Le code que l’on vous a donné
home-code-help = Huit lettres ou chiffres. Aucun compte : un nom suffit.
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
home-about-partners = Deux contre deux, face à face, sans pioche : on déduit.
home-about-salon = Chacun pour soi ou en équipes. Qui atteint la limite sort.
home-about-mexican-train = Un train chacun, un pour tous. Le total le plus bas gagne.
home-yours = Vos tables
home-your-turn = à vous
home-phase-waiting = salle d’attente
home-phase-playing = en cours
home-phase-between = entre deux manches
home-phase-over = terminée
home-record = Enregistrer la partie
home-public = Tables publiques
home-public-none = Aucune pour le moment. Ouvrez-en une : elle figurera ici.

## Ouvrir une table

newtable-solo = contre des robots
newtable-open = ouvrir une table
newtable-practice = Ce sera une table d’entraînement, et ce sera indiqué.
newtable-practice-wanted = Table d’entraînement : des robots peuvent occuper les places libres
newtable-robots = Robots
newtable-how-many = Combien
newtable-who = Qui peut venir
newtable-invitation = Seulement avec le code
newtable-public = Tout le monde
newtable-password = Mot de passe de la maison
newtable-password-help = La personne qui tient cette maison l’a donné à qui peut ouvrir des tables. Il n’est demandé qu’une fois.
newtable-play = Jouer

## Salle d’attente

waiting-title = salle d’attente
waiting-invitation = sur invitation
waiting-public = publique
waiting-solo = en solo
waiting-practice = C’est une table d’entraînement.
waiting-invite = Donnez-leur ce code
waiting-share = Partager le lien
waiting-copy = Copier le lien
waiting-copied = Copié
waiting-link = Lien vers cette table
waiting-qr = Code QR avec le lien vers cette table
waiting-qr-help = Ou faites-leur viser ceci avec un téléphone. Un nom, une place ; rien à installer.
waiting-seats = Places
waiting-you = vous
waiting-host = hôte de la table
waiting-away = pas là
waiting-free = Libre
waiting-with = avec { $names }
waiting-more-free = { $count ->
    [one] et encore une
   *[other] et encore { $count }
}
waiting-order = Les places se prennent dans l’ordre d’arrivée.
waiting-remove = Retirer
waiting-add = Ajouter un robot : { $robot }
waiting-options = Ce que l’on joue
waiting-start = Commencer
waiting-host-starts = C’est { $name } qui lance la partie.
waiting-start-away = { $count ->
    [one] { $names } n’est pas là. Appuyez encore pour commencer quand même.
   *[other] { $names } ne sont pas là. Appuyez encore pour commencer quand même.
}
waiting-answer = La partie n’a pas commencé. À table : { $names }.
waiting-leave = Quitter la table
waiting-sit = S’asseoir
waiting-sit-title = Une place pour vous
waiting-sit-help = Les autres verront ce nom.
waiting-ready = d’accord pour jouer
waiting-be-ready = On joue
waiting-turn = Tourner les places
waiting-turn-teams = Chacun avance d’une place, sauf la première : d’autres équipes.
waiting-turn-help = Chacun avance d’une place, sauf la première.
waiting-watch = Laisser entrer des spectateurs, par un lien à eux
waiting-watching = Vous regardez
waiting-watching-help = La partie se verra ici dès qu’elle commence.
waiting-in-app = On dirait le navigateur intégré d’une autre application. Pour rester vous-même dans votre navigateur habituel, ouvrez-y votre lien d’appareil :

## Réglages

settings-title = Réglages
settings-language = Langue
settings-theme = Apparence
settings-theme-system = Comme l’appareil
settings-theme-day = Jour
settings-theme-night = Nuit
settings-faces = Dominos
settings-faces-pips = Points
settings-faces-digits = Chiffres
settings-faces-both = Les deux
settings-amount = Annonces
settings-amount-full = Phrases entières
settings-amount-brief = En bref
settings-amount-help = Ce qu’un lecteur d’écran entend de ce qui se passe à la table.
settings-phrases = Ce que disent les autres
settings-sound = Son
settings-volume = Volume, 0 est le silence
settings-voice = Voix du navigateur
settings-voice-on = Dire tout haut ce qui se passe
settings-voice-help = Pour qui n’a pas de lecteur d’écran, ou en a un qui saute des messages.
settings-play = Jeu
settings-auto = Jouer pour moi quand il n’y a pas de choix, après deux ou trois secondes
settings-still = Rien ne se déplace sur la table
settings-notify = Me prévenir hors de cette page quand c’est à moi
settings-notify-barred = Votre navigateur ne permet pas de notifications à cette page ; ses réglages pour cette page peuvent le changer.
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
sheet-who-ready = Prêts : { $count } sur { $all }.
sheet-waiting-for = Il manque { $names }.
sheet-deal-in = On donne dans { $seconds } s au plus tard.
sheet-back = Revenir à la table
sheet-proof = Vérifier la donne
sheet-proof-how = Avant que quiconque envoie sa part, la maison a montré un sceau, tiré de son secret. Le secret et la part de chacun, ensemble, ont mélangé les dominos. Personne n’a donc pu choisir cette donne.
sheet-proof-sealed = Le secret correspond au sceau que cette page a vu avant la donne.
sheet-proof-broken = Ce n’est pas le sceau que cette page a vu avant la donne.
sheet-proof-salted = Votre part est parmi celles qui ont servi.
sheet-proof-unsalted = Votre part n’est pas parmi celles qui ont servi.
sheet-proof-commit = Sceau
sheet-proof-secret = Secret
sheet-proof-salt = Part de { $name }

## Fin de partie

matchover-title = fin de partie
matchover-again = Comment la partie a fini
matchover-rounds = { $rounds ->
    [one] Après une manche
   *[other] Après { $rounds } manches
}
matchover-totals = Totaux
matchover-won = victoire
matchover-last-round = La dernière manche
matchover-abandoned = La partie a été arrêtée. Personne ne la gagne.
matchover-rematch = Une autre partie
matchover-ready = { $count ->
    [one] { $names } veut bien d’une autre partie.
   *[other] { $names } veulent bien d’une autre partie.
}
matchover-record = Enregistrer la partie
matchover-record-help = Un fichier texte avec chaque donne et chaque coup. Chacun peut le vérifier et rejouer la partie.

## Autour d’une table

phrases-mute = Ne montrer ni dire les phrases des autres
menu-title = Menu de la table
menu-end = Arrêter la partie
menu-leave = Quitter la partie
menu-leave-sure = La table jouera pour vous, et vous pouvez revenir jusqu’à la fin de la partie. Appuyez encore pour quitter.
onlookers-title = Spectateurs
onlookers-count = { $count ->
    [one] une personne regarde
   *[other] { $count } personnes regardent
}
onlookers-here = { $count ->
    [one] { $names } regarde.
   *[other] { $names } regardent.
}
onlookers-none = Personne ne regarde.
onlookers-link = Lien pour les spectateurs
asks-title = La table demande
asks-deserted = { $count ->
    [one] { $names } n’est plus là.
   *[other] { $names } ne sont plus là.
} Continuer, ou arrêter la partie sans vainqueur ?
asks-go-on = Continuer
asks-knock = { $name } demande cette place : { $seat }.
asks-grant = Donner la place
asks-not-now = Pas maintenant

## À la porte d’une partie en cours

door-left = Vous avez quitté cette partie
door-left-help = La table joue pour vous. Vous pouvez revenir jusqu’à la fin de la partie.
door-back = Revenir
door-running = On joue une partie ici
door-players = À la table : { $names }.
door-watch = Regarder
door-free = Une de ces places est-elle la vôtre ?
door-free-help = Il n’y a personne à ces places depuis un moment. Demandez, et quelqu’un à la table peut vous donner la place.
door-ask = La demander
door-asked = Demandé
door-nothing = Il n’y a pas de place pour vous en ce moment. Revenez après la partie, ou ouvrez une table à vous.
door-over = La partie est finie ici
door-over-help = S’ils en jouent une autre, la salle d’attente sera ici. Ou ouvrez une table à vous.
watch-title = Regarder cette table
watch-help = Les joueurs voient qui regarde.
closed-title = Cette table est fermée
closed-help = Il n’y avait personne depuis longtemps. Ouvrez-en une autre : c’est vite fait.

## Appareils

devices-title = Vos appareils
devices-help = Sur chacun, vous êtes la même personne, avec les mêmes places.
devices-link = Lien d’appareil
devices-link-make = Ajouter un autre appareil
devices-link-again = Créer un nouveau lien
devices-link-help = Ouvrez ce lien sur votre autre appareil. Il sert une fois, dans les { $minutes } minutes. Gardez-le pour vous : celui qui l’ouvre, c’est vous.
devices-qr = Code QR avec votre lien d’appareil
devices-qr-help = Ou visez ceci avec votre téléphone.
devices-unknown = Un navigateur
devices-here = celui-ci
devices-seen = vu le { $when }
devices-sign-out = Déconnecter
device-title = Rester vous-même sur cet appareil
device-help = Ici, vous serez la personne qui a fait ce lien, avec le même nom et les mêmes places. Le lien sert une fois.
device-known = Pour le moment, vous êtes { $name } dans ce navigateur ; vous ne le serez plus.
device-become = Continuer ici
