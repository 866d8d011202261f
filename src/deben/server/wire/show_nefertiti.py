"""Nefertiti shown: wire values made from a view record."""

from collections.abc import Sequence
from functools import cache
from typing import Any, cast

import numpy as np

from ...games.nefertiti.board import (
    AKHENATON,
    CHARACTER_NAMES,
    CHARACTERS,
    COLLECTOR,
    COPIES,
    COURSES,
    DATA,
    EMPTY,
    KINDS,
    MARKETS,
    MEMPHIS,
    NEUTRAL,
    NONE,
    PLACES,
    TYPE_NAMES,
    TYPE_OF,
    TYPES,
)  # fmt: skip
from ...games.nefertiti.closing import stall_at
from ...games.nefertiti.courses import course, foreign_bonus, holds_any, owners_of, units_of
from ...games.nefertiti.notation import LETTERS, OWNER_NAMES, PHASE_NAMES, PLACE_NAMES, PORT_NAMES, SQUARE_NAMES, STALL_LETTERS
from ...games.nefertiti.recruit import in_reach
from ...games.nefertiti.resolution import bid_now
from ...games.nefertiti.scoring import gift_points
from ...games.nefertiti.squares import stall_in_use
from ...games.nefertiti.state import BOTTOM, Scorer, State
from ...games.nefertiti.view import count_unseen
from ...games.nefertiti.words import CARD_NAMES
from ...kernel.record import Ints
from .nefertiti import (
    NefertitiCharacter,
    NefertitiClosing,
    NefertitiCourse,
    NefertitiGift,
    NefertitiMarket,
    NefertitiMemphis,
    NefertitiPlace,
    NefertitiPower,
    NefertitiSeat,
    NefertitiView,
)  # fmt: skip
from .reading import Reading, kept
from .show_stalls import stall_shown

__all__ = ["nefertiti_view"]


def _counts(counts: Any) -> dict[str, int]:
    return {CARD_NAMES[kind]: int(count) for kind, count in enumerate(counts) if count > 0}


def _or_none(number: int) -> int | None:
    return None if number == NONE else number


def _name(names: tuple[str, ...], number: int) -> str | None:
    return None if number == NONE else names[number]


def _half(reserve: int) -> int:
    return (reserve + 1) // 2


def _place(view: State, market: int, place: int) -> NefertitiPlace:
    card = view.gifts[market, place]
    return NefertitiPlace(
        name=PLACE_NAMES[place], card=None if card == EMPTY else CARD_NAMES[card],
        face_down=bool(view.face_down[market] >> place & 1), sealed=place == 0 and bool(view.sealed[market]),
    )  # fmt: skip


def _market_key(view: Any, market: int) -> tuple[Any, ...]:
    return (
        market, view.players, view.open[market], view.tile == market, view.barred == market, stall_at(view, market),
        view.pieces[market], view.gifts[market], view.face_down[market], view.sealed[market], view.reserves[market],
    )  # fmt: skip


@kept(_market_key)
def _market(view: State, market: int) -> NefertitiMarket:
    stall = stall_at(view, market)
    return NefertitiMarket(
        name=PORT_NAMES[market], letter=LETTERS[market], open=bool(view.open[market]), tile=view.tile == market,
        barred=view.barred == market, stall=stall_shown(view, market, stall), other=stall_shown(view, market, stall ^ 1),
        places=[_place(view, market, place) for place in range(PLACES)], reserve=view.reserves[market],
        half=_half(view.reserves[market]),
    )  # fmt: skip


def _memphis(view: State) -> NefertitiMemphis | None:
    if not view.memphis:
        return None
    reserve = view.reserves[MEMPHIS]
    return NefertitiMemphis(
        bool(stall_in_use(view, MEMPHIS)),
        stall_shown(view, MEMPHIS, stall_at(view, MEMPHIS)),
        _counts(view.docked),
        reserve,
        _half(reserve),
    )


@kept(lambda view, seat: (seat, view.hands))
def _gifts(view: State, seat: int) -> list[NefertitiGift]:
    held = [gift for gift in range(TYPES) if units_of(view, seat, gift)]
    shown = []
    for gift in held:
        bonus = foreign_bonus(view, seat, gift)
        each = course(gift, owners_of(view, gift)) + bonus
        shown.append(NefertitiGift(TYPE_NAMES[gift], units_of(view, seat, gift), bonus, each, gift_points(view, seat, gift)))
    return shown


SCORERS = [(int(scorer), scorer.name.lower().replace("_", "-")) for scorer in Scorer]


def _seat(view: State, seat: int) -> NefertitiSeat:
    prestige = view.prestige[seat]
    return NefertitiSeat(
        deben=view.deben[seat], seals=view.seals[seat], servants=view.servants[seat],
        collectors=view.collectors[seat] if view.players == 2 else 0, hand=_counts(view.hands[seat]), gifts=_gifts(view, seat),
        prestige={name: prestige[scorer] for scorer, name in SCORERS if prestige[scorer]}, priest=view.priest == seat,
        dice=view.holder == seat,
    )  # fmt: skip


COURSE_TABLES = [COURSES[gift, 1:].tolist() for gift in range(TYPES)]


@cache
def _kinds(players: int, memphis: int, gift: int) -> tuple[int, ...]:
    """Return the kinds of card of a type that are in play."""
    return tuple(kind for kind in range(KINDS) if TYPE_OF[kind] == gift and COPIES[players - 2, memphis, kind])


@kept(lambda view, unseen: (view.players, view.memphis, view.hands, tuple(unseen)))
def _courses(view: State, unseen: Sequence[int]) -> list[NefertitiCourse]:
    courses = (_course(view, gift, unseen) for gift in range(TYPES))
    return [shown for shown in courses if shown]


def _course(view: State, gift: int, unseen: Sequence[int]) -> NefertitiCourse | None:
    kinds = _kinds(view.players, view.memphis, gift)
    if not kinds:
        return None
    owners = owners_of(view, gift)
    most = view.players + (1 if view.players == 2 else 0)
    return NefertitiCourse(
        gift=TYPE_NAMES[gift], owners=owners, now=course(gift, max(owners, 1)),
        fewer=course(gift, owners - 1) if owners > 1 else None,
        more=course(gift, owners + 1) if owners < most else None, table=COURSE_TABLES[gift],
        cards=[CARD_NAMES[kind] for kind in kinds], unseen=sum(int(unseen[kind]) for kind in kinds),
    )  # fmt: skip


@kept(lambda view: (view.characters, view.recruited))
def _characters(view: State) -> list[NefertitiCharacter]:
    stacks = [character.stack or None for character in DATA.character]
    return [
        NefertitiCharacter(CHARACTER_NAMES[i], view.characters[i], stacks[i], bool(in_reach(view, i)))
        for i in range(CHARACTERS)
        if view.characters[i] or view.recruited == i or stacks[i]
    ]


def _closing(view: State) -> NefertitiClosing | None:
    if view.closing == NONE:
        return None
    market, square = view.closing, view.square
    piece = EMPTY if square == NONE else view.pieces[market, square]
    collector = piece >= COLLECTOR
    stall = stall_at(view, market)
    return NefertitiClosing(
        market=PORT_NAMES[market], square=None if square == NONE else STALL_LETTERS[stall] + SQUARE_NAMES[stall][square],
        seat=None if piece == EMPTY else piece - COLLECTOR * collector, collector=collector,
        bid=None if square == NONE else bid_now(view), best=bool(view.best), picks=view.picks, took_upper=bool(view.took_upper),
        spread=view.spread,
    )  # fmt: skip


def _power(view: State) -> NefertitiPower:
    return NefertitiPower(
        character=_name(CHARACTER_NAMES, view.recruited), exchanges=view.exchanges, must=bool(view.must),
        partner=_name(OWNER_NAMES, view.partner), market=_name(PORT_NAMES, view.market), place=_name(PLACE_NAMES, view.place),
        card=None if view.kind == NONE else CARD_NAMES[view.kind], gift=_name(TYPE_NAMES, view.type),
        asked=_name(OWNER_NAMES, view.asked), aside=_counts(view.aside),
    )  # fmt: skip


def _bottom(view: State, seat: int | None) -> list[str | None] | None:
    """Return the cards that the Oracle's player still knows at the bottom of the deck (N10.1)."""
    if seat is None or view.oracle != seat:
        return None
    known = range(max(view.drawn, view.cards - min(view.known, BOTTOM)), view.cards)
    return [CARD_NAMES[view.deck[i]] for i in known] or None


def _unseen(view: State) -> Sequence[int]:
    counts = np.zeros(KINDS + 1, np.int16).view(Ints)
    count_unseen(view, counts)
    return cast(Sequence[int], counts.tolist())


def nefertiti_view(given: Any, seat: int | None = None, cells: Sequence[int] | None = None) -> NefertitiView:
    """Return a view record as the page reads it, its larger parts finished; ``seat`` is whose it is, None for a spectator's.

    ``cells`` say how many cards of each kind nobody has seen, where that is known already.
    """
    view: Any = given if isinstance(given, Reading) else Reading.of(given)
    unseen = _unseen(view) if cells is None else cells
    return NefertitiView(
        players=view.players, phase=PHASE_NAMES[view.phase], turn=view.seat, steps=view.steps,
        markets=[_market(view, market) for market in range(MARKETS)], memphis=_memphis(view),
        seats=[_seat(view, owner) for owner in range(view.players)],
        neutral=_counts(view.hands[NEUTRAL]) if view.players == 2 or holds_any(view, NEUTRAL) else None,
        courses=_courses(view, unseen), characters=_characters(view), closing=_closing(view), power=_power(view),
        dice=[view.dice[i] for i in range(2) if view.dice[i]], holder=_or_none(view.holder), supply=view.supply,
        deck=view.cards - view.drawn, unseen=_counts(unseen), bottom=_bottom(view, seat), ordered=view.ordered,
        sunk=[CARD_NAMES[card] for card in view.sunk if card != EMPTY], discarded=_counts(view.discarded),
        barren=view.barren, akhenaton=unseen[AKHENATON] == 0 and view.barred != NONE,
    )  # fmt: skip
