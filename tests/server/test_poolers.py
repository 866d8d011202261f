"""Servers on one PostgreSQL hear each other, unless something in between forgets who listens: `deben check` finds it."""

import asyncio
import socket
import tempfile
import threading
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from socketserver import StreamRequestHandler, ThreadingUnixStreamServer

import pytest

from deben.cli.app import run
from deben.store import Database, StoreError
from deben.store.looking import is_heard

from ..postgres import DATABASES, fresh_database
from .harness import PATIENCE

pytestmark = pytest.mark.skipif("postgresql" not in DATABASES, reason="PostgreSQL is not installed")

HEADER = 5
"""Bytes before each message of PostgreSQL: its kind, and how long it is with these four."""
NOTIFICATION = b"A"


@contextmanager
def behind_a_pooler(folder: Path, url: str, *, forgetful: bool) -> Iterator[str]:
    """Yield the URL of a database behind something that, like a pooler of transactions, may not keep who said LISTEN."""
    where, _, real = url.partition("?host=")
    name = ".s.PGSQL.5432"

    class Line(StreamRequestHandler):
        """One connection, passed on message by message."""

        def handle(self) -> None:
            with socket.socket(socket.AF_UNIX) as there:
                there.connect(f"{real}/{name}")
                asking = threading.Thread(target=self._ask, args=(there,))
                asking.start()
                with suppress(OSError), there.makefile("rb") as told:
                    while header := told.read(HEADER):
                        message = header + told.read(int.from_bytes(header[1:], "big") - 4)
                        if not (forgetful and header[:1] == NOTIFICATION):
                            self.wfile.write(message)
                with suppress(OSError):
                    self.connection.shutdown(socket.SHUT_RDWR)
                asking.join()

        def _ask(self, there: socket.socket) -> None:
            with suppress(OSError):
                while data := self.connection.recv(1 << 16):
                    there.sendall(data)
                there.shutdown(socket.SHUT_RDWR)

    with ThreadingUnixStreamServer(str(folder / name), Line) as pooler:
        threading.Thread(target=pooler.serve_forever).start()
        try:
            yield f"{where}?host={folder}"
        finally:
            pooler.shutdown()
            (folder / name).unlink()


@pytest.fixture
def short() -> Iterator[Path]:
    """Return a folder whose name leaves room for a socket's."""
    with tempfile.TemporaryDirectory(prefix="deben-", dir="/tmp") as folder:
        yield Path(folder)


def heard(where: str) -> bool:
    """Return whether servers would hear each other."""

    async def looked() -> bool:
        database = Database(where)
        try:
            return await is_heard(database)
        finally:
            await database.close()

    return asyncio.run(looked())


SAID = {
    "en": ("has said LISTEN", "must keep sessions"),
    "fr": ("a dit LISTEN", "doit garder les sessions"),
    "it": ("ha detto LISTEN", "deve mantenere le sessioni"),
}


@pytest.mark.parametrize("lang", SAID)
def test_a_pooler_that_forgets_who_listens_is_found(
    postgres: str, short: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], lang: str
) -> None:
    well, badly = SAID[lang]
    monkeypatch.setattr("deben.server.settings.page_folder", lambda: short)
    for forgetful, patience, code, words in ((False, PATIENCE, 0, well), (True, 0.3, 1, badly)):
        monkeypatch.setattr("deben.store.looking.HEARD_SECONDS", patience)
        with behind_a_pooler(short, fresh_database(postgres), forgetful=forgetful) as where:
            assert heard(where) is not forgetful
            assert run(["check", "--database", where, "--lang", lang]) == code
            assert words in " ".join(capsys.readouterr().out.split())


def test_a_database_that_is_not_there_hears_nothing(tmp_path: Path) -> None:
    with pytest.raises(StoreError):
        heard(f"postgresql://nobody@/nowhere?host={tmp_path}")
