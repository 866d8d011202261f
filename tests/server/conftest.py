"""Servers that several tests share."""

from collections.abc import Iterator

import pytest

from deben.server import live

from .harness import Person, quick, running


class Nothing:
    """A class that no executor has."""


BOTH = ("test_commands", "test_door")


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    """Let the tests of commands and of what is no command run on both kinds of server."""
    if "server" in metafunc.fixturenames:
        ways = ["in threads", "on the spot"] if metafunc.module.__name__.rpartition(".")[2] in BOTH else ["in threads"]
        metafunc.parametrize("server", ways, indirect=True, scope="session")


@pytest.fixture(scope="session")
def server(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """Return a server's address; once it works on matches as before its rules are compiled, once as after it."""
    with pytest.MonkeyPatch.context() as patch:
        if request.param == "on the spot":
            patch.setattr(live, "PythonExecutor", Nothing)
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
