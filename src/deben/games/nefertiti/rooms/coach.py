"""What a coach sees in Nefertiti."""

from collections.abc import Iterable, Iterator
from typing import Any

from ....coach.comparison import Cell, Comparison, Observation, only_in
from ...contract import Event
from ..actions import CLOSE, PLACE, square_of, stall_of
from ..board import BIDS, COLLECTOR, EMPTY, KIND_NAMES, KINDS, MARKETS, PLACES, TYPE_NAMES, TYPE_OF, TYPES
from ..closing.conditions import stall_at
from ..markets.courses import holds_type, owners_of
from ..notation import PORT_NAMES
from ..scoring import FIRST_TYPE, SOURCES
from ..state import State

__all__ = ["contra", "pro"]


def _taken(events: Iterable[Event], seat: int) -> list[int]:
    """Return the kinds of gift a seat takes; what a collector collects goes to the neutral owner (N14.4)."""
    kinds = [event.params["kind"] for event in events if event.kind == "taken" and event.params["seat"] == seat]
    return [kind for kind in kinds if 0 <= kind < KINDS]


def _source(kind: int) -> int:
    """Return the source of points that a gift belongs to."""
    return FIRST_TYPE + int(TYPE_OF[kind])


def _alone(state: State, seat: int, gift: int) -> bool:
    """Return whether a seat is the only owner of a type."""
    return owners_of(state, gift) == 1 and holds_type(state, seat, gift)


def _all(seat: int) -> tuple[Cell, ...]:
    return tuple((seat, source) for source in range(len(SOURCES)))


def pro(comparison: Comparison) -> Iterator[Observation]:
    """Yield what speaks for the better action."""
    yield from _monopolies(comparison)
    yield from _closing(comparison)
    good, bad = comparison.good, comparison.bad
    for kind in _taken(only_in(good.events, bad.events), comparison.seat):
        yield Observation("takes", (comparison.mine(_source(kind)),), {"kind": KIND_NAMES[kind]})
    yield from _bid(comparison)
    for source in range(FIRST_TYPE):
        yield Observation("scores", (comparison.mine(source),), {"character": SOURCES[source]})
    for kind in _taken(only_in(good.line_events, (*bad.events, *bad.line_events)), comparison.seat):
        yield Observation("prepares", (comparison.mine(_source(kind)),), {"kind": KIND_NAMES[kind]})


def _monopolies(comparison: Comparison) -> Iterator[Observation]:
    """Yield monopolies (N1.7) that are kept, won or broken by the better action only."""
    before, good, bad = comparison.view, comparison.good.later, comparison.bad.later
    for gift in range(TYPES):
        params: dict[str, int | str] = {"type": TYPE_NAMES[gift]}
        if _alone(good, comparison.seat, gift) and not _alone(bad, comparison.seat, gift):
            code = "keeps-monopoly" if _alone(before, comparison.seat, gift) else "wins-monopoly"
            yield Observation(code, (comparison.mine(FIRST_TYPE + gift),), params)
        for other in comparison.others:
            if _alone(bad, other, gift) and not _alone(good, other, gift):
                yield Observation("breaks-monopoly", ((other, FIRST_TYPE + gift),), {**params, "seat": other})


def _closed(events: Iterable[Event]) -> list[int]:
    """Return the markets whose closing begins."""
    return [event.params["market"] for event in events if event.kind == "closing"]


def _bids(state: Any, market: int) -> Iterator[tuple[int, int]]:
    """Yield the seat and the bid of every servant on a market."""
    stall = stall_at(state, market)
    for square in range(len(state.pieces[market])):
        piece = state.pieces[market, square]
        if piece != EMPTY and piece < COLLECTOR:
            yield int(piece), int(BIDS[stall, square])


def _closing(comparison: Comparison) -> Iterator[Observation]:
    """Yield what the closing of a market does to those who stand there."""
    for market in _closed(only_in(comparison.good.events, comparison.bad.events)):
        params: dict[str, int | str] = {"market": PORT_NAMES[market]}
        for seat, bid in _bids(comparison.view, market):
            if seat != comparison.seat and comparison.view.deben[seat] < bid:
                yield Observation("closes-unpaid", _all(seat), {**params, "seat": seat})
        yield Observation("closes", tuple(comparison.mine(source) for source in _offered(comparison.view, market)), params)


def _offered(state: State, market: int) -> list[int]:
    """Return the sources to which the gifts above a market belong."""
    kinds = [state.gifts[market, place] for place in range(PLACES)] if market < MARKETS else []
    return sorted({_source(kind) for kind in kinds if 0 <= kind < KINDS})


def _bid(comparison: Comparison) -> Iterator[Observation]:
    """Yield the gifts that a servant is placed for."""
    action = comparison.better.action
    if PLACE <= action < CLOSE:
        market, bid = stall_of(action) // 2, int(BIDS[stall_of(action), square_of(action)])
        for source in _offered(comparison.view, market):
            params: dict[str, int | str] = {"market": PORT_NAMES[market], "type": TYPE_NAMES[source - FIRST_TYPE], "bid": bid}
            yield Observation("bids", (comparison.mine(source),), params)


def contra(comparison: Comparison) -> Iterator[Observation]:
    """Yield what speaks against the worse action."""
    good, bad = comparison.good, comparison.bad
    yield from _monopolies_lost(comparison)
    for source in range(FIRST_TYPE):
        yield Observation("scores-less", (comparison.mine(source),), {"character": SOURCES[source]})
    for other in comparison.others:
        for kind in _taken(only_in(bad.events, good.events), other):
            yield Observation("gives", ((other, _source(kind)),), {"kind": KIND_NAMES[kind], "seat": other})
        for market in _closed(only_in(bad.events, good.events)):
            if other in [seat for seat, _ in _bids(comparison.view, market)]:
                yield Observation("closes-for", _all(other), {"market": PORT_NAMES[market], "seat": other})
        for kind in _taken(only_in(bad.line_events, (*good.events, *good.line_events)), other):
            yield Observation("lets", ((other, _source(kind)),), {"kind": KIND_NAMES[kind], "seat": other})


def _monopolies_lost(comparison: Comparison) -> Iterator[Observation]:
    """Yield the types in which the seat would have stayed, or become, the only owner."""
    good, bad = comparison.good.later, comparison.bad.later
    for gift in range(TYPES):
        if _alone(good, comparison.seat, gift) and not _alone(bad, comparison.seat, gift):
            yield Observation("no-monopoly", (comparison.mine(FIRST_TYPE + gift),), {"type": TYPE_NAMES[gift]})
