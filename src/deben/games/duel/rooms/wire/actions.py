"""The Duel's actions on the wire: one struct for each kind."""

from .....wire.common import LegalAction
from .names import BoatName, Face, SquareName, TokenName

__all__ = ["Action", "Done", "Pass", "Place", "Play", "Swap", "Take", "Unload"]


class Place(LegalAction, frozen=True, tag_field="kind", tag="place"):
    """Place a pawn."""

    square: SquareName


class Unload(LegalAction, frozen=True, tag_field="kind", tag="unload"):
    """Unload a boat."""

    boat: BoatName


class Play(LegalAction, frozen=True, tag_field="kind", tag="play"):
    """Play an action token."""

    token: TokenName


class Take(LegalAction, frozen=True, omit_defaults=True, tag_field="kind", tag="take"):
    """Take a token from a boat."""

    boat: BoatName
    slot: int
    card: Face | None = None
    """The token there; without a view nobody knows it."""


class Swap(LegalAction, frozen=True, tag_field="kind", tag="swap"):
    """Exchange two tokens of a boat."""

    boat: BoatName
    slot: int
    other: int


class Done(LegalAction, frozen=True, tag_field="kind", tag="done"):
    """Decline the optional step."""


class Pass(LegalAction, frozen=True, tag_field="kind", tag="pass"):
    """The forced pass."""


Action = Place | Unload | Play | Take | Swap | Done | Pass
