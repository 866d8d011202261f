"""The rules of a game without the rest of the program, for machines that have a compiler and little else.

Packages whose front pages import everything are replaced by empty ones: NumPy, numba, numba-cuda and msgspec are enough.
"""

import sys
from importlib import import_module
from pathlib import Path
from types import ModuleType
from typing import Any

__all__ = ["bare_rules", "usual_table"]

SOURCE = Path(__file__).resolve().parents[1] / "src"
USUAL = {"duel": (0,), "nefertiti": (4, 0, 0, 0)}
"""The options of a table for which nobody chose any, as ``write_options`` of the game reads them; a test compares them."""


def bare_rules(game: str) -> Any:
    """Return the rules of one of our games; where the whole program was imported before, that one's."""
    for name in ("deben", "deben.games"):
        if name not in sys.modules:
            package = ModuleType(name)
            package.__path__ = [str(SOURCE / name.replace(".", "/"))]
            sys.modules[name] = package
    return import_module(f"deben.games.{game}.rules").RULES


def usual_table(rules: Any) -> Any:
    """Return a blank state of a table for which nobody chose any options."""
    import numpy as np

    from deben.kernel.record import Ints

    state = rules.record()
    fault = rules.write_options(state, np.array(USUAL[rules.name], np.int16).view(Ints))
    if fault:
        raise ValueError(f"options of {rules.name}: {fault}")
    return state
