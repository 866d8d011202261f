"""One server in several processes, on one address of one machine: each is a server on the same database, and a keeper minds them.

``python -m deben.server.processes`` is one of them.  It has its settings from its standard input, and leaves when that ends: so no
process outlives its keeper, whatever ended that.
"""

import asyncio
import contextlib
import logging
import os
import shutil
import signal
import socket
import sys
import tempfile
import threading
from asyncio.subprocess import PIPE, Process
from collections.abc import Callable
from pathlib import Path

import msgspec

from .configuration import Chosen
from .logs import log, set_up_logs
from .nodes.asking import is_path, parts_of
from .process import serve

__all__ = ["Keeper", "serve_in_processes"]

COMMAND = (sys.executable, "-m", "deben.server.processes")
LEAVING_SECONDS = 15.0
SHORT_LIFE = 5.0
"""Seconds: whoever lives for less is not started again at once."""
READY = b"\n"


def share(settings: Chosen, count: int, number: int, folder: Path) -> Chosen:
    """Return the settings of one of several processes: a way to it for the others, and its part of those who think."""
    relay = settings.relay or str(folder / f"{number}.sock")
    if is_path(settings.relay):
        relay = f"{relay}.{number}"
    elif settings.relay and (port := parts_of(relay)[1]) is not None:
        relay = f"{relay.rpartition(':')[0]}:{port + number}"
    return msgspec.structs.replace(settings, relay=relay, workers=-(-settings.workers // count))


class Keeper:
    """Starts the processes of a server, starts those again that die, and ends them all together."""

    def __init__(self, settings: Chosen, made: socket.socket, count: int, ready: Callable[[], None]) -> None:
        self.settings, self.made, self.count, self.ready = settings, made, count, ready
        self._folder = Path(tempfile.mkdtemp(prefix="deben-"))  # only its owner comes in
        self._processes: dict[int, Process] = {}
        self._waited = set(range(count))
        self._leaving = asyncio.Event()

    async def run(self) -> None:
        """Return when somebody has told this process to stop and all others have ended."""
        loop = asyncio.get_running_loop()
        for told in (signal.SIGTERM, signal.SIGINT):
            loop.add_signal_handler(told, self._leaving.set)
        kept = [asyncio.create_task(self._keep(number)) for number in range(self.count)]
        try:
            await self._leaving.wait()
        finally:
            for process in self._processes.values():
                process.terminate()
            _, late = await asyncio.wait(kept, timeout=LEAVING_SECONDS)
            for process in self._processes.values() if late else ():
                process.kill()
            await asyncio.gather(*kept, return_exceptions=True)
            shutil.rmtree(self._folder, ignore_errors=True)

    async def _keep(self, number: int) -> None:
        """Have one process until all end."""
        loop = asyncio.get_running_loop()
        while not self._leaving.is_set():
            begun = loop.time()
            status = await self._live(number)
            if not self._leaving.is_set():
                log("a process of the server ended and is started again", logging.ERROR, number=number, status=status)
                if loop.time() - begun < SHORT_LIFE:
                    await asyncio.wait([asyncio.create_task(self._leaving.wait())], timeout=1.0)

    async def _live(self, number: int) -> int:
        """Return how a process ended."""
        hears, tells = os.pipe()
        fd = self.made.fileno()
        settings = share(self.settings, self.count, number, self._folder)
        process = await asyncio.create_subprocess_exec(*COMMAND, str(fd), str(tells), stdin=PIPE, pass_fds=(fd, tells))
        os.close(tells)
        self._processes[number] = process
        assert process.stdin is not None
        process.stdin.write(msgspec.json.encode(settings) + b"\n")  # and nothing more: it stays open as long as this process lives
        loop = asyncio.get_running_loop()
        loop.add_reader(hears, self._heard, number, hears)
        try:
            return await process.wait()
        finally:
            loop.remove_reader(hears)
            os.close(hears)
            del self._processes[number]

    def _heard(self, number: int, hears: int) -> None:
        asyncio.get_running_loop().remove_reader(hears)
        if os.read(hears, 1) and number in self._waited:
            self._waited.discard(number)
            if not self._waited:
                self.ready()


def serve_in_processes(settings: Chosen, made: socket.socket, ready: Callable[[], None] = lambda: None) -> None:
    """Serve on a bound socket in as many processes as the settings say, until this one is told to stop."""

    async def run() -> None:
        await Keeper(settings, made, settings.processes, ready).run()

    asyncio.run(run())


def _leave_with_keeper() -> None:
    """End this process as if it had been told to, once its standard input ends."""
    while sys.stdin.buffer.read(1):
        pass
    os.kill(os.getpid(), signal.SIGTERM)


def main() -> None:
    """Be one of the processes."""
    listening, tells = map(int, sys.argv[1:])
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # from a terminal: the keeper gets it too, and says so
    settings = msgspec.json.decode(sys.stdin.buffer.readline(), type=Chosen)
    threading.Thread(target=_leave_with_keeper, daemon=True).start()
    set_up_logs(settings.log)

    def ready() -> None:
        with contextlib.suppress(BrokenPipeError):  # the keeper is gone, and so will be this one
            os.write(tells, READY)
        os.close(tells)

    serve(settings, socket.socket(fileno=listening), ready)
    with contextlib.suppress(OSError):  # the last one sees to it where the keeper was killed
        Path(settings.relay).parent.rmdir()


if __name__ == "__main__":
    main()
