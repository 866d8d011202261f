"""Servers that several tests share."""

from collections.abc import Iterator

import pytest

from .harness import Person, quick, running


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
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
