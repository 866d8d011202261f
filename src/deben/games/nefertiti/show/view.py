"""Nefertiti's views as JSON, with names in place of numbers."""

from ....kernel.rule import rule
from ....kernel.text import (
    Text,
    begun,
    close_list,
    close_object,
    open_list,
    open_object,
    put,
    put_key,
    put_null,
    put_number,
    set_flag,
    set_name,
    set_number,
    set_seat,
)
from ..board import AKHENATON, COLLECTOR, EMPTY, KINDS, MARKETS, MEMPHIS, NEUTRAL, NONE, PLACES, UPPER
from ..closing.conditions import stall_at
from ..closing.pieces import bid_now
from ..markets.courses import holds_any
from ..markets.squares import stall_in_use
from ..notation import LETTERS, PLACE_NAMES, PORT_NAMES
from ..state import BOTTOM, State
from ..view import count_unseen
from .owners import show_characters, show_courses, show_seat
from .stalls import SQUARES_SHOWN, show_stall, square_number
from .words import CARDS, CHARACTERS, GIFTS, KEYS, OWNERS, PHASES, PORTS, Key, show_counts
from .words import PLACES as PLACES_SHOWN

__all__ = ["show_view"]

GAME = begun([{"game": "nefertiti"}])
MARKETS_BEGUN = begun({"name": PORT_NAMES[market], "letter": LETTERS[market]} for market in range(MARKETS))
PLACES_BEGUN = begun({"name": name} for name in PLACE_NAMES)


@rule
def show_view(view: State, seat: int, out: Text) -> None:
    """Write a view; ``seat`` is whose it is, below zero a spectator's."""
    put(out, GAME, 0)
    set_number(out, KEYS, Key.PLAYERS, view.players)
    set_name(out, KEYS, Key.PHASE, PHASES, view.phase)
    set_number(out, KEYS, Key.TURN, view.seat)
    set_number(out, KEYS, Key.STEPS, view.steps)
    show_board(view, out)
    show_owners(view, out)
    show_closing(view, out)
    show_power(view, out)
    show_cards(view, seat, out)
    set_number(out, KEYS, Key.BARREN, view.barren)
    close_object(out)


@rule
def show_board(view: State, out: Text) -> None:
    """Write the markets, Memphis where it is in play, and the last roll of Louqsor's dice."""
    put_key(out, KEYS, Key.MARKETS)
    open_list(out)
    for market in range(MARKETS):
        show_market(view, market, out)
    close_list(out)
    put_key(out, KEYS, Key.MEMPHIS)
    if view.memphis == 1:
        open_object(out)
        set_flag(out, KEYS, Key.OPEN, stall_in_use(view, MEMPHIS))
        put_key(out, KEYS, Key.STALL)
        show_stall(view, MEMPHIS, stall_at(view, MEMPHIS), out)
        put_key(out, KEYS, Key.DOCKED)
        show_counts(view.docked, KINDS, out)
        show_reserve(view, MEMPHIS, out)
        close_object(out)
    else:
        put_null(out)
    put_key(out, KEYS, Key.DICE)
    open_list(out)
    for die in range(2):
        if view.dice[die] > 0:
            put_number(out, view.dice[die])
    close_list(out)


@rule
def show_market(view: State, market: int, out: Text) -> None:
    """Write one of the four markets."""
    stall = stall_at(view, market)
    put(out, MARKETS_BEGUN, market)
    set_flag(out, KEYS, Key.OPEN, view.open[market] == 1)
    set_flag(out, KEYS, Key.TILE, view.tile == market)
    set_flag(out, KEYS, Key.BARRED, view.barred == market)
    put_key(out, KEYS, Key.STALL)
    show_stall(view, market, stall, out)
    put_key(out, KEYS, Key.OTHER)
    show_stall(view, market, stall ^ 1, out)
    put_key(out, KEYS, Key.PLACES)
    open_list(out)
    for place in range(PLACES):
        put(out, PLACES_BEGUN, place)
        set_name(out, KEYS, Key.CARD, CARDS, view.gifts[market, place])
        set_flag(out, KEYS, Key.FACE_DOWN, view.face_down[market] >> place & 1 == 1)
        set_flag(out, KEYS, Key.SEALED, place == UPPER and view.sealed[market] == 1)
        close_object(out)
    close_list(out)
    show_reserve(view, market, out)
    close_object(out)


@rule
def show_reserve(view: State, market: int, out: Text) -> None:
    """Write the Reserve of a market, and what half of it would be (N5.6)."""
    set_number(out, KEYS, Key.RESERVE, view.reserves[market])
    set_number(out, KEYS, Key.HALF, (view.reserves[market] + 1) // 2)


@rule
def show_owners(view: State, out: Text) -> None:
    """Write the seats, the neutral owner, and what belongs to nobody yet."""
    put_key(out, KEYS, Key.SEATS)
    open_list(out)
    for seat in range(view.players):
        show_seat(view, seat, out)
    close_list(out)
    put_key(out, KEYS, Key.NEUTRAL)
    if view.players == 2 or holds_any(view, NEUTRAL):
        show_counts(view.hands[NEUTRAL], KINDS, out)
    else:
        put_null(out)
    put_key(out, KEYS, Key.CHARACTERS)
    show_characters(view, out)
    set_seat(out, KEYS, Key.HOLDER, view.holder)
    set_number(out, KEYS, Key.SUPPLY, view.supply)


@rule
def show_closing(view: State, out: Text) -> None:
    """Write which market is being resolved, if one is, and how far that is."""
    put_key(out, KEYS, Key.CLOSING)
    if view.closing == NONE:
        put_null(out)
        return
    at_piece = view.square != NONE
    piece = view.pieces[view.closing, view.square] if at_piece else EMPTY
    collector = piece >= COLLECTOR
    open_object(out)
    set_name(out, KEYS, Key.MARKET, PORTS, view.closing)
    put_key(out, KEYS, Key.SQUARE)
    put(out, SQUARES_SHOWN, square_number(stall_at(view, view.closing), view.square) if at_piece else NONE)
    set_seat(out, KEYS, Key.SEAT, piece - COLLECTOR if collector else piece)
    set_flag(out, KEYS, Key.COLLECTOR, collector)
    set_seat(out, KEYS, Key.BID, bid_now(view) if at_piece else NONE)
    set_flag(out, KEYS, Key.BEST, view.best == 1)
    set_number(out, KEYS, Key.PICKS, view.picks)
    set_flag(out, KEYS, Key.TOOK_UPPER, view.took_upper == 1)
    set_number(out, KEYS, Key.SPREAD, view.spread)
    close_object(out)


@rule
def show_power(view: State, out: Text) -> None:
    """Write what has been chosen so far for a character at work."""
    put_key(out, KEYS, Key.POWER)
    open_object(out)
    set_name(out, KEYS, Key.CHARACTER, CHARACTERS, view.recruited)
    set_number(out, KEYS, Key.EXCHANGES, view.exchanges)
    set_flag(out, KEYS, Key.MUST, view.must == 1)
    set_name(out, KEYS, Key.PARTNER, OWNERS, view.partner)
    set_name(out, KEYS, Key.MARKET, PORTS, view.market)
    set_name(out, KEYS, Key.PLACE, PLACES_SHOWN, view.place)
    set_name(out, KEYS, Key.CARD, CARDS, view.kind)
    set_name(out, KEYS, Key.GIFT, GIFTS, view.type)
    set_name(out, KEYS, Key.ASKED, OWNERS, view.asked)
    put_key(out, KEYS, Key.ASIDE)
    show_counts(view.aside, KINDS, out)
    close_object(out)


@rule
def show_cards(view: State, seat: int, out: Text) -> None:
    """Write what is known of the deck, what gifts are worth, and what was discarded."""
    count_unseen(view, out.counts)
    put_key(out, KEYS, Key.COURSES)
    show_courses(view, out)
    set_number(out, KEYS, Key.DECK, view.cards - view.drawn)
    put_key(out, KEYS, Key.UNSEEN)
    show_counts(out.counts, KINDS + 1, out)
    set_flag(out, KEYS, Key.AKHENATON, out.counts[AKHENATON] == 0 and view.barred != NONE)
    show_bottom(view, seat, out)
    set_number(out, KEYS, Key.ORDERED, view.ordered)
    put_key(out, KEYS, Key.SUNK)
    open_list(out)
    for i in range(BOTTOM):
        if view.sunk[i] != EMPTY:
            put(out, CARDS, view.sunk[i])
    close_list(out)
    put_key(out, KEYS, Key.DISCARDED)
    show_counts(view.discarded, KINDS, out)


@rule
def show_bottom(view: State, seat: int, out: Text) -> None:
    """Write the cards that the Oracle's player still knows at the bottom of the deck (N10.1)."""
    put_key(out, KEYS, Key.BOTTOM)
    first = max(view.drawn, view.cards - min(view.known, BOTTOM))
    if seat < 0 or view.oracle != seat or first >= view.cards:
        put_null(out)
        return
    open_list(out)
    for i in range(first, view.cards):
        put(out, CARDS, view.deck[i])
    close_list(out)
