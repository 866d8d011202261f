"""Nefertiti as the kernel sees it."""

from ...kernel.mind.contract import MindedRules
from ...kernel.mind.tuning import Thinking
from ...kernel.search.tuning import Tuning
from .actions import ACTION_COUNT, MOST_LEGAL, kind_of
from .board import MOST_PLAYERS
from .choices import read_options, write_options
from .closing.aftermath import end_reason
from .legal import legal
from .mind.features import LAYOUT, MOST_MARKS, WIDTH, features
from .mind.policy import promise, urge
from .position import read_position, write_position
from .reasons.explain import explain
from .reveals import reveals, secret
from .scoring import SOURCES, STANDING_STEP, points_from, standing
from .setup import setup
from .show.hidden import show_hidden
from .show.turn import seats_of, show_action, show_ending, show_event, show_plain, show_source, sources_of
from .show.view import show_view
from .state import State
from .tally import TALLIES, tally
from .turn import actor, apply
from .view import conceal, resample

__all__ = ["RULES"]

TUNING = Tuning(exploration=0.5, unseen=0.5, bias=1.0, glances=3, heed=12, cut=24, spread=10.0, margin=0.2, scale=20.0)
"""What won in comparisons: ``docs/bots.md``."""

RULES = MindedRules(
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
    explain=explain,
    write_options=write_options,
    read_options=read_options,
    reveals=reveals,
    secret=secret,
    end_reason=end_reason,
    tally=tally,
    tallies=TALLIES,
    urge=urge,
    kind_of=kind_of,
    promise=promise,
    write_position=write_position,
    read_position=read_position,
    show_hidden=show_hidden,
    seats_of=seats_of,
    sources_of=sources_of,
    show_view=show_view,
    show_action=show_action,
    show_plain=show_plain,
    show_event=show_event,
    show_source=show_source,
    show_ending=show_ending,
    point=STANDING_STEP,
    tuning=TUNING,
    features=features,
    layout=LAYOUT,
    width=WIDTH,
    most_marks=MOST_MARKS,
    sources=len(SOURCES),
    seats=MOST_PLAYERS,
    thinking=Thinking(span=20.0, blend=0.5),
)
