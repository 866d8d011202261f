"""What a choice of Nefertiti costs and brings: Deben, seals, points, and whether a market closes."""

from .....match.effects import Effect, Span
from .....narrate.effects import Effects
from ...state import State

__all__ = ["NefertitiEffects"]

MONEY = frozenset({"place", "collector", "half", "amount", "coin", "coins"})
"""Kinds whose points only follow from the Deben that one gets: that is said once."""
CLOSING = "closing"


def _holding(effect: Effect, seat: int, name: str) -> Span | None:
    return effect.seats[seat].holdings.get(name)


class NefertitiEffects(Effects):
    """Says what choices of Nefertiti cost and bring."""

    def signs(self, effect: Effect, view: State) -> list[str]:  # noqa: ARG002  # other games look at it
        """Return Deben and seals of whoever chooses, points of all, and the chance that a market closes."""
        found, text = [], self.texts.text
        deben, seals = (_holding(effect, effect.seat, name) for name in ("deben", "seals"))
        if deben:
            found.append(text("effect-nefertiti-deben", change=self.change(deben)))
        if seals:
            count = abs(seals.most - seals.before)
            found.append(text("effect-nefertiti-seals", change=self.change(seals), count=count))
        found += [] if self._is_money(effect) else self.point_signs(effect)
        chance = effect.chances.get(CLOSING)
        return [*found, text("effect-nefertiti-chance-sign", chance=round(100 * chance))] if chance else found

    def told(self, effect: Effect, view: State) -> list[str]:  # noqa: ARG002
        """Return what is paid and got, the points, and whether a market closes."""
        money = [line for seat, _ in self.ordered(effect) for line in self._money(effect, seat)]
        points = [] if self._is_money(effect) else self.point_sentences(effect)
        return [*money, *points, *self._closing(effect)]

    def _is_money(self, effect: Effect) -> bool:
        return self.sentences.rows.action(effect.action)["kind"] in MONEY

    def _money(self, effect: Effect, seat: int) -> list[str]:
        """Return what somebody pays or gets, where that is certain, and what they then have."""
        told, who = [], self.who(effect, seat)
        deben, seals = (_holding(effect, seat, name) for name in ("deben", "seals"))
        if deben and deben.sure:
            way = "pay" if deben.most < deben.before else "get"
            amount = abs(deben.most - deben.before)
            told.append(self.texts.text(f"effect-nefertiti-{way}", **who, amount=amount, left=self.outcome(deben)))
        if seals and seals.sure:
            told.append(self.texts.text("effect-nefertiti-left", **who, left=self.outcome(seals)))
        return told

    def _closing(self, effect: Effect) -> list[str]:
        """Return whether a market closes, or how likely that is."""
        closing = [event for event in effect.events if event.kind == CLOSING]
        if closing:
            [row] = self.sentences.rows.events(closing[:1])
            return [self.texts.text("effect-nefertiti-closes", market=self.sentences.words(row["params"])["market"])]
        chance = effect.chances.get(CLOSING)
        return [self.texts.text("effect-nefertiti-chance", chance=round(100 * chance))] if chance else []
