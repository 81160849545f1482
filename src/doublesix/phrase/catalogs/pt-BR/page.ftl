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
page-connecting = Indo para a mesa …
page-dealing = As pedras estão sendo distribuídas …
page-unreached = A casa não responde no momento.
page-lost = Conexão perdida. A mesa fica como está; procurando a casa …
page-back = A casa voltou.
page-reload = Carregar a página de novo
page-missed = Na sua ausência { $count ->
    [one] aconteceu uma coisa.
   *[other] aconteceram { $count } coisas.
}

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
home-about-partners = Dois contra dois, frente a frente, sem monte: é deduzir.
home-about-salon = Cada um por si ou em times. Quem chega ao limite sai.
home-about-mexican-train = Um trem para cada um e um para todos. O menor total vence.
home-yours = Suas mesas
home-your-turn = sua vez
home-phase-waiting = sala de espera
home-phase-playing = em jogo
home-phase-between = entre rodadas
home-phase-over = encerrada
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
waiting-host = abriu a mesa
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
    [one] { $names } não está. Aperte de novo para começar mesmo assim.
   *[other] { $names } não estão. Aperte de novo para começar mesmo assim.
}
waiting-leave = Sair da mesa
waiting-sit = Sentar
waiting-sit-title = Há um lugar para você
waiting-sit-help = Os outros verão este nome.

## Ajustes

settings-title = Ajustes
settings-language = Idioma
settings-theme = Luz
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
sheet-waiting-for = Falta { $names }.
sheet-deal-in = Distribuição em { $seconds } s no máximo.
sheet-back = Voltar à mesa
sheet-proof = Conferir a distribuição
sheet-proof-how = Antes que alguém enviasse a sua parte, a casa mostrou um lacre, feito do seu segredo. O segredo e a parte de cada um, juntos, embaralharam as pedras. Por isso ninguém pôde escolher esta distribuição.
sheet-proof-sealed = O segredo corresponde ao lacre que esta página viu antes da distribuição.
sheet-proof-broken = Esta página não viu este lacre antes da distribuição.
sheet-proof-salted = A sua parte está entre as que foram usadas.
sheet-proof-unsalted = A sua parte não está entre as que foram usadas.
sheet-proof-commit = Lacre
sheet-proof-secret = Segredo
sheet-proof-salt = Parte de { $name }

## Fim da partida

matchover-title = fim da partida
matchover-rounds = { $rounds ->
    [one] Depois de uma rodada
   *[other] Depois de { $rounds } rodadas
}
matchover-totals = Totais
matchover-won = vitória
matchover-last-round = A última rodada
matchover-record = Guardar a partida
matchover-record-help = Um arquivo de texto com cada distribuição e cada jogada. Qualquer pessoa pode conferir e rever a partida.
