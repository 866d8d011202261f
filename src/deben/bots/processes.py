"""Processes that never outlive whoever started them."""

import contextlib
import ctypes
import os
import signal
import sys
from pathlib import Path

__all__ = ["descendants", "die_with_parent", "end_with_descendants"]

PR_SET_PDEATHSIG = 1


def die_with_parent(parent: int | None = None) -> None:
    """Let the system kill this process when the one that started it ends, however that happens; only Linux can.

    With the parent's number it also ends at once if that one is gone already.
    """
    if sys.platform == "linux":
        ctypes.CDLL(None).prctl(PR_SET_PDEATHSIG, signal.SIGKILL)
    if parent is not None and os.getppid() != parent:
        os._exit(1)


def descendants(process: int) -> list[int]:
    """Return the numbers of all processes that a process started, and those started, as far as the system tells."""
    children: dict[int, list[int]] = {}
    for folder in Path("/proc").glob("[0-9]*"):
        try:
            parent = int((folder / "stat").read_text().rpartition(")")[2].split()[1])
        except (OSError, ValueError, IndexError):  # gone meanwhile
            continue
        children.setdefault(parent, []).append(int(folder.name))
    found, todo = [], [process]
    while todo:
        more = children.get(todo.pop(), [])
        found += more
        todo += more
    return found


def end_with_descendants(process: int) -> None:
    """Kill a process, whatever it started, and the groups of those: a program may have started others."""
    below = descendants(process)
    groups = {group for each in below if (group := _group(each)) not in (None, os.getpgrp())}
    for kill, number in [(os.kill, process), *((os.killpg, group) for group in groups), *((os.kill, each) for each in below)]:
        with contextlib.suppress(ProcessLookupError, PermissionError):
            kill(int(number or 0), signal.SIGKILL)


def _group(process: int) -> int | None:
    try:
        return os.getpgid(process)
    except ProcessLookupError:
        return None
