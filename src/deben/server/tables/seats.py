"""What the row of a table says by itself, without its match: who sits there, and who may look."""

from collections.abc import Collection, Mapping

import msgspec

from ...store import SeatRow, TableRow
from ...wire.common import Player
from ...wire.going import Agreed, Terms
from .going.rules import ALL_HERE, Going

__all__ = ["SUGGESTED", "may_look", "name_in", "players_of", "seats_of", "terms_of"]

SUGGESTED = "potter"
"""The bot that is offered first."""


def seats_of(row: TableRow, identity: str) -> tuple[int, ...]:
    """Return the seats of a person."""
    return tuple(seat.seat for seat in row.seats if seat.identity == identity)


def may_look(row: TableRow, identity: str) -> bool:
    """Return whether a person may see a table while its match goes on."""
    return bool(seats_of(row, identity)) or identity in row.watchers or identity == row.creator


def terms_of(row: TableRow) -> Agreed:
    """Return what a table has agreed on, with nothing left out."""
    terms = msgspec.convert(row.terms, Terms)
    return Agreed(terms.stand_in or SUGGESTED, terms.patience, terms.clock, terms.spirit)


def name_in(row: TableRow, seat: SeatRow, names: Mapping[str, str]) -> str:
    """Return what somebody is called in a seat: from its start a match knows its people by the names they had then.

    Of several seats of one person only the first has their name: in the others sit people who share the device.
    """
    if seat.name or seat.identity is None or seat.seat != seats_of(row, seat.identity)[0]:
        return seat.name
    return names.get(seat.identity, "") if seat.called is None else seat.called


def players_of(
    row: TableRow, identity: str, names: dict[str, str], present: Collection[str], going: Going = ALL_HERE,
    gone: Mapping[str, int] | None = None,
) -> list[Player]:  # fmt: skip
    """Return who sits where, as told to a person; ``present`` are the people who are there, ``gone`` how long others are away."""
    stand_in = terms_of(row).stand_in
    return [
        Player(
            seat=seat.seat, kind="open" if seat.open else "bot" if seat.bot else "person",
            name=name_in(row, seat, names), bot=seat.bot,
            mine=seat.identity == identity and seat.seat not in going.given_up,
            present=bool(seat.bot) or seat.identity in present, gone=(gone or {}).get(seat.identity or ""),
            stand_in=stand_in if seat.seat in going.bots else None, given_up=seat.seat in going.given_up,
        )
        for seat in row.seats
    ]  # fmt: skip
