"""Building the module of a game: ``python -m deben.lab.module``, which is what ``make rules`` runs.

It needs the compilers of the extra ``build``; whoever only plays has the module already.
"""

import argparse
import hashlib
import sys
import time
from collections.abc import Callable
from dataclasses import asdict
from importlib import import_module
from pathlib import Path
from pkgutil import walk_packages
from types import ModuleType
from typing import Any

from ..kernel.wasm.lowering import import_numba, lower

import_numba()  # before anything else does

from .. import kernel  # noqa: E402
from ..games import Game, game_named, game_names  # noqa: E402
from ..games.boards import FILE as BOARD  # noqa: E402
from ..games.boards import game_on  # noqa: E402
from ..games.option_fields import OptionField  # noqa: E402
from ..kernel import contract  # noqa: E402
from ..kernel.chance import Chance  # noqa: E402
from ..kernel.contract import Rules  # noqa: E402
from ..kernel.default import module_path  # noqa: E402
from ..kernel.log import CAPACITY, EVENT_WIDTH  # noqa: E402
from ..kernel.luck import Luck  # noqa: E402
from ..kernel.mind import contract as mind_contract  # noqa: E402
from ..kernel.mind.contract import MindedRules  # noqa: E402
from ..kernel.mind.weights import layout_of  # noqa: E402
from ..kernel.notation.fields import Notes  # noqa: E402
from ..kernel.record import Record  # noqa: E402
from ..kernel.rule import Translation, is_rule  # noqa: E402
from ..kernel.text import Text  # noqa: E402
from ..kernel.wasm.identity import rules_digest  # noqa: E402
from ..kernel.wasm.module import ModuleInfo, write_info  # noqa: E402
from ..kernel.wasm.signature import signature_of  # noqa: E402
from ..kernel.wasm.sources import BESIDE, board_digest, imported_sources, named_sources, plain_name  # noqa: E402

__all__ = ["ENTRIES", "build"]

HOSTS = tuple(f"deben.kernel.{name}" for name in ("default", "executor", "native", "show.presenter", "wasm"))
"""Modules of the kernel that run rules and have no say in what they do."""


CONTRACTS = contract.__name__, mind_contract.__name__


COLD = (
    *(f"deben.kernel.entries.{name}" for name in ("company", "options", "questions", "rewards", "rounds")),
    "deben.kernel.notation", "deben.kernel.search.report", "deben.kernel.show.reasons",
)  # fmt: skip
"""Where entry points are that are called once in a while: they load sooner if they are small.

What shows a moment is not among them: a server calls it for every seat after every move, and large it takes half as long."""


def _modules() -> list[ModuleType]:
    """Return every module that may have entry points."""
    names = [found.name for found in walk_packages(kernel.__path__, f"{kernel.__name__}.")]
    return [import_module(name) for name in names if not f"{name}.".startswith(tuple(f"{host}." for host in HOSTS))]


def _is_entry(module: ModuleType, name: str, value: object) -> bool:
    """Return whether a name is that of a rule function over rows: it says of how many."""
    return is_rule(value) and value.__module__ == module.__name__ and name.endswith(("_one", "_many"))


ENTRIES: tuple[Callable[..., Any], ...] = tuple(
    value for module in _modules() for name, value in vars(module).items() if _is_entry(module, name, value)
)
"""Every entry point that tables, terminal, bots, coach and page call."""


def reached(game: Game, *functions: Callable[..., Any]) -> set[Callable[..., Any]]:
    """Return every rule function that some of them need in this game."""
    return Translation(lambda function: function, game.rules.contract()).reached(*functions)


def entries_of(game: Game) -> list[Callable[..., Any]]:
    """Return the entry points that a game can have: not those that need something of the contract which it leaves out."""
    return [entry for entry in ENTRIES if not any(_left_out(function) for function in reached(game, entry))]


def _left_out(function: Any) -> bool:
    return function.__module__ in CONTRACTS and "NotImplementedError" in function.__code__.co_names


def build(game: Game, path: Path, data: str = "", progress: bool = False) -> None:
    """Write the module of a game to a file, and its description beside it; ``data`` are those of a board of one's own.

    With ``progress`` each step is a line of the output: how many entry points are done, how many there are, what comes now.
    """
    entries = entries_of(game)
    cold = [entry for entry in entries if entry.__module__.startswith(COLD)]

    def tell(done: int, step: str) -> None:
        if progress:
            sys.stdout.write(f"{done} {len(entries)} {step}\n")
            sys.stdout.flush()

    path.write_bytes(lower(game.rules, [entry for entry in entries if entry not in cold], cold, tell))
    path.with_suffix(".json").write_text(write_info(describe(game, path.read_bytes(), data)), encoding="utf-8")


def describe(game: Game, code: bytes, data: str = "") -> ModuleInfo:
    """Return what hosts must know of the module of a game; ``data`` are those of a board of one's own."""
    records: dict[str, type[Record]] = {"State": game.rules.record, "Chance": Chance, "Luck": Luck, "Notes": Notes, "Text": Text}
    packages = "deben.kernel", game.rules.record.__module__.rpartition(".")[0]
    sources = imported_sources({function.__module__ for function in reached(game, *entries_of(game))}, packages, HOSTS)
    sources = {plain_name(name) for name in sources}
    own = {name: data for name in sources if data and name.endswith(f"{BESIDE}{BOARD}")}
    functions = {placeholder: plain_name(name) for placeholder, name in game.rules.function_names().items()}
    return ModuleInfo(
        game.name, game.version, functions, named_sources(sources - set(own)),
        {name: record.dtype.itemsize for name, record in records.items()},
        {entry.__name__: signature_of(entry) for entry in entries_of(game)}, facts(game), rules_digest(game.rules),
        board_digest(sources, own), data, hashlib.sha256(code).hexdigest(),
    )  # fmt: skip


def facts(game: Game) -> dict[str, Any]:
    """Return what a host must know of a game that has nothing but its module."""
    rules = game.rules
    return {
        "actions": list(game.action_names), "most_legal": rules.most_legal, "sources": list(game.sources), "point": rules.point,
        "dials": rules.tuning.dials(rules.point).tolist(), "log": {"capacity": CAPACITY, "width": EVENT_WIDTH},
        "seats": list(game.seat_range), "options": [_option(game, field) for field in game.option_fields],
        "option_faults": list(game.option_faults), "end_reasons": list(game.end_reasons), "mind": _mind(rules),
        "events": [" ".join([str(number), kind, *fields]) for number, (kind, fields) in game.event_kinds.items()],
        "state": [" ".join([name, field.kind, *map(str, field.shape)]) for name, field in rules.record.fields.items()],
        "luck": game.luck, "secrets": game.secrets, "alike": game.alike,
    }  # fmt: skip


def _mind(rules: Rules) -> dict[str, Any] | None:
    """Return what the page must know to think with the mind of a game, if it has eyes for one."""
    if not isinstance(rules, MindedRules):
        return None
    return {
        "layout": layout_of(rules),
        "marks": rules.most_marks,
        "dials": rules.thinking.dials(rules.point, rules.tuning).tolist(),
    }


def _option(game: Game, field: OptionField) -> dict[str, Any]:
    """Return an option as the page needs it, with the number of its default."""
    return {**asdict(field), "default": field.number(getattr(game.options_type(), field.name))}


def main() -> None:
    """Build the modules of the named games, or of all."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("games", nargs="*", help="names of games (all)")
    parser.add_argument("--describe", action="store_true", help="write the description only, beside the module that is there")
    parser.add_argument(
        "--out", type=Path, metavar="FOLDER", help="write there, named by game, rather than into the games' packages"
    )
    parser.add_argument("--board", type=Path, metavar="FILE", help="build for the board in a file; needs --out and one game")
    parser.add_argument("--progress", action="store_true", help="write a line for each entry point that is compiled")
    asked = parser.parse_args()
    data = asked.board.read_text(encoding="utf-8") if asked.board else ""
    for name in asked.games or game_names():
        game, begun = game_named(name), time.perf_counter()
        game = game_on(game, data) if data else game
        path = asked.out / f"{name}.wasm" if asked.out else module_path(game.rules)
        if asked.describe:
            path.with_suffix(".json").write_text(write_info(describe(game, path.read_bytes(), data)), encoding="utf-8")
        else:
            build(game, path, data, asked.progress)
        sys.stdout.write(f"{name}: {path.stat().st_size:,} bytes in {time.perf_counter() - begun:.0f} s\n")


if __name__ == "__main__":
    main()
