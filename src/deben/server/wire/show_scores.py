"""How it stands, shown: the same text for every game and number of seats, with other numbers in it."""

from collections.abc import Sequence
from functools import cache

import msgspec

__all__ = ["scores_shown"]


@cache
def _ranking(places: tuple[int, ...]) -> bytes:
    """Return seats by place; those that share one stand together."""
    return msgspec.json.encode([[seat for seat, its in enumerate(places) if its == place] for place in sorted(set(places))])


@cache
def _text(reason: str, sources: tuple[str, ...], seats: int) -> bytes:
    points, named = ",".join(["%d"] * seats), ",".join(f'"{source}":%d' for source in sources)
    breakdowns = ",".join([f"{{{named}}}"] * seats)
    return f'{{"reason":"{reason}","ranking":%b,"points":[{points}],"breakdown":[{breakdowns}]}}'.encode()


def scores_shown(reason: str, sources: tuple[str, ...], places: tuple[int, ...], points: Sequence[int]) -> bytes:
    """Return a ``Breakdowns`` as JSON; ``points`` are those of each seat, and then those by source, seat by seat."""
    return _text(reason, sources, len(places)) % (_ranking(places), *points)
