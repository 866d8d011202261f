"""The command as a process: streams that may be missing or narrow, and an interruption while the program loads."""

import io
import os
import sys
from typing import NoReturn

from .. import __version__

__all__ = ["INTERRUPTED", "main"]

INTERRUPTED = 130


def main() -> NoReturn:
    """Run the command with the arguments of the process."""
    open_streams()
    if sys.argv[1:] == ["--version"]:
        sys.stdout.write(f"deben {__version__}\n")  # at once: nothing else of the program is needed for it
        sys.exit(0)
    try:
        from .app import run  # not before: loading takes a moment, and may be interrupted

        code = run(sys.argv[1:])
    except KeyboardInterrupt:
        code = INTERRUPTED
    sys.exit(code)


def open_streams() -> None:
    """Put nothing in place of streams that the shell closed, and question marks in place of signs that the others cannot write."""
    for name, mode in (("stdin", "r"), ("stdout", "w"), ("stderr", "w")):
        stream = getattr(sys, name)
        if stream is None:
            setattr(sys, name, open(os.devnull, mode, encoding="utf-8"))  # noqa: SIM115  # open as long as the process lives
        elif mode == "w" and isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="replace")
