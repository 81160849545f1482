"""Whether a deal is due, and dealt as its secret and salts make it."""

from __future__ import annotations

import re

from doublesix.record import lines
from doublesix.record.faults import Fault, same, same_hand, shown, tile_in
from doublesix.record.replay import Moment
from doublesix.record.shuffle import SALT, commit_to, deal_fairly
from doublesix.rules.round import Round

HEX_32_BYTES = re.compile("[0-9a-fA-F]{64}")


def check_deal(now: Moment, line: lines.Deal) -> None:
    """Whether this round is due, and dealt as its secret and salts make it."""
    match, rules = now.match, now.match.rules
    if now.round:
        raise Fault("S-4", f"round {now.round.number} has no round line yet, but round {line.round} is dealt")
    if match.winners is not None:
        raise Fault(rules.rule("verdict"), f"{_sides(match.winners)} won already, but round {line.round} is dealt")
    same("F-1", "the round", match.rounds + 1, line.round)
    check_shuffle(now, line.shuffle)
    fair = deal_fairly(match, bytes.fromhex(line.shuffle.secret), line.shuffle.salts).round
    engine = rules.engine(fair.number)
    if engine is None and line.engine is not None:
        raise Fault("F-5", f"there is no engine in {rules.name}, but {shown(line.engine)} stands here")
    if engine is not None and line.engine is None:
        raise Fault("F-5", f"the key engine is missing: {engine}")
    if engine is not None:
        same(rules.rule("engine"), "the engine", engine, tile_in(line.engine or ""))
    _check_hands(now, fair, line)
    same("F-3", "the number of tiles in the boneyard", len(fair.boneyard), len(line.boneyard))
    for place, (tile, text) in enumerate(zip(fair.boneyard, line.boneyard, strict=True), 1):
        same("F-3", f"tile {place} of the boneyard", tile, tile_in(text))
    same(rules.rule("opening"), "the seat that opens", fair.turn, line.turn)


def check_shuffle(now: Moment, shuffle: lines.Shuffle) -> None:
    """Whether secret, commit and salts are what they should be."""
    if not HEX_32_BYTES.fullmatch(shuffle.secret):
        raise Fault("F-3", f"the secret should be 32 bytes in hex, not {shown(shuffle.secret)}")
    same("F-3", "the commit of this secret", commit_to(bytes.fromhex(shuffle.secret)), shuffle.commit.lower())
    same("F-3", "the number of salts", now.match.seats, len(shuffle.salts))
    for seat, salt in enumerate(shuffle.salts):
        if not SALT.fullmatch(salt):
            raise Fault("F-3", f"the salt of seat {seat} should be 0-64 of 0-9 A-Z a-z _ -, not {shown(salt)}")
        if salt and (now.head.seats[seat].bot is not None or seat not in now.match.playing):
            raise Fault("F-3", f"seat {seat} is a robot or eliminated and should have no salt, not {shown(salt)}")


def _check_hands(now: Moment, fair: Round, line: lines.Deal) -> None:
    same("F-2", "the number of hands", now.match.seats, len(line.hands))
    for seat, (hand, texts) in enumerate(zip(fair.hands, line.hands, strict=True)):
        rule = fair.rules.rule("hand" if seat in fair.playing else "verdict")
        same(rule, f"the number of tiles dealt to seat {seat}", len(hand), len(texts))
        same_hand("F-3", f"the hand of seat {seat}", hand, texts)


def _sides(sides: tuple[int, ...]) -> str:
    return f"side {' and '.join(map(str, sides))}"
