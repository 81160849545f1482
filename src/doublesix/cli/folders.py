"""Where things are."""

from __future__ import annotations

import os
from pathlib import Path

DATA_ENV = "DOUBLESIX_DATA"
DATABASE_ENV = "DOUBLESIX_DATABASE"


def default_folder() -> Path:
    """Where the data is if nobody says: a folder of this user's."""
    home = os.environ.get("XDG_DATA_HOME") or str(Path.home() / ".local" / "share")
    return Path(home) / "doublesix"
