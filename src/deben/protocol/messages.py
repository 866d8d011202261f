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
    "Question", "Ready", "decide", "line_of",
]  # fmt: skip

PROTOCOL = 1
LINE_BYTES = 1 << 20
"""The longest line that is read."""


HIDDEN = "?"
"""In a history, an action of somebody else that the seat may not know."""


class Hello(msgspec.Struct, frozen=True, tag="hello"):
    """From the host, first of all, and again before another game: what is going to be played."""

    game: str
    """The name of the game, as ``deben.new`` takes it."""
    protocol: int = PROTOCOL
    """The version of the protocol that the host speaks."""
    rules: int | None = None
    """The version of the rules, for those who care."""
    options: dict[str, Any] = {}
    """The options of the table; those left out have their defaults."""
    seats: int | None = None
    """How many seats the options make."""
    info: bool = False
    """Whether the host listens to ``info`` while the bot thinks."""


class Limits(msgspec.Struct, frozen=True):
    """How much may be thought about one decision; null is whatever the bot likes."""

    seconds: float | None = None
    """How long it may take."""
    simulations: int | None = None
    """How many simulations a search may make."""


class Decide(msgspec.Struct, frozen=True, tag="decide"):
    """From the host: choose an action for the seat."""

    position: str
    """The view in position notation."""
    id: int = 0
    """The number of the question; the answer has the same."""
    seat: int | None = None
    """The seat that decides, from 0; without it whoever's turn it is in the position."""
    view: Any = None
    """The same as structured JSON, as the page of a table gets it."""
    legal: list[str] = []
    """Every legal action in notation."""
    budget: Limits = Limits()
    """How much may be thought about it."""
    history: list[str] = []
    """The actions of the match so far, as far as the seat may know them."""


class Question(Decide, frozen=True, tag="decide", kw_only=True):
    """The same from a host that says whose turn it is, as every host of ours does: what a program chooses by."""

    seat: int
    """The seat that decides, from 0."""


class Over(msgspec.Struct, frozen=True, tag="over"):
    """From the host, to a bot that asked for it: the match has ended.  It has no answer."""

    reason: str
    """How the match ended, as in a record."""
    ranking: list[list[int]]
    """Seats by place, best first; seats that share a place stand together."""
    points: list[int]
    """The points of each seat."""
    seats: list[int] = []
    """Those that the bot played."""


class Bye(msgspec.Struct, frozen=True, tag="bye"):
    """From the host: that is all; the bot ends."""


class Ready(msgspec.Struct, frozen=True, tag="hello"):
    """From the bot, in answer to a hello: ready to decide."""

    protocol: int = PROTOCOL
    """The version of the protocol that the bot speaks."""
    name: str = ""
    """What it calls itself."""
    over: bool = False
    """Whether it wants to hear how matches end."""


class Info(msgspec.Struct, frozen=True, tag="info", omit_defaults=True):
    """From the bot, before its decision, as often as it likes and only to a host that listens: what it has found so far."""

    id: int = 0
    """The number of the question."""
    chance: float | None = None
    """What the seat may expect, from 0 to 1."""
    line: list[str] = []
    """How play may go on, in notation, its own action first."""
    simulations: int | None = None
    """How much it has looked at."""


class Action(msgspec.Struct, frozen=True, tag="action", omit_defaults=True):
    """From the bot: its decision, in notation."""

    action: str
    """One of the legal ones."""
    id: int = 0
    """The number of the question."""
    comment: str = ""
    """Anything, for people."""


class Failure(msgspec.Struct, frozen=True, tag="error"):
    """From the bot: it could not answer, and why."""

    code: str
    """What went wrong, in a word that does not change."""
    id: int = 0
    """The number of the question; 0 for none."""
    text: str = ""
    """The same, for people."""
    params: Params = {}
    """What tells more, by name."""


Asked = Hello | Decide | Over | Bye
"""What a bot may hear."""
Answer = Ready | Info | Action | Failure
"""What a bot may say."""


def line_of(message: msgspec.Struct) -> bytes:
    """Return a message as a line."""
    return msgspec.json.encode(message) + b"\n"


def decide(
    game: Game, view: Any, seat: int, legal: Sequence[int], number: int, limits: Limits, past: Sequence[int] = ()
) -> Question:
    """Return the question for a decision of the seat whose view it is; of the past it has what the seat may know."""
    shown = encoded(Presenter(default_executor(game.rules)).view_text(view, seat))
    history = [HIDDEN if action < 0 else game.write_action(action) for action in past]
    names = [game.write_action(action) for action in legal]
    return Question(game.write_position(view), number, seat=seat, view=shown, legal=names, budget=limits, history=history)
