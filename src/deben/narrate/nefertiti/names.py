"""What things are called in Nefertiti: gifts, characters, markets, places, owners."""

from collections.abc import Iterable, Mapping

from ...games.nefertiti.board import CHARACTER_NAMES, KIND_NAMES, KINDS, NEUTRAL, PLUSES, TRAVELLER, TYPE_NAMES, TYPE_OF, UNKNOWN
from ...games.nefertiti.notation import OWNER_NAMES, PHASE_NAMES, PLACE_NAMES, PORT_NAMES, SIDE_NAMES, STALL_LETTERS
from ..sentences import Sentences, Words

__all__ = ["Names"]

DRAWN_NAMES = {KINDS: "akhenaton", TRAVELLER: "travelling-thief"}


class Names(Sentences):
    """The names of Nefertiti's things in one language; a number stands for a thing as it does on the board."""

    def card(self, card: int, form: str = "") -> str:
        """Return the name of a card; the form ``.one`` has an article."""
        if card == UNKNOWN:
            return "?"
        plus = f" +{PLUSES[card]}" if card < KINDS and PLUSES[card] else ""
        name = DRAWN_NAMES.get(card) or (TYPE_NAMES[TYPE_OF[card]] if plus else KIND_NAMES[card])
        return self.texts.text(f"gift-nefertiti{form}", gift=name) + plus

    def gift(self, gift: int) -> str:
        """Return the name of a type of gift."""
        return self.texts.text("gift-nefertiti", gift=TYPE_NAMES[gift])

    def character(self, name: str, form: str = "") -> str:
        """Return the name of a character from its notation; the form ``.the`` has an article."""
        plain, _, bonus = name.partition("+")
        return self.texts.text(f"character-nefertiti{form}", character=plain) + (f" +{bonus}" if bonus else "")

    def power(self, name: str) -> str:
        """Return what a character does, in a line."""
        plain, _, bonus = name.partition("+")
        return self.say("power", plain, bonus=bonus)

    def market(self, market: int) -> str:
        """Return the name of a market or of Memphis."""
        return self.texts.text("market-nefertiti", market=PORT_NAMES[market])

    def side(self, side: int) -> str:
        """Return which stall of a market is meant."""
        return self.texts.text("side-nefertiti", side=SIDE_NAMES[side])

    def place(self, place: int, form: str = "") -> str:
        """Return the name of a place above a market; the form ``.short`` is for lists."""
        return self.texts.text(f"place-nefertiti{form}", place=PLACE_NAMES[place])

    def owner(self, owner: int) -> str:
        """Return the name of a player, or of the neutral owner."""
        return self.texts.text("neutral-nefertiti") if owner == NEUTRAL else self.player(owner)

    def list(self, parts: Iterable[str]) -> str:
        """Return parts with commas, or that there is nothing."""
        return ", ".join(parts) or self.say("table", "nothing")

    def cards(self, counts: Iterable[int]) -> str:
        """Return how many cards of each kind there are, in words."""
        held = [(self.card(kind), count) for kind, count in enumerate(counts) if count]
        return self.list(name if count == 1 else f"{name} ({count})" for name, count in held)

    def source(self, source: str) -> str:
        """Return the name of a source of points: a character, a type of gift, Deben or seals."""
        if source in TYPE_NAMES:
            return self.gift(TYPE_NAMES.index(source))
        if source in ("deben", "seals"):
            return self.texts.text("source-nefertiti", source=source)
        return self.character(source)

    def row(self, table: str, row: str) -> str:
        """Return the name of a character, or a stall in notation with its market."""
        if table == "characters":
            return self.character(row)
        return f"{row} {self.market(STALL_LETTERS.index(row) // 2)}"

    def words(self, params: Mapping[str, int | str]) -> Words:
        """Return the parameters of a reason or an error with names in place of numbers and codes."""
        words: Words = dict(params)
        for name, value in params.items():
            if name == "seat":
                words["player"] = self.player(int(value))
            elif isinstance(value, str):
                words[name] = self._word(name, value)
        return words

    def _word(self, name: str, value: str) -> str:
        """Return the name of a thing from its notation; what is no thing stays as it is."""
        if name in ("kind", "given"):
            return self.card(KIND_NAMES.index(value))
        if name in ("character", "top") and value in CHARACTER_NAMES:
            return self.character(value)
        if name == "owner":
            return self.owner(OWNER_NAMES.index(value))
        if name == "type":
            return self.gift(TYPE_NAMES.index(value))
        if name == "step" and value in PHASE_NAMES:
            return self.texts.text("step-nefertiti", step=value)
        if name in ("market", "side", "place"):
            return self.texts.text(f"{name}-nefertiti", **{name: value})
        return value
