"""What a game's own module adds to a narrator: its names, and the sentences that need its board."""

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from typing import Any

from ..games.contract import Event, Game
from ..locale import Translator

__all__ = ["Sentences", "Words"]

Words = dict[str, str | int]
"""What is filled into a message."""


class Sentences(ABC):
    """The sentences of one game in one language, for players of given names."""

    def __init__(self, game: Game, texts: Translator, names: Sequence[str] = ()) -> None:
        self.game, self.texts, self.names = game, texts, tuple(names)

    def player(self, seat: int) -> str:
        """Return the name of the player in a seat, or what the game calls the seat."""
        return (
            self.names[seat]
            if seat < len(self.names) and self.names[seat]
            else self.texts.text(f"seat-{self.game.name}", seat=seat)
        )

    def say(self, kind: str, key: str, /, **words: str | int) -> str:
        """Return the game's message ``<kind>-<game>-<key>`` with its words filled in."""
        return self.texts.text(f"{kind}-{self.game.name}-{key}", **words)

    def row(self, table: str, row: str) -> str:  # noqa: ARG002  # the games know their tables
        """Return what a row of a game's tally table is about; without a better name, its code."""
        return row

    @abstractmethod
    def words(self, params: Mapping[str, int | str]) -> Words:
        """Return the parameters of a reason or an error with names in place of numbers and codes."""

    @abstractmethod
    def event(self, event: Event) -> str | None:
        """Return what happened, or None for bookkeeping that nobody wants to read."""

    @abstractmethod
    def action(self, action: int, view: Any = None) -> str:
        """Return an action as a sentence; a view of the moment before it lets the sentence say more."""

    @abstractmethod
    def prompt(self, view: Any) -> str:
        """Return what the seat whose turn it is has to decide; only asked while the match goes on."""

    @abstractmethod
    def position(self, view: Any) -> list[str]:
        """Return the table as sentences, everything that can be seen on it."""

    @abstractmethod
    def source(self, source: str) -> str:
        """Return the name of a source of points."""
