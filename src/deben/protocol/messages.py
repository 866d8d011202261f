"""What goes over the lines between a host, which runs a match, and a bot, which plays a seat of it."""

from typing import Any

import msgspec

from ..games.contract import Game
from ..kernel.default import default_executor
from ..kernel.show.presenter import Presenter
from ..wire.common import Params
from ..wire.encoded import encoded

__all__ = [
    "LINE_BYTES", "PROTOCOL", "Action", "Answer", "Asked", "Bye", "Decide", "Failure", "Hello", "Limits", "Ready", "decide",
    "line_of",
]  # fmt: skip

PROTOCOL = 1
LINE_BYTES = 1 << 20
"""The longest line that is read."""


class Hello(msgspec.Struct, frozen=True, tag="hello"):
    """From the host, first of all, and again before another game: what is going to be played."""

    game: str
    protocol: int = PROTOCOL
    rules: int | None = None
    """The version of the rules, for those who care."""
    options: dict[str, Any] = {}
    seats: int | None = None


class Limits(msgspec.Struct, frozen=True):
    """How much may be thought about one decision; null is whatever the bot likes."""

    seconds: float | None = None
    simulations: int | None = None


class Decide(msgspec.Struct, frozen=True, tag="decide"):
    """From the host: choose an action for the seat."""

    position: str
    """The view in position notation."""
    id: int = 0
    seat: int | None = None
    view: Any = None
    """The same as structured JSON, as the page of a table gets it."""
    legal: list[str] = []
    budget: Limits = Limits()


class Bye(msgspec.Struct, frozen=True, tag="bye"):
    """From the host: that is all; the bot ends."""


class Ready(msgspec.Struct, frozen=True, tag="hello"):
    """From the bot, in answer to a hello: ready to decide."""

    protocol: int = PROTOCOL
    name: str = ""


class Action(msgspec.Struct, frozen=True, tag="action", omit_defaults=True):
    """From the bot: its decision, in notation."""

    action: str
    id: int = 0
    comment: str = ""


class Failure(msgspec.Struct, frozen=True, tag="error"):
    """From the bot: it could not answer, and why."""

    code: str
    id: int = 0
    text: str = ""
    params: Params = {}


Asked = Hello | Decide | Bye
Answer = Ready | Action | Failure


def line_of(message: msgspec.Struct) -> bytes:
    """Return a message as a line."""
    return msgspec.json.encode(message) + b"\n"


def decide(game: Game, view: Any, seat: int, legal: list[int], number: int, limits: Limits) -> Decide:
    """Return the question for a decision of the seat whose view it is."""
    shown = encoded(Presenter(default_executor(game.rules)).view_text(view, seat))
    return Decide(game.write_position(view), number, seat, shown, [game.write_action(action) for action in legal], limits)
