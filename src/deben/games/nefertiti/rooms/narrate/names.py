"""What things are called in Nefertiti: gifts, characters, markets, places, owners."""

from collections.abc import Iterable

from .....narrate.sentences import Sentences
from ...board import TYPE_NAMES
from ...notation import CARD_NAMES, OWNER_NAMES, PLACE_NAMES, PORT_NAMES, SIDE_NAMES, STALL_LETTERS

__all__ = ["Names"]


class Names(Sentences):
    """The names of Nefertiti's things in one language; a number stands for a thing as it does on the board."""

    def card(self, card: int) -> str:
        """Return the name of a card."""
        return self.namer.thing("gift", CARD_NAMES[card])

    def gift(self, gift: int) -> str:
        """Return the name of a type of gift."""
        return self.namer.thing("gift", TYPE_NAMES[gift])

    def character(self, name: str) -> str:
        """Return the name of a character from its notation."""
        return self.namer.thing("character", name)

    def power(self, name: str) -> str:
        """Return what a character does, in a line."""
        plain, _, bonus = name.partition("+")
        return self.say("power", plain, bonus=bonus)

    def market(self, market: int) -> str:
        """Return the name of a market or of Memphis."""
        return self.namer.thing("market", PORT_NAMES[market])

    def side(self, side: int) -> str:
        """Return which stall of a market is meant."""
        return self.namer.thing("side", SIDE_NAMES[side])

    def place(self, place: int) -> str:
        """Return the name of a place above a market, as it stands in a list."""
        return self.namer.thing("place", PLACE_NAMES[place], "short")

    def owner(self, owner: int) -> str:
        """Return the name of a player, or of the neutral owner."""
        return self.namer.thing("owner", OWNER_NAMES[owner])

    def cards(self, counts: Iterable[int]) -> str:
        """Return how many cards of each kind there are, in words."""
        return self.listed(self.namer.counted(self.card(kind), count) for kind, count in enumerate(counts) if count)

    def row(self, table: str, row: str) -> str:
        """Return the name of a character, or a stall in notation with its market."""
        if table == "characters":
            return self.character(row)
        return f"{row} {self.market(STALL_LETTERS.index(row) // 2)}"
