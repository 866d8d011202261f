"""Rules that are nothing but a module: those of an earlier version, or with another board.

Nothing of the present rules runs for them.  A host asks by name for what an old module has; see docs/decisions/kept-modules.md for
what must stay as it is so that this goes on working.
"""

import json
from collections.abc import Callable
from dataclasses import dataclass, fields
from functools import cached_property
from typing import Any

import numpy as np

from .. import contract
from ..contract import Rules
from ..entries.options import blank_one, options_one
from ..entries.questions import end_one, reveals_one, secret_one
from ..mind.contract import MindedRules
from ..mind.weights import layout_of
from ..record import ArrayField, Field, Record
from ..show.presenter import Presenter
from .executor import WasmExecutor
from .module import Module

__all__ = ["KeptRules", "kept_rules"]


@dataclass(frozen=True)
class KeptRules(MindedRules):
    """The rules in a module: whatever is asked of them from Python is asked of the module."""

    module: Any = None

    @cached_property
    def executor(self) -> WasmExecutor:
        """The one executor that there is for them."""
        return WasmExecutor(self, self.module)

    @cached_property
    def presenter(self) -> Presenter:
        """What shows their matches."""
        return Presenter(self.executor)

    def scores(self, state: Any) -> dict[str, Any]:
        """Return how it stands at a moment: points and their sources by seat."""
        found: dict[str, Any] = json.loads(self.presenter.scores_text(state))
        return found


def _never(*_: Any) -> Any:
    """Raise: an executor of the module does this, nobody calls it."""
    raise NotImplementedError("kept rules run in their module only")


def record_in(module: Module, like: type[Record]) -> type[Record]:
    """Return the record of a module's states: with its fields, or where those are not told, as bytes."""
    size, told = module.info.records["State"], [line.split() for line in module.info.facts.get("state", [])]
    named = {name: _field(kind, [int(width) for width in shape]) for name, kind, *shape in told}
    for parts in (named, {"cells": _field("u1", [size])}):
        record: Any = type("KeptState", (Record,), {"__module__": like.__module__, **parts}) if parts else None
        if record is not None and record.dtype.itemsize == size:
            found: type[Record] = record
            return found
    raise ValueError(f"a state of {size} bytes fits no record")


def _field(kind: str, shape: list[int]) -> Field:
    return ArrayField(kind, tuple(shape)) if shape else Field(kind, ())


def kept_rules(module: Module, present: Rules) -> KeptRules:
    """Return the rules in a module; ``present`` are those of the game now, whose dials its bots have."""
    facts, asked = module.info.facts, _Asked(module)
    known = {field.name: getattr(present, field.name) for field in fields(present)}
    known |= dict.fromkeys((function.__name__ for function in present.contract()), _never)
    known |= {name: getattr(contract, name) for name, entry in ASKED_OF_ENTRIES.items() if entry not in module.info.entries}
    if not _same_eyes(facts, present):
        known["layout"] = -1  # no mind was made for it
    made = KeptRules(**known | {
        "record": record_in(module, present.record), "actions": len(facts["actions"]), "most_legal": facts["most_legal"],
        "point": facts["point"], "module": module, "actor": asked.actor, "write_options": asked.write_options,
        "read_options": asked.read_options, "reveals": asked.reveals, "secret": asked.secret, "end_reason": asked.end_reason,
        "seats_of": asked.seats_of,
    })  # fmt: skip
    asked.rules = made
    return made


ASKED_OF_ENTRIES = {"explain": "explain_one", "read_position": "read_position_one", "write_position": "write_position_one"}
"""What a game may leave out, and the entry point that a module lacks then."""


def _same_eyes(facts: dict[str, Any], present: Rules) -> bool:
    mind = facts.get("mind")
    return isinstance(present, MindedRules) and mind is not None and mind["layout"] == layout_of(present)


class _Asked:
    """Answers what is asked of rules from Python, by the entry points of a module."""

    def __init__(self, module: Module) -> None:
        self.module = module
        self.rules: KeptRules

    def _call(self, entry: Callable[..., Any], *given: Any) -> Any:
        executor = self.rules.executor
        handed = (executor.hand(self.rules.record, part.rows) if isinstance(part, Record) else part for part in given)
        return executor.translated(entry)(*handed)

    def actor(self, state: Any) -> int:
        return self.rules.executor.actor(state)

    def write_options(self, state: Any, values: Any) -> int:
        return int(self._call(blank_one, state, np.asarray(values)))

    def read_options(self, state: Any, values: Any) -> None:
        self._call(options_one, state, np.asarray(values))

    def reveals(self, before: Any, action: int, log: Any) -> bool:
        return bool(self._call(reveals_one, before, action, np.asarray(log)))

    def secret(self, action: int) -> bool:
        return bool(self._call(secret_one, action))

    def end_reason(self, state: Any) -> int:
        return int(self._call(end_one, state))

    def seats_of(self, state: Any) -> int:
        return len(self.rules.scores(state)["points"])
