"""What a page costs on a cold cache: requests, and bytes as they came over the line, without their headers."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass, field, replace
from typing import Any

from playwright.sync_api import CDPSession, Page


@dataclass
class Loading:
    """Everything that a page fetched since it was watched."""

    kinds: dict[str, str] = field(default_factory=dict)
    bytes: dict[str, int] = field(default_factory=dict)
    heads: dict[str, int] = field(default_factory=dict)
    names: dict[str, str] = field(default_factory=dict)

    @property
    def script(self) -> int:
        """Bytes of scripts; the words of the page are among them."""
        return sum(size for id, size in self.bytes.items() if self.kinds[id] == "Script")

    @property
    def words(self) -> int:
        """Bytes of the catalogs among them."""
        return sum(size for id, size in self.bytes.items() if "/words-" in self.names[id])

    @property
    def all(self) -> int:
        """Bytes of everything."""
        return sum(self.bytes.values())

    def of(self, names: Collection[str]) -> Loading:
        """What was fetched from these addresses."""
        return replace(self, bytes={id: size for id, size in self.bytes.items() if self.names[id] in names})

    def __str__(self) -> str:
        lines = [f"{size:7} {self.kinds[id]:10} {self.names[id]}" for id, size in self.bytes.items()]
        return "\n".join(lines)


def watch(page: Page) -> tuple[Loading, CDPSession]:
    """Count from now on."""
    loading, line = Loading(), page.context.new_cdp_session(page)

    def asked(event: dict[str, Any]) -> None:
        loading.kinds[event["requestId"]] = event.get("type", "")
        loading.names[event["requestId"]] = event["request"]["url"]

    def came(event: dict[str, Any]) -> None:
        if event["requestId"] in loading.kinds:
            size = int(event["encodedDataLength"]) - loading.heads.get(event["requestId"], 0)
            loading.bytes[event["requestId"]] = size

    def answered(event: dict[str, Any]) -> None:
        loading.heads[event["requestId"]] = int(event["response"]["encodedDataLength"])

    line.on("Network.requestWillBeSent", asked)
    line.on("Network.responseReceived", answered)
    line.on("Network.loadingFinished", came)
    line.send("Network.enable")
    line.send("Network.setCacheDisabled", {"cacheDisabled": True})
    return loading, line
