"""A table that was asked for: its options, and who sits where; each mistake is one clear line."""

from collections.abc import Callable, Sequence
from typing import Any

from ...games import Game
from ..terminal.console import Console
from .common import asked_seats
from .options import asked_options, option_name

__all__ = ["asked_table"]


def asked_table(
    console: Console,
    game: Game,
    pairs: Sequence[str] | None,
    seats: str | None,
    kinds: Sequence[str],
    otherwise: Callable[[int], Sequence[str]],
    programs: tuple[str, ...] = (),
) -> tuple[Any, list[str]]:
    """Return options and players: how many play follows from the seats that are named, unless an option says it.

    Where nobody is named, ``otherwise`` says who sits at a table of so many seats.
    """
    given, named = list(pairs or ()), 1 if seats is None else seats.count(",") + 1
    options = asked_options(console, game, given)
    if named > 1 and game.seats(options) != named:
        options = _for_so_many(console, game, given, named) or options
    count = game.seats(options)
    return options, asked_seats(console, seats or ",".join(otherwise(count)), count, kinds, programs)


def _for_so_many(console: Console, game: Game, given: Sequence[str], named: int) -> Any | None:
    """Return the options with that number where an option, not given, sets how many play; None where none does."""
    least, most = game.seat_range
    if least < most and not least <= named <= most:
        console.refuse("cli-error-seat-range", game=game.name, least=least, most=most, given=named)
    known = {option_name(pair) for pair in given}
    for field in game.option_fields:
        if field.name not in known and named in [choice for choice in field.choices if type(choice) is int]:
            options = asked_options(console, game, [*given, f"{field.name}={named}"])
            if game.seats(options) == named:
                return options
    return None
