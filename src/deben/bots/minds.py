"""The mind of a game: its file lies beside the game's module."""

from functools import cache

from ..kernel.contract import Rules
from ..kernel.default import module_path
from ..kernel.mind.contract import MindedRules
from ..kernel.mind.weights import Mind, MindError
from ..kernel.wasm.kept import KeptRules

__all__ = ["fitting_mind", "mind_of"]

FILE = "mind.bin"


@cache
def mind_of(rules: Rules) -> Mind:
    """Return the mind that learnt a game; raises ``MindError`` for a game without one, and for one that does not fit."""
    path = module_path(rules).with_name(FILE)
    if not isinstance(rules, MindedRules) or not path.is_file():
        raise MindError(f"nobody has learnt {rules.name}")
    found = Mind.load(path)
    found.check(rules)
    return found


def fitting_mind(rules: Rules) -> Mind | None:
    """Return the mind that learnt a game; None for rules of another time, which have other features: search does without."""
    try:
        return mind_of(rules)
    except MindError:
        if isinstance(rules, KeptRules):
            return None
        raise
