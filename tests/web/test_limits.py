"""How much is taken of whom: buckets, and what one address is."""

from __future__ import annotations

import pytest
from starlette.requests import HTTPConnection

from doublesix.web.limits import Buckets, Rate, address_of


def test_a_bucket_fills_by_its_own_rate_and_never_over_its_brim() -> None:
    now = 0
    bucket = Buckets(Rate(2, 3), lambda: now)
    assert [bucket.take() for _ in range(4)] == [True, True, True, False]
    now = 499
    assert not bucket.take()
    now = 1_000
    assert [bucket.take() for _ in range(3)] == [True, True, False]
    now = 1_000_000
    bucket.give()
    assert [bucket.take() for _ in range(4)] == [True, True, True, False]
    assert bucket.take("another")


def test_buckets_forget_who_has_been_quiet_longest() -> None:
    bucket = Buckets(Rate(0.001, 1), lambda: 0)
    assert bucket.take("first")
    assert all(bucket.take(str(n)) for n in range(10_000))
    assert bucket.take("first")
    assert not bucket.take("9999")


@pytest.mark.parametrize(
    ("client", "address"),
    [
        (("203.0.113.9", 1), "203.0.113.9"),
        (("::ffff:203.0.113.9", 1), "203.0.113.9"),
        (("2001:db8:1:2:3:4:5:6", 1), "2001:db8:1:2::/64"),
        (("fe80::1%eth0", 1), "fe80::/64"),
        (None, ""),
    ],
)
def test_one_household_is_one_address(client: tuple[str, int] | None, address: str) -> None:
    assert address_of(HTTPConnection({"type": "http", "client": client, "headers": []})) == address
