"""The shuffle, version 1: fair, and checkably so (docs/record.md)."""

from __future__ import annotations

import hashlib
import hmac
import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import TypeVar

from doublesix.rules.match import Match, deal
from doublesix.rules.round import Round

T = TypeVar("T")

WORD = 1 << 32
SALT = re.compile("[0-9A-Za-z_-]{0,64}")
"""What a salt may be."""


@dataclass(frozen=True, slots=True)
class Dealt:
    """A round, and which attempt it took: 0, and one more for each void deal (L-3)."""

    round: Round
    attempt: int


def commit_to(secret: bytes) -> str:
    """What is published before anybody's salt: SHA-256 of the secret, hex."""
    return hashlib.sha256(secret).hexdigest()


def deal_fairly(match: Match, secret: bytes, salts: Sequence[str]) -> Dealt:
    """Deal the next round of `match` from a secret of 32 bytes and one salt a seat."""
    number, attempt = match.rounds + 1, 0
    deck = match.rules.deck(number)
    while (dealt := deal(match, shuffled(deck, seed_of(secret, number, attempt, salts)))) is None:
        attempt += 1
    return Dealt(dealt, attempt)


def seed_of(secret: bytes, number: int, attempt: int, salts: Sequence[str]) -> bytes:
    """HMAC-SHA-256 of `round/attempt/salt0/salt1/…` under the secret."""
    message = "/".join((str(number), str(attempt), *salts))
    return hmac.new(secret, message.encode(), hashlib.sha256).digest()


def shuffled(things: Sequence[T], seed: bytes) -> tuple[T, ...]:
    """Fisher-Yates from the last place down, by the words of `seed`."""
    shuffled = list(things)
    words = _words(seed)
    for i in range(len(shuffled) - 1, 0, -1):
        j = _below(i + 1, words)
        shuffled[i], shuffled[j] = shuffled[j], shuffled[i]
    return tuple(shuffled)


def _below(bound: int, words: Iterator[int]) -> int:
    """The next word modulo `bound`; words past the last whole multiple are thrown away, so that none is favoured."""
    limit = WORD // bound * bound
    return next(word for word in words if word < limit) % bound


def _words(seed: bytes) -> Iterator[int]:
    """The stream SHA-256(seed ‖ counter) as unsigned 32-bit big-endian words."""
    counter = 0
    while True:
        block = hashlib.sha256(seed + counter.to_bytes(8, "big")).digest()
        for start in range(0, len(block), 4):
            yield int.from_bytes(block[start : start + 4], "big")
        counter += 1
