"""What goes over HTTP for the rules page and the position board."""

import msgspec

from .common import ActionReason, Breakdowns, Fault, GameName, LegalAction, Params, TableEvent, Value
from .encoded import Encoded
from .game_types import BoardPart
from .messages import View

__all__ = [
    "ExampleShown", "Figure", "PositionFault", "PositionRead", "PositionShown", "RulebookShown", "RulingShown",
    "StepShown", "WhyNot",
]  # fmt: skip


class RulingShown(msgspec.Struct, frozen=True):
    """One of our rulings; its texts are ``ruling-<slug>`` and its attribute ``answer``."""

    slug: str
    clauses: list[str]


class Figure(msgspec.Struct, frozen=True):
    """A position drawn: what is seen, and which parts of it."""

    position: str
    """In notation, for the position board."""
    view: Encoded[View]
    scores: Encoded[Breakdowns]
    actor: int | None
    show: list[str]
    """port, site:0, site:0:temple, market:gizeh, seat:0, nile, cast."""
    marks: list[str]
    """Actions whose part of the board is marked."""
    lane: str | None
    """The Duel: the boat whose order of unloading is drawn."""


class StepShown(msgspec.Struct, frozen=True):
    """One picture of the first walk; its texts are ``walk-<id>`` and its attribute ``text``."""

    id: str
    clauses: list[str]
    figure: Figure


class ExampleShown(msgspec.Struct, frozen=True):
    """An example of clauses; its texts are ``example-<id>`` and its attribute ``text``."""

    id: str
    clauses: list[str]
    before: Figure
    actions: list[Encoded[LegalAction]]
    """What is done."""
    events: list[TableEvent]
    """What happens then."""
    after: Figure | None
    refused: list[ActionReason]
    """Why something else cannot be done."""


class RulebookShown(msgspec.Struct, frozen=True):
    """GET /api/rulebook/{game}: everything of the rules that is not text."""

    game: GameName
    rulings: list[RulingShown]
    walk: list[StepShown]
    examples: list[ExampleShown]
    stalls: list[BoardPart]
    """Nefertiti's; the Duel has none."""


class PositionShown(msgspec.Struct, frozen=True):
    """A position in notation as it is drawn, what can be done in it, and what it would score."""

    game: GameName
    position: str
    """Written anew: shorter where fields say what is meant anyway."""
    options: dict[str, Value]
    seat: int | None
    """Whose view it is: the one who decides."""
    actor: int | None
    view: Encoded[View]
    legal: Encoded[list[LegalAction]]
    scores: Encoded[Breakdowns]
    over: bool


class PositionFault(msgspec.Struct, frozen=True):
    """What is wrong with a text that is no position: the sentence is ``position-<game>-<code>``."""

    code: Fault
    params: Params
    at: int | None
    """Where in the text, counted in letters; null where it is nowhere in particular."""
    length: int
    mended: str | None
    """The text repaired, where that is simple."""


class PositionRead(msgspec.Struct, frozen=True):
    """GET /api/positions/{game}: what a text is: a position, or a text with a fault."""

    shown: PositionShown | None
    fault: PositionFault | None


class WhyNot(msgspec.Struct, frozen=True):
    """GET /api/positions/{game}/why: why an action may not be done there; null when it may."""

    reason: ActionReason | None
