"""A fact in the words of one listener: "You play 5-2" to who did it, "Ana plays 5-2" to the others."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache

from doublesix.phrase.facts import Company, Fact
from doublesix.phrase.say import Arg, join, say, says

UNSAID: dict[str, Arg] = {"drew": 0, "ends": (), "numbers": (), "opens": 0, "covers": 0, "engine": -1, "cover": -1}
UNSAID |= {"opening": 0, "playable": 0, "points": 0, "tie": 0, "place": "start", "fits": "more"}
SIDES = {"side", "sides", "scores", "totals"}
"""What in a fact is said of sides."""


def tell(lang: str, fact: Fact, company: Company, listener: int | None, brief: bool = False) -> str:
    """One sentence or two for one listener (None: somebody without a seat)."""
    ear, subject = _Ear(lang, company, listener), _subject(fact, company)
    args = {**UNSAID, **fact.args}
    if "place" in fact.args:
        args |= company.place(str(fact.args["place"]), fact.seat, listener)
    if "option" in fact.args:
        args |= ear.option(fact)
    if not SIDES.isdisjoint(fact.args):
        args |= ear.sides(fact)
    if subject is not None:
        args["who"] = company.names[subject]
    args |= {"actor": ear.actor(subject), "game": company.game}
    base = f"decided-{fact.args['decided']}" if fact.kind == "scored" else f"news-{fact.kind}"
    text = say(lang, _id(lang, base, subject is not None and subject == listener, brief), **args)
    return f"{text} {say(lang, 'news-scores', **args)}" if "scores" in fact.args else text


@cache
def _id(lang: str, base: str, you: bool, brief: bool) -> str:
    wanted = ["you-brief"] * (you and brief) + ["you"] * you + ["brief"] * brief
    return next((id for id in (f"{base}.{form}" for form in wanted) if says(lang, id)), base)


def _subject(fact: Fact, company: Company) -> int | None:
    """The seat that a sentence is about."""
    if fact.seat is not None:
        return fact.seat
    for key in ("owner", "opener"):
        if isinstance(seat := fact.args.get(key), int):
            return seat
    side = fact.args.get("side", -1)
    alone = isinstance(side, int) and side >= 0 and len(company.sides[side]) == 1
    return company.sides[side][0] if alone and isinstance(side, int) else None


@dataclass(slots=True)
class _Ear:
    """One listener, and what the others are called to them."""

    lang: str
    company: Company
    listener: int | None

    def actor(self, seat: int | None) -> str:
        if seat is None:
            return "none"
        return "you" if seat == self.listener else "other"

    def option(self, fact: Fact) -> dict[str, Arg]:
        """An option and its value, as the page shows them too."""
        option = fact.args["option"]
        worth = say(self.lang, f"option-{option}-value", value=fact.args["value"])
        return {"label": say(self.lang, f"option-{option}"), "worth": worth}

    def sides(self, fact: Fact) -> dict[str, Arg]:
        """All of SIDES that is in a fact: one side, the winners, a number for each."""
        said: dict[str, Arg] = {}
        side, winners = fact.args.get("side"), fact.args.get("sides")
        if isinstance(winners, tuple):
            side = winners[0] if len(winners) == 1 else -1
            said |= {"sides": join(self.lang, [self.name(one) for one in winners]), "winners": len(winners)}
        if isinstance(side, int):
            said |= self.side(side)
        if isinstance(members := fact.args.get("members"), tuple):
            said["members"] = join(self.lang, [self.company.names[seat] for seat in members])
        for key in ("scores", "totals"):
            if isinstance(numbers := fact.args.get(key), tuple):
                some = [self.points(one, number) for one, number in enumerate(numbers) if number >= 0]
                said[key] = join(self.lang, some)
        return said

    def side(self, side: int) -> dict[str, Arg]:
        args: dict[str, Arg] = {"form": self.form(side), "side": self.alone(side), "letter": _letter(side)}
        return args | {"who": say(self.lang, "side.start", **args)}

    def form(self, side: int) -> str:
        """What a side is to the listener: you, your team, another team, or somebody with a name."""
        if side < 0:
            return "none"
        mine = self.listener in self.company.sides[side]
        if self.company.teams:
            return "ours" if mine else "team"
        return "you" if mine else "name"

    def alone(self, side: int) -> str:
        return "" if side < 0 or self.company.teams else self.company.names[self.company.sides[side][0]]

    def name(self, side: int) -> str:
        """A side in the middle of a sentence."""
        return say(self.lang, "side", **self.side(side))

    def points(self, side: int, points: int) -> str:
        return say(self.lang, "side-points", points=points, **self.side(side))


def _letter(side: int) -> str:
    return chr(ord("A") + max(side, 0))
