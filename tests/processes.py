"""Waiting for the end of processes that somebody else started."""

import os
import select

__all__ = ["ended"]


def ended(pid: int, seconds: float) -> bool:
    """Return whether a process has ended, or does within so many seconds."""
    try:
        watched = os.pidfd_open(pid)
    except ProcessLookupError:
        return True
    try:
        return bool(select.select([watched], [], [], seconds)[0])
    finally:
        os.close(watched)
