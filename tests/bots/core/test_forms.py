"""The plain form and the one that is compiled give the same results."""

from __future__ import annotations

from random import Random

from doublesix.bots import look
from doublesix.bots.core import dealing as general
from doublesix.bots.core.plain import likelihood as plain_likelihood
from doublesix.bots.core.plain import playouts as plain
from doublesix.bots.core.plain import weighed as plain_weighed
from doublesix.bots.core.typed import dealing as typed_deals
from doublesix.bots.core.typed import likelihood as typed_likelihood
from doublesix.bots.core.typed import playouts as typed
from doublesix.bots.core.typed import weighed as typed_weighed
from doublesix.bots.expert import chosen
from doublesix.bots.games.partners import WEIGHTS, looks
from doublesix.bots.hidden import hidden
from doublesix.bots.worth import moves_of
from doublesix.rules.actions import Play
from tests.bots.rounds import positions, shapes

TWELVE = next(shape for shape in shapes() if shape.game == "salon" and shape.options["set"] == 12)
PARTNERS = next(shape for shape in shapes() if shape.game == "partners")
FORMS = [form.Weighed(*looks(WEIGHTS)) for form in (plain_weighed, typed_weighed)]
TOP_DOWN = sorted(range(28), reverse=True)


def test_deals_for_three_are_the_same() -> None:
    random = Random(3)
    for number in range(200):
        room = [random.randrange(8) for _ in range(3)]
        tiles = [1 << i for i in random.sample(TOP_DOWN, sum(room))]
        allowed = [7 if random.random() < 0.5 else random.randrange(8) for _ in tiles]
        seed = 2 * number + 1
        assert general.deals(tiles, allowed, room, 5, seed) == typed_deals.deals(tiles, allowed, room, 5, seed)


def test_rounds_dealt_and_played_at_random_are_the_same() -> None:
    assert plain.random_rounds(5, 300) == typed.random_rounds(5, 300)


def test_playouts_and_likelihoods_of_a_whole_round_are_the_same() -> None:
    match = PARTNERS.match()
    for number in range(4):
        for r, happened in positions(match, Random(number)):
            seen = look(match, r, r.turn, PARTNERS.options, happened)
            around = hidden(seen)
            deals = general.deals(around.tiles, around.allowed, around.room, 8, 2 * number + 1)
            plays = [action for action in seen.legal if isinstance(action, Play)]
            moves = [x for move in moves_of(seen, plays) for x in move]
            assert plain.sums(around.hand, deals, moves, 7) == typed.sums(around.hand, deals, moves, 7)
            assert FORMS[0].sums(around.hand, deals, moves, 7) == FORMS[1].sums(around.hand, deals, moves, 7)
            choices = chosen(seen, around)
            assert plain_likelihood.likelihoods(deals, choices) == typed_likelihood.likelihoods(deals, choices)


def test_the_compiled_form_leaves_larger_sets_to_the_plain_one() -> None:
    match = TWELVE.match()
    for r, happened in positions(match, Random(5)):
        seen = look(match, r, r.turn, TWELVE.options, happened)
        around = hidden(seen)
        deals = typed_deals.deals(around.tiles, around.allowed, around.room, 4, 9)
        assert deals == general.deals(around.tiles, around.allowed, around.room, 4, 9)
        choices = chosen(seen, around)
        assert plain_likelihood.likelihoods(deals, choices) == typed_likelihood.likelihoods(deals, choices)
