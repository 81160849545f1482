"""Whether a round and a match are over, and what came of them."""

from __future__ import annotations

from doublesix.record import lines
from doublesix.record.faults import Fault, same, same_hand, shown
from doublesix.record.notation import round_line
from doublesix.record.replay import Moment, under_way
from doublesix.rules.events import WentOut
from doublesix.rules.match import settle

ABANDONED = "abandoned"


def check_round(now: Moment, line: lines.Round) -> None:
    """Whether the round is over, and scored as the rules say."""
    r, rules = under_way(now), now.match.rules
    same("F-1", "the round", r.number, line.round)
    if line.reason not in ("out", "blocked"):
        raise Fault("F-5", f"reason should be out or blocked, not {shown(line.reason)}")
    if r.over is None:
        what = "nobody is out" if line.reason == "out" else "it is not blocked"
        rule = "S-4" if line.reason == "out" else rules.rule("blocked")
        raise Fault(rule, f"round {r.number} is not over: {what}")
    settled = settle(now.match, r)
    right, scoring = round_line(r, settled), rules.rule(settled.score.decided)
    same("S-4" if isinstance(r.over, WentOut) else rules.rule("blocked"), "the reason", right.reason, line.reason)
    same("S-5", "the number of hands shown", len(r.hands), len(line.hands))
    for seat, (hand, texts) in enumerate(zip(r.hands, line.hands, strict=True)):
        same_hand("S-5", f"the hand left to seat {seat}", hand, texts)
    same(scoring, "the side", right.side, line.side)
    same(scoring, "the scores", right.scores, line.scores)
    same(rules.rule("verdict"), "the totals", right.totals, line.totals)
    same(rules.rule("verdict"), "eliminated", right.eliminated or [], line.eliminated or [])


def check_end(now: Moment, line: lines.End) -> None:
    """Whether the match is over, and won by these."""
    match = now.match
    rule = match.rules.rule("verdict") if line.reason is None else "T-5"
    if line.reason not in (None, ABANDONED):
        raise Fault("F-5", f"reason should be {ABANDONED} or absent, not {shown(line.reason)}")
    if line.reason is None and (now.round or match.winners is None):
        raise Fault(rule, f"nobody has won after {match.rounds} rounds, but the match ends")
    winners = list(match.winners or ()) if line.reason is None else []
    same(rule, "the winners", winners, line.winners)
    same(rule, "the totals", list(match.totals), line.totals)
