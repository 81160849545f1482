"""A robot over HTTP: python http_robot.py http://127.0.0.1:8066 CODE TOKEN (made by: doublesix robot-token NAME)"""

import json
import secrets
import sys
import time
from typing import Any
from urllib.error import HTTPError, URLError
from urllib.request import Request, urlopen


def ask(url: str, token: str, body: dict[str, Any] | None = None) -> Any:
    data = None if body is None else json.dumps(body).encode()
    while True:
        try:
            return json.load(urlopen(Request(url, data, {"Authorization": f"Bearer {token}"}), timeout=40))
        except HTTPError as error:
            if error.code not in (429, 503):  # too fast, or the house cannot write just now: ask again
                return json.load(error)
        except (URLError, OSError):  # the house starts again
            pass
        time.sleep(1)


def choose(view: dict[str, Any]) -> dict[str, Any]:
    """The heaviest tile that fits; else draw; else pass."""
    fitting = [tile for tile in view["hand"] if tile["places"]]
    if fitting:
        best = max(fitting, key=lambda tile: sum(map(int, tile["tile"].split("-"))))
        return {"kind": "play", "tile": best["tile"], "at": best["places"][0]}
    return {"kind": "draw"} if view["draw"] is None else {"kind": "pass"}


def play(house: str, code: str, token: str) -> Any:
    url, since = f"{house}/api/tables/{code}", 0
    while True:
        frame = ask(f"{url}?since={since}&wait=20", token)
        if "view" not in frame:
            return frame["text"]
        since, view = frame["v"], frame["view"]
        if view["phase"] == "over":
            return view["winners"]
        c = secrets.token_hex(16)
        if view["sit"] is None and view["you"] is None:
            ask(url, token, {"type": "act", "c": c, "do": {"kind": "sit"}})
        elif view["you"] is not None and view["to_play"] == view["you"]:
            ask(url, token, {"type": "act", "c": c, "do": choose(view), "turn": view["turn"]})


if __name__ == "__main__":
    print(play(*sys.argv[1:4]))
