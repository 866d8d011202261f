"""Games as they were: every rules version that was released, and those that a server's matches began with.

A match is played by the rules it began with, found by their digest: the present ones, or a module in the game's folder
``released``, or in one of the folders that ``DEBEN_MODULES`` names.
"""

import os
import re
import tomllib
import warnings
from collections.abc import Iterator
from enum import IntEnum
from functools import reduce
from operator import or_
from pathlib import Path
from threading import Lock, get_ident
from typing import Any, ClassVar, cast

import msgspec

from ..kernel.default import module_path
from ..kernel.folders import own_folder
from ..kernel.wasm.identity import rules_digest
from ..kernel.wasm.kept import KeptRules, kept_rules
from ..kernel.wasm.module import BadModule, Module, ModuleInfo, read_info, write_info
from .boards import board_of, game_on
from .contract import Breakdown, Game, TallyTable
from .option_fields import OptionField
from .registry import all_games, game_named

__all__ = [
    "FOLDERS", "BoardNotBuilt", "KeptGame", "Release", "RulesNotKept", "exact_reference", "game_by", "game_referred",
    "game_with_board", "keep_module", "kept_folders", "made_game", "place_of", "released",
    "vouched_modules",
]  # fmt: skip

FOLDERS = "DEBEN_MODULES"
"""The environment may name folders with further modules, as many as there are."""
RELEASED = "released"
DIGEST = re.compile("[0-9a-f]{64}")
"""What a digest looks like: it comes out of records that anybody may send, and names a file."""
_LOCK = Lock()
_GAMES: "dict[tuple[Game, str], KeptGame]" = {}
AT = "@"
"""Between the name of a game and the digest of its rules, where they are not the present ones."""


class RulesNotKept(LookupError):
    """Nobody has kept the rules of a match: ``RulesNotKept(game, version, digest)``."""

    def __str__(self) -> str:
        game, version, digest = self.args
        return f"the rules {version} of {game} ({digest[:12] or 'without a digest'}) were not kept"


class Release(msgspec.Struct, frozen=True):
    """A version of a game's rules that was released: its module lies in the folder under the digest of its rules."""

    release: str
    """The version of the program."""
    version: int
    rules: str
    module: str
    board: str = ""


class KeptGame(Game[Any]):
    """A game by rules that are nothing but a module; what people need around them is the present game's."""

    rules: ClassVar[KeptRules]
    around: ClassVar[Game[Any]]
    """The present game on the same board, in plain Python."""

    @property
    def reference(self) -> str:
        """The game's name with the digest of its rules."""
        return f"{self.name}{AT}{self.digest}"

    @property
    def digest(self) -> str:
        """The digest of the rules."""
        return str(self.rules.module.info.rules)

    @property
    def board(self) -> str:
        """The digest of the board's data."""
        return str(self.rules.module.info.board)

    @property
    def board_name(self) -> str:
        """What its board is called, where that is one of somebody's own: in its file, or by its digest."""
        data = self.rules.module.info.data
        return data and str(tomllib.loads(data).get("name", "") or self.board[:8])

    @property
    def module_digest(self) -> str:
        """The digest of the module's bytes."""
        return str(self.rules.module.digest)

    def breakdown(self, state: Any, seat: int) -> Breakdown:
        """Return the points of a seat by source if the match ended now."""
        found: Breakdown = self.rules.scores(state)["breakdown"][seat]
        return found

    def tables(self, options: Any, tallies: Any, matches: int) -> list[TallyTable]:
        """Return what the tallies say, where the present sources count them; what others counted nobody can name."""
        if rules_digest(self.around.rules) != self.digest:
            return []
        return self.around.tables(self.around.options(msgspec.to_builtins(options)), tallies, matches)


class BoardNotBuilt(LookupError):
    """A board has no module here: ``BoardNotBuilt(game, board)``."""

    def __str__(self) -> str:
        game, board = self.args
        return f"the rules of {game} on the board {board[:12]} are not built here"


def released(game: Game) -> list[Release]:
    """Return the rules versions of a game that were released, the first one first."""
    manifest = game.folder / RELEASED / "manifest.json"
    return msgspec.json.decode(manifest.read_bytes(), type=list[Release]) if manifest.is_file() else []


def game_by(name: str, version: int, digest: str = "") -> Game:
    """Return a game by the rules with a digest; raises ``RulesNotKept``, and ``UnknownGame`` where there is no game of that name.

    A match without a digest is of the present rules if they have its version, or of the first release that has it.
    """
    present = game_named(name)
    if version == present.version if not digest else digest == present.digest:
        return present
    digest = digest or next((each.rules for each in released(present) if each.version == version), "")
    found = _kept(present, digest) if DIGEST.fullmatch(digest) else None
    if found is None:
        raise RulesNotKept(name, version, digest)
    return found


def game_referred(reference: str) -> Game:
    """Return the game that ``Game.reference`` tells; raises ``RulesNotKept`` or ``UnknownGame``."""
    name, _, digest = reference.partition(AT)
    return game_by(name, 0, digest) if digest else game_named(name)


def exact_reference(reference: str) -> str:
    """Return a reference that means the same rules to every program, whatever rules it has itself."""
    name, _, digest = reference.partition(AT)
    digest = digest or game_named(name).digest
    return f"{name}{AT}{digest}" if digest else name


def _kept(present: Game, digest: str) -> Game | None:
    """Return the kept rules with a digest, made once; None where they are not kept, or not yet."""
    with _LOCK:
        found = _GAMES.get((present, digest))
        if found is None and (path := _place(present, digest)) is not None:
            try:
                module = Module.load(path, foreign=path.parent in named_folders())
            except BadModule as error:
                warnings.warn(f"{path}: {error}", stacklevel=2)
                return None
            found = _GAMES[present, digest] = made_game(present, module)
        return found


def game_with_board(name: str, data: str) -> Game:
    """Return a game on a board, by the module of its rules; raises ``BoardError``, or ``BoardNotBuilt`` where there is none."""
    present = game_named(name)
    own = game_on(present, data)
    digest = rules_digest(own.rules)
    if digest == rules_digest(present.rules):
        return present
    found = _kept(present, digest)
    if found is None:
        raise BoardNotBuilt(name, board_of(present, data))
    return found


def vouched_modules() -> dict[str, str]:
    """Return the modules that came with the program: the digest of each one's code by that of its rules."""
    present = {game.digest: game.module_digest for game in all_games() if game.digest}
    return {each.rules: each.module for game in all_games() for each in released(game)} | present


def place_of(digest: str) -> Path | None:
    """Return where the module of some rules lies, of whatever game; None where it is not kept."""
    found = (_place(game, digest) for game in all_games()) if DIGEST.fullmatch(digest) else iter(())
    return next(filter(None, found), None)


def _place(present: Game, digest: str) -> Path | None:
    return next((path for path in _places(present, digest) if _has(path, digest)), None)


def _places(game: Game, digest: str) -> Iterator[Path]:
    """Yield where a module may be: what lies in the package may be older than the sources beside it."""
    yield module_path(game.rules)
    for folder in (game.folder / RELEASED, *kept_folders()):
        yield folder / f"{digest}.wasm"


def kept_folders() -> list[Path]:
    """Return where modules may lie besides those of releases: the person's own folder first."""
    return [own_folder("data") / "modules", *named_folders()]


def named_folders() -> list[Path]:
    """Return the folders that the environment names: modules in them came from elsewhere, a server's out of its database."""
    return [Path(each) for each in os.environ.get(FOLDERS, "").split(os.pathsep) if each]


def _has(path: Path, digest: str) -> bool:
    return path.is_file() and path.with_suffix(".json").is_file() and read_info(path.with_suffix(".json")).rules == digest


def made_game(present: Game, module: Module) -> KeptGame:
    """Return a game by the rules in a module; what people need around them knows the board of the module."""
    facts, info = module.info.facts, module.info
    around = game_on(present, info.data) if info.data else present
    options = tuple(_option(told) for told in facts["options"])
    kinds = {name.upper().replace("-", "_"): int(number) for number, name, *_ in map(str.split, facts["events"])}
    kind: Any = IntEnum("Kind", kinds)  # type: ignore[misc]  # its members are the module's
    attributes = {
        "__module__": type(around).__module__, "__doc__": KeptGame.__doc__, "name": present.name, "version": info.version,
        "rules": kept_rules(module, present.rules), "action_names": tuple(facts["actions"]), "sources": tuple(facts["sources"]),
        "event_fields": {kind(int(number)): tuple(names) for number, _, *names in map(str.split, facts["events"])},
        "end_reasons": tuple(facts["end_reasons"]), "option_fields": options, "option_faults": tuple(facts["option_faults"]),
        "options_type": _options_type(options, facts["options"]), "seat_range": tuple(facts["seats"]), "luck": facts["luck"],
        "secrets": facts["secrets"], "alike": facts["alike"], "languages": present.languages, "around": around,
    }  # fmt: skip
    return cast(KeptGame, type(KeptGame.__name__, (KeptGame,), attributes)())


def _option(told: dict[str, Any]) -> OptionField:
    values: dict[str, Any] = {name: tuple(value) if isinstance(value, list) else value for name, value in told.items()}
    del values["default"]
    return OptionField(**values)


def _kind(field: OptionField) -> Any:
    """Return the type of an option: what its choices are, and text where it is spelt."""
    kinds = [type(choice) for choice in field.choices] + ([str] if field.letters or field.cards or not field.choices else [])
    return reduce(or_, dict.fromkeys(kinds))


def _options_type(options: tuple[OptionField, ...], told: list[dict[str, Any]]) -> type[msgspec.Struct]:
    fields = [(field.name, _kind(field), field.value(each["default"])) for field, each in zip(options, told, strict=True)]
    return msgspec.defstruct("Options", fields, frozen=True, forbid_unknown_fields=True)


def keep_module(folder: Path, code: bytes, info: ModuleInfo) -> Path:
    """Return where a module now lies in a folder, under the digest of its rules; one that is there stays."""
    folder.mkdir(parents=True, exist_ok=True)
    path = folder / f"{info.rules}.wasm"
    for target, data in ((path.with_suffix(".json"), write_info(info).encode()), (path, code)):
        if not target.is_file():
            whole = target.with_suffix(f"{target.suffix}.{os.getpid()}.{get_ident()}")  # several threads may lay out the same
            whole.write_bytes(data)
            whole.replace(target)  # whoever looks finds all of it or nothing
    return path
