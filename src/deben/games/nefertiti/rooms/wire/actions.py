"""Nefertiti's actions on the wire: one struct for each kind."""

from .....wire.common import LegalAction
from .names import AnyCard, Card, CharacterName, GiftCard, GiftName, OwnerName, Phase, PlaceName, PortName, SquareName

__all__ = ["Action"]


class Recruit(LegalAction, frozen=True, tag_field="kind", tag="recruit"):
    """Recruit a character."""

    character: CharacterName


class PlaceServant(LegalAction, frozen=True, tag_field="kind", tag="place"):
    """Place a servant."""

    square: SquareName
    market: PortName


class PlaceCollector(LegalAction, frozen=True, tag_field="kind", tag="collector"):
    """Place a collector."""

    square: SquareName
    market: PortName


class CloseMarket(LegalAction, frozen=True, tag_field="kind", tag="close"):
    """Close a market by hand."""

    market: PortName


class Pick(LegalAction, frozen=True, omit_defaults=True, tag_field="kind", tag="pick"):
    """Choose the card on a place of a market."""

    place: PlaceName
    market: PortName | None = None
    """The market it is about now; without a view nobody knows it."""
    card: Card | None = None
    """The card there."""
    phase: Phase | None = None
    """What it is chosen for; older modules and lists without a view do not say it."""


class Want(LegalAction, frozen=True, omit_defaults=True, tag_field="kind", tag="want"):
    """Choose a card of another owner, at Memphis, or at the bottom of the deck."""

    card: GiftCard
    phase: Phase | None = None


class Give(LegalAction, frozen=True, omit_defaults=True, tag_field="kind", tag="give"):
    """Choose an own gift."""

    card: GiftCard
    phase: Phase | None = None


class ChooseOwner(LegalAction, frozen=True, tag_field="kind", tag="owner"):
    """Choose with whom to exchange."""

    owner: OwnerName


class ChooseType(LegalAction, frozen=True, omit_defaults=True, tag_field="kind", tag="type"):
    """Choose a type of gift."""

    gift: GiftName
    phase: Phase | None = None


class ChooseMarket(LegalAction, frozen=True, omit_defaults=True, tag_field="kind", tag="market"):
    """Choose a market, or Memphis."""

    market: PortName
    phase: Phase | None = None


class ChooseAmount(LegalAction, frozen=True, omit_defaults=True, tag_field="kind", tag="amount"):
    """Choose how many Deben to take."""

    amount: int
    market: PortName | None = None


class Order(LegalAction, frozen=True, omit_defaults=True, tag_field="kind", tag="order"):
    """Put a card next among the bottom cards."""

    position: int
    """Its place among them now, from 1."""
    card: AnyCard | None = None
    """Unknown to whoever did not look."""


class Half(LegalAction, frozen=True, omit_defaults=True, tag_field="kind", tag="half"):
    """Take half of the Reserve."""

    market: PortName | None = None
    amount: int | None = None
    """What that is now; with nothing in the Reserve it is a pass."""


class Coins(LegalAction, frozen=True, omit_defaults=True, tag_field="kind", tag="coins"):
    """Let a collector spread Deben."""

    market: PortName | None = None


class Coin(LegalAction, frozen=True, omit_defaults=True, tag_field="kind", tag="coin"):
    """Take one Deben, as the Beggar."""

    market: PortName | None = None


class Roll(LegalAction, frozen=True, omit_defaults=True, tag_field="kind", tag="roll"):
    """Roll the dice."""

    market: PortName | None = None


class Done(LegalAction, frozen=True, tag_field="kind", tag="done"):
    """Decline what may be done."""


class Pass(LegalAction, frozen=True, tag_field="kind", tag="pass"):
    """Pass."""


Action = (
    Recruit | PlaceServant | PlaceCollector | CloseMarket | Pick | Want | Give | ChooseOwner | ChooseType | ChooseMarket
    | ChooseAmount | Order | Half | Coins | Coin | Roll | Done | Pass
)  # fmt: skip
