"""Facts of every kind, and the companies in which they are told."""

from __future__ import annotations

from doublesix.phrase import Arg, Company, Fact

DUO = Company(("Ana", "Bo (robot)"), ((0,), (1,)), "draw")
TEAMS = Company(("Ana", "Bo", "Cy", "Di"), ((0, 2), (1, 3)), "partners")
SALON = Company(("Ana", "Bo", "Cy"), ((0,), (1,), (2,)), "salon")
SALON_TEAMS = Company(("Ana", "Bo", "Cy", "Di"), ((0, 2), (1, 3)), "salon")
TRAINS = Company(("Ana", "Bo", "Cy"), ((0,), (1,), (2,)), "mexican-train")


def fact(kind: str, seat: int | None = None, **args: Arg) -> Fact:
    """A fact in short."""
    return Fact(kind, seat, args)


WAITING = [
    (DUO, fact("sat", 1)),
    (DUO, fact("left", 1)),
    (DUO, fact("removed", 1)),
    (DUO, fact("host", 1)),
    (DUO, fact("option", option="target", value=150)),
    (SALON, fact("option", option="limit", value=100)),
    (SALON, fact("option", option="set", value=12)),
    (SALON, fact("option", option="teams", value=0)),
    (SALON, fact("option", option="teams", value=2)),
    (TRAINS, fact("option", option="rounds", value=4)),
    (TRAINS, fact("option", option="turn_s", value=45)),
    (TEAMS, fact("team", side=0, members=(0, 2))),
    (DUO, fact("started")),
    (DUO, fact("ready", 1)),
]

ROUND = [
    (DUO, fact("dealt", round=2, opener=1)),
    (TRAINS, fact("dealt", round=2, opener=1, engine=11)),
    (DUO, fact("played", 1, tile="6-6", place="start", ends=(6, 6))),
    (DUO, fact("played", 1, tile="5-2", place="left", drew=3, ends=(2, 6))),
    (DUO, fact("played", 1, tile="6-5", place="right", drew=1, ends=(5, 5))),
    (DUO, fact("played", 1, tile="1-0", place="right", drew=14, ends=(1, 0))),
    (TRAINS, fact("played", 1, tile="9-3", place="train:1")),
    (TRAINS, fact("played", 1, tile="9-3", place="train:0", drew=1)),
    (TRAINS, fact("played", 1, tile="12-4", place="train:mexican")),
    (TRAINS, fact("played", 1, tile="6-0", place="train:mexican", covers=1)),
    (TRAINS, fact("played", 1, tile="6-0", place="train:0", covers=1, drew=1)),
    (DUO, fact("drew", 1)),
    (DUO, fact("received", 1, tile="5-2", fits="more")),
    (DUO, fact("received", 1, tile="5-2", fits="yes")),
    (DUO, fact("received", 1, tile="5-2", fits="no")),
    (DUO, fact("drawing", 1)),
    (TEAMS, fact("passed", 1, numbers=(5, 2))),
    (TEAMS, fact("passed", 1, numbers=(0, 0))),
    (TRAINS, fact("passed", 1, drew=1, opens=1)),
    (TRAINS, fact("passed", 1)),
    (SALON, fact("kept", 1)),
    (SALON, fact("kept", 1, drew=1)),
    (DUO, fact("stood-in", 1)),
]

SCORES = [
    (DUO, fact("scored", 0, round=1, side=0, points=14, decided="out")),
    (TEAMS, fact("scored", 0, round=1, side=0, points=14, decided="out")),
    (DUO, fact("scored", round=1, side=0, points=9, decided="lightest")),
    (DUO, fact("scored", round=1, side=0, points=0, decided="lightest")),
    (TEAMS, fact("scored", round=1, side=0, points=31, decided="lightest")),
    (DUO, fact("scored", round=1, side=0, points=1, decided="fewer", tie=6)),
    (TEAMS, fact("scored", round=1, side=0, points=12, decided="last", tie=12)),
    (DUO, fact("scored", round=1, side=-1, points=0, decided="nobody", tie=6)),
    (SALON, fact("scored", 0, round=1, side=0, decided="out", scores=(0, 7, 20))),
    (SALON, fact("scored", 0, round=3, side=0, decided="out", scores=(0, -1, 20))),
    (TRAINS, fact("scored", 0, round=1, side=0, decided="own")),
    (SALON_TEAMS, fact("scored", 0, round=1, side=0, decided="out", scores=(0, 23))),
    (SALON, fact("scored", round=1, side=-1, decided="own", scores=(3, 20, 7))),
    (DUO, fact("totals", totals=(104, 61))),
    (TEAMS, fact("totals", totals=(31, 0))),
    (SALON, fact("eliminated", side=0)),
    (SALON_TEAMS, fact("eliminated", side=0)),
    (DUO, fact("won", sides=(0,))),
    (TEAMS, fact("won", sides=(0,))),
    (TRAINS, fact("won", sides=(0, 2))),
    (TRAINS, fact("won", sides=())),
]

TURN = [
    (DUO, fact("turn", 1, ends=(4, 6), playable=3)),
    (DUO, fact("turn", 1, ends=(4, 4), playable=2)),
    (DUO, fact("turn", 1, ends=(4, 1), playable=0)),
    (DUO, fact("turn", 1, playable=1, opening=1)),
    (TRAINS, fact("turn", 1, playable=2, cover=6)),
    (TRAINS, fact("cover", 1, playable=1, cover=6)),
    (TRAINS, fact("turn", 1, playable=14)),
    (DUO, fact("summary", count=1)),
    (DUO, fact("summary", count=2)),
    (DUO, fact("summary", count=31)),
]

CASES = WAITING + ROUND + SCORES + TURN
