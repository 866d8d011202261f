"""The Duel as the kernel sees it."""

from ...kernel.contract import Rules
from .actions import ACTION_COUNT, MOST_LEGAL
from .legal import legal
from .scoring import points_from, standing
from .setup import setup
from .state import State
from .tally import TALLIES, tally
from .turn import actor, apply
from .view import conceal, resample

__all__ = ["RULES"]

RULES = Rules(
    name="duel",
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
    point=2,
    inline=True,
)
