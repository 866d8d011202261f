"""Parameters in words.

What happens, what can be done and why not are rows with named parameters, the same here and on the page.  Which kind of thing a
parameter names is data, the vocabulary of a game, which the page reads too; the Fluent files choose what sentence is made of them.
"""

import re
from collections.abc import Callable, Mapping
from typing import Any

from ..games.contract import Game
from ..locale import Translator
from ..locale.vocabulary import vocabulary
from .plain import plain_words

__all__ = ["NONE", "Namer", "Words"]

Words = dict[str, str | int]
"""What is filled into a message."""
NONE = "none"
"""The word for a parameter without a value, for messages to choose by."""
UNKNOWN = "?"
CODE = re.compile(r"(.*?)\+?(\d*)")
"""A thing's code: its name and a number, as in ``t3``, ``lower2`` and ``harp+1``."""


def _number(code: str) -> int:
    """Return the only number in a code."""
    return int(re.sub(r"\D", "", code))


class Namer:
    """Turns parameters of a game into words of a language; ``player`` says what the player of a seat is called."""

    def __init__(self, game: Game, texts: Translator, player: Callable[[int], str]) -> None:
        self.game, self.texts, self.player, self.known = game.name, texts, player, vocabulary(game)

    def thing(self, thing: str, code: str | int | None, form: str = "") -> str:
        """Return the name of a thing by its code, in a form of it if one is named."""
        if thing == "player":
            return self.player(int(code or 0))
        if thing == "owner" and str(code).startswith("seat"):
            return self.player(int(str(code)[4:]) - 1)
        if code in (None, UNKNOWN):
            return UNKNOWN
        name, number = CODE.fullmatch(str(code)).groups()  # type: ignore[union-attr]
        message = f"{thing}-{self.game}{form and '.'}{form}"
        if not self.texts.has(message):
            return plain_words(str(code))
        return self.texts.text(message, **{thing: name, "value": int(number or 0)})

    def named(self, name: str, code: str | int, form: str = "") -> str:
        """Return the name of the thing that a parameter of this name means."""
        thing = self.known.things[name]
        return self.thing(thing if isinstance(thing, str) else thing[str(code)], code, form)

    def words(self, params: Mapping[str, Any]) -> Words:
        """Return every parameter as words."""
        words: Words = {}
        for name, value in params.items():
            words |= self._word(name, value)
        return words

    def _word(self, name: str, value: Any) -> Words:
        """Return a parameter as a word, and in the other forms that its thing has."""
        if value is None:
            return {name: NONE}
        if isinstance(value, bool):
            return {name: "yes" if value else "no"}
        thing = self.known.things.get(name)
        if isinstance(value, list | dict):
            return {name: self._list(thing, value)}
        if thing is None or (isinstance(value, int) and thing != "player"):
            return {name: value}
        if isinstance(thing, str) and thing in self.known.parts:
            words: Words = {name: value}
            for part, kind in self.known.parts[thing].items():
                words |= self._part(f"{name}_{part}", part, kind, value)
            return words
        if isinstance(thing, str):
            return self._forms(name, thing, str(value))
        return {name: self.named(name, value)}

    def _forms(self, name: str, thing: str, code: str) -> Words:
        """Return the name of a thing, and its other forms."""
        forms = {f"{name}_{form}": self.thing(thing, code, form) for form in self.known.forms.get(thing, ())}
        return {name: self.thing(thing, code), **forms}

    def _part(self, name: str, part: str, kind: str | dict[str, str], code: str) -> Words:
        """Return what a code says of a part of it: its number, or the thing that belongs to its first letter."""
        return {name: _number(code)} if isinstance(kind, str) else self._forms(name, part, kind[code[0]])

    def _list(self, thing: Any, values: "list[Any] | dict[str, int]") -> str:
        """Return several things, or how many there are of each, as one list."""
        names = [str(value) if thing is None else self.thing(thing, value) for value in values]
        counts = values.values() if isinstance(values, dict) else [1] * len(names)
        return ", ".join(self.counted(name, count) for name, count in zip(names, counts, strict=True)) or NONE

    def counted(self, name: str, count: int) -> str:
        """Return a name with how often it is there."""
        return name if count == 1 else self.texts.text("list-counted", name=name, count=count)
