"""Kalah as the rest of the program sees it."""

from typing import Any, ClassVar

from deben.games import Game
from deben.kernel.contract import Rules

from . import options, play, show
from .events import FIELDS
from .state import MOST_PITS, SEATS, State

__all__ = ["GAME", "Kalah"]

RULES = Rules(
    name="kalah",
    record=State,
    actions=MOST_PITS,
    most_legal=MOST_PITS,
    setup=play.setup,
    actor=play.actor,
    legal=play.legal,
    apply=play.apply,
    standing=play.standing,
    points_from=play.points_from,
    seats_of=play.seats_of,
    sources_of=play.sources_of,
    write_options=options.write_options,
    read_options=options.read_options,
    explain=show.explain,
    show_view=show.show_view,
    show_plain=show.show_plain,
    show_action=show.show_action,
    show_event=show.show_event,
    show_source=show.show_source,
    show_ending=show.show_ending,
)


class Kalah(Game[State]):
    """The rules of Kalah: everything lies open, nothing is left to luck."""

    name = "kalah"
    version = 1
    rules = RULES
    luck = False
    secrets = False
    languages = ("en",)
    seat_range = (SEATS, SEATS)
    action_names = show.ACTION_NAMES
    event_fields: ClassVar[dict[Any, tuple[str, ...]]] = dict(FIELDS)
    sources = show.SOURCES
    end_reasons = show.END_REASONS
    options_type = options.Options
    option_fields = options.FIELDS
    option_faults = options.FAULTS


GAME = Kalah()
