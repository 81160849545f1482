"""Which schema a database has, and the way from there to ours."""

from __future__ import annotations

from pathlib import Path

from alembic import command
from alembic.config import Config
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection

from doublesix.store.log import StoreError

MIGRATIONS = Path(__file__).parent / "migrations"


class Revisions:
    """The schemas that we know, in a folder of migrations."""

    def __init__(self, migrations: Path = MIGRATIONS) -> None:
        self._config = Config()
        self._config.set_main_option("script_location", str(migrations).replace("%", "%%"))
        script = ScriptDirectory.from_config(self._config)
        self.newest = script.get_current_head()
        self.fit = [revision.revision for revision in script.walk_revisions()][:2]
        """The schemas that we work with: ours and the one before, so that workers can be replaced in turn."""
        self._known = {revision.revision for revision in script.walk_revisions()}

    def of(self, connection: Connection, name: str) -> str | None:
        """Return the schema of the database of this name, None if it has none; refuse one that is newer than ours."""
        now = MigrationContext.configure(connection).get_current_revision()
        if now is not None and now not in self._known:
            raise StoreError(f"A newer Double Six wrote the database {name}: its schema is {now}, ours {self.newest}.")
        return now

    def upgrade(self, connection: Connection) -> None:
        """Bring the database to our schema, in the transaction of who asks."""
        self._config.attributes["connection"] = connection
        command.upgrade(self._config, "head")
