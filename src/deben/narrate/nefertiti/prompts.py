"""What is to be decided in Nefertiti, told to the player who decides."""

from ...games.nefertiti.actions import COINS, PASS, PICK, WANT
from ...games.nefertiti.board import EMPTY, KINDS, MEMPHIS, NEUTRAL, NONE, PLACES, SYMBOLS, Symbol
from ...games.nefertiti.closing import stall_at
from ...games.nefertiti.explain import why_not
from ...games.nefertiti.notation import PHASE_NAMES
from ...games.nefertiti.resolution import bid_now, bidder
from ...games.nefertiti.state import Phase, State
from ...games.nefertiti.turn import actor
from ..sentences import Words
from .names import Names

__all__ = ["Prompts"]

CLOSING = (Phase.BEST, Phase.DISCARD, Phase.BUY, Phase.COLLECT, Phase.SPREAD)
AGAIN = {
    Phase.MERCHANT_OWNER: "merchant-again",
    Phase.TRADER_MARKET: "trader-again",
    Phase.AMON_GIVE: "amon-again",
    Phase.ROYAL_SCRIBE: "royal-scribe-again",
}
"""What is asked once a power has been used and may be used again."""


def _on_offer(view: State) -> list[int]:
    """Return for each place above the closing market whether its card may be taken now, 1 or 0."""
    return [int(why_not(view, PICK + place) == 0) for place in range(PLACES)]


def _anything(view: State) -> bool:
    """Return whether there is any card that may be taken now."""
    return any(_on_offer(view)) or any(why_not(view, WANT + kind) == 0 for kind in range(KINDS))


def _choice(view: State) -> Words:
    """Return what the best bidder chooses between: the upper card, the lower ones, or both (N5.2, N10.2)."""
    if view.phase != Phase.BEST or view.closing == MEMPHIS:
        return {}
    upper, *lower = _on_offer(view)
    choice = "both" if upper and any(lower) else "upper" if upper else "lower"
    return {"choice": choice, "lower": min(2, sum(lower)), "seal": "yes" if view.sealed[view.closing] else "no"}


class Prompts(Names):
    """The question of every moment."""

    def prompt(self, view: State) -> str:
        """Return what the seat that decides has to decide."""
        words = self._moment(view) | {"player": self.player(actor(view))}
        return self.say("prompt", self._question(view), **words)

    def _question(self, view: State) -> str:
        """Return the key of the question; some phases have several."""
        phase = Phase(view.phase)
        if phase in (Phase.TURN, Phase.SERVANT):
            return PHASE_NAMES[phase] + self._step(view)
        if phase == Phase.BEST:
            return "best" + self._taking(view)
        if phase == Phase.BUY:
            return "buy" + self._buying(view)
        if phase == Phase.COLLECT:
            return "collect" + self._collecting(view)
        if phase == Phase.MAID_DISCARD and view.asked == NEUTRAL:
            return "maid-neutral"
        if phase in AGAIN and view.must == 0:
            return AGAIN[phase]
        return PHASE_NAMES[phase]

    def _step(self, view: State) -> str:
        """Return whether a servant is placed, a market closed, or the turn passed (N3.2, N3.3, N12.8)."""
        if view.servants[view.seat] > 0:
            return "-first" if view.steps > 1 else ""
        return "-pass" if why_not(view, PASS) == 0 else "-close"

    def _taking(self, view: State) -> str:
        """Return what the best bidder may take now (N5.2–N5.4)."""
        if view.closing == MEMPHIS:
            return "-memphis"
        if view.picks:
            return "-second" if view.picks == 1 and not view.took_upper else "-more"
        symbol = Symbol(int(SYMBOLS[stall_at(view, view.closing), view.square]))
        if symbol == Symbol.SINGLE:
            return "-single"
        upper, *lower = map(bool, _on_offer(view))
        if symbol != Symbol.EXTRA or not any(lower):
            return ""
        return "-extra" if all(lower) else "-extra-upper" if upper else ""

    def _buying(self, view: State) -> str:
        """Return what keeps a bidder from buying: too little money, or nothing on offer (N5.6)."""
        if view.deben[bidder(view)] < bid_now(view):
            return "-poor"
        return "" if _anything(view) else "-nothing"

    def _collecting(self, view: State) -> str:
        """Return what is left to a collector where it has no choice (N14.4)."""
        if why_not(view, COINS):
            return "-gift"
        return "" if _anything(view) else "-coins"

    def _moment(self, view: State) -> Words:
        """Return the words for what the question is about."""
        phase, words = Phase(view.phase), Words()
        if phase in CLOSING:
            words = {"market": self.market(view.closing), "bid": bid_now(view), "half": (view.reserves[view.closing] + 1) // 2}
            words |= {"picks": view.picks, "spread": view.spread} | _choice(view)
        elif phase == Phase.THIEF:
            words["market"] = self.market(view.tile)
        elif view.market != NONE:
            words["market"] = self.market(view.market)
        if view.partner != NONE:
            words["owner"] = self.owner(view.partner)
        if view.type != NONE:
            words["type"] = self.gift(view.type)
        return words | self._cards_at_stake(view)

    def _cards_at_stake(self, view: State) -> Words:
        """Return the words for the cards the question is about."""
        phase, words = Phase(view.phase), Words()
        if view.kind != NONE:
            words["kind"] = self.card(view.kind, ".one")
        elif phase == Phase.TRADER_GIVE:
            words["kind"] = self.card(view.gifts[view.market, view.place], ".one")
        if phase in (Phase.ORACLE_GIVE, Phase.ORACLE_TAKE, Phase.ORACLE_ORDER):
            words |= {"cards": self.bottom(view), "ordered": view.ordered}
        elif phase == Phase.ROYAL_SCRIBE:
            words["cards"] = self.cards(view.aside.tolist())
        return words

    def bottom(self, view: State) -> str:
        """Return the last cards of the deck, in their order, as the view knows them."""
        last = view.deck[max(view.drawn, view.cards - view.known) : view.cards].tolist()
        return self.list(self.card(card) for card in last if card != EMPTY)
