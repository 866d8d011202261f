"""Servers that several tests share."""

from collections.abc import Iterator

import pytest

from deben.server.tables.commands import Commands

from .harness import Person, quick, running

BOTH = ("test_commands", "test_door")


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    """Let the tests of commands and of what is no command run in both ways."""
    if "server" in metafunc.fixturenames:
        ways = ["on the spot", "in turn"] if metafunc.module.__name__.rpartition(".")[2] in BOTH else ["on the spot"]
        metafunc.parametrize("server", ways, indirect=True, scope="session")


@pytest.fixture(scope="session")
def server(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """Return a server's address; one carries commands out where they arrive, one as if somebody always worked on the table."""
    with pytest.MonkeyPatch.context() as patch:
        if request.param == "in turn":
            patch.setattr(Commands, "act_soon", Commands.act_in_turn)
        with running(quick(tmp_path_factory.mktemp("server"))) as address:
            yield address


@pytest.fixture
def anna(server: str) -> Iterator[Person]:
    with Person(server, "Anna") as person:
        yield person


@pytest.fixture
def bruno(server: str) -> Iterator[Person]:
    with Person(server, "Bruno") as person:
        yield person
