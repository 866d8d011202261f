"""What the owners have as JSON: seats with their gifts, what gifts are worth, and the characters."""

from ....kernel.rule import rule
from ....kernel.text import (
    Text,
    begun,
    close_list,
    close_object,
    keys,
    open_list,
    open_object,
    put,
    put_key,
    set_flag,
    set_number,
    set_seat,
)
from ..board import CHARACTERS, COPIES, COURSES, DATA, FIRST_KIND, KINDS, NONE, STACKS, TYPE_NAMES, TYPES
from ..characters.recruit import in_reach
from ..markets.courses import course, foreign_bonus, owners_of, units_of
from ..scoring import gift_points
from ..state import SCORING, State
from .words import CARDS, KEYS, SCORER_NAMES, Key, show_counts

__all__ = ["show_characters", "show_courses", "show_seat"]

GIFTS_BEGUN = begun({"gift": name} for name in TYPE_NAMES)
COURSES_BEGUN = begun({"gift": name, "table": COURSES[gift, 1:].tolist()} for gift, name in enumerate(TYPE_NAMES))
CHARACTERS_BEGUN = begun({"name": character.name, "stack": character.stack or None} for character in DATA.character)
SCORER_KEYS = keys(SCORER_NAMES)


@rule
def show_seat(view: State, seat: int, out: Text) -> None:
    """Write what a player has."""
    open_object(out)
    set_number(out, KEYS, Key.DEBEN, view.deben[seat])
    set_number(out, KEYS, Key.SEALS, view.seals[seat])
    set_number(out, KEYS, Key.SERVANTS, view.servants[seat])
    set_number(out, KEYS, Key.COLLECTORS, view.collectors[seat] if view.players == 2 else 0)
    put_key(out, KEYS, Key.HAND)
    show_counts(view.hands[seat], KINDS, out)
    put_key(out, KEYS, Key.GIFTS)
    open_list(out)
    for gift in range(TYPES):
        show_gift(view, seat, gift, out)
    close_list(out)
    put_key(out, KEYS, Key.PRESTIGE)
    open_object(out)
    for scorer in range(SCORING):
        if view.prestige[seat, scorer] != 0:
            set_number(out, SCORER_KEYS, scorer, view.prestige[seat, scorer])
    close_object(out)
    set_flag(out, KEYS, Key.PRIEST, view.priest == seat)
    set_flag(out, KEYS, Key.DICE, view.holder == seat)
    close_object(out)


@rule
def show_gift(view: State, seat: int, gift: int, out: Text) -> None:
    """Write what a seat's gifts of one type are worth now, if it has any (N7.1, N12.1)."""
    units = units_of(view, seat, gift)
    if units == 0:
        return
    bonus = foreign_bonus(view, seat, gift)
    put(out, GIFTS_BEGUN, gift)
    set_number(out, KEYS, Key.UNITS, units)
    set_number(out, KEYS, Key.BONUS, bonus)
    set_number(out, KEYS, Key.EACH, course(gift, owners_of(view, gift)) + bonus)
    set_number(out, KEYS, Key.POINTS, gift_points(view, seat, gift))
    close_object(out)


@rule
def show_courses(view: State, out: Text) -> None:
    """Write what the gifts of this table are worth (N1.5, N1.7); the text's counts are the cards that nobody has seen."""
    open_list(out)
    for gift in range(TYPES):
        cards = 0
        for kind in range(FIRST_KIND[gift], FIRST_KIND[gift + 1]):
            cards += COPIES[view.players - 2, view.memphis, kind]
        if cards > 0:
            show_course(view, gift, out)
    close_list(out)


@rule
def show_course(view: State, gift: int, out: Text) -> None:
    """Write what one gift of a type is worth, and how that would change."""
    owners = owners_of(view, gift)
    most = 3 if view.players == 2 else view.players  # N14.5: the neutral owner is one more
    put(out, COURSES_BEGUN, gift)
    set_number(out, KEYS, Key.OWNERS, owners)
    set_number(out, KEYS, Key.NOW, course(gift, max(owners, 1)))
    set_seat(out, KEYS, Key.FEWER, course(gift, owners - 1) if owners > 1 else NONE)
    set_seat(out, KEYS, Key.MORE, course(gift, owners + 1) if owners < most else NONE)
    put_key(out, KEYS, Key.CARDS)
    open_list(out)
    unseen = 0
    for kind in range(FIRST_KIND[gift], FIRST_KIND[gift + 1]):
        if COPIES[view.players - 2, view.memphis, kind] > 0:
            put(out, CARDS, kind)
            unseen += out.counts[kind]
    close_list(out)
    set_number(out, KEYS, Key.UNSEEN, unseen)
    close_object(out)


@rule
def show_characters(view: State, out: Text) -> None:
    """Write the characters of this table (N1.8, N9.1)."""
    open_list(out)
    for character in range(CHARACTERS):
        if view.characters[character] > 0 or view.recruited == character or STACKS[character] != NONE:
            put(out, CHARACTERS_BEGUN, character)
            set_number(out, KEYS, Key.COPIES, view.characters[character])
            set_flag(out, KEYS, Key.TOP, in_reach(view, character))
            close_object(out)
    close_list(out)
