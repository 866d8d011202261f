"""The players: Deben, seals, pieces in hand, gifts with what they score now, prestige."""

from collections.abc import Iterator

from rich.text import Text

from .....cli.terminal.console import Console
from ...board import NEUTRAL, START_COLLECTORS, START_SERVANTS, TYPES
from ...markets.courses import foreign_bonus, units_of
from ...scoring import FIRST_TYPE, points, points_from
from ...state import State
from ...turn import actor
from ..narrate.names import Names
from .signs import DEBEN, SEAL, SEAT_COLOURS, SEAT_SIGNS, SEAT_STYLES, headed, in_lines

__all__ = ["SEAT", "neutral", "seat_lines"]

SEAT = 35
MOST_GIFT_LINES = 4


def seat_lines(console: Console, names: Names, view: State, seat: int, player: str) -> Iterator[Text]:
    """Yield the lines of a player: who it is and all the prestige if it ended now, then what they have."""
    here = actor(view) == seat
    total = f"{points(view, seat)}"
    title = Text.assemble((f" {SEAT_SIGNS[seat]} ", SEAT_STYLES[seat]), (" ▶ " if here else " "))
    title.append(f"{names.player(seat)} ({player})", f"bold {SEAT_COLOURS[seat]}" if here else SEAT_COLOURS[seat])
    yield headed(title, SEAT - len(total) - 1).append(f" {total}", "bold")
    means = _means(console, view, seat)
    priest = [Text(console.text("cli-nefertiti-seat.priest"), "cyan")] if view.priest == seat else []
    if priest and means.cell_len + 2 + priest[0].cell_len <= SEAT:
        means.append("  ").append_text(priest.pop())
    yield means
    held = in_lines([*priest, *_gifts(names, view, seat)], SEAT - 1, MOST_GIFT_LINES)
    yield from (Text(" ").append_text(line) for line in held if line.cell_len)


def _means(console: Console, view: State, seat: int) -> Text:
    """Return Deben, seals, pieces in hand and prestige scored in play."""
    servants, collectors = int(START_SERVANTS[view.players - 2]), int(START_COLLECTORS[view.players - 2])
    line = Text.assemble(f" {view.deben[seat]:>2} ", (DEBEN, "yellow"), f"  {view.seals[seat]} ", (SEAL, "yellow"), "  ")
    line.append("●" * view.servants[seat] + "○" * (servants - view.servants[seat]), SEAT_COLOURS[seat])
    if collectors:
        line.append(f" {'■' * view.collectors[seat]}{'□' * (collectors - view.collectors[seat])}", SEAT_COLOURS[seat])
    scored = int(sum(view.prestige[seat].tolist()))
    return line.append(f"  {console.text('cli-nefertiti-seat.scored', points=scored)}" if scored else "", "cyan")


def _gifts(names: Names, view: State, owner: int) -> Iterator[Text]:
    """Yield each type an owner holds: how many, the bonus of foreign ones, and what they score now."""
    for gift in range(TYPES):
        units, bonus = units_of(view, owner, gift), foreign_bonus(view, owner, gift)
        if units:
            label = f"{names.gift(gift)}{f'×{units}' if units > 1 else ''}{f'+{bonus}' if bonus else ''}"
            worth = f" {points_from(view, owner, FIRST_TYPE + gift)}" if owner != NEUTRAL else ""
            yield Text.assemble(label, (worth, "bold"))


def neutral(names: Names, view: State) -> Iterator[Text]:
    """Yield the lines of the owner for whom collectors act (N14.1)."""
    yield headed(Text(f" {names.owner(NEUTRAL)}", "dim"), SEAT)
    lines = in_lines(_gifts(names, view, NEUTRAL), SEAT - 1, MOST_GIFT_LINES)
    yield from (Text(" ").append_text(line) for line in lines)
