### A mesa na página: seus rótulos, e as respostas às teclas, formuladas a partir da vista.
### $numbers, $tiles, $names: listas já unidas. $letter: A, B … de uma equipe.

## Cabeçalho

header-home = Início
header-round = Rodada { $round }
header-target = Rodada { $round }, até { $value }
header-limit = Rodada { $round }, limite { $value }
header-rounds = Rodada { $round } de { $value }
header-totals = Totais
header-practice = Treino
header-scores = Pontos
header-keys = Teclas
header-log = Registro

## Lugares

seats-title = Jogadores
seat-you = Você
seat-partner = seu parceiro
seat-robot = robô
seat-passed = Passou em { $numbers }
seat-no = sem { $numbers }
seat-away = ausente
seat-left = saiu, a mesa joga
seat-gone = saiu
seat-turn = joga agora
seat-out = fora

## Fileira

chain-title = Fileira
chain-sentence = { $count ->
    [one] { $count } pedra, pontas { $left } e { $right }
   *[other] { $count } pedras, pontas { $left } e { $right }
}
chain-empty = A fileira está vazia
chain-begin = Escolha a pedra que abre a rodada.
chain-wait = { $name } abre a rodada.
chain-folded = … { $count ->
    [one] { $count } pedra
   *[other] { $count } pedras
} …
chain-unfold = Mostrar { $count ->
    [one] { $count } pedra recolhida
   *[other] { $count } pedras recolhidas
}
chain-refold = Recolher
chain-end-left = Ponta esquerda: { $number }
chain-end-right = Ponta direita: { $number }

## Trens

trains-title = Trens
trains-engine = Locomotiva
train-open = ABERTO
train-closed = fechado
train-for-all = de todos
train-cover = cobrir { $number }
train-mexican = Mexicano
train-of = Trem de { $name }
train-own = Seu trem
train-common = Trem mexicano
train-end = ponta { $number }
train-says = { $train }, { $state }, ponta { $number }
train-tiles = { $count ->
    [0] nenhuma pedra
    [one] { $count } pedra
   *[other] { $count } pedras
}
boneyard-in = no monte
boneyard-left = { $count } no monte

## Mão, lugares, botões

hand-title = Sua mão
hand-label = Sua mão, { $count ->
    [one] { $count } pedra
   *[other] { $count } pedras
}
hand-playable = { $tile }, encaixa { $places }
hand-opens = { $tile }, pode abrir
hand-not-now = { $tile }, não encaixa agora
hand-does-not-fit = { $tile } não pode ser jogada agora.
hand-not-there = { $tile } não encaixa ali.
hand-none-chosen = Escolha primeiro uma pedra.
hand-nothing = Nada para jogar.
hand-empty = Sua mão está vazia.
hand-onlooker = Você está assistindo a esta mesa.
hand-sort = Ordenar minha mão
hand-moved = { $tile }, lugar { $place } de { $count }
phrases-title = Dizer algo
places-label = Lugares para { $tile }
places-where = Onde? { $places }.
place-at-end = { $place }, no { $number }
place-open = Aqui, no meio

turn-yours = Sua vez
turn-open = Você abre
turn-cover = Cubra { $number }
turn-of = Vez de { $name }
turn-nobody = Nenhuma rodada em curso
turn-seconds = { $seconds } s

act-draw = Comprar
act-pass = Passar
act-playable = Jogáveis
act-space = Espaço

# Razões em duas ou três palavras, sob os botões.
why-not-your-turn = Não é sua vez
why-can-play = Você pode jogar
why-no-drawing = Não há monte
why-boneyard-empty = Monte vazio
why-must-draw = Compre primeiro
why-drawn-already = Já comprou
why-not-running = Sem rodada

log-title = Registro
log-empty = Nada aconteceu ainda.
log-first = É o começo do registro.
log-last = É o fim do registro.

## Respostas às teclas

answer-ends = Pontas { $left } e { $right }.
answer-both = { $number } nas duas pontas.
answer-chain = { $count ->
    [one] { $count } pedra: { $tiles }.
   *[other] { $count } pedras: { $tiles }.
}
answer-chain-empty = A fileira está vazia.
answer-hand = { $count ->
    [one] { $count } pedra
   *[other] { $count } pedras
}, { $pips ->
    [1] { $pips } ponto
   *[other] { $pips } pontos
}: { $tiles }.
answer-hand-playable = Jogáveis: { $tiles }.
answer-count = { $name } { $count }
answer-count-you = você { $count }
answer-boneyard = monte { $count }
answer-passed = { $name } passou em { $numbers }.
answer-passed-you = Você passou em { $numbers }.
answer-nobody-passed = Ninguém passou nesta rodada.
answer-open-trains = Trens abertos: { $names }.
answer-no-open-train = Nenhum trem está aberto, só o mexicano.
answer-total = { $name } { $points }
answer-total-you = você { $points }
answer-total-team = equipe { $letter } { $points }
answer-total-yours = sua equipe { $points }
answer-turn-yours = É a sua vez.
answer-turn-of = É a vez de { $name }.
answer-seconds = { $seconds ->
    [one] Falta { $seconds } segundo.
   *[other] Faltam { $seconds } segundos.
}
answer-engine = Locomotiva { $number }.
answer-train-tiles = { $train }: { $tiles }.
answer-no-trains = Não há trens neste jogo.
answer-no-sides = Não há esquerda nem direita neste jogo. Use os números dos trens.
answer-no-such-train = Esse trem não existe.

## Teclas: key-… é a letra (pode mudar de uma língua para outra), keys-… o que ela faz

key-left = E
key-right = D
key-next = N
key-pass = P
key-ends = C
key-chain = V
key-hand = H
key-counts = Q
key-passes = B
key-known = K
key-hint = I
key-scores = S
key-turn = T
key-again = Y

keys-title = Teclas
keys-back = À pedra da esquerda
keys-on = À pedra da direita
keys-first = À primeira pedra
keys-final = À última pedra
keys-earlier = Mover a pedra para a esquerda na mão
keys-later = Mover a pedra para a direita na mão
keys-up = Ao trem de cima
keys-down = Ao trem de baixo
keys-play = Jogar; pergunta onde, se houver escolha
keys-escape = Voltar à mão
keys-left = Jogar à esquerda
keys-right = Jogar à direita
keys-train = Jogar nesse trem; 0 é o mexicano
keys-next = À próxima pedra jogável
keys-previous = À pedra jogável anterior
keys-draw = Comprar
keys-pass = Passar
keys-ends = As pontas
keys-chain = A fileira inteira
keys-hand = Minha mão e o que posso jogar
keys-counts = Quantas pedras cada um tem
keys-passes = Quem passou em quê
keys-known = O que a rodada contou sobre as mãos
keys-hint = Uma dica, onde a mesa as dá
keys-scores = Os pontos
keys-turn = De quem é a vez, tempo que falta
keys-again = A última coisa que aconteceu
keys-older = Para trás no registro
keys-newer = Para a frente no registro
keys-help = Esta lista
keys-guide = O guia deste jogo
keys-letters = Usar letras e algarismos sozinhos
keys-own = Letra para “{ $act }”
keys-reset = As letras originais
keys-space = Espaço
keys-home = Home
keys-end = End
keys-shift = Shift
keys-covered = Esc leva de volta à mesa.
table-close = Fechar
