"""The saved match: versioned JSON that a person can read."""

from collections.abc import Callable, Sequence
from typing import Any, Literal

import msgspec

from ..games import Game, RulesNotKept, UnknownGame, game_by, game_named
from .commitment import commitment_of
from .ended import Ended
from .outcome import Outcome

__all__ = ["FORMAT", "MatchRecord", "RecordError", "Spirit", "check_outcome", "played_by", "read_record", "write_record"]

FORMAT = 1
Spirit = Literal["usual", "serious", "learning"]
"""Who is helped while a match goes on: whoever plays bots alone, nobody, or everybody."""


class RecordError(ValueError):
    """A file is no match record, or one that does not hold together; ``code`` is stable."""

    def __init__(self, code: str, text: str) -> None:
        super().__init__(text)
        self.code = code
        """What is wrong, in a word that does not change."""


class MatchRecord(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """A match as game, rules version, options, seed and actions; everything else is derived from these."""

    game: str
    """The name of the game."""
    rules: int
    """The number of the rules' version."""
    options: dict[str, Any]
    """The options of the game."""
    seed: str
    """What all luck follows from, as hexadecimal text."""
    commitment: str
    """The hash of the seed, which could be shown before the first action."""
    actions: tuple[str, ...]
    """Every action in notation."""
    position: str | None = None
    """Where the match starts, if not at a set-up: position notation, its unknown places filled in from the seed."""
    outcome: Outcome | None = None
    """How it ended; none while it goes on."""
    players: tuple[str, ...] = ()
    """Who sat in each seat, where that is known."""
    stand_ins: dict[int, str] = {}
    """By the number of an action, what chose it in place of the player in the seat, who gave no answer."""
    ended: Ended | None = None
    """How it was stopped where the rules would have gone on."""
    ruleset: str = ""
    """The digest of the rules that it was played by; a game without a module has none."""
    board: str = ""
    """The digest of the board's data, for a game that has its board as data."""
    module: str = ""
    """The digest of the module that played it: others with the same rules play it just so."""
    spirit: Spirit = "usual"
    """Who was helped while it went on."""
    deben: int = FORMAT
    """The number of the record's format."""

    def __hash__(self) -> int:
        """Return the same for equal records: what was played, and with which luck."""
        return hash((self.game, self.rules, self.seed, self.position, self.actions))


class _Numbered(msgspec.Struct):
    """The number of a record's format, whatever else is in it."""

    deben: int = FORMAT


def write_record(record: MatchRecord) -> str:
    """Return the record as JSON with one field a line, actions ten to a line."""
    fields = {"deben": record.deben} | msgspec.to_builtins(record)
    lines = [f"  {_text(name)}: {_actions(value) if name == 'actions' else _text(value)}" for name, value in fields.items()]
    return "{\n" + ",\n".join(lines) + "\n}\n"


def _text(value: Any) -> str:
    return msgspec.json.encode(value).decode()


def _actions(actions: Sequence[str]) -> str:
    rows = [", ".join(_text(a) for a in actions[i : i + 10]) for i in range(0, len(actions), 10)]
    return "[\n    " + ",\n    ".join(rows) + "\n  ]" if rows else "[]"


def read_record(text: str | bytes) -> MatchRecord:
    """Return the record in a JSON text; raises ``RecordError`` when it is none, or its commitment does not fit its seed."""
    try:
        number = msgspec.json.decode(text, type=_Numbered).deben  # first: another format has other fields
        if number != FORMAT:
            raise RecordError("format", f"record format {number} is unknown here, this program reads {FORMAT}")
        record = msgspec.json.decode(text, type=MatchRecord)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        raise RecordError("malformed", f"not a match record: {error}") from None
    try:
        promised = commitment_of(record.seed)
    except ValueError as error:
        raise RecordError("seed", str(error)) from None
    if promised != record.commitment:
        raise RecordError("commitment", "the seed does not fit the commitment made before the match")
    return record


def check_outcome(record: MatchRecord, reached: Outcome | None, score: Callable[[], Outcome]) -> None:
    """Raise ``RecordError`` if the record claims another outcome than the one its actions lead to; ``score`` is how it stands."""
    if record.ended is not None:
        now = score()
        if reached is not None or not 0 <= record.ended.seat < len(now.points):
            raise RecordError("outcome", "the record says that the match was stopped, and it was not")
        reached = record.ended.outcome(now)
    if record.outcome is not None and record.outcome != reached:
        raise RecordError("outcome", "the outcome written in the record is not the one its actions lead to")


def played_by(record: MatchRecord) -> Game:
    """Return the game of a record by the rules that it was played by, whatever the present ones are; raises ``RecordError``."""
    try:
        game = game_by(record.game, record.rules, record.ruleset)
    except UnknownGame:
        raise RecordError("game", f"there is no game {record.game!r}") from None
    except RulesNotKept as error:
        if record.board not in ("", game_named(record.game).board):
            raise RecordError("board", f"{record.game}, board {record.board[:12]}") from None
        raise RecordError("version", str(error)) from None
    if record.rules != game.version or (record.board and record.board != game.board):
        raise RecordError("version", f"the rules {record.ruleset[:12]} of {game.name} have another number or board")
    return game
