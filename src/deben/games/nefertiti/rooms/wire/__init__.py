"""What Nefertiti brings to the wire: the types of what its rule functions write."""

from .....wire.common import ActionReason
from .....wire.game_types import GameTypes, event_types
from ...events import FIELDS, Event
from . import names
from .actions import Action
from .view import NefertitiView, StallShown

__all__ = ["TYPES", "NefertitiReason", "NefertitiView"]

WORDS = {
    "character": names.CharacterName, "stall": names.StallName, "square": names.SquareName, "market": names.PortName,
    "to": names.PortName, "place": names.PlaceName, "from_place": names.PlaceName, "to_place": names.PlaceName,
    "kind": names.Card, "taken": names.Card, "given": names.Card, "owner": names.OwnerName, "type": names.GiftName,
    "scorer": names.Scorer, "why": names.Why,
}  # fmt: skip
ABSENT = {
    Event.TAKEN: {"place"},  # at Memphis, whose gifts lie on no place
    Event.COLLECTED: {"place"},
    Event.SEAL_TAKEN: {"market"},  # from the supply, for a papyrus
    Event.SCORED: {"kind"},  # not for one card
}


class NefertitiReason(ActionReason, frozen=True):
    """Why an action is not legal in Nefertiti."""

    code: names.ReasonCode
    clause: names.Clause


TYPES = GameTypes(
    view=NefertitiView,
    action=Action,
    event=event_types(FIELDS, WORDS, ABSENT),
    reason=NefertitiReason,
    names={name: getattr(names, name) for name in names.__all__},
    parts=(StallShown,),
)
