"""The robots' fast core: tiles as bits of an int, deals and playouts by the thousand. It knows nothing of the house.

What is hot has two forms that give the same results: `plain`, and `typed`, which mypyc compiles and which is the slower
one until it has. `COMPILED` says which is running.
"""

from __future__ import annotations

from importlib.util import find_spec


def _compiled() -> bool:
    spec = find_spec("doublesix.bots.core.typed.playouts")
    wanted = bool(spec and spec.origin and not spec.origin.endswith(".py"))
    return wanted and find_spec("librt") is not None


COMPILED = _compiled()
"""Whether the compiled form is there and runs."""

if COMPILED:
    from doublesix.bots.core.typed.dealing import deals
    from doublesix.bots.core.typed.likelihood import likelihoods
    from doublesix.bots.core.typed.playouts import sums
    from doublesix.bots.core.typed.weighed import Weighed
else:
    from doublesix.bots.core.dealing import deals
    from doublesix.bots.core.plain.likelihood import likelihoods
    from doublesix.bots.core.plain.playouts import sums
    from doublesix.bots.core.plain.weighed import Weighed  # type: ignore[assignment]

__all__ = ["COMPILED", "Weighed", "deals", "likelihoods", "sums"]
