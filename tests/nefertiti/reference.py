"""A clerk who follows a match of Nefertiti by its events and works the score out again, straight from the clauses.

Nothing is imported from the program; gifts are words, a hand is a list, and every number comes from the rules' own tables.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from math import ceil
from typing import Protocol

COURSES = {  # N1.5, N11.1, N11.2: one, two, three or more owners
    "senet": (6, 5, 4), "harp": (9, 7, 5), "chair": (9, 7, 5), "mirror": (11, 8, 6), "statuette": (11, 8, 6),
    "necklace": (14, 10, 7), "goldwork": (14, 10, 7), "papyrus": (4, 4, 4), "cup": (9, 9, 9),
}  # fmt: skip
CARDS = [
    "senet", "double", "harp", "harp+1", "harp+2", "chair", "chair+1", "chair+2", "mirror", "mirror+1", "statuette", "statuette+1",
    "necklace", "necklace+1", "goldwork", "goldwork+1", "papyrus", "cup",
]  # fmt: skip
TRAVELLER = len(CARDS) + 1
SCORERS = ["vizier", "royal-maid", "scribe", "merchant-of-amon", "royal-scribe"]
CHARACTERS = [
    "vizier", "first-merchant", "merchant", "high-priest", "royal-maid", "thief", "scribe+3", "scribe+2", "scribe+1",
    "treasurer", "oracle", "beggar", "merchant-of-amon", "priest-of-amon", "royal-scribe", "travelling-thief", "trader",
]  # fmt: skip
START = {2: [10, 11], 3: [9, 10, 10], 4: [8, 9, 9, 10], 5: [8, 8, 8, 9, 9]}  # N2.3, N13.1, N14.1
NEUTRAL = 5


class Happening(Protocol):
    """An event: a kind and its parameters by name."""

    @property
    def kind(self) -> str:
        """What happened, in a word."""

    @property
    def params(self) -> Mapping[str, int]:
        """Its numbers by name."""


def kind_of(card: str) -> str:
    """Return the type of a card."""
    return "senet" if card == "double" else card.split("+")[0]


def size_of(card: str) -> int:
    """Return how many gifts a card is (N1.6)."""
    return 2 if card == "double" else 1


def worth(card: str) -> int:
    """Return the max value of a card (N1.5)."""
    return COURSES[kind_of(card)][0] * size_of(card)


@dataclass
class Clerk:
    """Hands, money, seals and Reserves, kept from the events alone."""

    players: int
    memphis: bool
    hands: dict[int, list[str]] = field(init=False)
    money: list[int] = field(init=False)
    seals: list[int] = field(init=False)
    reserves: list[int] = field(init=False)
    scored: list[dict[str, int]] = field(init=False)
    priest: int | None = None
    named: tuple[str, int] = ("", 0)
    """The type named to the Royal Maid and its owners at that moment."""
    recruited: str = ""

    def __post_init__(self) -> None:
        self.hands = {owner: [] for owner in (*range(self.players), NEUTRAL)}
        self.money = list(START[self.players])
        self.seals = [0] * self.players
        self.reserves = [1] * (5 if self.memphis else 4)
        self.scored = [dict.fromkeys(SCORERS, 0) for _ in range(self.players)]

    def follow(self, action: str, events: Sequence[Happening]) -> None:
        """Write down what one action caused, and check every sum of money and points in it."""
        for number, event in enumerate(events):
            note = getattr(self, "note_" + event.kind.replace("-", "_"), None)
            if event.kind == "scored":
                self.check_score(action, event.params, events[number:])
            elif note:
                note(**event.params)

    def note_recruited(self, seat: int, character: int) -> None:
        """N3.1: a seal is paid."""
        self.recruited = CHARACTERS[character]
        self.seals[seat] -= 1
        assert self.seals[seat] >= 0

    def note_earned(self, seat: int, market: int, amount: int, why: int) -> None:
        """N3.5, N8.8, N10.2: Deben from a Reserve."""
        assert (1 <= amount <= 4) if why == 2 else amount == 1
        self.move(market, seat, amount)

    def move(self, market: int, seat: int, amount: int) -> None:
        """Move Deben from a Reserve to a seat, or back when negative."""
        self.reserves[market] -= amount
        self.money[seat] += amount
        assert self.reserves[market] >= 0
        assert self.money[seat] >= 0

    def note_paid(self, seat: int, market: int, amount: int) -> None:
        """N5.2, N5.6: the bid goes to the Reserve."""
        self.move(market, seat, -amount)

    def note_half_taken(self, seat: int, market: int, amount: int) -> None:
        """N5.6: half of the Reserve, rounded up."""
        assert amount == ceil(self.reserves[market] / 2)
        self.move(market, seat, amount)

    def note_unpaid(self, seat: int, amount: int, **_: int) -> None:
        """N5.5: only who really cannot pay."""
        assert self.money[seat] < amount

    def note_taken(self, seat: int, market: int, place: int, kind: int) -> None:
        """N5.2, N8.6, N10.6, N10.7, N12.6: a card from the board; the Travelling Thief is no gift."""
        assert (place == -1) == (market == 4)
        if kind != TRAVELLER:
            self.hands[seat].append(CARDS[kind])

    def note_seal_taken(self, seat: int, **_: int) -> None:
        """N5.2, N11.1."""
        self.seals[seat] += 1

    def note_discarded(self, owner: int, kind: int) -> None:
        """N5.8."""
        self.hands[owner].remove(CARDS[kind])

    def note_coins_spread(self, market: int, to: int, amount: int, **_: int) -> None:
        """N14.4."""
        assert market != to
        self.reserves[market] -= amount
        self.reserves[to] += amount

    def note_collected(self, kind: int, **_: int) -> None:
        """N14.4."""
        self.hands[NEUTRAL].append(CARDS[kind])

    def note_exchanged(self, seat: int, owner: int, taken: int, given: int, paid: int) -> None:
        """N8.2, N14.6: of a type that the seat holds, different cards, the difference paid."""
        mine, theirs = CARDS[given], CARDS[taken]
        assert mine != theirs
        assert kind_of(theirs) in map(kind_of, self.hands[seat])
        assert paid == max(0, worth(theirs) - worth(mine))
        self.swap(seat, owner, mine, theirs)
        self.money[seat] -= paid
        if owner != NEUTRAL:
            self.money[owner] += paid

    def swap(self, seat: int, owner: int, mine: str, theirs: str) -> None:
        """Exchange two cards of two owners."""
        self.hands[seat].remove(mine)
        self.hands[owner].remove(theirs)
        self.hands[seat].append(theirs)
        self.hands[owner].append(mine)

    def note_traded(self, seat: int, market: int, given: int, paid: int, **_: int) -> None:
        """N10.7: the given gift goes to the market; the taken one is told of next."""
        self.hands[seat].remove(CARDS[given])
        self.move(market, seat, -paid)

    def note_oracle_exchanged(self, seat: int, taken: int, given: int) -> None:
        """N10.1: nothing dearer than what is given, and not the same."""
        assert worth(CARDS[taken]) <= worth(CARDS[given])
        assert taken != given
        self.hands[seat].remove(CARDS[given])
        self.hands[seat].append(CARDS[taken])

    def note_priest_kept(self, seat: int) -> None:
        """N10.4."""
        self.priest = seat

    def note_named(self, **named: int) -> None:
        """N8.5: the owners before the discards."""
        gift = list(COURSES)[named["type"]]
        self.named = (gift, self.owners(gift))

    def owners(self, gift: str) -> int:
        """Return how many owners have the type (N1.5, N14.5)."""
        return sum(any(kind_of(card) == gift for card in hand) for hand in self.hands.values())

    def course(self, gift: str, owners: int | None = None) -> int:
        """Return the course of a type (N1.7)."""
        return COURSES[gift][min(owners or self.owners(gift), 3) - 1]

    def pluses(self, seat: int, gift: str) -> int:
        """Return what the foreign gifts of a seat add to each gift of the type (N12.1)."""
        return sum(int(card[-1]) for card in self.hands[seat] if "+" in card and kind_of(card) == gift)

    def check_score(self, action: str, scored: Mapping[str, int], events: Sequence[Happening]) -> None:
        """Check points scored in play (N8.1, N8.5, N8.7, N10.3, N10.5)."""
        seat, scorer, hand = scored["seat"], SCORERS[scored["scorer"]], self.hands[scored["seat"]]
        card = CARDS[scored["kind"]] if scored["kind"] >= 0 else ""
        if scorer == "vizier":
            expected = 2 * len({kind_of(held) for held in hand})
        elif scorer == "scribe":
            gift, bonus = action.removeprefix("type "), int(self.recruited[-1])
            each = self.course(gift) + self.pluses(seat, gift) + bonus
            expected = each * sum(size_of(held) for held in hand if kind_of(held) == gift)
        elif scorer == "merchant-of-amon":
            expected = 8 * size_of(card)
        elif scorer == "royal-maid":
            assert kind_of(card) == self.named[0]
            expected = size_of(card) * (self.course(*self.named) + self.pluses(seat, self.named[0]))
        else:
            chosen = sum(event.kind == "discarded" and event.params["kind"] == scored["kind"] for event in events)
            expected = chosen * size_of(card) * (self.course(kind_of(card)) + self.pluses(seat, kind_of(card)) + 1)
        assert scored["points"] == expected, (action, scored, expected)
        self.scored[seat][scorer] += expected

    def breakdown(self, seat: int) -> dict[str, int]:
        """Return the final points of a seat by source (N7)."""
        gifts = {
            gift: sum(
                size_of(card) * (self.course(gift) + self.pluses(seat, gift)) for card in self.hands[seat] if kind_of(card) == gift
            )
            for gift in COURSES
        }
        return {**self.scored[seat], **gifts, "deben": self.money[seat] // 2, "seals": 3 * self.seals[seat]}

    def result(self) -> list[dict[str, int]]:
        """Return everybody's breakdown, the Priest of Amon after everything else (N10.4)."""
        parts = [self.breakdown(seat) for seat in range(self.players)]
        totals = [sum(part.values()) for part in parts]
        for seat, part in enumerate(parts):
            rank = 1 + sum(total > totals[seat] for total in totals)
            part["priest-of-amon"] = [0, 0, 6, 9, 12, 15][rank] if seat == self.priest else 0
        return parts

    def ranking(self) -> tuple[tuple[int, ...], ...]:
        """Return the seats by prestige, then Deben, sharing where both are equal (N7.2)."""
        level = [(sum(part.values()), self.money[seat]) for seat, part in enumerate(self.result())]
        seats, places = range(self.players), sorted(set(level), reverse=True)
        return tuple(tuple(seat for seat in seats if level[seat] == place) for place in places)
