"""Servers that several tests share."""

from collections.abc import Iterator

import pytest

from deben.server.tables.commands import Commands

from .harness import Person, quick, running

WAYS = {
    "test_commands": ["on the spot", "in turn", "plain sockets"],
    "test_door": ["on the spot", "in turn"],
    "test_sockets": ["on the spot", "plain sockets"],
}
"""Whose tests run on several servers: those of commands, of what is no command, and of messages on their way."""


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    """Let tests run on every server that may treat them differently."""
    if "server" in metafunc.fixturenames:
        ways = WAYS.get(metafunc.module.__name__.rpartition(".")[2], ["on the spot"])
        metafunc.parametrize("server", ways, indirect=True, scope="session")


@pytest.fixture(scope="session")
def server(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """Return a server's address; one carries commands out where they arrive, one as if somebody always worked on the table.

    Messages go the short way to them, to another one the ordinary way.
    """
    with pytest.MonkeyPatch.context() as patch:
        if request.param == "in turn":
            patch.setattr(Commands, "act_soon", Commands.act_in_turn)
        way = "plain" if request.param == "plain sockets" else "fast"
        with running(quick(tmp_path_factory.mktemp("server"), sockets=way)) as address:
            yield address


@pytest.fixture
def anna(server: str) -> Iterator[Person]:
    with Person(server, "Anna") as person:
        yield person


@pytest.fixture
def bruno(server: str) -> Iterator[Person]:
    with Person(server, "Bruno") as person:
        yield person
