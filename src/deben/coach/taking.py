"""What an action takes from the board, by its code: a token of the Duel, a gift card of Nefertiti."""

from collections.abc import Callable, Mapping
from typing import Any

from ..games.duel import actions as duel
from ..games.duel import state as duel_state
from ..games.duel.board import EMPTY as NO_TOKEN
from ..games.duel.board import SLOTS
from ..games.duel.cargo import FACE_CODES
from ..games.nefertiti import actions as nefertiti
from ..games.nefertiti import state as nefertiti_state
from ..games.nefertiti.board import KIND_NAMES, KINDS, MARKETS, NONE

__all__ = ["thing_of"]

Phase = nefertiti_state.Phase
PLACES_OF_PHASE: dict[int, Callable[[nefertiti_state.State], int]] = {
    **dict.fromkeys((Phase.BEST, Phase.BUY, Phase.COLLECT), lambda view: view.closing),
    Phase.THIEF: lambda view: view.tile,
    **dict.fromkeys((Phase.BEGGAR, Phase.TRAVELLER_GIFT, Phase.TRADER_GIFT), lambda view: view.market),
}
"""The market whose places the decision of a phase is about."""


def _token(state: duel_state.State, action: int) -> str | None:
    if not duel.TAKE <= action < duel.SWAP:
        return None
    boat, slot = divmod(action - duel.TAKE, SLOTS)
    face = int(state.boats[boat, slot])
    return None if face == NO_TOKEN else FACE_CODES[face]


def _card(state: nefertiti_state.State, action: int) -> str | None:
    place = PLACES_OF_PHASE.get(state.phase)
    if place is None or not nefertiti.PICK <= action < nefertiti.WANT:
        return None
    market = place(state)
    kind = int(state.gifts[market, action - nefertiti.PICK]) if 0 <= market < MARKETS else NONE
    return KIND_NAMES[kind] if 0 <= kind < KINDS else None


_THINGS: Mapping[str, Callable[[Any, int], str | None]] = {"duel": _token, "nefertiti": _card}


def thing_of(game: str, state: Any, action: int) -> str | None:
    """Return what an action takes in a state; None where it takes nothing that lies open."""
    return _THINGS[game](state, action)
