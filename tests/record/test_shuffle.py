"""The shuffle against one written anew from its description, and against vectors written out."""

from __future__ import annotations

import hashlib
import hmac

import pytest
from hypothesis import given
from hypothesis import strategies as st

from doublesix.record.shuffle import commit_to, deal_fairly, seed_of, shuffled
from doublesix.rules.match import begin
from doublesix.rules.tiles import double_set
from doublesix.rules.variants import VARIANTS

SECRET = bytes(range(32))


def plainly_shuffled(things: list[str], seed: bytes) -> list[str]:
    """Steps 4 and 5 as a beginner would write them: ten thousand words ahead, no generators."""
    words = []
    for counter in range(1000):
        digest = hashlib.sha256(seed + counter.to_bytes(8, "big")).digest()
        words += [int.from_bytes(digest[at : at + 4], "big") for at in range(0, 32, 4)]
    order = list(things)
    for i in range(len(order) - 1, 0, -1):
        whole = (2**32 // (i + 1)) * (i + 1)
        while words[0] >= whole:
            words.pop(0)
        j = words.pop(0) % (i + 1)
        order[i], order[j] = order[j], order[i]
    return order


@given(st.binary(min_size=32, max_size=32), st.sampled_from([6, 9, 12]))
def test_the_order_is_that_of_the_description(seed: bytes, top: int) -> None:
    deck = list(map(str, double_set(top)))
    assert list(shuffled(deck, seed)) == plainly_shuffled(deck, seed)


@given(st.binary(min_size=32, max_size=32))
def test_no_tile_is_lost_or_doubled(seed: bytes) -> None:
    assert sorted(shuffled(double_set(12), seed)) == list(double_set(12))


def test_words_past_the_last_whole_multiple_are_thrown_away(monkeypatch: pytest.MonkeyPatch) -> None:
    words = [2**32 - 1, 4]  # of three things, 2**32 - 1 is past the last whole multiple of 3; 4 % 3 is 1
    stream = b"".join(word.to_bytes(4, "big") for word in [*words, 0, 0, 0, 0, 0, 0])

    class Digest:
        def digest(self) -> bytes:
            return stream

    monkeypatch.setattr(hashlib, "sha256", lambda data: Digest())
    assert shuffled("abc", b"") == ("c", "a", "b")


def test_the_seed_is_the_hmac_of_round_attempt_and_salts() -> None:
    assert seed_of(SECRET, 3, 1, ["", "aB_-9"]) == hmac.new(SECRET, b"3/1//aB_-9", hashlib.sha256).digest()


def test_a_vector_written_out() -> None:
    seed = seed_of(SECRET, 1, 0, ["ana", ""])
    assert seed.hex() == "5e6f76f23c90f3530ad3dee1b6514e9f26bb4a462275aa133ca5eb804162f2e0"
    block = hashlib.sha256(seed + bytes(8)).digest()
    first = [2619732030, 735574100, 1829973197, 2507480732, 1871250622, 707675084, 356228111, 387096797]
    assert [int.from_bytes(block[at : at + 4], "big") for at in range(0, 32, 4)] == first
    order = (
        "3-2 5-5 0-0 6-6 5-0 5-3 2-1 6-5 6-2 1-0 1-1 4-0 4-2 6-4 "
        "5-1 3-3 6-3 2-0 4-4 4-1 5-2 5-4 6-0 6-1 3-1 4-3 2-2 3-0"
    )
    assert " ".join(map(str, shuffled(double_set(6), seed))) == order


def test_a_hand_is_a_stretch_of_the_order_and_the_boneyard_the_rest() -> None:
    match = begin(VARIANTS["draw"].ruleset({}, 3), 3)
    order = shuffled(double_set(6), seed_of(SECRET, 1, 0, ["", "", ""]))
    r = deal_fairly(match, SECRET, ["", "", ""]).round
    assert r.hands == (order[:5], order[5:10], order[10:15])
    assert r.boneyard == order[15:]


def test_L3_a_void_deal_is_dealt_anew_with_the_next_attempt() -> None:
    match = begin(VARIANTS["salon"].ruleset({"set": 12}, 2), 2)
    salts, voids = ["", ""], 0
    for number in range(200):
        secret = number.to_bytes(32, "big")
        fair = deal_fairly(match, secret, salts)
        for attempt in range(fair.attempt + 1):
            dealt = shuffled(double_set(12), seed_of(secret, 1, attempt, salts))[:14]
            assert any(tile.is_double for tile in dealt) == (attempt == fair.attempt)
        voids += fair.attempt
    assert voids > 0


def test_the_commit_is_the_sha256_of_the_secret() -> None:
    assert commit_to(SECRET) == "630dcd2966c4336691125448bbb25b4ff412a49c732db2c8abc1b8581bd710dd"
