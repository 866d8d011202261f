"""What the Duel brings to the wire: the types of what its rule functions write."""

from .....wire.common import ActionReason
from .....wire.game_types import GameTypes, event_types
from ...events import FIELDS, Event
from . import names
from .actions import Action
from .view import DuelView

__all__ = ["TYPES", "DuelReason", "DuelView"]


class DuelReason(ActionReason, frozen=True):
    """Why an action is not legal in the Duel."""

    code: names.ReasonCode
    clause: names.Clause


TYPES = GameTypes(
    view=DuelView,
    action=Action,
    event=event_types(
        FIELDS,
        {"square": names.SquareName, "boat": names.BoatName, "face": names.Face, "token": names.TokenName},
        {Event.TAKEN: {"square"}},
    ),
    reason=DuelReason,
    names={name: getattr(names, name) for name in names.__all__},
)
