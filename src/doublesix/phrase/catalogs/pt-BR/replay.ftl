### Rever uma partida acabada, com as mãos abertas, e as partidas passadas no início.

replay-title = Rever
replay-page-title = Rever – Double Six
replay-watch = Rever
replay-past = Partidas passadas
replay-open = Abrir um registro
replay-open-help = Solte aqui um arquivo de registro, ou escolha um. Ele é conferido linha por linha antes de aparecer. Até 2 MB.
replay-choose = Escolher um arquivo
replay-drop = Solte para abrir o registro
replay-reading = Lendo o registro…
replay-drew = { $who } compra { $tile }.

## Avançar e voltar

replay-moves = Andamento
replay-to-start = Ao começo
replay-step-back = Jogada anterior
replay-step-on = Próxima jogada
replay-to-end = Ao fim
replay-play = Passar
replay-pause = Parar
replay-playing = As jogadas passam sozinhas.
replay-paused = Parado.
replay-slider = Jogada
replay-at = Jogada { $n } de { $all }
replay-round = Rodada
replay-round-of = Rodada { $round } de { $all }
replay-match = Partida
replay-match-of = Partida { $n } de { $all }
replay-before = Antes da primeira rodada
replay-speed = Velocidade
replay-speed-slow = Devagar
replay-speed-normal = Média
replay-speed-fast = Rápida
replay-copy = Copiar o link para esta posição
replay-copied = O link foi copiado.
replay-link = Link para esta posição
replay-at-start = Este é o começo.
replay-at-end = Este é o fim.

## O que se vê

replay-hands = Mãos
replay-hand = { $name }: { $tiles }.
replay-hand-none = { $name }: nenhuma pedra.
replay-log = O que aconteceu
replay-sheet = Folha de pontos
replay-sheet-none = Nenhuma rodada está aberta aqui.
replay-sheet-unplayed = Esta rodada não foi jogada até o fim.
replay-proof-fits = O segredo confere com o lacre.
replay-proof-broken = O segredo não confere com o lacre.

## Teclas

replay-keys-back = Jogada anterior
replay-keys-on = Próxima jogada
replay-keys-first = Ao começo da partida
replay-keys-final = Ao fim da partida
replay-keys-older = Ao começo da rodada, ou à anterior
replay-keys-newer = À próxima rodada
replay-keys-draw = Passar ou parar
replay-keys-hand = Todas as mãos
replay-keys-hint = Quanto valia esta jogada
replay-keys-next = À próxima jogada decisiva
replay-keys-previous = À jogada decisiva anterior
replay-covered = Esc leva de volta à partida.
