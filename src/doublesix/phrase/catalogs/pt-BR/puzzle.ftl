### O problema do dia. As variáveis: veja ../en/puzzle.ftl

puzzle-title = Problema do dia
puzzle-about = Dominó em duplas com todas as mãos abertas: qual jogada rende mais para sua dupla?
puzzle-lede = Dominó em duplas, todas as mãos abertas. É a sua vez, a rodada está assim, e daqui em diante todos jogam o melhor que há. Qual jogada rende mais para sua dupla?
puzzle-yours = Sua jogada
puzzle-hands = As mãos
puzzle-hand-you = Você
puzzle-hand-next = Quem joga depois, contra você
puzzle-hand-partner = Seu parceiro
puzzle-hand-previous = Quem joga antes, contra você
puzzle-right = Certo: { review-move }.
puzzle-wrong = { review-move }: há uma jogada melhor.
puzzle-answer = A resposta: { review-move }.
puzzle-out = { $out ->
    [you] você bate
    [partner] seu parceiro bate
    [next] quem joga depois bate
    [previous] quem joga antes bate
   *[blocked] a rodada tranca
}
puzzle-points = { $points ->
    [one] { $points } ponto
   *[other] { $points } pontos
}
puzzle-scores = { $side ->
    [own] sua dupla faz { puzzle-points }
   *[other] a outra dupla faz { puzzle-points }
}
puzzle-passes = { $count ->
    [one] Quem joga depois não tem o que jogar.
    [2] Nem quem joga depois nem seu parceiro têm o que jogar.
    [3] Nenhum dos outros três tem o que jogar.
   *[other] Ninguém mais tem o que jogar.
}
puzzle-comes = No fim, { puzzle-out }, e { puzzle-scores }.
puzzle-other = A melhor das outras jogadas é { review-move }: então { puzzle-out }, e { puzzle-scores }.
puzzle-show = Ver a resposta
puzzle-earlier = O dia anterior
puzzle-later = O dia seguinte
puzzle-proof = A posição vem de uma rodada jogada por robôs. Todas as continuações possíveis foram examinadas; os números são exatos.
