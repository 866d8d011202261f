"""Tables for clause tests: any moment of Nefertiti, built in a few words and played on in notation.

Texts are those of a position (``gr4:1,m5:c2``, ``harp,-,~chair``), in which seats count from 1; where a seat is a number, it counts
from 0 as in the program.  Whatever a test does not say is as after a set-up with :data:`GIFTS` on the markets.  Cards that lie
nowhere else are in the deck, Akhenaton last.
"""

from collections import Counter
from collections.abc import Mapping, Sequence

from deben.games.contract import Event
from deben.games.nefertiti.board import (
    AKHENATON,
    CHARACTER_NAMES,
    COLLECTOR,
    COPIES,
    DECK,
    EMPTY,
    KIND_NAMES,
    MARKETS,
    NONE,
    OWNERS,
    PLACES,
    SQUARES,
    STALLS,
    START_COLLECTORS,
    START_DEBEN,
    START_SERVANTS,
    TRAVELLER,
)  # fmt: skip
from deben.games.nefertiti.closing.conditions import roll
from deben.games.nefertiti.game import GAME
from deben.games.nefertiti.notation import LETTERS, SQUARE_NAMES, STALL_LETTERS
from deben.games.nefertiti.state import Phase, Scorer, State
from deben.kernel.contract import OVER
from deben.kernel.default import default_executor

GIFTS = {
    "g": "harp,chair,chair,harp", "a": "chair,mirror,harp,statuette", "s": "goldwork,statuette,mirror,necklace",
    "l": "mirror,chair,harp,chair",
}  # fmt: skip
"""What lies on the markets by default, the upper place, then lower 1 to 3; but nothing on the one with the closed tile."""
NO_GIFTS = {"traveller": TRAVELLER, "akhenaton": AKHENATON, "-": EMPTY}
EXECUTOR = default_executor(GAME.rules)


def card(name: str) -> int:
    """Return the number of a card, ``-`` for no card."""
    return NO_GIFTS[name] if name in NO_GIFTS else KIND_NAMES.index(name)


def card_name(number: int) -> str:
    """Return the name of a card, ``-`` for no card."""
    return {n: name for name, n in NO_GIFTS.items()}.get(number) or KIND_NAMES[number]


def square(name: str) -> tuple[int, int]:
    """Return the stall and the square of a name such as ``gr4``, ``sl2b``, ``m1``."""
    return next(
        (stall, at)
        for stall in range(STALLS)
        for at in range(SQUARES[stall])
        if STALL_LETTERS[stall] + SQUARE_NAMES[stall][at] == name
    )


def names(text: str) -> list[str]:
    """Return the parts of a list as in a position, such as ``harp,-,~chair``."""
    return [name for name in text.split(",") if name]


class Table:
    """A state that can be played on and looked at."""

    def __init__(self, state: State) -> None:
        self.state = state
        self.events: list[Event] = []
        """What the last call of :meth:`play` caused."""

    @property
    def legal(self) -> list[str]:
        """Every legal action in notation."""
        return [GAME.write_action(action) for action in EXECUTOR.legal(self.state)]

    @property
    def actor(self) -> int:
        """The seat that decides."""
        return EXECUTOR.actor(self.state)

    @property
    def over(self) -> bool:
        """Whether the match has ended."""
        return self.actor == OVER

    @property
    def phase(self) -> int:
        """What kind of decision comes next: a ``Phase``."""
        return Phase(self.state.phase)

    def play(self, *actions: str) -> "Table":
        """Carry out legal actions, and return this table."""
        self.events = []
        for action in actions:
            assert action in self.legal, f"{action} is not among {self.legal}"
            self.events += [GAME.event(raw) for raw in EXECUTOR.apply(self.state, GAME.read_action(action))]
        return self

    def happened(self, kind: str) -> list[dict[str, int]]:
        """Return the parameters of the events of a kind that the last play caused."""
        return [dict(event.params) for event in self.events if event.kind == kind]

    def closings(self) -> list[tuple[int, int, int]]:
        """Return the closer, the market and whether it was by hand, for each closing that the last play began."""
        return [(event["seat"], event["market"], event["by_hand"]) for event in self.happened("closing")]

    def attributions(self) -> list[int]:
        """Return for each attribution that the last play began whether it is the last."""
        return [event["last"] for event in self.happened("attribution")]

    def hand(self, owner: int) -> list[str]:
        """Return the gifts of an owner, 5 being the neutral one."""
        return [KIND_NAMES[kind] for kind in range(len(KIND_NAMES)) for _ in range(self.state.hands[owner, kind])]

    def places(self, market: str) -> str:
        """Return what lies on a market, as in :data:`GIFTS`; a face-down gift has a ``~``."""
        at = LETTERS.index(market)
        down = self.state.face_down[at]
        return ",".join("~" * (down >> place & 1) + card_name(self.state.gifts[at, place]) for place in range(PLACES))

    def reserve(self, market: str) -> int:
        """Return the Deben on a Reserve."""
        return int(self.state.reserves[LETTERS.index(market)])

    def open(self) -> str:
        """Return the letters of the open markets."""
        return "".join(LETTERS[market] for market in range(MARKETS) if self.state.open[market])

    def pieces(self) -> str:
        """Return what stands where, as a position says it."""
        return next((part[7:] for part in GAME.write_position(self.state).split() if part.startswith("pieces=")), "-")

    def docked(self) -> list[str]:
        """Return the gifts at Memphis."""
        return [KIND_NAMES[kind] for kind in range(len(KIND_NAMES)) for _ in range(self.state.docked[kind])]

    def bottom(self) -> list[str]:
        """Return the cards that are still in the deck, at most the last five."""
        state = self.state
        return [card_name(state.deck[i]) for i in range(max(state.drawn, state.cards - 5), state.cards)]

    def prestige(self, seat: int) -> dict[str, int]:
        """Return what a seat has scored in play, by character."""
        return {scorer.name.lower(): self.state.prestige[seat, scorer] for scorer in Scorer if self.state.prestige[seat, scorer]}

    def breakdown(self, seat: int) -> dict[str, int]:
        """Return the sources from which a seat would have points now."""
        return {source: points for source, points in GAME.breakdown(self.state, seat).items() if points}

    def points(self) -> list[int]:
        """Return everybody's prestige if it ended now."""
        return [sum(GAME.breakdown(self.state, seat).values()) for seat in range(self.state.players)]

    def best(self) -> list[int]:
        """Return who would win now."""
        standings = [EXECUTOR.standing(self.state, seat) for seat in range(self.state.players)]
        return [seat for seat, standing in enumerate(standings) if standing == max(standings)]

    def rolls_next(self, *dice: int) -> "Table":
        """Choose the key of the dice so that the next roll, of one die or two, is this, and return this table."""
        wanted = dice[0] - 1 if len(dice) == 1 else 6 * dice[0] + dice[1] - 7
        while roll(self.state.copy(), 6 ** len(dice)) != wanted:
            self.state.seed[0] += 1
        return self


def table(
    players: int = 4,
    *,
    memphis: bool = False,
    stalls: str = "discovery",
    gifts: Mapping[str, str] | None = None,
    sealed: str = "",
    tile: str = "l",
    barred: str = "",
    shut: str = "",
    pieces: str = "",
    hands: Mapping[int, str] | None = None,
    docked: str = "",
    deck: str = "",
    deben: Sequence[int] = (),
    reserves: Mapping[str, int] | None = None,
    seals: Sequence[int] = (),
    supply: int | None = None,
    characters: str | None = None,
    turn: int = 0,
    holder: int = NONE,
    barren: int = 0,
    prestige: Mapping[int, int] | None = None,
) -> Table:
    """Return a table at the beginning of a turn.

    ``gifts`` may mark a face-down card with ``~``; ``tile``, ``barred`` (where Akhenaton was drawn) and ``shut`` are markets that
    are not open; ``pieces`` are like ``gr4:1,m5:c2``; ``hands`` are by owner, 5 being the neutral one; ``deck`` is what lies on
    top.
    """
    options = GAME.options({"players": players, "stalls": stalls, "memphis": memphis or players == 5})
    state = EXECUTOR.setup(GAME.blank(options), 1)
    state.seat, state.holder, state.barren = turn, holder, barren
    set_markets(state, {**GIFTS, tile: "-,-,-,-", **(gifts or {})}, tile, barred, shut)
    for market, letter in enumerate(LETTERS[: MARKETS + state.memphis]):
        state.reserves[market] = (reserves or {}).get(letter, 1)
    set_pieces(state, pieces)
    set_cards(state, hands or {}, docked, deck)
    for seat in range(players):
        state.deben[seat] = deben[seat] if deben else START_DEBEN[players - 2, seat]
        state.prestige[seat, Scorer.VIZIER] = (prestige or {}).get(seat, 0)
    set_seals(state, sealed, seals, supply)
    if characters is not None:
        copies = Counter(names(characters))
        for i, name in enumerate(CHARACTER_NAMES):
            state.characters[i] = copies[name]
    return Table(state)


def set_markets(state: State, gifts: Mapping[str, str], tile: str, barred: str, shut: str) -> None:
    """Lay gifts on the markets and say which are open."""
    state.tile = LETTERS.index(tile)
    state.barred = LETTERS.index(barred) if barred else NONE
    for market, letter in enumerate(LETTERS[:MARKETS]):
        state.open[market] = letter not in tile + barred + shut
        state.face_down[market] = 0
        for place, name in enumerate(names(gifts[letter])):
            state.gifts[market, place] = card(name.removeprefix("~"))
            state.face_down[market] |= name.startswith("~") << place


def set_pieces(state: State, pieces: str) -> None:
    """Put pieces on stalls; the others are in their owners' hands."""
    for seat in range(state.players):
        state.servants[seat] = START_SERVANTS[state.players - 2]
    for seat in range(2):
        state.collectors[seat] = START_COLLECTORS[state.players - 2]
    for name, _, piece in (part.partition(":") for part in names(pieces)):
        stall, at = square(name)
        assert stall == 8 or state.visible[stall // 2] == stall % 2, f"{name} is not on a visible stall"
        seat = int(piece[-1]) - 1
        state.pieces[stall // 2, at] = COLLECTOR + seat if piece[0] == "c" else seat
        if piece[0] == "c":
            state.collectors[seat] -= 1
        else:
            state.servants[seat] -= 1


def set_cards(state: State, hands: Mapping[int, str], docked: str, deck: str) -> None:
    """Give gifts to owners and to Memphis; what is left is the deck, or once Akhenaton has been drawn out of the game."""
    left = {kind: int(COPIES[state.players - 2, state.memphis, kind]) for kind in range(len(KIND_NAMES))}
    for kind in left:
        state.docked[kind] = names(docked).count(KIND_NAMES[kind])
        left[kind] -= state.docked[kind]
        left[kind] -= sum(row.count(kind) for row in state.gifts.tolist())
        for owner in range(OWNERS):
            state.hands[owner, kind] = names(hands.get(owner, "")).count(KIND_NAMES[kind])
            left[kind] -= state.hands[owner, kind]
    top = [card(name) for name in names(deck)]
    for number in top:
        if number != AKHENATON:
            left[number] -= 1
    assert min(left.values()) >= 0, f"too many of {[KIND_NAMES[kind] for kind in left if left[kind] < 0]}"
    lay_deck(state, top, left)


def lay_deck(state: State, top: list[int], left: dict[int, int]) -> None:
    """Lay the deck from its top card down, so that it has as many cards as at the beginning."""
    state.cards = int(COPIES[state.players - 2, state.memphis].sum()) + 1
    rest = [kind for kind in left for _ in range(left[kind])]
    if state.barred != NONE or AKHENATON in top:  # what is not named lies in the box
        for kind in left:
            state.discarded[kind] = left[kind]
        cards = top
    else:
        cards = [*top, *rest, AKHENATON]
    state.drawn = state.cards - len(cards)
    for i in range(DECK):
        state.deck[i] = cards[i - state.drawn] if state.drawn <= i < state.cards else EMPTY


def set_seals(state: State, sealed: str, seals: Sequence[int], supply: int | None) -> None:
    """Lay seals on upper places and give them to seats; the others are the supply."""
    total = state.supply + 3
    for market, letter in enumerate(LETTERS[:MARKETS]):
        state.sealed[market] = letter in sealed
    for seat in range(state.players):
        state.seals[seat] = seals[seat] if seals else 0
    state.supply = total - len(sealed) - sum(seals) if supply is None else supply
