"""The table of Nefertiti as sentences, everything that can be seen on it."""

from collections.abc import Iterable
from dataclasses import asdict

from .....narrate.sentences import Words
from ...board import (
    CHARACTER_NAMES,
    COLLECTOR,
    COPIES,
    EMPTY,
    KINDS,
    MARKETS,
    MEMPHIS,
    NEUTRAL,
    NONE,
    PLACES,
    SQUARES,
    SYMBOLS,
    TYPE_OF,
    UNKNOWN,
    UPPER,
    ClosingRule,
    Symbol,
)  # fmt: skip
from ...closing.conditions import pieces_on, stall_at
from ...closing.progress import progress
from ...markets.courses import course, owners_of
from ...notation import SQUARE_NAMES
from ...state import Scorer, State
from .names import Names

__all__ = ["Table"]


class Table(Names):
    """The sentences of Nefertiti in one language, the table among them."""

    def position(self, view: State) -> list[str]:
        """Return the markets with bids and gifts, Memphis, the courses, the seats, and what is left."""
        return [
            *(sentence for market in range(MARKETS) for sentence in self._market(view, market)),
            *(self._memphis(view) if view.memphis else ()),
            self.say("table", "courses", courses=self.listed(self._courses(view))),
            *(sentence for seat in range(view.players) for sentence in self._player(view, seat)),
            *([self.say("table", "neutral", gifts=self.cards(view.hands[NEUTRAL].tolist()))] if view.players == 2 else ()),
            *self._rest(view),
        ]

    def _market(self, view: State, market: int) -> Iterable[str]:
        words: Words = {"market": self.market(market), "deben": view.reserves[market]}
        side = self.side(view.visible[market])
        if view.open[market]:
            yield self.say("table", "market-open", side=side, closes=self.closing(view, market), **words)
            yield self._bids(view, market)
        elif market == view.tile and view.barred == NONE:
            yield self.say("table", "market-closed", side=side, **words)
        else:
            yield self.say("table", "market-shut", **words)
        yield self.say("table", "gifts", market=self.market(market), gifts=self.listed(self._places(view, market)))

    def closing(self, view: State, market: int) -> str:
        """Return when a market closes, and how far its visible stall is from that (N4)."""
        shown = asdict(progress(view, market, stall_at(view, market)))
        lists = {name: [*value] for name, value in shown.items() if isinstance(value, tuple)}
        return self.say("closing", ClosingRule(shown.pop("rule")).name.lower(), **self.words(shown | lists))

    def _bids(self, view: State, market: int) -> str:
        stall = stall_at(view, market)
        squares = self.listed(self._square(view, market, stall, square) for square in range(SQUARES[stall]))
        return self.say("table", "bids", market=self.market(market), squares=squares)

    def _square(self, view: State, market: int, stall: int, square: int) -> str:
        """Return a square: its bid, its symbol, and who stands there."""
        symbol, piece = Symbol(int(SYMBOLS[stall, square])), view.pieces[market, square]
        parts = [SQUARE_NAMES[stall][square]]
        if symbol != Symbol.NONE:
            parts.append(self.texts.text("symbol-nefertiti", symbol=symbol.name.lower()))
        if piece >= COLLECTOR:
            parts.append(f"({self.say('table', 'square-collector', player=self.player(piece - COLLECTOR))})")
        elif piece != EMPTY:
            parts.append(f"({self.player(piece)})")
        return " ".join(parts)

    def _places(self, view: State, market: int) -> Iterable[str]:
        """Yield what lies on each place: the card, face down or with the seal."""
        for place in range(PLACES):
            card = view.gifts[market, place]
            text = self.say("table", "empty") if card == EMPTY else self.card(card)
            if (view.face_down[market] >> place) & 1:
                text = self.say("table", "face-down", gift=text)
            if place == UPPER and view.sealed[market]:
                text = self.say("table", "with-seal", gift=text)
            yield f"{self.place(place)} {text}"

    def _memphis(self, view: State) -> Iterable[str]:
        words: Words = {"deben": view.reserves[MEMPHIS], "gifts": self.cards(view.docked.tolist())}
        yield self.say("table", "memphis-open" if view.barred == NONE else "memphis-closed", **words)
        if view.barred == NONE or pieces_on(view, MEMPHIS):
            yield self._bids(view, MEMPHIS)

    def _courses(self, view: State) -> Iterable[str]:
        """Yield the course of every type in play; that of a type nobody owns is what its first owner will have (N1.7)."""
        copies = COPIES[view.players - 2, view.memphis]
        for gift in sorted({int(TYPE_OF[kind]) for kind in range(KINDS) if copies[kind]}):
            owners = owners_of(view, gift)
            yield self.say("table", "course", type=self.gift(gift), course=course(gift, max(1, owners)), owners=owners)

    def _player(self, view: State, seat: int) -> Iterable[str]:
        """Yield what a player has: money, seals, pieces, gifts, prestige scored in play."""
        player = self.player(seat)
        yield self.say(
            "table", "player", player=player, deben=view.deben[seat], seals=view.seals[seat], servants=view.servants[seat],
            gifts=self.cards(view.hands[seat].tolist()),
        )  # fmt: skip
        if view.players == 2:
            yield self.say("table", "collectors", player=player, collectors=view.collectors[seat])
        scored = [(scorer, view.prestige[seat, scorer]) for scorer in Scorer if view.prestige[seat, scorer]]
        if scored:
            parts = self.listed(f"{self.source(scorer.name.lower().replace('_', '-'))} {points}" for scorer, points in scored)
            yield self.say("table", "prestige", player=player, points=sum(points for _, points in scored), parts=parts)
        if view.priest == seat:
            yield self.say("table", "priest", player=player)

    def _rest(self, view: State) -> Iterable[str]:
        """Yield the characters, the deck, the dice, what the Oracle's player knows, and the gifts out of the game."""
        left = view.characters.tolist()
        names = [(self.character(name), count) for name, count in zip(CHARACTER_NAMES, left, strict=True) if count]
        characters = self.listed(self.namer.counted(name, count) for name, count in names)
        yield self.say("table", "characters", characters=characters)
        yield self.say("table", "deck", cards=view.cards - view.drawn, seals=view.supply)
        if view.holder != NONE:
            yield self.say("table", "holder", player=self.player(view.holder))
        if view.oracle != NONE and view.drawn < view.cards:
            yield self.say("table", "known", player=self.player(view.oracle))
            if view.deck[view.cards - 1] != UNKNOWN:
                yield self.say("table", "bottom", cards=self.bottom(view))
        yield self.say("table", "discarded", gifts=self.cards(view.discarded.tolist()))

    def bottom(self, view: State) -> str:
        """Return the last cards of the deck, in their order, as the view knows them."""
        last = view.deck[max(view.drawn, view.cards - view.known) : view.cards].tolist()
        return self.listed(self.card(card) for card in last if card != EMPTY)
