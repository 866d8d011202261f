"""Building the module of a game: ``python -m deben.lab.module``, which is what ``make rules`` runs.

It needs the compilers of the extra ``build``; whoever only plays has the module already.
"""

import sys
import time
from collections.abc import Callable
from typing import Any

from ..kernel.wasm.lowering import import_numba, lower

import_numba()  # before anything else does

from ..bots.arena import contest_many  # noqa: E402
from ..bots.greedy import greedy_one  # noqa: E402
from ..coach.searching import look_after  # noqa: E402
from ..games import GAMES, Game, game_named  # noqa: E402
from ..kernel import entries  # noqa: E402
from ..kernel.chance import Chance  # noqa: E402
from ..kernel.default import module_path  # noqa: E402
from ..kernel.log import CAPACITY, EVENT_WIDTH  # noqa: E402
from ..kernel.luck import Luck  # noqa: E402
from ..kernel.record import Record  # noqa: E402
from ..kernel.search.memory import regrow  # noqa: E402
from ..kernel.search.tree import search_many  # noqa: E402
from ..kernel.text import Text  # noqa: E402
from ..kernel.wasm.module import ModuleInfo, write_info  # noqa: E402
from ..kernel.wasm.signature import signature_of  # noqa: E402
from ..kernel.wasm.sources import named_sources, package_sources  # noqa: E402

__all__ = ["ENTRIES", "build"]

ENTRIES: tuple[Callable[..., Any], ...] = (
    entries.setup_many, entries.actor_many, entries.legal_many, entries.step_many, entries.conceal_one, entries.resample_one,
    entries.standing_many, entries.play_many, entries.turn_one, search_many, regrow, look_after, greedy_one, contest_many,
)  # fmt: skip
"""Every entry point that tables, terminal, bots, coach and page call."""
HOSTS = ("cache", "cpu", "cuda", "default", "executor", "grid", "wasm")
"""Modules of the kernel that run rules and have no say in what they do."""


def build(game: Game) -> None:
    """Write the module of a game and its description into the game's package."""
    path = module_path(game.rules)
    path.write_bytes(lower(game.rules, ENTRIES))
    path.with_suffix(".json").write_text(write_info(describe(game)), encoding="utf-8")


def describe(game: Game) -> ModuleInfo:
    """Return what hosts must know of the module of a game."""
    records: dict[str, type[Record]] = {"State": game.rules.record, "Chance": Chance, "Luck": Luck, "Text": Text}
    package = game.rules.record.__module__.rpartition(".")[0]
    sources = {*package_sources("deben.kernel", HOSTS), *package_sources(package)} | {entry.__module__ for entry in ENTRIES}
    return ModuleInfo(
        game.name, game.version, named_sources(sources), {name: record.dtype.itemsize for name, record in records.items()},
        {entry.__name__: signature_of(entry) for entry in ENTRIES}, facts(game),
    )  # fmt: skip


def facts(game: Game) -> dict[str, Any]:
    """Return what the page must know of a game."""
    rules = game.rules
    return {
        "actions": list(game.action_names), "most_legal": rules.most_legal, "sources": list(game.sources), "point": rules.point,
        "dials": rules.tuning.dials(rules.point).tolist(), "log": {"capacity": CAPACITY, "width": EVENT_WIDTH},
    }  # fmt: skip


def main(names: list[str]) -> None:
    """Build the modules of the named games, or of all."""
    for name in names or GAMES:
        begun = time.perf_counter()
        build(game_named(name))
        size = module_path(game_named(name).rules).stat().st_size
        sys.stdout.write(f"{name}: {size:,} bytes in {time.perf_counter() - begun:.0f} s\n")


if __name__ == "__main__":
    main(sys.argv[1:])
