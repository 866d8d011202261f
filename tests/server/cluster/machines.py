"""Servers as processes that begin quickly: one has read the program and waits, and each server is a copy of it.

``python -m tests.server.cluster.machines`` is the one that waits.  A line of its input is the port and the settings of a server; it
prints the number of the new process, which prints ``ready`` when people can come.
"""

import contextlib
import json
import os
import signal
import socket
import subprocess
import sys
import uuid
from pathlib import Path

import msgspec

from deben.server.settings import Settings

from ...processes import ended

__all__ = ["Machines", "Node", "free_port"]

MARK = "DEBEN_TRIAL"


def free_port() -> int:
    """Return a port that nobody uses now."""
    with socket.socket() as made:
        made.bind(("127.0.0.1", 0))
        return int(made.getsockname()[1])


class Node:
    """One server that can be killed, stopped and begun again, always at the same port."""

    def __init__(self, machines: "Machines", settings: Settings) -> None:
        self.machines, self.settings, self.port = machines, settings, free_port()
        self.pid = 0

    def start(self) -> None:
        """Begin it; people may come later."""
        self.pid = self.machines.start(self.port, self.settings)

    def tell(self, number: int) -> None:
        """Send it a signal."""
        os.kill(self.pid, number)

    def end(self, number: int = signal.SIGKILL) -> None:
        """End it, and wait for that."""
        self.tell(number)
        assert ended(self.pid, 30), f"a server did not end after signal {number}"


class Machines:
    """Begins servers; afterwards nothing of them is left."""

    def __init__(self, log: Path) -> None:
        self.mark, self.log = uuid.uuid4().hex, log
        with log.open("w") as told:
            self._process = subprocess.Popen(
                [sys.executable, "-m", "tests.server.cluster.machines"], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True,
                env=os.environ | {MARK: self.mark}, stderr=told, cwd=Path(__file__).parents[3],
            )  # fmt: skip

    def start(self, port: int, settings: Settings) -> int:
        """Return the number of a new process that serves."""
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        self._process.stdin.write(json.dumps([port, msgspec.to_builtins(settings)]) + "\n")
        self._process.stdin.flush()
        return int(self._process.stdout.readline())

    def left(self) -> list[int]:
        """Return the processes that are still there, of servers or of those who think for them."""
        found = []
        for folder in Path("/proc").iterdir():
            if folder.name.isdecimal() and int(folder.name) != self._process.pid:
                with contextlib.suppress(OSError):
                    if f"{MARK}={self.mark}".encode() in (folder / "environ").read_bytes():
                        found.append(int(folder.name))
        return found

    def sweep(self) -> None:
        """End whatever is still there."""
        for pid in self.left():
            with contextlib.suppress(ProcessLookupError):
                os.kill(pid, signal.SIGKILL)

    def close(self) -> None:
        """Let no more begin."""
        self._process.communicate("", timeout=30)


def _serve(port: int, given: object) -> None:
    from deben.server.process import bound, serve

    serve(msgspec.convert(given, Settings), bound("127.0.0.1", port))


def main() -> None:
    """Wait for lines, and begin a server for each."""
    from deben.games import all_games
    from deben.server.logs import set_up_logs
    from deben.server.process import configured

    all_games()
    configured(Settings(database="postgresql://nobody@/nowhere"))  # what is read when a server is made is read by now
    signal.signal(signal.SIGCHLD, signal.SIG_IGN)  # nobody asks how they ended
    set_up_logs("text")
    for line in sys.stdin:
        port, given = json.loads(line)
        if (pid := os.fork()) == 0:
            signal.signal(signal.SIGCHLD, signal.SIG_DFL)
            os.closerange(0, 2)
            os.open(os.devnull, os.O_RDWR)
            os.dup(0)
            try:
                _serve(port, given)
            finally:
                os._exit(0)
        print(pid, flush=True)


if __name__ == "__main__":
    main()
