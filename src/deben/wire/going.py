"""Coming and going, on the wire: what a table agrees on before it starts, who has left it, and the clocks."""

from typing import Annotated, Literal

import msgspec

from ..match import Spirit

__all__ = ["Agreed", "Clock", "Clocks", "Go", "GoWay", "Spirit", "Stopped", "Terms"]

DAY = 24 * 3600


class Clock(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """Time to decide in, for every person's seat: so much for the whole match, or for each decision."""

    seconds: Annotated[int, msgspec.Meta(ge=10, le=30 * DAY)]
    increment: Annotated[int, msgspec.Meta(ge=0, le=600)] = 0
    """Seconds that a seat gets back whenever its turn ends; none where the time is for each decision."""
    each: bool = False
    """Whether the time is for each decision: days a move."""


class Terms(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """What holds at a table when somebody is away, gives up, or thinks too long, and in which spirit it is played."""

    stand_in: str = ""
    """The bot that goes on in the seat of somebody who has left; empty for the one that is offered first."""
    patience: Annotated[int, msgspec.Meta(ge=0, le=30 * DAY)] = 120
    """Seconds after which the others may let it go on, or end the match, where somebody is away; 0: never."""
    clock: Clock | None = None
    spirit: Spirit = "usual"
    """Whether somebody may be helped: usually who plays bots alone, at a ``serious`` table nobody, and nothing is taken back;
    at a ``learning`` one everybody."""


class Agreed(msgspec.Struct, frozen=True):
    """The terms of a table, with nothing left out."""

    stand_in: str
    patience: int
    clock: Clock | None
    spirit: Spirit


class Clocks(msgspec.Struct, frozen=True):
    """The clocks of a table as they stood when this was said."""

    left: list[int | None]
    """Milliseconds of each seat; null for a bot's."""
    running: int | None
    """The seat whose time runs; null before the first action, while a bot decides, and at the end."""


class Stopped(msgspec.Struct, frozen=True):
    """A match that was stopped before its rules ended it: why, and who brought it about.  Only ``ended`` has no winner."""

    reason: Literal["resigned", "time", "ended"]
    seat: int


GoWay = Literal["resign", "leave", "return", "replace", "end"]


class Go(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="type", tag="go"):
    """Give up, leave for a while, come back; or, where somebody is away, let a bot go on for them or end the match.

    It holds whatever happened meanwhile, so that it needs no number of an entry.
    """

    key: str
    way: GoWay
    seat: Annotated[int, msgspec.Meta(ge=0, le=9)] = 0
    """Whose seat a bot shall go on in."""
