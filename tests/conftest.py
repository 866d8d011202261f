"""What tests of several rooms share."""

import os
import tempfile
from collections.abc import Iterator
from importlib.metadata import entry_points

import pytest

from .loops import running_loop_for
from .nightly import NIGHTLY
from .postgres import cluster

FIRST = ("tests/server/cluster/", "tests/web/")
"""What takes longest begins first: a worker with nothing left takes from the end of the list of another, where quick tests are."""


def pytest_configure() -> None:
    """Keep to folders of our own; say at once what twenty failures would say: tests count the games, and know which there are."""
    nowhere = os.path.join(tempfile.gettempdir(), "deben-tests-nowhere")
    os.environ |= {"XDG_CONFIG_HOME": nowhere, "XDG_DATA_HOME": nowhere}
    others = sorted(entry.name for entry in entry_points(group="deben.games") if not entry.value.startswith("deben.games."))
    if others:
        raise pytest.UsageError(f"tests need an environment without games of other packages; here are: {', '.join(others)}")


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Leave what is marked ``nightly`` to ``make nightly``, and begin with what takes long."""
    late = [] if NIGHTLY else [item for item in items if item.get_closest_marker("nightly")]
    if late:
        config.hook.pytest_deselected(items=late)
        items[:] = [item for item in items if item not in late]
    items.sort(key=lambda item: not item.nodeid.startswith(FIRST))


@pytest.hookimpl(tryfirst=True)
def pytest_runtest_setup(item: pytest.Item) -> None:
    """Let tests with a browser and tests with event loops run in one process."""
    running_loop_for(item)


@pytest.fixture(scope="session")
def postgres() -> Iterator[str]:
    """Return the socket's folder of a PostgreSQL that runs for this session."""
    with cluster() as folder:
        yield folder
