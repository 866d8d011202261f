"""Nefertiti as the kernel sees it."""

from ...kernel.contract import Rules
from ...kernel.search.tuning import Tuning
from .actions import ACTION_COUNT, MOST_LEGAL
from .hidden import show_hidden
from .legal import legal
from .policy import promise, urge
from .scoring import STANDING_STEP, points_from, standing
from .setup import setup
from .state import State
from .tally import TALLIES, tally
from .turn import actor, apply
from .view import conceal, resample

__all__ = ["RULES"]

TUNING = Tuning(exploration=0.5, unseen=0.5, bias=1.0, glances=3, heed=12, cut=24, spread=10.0, margin=0.2, scale=20.0)
"""What won in comparisons: ``docs/bots.md``."""

RULES = Rules(
    name="nefertiti",
    record=State,
    actions=ACTION_COUNT,
    most_legal=MOST_LEGAL,
    setup=setup,
    actor=actor,
    legal=legal,
    apply=apply,
    conceal=conceal,
    resample=resample,
    standing=standing,
    points_from=points_from,
    tally=tally,
    tallies=TALLIES,
    urge=urge,
    promise=promise,
    show_hidden=show_hidden,
    point=STANDING_STEP,
    tuning=TUNING,
)
