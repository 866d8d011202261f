"""Chances that are true: of the positions judged 70 %, 70 % are won.

What a search counts leans one way: a mind that learnt from trials is too timid about matches between strong players, playing
positions out by opinion is too bold.  How much was measured (``bench/calibration.py``) and is data beside a game's rules, by the
number of players: the power to which the parts of the win are raised before they are made whole again.
"""

import json
from functools import cache
from typing import Any

import numpy as np

from ..kernel.contract import Rules
from ..kernel.default import module_path

__all__ = ["AS_SAID", "FILE", "calibrated", "power_of"]

FILE = "calibration.json"
AS_SAID = 1.0
"""The power that leaves everything as a search counted it."""


@cache
def _powers(rules: Rules) -> dict[str, float]:
    path = module_path(rules).with_name(FILE)
    found: dict[str, float] = json.loads(path.read_text("utf-8")) if path.is_file() else {}
    return found


def power_of(rules: Rules, seats: int) -> float:
    """Return to which power a game's chances are raised with so many seats: above 1 where a search is too timid."""
    return _powers(rules).get(str(seats), AS_SAID)


def calibrated(parts: "np.ndarray[Any, Any]", power: float) -> "np.ndarray[Any, Any]":
    """Return the parts of the win, by seat, as they are true; what is certain or even stays so."""
    raised = np.maximum(parts, 0.0) ** power
    whole = raised.sum()
    return np.asarray(raised / whole * parts.sum()) if whole > 0 else parts
