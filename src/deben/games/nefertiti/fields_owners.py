"""The fields for what everybody owns, and for the cards nobody owns."""

import re
from collections.abc import Iterable
from functools import cache

from .board import AKHENATON, CHARACTER_NAMES, EMPTY, KINDS, LOOSE_COPIES, NEUTRAL, OWNERS, START_DEBEN, UNKNOWN
from .faults import fault
from .fields import Field, always, seat
from .notation import OWNER_NAMES
from .options import Options, blank, options_of
from .state import SCORING, Scorer, State
from .words import read_cards, read_counts, read_names, read_numbers, read_seat, unseen, write_cards, write_counts

__all__ = ["OWNER_FIELDS"]

SCORER_NAMES = tuple(scorer.name.lower().replace("_", "-") for scorer in Scorer)
IN_DECK = (UNKNOWN, AKHENATON, *range(KINDS))


def write_deben(state: State) -> str:
    """Return the Deben of each seat."""
    return ",".join(str(deben) for deben in state.deben[: state.players].tolist())


def read_deben(state: State, text: str) -> None:
    """Give Deben to the seats."""
    for player, deben in enumerate(read_numbers("deben", text, state.players)):
        state.deben[player] = deben


def deben_at_first(state: State) -> str:
    """Return what each seat starts with (N2.3)."""
    return ",".join(str(deben) for deben in START_DEBEN[state.players - 2, : state.players].tolist())


def write_seals(state: State) -> str:
    """Return the seals of each seat."""
    return ",".join(str(seals) for seals in state.seals[: state.players].tolist())


def read_seals(state: State, text: str) -> None:
    """Give seals to the seats; those that are nowhere are in the supply (N1.4)."""
    for player, seals in enumerate(read_numbers("seals", text, state.players)):
        state.seals[player] = seals
    taken, total = sum(state.seals.tolist()) + sum(state.sealed.tolist()), state.supply
    if taken > total:
        raise fault("too-many-seals", count=taken, total=total)
    state.supply = total - taken


def _hand(owner: int) -> Field:
    """Return the field for the gifts of an owner."""

    def read(state: State, text: str) -> None:
        if text != "-" and owner >= state.players and (owner != NEUTRAL or state.players != 2):
            raise fault("no-such-owner", field=OWNER_NAMES[owner], players=state.players)
        for kind, count in read_counts(state, OWNER_NAMES[owner], text).items():
            state.hands[owner, kind] = count

    return Field(OWNER_NAMES[owner], lambda state: write_counts(state.hands[owner].tolist()), read, always("-"))


def write_prestige(state: State) -> str:
    """Return the prestige scored in play: seat, character and points (N7.3)."""
    parts = [
        f"{player + 1}:{SCORER_NAMES[scorer]}:{state.prestige[player, scorer]}"
        for player in range(state.players)
        for scorer in range(SCORING)
        if state.prestige[player, scorer]
    ]
    return ",".join(parts) or "-"


def read_prestige(state: State, text: str) -> None:
    """Give the prestige scored in play to the seats."""
    for part in text.split(",") if text != "-" else ():
        player, _, rest = part.partition(":")
        scorer, _, points = rest.partition(":")
        if not re.fullmatch("[1-5]", player) or scorer not in SCORER_NAMES or not re.fullmatch("[0-9]{1,4}", points):
            raise fault("bad-prestige", text=part)
        seat_number = read_seat("prestige", player, state.players)
        state.prestige[seat_number, SCORER_NAMES.index(scorer)] = int(points)


def write_characters(state: State) -> str:
    """Return the characters still to be recruited, a name for each card."""
    return _named(state.characters.tolist())


def _named(left: Iterable[int]) -> str:
    return ",".join(name for name, count in zip(CHARACTER_NAMES, left, strict=True) for _ in range(count)) or "-"


def read_characters(state: State, text: str) -> None:
    """Lay out the characters still to be recruited."""
    left, most_copies = read_names("characters", text, CHARACTER_NAMES), _at_first(options_of(state))[1]
    for character, (name, most) in enumerate(zip(CHARACTER_NAMES, most_copies, strict=True)):
        if left.count(character) > most:
            raise fault("too-many-characters", name=name, count=left.count(character), copies=most)
        state.characters[character] = left.count(character)


@cache
def _at_first(options: Options) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """Return how many copies of each character a table lays out, and how many it can have; those that chance draws can be any."""
    state = blank(options)
    laid = tuple(state.characters.tolist())
    loose = LOOSE_COPIES.tolist() if state.draw_six else [0] * len(laid)
    return laid, tuple(max(pair) for pair in zip(laid, loose, strict=True))


def read_discarded(state: State, text: str) -> None:
    """Put gifts out of the game (N5.8)."""
    for kind, count in read_counts(state, "discarded", text).items():
        state.discarded[kind] = count


def write_deck(state: State) -> str:
    """Return the cards of the deck, the top one first."""
    return write_cards(state.deck[state.drawn : state.cards].tolist())


def read_deck(state: State, text: str) -> None:
    """Lay the cards of the deck."""
    cards = read_cards("deck", text, IN_DECK)
    if len(cards) > state.cards:
        raise fault("wrong-total", deck=len(cards), total=len(cards) + state.cards - unseen(state).total(), expected=state.cards)
    state.drawn = state.cards - len(cards)
    for i, card in enumerate([EMPTY] * state.drawn + cards):
        state.deck[i] = card


OWNER_FIELDS = (
    Field("deben", write_deben, read_deben, deben_at_first),
    Field("seals", write_seals, read_seals, lambda state: ",".join(["0"] * state.players)),
    *(_hand(owner) for owner in range(OWNERS)),
    Field("prestige", write_prestige, read_prestige, always("-")),
    seat("priest", "priest"),
    Field("characters", write_characters, read_characters, lambda state: _named(_at_first(options_of(state))[0])),
    Field("discarded", lambda state: write_counts(state.discarded.tolist()), read_discarded, always("-")),
    Field("deck", write_deck, read_deck, lambda state: write_cards([UNKNOWN] * unseen(state).total())),
)
