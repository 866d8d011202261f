"""The signs of Nefertiti's board: colours and letters of the seats, symbols, and how lines are filled."""

from collections.abc import Iterable, Sequence

from rich.text import Text

from ...board import Symbol

__all__ = ["DEBEN", "FREE", "SEAL", "SEAT_COLOURS", "SEAT_SIGNS", "SEAT_STYLES", "SYMBOL_SIGNS", "headed", "in_lines"]

SEAT_SIGNS = "ABCDE"
SEAT_COLOURS = ("bright_red", "bright_blue", "yellow", "green", "magenta")
SEAT_STYLES = (
    "bold white on red", "bold white on blue", "bold black on bright_yellow", "bold black on green3", "bold white on magenta",
)  # fmt: skip
FREE = "·"
DEBEN = "◎"
SEAL = "◆"
SYMBOL_SIGNS = {Symbol.NONE: "", Symbol.COIN: DEBEN, Symbol.SINGLE: "▪", Symbol.EXTRA: "+"}


def headed(title: Text, width: int) -> Text:
    """Return a heading of exactly that width: cut, or drawn out to a line."""
    title.rstrip()
    title.truncate(width, overflow="ellipsis")
    return title.append(" ─".ljust(width, "─")[: width - title.cell_len], "bright_black")


def in_lines(parts: Iterable[Text], width: int, most: int) -> list[Text]:
    """Return the parts side by side in at most so many lines; what does not fit is a sign that there is more."""
    lines: list[Text] = [Text()]
    for part in parts:
        if lines[-1].cell_len and lines[-1].cell_len + 2 + part.cell_len > width:
            lines.append(Text())
        lines[-1].append("  " if lines[-1].cell_len else "").append_text(part)
    return lines if len(lines) <= most else [*lines[: most - 1], _cut(lines[most - 1 :], width)]


def _cut(lines: Sequence[Text], width: int) -> Text:
    line = Text("  ").join(lines)
    line.truncate(width, overflow="ellipsis")
    return line
