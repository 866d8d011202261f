"""Positions in notation, shown without any table: read, drawn, scored, explained."""

from collections.abc import Mapping
from typing import Any

import msgspec

from ...games import game_named
from ...games.contract import Game, OptionsError, PositionError
from ...kernel.contract import OVER
from ...kernel.default import default_executor
from ...kernel.show.presenter import Presenter
from ...locale.vocabulary import vocabulary
from ...match import Match
from ...wire.common import ActionReason, GameName
from ...wire.encoded import encoded
from ...wire.rulebook import PositionFault, PositionRead, PositionShown
from ..errors import ServiceError
from ..limits import MOST_ACTION, MOST_POSITION
from ..tables.creation import MOST_TEXT
from .repairs import mended

__all__ = ["place_of", "show", "start", "why"]

SEED = 1
"""Of the set-up that an editor starts from; what is hidden in it stays hidden."""


def _read(game: Game, text: str) -> Any:
    if not game.has_notation:
        raise ServiceError("bad-position", detail="no-notation")
    if len(text) > MOST_POSITION:
        raise ServiceError("too-large")
    return game.read_position(text)


def _fault(game: Game, text: str, error: PositionError) -> PositionFault:
    at, length = place_of(game, text, error)
    return PositionFault(error.code, dict(error.params), at if length else None, length, mended(game, text, error))


def place_of(game: Game, text: str, error: PositionError) -> tuple[int, int]:
    """Return where in a text the fault is and how long that part is; -1 and 0 where it is nowhere in particular."""
    quoted, field = str(error.params.get("text", "")), str(error.params.get("field", ""))
    start = 0
    if field:
        start = next((at for at in _starts(text) if text.startswith(f"{field}=", at) or text[at:].split()[0] == field), -1)
        if error.code == "field-twice":
            start = text.rfind(f"{field}=")
        if start < 0:
            return -1, 0
    if quoted and (at := text.find(quoted, start)) >= 0:
        return at, len(quoted)
    return (start, len(text[start:].split()[0])) if field else _named_place(game, text, error)


def _named_place(game: Game, text: str, error: PositionError) -> tuple[int, int]:
    """Return the place of a thing that a fault names, of those that the game says are to be looked for."""
    for name in vocabulary(game).sought:
        thing = str(error.params.get(name, ""))
        if thing and (at := text.find(thing)) >= 0:
            return at, len(thing)
    return -1, 0


def _starts(text: str) -> list[int]:
    return [at for at in range(len(text)) if not text[at].isspace() and (at == 0 or text[at - 1].isspace())]


def show(name: GameName, text: str) -> PositionRead:
    """Return a position as its deciding seat sees it, or what is wrong with the text; raises ``ServiceError`` for a huge one."""
    game = game_named(name)
    try:
        record = _read(game, text)
    except PositionError as error:
        return PositionRead(None, _fault(game, text, error))
    return PositionRead(_present(game, record), None)


def _present(game: Game, record: Any) -> PositionShown:
    executor = default_executor(game.rules)
    found, presenter = executor.actor(record), Presenter(executor)
    actor = None if found == OVER else int(found)
    shown = presenter.moment(record, actor)
    return PositionShown(
        game=game.name, position=game.write_position(shown.view),
        options=msgspec.to_builtins(game.options_of(record)), seat=actor, actor=actor, view=encoded(shown.text),
        legal=encoded(presenter.legal_text(shown.view, executor.legal(record))), scores=encoded(shown.scores), over=actor is None,
    )  # fmt: skip


def start(name: GameName, given: Mapping[str, Any]) -> PositionShown:
    """Return a set-up to begin an own position with, its options given as text or as they are; raises ``ServiceError``."""
    game = game_named(name)
    if any(isinstance(value, str) and len(value) > MOST_TEXT for value in given.values()):
        raise ServiceError("bad-options", detail="too-long")
    try:
        match = Match(game, SEED, msgspec.convert(dict(given), game.options_type, strict=False))
    except OptionsError as error:
        raise ServiceError("bad-options", detail=error.code) from None
    except msgspec.ValidationError:
        raise ServiceError("bad-options", detail="malformed-options") from None
    return _present(game, match.view(None))


def why(name: GameName, text: str, action: str) -> ActionReason | None:
    """Return why an action may not be done in a position, None when it may; raises ``ServiceError``."""
    game = game_named(name)
    try:
        record = _read(game, text)
    except PositionError as error:
        raise ServiceError("bad-position", detail=error.code) from None
    if len(action) > MOST_ACTION or " ".join(action.lower().split()) not in game.action_names:
        raise ServiceError("bad-request")
    executor = default_executor(game.rules)
    reason = game.explain(executor.view(record, executor.actor(record)), game.read_action(action), executor)
    return ActionReason(reason.code, reason.clause, dict(reason.params)) if reason else None
