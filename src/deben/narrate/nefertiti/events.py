"""Nefertiti's actions and events in sentences."""

from collections.abc import Callable, Mapping

from ...games.contract import Event
from ...games.nefertiti.actions import (
    AMOUNT,
    CLOSE,
    COIN,
    COINS,
    DONE,
    GIVE,
    HALF,
    MARKET,
    ORDER_CARD,
    OWNER,
    PASS,
    PICK,
    PLACE,
    RECRUIT,
    ROLL,
    TYPE,
    WANT,
    square_of,
    stall_of,
)  # fmt: skip
from ...games.nefertiti.board import BIDS, CHARACTER_NAMES, EMPTY, KIND_NAMES, MARKETS, NONE
from ...games.nefertiti.notation import ACTION_NAMES, SQUARE_NAMES, STALL_LETTERS
from ...games.nefertiti.state import Phase, Scorer, State
from ..sentences import Words
from .names import Names

__all__ = ["UNTOLD", "Events"]

UNTOLD = ("turn",)
"""Kinds of event that are bookkeeping: the prompt says whose turn it is."""
EARNED_BY = ("first", "coin", "treasurer", "beggar")
SIMPLE = {HALF: "half", COINS: "coins", COIN: "coin", ROLL: "roll", DONE: "done", PASS: "pass"}
SCORER_NAMES = tuple(scorer.name.lower().replace("_", "-") for scorer in Scorer)
PLACES_OF_PHASE: dict[int, Callable[[State], int]] = {
    **dict.fromkeys((Phase.BEST, Phase.BUY, Phase.COLLECT), lambda view: view.closing),
    Phase.THIEF: lambda view: view.tile,
    **dict.fromkeys((Phase.BEGGAR, Phase.TRAVELLER_GIFT, Phase.TRADER_GIFT), lambda view: view.market),
}
"""The market whose places the decision of a phase is about."""


class Events(Names):
    """What can be done and what has happened."""

    def event(self, event: Event) -> str | None:
        """Return what happened, or None for bookkeeping."""
        if event.kind in UNTOLD:
            return None
        return self.say("event", self._key(event), **self._event_words(event.kind, event.params))

    def _key(self, event: Event) -> str:
        """Return the message for an event: some kinds have several."""
        params = event.params
        variants = {
            "placed": "-collector" if params.get("collector") else "",
            "resolved": "-collector" if params.get("collector") else "",
            "earned": f"-{EARNED_BY[params.get('why', 0)]}",
            "attribution": "" if params.get("gifts") else "-nothing",
            "taken": "-docked" if params.get("place") == NONE else "",
            "scored": "" if params.get("kind") == NONE else "-card",
            "exchanged": "-paid" if params.get("paid") else "",
            "traded": "-paid" if params.get("paid") else "",
        }
        if event.kind == "seal-taken" and params["market"] == NONE:
            return "seal-supply"
        return event.kind + variants.get(event.kind, "")

    def _event_words(self, kind: str, params: Mapping[str, int]) -> Words:
        """Return the raw numbers of an event as the words its message may use."""
        words: Words = {}
        for name, number in params.items():
            words |= self._event_word(name, number)
        if kind == "placed":
            stall, square = params["stall"], params["square"]
            words |= {"market": self.market(stall // 2), "square": STALL_LETTERS[stall] + SQUARE_NAMES[stall][square]}
            words["bid"] = int(BIDS[stall, square])
        elif kind == "rolled":
            words["dice"] = " + ".join(str(params[die]) for die in ("first", "second") if params[die])
        return words

    def _event_word(self, name: str, number: int) -> Words:
        if number == NONE:
            return {}
        read: dict[str, tuple[str, Callable[[int], str]]] = {
            "seat": ("player", self.player),
            "owner": ("owner", self.owner),
            "character": ("character", lambda character: self.character(CHARACTER_NAMES[character], ".the")),
            "scorer": ("character", lambda scorer: self.character(SCORER_NAMES[scorer], ".the")),
            "market": ("market", self.market),
            "to": ("to", self.market),
            "place": ("place", self.place),
            "from_place": ("from", self.place),
            "to_place": ("to", self.place),
            "kind": ("kind", lambda kind: self.card(kind, ".one")),
            "taken": ("kind", lambda kind: self.card(kind, ".one")),
            "given": ("given", lambda kind: self.card(kind, ".one")),
            "type": ("type", self.gift),
        }
        return {read[name][0]: read[name][1](number)} if name in read else {name: number}

    def action(self, action: int, view: State | None = None) -> str:
        """Return an action as a sentence; with a view, a choice of a place names the card there."""
        if action in SIMPLE:
            return self.say("action", SIMPLE[action])
        if action < PLACE:
            return self.say("action", "recruit", character=self.character(CHARACTER_NAMES[action - RECRUIT], ".the"))
        if action < CLOSE:
            stall = stall_of(action)
            bid = int(BIDS[stall, square_of(action)])
            return self.say("action", "place", square=ACTION_NAMES[action], market=self.market(stall // 2), bid=bid)
        if action < PICK:
            return self.say("action", "close", market=self.market(action - CLOSE))
        if action < WANT:
            return self._pick(action - PICK, view)
        return self._choice(action)

    def _pick(self, place: int, view: State | None) -> str:
        market = PLACES_OF_PHASE[view.phase](view) if view is not None and view.phase in PLACES_OF_PHASE else NONE
        if view is None or not 0 <= market < MARKETS or view.gifts[market, place] == EMPTY:
            return self.say("action", "pick", place=self.place(place))
        return self._picking(place, view.gifts[market, place])

    def _picking(self, place: int, kind: int) -> str:
        return self.say("action", "pick-card", place=self.place(place), kind=self.card(kind, ".one"))

    def taking(self, action: int, thing: str) -> str:
        """Return an action that picks a card of this name as a sentence."""
        return self._picking(action - PICK, KIND_NAMES.index(thing))

    def _choice(self, action: int) -> str:
        """Return an action that names a card, an owner, a type, a market, an amount or a place in the deck."""
        if action < OWNER:
            key, start = ("want", WANT) if action < GIVE else ("give", GIVE)
            return self.say("action", key, kind=self.card(action - start, ".one"))
        if action < TYPE:
            return self.say("action", "owner", owner=self.owner(action - OWNER))
        if action < MARKET:
            return self.say("action", "type", type=self.gift(action - TYPE))
        if action < AMOUNT:
            return self.say("action", "market", market=self.market(action - MARKET))
        if action < ORDER_CARD:
            return self.say("action", "amount", amount=action - AMOUNT + 1)
        return self.say("action", "card", card=action - ORDER_CARD + 1)
