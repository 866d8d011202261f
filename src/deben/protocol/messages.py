"""What goes over the lines between a host, which runs a match, and a bot, which plays a seat of it."""

from collections.abc import Sequence
from typing import Any

import msgspec

from ..games.contract import Game
from ..kernel.default import default_executor
from ..kernel.show.presenter import Presenter
from ..wire.common import Params
from ..wire.encoded import encoded

__all__ = [
    "HIDDEN", "LINE_BYTES", "PROTOCOL", "Action", "Answer", "Asked", "Bye", "Decide", "Failure", "Hello", "Info", "Limits", "Over",
    "Ready", "decide", "line_of",
]  # fmt: skip

PROTOCOL = 1
LINE_BYTES = 1 << 20
"""The longest line that is read."""


HIDDEN = "?"
"""In a history, an action of somebody else that the seat may not know."""


class Hello(msgspec.Struct, frozen=True, tag="hello"):
    """From the host, first of all, and again before another game: what is going to be played."""

    game: str
    protocol: int = PROTOCOL
    rules: int | None = None
    """The version of the rules, for those who care."""
    options: dict[str, Any] = {}
    seats: int | None = None
    info: bool = False
    """Whether the host listens to ``info`` while the bot thinks."""


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
    history: list[str] = []
    """The actions of the match so far, as far as the seat may know them."""


class Over(msgspec.Struct, frozen=True, tag="over"):
    """From the host, to a bot that asked for it: the match has ended.  It has no answer."""

    reason: str
    ranking: list[list[int]]
    """Seats by place, best first; seats that share a place stand together."""
    points: list[int]
    seats: list[int] = []
    """Those that the bot played."""


class Bye(msgspec.Struct, frozen=True, tag="bye"):
    """From the host: that is all; the bot ends."""


class Ready(msgspec.Struct, frozen=True, tag="hello"):
    """From the bot, in answer to a hello: ready to decide."""

    protocol: int = PROTOCOL
    name: str = ""
    over: bool = False
    """Whether it wants to hear how matches end."""


class Info(msgspec.Struct, frozen=True, tag="info", omit_defaults=True):
    """From the bot, before its decision, as often as it likes and only to a host that listens: what it has found so far."""

    id: int = 0
    chance: float | None = None
    """What the seat may expect, from 0 to 1."""
    line: list[str] = []
    """How play may go on, in notation, its own action first."""
    simulations: int | None = None


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


Asked = Hello | Decide | Over | Bye
Answer = Ready | Info | Action | Failure


def line_of(message: msgspec.Struct) -> bytes:
    """Return a message as a line."""
    return msgspec.json.encode(message) + b"\n"


def decide(game: Game, view: Any, seat: int, legal: Sequence[int], number: int, limits: Limits, past: Sequence[int] = ()) -> Decide:
    """Return the question for a decision of the seat whose view it is; of the past it has what the seat may know."""
    shown = encoded(Presenter(default_executor(game.rules)).view_text(view, seat))
    history = [HIDDEN if action < 0 else game.write_action(action) for action in past]
    return Decide(game.write_position(view), number, seat, shown, [game.write_action(action) for action in legal], limits, history)
