"""A phone on the network of the house, over plain http."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from tests.browser.conftest import Invite
from tests.browser.house import House
from tests.browser.play import by_keys, by_taps, play_together
from tests.browser.table import LONG
from tests.support.lacking import lacks

PHONE = {"viewport": {"width": 360, "height": 640}, "has_touch": True, "is_mobile": True, "device_scale_factor": 2}


def test_a_phone_joins_by_the_printed_address_and_plays_a_round_by_taps(invite: Invite, house: House) -> None:
    if house.network.startswith("http://127."):
        lacks("this machine has no network")
    ana = invite("Ana").named()
    ana.go(ana.open("draw", options=LONG))
    field = ana.page.get_by_role("textbox", name="Link to this table")
    expect(field).to_have_value(re.compile(f"^{re.escape(house.network)}/t/"))
    link = field.input_value()

    phone = invite("Bo", base=house.network, **PHONE)
    phone.page.goto(link)
    phone.page.get_by_label("Your name").fill("Bo")
    phone.page.get_by_role("button", name="Sit down").tap()
    expect(phone.page.get_by_role("button", name="Leave the table")).to_be_visible()
    ana.page.get_by_role("button", name="Start").click()
    phone.until("() => document.querySelector('[data-tile]') !== null")
    play_together({ana: by_keys, phone: by_taps}, "round")
