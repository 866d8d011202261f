"""The compiled executor for a command, with a line that tells how far its first compilation is."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn

from .desk import Desk

__all__ = ["compile_line"]


class _Line:
    """Shows nothing until something is really compiled: later starts load from the cache in silence."""

    def __init__(self, desk: Desk) -> None:
        self.desk, self.told, self.bar = desk, False, self._bar(desk)

    @staticmethod
    def _bar(desk: Desk) -> Progress:
        columns = (TextColumn(desk.text("cli-compiling.short")), BarColumn(), MofNCompleteColumn(), TimeElapsedColumn())
        return Progress(*columns, console=desk.err, transient=True)

    def __call__(self, done: int, total: int, _name: str) -> None:
        if not self.told:
            self.told = True
            self.desk.note("cli-compiling")
            if self.desk.err.is_terminal:
                self.bar.start()
                self.bar.add_task("", total=total)
        for task in self.bar.task_ids:
            self.bar.update(task, completed=done, total=total)


@contextmanager
def compile_line(desk: Desk) -> Iterator[Callable[[int, int, str], Any]]:
    """Return what an executor tells its progress to, for the length of a block."""
    line = _Line(desk)
    try:
        yield line
    finally:
        if line.bar.live.is_started:  # else stopping it would print an empty line into a pipe
            line.bar.stop()
