"""How a match may be set up: options, numbers of players, what a table offers."""

from __future__ import annotations

import pytest

from doublesix.rules.match import begin, deal
from doublesix.rules.reasons import BadOptions, Reason
from doublesix.rules.variants import VARIANTS
from tests.rules.positions import rules_of


def test_every_option_is_written_out_with_its_default() -> None:
    assert VARIANTS["draw"].complete({}) == {"target": 100}
    assert VARIANTS["partners"].complete({"target": 150}) == {"target": 150}
    assert VARIANTS["salon"].complete({"set": 9}) == {"set": 9, "teams": 0, "limit": 100}
    assert VARIANTS["mexican-train"].complete({}) == {"rounds": 4}


@pytest.mark.parametrize("game", VARIANTS)
@pytest.mark.parametrize("chosen", [{"colour": 1}, {"target": 0}, {"rounds": -4}, {"limit": 1}, {"teams": 1}])
def test_an_unknown_option_or_value_is_refused(game: str, chosen: dict[str, int]) -> None:
    with pytest.raises(BadOptions) as refused:
        VARIANTS[game].complete(chosen)
    assert refused.value.reason == Reason.BAD_OPTION


@pytest.mark.parametrize("value", [True, 100.0, "100", None])
def test_a_value_is_a_whole_number(value: object) -> None:
    with pytest.raises(BadOptions):
        VARIANTS["draw"].complete({"target": value})  # type: ignore[dict-item]


@pytest.mark.parametrize("game", ["draw", "mexican-train"])
@pytest.mark.parametrize(("players", "reason"), [(1, Reason.SEATS_MISSING), (5, Reason.TOO_MANY_SEATS)])
def test_two_to_four_players(game: str, players: int, reason: Reason) -> None:
    with pytest.raises(BadOptions) as refused:
        rules_of(game, players)
    assert refused.value.reason == reason


@pytest.mark.parametrize(
    ("options", "capacity"),
    [
        ({"set": 6}, 4),
        ({"set": 9}, 10),
        ({"set": 12, "teams": 2}, 10),
        ({"set": 12, "teams": 3}, 9),
        ({"set": 12, "teams": 4}, 8),
        ({"set": 6, "teams": 2}, 4),
        ({"set": 6, "teams": 3}, 4),
    ],
)
def test_L10_no_more_may_sit_than_can_play(options: dict[str, int], capacity: int) -> None:
    salon = VARIANTS["salon"]
    assert salon.capacity(salon.complete(options)) == capacity


def test_P1_M1_D1_capacity_of_the_others() -> None:
    capacities = {name: game.capacity(game.complete({})) for name, game in VARIANTS.items()}
    assert capacities == {"draw": 4, "partners": 4, "salon": 4, "mexican-train": 4}


def test_P10_partners_alone_is_by_invitation_only() -> None:
    assert [name for name, game in VARIANTS.items() if game.invitation_only] == ["partners"]


def test_M1_at_a_table_of_several_people_four_rounds_are_the_only_choice() -> None:
    rounds = VARIANTS["mexican-train"].options[0]
    assert rounds.values_at(online=True) == (4,)
    assert rounds.values_at(online=False) == (4, 8, 13)
    target = VARIANTS["draw"].options[0]
    assert target.values_at(online=True) == target.values


@pytest.mark.parametrize("game", VARIANTS)
def test_the_same_choices_are_the_same_rule_set(game: str) -> None:
    assert rules_of(game, 4) == rules_of(game, 4)
    name = VARIANTS[game].options[-1].name
    other = VARIANTS[game].options[-1].values[-1]
    assert rules_of(game, 4) != rules_of(game, 4, **{name: other})


def test_M2_a_deal_takes_the_hands_from_the_front_of_the_deck() -> None:
    match = begin(rules_of("mexican-train", 2), 2)
    deck = match.rules.deck(1)
    r = deal(match, deck)
    assert r is not None
    assert (r.hands, r.boneyard) == ((deck[:16], deck[16:32]), deck[32:])
