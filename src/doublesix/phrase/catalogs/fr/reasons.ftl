### Why something is refused. What .with takes: see ../en/reasons.ftl

## Playing

reason-not-your-turn = Ce n’est pas encore à vous.
    .with = C’est à { $name } de jouer.
reason-turn-over = Ce tour est fini. La table est déjà plus loin.
reason-round-over = La manche est finie. La suivante commence quand tout le monde est prêt.
reason-not-in-hand = Ce domino n’est pas dans votre main. Choisissez-en un qui y est.
    .with = { $tile } n’est pas dans votre main. Choisissez un domino qui y est.
reason-no-such-place = Cette place n’existe pas ici. Choisissez une de celles que le domino propose.
reason-does-not-fit = Ce domino ne va pas là. Une de ses moitiés doit porter le nombre du bout.
    .with = { $tile } ne va pas là. Ce bout demande le nombre { $number-word }.
reason-opens-with = La manche s’ouvre avec le double le plus fort ou, sans double, avec le domino le plus lourd.
    .with = Cette manche s’ouvre avec { $tile }.
reason-opens-with-double = La manche s’ouvre avec un double. Choisissez un des vôtres.
reason-own-train-first = Commencez d’abord votre train, avec le nombre de la locomotive.
    .with = Commencez d’abord votre train, avec le nombre { $number-word }.
reason-train-closed = Ce train est fermé. Il s’ouvre quand la personne à qui il est passe.
    .with = { $name } a un train fermé. Il s’ouvre quand { $name } passe.
reason-cover-double = Couvrez d’abord le double, sur le même train, avec le même nombre.
    .with = Couvrez d’abord le double, avec le nombre { $number-word }, sur le même train.
reason-can-play = Vous pouvez jouer. On ne pioche et on ne passe que si rien ne va.
    .with = { $tile } peut être posé. On ne pioche et on ne passe que si rien ne va.
reason-must-draw = Piochez d’abord. On passe quand la pioche n’a pas aidé.
    .with = Piochez d’abord. Il reste { tiles } dans la pioche.
reason-boneyard-empty = La pioche est vide. Si rien ne va, passez.
reason-no-drawing = Personne ne pioche dans ce jeu. Si rien ne va, passez.
reason-drawn-already = Vous avez déjà pioché pendant ce tour. Jouez si c’est possible, sinon passez.

## The table

reason-not-host = L’hôte seul peut faire cela.
    .with = L’hôte seul peut faire cela : { $name }.
reason-already-started = La partie a commencé. Places et options ne changent plus.
reason-not-running = Aucune manche n’est en cours. Attendez la prochaine donne.
reason-table-full = Toutes les places sont prises. Vous pouvez ouvrir une autre table.
    .with = Les { $count-word } places sont prises. Vous pouvez ouvrir une autre table.
reason-seats-missing = Il faut encore du monde pour commencer.
    .with = { $count ->
        [one] Pour commencer, il faut encore une personne.
       *[other] Pour commencer, il faut encore { $count-word } personnes.
    }
reason-team-shape = Les équipes doivent être égales : deux de 2 à 5, trois de 2 ou 3, quatre de 2 ou cinq de 2.
reason-too-many-seats = Ce jeu de dominos est trop petit pour tant de monde. Choisissez-en un plus grand.
    .with = Ce jeu de dominos suffit pour { $count-word } au plus. Choisissez-en un plus grand.
reason-robots-not-here = Les robots ne jouent pas à cette table. Ouvrez pour cela une table d’entraînement.
reason-unknown-robot = Ce robot n’existe pas. Choisissez-en un dans la liste.
reason-bad-option = Cette valeur n’est pas proposée. Choisissez-en une dans la liste.
reason-unknown-table = Aucune table n’a ce code. Vérifiez ses huit caractères.
reason-no-name = Choisissez d’abord un nom. Les autres le verront.
reason-bad-name = Ce nom ne convient pas. Choisissez-en un court, avec des lettres ou des chiffres.
reason-same-name = Quelqu’un porte déjà ce nom à cette table. Choisissez-en un autre.
reason-not-seated = Vous n’avez pas de place ici. Prenez place d’abord.
reason-already-seated = Vous avez déjà une place ici.
reason-bad-salt = Un sel a jusqu’à 64 caractères : lettres sans accent, chiffres, _ et -.
reason-no-hints = Cette table ne donne pas de conseils. On les permet en ouvrant une table en solo ou d’entraînement.
reason-malformed = La maison n’a pas compris ce message. Rechargez la page.
reason-not-over = La partie n’est pas finie. Son relevé vient à la fin.
reason-not-kept = La maison ne peut pas écrire sur son disque pour l’instant. Rien n’est perdu : réessayez dans un moment.
reason-reload = La maison a une page plus récente. Rechargez celle-ci.
reason-unknown-phrase = Cette phrase n’existe pas. Choisissez dans la liste.
reason-still-playing = La partie n’est pas finie. La suivante vient après.
reason-others-here = D’autres jouent encore. On peut arrêter une partie quand ils sont absents depuis deux minutes.
reason-too-fast = C’était trop à la fois. Attendez un instant, puis rechargez la page.
reason-too-many-guesses = Trop de codes erronés sont arrivés. Attendez une minute, puis réessayez.
reason-too-many-tables = Vous venez d’ouvrir beaucoup de tables. Attendez une minute, puis ouvrez la suivante.
reason-needs-password = Pour ouvrir une table ici, il faut le mot de passe de la maison. Demandez-le à la personne qui la tient.
reason-wrong-password = Ce n’est pas le mot de passe de la maison. Demandez-le à la personne qui la tient.
reason-no-lobby = Cette maison n’a pas de tables publiques. Ouvrez-en une pour qui a son code.
reason-too-many-sockets = La maison est ouverte dans trop de fenêtres. Fermez-en, puis rechargez celle-ci.
reason-table-broken = Cette table n’est plus lisible. Vous pouvez en ouvrir une autre.
reason-bad-token = La maison ne connaît pas ce jeton. Demandez-en un nouveau.
reason-not-away = On ne peut demander qu’une place vide depuis au moins une minute.
reason-not-asked = Personne ne demande cette place.
reason-asked-already = Quelqu’un d’autre demande déjà cette place.
reason-no-onlookers = L’hôte ne laisse plus personne regarder.
reason-bad-link = Ce lien ne vaut plus. Demandez-en un nouveau dans les réglages de l’autre navigateur.
reason-unknown-device = Ce navigateur n’est pas l’un des vôtres.
reason-signed-out = Ce navigateur a été déconnecté : depuis un autre des vôtres, ou par qui tient cette maison.
reason-no-record = Ce n’est pas le relevé d’une partie. Un relevé est le fichier texte que donne « Enregistrer la partie ».
reason-faulty-record = Ce relevé contient une erreur : il n’est pas montré.
    .with = Ce relevé contient une erreur à la ligne { $line } (règle { $rule }) : il n’est pas montré.
reason-record-too-large = Ce fichier est trop gros. Un relevé a ici 2 Mo au plus.
