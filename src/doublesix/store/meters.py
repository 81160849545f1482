"""What the store counts of itself, for who watches over the house."""

from __future__ import annotations

from prometheus_client import Counter, Histogram

BATCH = Histogram(
    "doublesix_append_batch", "Works in one transaction.", buckets=(1, 2, 4, 8, 16, 32, 64, 128, 256, 512)
)
APPEND = Histogram(
    "doublesix_append_seconds",
    "From the begin of a transaction to its commit on the disk.",
    buckets=(0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5),
)
CONFLICTS = Counter("doublesix_append_conflicts", "Rows that somebody faster had written first.")
