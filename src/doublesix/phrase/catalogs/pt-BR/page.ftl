### As páginas em volta da mesa: início, sala de espera, ajustes, fim da rodada, fim da partida.

## Todas as páginas

page-title = Double Six
page-title-table = Mesa { $code } – Double Six
page-title-turn = Sua vez – Double Six
page-home = Início
page-close = Fechar
page-name = Seu nome
page-code = Código: { $code }
page-of = { $count } de { $all }
page-less = { $label }: menos
page-more = { $label }: mais
page-nowhere = Não há nada aqui.
page-connecting = Indo para a mesa…
page-dealing = As pedras estão sendo distribuídas…
page-unreached = A casa não responde no momento.
page-lost = Conexão perdida. A mesa fica como está; procurando a casa…
page-back = A casa voltou.
page-reload = Carregar a página de novo

## Início

home-title = Há uma mesa à sua espera?
home-code = O código que você recebeu
home-code-help = Oito letras ou algarismos. Sem conta: basta um nome.
home-code-short = O código tem oito letras ou algarismos.
home-enter = Ir para a mesa
home-name-title = Você
home-name-change = Mudar
home-name-save = Ficar com este nome
home-play = Jogar
home-open = Abrir uma mesa
home-solo = Contra robôs
home-players = { $max ->
    [one] Uma pessoa
   *[other] { $min ->
        [4] Quatro pessoas
       *[other] De { $min } a { $max } pessoas
    }
}
home-about-draw = Compre do monte até poder jogar.
home-about-partners = Dois contra dois, frente a frente, sem monte: o jogo é deduzir.
home-about-salon = Cada um por si ou em equipes. Quem chega ao limite sai.
home-about-mexican-train = Um trem para cada um e um para todos. O menor total vence.
home-yours = Suas mesas
home-your-turn = sua vez
home-phase-waiting = sala de espera
home-phase-playing = em jogo
home-phase-between = entre rodadas
home-phase-over = encerrada
home-record = Salvar a partida
home-public = Mesas públicas
home-public-none = Nenhuma no momento. Abra uma: ela aparecerá aqui.

## Abrir uma mesa

newtable-solo = contra robôs
newtable-open = abrir uma mesa
newtable-practice = Será uma mesa de treino, e isso ficará indicado.
newtable-practice-wanted = Mesa de treino: robôs podem ocupar lugares livres
newtable-robots = Robôs
newtable-how-many = Quantos
newtable-who = Quem pode vir
newtable-invitation = Quem tem o código
newtable-public = Todo mundo
newtable-password = Senha da casa
newtable-password-help = Quem cuida desta casa deu a senha a quem pode abrir mesas. Ela é pedida uma vez só.
newtable-play = Jogar

## Sala de espera

waiting-title = sala de espera
waiting-invitation = por convite
waiting-public = pública
waiting-solo = individual
waiting-practice = Esta é uma mesa de treino.
waiting-invite = Passe este código
waiting-share = Compartilhar o link
waiting-copy = Copiar o link
waiting-copied = Copiado
waiting-link = Link para esta mesa
waiting-qr = Código QR com o link para esta mesa
waiting-qr-help = Ou peça que apontem um celular para cá. É só escolher um nome e sentar; nada para instalar.
waiting-seats = Lugares
waiting-you = você
waiting-host = comanda a mesa
waiting-away = ausente
waiting-free = Livre
waiting-with = com { $names }
waiting-more-free = { $count ->
    [one] e mais um
   *[other] e mais { $count }
}
waiting-order = Os lugares seguem a ordem de chegada.
waiting-remove = Retirar
waiting-add = Pôr um robô: { $robot }
waiting-options = O que se joga
waiting-start = Começar
waiting-host-starts = { $name } começa a partida.
waiting-start-away = { $count ->
    [one] { $names } não está aqui. Aperte de novo para começar mesmo assim.
   *[other] { $names } não estão aqui. Aperte de novo para começar mesmo assim.
}
waiting-answer = A partida ainda não começou. À mesa: { $names }.
waiting-leave = Sair da mesa
waiting-sit = Sentar
waiting-sit-title = Há um lugar para você
waiting-sit-help = Os outros verão este nome.
waiting-ready = topa jogar
waiting-be-ready = Vamos jogar
waiting-turn = Girar os lugares
waiting-turn-teams = Cada um passa ao lugar seguinte, menos o primeiro: outras duplas.
waiting-turn-help = Cada um passa ao lugar seguinte, menos o primeiro.
waiting-watch = Deixar entrar quem só quer assistir, por um link próprio
waiting-watching = Você está assistindo
waiting-watching-help = A partida aparece aqui assim que começar.
waiting-in-app = Parece o navegador de dentro de outro aplicativo. Para continuar sendo você no seu navegador de sempre, abra nele o seu link de aparelho:

## Ajustes

settings-title = Ajustes
settings-language = Idioma
settings-theme = Aparência
settings-theme-system = Como o aparelho
settings-theme-day = Dia
settings-theme-night = Noite
settings-faces = Pedras
settings-faces-pips = Pontos
settings-faces-digits = Algarismos
settings-faces-both = Os dois
settings-amount = Fala
settings-amount-full = Frases inteiras
settings-amount-brief = Em resumo
settings-amount-help = Quanto um leitor de tela ouve do que acontece na mesa.
settings-phrases = O que os outros dizem
settings-sound = Som
settings-volume = Volume, 0 é silêncio
settings-voice = Voz do navegador
settings-voice-on = Falar em voz alta o que acontece
settings-voice-help = Para quem não tem leitor de tela, ou tem um que perde mensagens.
settings-play = Jogo
settings-auto = Jogar por mim quando não há escolha, depois de dois ou três segundos
settings-still = Nada se move pela mesa
settings-notify = Avisar fora desta página quando for minha vez
settings-notify-barred = Seu navegador não permite notificações desta página; as configurações dele para esta página podem mudar isso.
settings-done = Pronto

## Fim da rodada

sheet-title = Rodada { $round }
sheet-again = A folha da última rodada
sheet-hands = O que sobrou
sheet-empty-hand = nada
sheet-tally = O placar
sheet-tally-caption = Pontos antes desta rodada, nela e no total
sheet-before = Antes
sheet-this-round = Rodada { $round }
sheet-total = Total
sheet-ready = Ir para a rodada { $round }
sheet-you-are-ready = Anotado, aguardando
sheet-who-ready = Prontos: { $count } de { $all }.
sheet-waiting-for = Esperando { $names }.
sheet-deal-in = Distribuição em { $seconds } s no máximo.
sheet-back = Voltar à mesa
sheet-proof = Conferir a distribuição
sheet-proof-how = Antes que alguém enviasse a sua parte, a casa mostrou um lacre, feito do seu segredo. O segredo e a parte de cada um, juntos, embaralharam as pedras. Por isso ninguém pôde escolher esta distribuição.
sheet-proof-sealed = O segredo corresponde ao lacre que esta página viu antes da distribuição.
sheet-proof-broken = Este não é o lacre que esta página viu antes da distribuição.
sheet-proof-salted = A sua parte está entre as que foram usadas.
sheet-proof-unsalted = A sua parte não está entre as que foram usadas.
sheet-proof-commit = Lacre
sheet-proof-secret = Segredo
sheet-proof-salt = Parte de { $name }

## Fim da partida

matchover-title = fim da partida
matchover-again = Como a partida terminou
matchover-rounds = { $rounds ->
    [one] Depois de uma rodada
   *[other] Depois de { $rounds } rodadas
}
matchover-totals = Totais
matchover-won = vitória
matchover-last-round = A última rodada
matchover-abandoned = A partida foi encerrada. Ninguém vence.
matchover-rematch = Outra partida
matchover-ready = { $count ->
    [one] { $names } topa outra partida.
   *[other] { $names } topam outra partida.
}
matchover-record = Salvar a partida
matchover-record-help = Um arquivo de texto com cada distribuição e cada jogada. Qualquer pessoa pode conferir e rever a partida.

## Em volta da mesa

phrases-mute = Não mostrar nem falar as frases dos outros
menu-title = Menu da mesa
menu-end = Encerrar a partida
menu-leave = Deixar a partida
menu-leave-sure = A mesa vai jogar por você, e você pode voltar até o fim da partida. Aperte de novo para sair.
onlookers-title = Quem está assistindo
onlookers-count = { $count ->
    [one] uma pessoa assistindo
   *[other] { $count } pessoas assistindo
}
onlookers-here = { $count ->
    [one] { $names } está assistindo.
   *[other] { $names } estão assistindo.
}
onlookers-none = Ninguém está assistindo.
onlookers-link = Link para quem quer assistir
asks-title = A mesa pergunta
asks-deserted = { $count ->
    [one] { $names } não está mais aqui.
   *[other] { $names } não estão mais aqui.
} Continuar, ou encerrar a partida sem vencedor?
asks-go-on = Continuar
asks-knock = { $name } pede este lugar: { $seat }.
asks-grant = Dar o lugar
asks-not-now = Agora não

## À porta de uma partida

door-left = Você deixou esta partida
door-left-help = A mesa joga por você. Você pode voltar até o fim da partida.
door-back = Voltar
door-running = Há uma partida em jogo aqui
door-players = Na mesa: { $names }.
door-watch = Assistir
door-free = Algum destes lugares é seu?
door-free-help = Faz tempo que não há ninguém neles. Peça, e alguém da mesa pode lhe dar o lugar.
door-ask = Pedir
door-asked = Pedido
door-nothing = Não há lugar para você agora. Volte depois da partida, ou abra uma mesa sua.
door-over = A partida aqui acabou
door-over-help = Se jogarem outra, a sala de espera será aqui. Ou abra uma mesa sua.
watch-title = Assistir a esta mesa
watch-help = Quem está jogando vê quem está assistindo.
closed-title = Esta mesa está fechada
closed-help = Fazia muito tempo que ninguém vinha aqui. Abra outra: é rápido.

## Aparelhos

devices-title = Seus aparelhos
devices-help = Em cada um deles você é a mesma pessoa, com os mesmos lugares.
devices-link = Link de aparelho
devices-link-make = Adicionar outro aparelho
devices-link-again = Criar um novo link
devices-link-help = Abra este link no seu outro aparelho. Ele serve uma vez, em até { $minutes } minutos. Guarde-o para você: quem abrir será você.
devices-qr = Código QR com o seu link de aparelho
devices-qr-help = Ou aponte o celular para cá.
devices-unknown = Um navegador
devices-here = este
devices-seen = visto em { $when }
devices-sign-out = Desconectar
device-title = Continue sendo você neste aparelho
device-help = Aqui você será quem fez este link, com o mesmo nome e os mesmos lugares. O link serve uma vez.
device-known = Por enquanto, neste navegador você é { $name }; vai deixar de ser.
device-become = Continuar aqui
