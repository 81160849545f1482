### Why something is refused. What .with takes: see ../en/reasons.ftl

## Playing

reason-not-your-turn = Ainda não é a sua vez.
    .with = É a vez de { $name }.
reason-turn-over = Essa vez já passou. A mesa seguiu adiante.
reason-round-over = A rodada acabou. A próxima começa quando todos puderem continuar.
reason-not-in-hand = Essa pedra não está na sua mão. Escolha uma que esteja.
    .with = { $tile } não está na sua mão. Escolha uma pedra que esteja.
reason-no-such-place = Esse lugar não existe aqui. Escolha um dos que aparecem para a pedra.
reason-does-not-fit = Essa pedra não encaixa aí. Uma das metades precisa ter o número da ponta.
    .with = { $tile } não encaixa aí. Essa ponta pede o número { $number-word }.
reason-opens-with = A rodada abre com a carroça mais alta ou, sem carroça, com a pedra mais pesada.
    .with = Esta rodada abre com { $tile }.
reason-opens-with-double = A rodada abre com uma carroça. Escolha uma das suas.
reason-own-train-first = Comece primeiro o seu trem, com o número da locomotiva.
    .with = Comece primeiro o seu trem, com o número { $number-word }.
reason-train-closed = Esse trem está fechado. Ele abre quando a pessoa a quem pertence passa.
    .with = O trem de { $name } está fechado. Ele abre quando { $name } passa.
reason-cover-double = Cubra primeiro a carroça, no mesmo trem e com o mesmo número.
    .with = Cubra primeiro a carroça, com o número { $number-word }, no mesmo trem.
reason-can-play = Você tem o que jogar. Só se compra ou se passa quando nada encaixa.
    .with = { $tile } pode ser jogada. Só se compra ou se passa quando nada encaixa.
reason-must-draw = Compre primeiro. Só se passa quando a compra não ajudou.
    .with = Compre primeiro. O monte tem { tiles }.
reason-boneyard-empty = O monte está vazio. Se nada encaixa, passe.
reason-no-drawing = Ninguém compra neste jogo. Se nada encaixa, passe.
reason-drawn-already = Você já comprou nesta vez. Jogue se encaixar, senão passe.

## The table

reason-not-host = Só quem comanda a mesa pode fazer isso.
    .with = Só quem comanda a mesa pode fazer isso: { $name }.
reason-already-started = A partida já começou. Lugares e opções não mudam mais.
reason-not-running = Nenhuma rodada está em andamento. Espere a próxima distribuição.
reason-table-full = Todos os lugares estão ocupados. Você pode abrir outra mesa.
    .with = Os { $count-word } lugares estão ocupados. Você pode abrir outra mesa.
reason-seats-missing = Ainda falta gente para começar.
    .with = { $count ->
        [1] Para começar, falta uma pessoa.
        [2] Para começar, faltam duas pessoas.
       *[other] Para começar, faltam { $count-word } pessoas.
    }
reason-team-shape = As equipes precisam ser iguais: duas de 2 a 5, três de 2 ou 3, quatro de 2 ou cinco de 2.
reason-too-many-seats = O conjunto é pequeno para tanta gente. Escolha um maior.
    .with = Este conjunto serve para { $count ->
        [2] duas pessoas
       *[other] { $count-word } pessoas
    } no máximo. Escolha um maior.
reason-robots-not-here = Robôs não jogam nesta mesa. Abra para isso uma mesa de treino.
reason-unknown-robot = Esse robô não existe. Escolha um da lista.
reason-bad-option = Esse valor não é oferecido. Escolha um da lista.
reason-unknown-table = Nenhuma mesa tem esse código. Confira os oito caracteres.
reason-no-name = Escolha um nome primeiro. Os outros vão vê-lo.
reason-bad-name = Esse nome não serve. Escolha um curto, com letras ou números.
reason-same-name = Alguém nesta mesa já tem esse nome. Escolha outro.
reason-not-seated = Você não tem lugar aqui. Entre na mesa primeiro.
reason-already-seated = Você já tem um lugar aqui.
reason-bad-salt = Um sal tem até 64 caracteres: letras sem acento, números, _ e -.
reason-no-hints = Esta mesa não dá dicas. Elas podem ser permitidas ao abrir uma mesa individual ou de treino.
reason-malformed = A casa não entendeu essa mensagem. Recarregue a página.
reason-not-over = A partida ainda não acabou. O registro vem no fim.
reason-not-kept = A casa não consegue gravar no disco agora. Nada se perdeu: tente de novo daqui a pouco.
reason-reload = A casa tem uma página mais nova. Recarregue esta.
reason-unknown-phrase = Essa frase não existe. Escolha uma da lista.
reason-still-playing = A partida ainda não acabou. A próxima vem depois.
reason-others-here = Ainda há gente jogando. A partida só pode ser encerrada depois de dois minutos sem os outros.
reason-too-fast = Foi demais de uma vez. Espere um instante e recarregue a página.
reason-too-many-guesses = Chegaram códigos errados demais. Espere um minuto e tente de novo.
reason-too-many-tables = Você acabou de abrir muitas mesas. Espere um minuto e abra a próxima.
reason-needs-password = Para abrir uma mesa aqui é preciso a senha da casa. Peça a quem cuida dela.
reason-wrong-password = Essa não é a senha da casa. Peça a quem cuida dela.
reason-no-lobby = Esta casa não tem mesas públicas. Abra uma para quem tem o código.
reason-too-many-sockets = A casa está aberta em janelas demais. Feche algumas e recarregue esta.
reason-table-broken = Não dá mais para ler esta mesa. Você pode abrir outra.
reason-bad-token = A casa não conhece este token. Peça um novo.
reason-not-away = Só se pode pedir um lugar vazio há pelo menos um minuto.
reason-not-asked = Ninguém pede esse lugar.
reason-asked-already = Outra pessoa já pede esse lugar.
reason-no-onlookers = Quem comanda a mesa não deixa mais ninguém assistir.
reason-bad-link = Este link não vale mais. Peça um novo nos ajustes do outro navegador.
reason-unknown-device = Esse navegador não é um dos seus.
reason-signed-out = Este navegador foi desconectado: a partir de outro seu, ou por quem cuida desta casa.
reason-no-record = Isso não é o registro de uma partida. Um registro é o arquivo de texto que “Salvar a partida” gera.
reason-faulty-record = Este registro tem um erro, por isso não aparece.
    .with = Este registro tem um erro na linha { $line } (regra { $rule }), por isso não aparece.
reason-record-too-large = Este arquivo é grande demais. Aqui um registro tem até 2 MB.
