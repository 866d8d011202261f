"""What a coach sees in the Duel."""

from collections.abc import Iterable, Iterator

from ....analysis.consequences import Consequences
from ....coach.comparison import Comparison, Observation, only_in
from ...contract import Event
from ..board import COPIES, EMPTY, FIRST_ACTION, FIRST_CHAMBER, FIRST_PYRAMID, FIRST_TEMPLE, OBELISK, Site
from ..position.tokens import FACE_CODES
from ..scoring import TOKENS
from ..state import State

__all__ = ["contra", "pro"]

BONUS = 2.5
"""So many points beside those of tokens seen to be taken: a bonus of D8.1 is behind them."""
OBELISKS = ((0, int(Site.OBELISK)), (1, int(Site.OBELISK)))
"""What the obelisks bring either seat."""


def _source(face: int) -> int:
    """Return where a token scores."""
    if face >= FIRST_ACTION:
        return TOKENS
    if face >= FIRST_CHAMBER:
        return int(Site.CHAMBER)
    if face >= FIRST_TEMPLE:
        return int(Site.TEMPLE)
    return int(Site.PYRAMIDS if face >= FIRST_PYRAMID else Site.OBELISK)


def _taken(events: Iterable[Event], seat: int) -> list[int]:
    """Return the faces a seat takes."""
    return [event.params["face"] for event in events if event.kind == "taken" and event.params["seat"] == seat]


def _run(state: State, seat: int, face: int) -> int:
    """Return the length of the run of chamber numbers to which a token belongs."""
    number, held = face - FIRST_CHAMBER, state.chamber[seat]
    low = high = number
    while low > 0 and held >> (low - 1) & 1:
        low -= 1
    while high < 11 and held >> (high + 1) & 1:
        high += 1
    return high - low + 1


def pro(comparison: Comparison) -> Iterator[Observation]:
    """Yield what speaks for the better action."""
    mine, other = comparison.seat, 1 - comparison.seat
    good, bad = comparison.good, comparison.bad
    if any(event.kind == "ended" for event in good.events) and comparison.better.lead(mine) > 0:
        yield Observation("ends", tuple((seat, source) for seat in range(2) for source in range(len(comparison.game.sources))))
    yield from _obelisks(comparison, "majority", "fifth", ("tenth", "keeps-tenth"))
    lost = _taken((*bad.events, *bad.line_events), other)
    for face in _taken(only_in(good.events, bad.events), mine):
        yield from _take(comparison, face)
    for event in only_in(good.events, bad.events):
        if event.kind == "removed" and event.params["face"] in lost:
            face = event.params["face"]
            yield Observation("denies", ((other, _source(face)),), {"face": FACE_CODES[face], "seat": other})
    for face in _taken(only_in(good.line_events, (*bad.events, *bad.line_events)), mine):
        yield Observation("prepares", (comparison.mine(_source(face)),), {"face": FACE_CODES[face]})


def _take(comparison: Comparison, face: int) -> Iterator[Observation]:
    source = _source(face)
    cells = ((0, source), (1, source))
    if source == Site.CHAMBER and comparison.view.sides[source] == 0:  # on side B the length of a run is nothing, D8.4b
        length = _run(comparison.good.after, comparison.seat, face)
        if length > 1:
            yield Observation("run", cells, {"face": FACE_CODES[face], "length": length})
    yield Observation("takes", cells, {"face": FACE_CODES[face]})


def _obelisks(comparison: Comparison, majority: str, fifth: str, tenth: tuple[str, str]) -> Iterator[Observation]:
    """Yield the bonus of the obelisks that is still to be won (D8.1); the tenth can be one's own or the other's."""
    view = comparison.view
    first = int(view.first_five)
    if view.sides[Site.OBELISK] == 0:
        if _contested(view):
            yield Observation(majority, OBELISKS, least=BONUS + _obelisks_ahead(comparison))
    elif first == EMPTY:
        yield Observation(fifth, OBELISKS, least=BONUS)
    else:
        own, others = tenth
        code = own if first == comparison.seat else others
        yield Observation(code, ((first, Site.OBELISK),), {} if code == own else {"seat": first}, least=BONUS)


def _contested(view: State) -> bool:
    """Return whether the obelisks still to come can decide who has more (D8.1a)."""
    mine, theirs = view.obelisks.tolist()
    left = int(COPIES[OBELISK]) - int(view.removed[OBELISK]) - mine - theirs
    return bool(left > 0 and abs(mine - theirs) <= left)


def _obelisks_ahead(comparison: Comparison) -> int:
    """Return how many obelisks the better action is seen to bring more than the worse one, at once or in its line."""
    good, bad = comparison.good, comparison.bad
    return max(0, *(_margin(good, comparison.seat, far) - _margin(bad, comparison.seat, far) for far in (False, True)))


def _margin(following: Consequences, seat: int, far: bool) -> int:
    """Return how many obelisks more than the other a seat takes."""
    events = (*following.events, *following.line_events) if far else following.events
    return _taken(events, seat).count(OBELISK) - _taken(events, 1 - seat).count(OBELISK)


def contra(comparison: Comparison) -> Iterator[Observation]:
    """Yield what speaks against the worse action."""
    other = 1 - comparison.seat
    good, bad = comparison.good, comparison.bad
    yield from _obelisks(comparison, "no-majority", "no-fifth", ("no-tenth", "lets-tenth"))
    for face in _taken(only_in(bad.events, good.events), other):
        yield Observation("gives", ((other, _source(face)),), {"face": FACE_CODES[face], "seat": other})
    for face in _taken(only_in(bad.line_events, (*good.events, *good.line_events)), other):
        yield Observation("lets", ((other, _source(face)),), {"face": FACE_CODES[face], "seat": other})
    won = _taken((*good.events, *good.line_events), comparison.seat)
    for event in only_in(bad.events, good.events):
        if event.kind == "removed" and event.params["face"] in won:
            face = event.params["face"]
            yield Observation("wastes", (comparison.mine(_source(face)),), {"face": FACE_CODES[face]})
