"""What a coach says, in sentences."""

from typing import Any

from ..analysis.doubt import NOISE, hundredths
from ..narrate import Narrator
from .model import Because, Choice, Judgement, Mark

__all__ = ["SYMBOLS", "Commentator", "percent", "signed", "unsigned"]

SYMBOLS: dict[Mark, str] = {"best": "◆", "sound": "●", "slip": "▿", "mistake": "▽", "blunder": "▼"}
"""A mark as one sign; no two have the same shape and size."""
WHOLE = 3.0
"""From so many points on tenths are not told."""
COMMA = ("fr", "it")
DOUBTFUL = 0.015
"""From so much doubt on a chance is told with it."""


def signed(points: float, lang: str) -> str:
    """Return points with their sign, as the language writes them."""
    return ("−" if points < 0 else "+") + unsigned(points, lang)


def unsigned(points: float, lang: str) -> str:
    """Return points without their sign."""
    told = f"{abs(points):.0f}" if abs(points) >= WHOLE else f"{abs(points):.1f}"
    return told.replace(".", ",") if lang in COMMA else told


def percent(part: float, lang: str, digits: int = 0) -> str:
    """Return a part of one in hundredths, as the language writes them."""
    size = f"{100 * part:.{digits}f}" if digits else str(hundredths(part))
    return f"{size.replace('.', ',')} %" if lang in COMMA else f"{size} %"


class Commentator:
    """Tells reasons and marks with the words of a narrator."""

    def __init__(self, narrator: Narrator) -> None:
        self.narrator, self.texts = narrator, narrator.texts

    def mark(self, mark: Mark) -> str:
        """Return the name of a mark."""
        return self.texts.text("coach-mark", mark=mark)

    def action(self, action: str, view: Any = None) -> str:
        """Return an action in words, its notation before them."""
        return f"{action} – {self.narrator.action(action, view)}"

    def deed(self, action: str, seat: int, view: Any = None) -> str:
        """Return an action as what a player did, its notation behind it."""
        sentences = self.narrator.sentences
        row = sentences.rows.action(self.narrator.game.read_action(action), view)
        return f"{sentences.deed_sentence(row, seat)} ({action})"

    def step(self, action: str, thing: str | None) -> str:
        """Return an action of a line in words, without a view; where it is known what it takes, with that."""
        sentences = self.narrator.sentences
        row = sentences.rows.action(self.narrator.game.read_action(action))
        return sentences.action_sentence(row if thing is None else {**row, "card": thing})

    def line(self, choice: Choice) -> list[str]:
        """Return how play may go on after a choice: who does what, with its notation."""
        things = choice.line_things or [None] * len(choice.line)
        return [
            self.texts.text("coach-line-step", player=self.narrator.player(seat), action=f"{self.step(action, thing)} ({action})")
            for action, seat, thing in zip(choice.line, choice.line_seats, things, strict=True)
        ]

    def worth(self, choice: Choice, seat: int, *, settled: bool) -> str:
        """Return what a seat has with a choice: its chance to win, or where that is settled how far it is ahead or behind."""
        if not settled:
            return self.chance(choice, seat)
        lead = choice.worth.points[seat] - max(points for other, points in enumerate(choice.worth.points) if other != seat)
        return self.texts.text("coach-lead", side="behind" if lead < 0 else "ahead", points=unsigned(lead, self.texts.lang))

    def cost(self, choice: Choice) -> str:
        """Return what a choice costs: chance to win, or where that is settled points of lead."""
        if choice.settled:
            return self.texts.text("coach-cost-points", points=unsigned(choice.points_lost, self.texts.lang))
        return percent(choice.loss, self.texts.lang)

    def chance(self, choice: Choice, seat: int) -> str:
        """Return the chance to win with a choice, with its doubt where that matters."""
        told, doubt = percent(choice.worth.wins[seat], self.texts.lang), NOISE * choice.error
        if doubt < DOUBTFUL:
            return told
        return self.texts.text("coach-doubt", chance=told, doubt=percent(doubt, self.texts.lang))

    def beside(self, decision: Judgement, view: Any) -> list[str]:
        """Return what is told beside the best action: others that are the same thing, and those about equal to it."""
        same, equal = decision.choices[0].same, [choice.action for choice in decision.choices if choice.equal]
        groups = (("coach-same", same), ("coach-equal-to", equal))
        return [
            self.texts.text(code, actions=" · ".join(self.action(action, view) for action in actions))
            for code, actions in groups
            if actions
        ]

    def because(self, because: Because) -> str:
        """Return a reason as the end of a sentence that begins with the action."""
        game = "any" if because.common else self.narrator.game.name
        words = self.narrator.sentences.words(because.params)
        return self.texts.text(f"coach-{game}-{because.code}", **words, points=signed(because.points, self.texts.lang))
