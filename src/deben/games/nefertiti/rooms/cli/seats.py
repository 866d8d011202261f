"""The players: Deben, seals, pieces in hand, gifts with what they score now, prestige."""

from collections.abc import Iterator

from rich.text import Text

from ...board import NEUTRAL, START_COLLECTORS, START_SERVANTS, TYPES
from ...markets.courses import foreign_bonus, units_of
from ...scoring import FIRST_TYPE, points, points_from
from ...state import State
from ...turn import actor
from ..narrate.names import Names
from .named import NamedBoard
from .signs import DEBEN, SEAL, SEAT_COLOURS, SEAT_SIGNS, SEAT_STYLES, headed, in_lines

__all__ = ["SEAT", "gifts_of", "means_of", "neutral", "seat_lines"]

SEAT = 35
MOST_GIFT_LINES = 4


def seat_lines(board: NamedBoard, view: State, seat: int) -> Iterator[Text]:
    """Yield the lines of a player: who it is and all the prestige if it ended now, then what they have."""
    here = actor(view) == seat
    total = f"{points(view, seat)}"
    title = Text.assemble((f" {SEAT_SIGNS[seat]} ", SEAT_STYLES[seat]), (" ▶ " if here else " "))
    title.append(
        f"{board.names.player(seat)} ({board.players[seat]})", f"bold {SEAT_COLOURS[seat]}" if here else SEAT_COLOURS[seat]
    )
    yield headed(title, SEAT - len(total) - 1).append(f" {total}", "bold")
    means = Text(" ").append_text(means_of(board, view, seat, scored=True))
    priest = [Text(board.console.text("cli-nefertiti-seat.priest"), "cyan")] if view.priest == seat else []
    if priest and means.cell_len + 2 + priest[0].cell_len <= SEAT:
        means.append("  ").append_text(priest.pop())
    yield means
    held = in_lines([*priest, *gifts_of(board.names, view, seat)], SEAT - 1, MOST_GIFT_LINES)
    yield from (Text(" ").append_text(line) for line in held if line.cell_len)


def means_of(board: NamedBoard, view: State, seat: int, scored: bool = False) -> Text:
    """Return Deben, seals and pieces in hand; where it is asked for, prestige scored in play too."""
    servants, collectors = int(START_SERVANTS[view.players - 2]), int(START_COLLECTORS[view.players - 2])
    space, gap = (" ", "  ") if scored else ("", " ")
    line = Text.assemble(
        f"{view.deben[seat]:>2}{space}", (DEBEN, "yellow"), f"{gap}{view.seals[seat]}{space}", (SEAL, "yellow"), gap
    )
    line.append("●" * view.servants[seat] + "○" * (servants - view.servants[seat]), SEAT_COLOURS[seat])
    if collectors:
        line.append(f" {'■' * view.collectors[seat]}{'□' * (collectors - view.collectors[seat])}", SEAT_COLOURS[seat])
    won = int(sum(view.prestige[seat].tolist()))
    return line.append(f"  {board.console.text('cli-nefertiti-seat.scored', points=won)}" if scored and won else "", "cyan")


def gifts_of(names: Names, view: State, owner: int) -> Iterator[Text]:
    """Yield each type an owner holds: how many, the bonus of foreign ones, and what they score now."""
    for gift in range(TYPES):
        units, bonus = units_of(view, owner, gift), foreign_bonus(view, owner, gift)
        if units:
            label = f"{names.gift(gift)}{f'×{units}' if units > 1 else ''}{f'+{bonus}' if bonus else ''}"
            worth = f" {points_from(view, owner, FIRST_TYPE + gift)}" if owner != NEUTRAL else ""
            yield Text.assemble(label, (worth, "bold"))


def neutral(names: Names, view: State, width: int = SEAT) -> Iterator[Text]:
    """Yield the lines of the owner for whom collectors act (N14.1)."""
    yield headed(Text(f" {names.owner(NEUTRAL)}", "dim"), width)
    lines = in_lines(gifts_of(names, view, NEUTRAL), width - 1, MOST_GIFT_LINES)
    yield from (Text(" ").append_text(line) for line in lines)
