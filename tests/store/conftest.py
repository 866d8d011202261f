"""Every test of the store runs on every database."""

from pathlib import Path

import pytest

from ..postgres import DATABASES, fresh_database


@pytest.fixture(params=DATABASES)
def where(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """Return where an empty database can be made or is."""
    if request.param == "sqlite":
        return str(tmp_path / "sub" / "tables.db")
    return fresh_database(request.getfixturevalue("postgres"))
