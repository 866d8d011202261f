"""The narrator: everything a game says to people, in one language."""

from collections.abc import Sequence
from typing import Any, get_args

from ..games import game_named
from ..games.contract import CodedError, Event, Game, NotationError, OptionsError, Reason
from ..kernel.contract import OVER
from ..locale import Translator
from ..match import EndedReason, Outcome, Refusal
from ..match.effects import Effect
from .effects import Effects
from .sentences import Sentences

__all__ = ["Narrator"]

ENDED = get_args(EndedReason)


def _whole(points: int) -> int | str:
    """Return points with the sign that the texts have for what is below zero."""
    return points if points >= 0 else f"−{-points}"


class Narrator:
    """Tells a match of any game in a language; without names, players are called as the game calls their seats."""

    def __init__(self, game: Game | str, lang: str = "en", names: Sequence[str] = ()) -> None:
        self.game = game_named(game) if isinstance(game, str) else game
        """The game that it tells."""
        self.texts = Translator(lang, *self.game.texts(lang))
        """The texts of the program and of the game."""
        self.sentences = self.game.bring("narrate", "SENTENCES", Sentences)(self.game, self.texts, names)
        """What makes sentences of the game's rows."""
        self.effects: Effects = self.game.bring("narrate", "EFFECTS", Effects)(self.sentences)
        """What tells what a choice costs and brings."""

    def player(self, seat: int) -> str:
        """Return the name of the player in a seat."""
        return self.sentences.player(seat)

    def reason(self, reason: Reason) -> str:
        """Return why something may not be done, with the clause that says so."""
        text = self.sentences.say("reason", reason.code, **self.sentences.words(reason.params))
        return f"{text} ({reason.clause})" if reason.clause else text

    def refusal(self, refusal: Refusal) -> str:
        """Return why an action was refused."""
        return self.reason(refusal.reason) if refusal.reason else self.texts.text(f"refusal-{refusal.code}", action=refusal.action)

    def error(self, error: CodedError) -> str:
        """Return what is wrong with options, a position or a text that should have been an action."""
        if isinstance(error, NotationError):
            return self.texts.text("refusal-malformed", action=str(error.params["text"]))
        if isinstance(error, OptionsError):
            return self._options_error(error)
        seat = error.params.get("seat")
        player = {} if seat is None else {"player": self.player(int(seat))}
        return self.sentences.say("position", error.code, **{**error.params, **player})

    def _options_error(self, error: OptionsError) -> str:
        """Return what is wrong with options; a game without a sentence for it has the English one of the error itself."""
        message = f"options-{error.code}"
        return self.texts.text(message, **error.params) if self.texts.has(message) else str(error)

    def event(self, event: Event) -> str | None:
        """Return what happened, or None for bookkeeping that nobody wants to read."""
        return self.sentences.event(event)

    def events(self, events: Sequence[Event]) -> list[str]:
        """Return the sentences of a move's events."""
        return [text for event in events if (text := self.event(event)) is not None]

    def action(self, action: int | str, view: Any = None) -> str:
        """Return an action, a number or its notation, as a sentence; a view lets it name the things it is about."""
        return self.sentences.action(self.game.read_action(action) if isinstance(action, str) else action, view)

    def signs(self, effect: Effect, view: Any) -> str:
        """Return what a choice costs and brings, short enough to stand beside it; nothing where nothing changes."""
        return ", ".join(self.effects.signs(effect, view))

    def effect(self, effect: Effect, view: Any) -> str:
        """Return what a choice costs and brings, in sentences."""
        return " ".join(self.effects.told(effect, view))

    def prompt(self, view: Any, seat: int | None = None) -> str:
        """Return what is to be decided now, told to a seat or, without one, to a spectator."""
        actor = self.game.rules.actor(view)
        if actor == OVER:
            return self.texts.text("prompt-over")
        return self.sentences.prompt(view) if seat == actor else self.texts.text("prompt-waiting", player=self.player(actor))

    def position(self, view: Any) -> list[str]:
        """Return the table as sentences, everything that can be seen on it."""
        return self.sentences.position(view)

    def breakdown(self, outcome: Outcome) -> list[str]:
        """Return how the match stands or ended: why, each seat's points by source, and who wins."""
        now = outcome.reason == "now"
        last = self.player(outcome.ranking[-1][-1])  # who gave up, where somebody did
        first = self.texts.text("end-now") if now else self.sentences.say("end", outcome.reason, player=last)
        return [first, *(self._points(outcome, seat) for seat in range(len(outcome.points))), self._winner(outcome)]

    def _points(self, outcome: Outcome, seat: int) -> str:
        parts = ", ".join(f"{self.sentences.source(source)} {_whole(points)}" for source, points in outcome.breakdown[seat].items())
        return self.texts.text("outcome-points", player=self.player(seat), points=_whole(outcome.points[seat]), parts=parts)

    def _winner(self, outcome: Outcome) -> str:
        names = [self.player(seat) for seat in outcome.winners]
        if outcome.reason in ENDED:
            return self.texts.text("outcome-win", player=names[0]) if len(names) == 1 else self.texts.text("outcome-none")
        if len(names) > 1:
            return self.texts.text("outcome-shared", players=", ".join(names))
        tied = outcome.points.count(outcome.points[outcome.winners[0]]) > 1
        tied = tied and self.texts.has(f"outcome-{self.game.name}-tie")
        return self.sentences.say("outcome", "tie", player=names[0]) if tied else self.texts.text("outcome-win", player=names[0])
