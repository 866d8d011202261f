"""The Duel as the kernel sees it."""

from ...kernel.mind.contract import MindedRules
from ...kernel.search.tuning import Tuning
from .actions import ACTION_COUNT, MOST_LEGAL, kind_of
from .choices import read_options, write_options
from .legal import legal
from .mind.features import LAYOUT, MOST_MARKS, WIDTH, features
from .mind.policy import promise, urge
from .position import read_position, write_position
from .reasons.explain import explain
from .reveals import reveals
from .scoring import SOURCES, points_from, standing
from .setup import setup
from .show.hidden import show_hidden
from .show.turn import seats_of, show_action, show_ending, show_event, show_plain, show_source, sources_of
from .show.view import show_view
from .state import State
from .tally import TALLIES, tally
from .turn import actor, apply, end_reason
from .view import conceal, resample

__all__ = ["RULES"]

TUNING = Tuning(exploration=0.4, unseen=0.7, bias=1.0, glances=4, heed=8, cut=8, spread=4.0, margin=0.2)
"""What won in comparisons: ``docs/bots.md``."""

RULES = MindedRules(
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
    explain=explain,
    write_options=write_options,
    read_options=read_options,
    reveals=reveals,
    end_reason=end_reason,
    tally=tally,
    tallies=TALLIES,
    urge=urge,
    kind_of=kind_of,
    promise=promise,
    seats_of=seats_of,
    sources_of=sources_of,
    show_view=show_view,
    show_action=show_action,
    show_plain=show_plain,
    show_event=show_event,
    show_source=show_source,
    show_ending=show_ending,
    show_hidden=show_hidden,
    write_position=write_position,
    read_position=read_position,
    point=2,
    tuning=TUNING,
    features=features,
    layout=LAYOUT,
    width=WIDTH,
    most_marks=MOST_MARKS,
    sources=len(SOURCES),
    inline=True,
)
