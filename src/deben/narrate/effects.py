"""What a choice costs and brings, said of any game by its points; a game's own module says more."""

from collections.abc import Iterator
from typing import Any

from ..match.effects import Effect, SeatEffect, Span
from .sentences import Sentences
from .words import Words

__all__ = ["Effects"]


def _whole(number: int) -> str:
    """Return a number with the sign that the texts have for what is below zero."""
    return str(number) if number >= 0 else f"−{-number}"


def _signed(number: int) -> str:
    return f"+{number}" if number > 0 else _whole(number)


class Effects:
    """Says what choices of one game cost and bring, to whoever chooses, in the language of its sentences."""

    def __init__(self, sentences: Sentences) -> None:
        self.sentences, self.texts = sentences, sentences.texts

    def signs(self, effect: Effect, view: Any) -> list[str]:  # noqa: ARG002  # other games look at it
        """Return what stands beside a choice, in a few letters each: ``+3``, ``Ay −2``."""
        return self.point_signs(effect)

    def told(self, effect: Effect, view: Any) -> list[str]:  # noqa: ARG002
        """Return what a choice costs and brings in sentences."""
        return self.point_sentences(effect)

    # What a game's own module says it with

    def change(self, span: Span) -> str:
        """Return by how much a number changes, with its sign, or from the least to the most."""
        return self._between(_signed(span.least - span.before), _signed(span.most - span.before))

    def outcome(self, span: Span) -> str:
        """Return what a number becomes."""
        return self._between(_whole(span.least), _whole(span.most))

    def _between(self, least: str, most: str) -> str:
        return least if least == most else self.texts.text("effect-between", least=least, most=most)

    def who(self, effect: Effect, seat: int) -> Words:
        """Return the words for a seat: whether it is that of whoever chooses, and its player."""
        return {"you": "yes" if seat == effect.seat else "no", "player": self.sentences.player(seat)}

    @staticmethod
    def ordered(effect: Effect) -> Iterator[tuple[int, SeatEffect]]:
        """Yield what changes for each seat, whoever chooses first."""
        seats = [*enumerate(effect.seats)]
        yield seats[effect.seat]
        yield from (each for each in seats if each[0] != effect.seat)

    def point_signs(self, effect: Effect) -> list[str]:
        """Return how the points of everybody change."""
        changing = [(seat, each.points) for seat, each in self.ordered(effect) if each.points.changes]
        return [
            ("" if seat == effect.seat else f"{self.sentences.player(seat)} ") + self.change(points) for seat, points in changing
        ]

    def point_sentences(self, effect: Effect) -> list[str]:
        """Return a sentence for everybody whose points change, and whether the match ends."""
        told = [
            self.texts.text(
                "effect-points", **self.who(effect, seat), after=self.outcome(each.points), sources=self._sources(each)
            )
            for seat, each in self.ordered(effect)
            if each.points.changes or each.sources
        ]  # fmt: skip
        return [*told, self.texts.text("effect-over")] if effect.ends else told

    def _sources(self, seat: SeatEffect) -> str:
        return ", ".join(f"{self.change(span)} {self.sentences.source(source)}" for source, span in seat.sources.items())
