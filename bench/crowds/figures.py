"""What a process has used so far, and what it tells of itself: two looks, and what came between them."""

from __future__ import annotations

import os
from collections import defaultdict
from collections.abc import Iterable
from dataclasses import dataclass, field
from pathlib import Path

import httpx
from prometheus_client.parser import text_string_to_metric_families

TICK = os.sysconf("SC_CLK_TCK")
PAGE = os.sysconf("SC_PAGE_SIZE")


def processor(pid: int) -> float:
    """Seconds of processor time of a process and of all its children, also of those that have ended."""
    try:
        fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    except FileNotFoundError:
        return 0.0
    own = sum(map(int, fields[11:15])) / TICK
    return own + sum(processor(child) for child in _children(pid))


def memory(pid: int) -> int:
    """Bytes of memory that a process holds."""
    return int(Path(f"/proc/{pid}/statm").read_text().split()[1]) * PAGE


def _children(pid: int) -> list[int]:
    found = list[int]()
    for task in Path(f"/proc/{pid}/task").glob("*/children"):
        found += map(int, task.read_text().split())
    return found


@dataclass
class Figures:
    """The figures of some workers, added up; of histograms the counts by upper bound."""

    numbers: dict[str, float] = field(default_factory=lambda: defaultdict(float))
    buckets: dict[str, dict[float, float]] = field(default_factory=lambda: defaultdict(lambda: defaultdict(float)))

    def since(self, before: Figures) -> Figures:
        """What came since an earlier look."""
        gone = Figures()
        for name, number in self.numbers.items():
            gone.numbers[name] = number - before.numbers[name]
        for name, counts in self.buckets.items():
            for bound, number in counts.items():
                gone.buckets[name][bound] = number - before.buckets[name][bound]
        return gone

    def quantile(self, name: str, part: float) -> float:
        """The upper bound under which this part of a histogram lies."""
        counts = sorted(self.buckets[name].items())
        most = counts[-1][1] if counts else 0
        return next((bound for bound, number in counts if number >= part * most), 0.0) if most else 0.0

    def count(self, name: str) -> float:
        """How many were counted in a histogram."""
        return max(self.buckets[name].values(), default=0.0)


def look(ports: Iterable[int]) -> Figures:
    """The figures that these addresses give."""
    found = Figures()
    for port in ports:
        text = httpx.get(f"http://127.0.0.1:{port}/metrics", trust_env=False).text
        for family in text_string_to_metric_families(text):
            for sample in family.samples:
                if sample.name.endswith("_bucket"):
                    found.buckets[family.name][float(sample.labels["le"])] += sample.value
                else:
                    found.numbers[sample.name] += sample.value
    return found
