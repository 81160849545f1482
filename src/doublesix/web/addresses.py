"""The addresses of a house: what it is called by, and who can reach it."""

from __future__ import annotations

import ipaddress
from urllib.parse import urlsplit

PORTS = {"http": 80, "https": 443}
AT_HOME = (".local", ".localhost", ".lan", ".home", ".internal", ".home.arpa")
"""Names that only a local network knows."""


def origin_of(url: str) -> str:
    """The origin of an address as browsers write it, "https://dominoes.example". Raise ValueError if it is none, or has
    more in it than scheme, host and port."""
    parts = urlsplit(url.strip())
    bare = parts.path in ("", "/") and not (parts.query or parts.fragment or parts.username or parts.password)
    if parts.scheme not in PORTS or not parts.hostname or not bare:
        raise ValueError(f"{url!r} is no address of a house")
    port = "" if parts.port in (None, PORTS[parts.scheme]) else f":{parts.port}"
    return f"{parts.scheme}://{_host(parts.hostname)}{port}"


def is_public(origin: str) -> bool:
    """Whether anybody on the internet may come by this address, as far as one can tell from it."""
    host = urlsplit(origin).hostname or ""
    try:
        return ipaddress.ip_address(host).is_global
    except ValueError:
        return "." in host and not host.endswith(AT_HOME)


def _host(name: str) -> str:
    if ":" in name:
        return f"[{ipaddress.IPv6Address(name)}]"
    return name.encode("idna").decode()  # a UnicodeError is a ValueError
