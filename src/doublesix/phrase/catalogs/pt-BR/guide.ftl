### Rótulos dos guias; os textos estão em doublesix/guide/pages.

guide-title = Guias
guide-lede = Como se joga cada jogo nesta casa, com posições para experimentar. O que se pode jogar nelas é calculado pelas mesmas regras que arbitram as mesas.
guide-contents = Neste guia
guide-others = Os outros jogos
guide-read = Ler o guia
guide-hand = A mão deste diagrama, { $count ->
    [one] { $count } pedra
   *[other] { $count } pedras
}
guide-playable = Jogáveis: { $count }.
guide-opens = para abrir
guide-goes = { $tiles } { $places }
guide-nowhere = { $tiles } em lugar nenhum
guide-either = { $first } ou { $second }
guide-then = { $start }; { $next }
guide-may-keep = ou você guarda a pedra e encerra a vez
guide-must-draw = Você compra: { $count ->
    [one] resta { $count } pedra
   *[other] restam { $count } pedras
} no monte.
guide-must-pass = Você passa.
