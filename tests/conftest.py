"""What tests of several rooms share."""

from collections.abc import Iterator

import pytest

from .postgres import cluster


@pytest.fixture(scope="session")
def postgres() -> Iterator[str]:
    """Return the socket's folder of a PostgreSQL that runs for this session."""
    with cluster() as folder:
        yield folder
