"""The table's choices in a position: players, Memphis, which stalls it began with, and its cast."""

from ....kernel.notation.fields import Notes, given
from ....kernel.notation.spelling import find_in_any_case, find_letter, find_word, lowered
from ....kernel.rule import rule
from ....kernel.text import Text, put_letter, spell, spelled
from ..board import CHARACTERS, DRAWN_CHARACTERS, KINDS, LOOSE_COPIES, MARKETS, MOST_PLAYERS
from ..characters.cast import CAST_NAMES, LOOSE_CARDS, RANDOM_CAST, copies_in_cast
from ..choices import LEAST_PLAYERS, STALL_CHOICES, seals_in_play, side_at_first
from ..setup import clear
from ..state import State
from .cards import copies_of
from .faults import Fault, refuse, refuse_part
from .fields import Field
from .vocabulary import CHARACTER_WORDS
from .words import COMMA, WRONG, read_word

__all__ = ["copies_at_first", "first_side", "most_copies", "read_choices", "write_began", "write_cast"]

PLAYERS = spelled("2345")
CASTS = spelled(CAST_NAMES)
CAST_COUNT = len(CAST_NAMES)
BEGINNINGS = spelled(STALL_CHOICES)
BEGINNING_COUNT = len(STALL_CHOICES)
DISCOVERY = STALL_CHOICES.index("discovery")
SIDES = spelled("LR")
SMALL_L, SMALL_R = map(ord, "lr")


@rule
def first_side(state: State, market: int) -> int:
    """Return the stall of a market visible at set-up; where chance chose it, that of a first match (N2.1)."""
    return side_at_first(state.began if state.began >= BEGINNING_COUNT else DISCOVERY, market)


@rule
def write_began(state: State, out: Text) -> None:
    """Append which stalls the table chose at set-up."""
    if state.began < BEGINNING_COUNT:
        spell(out, BEGINNINGS, state.began)
    else:
        for market in range(MARKETS):
            spell(out, SIDES, first_side(state, market))


@rule
def write_cast(state: State, out: Text) -> None:
    """Append which characters the table chose."""
    if state.cast < CAST_COUNT:
        spell(out, CASTS, state.cast)
        return
    value = out.size
    for card in range(len(LOOSE_CARDS)):
        if (state.cast >> card) & 1:
            if out.size > value:
                put_letter(out, COMMA)
            spell(out, CHARACTER_WORDS, LOOSE_CARDS[card])


@rule
def copies_at_first(state: State, character: int) -> int:
    """Return how many copies of a character the table lays out."""
    return copies_in_cast(state.players, state.cast, character)


@rule
def most_copies(state: State, character: int) -> int:
    """Return how many copies of a character there can be; those that chance draws can be any (N9.1)."""
    loose = LOOSE_COPIES[character] if state.cast == RANDOM_CAST else 0
    return max(copies_at_first(state, character), int(loose))


@rule
def read_choices(text: Text, state: State, notes: Notes, out: Text) -> int:
    """Set the options, and what follows from them alone; return 1 for a fault."""
    if read_players(text, state, notes, out) or read_began(text, state, notes, out) or read_cast(text, state, notes, out):
        return 1
    state.supply = seals_in_play(state)
    state.cards = 1  # Akhenaton
    for kind in range(KINDS):
        state.cards += copies_of(state, kind)
    clear(state)
    return 0


@rule
def read_players(text: Text, state: State, notes: Notes, out: Text) -> int:
    """Set the number of players, and whether the port is in play (N9.2)."""
    state.players = 4
    if given(notes, Field.PLAYERS):
        start, end = notes.starts[Field.PLAYERS], notes.ends[Field.PLAYERS]
        state.players = LEAST_PLAYERS + find_word(text, start, end, PLAYERS, 0, 4)
        if state.players < LEAST_PLAYERS:
            return refuse_part(out, Fault.BAD_PLAYERS, text, start, end)
    state.memphis = 1 if state.players == MOST_PLAYERS else 0
    if given(notes, Field.MEMPHIS):
        flag = read_word(text, notes.starts[Field.MEMPHIS], notes.ends[Field.MEMPHIS], Field.MEMPHIS, out)
        if flag == WRONG:
            return 1
        if flag < state.memphis:
            return refuse(out, Fault.FIVE_NEED_MEMPHIS)
        state.memphis = flag
    return 0


@rule
def read_began(text: Text, state: State, notes: Notes, out: Text) -> int:
    """Set which stalls the table chose: a known choice, or a letter for each market (N2.1)."""
    if not given(notes, Field.BEGAN):
        return 0
    start, end = notes.starts[Field.BEGAN], notes.ends[Field.BEGAN]
    state.began = find_in_any_case(text, start, end, BEGINNINGS, BEGINNING_COUNT)
    if state.began >= 0:
        return 0
    state.began = BEGINNING_COUNT
    for market in range(MARKETS):
        letter = lowered(text.letters[start + market]) if end - start == MARKETS else 0
        if letter not in (SMALL_L, SMALL_R):
            return refuse_part(out, Fault.BAD_BEGAN, text, start, end)
        state.began += (1 << market) if letter == SMALL_R else 0
    return 0


@rule
def read_cast(text: Text, state: State, notes: Notes, out: Text) -> int:
    """Set which characters the table chose: a known choice, or six names with commas (N9.1)."""
    if not given(notes, Field.CAST):
        return 0
    start, end = notes.starts[Field.CAST], notes.ends[Field.CAST]
    state.cast = find_in_any_case(text, start, end, CASTS, CAST_COUNT)
    if state.cast >= 0:
        return 0
    state.cast = 0
    at, named = start, 0
    while at <= end:
        comma = find_letter(text, at, end, COMMA)
        copy = free_copy(state, find_in_any_case(text, at, comma, CHARACTER_WORDS, CHARACTERS))
        if copy < 0:
            return refuse_part(out, Fault.BAD_CAST, text, start, end)
        state.cast |= 1 << copy
        named += 1
        at = comma + 1
    return 0 if named == DRAWN_CHARACTERS else refuse_part(out, Fault.BAD_CAST, text, start, end)


@rule
def free_copy(state: State, character: int) -> int:
    """Return the first copy of a character outside the stacks that is not chosen yet; -1 if there is none."""
    for card in range(len(LOOSE_CARDS)):
        if LOOSE_CARDS[card] == character and not (state.cast >> card) & 1:
            return card
    return -1
