"""One action of a match, and what it brought."""

import msgspec

from ..games.contract import Event, Game
from ..kernel.desk import events_in

__all__ = ["Move"]


class Move(msgspec.Struct, frozen=True, gc=False):
    """One action that was carried out: by whom, in notation, and what happened."""

    number: int
    """Its place in the match, from 1."""
    seat: int
    """The seat that did it."""
    action: str
    """The action in notation."""
    action_number: int
    """The action as the rules know it."""
    log: bytes
    """What happened, as the rules wrote it down."""
    game: Game
    """The game that it belongs to."""
    reveals: bool = False
    """Whether it brought something hidden to light, to somebody at least."""

    @property
    def events(self) -> tuple[Event, ...]:
        """What happened, with names."""
        return tuple(map(self.game.event, events_in(self.log)))

    def __str__(self) -> str:
        """Return its place in the match and the action, as the text of a match has it."""
        return f"{self.number}. {self.action}"

    def __repr__(self) -> str:
        """Return the same with the seat."""
        return f"<Move {self} by seat {self.seat}>"
