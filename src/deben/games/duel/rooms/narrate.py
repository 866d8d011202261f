"""The Duel in sentences."""

from collections.abc import Iterable

from ....match.effects import Effect, Span
from ....narrate.effects import Effects
from ....narrate.sentences import Sentences
from ..board import (
    ACTIONS,
    BOATS,
    EMPTY,
    FACES,
    FIRST_ACTION,
    PILE,
    SLOTS,
    SQUARES,
    WAREHOUSE,
    Site,
)
from ..legal import in_play, lane_pawns
from ..notation import BOAT_NAMES, SQUARE_NAMES
from ..position.tokens import FACE_CODES
from ..state import State

__all__ = ["EFFECTS", "SENTENCES", "DuelEffects", "DuelSentences"]


class DuelSentences(Sentences):
    """The sentences of the Duel in one language."""

    def face(self, face: int) -> str:
        """Return the name of a token."""
        return self.namer.thing("face", FACE_CODES[face])

    def row(self, table: str, row: str) -> str:
        """Return the name of an action token or of a boat."""
        return self.namer.thing("token", row) if table == "tokens" else self.texts.text("boat-duel", boat=row)

    def position(self, view: State) -> list[str]:
        """Return the table as sentences: sides, port, boats, what each player has, and what is left."""
        return [
            self._sides(view),
            *(self._row(view, row) for row in range(SQUARES // 3)),
            *(self._boat(view, boat) for boat in range(BOATS)),
            *(sentence for seat in range(2) for sentence in self._player(view, seat)),
            self.say("table", "hidden", pile=PILE - view.drawn, warehouse=WAREHOUSE - view.revealed),
            self.say("table", "removed", tokens=self.listed(self._removed(view))),
        ]

    def _sides(self, view: State) -> str:
        parts = (f"{self.source(site.name.lower())} {'AB'[view.sides[site]]}" for site in Site)
        return self.say("table", "sides", sides=self.listed(parts))

    def _row(self, view: State, row: int) -> str:
        squares = range(3 * row, 3 * row + 3)
        return self.say("table", "row", row=row + 1, squares=self.listed(self._square(view, square) for square in squares))

    def _square(self, view: State, square: int) -> str:
        owner = view.port[square]
        return f"{SQUARE_NAMES[square]} {self.say('table', 'free') if owner == EMPTY else self.player(owner)}"

    def _boat(self, view: State, boat: int) -> str:
        name = BOAT_NAMES[boat]
        if not in_play(view, boat):
            return self.say("table", "boat-gone", boat=name)
        tokens = self.listed(self.face(view.boats[boat, slot]) for slot in range(SLOTS))
        return self.say("table", "boat", boat=name, tokens=tokens, pawns=lane_pawns(view, boat))

    def _player(self, view: State, seat: int) -> Iterable[str]:
        """Yield the pawns of a player and what they have taken, a sentence for each site and one for the action tokens."""
        player = self.player(seat)
        yield self.say("table", "reserve", player=player, pawns=view.reserve[seat])
        if view.obelisks[seat]:
            yield self.say("held", "obelisk", player=player, count=view.obelisks[seat])
        temples = [str(value + 1) for value in range(4) for _ in range(view.temples[seat, value])]
        if temples:
            yield self.say("held", "temple", player=player, values=self.listed(temples))
        light, dark = view.pyramids[seat, 0], view.pyramids[seat, 1]
        if light or dark:
            yield self.say("held", "pyramids", player=player, light=light, dark=dark)
        numbers = [str(number + 1) for number in range(12) if (view.chamber[seat] >> number) & 1]
        if numbers:
            yield self.say("held", "chamber", player=player, numbers=self.listed(numbers))
        tokens = [self.face(FIRST_ACTION + token) for token in range(ACTIONS) for _ in range(view.tokens[seat, token])]
        if tokens:
            yield self.say("held", "tokens", player=player, tokens=self.listed(tokens))

    def _removed(self, view: State) -> Iterable[str]:
        for face in range(FACES):
            count = view.removed[face]
            if count:
                yield self.namer.counted(self.face(face), count)


class DuelEffects(Effects):
    """Says what choices of the Duel cost and bring."""

    def signs(self, effect: Effect, view: State) -> list[str]:  # noqa: ARG002  # as all games are asked
        """Return how points change; that a pawn on the port counts is the same of every square."""
        return [] if self.sentences.rows.action(effect.action)["kind"] == "place" else self.point_signs(effect)

    def told(self, effect: Effect, view: State) -> list[str]:
        """Return points by site, and who comes to lead where only one of the two can."""
        return [*self.point_sentences(effect), *self._leads(effect, view)]

    def _leads(self, effect: Effect, view: State) -> list[str]:
        """Return who is ahead in obelisks then and was not before, where that is certain and counts (D8.1a)."""
        before = [int(count) for count in view.obelisks]
        after = [seat.holdings.get("obelisks", Span(had, had, had)) for seat, had in zip(effect.seats, before, strict=True)]
        if view.sides[Site.OBELISK] or not all(span.sure for span in after):
            return []
        leader = _ahead([span.most for span in after])
        if leader is None or leader == _ahead(before):
            return []
        return [self.texts.text("effect-duel-obelisks", **self.who(effect, leader))]


def _ahead(counts: list[int]) -> int | None:
    """Return the seat that has more, if one has."""
    return None if counts[0] == counts[1] else counts.index(max(counts))


SENTENCES, EFFECTS = DuelSentences, DuelEffects
"""What a narrator of this game uses."""
