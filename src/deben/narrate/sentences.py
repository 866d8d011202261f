"""The sentences of a game: rows with named parameters told in a language, and what a game's own module adds to them.

The message is ``event-<game>-<kind>``, ``action-<game>-<kind>``, ``prompt-<game>-<phase>`` or ``reason-<game>-<code>``; it chooses
among its own variants by the parameters.  Where a game has no such message there is one for any game, ``reason-any-<code>``, or
else the row is told as it stands (:mod:`.plain`).
"""

from collections.abc import Iterable, Mapping, Sequence
from functools import cached_property
from typing import Any

from ..games.contract import Event, Game
from ..locale import Translator
from .facts import facts_of
from .plain import plain_row, plain_words, tell_view
from .rows import Row, Rows
from .words import NONE, Namer, Words

__all__ = ["Sentences", "Words"]

ANY = "any"
"""In place of a game's name in messages that stand for any."""
ONLY = "turn"
"""The phase of a game whose view names none: there is one kind of decision."""


class Sentences:
    """The sentences of one game in one language, for players of given names."""

    def __init__(self, game: Game, texts: Translator, names: Sequence[str] = ()) -> None:
        self.game, self.texts, self.names = game, texts, tuple(names)
        self.namer = Namer(game, texts, self.player)

    @cached_property
    def rows(self) -> Rows:
        """What writes the rows of the game."""
        return Rows(self.game)

    def player(self, seat: int) -> str:
        """Return the name of the player in a seat, or what the game calls the seat."""
        if seat < len(self.names) and self.names[seat]:
            return self.names[seat]
        return self.seat_name(seat)

    def seat_name(self, seat: int, form: str = "") -> str:
        """Return what the game calls a seat, or its number; the form ``bot`` is for a computer without a name."""
        for message in (f"seat-{self.game.name}{form and '.'}{form}", f"seat-{self.game.name}"):
            if self.texts.has(message):
                return self.texts.text(message, seat=seat)
        return self.texts.text("seat-any", number=seat + 1)

    def say(self, kind: str, key: str, /, **words: str | int) -> str:
        """Return the game's message ``<kind>-<game>-<key>`` with its words filled in, or what can be said without it."""
        for whose in (self.game.name, ANY):
            if self.texts.has(f"{kind}-{whose}-{key}"):
                return self.texts.text(f"{kind}-{whose}-{key}", **words)
        return plain_row(key, words)

    def label(self, key: str) -> str:
        """Return what a key of the view is called."""
        message = f"view-{self.game.name}-{key}"
        return self.texts.text(message) if self.texts.has(message) else plain_words(key)

    def row(self, table: str, row: str) -> str:  # noqa: ARG002  # the games know their tables
        """Return what a row of a game's tally table is about; without a better name, its code."""
        return row

    def words(self, params: Mapping[str, Any]) -> Words:
        """Return parameters with names in place of numbers and codes."""
        return self.namer.words(params)

    def event_sentence(self, row: Row) -> str | None:
        """Return an event that has its named parameters, or None for bookkeeping that nobody wants to read."""
        return self.say("event", row["kind"], **self.words(row["params"])) or None

    def event(self, event: Event) -> str | None:
        """Return what happened, or None for bookkeeping that nobody wants to read."""
        return self.event_sentence(self.rows.events((event,))[0])

    def action_sentence(self, row: Row) -> str:
        """Return an action that has its named parameters."""
        return self.say("action", row["kind"], **dict.fromkeys(self.namer.known.optional, NONE) | self.words(row))

    def action(self, action: int, view: Any = None) -> str:
        """Return an action as a sentence; a view of the moment before it lets the sentence say more."""
        return self.action_sentence(self.rows.action(action, view))

    def deed_sentence(self, row: Row, seat: int, you: bool = False) -> str:
        """Return an action as what the player in a seat did with it, or what you did."""
        who = self.texts.text("deed-who", you="yes" if you else "no", player=self.player(seat))
        message = f"action-{self.game.name}-{row['kind']}.did"
        if not self.texts.has(message):
            return self.texts.text("deed-any", who=who, action=self.action_sentence(row))
        return self.texts.text(message, **dict.fromkeys(self.namer.known.optional, NONE) | self.words(row), who=who)

    def prompt_sentence(self, moment: Mapping[str, Any]) -> str:
        """Return what is to be decided at a moment."""
        phase = moment["view"].get("phase", ONLY)
        known = self.texts.has(f"prompt-{self.game.name}-{phase}")
        return self.say("prompt", phase if known else ONLY, **self.words(facts_of(self.namer.known.facts, moment)))

    def prompt(self, view: Any) -> str:
        """Return what the seat whose turn it is has to decide; only asked while the match goes on."""
        return self.prompt_sentence(self.rows.moment(view))

    def source(self, source: str) -> str:
        """Return the name of a source of points."""
        return self.namer.named("source", source)

    def listed(self, parts: Iterable[str]) -> str:
        """Return parts with commas, or that there is nothing."""
        return ", ".join(parts) or self.texts.text("list-nothing")

    def position(self, view: Any) -> list[str]:
        """Return the table as sentences, everything that can be seen on it; of a game that has none, its view by key and value."""
        return [*tell_view(self.rows.view(view), self.label, self.player)]
