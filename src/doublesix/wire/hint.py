"""A hint in words."""

from __future__ import annotations

from doublesix.bots.advice import Advice
from doublesix.bots.robot import Seen
from doublesix.phrase.say import say
from doublesix.phrase.weigh import Weigher
from doublesix.rules.actions import Draw, Play
from doublesix.wire.messages import Hint
from doublesix.wire.review import whys


def hint(c: str, seen: Seen, advice: Advice, weigher: Weigher) -> Hint:
    """What to do, and why."""
    action, lang = advice.action, weigher.lang
    if not isinstance(action, Play):
        kind = "hint-draw" if isinstance(action, Draw) else "hint-pass"
        return Hint(c=c, text=say(lang, kind), tile=None, place=None)
    tile, place = str(action.tile), action.place
    anywhere = not advice.deals and sum(isinstance(act, Play) for act in seen.legal) > 1
    move = tile if anywhere else weigher.move(seen.seat, tile, place)  # at two equal ends it is all the same
    if advice.deals:
        text = say(lang, "hint-play", move=move, why=weigher.why(whys(advice.reasons, advice.deals)))
    else:
        text = say(lang, "hint-only", move=move)
    return Hint(c=c, text=text, tile=tile, place=place)
