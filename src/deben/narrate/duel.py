"""The Duel in sentences."""

from collections.abc import Iterable, Mapping

from ..games.contract import Event
from ..games.duel.actions import DONE, PASS, PLAY, SWAP, TAKE, UNLOAD, boat_of_swap, pair_of_swap
from ..games.duel.board import (
    ACTIONS,
    BOATS,
    EMPTY,
    FACES,
    FIRST_ACTION,
    FIRST_CHAMBER,
    FIRST_TEMPLE,
    PAIRS,
    PILE,
    SLOTS,
    SQUARES,
    WAREHOUSE,
    Site,
)
from ..games.duel.cargo import FACE_CODES
from ..games.duel.explain import why_not
from ..games.duel.legal import in_play, lane_pawns
from ..games.duel.notation import BOAT_NAMES, PHASE_NAMES, SQUARE_NAMES, TOKEN_NAMES
from ..games.duel.state import Phase, State
from .sentences import Sentences, Words

__all__ = ["SENTENCES", "DuelSentences"]

FACE_KINDS = ("obelisk", "light", "dark", *["temple"] * 4, *["chamber"] * 12, *TOKEN_NAMES)
UNTOLD = ("turn",)
"""Kinds of event that are bookkeeping: the prompt says whose turn it is."""


class DuelSentences(Sentences):
    """The sentences of the Duel in one language."""

    def face(self, face: int, form: str = "") -> str:
        """Return the name of a token; the form ``.one`` has an article."""
        value = face - FIRST_TEMPLE + 1 if face < FIRST_CHAMBER else face - FIRST_CHAMBER + 1
        return self.texts.text(f"face-duel{form}", face=FACE_KINDS[face], value=value)

    def token(self, token: str) -> str:
        """Return the name of an action token from its notation."""
        return self.texts.text("face-duel", face=token, value=0)

    def source(self, source: str) -> str:
        """Return the name of a source of points; four of them are the sites."""
        return self.texts.text("source-duel", source=source)

    def row(self, table: str, row: str) -> str:
        """Return the name of an action token or of a boat."""
        return self.token(row) if table == "tokens" else self.texts.text("boat-duel", boat=row)

    def words(self, params: Mapping[str, int | str]) -> Words:
        """Return the parameters of a reason or an error with names in place of numbers and codes."""
        words: Words = dict(params)
        if "seat" in params:
            words["player"] = self.player(int(params["seat"]))
        if params.get("token") in TOKEN_NAMES:
            words["token"] = self.token(str(params["token"]))
        if "step" in params:
            words["step"] = self.texts.text("step-duel", step=str(params["step"]))
        return words

    def event(self, event: Event) -> str | None:
        """Return what happened, or None for bookkeeping."""
        if event.kind in UNTOLD:
            return None
        kind = "taken-by-token" if event.kind == "taken" and event.params["square"] == EMPTY else event.kind
        return self.say("event", kind, **self._event_words(event.params))

    def _event_words(self, params: Mapping[str, int]) -> Words:
        """Return the raw numbers of an event as the words its message may use."""
        read = {
            "seat": ("player", self.player),
            "square": ("square", lambda square: SQUARE_NAMES[square]),
            "boat": ("boat", lambda boat: BOAT_NAMES[boat]),
            "slot": ("slot", lambda slot: slot + 1),
            "other": ("other", lambda slot: slot + 1),
            "face": ("token", lambda face: self.face(face, ".one")),
            "token": ("token", lambda token: self.token(TOKEN_NAMES[token])),
        }  # fmt: skip
        return {read[name][0]: read[name][1](number) for name, number in params.items()}

    def action(self, action: int, view: State | None = None) -> str:
        """Return an action as a sentence; with a view, a take names the token."""
        if action < UNLOAD:
            return self.say("action", "place", square=SQUARE_NAMES[action])
        if action < PLAY:
            return self.say("action", "unload", boat=BOAT_NAMES[action - UNLOAD])
        if action < TAKE:
            return self.say("action", "play", token=self.token(TOKEN_NAMES[action - PLAY]))
        if action < SWAP:
            return self._take((action - TAKE) // SLOTS, (action - TAKE) % SLOTS, view)
        if action < DONE:
            slot, other = (int(slot) + 1 for slot in PAIRS[pair_of_swap(action)])
            return self.say("action", "swap", boat=BOAT_NAMES[boat_of_swap(action)], slot=slot, other=other)
        return self.say("action", "done" if action == DONE else "pass")

    def _take(self, boat: int, slot: int, view: State | None) -> str:
        if view is None or view.boats[boat, slot] == EMPTY:
            return self.say("action", "take", boat=BOAT_NAMES[boat], slot=slot + 1)
        return self._taking(boat, slot, view.boats[boat, slot])

    def _taking(self, boat: int, slot: int, face: int) -> str:
        return self.say("action", "take-token", boat=BOAT_NAMES[boat], slot=slot + 1, token=self.face(face, ".one"))

    def taking(self, action: int, thing: str) -> str:
        """Return an action that takes a token of this code as a sentence."""
        return self._taking((action - TAKE) // SLOTS, (action - TAKE) % SLOTS, FACE_CODES.index(thing))

    def prompt(self, view: State) -> str:
        """Return what the seat whose turn it is has to decide."""
        key = PHASE_NAMES[view.phase]
        if view.phase == Phase.TURN and why_not(view, PASS) == 0:
            key = "stuck"
        elif view.phase == Phase.BUILD and view.placed == 2:
            key = "build-again"
        return self.say("prompt", key, player=self.player(view.seat))

    def position(self, view: State) -> list[str]:
        """Return the table as sentences: sides, port, boats, what each player has, and what is left."""
        return [
            self._sides(view),
            *(self._row(view, row) for row in range(SQUARES // 3)),
            *(self._boat(view, boat) for boat in range(BOATS)),
            *(sentence for seat in range(2) for sentence in self._player(view, seat)),
            self.say("table", "hidden", pile=PILE - view.drawn, warehouse=WAREHOUSE - view.revealed),
            self.say("table", "removed", tokens=self._list(self._removed(view))),
        ]

    def _list(self, parts: Iterable[str]) -> str:
        return ", ".join(parts) or self.say("table", "nothing")

    def _sides(self, view: State) -> str:
        parts = (f"{self.source(site.name.lower())} {'AB'[view.sides[site]]}" for site in Site)
        return self.say("table", "sides", sides=self._list(parts))

    def _row(self, view: State, row: int) -> str:
        squares = range(3 * row, 3 * row + 3)
        return self.say("table", "row", row=row + 1, squares=self._list(self._square(view, square) for square in squares))

    def _square(self, view: State, square: int) -> str:
        owner = view.port[square]
        return f"{SQUARE_NAMES[square]} {self.say('table', 'free') if owner == EMPTY else self.player(owner)}"

    def _boat(self, view: State, boat: int) -> str:
        name = BOAT_NAMES[boat]
        if not in_play(view, boat):
            return self.say("table", "boat-gone", boat=name)
        tokens = self._list(self.face(view.boats[boat, slot]) for slot in range(SLOTS))
        return self.say("table", "boat", boat=name, tokens=tokens, pawns=lane_pawns(view, boat))

    def _player(self, view: State, seat: int) -> Iterable[str]:
        """Yield the pawns of a player and what they have taken, a sentence for each site and one for the action tokens."""
        player = self.player(seat)
        yield self.say("table", "reserve", player=player, pawns=view.reserve[seat])
        if view.obelisks[seat]:
            yield self.say("held", "obelisk", player=player, count=view.obelisks[seat])
        temples = [str(value + 1) for value in range(4) for _ in range(view.temples[seat, value])]
        if temples:
            yield self.say("held", "temple", player=player, values=self._list(temples))
        light, dark = view.pyramids[seat, 0], view.pyramids[seat, 1]
        if light or dark:
            yield self.say("held", "pyramids", player=player, light=light, dark=dark)
        numbers = [str(number + 1) for number in range(12) if (view.chamber[seat] >> number) & 1]
        if numbers:
            yield self.say("held", "chamber", player=player, numbers=self._list(numbers))
        tokens = [self.face(FIRST_ACTION + token) for token in range(ACTIONS) for _ in range(view.tokens[seat, token])]
        if tokens:
            yield self.say("held", "tokens", player=player, tokens=self._list(tokens))

    def _removed(self, view: State) -> Iterable[str]:
        for face in range(FACES):
            count = view.removed[face]
            if count:
                yield self.face(face) if count == 1 else f"{self.face(face)} ({count})"


SENTENCES = DuelSentences
"""What a narrator of this game uses."""
