"""Nefertiti's table: the markets at the left, the players at the right, characters, courses and the deck below."""

from collections.abc import Iterator, Sequence

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from .....cli.terminal.boards.board import Pane
from ...actions import AMOUNT, CLOSE, GIVE, HALF, MARKET, ORDER_CARD, OWNER, PICK, PLACE, RECRUIT, TYPE
from ...board import CHARACTER_NAMES, COPIES, COURSES, TYPE_OF, TYPES, UNKNOWN
from ...characters.recruit import in_reach
from ...markets.courses import owners_of
from ...state import State
from .markets import MARKET as MARKET_WIDTH
from .markets import markets, memphis
from .named import NamedBoard
from .seats import SEAT, neutral, seat_lines
from .signs import SEAT_COLOURS, in_lines
from .small import MANY, SMALL, small_covered, small_markets, small_players

__all__ = ["BOARD", "NefertitiBoard"]

WIDTH = MARKET_WIDTH + 1 + SEAT
MOST_LINES = 3
GROUPS = (
    (HALF, "cli-nefertiti-group.end"),
    (ORDER_CARD, "cli-nefertiti-group.order"),
    (AMOUNT, "cli-nefertiti-group.amount"),
    (MARKET, "cli-nefertiti-group.market"),
    (TYPE, "cli-nefertiti-group.type"),
    (OWNER, "cli-nefertiti-group.owner"),
    (GIVE, "cli-nefertiti-group.give"),
    (PICK, "cli-nefertiti-group.take"),
    (CLOSE, "cli-nefertiti-group.close"),
    (PLACE, "cli-nefertiti-group.place"),
    (RECRUIT, "cli-nefertiti-group.recruit"),
)
"""The first action of each heading, from the last heading to the first."""


class NefertitiBoard(NamedBoard):
    """Draws a view of Nefertiti."""

    seat_colours = SEAT_COLOURS

    def draw(self, view: State, legal: Sequence[int], /) -> RenderableType:
        """Return the table with the players beside it, and what concerns everybody below; one part after the other without room."""
        if self.console.out.width < WIDTH:
            return Group(*(pane.drawing for pane in self._parts(view, legal)))
        return self._whole(view, legal)

    def panes(self, view: State, legal: Sequence[int], width: int, height: int, /) -> list[Pane]:
        """Return the whole table where it has room, else its three parts."""
        whole = self._whole(view, legal)
        options = self.console.out.options.update(width=max(1, width))
        if width >= WIDTH and len(self.console.out.render_lines(whole, options, pad=False)) <= height:
            return [Pane(self.console.text("cli-screen-pane.table"), whole)]
        return self._parts(view, legal)

    def _parts(self, view: State, legal: Sequence[int]) -> list[Pane]:
        able, text = set(legal), self.console.text
        players = [*small_players(self, view), *(neutral(self.names, view, SMALL) if view.players == 2 else ())]
        court = [*self._below(view, able, SMALL, MANY), Text(text("cli-nefertiti-below.covered"), "dim"), *small_covered(view)]
        return [
            Pane(text("cli-nefertiti-pane.markets"), Group(*small_markets(self, view, able))),
            Pane(text("cli-nefertiti-pane.players"), Group(*players)),
            Pane(text("cli-nefertiti-pane.court"), Group(*court)),
            Pane(text("cli-nefertiti-pane.signs"), Group(*Text(text("cli-nefertiti-legend")).wrap(self.console.out, SMALL))),
        ]

    def _whole(self, view: State, legal: Sequence[int]) -> RenderableType:
        able = set(legal)
        table = Table.grid(padding=(0, 1, 0, 0))
        table.add_column(width=MARKET_WIDTH, no_wrap=True)
        table.add_column(width=SEAT, no_wrap=True)
        places = [*markets(self, view, able), *(memphis(self, view, able) if view.memphis else ())]
        table.add_row(Group(*places), Group(*self._seats(view)))
        return Group(table, *self._below(view, able, WIDTH, MOST_LINES), Text(self.console.text("cli-nefertiti-legend"), "dim"))

    def group(self, action: int, /) -> str:
        """Return the heading under which an action is listed."""
        return self.console.text(next(heading for first, heading in GROUPS if action >= first))

    def _seats(self, view: State) -> Iterator[Text]:
        for seat in range(view.players):
            yield from seat_lines(self, view, seat)
        if view.players == 2:
            yield from neutral(self.names, view)

    def _below(self, view: State, legal: set[int], width: int, most: int) -> Iterator[Text]:
        yield from self._listed("cli-nefertiti-below.characters", self._characters(view, legal), width, most)
        yield from self._listed("cli-nefertiti-below.courses", self._courses(view), width, most)
        numbers = {"cards": view.cards - view.drawn, "seals": view.supply}
        yield Text(self.console.text("cli-nefertiti-below.deck", **numbers))
        bottom = [card for card in view.deck[view.drawn : view.cards].tolist() if card != UNKNOWN]
        if bottom:
            known = (Text(self.names.card(card)) for card in bottom)
            yield from self._listed("cli-nefertiti-below.known", known, width, most)

    def _listed(self, heading: str, parts: Iterator[Text], width: int, most: int) -> Iterator[Text]:
        """Yield the parts after a heading, later lines under the first."""
        head = f"{self.console.text(heading)}  "
        for number, line in enumerate(in_lines(parts, width - len(head), most)):
            yield Text.assemble((" " * len(head) if number else head, "dim"), line)

    def _characters(self, view: State, legal: set[int]) -> Iterator[Text]:
        """Yield the characters still to be recruited: lit those that can be had now, dim those that lie under others (N1.8)."""
        for character, name in enumerate(CHARACTER_NAMES):
            copies = view.characters[character]
            if copies:
                style = "bold green" if RECRUIT + character in legal else "" if in_reach(view, character) else "dim"
                title = self.names.character(name)
                yield self.touch(Text(f"{title}×{copies}" if copies > 1 else title, style), RECRUIT + character)

    def _courses(self, view: State) -> Iterator[Text]:
        """Yield each type of this match with its prestige for one, two and more owners, the present one lit (N1.5, N1.7)."""
        for gift in range(TYPES):
            if any(COPIES[view.players - 2, view.memphis, kind] for kind in range(len(TYPE_OF)) if TYPE_OF[kind] == gift):
                entry = Text(f"{self.names.gift(gift)} ")
                now = min(owners_of(view, gift), 3)
                for owners in range(1, 4):
                    entry.append("·" if owners > 1 else "", "dim")
                    worth = str(COURSES[gift, owners])
                    entry.append(f"[{worth}]" if owners == now else worth, "bold cyan" if owners == now else "dim")
                yield entry


BOARD = NefertitiBoard
