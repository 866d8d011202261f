"""Positions of the Duel in text.

A position is one line of fields in any order; only ``boats`` must be there.  An example, in the middle of a match::

    sides=AABB turn=A port=N.A/.../..N boats=ot3c7/ldR/oot1/c1c2B/ddo/t4lS N=oolt1T A=dc4 removed=oS

=============  =====================================================================  ==================
``sides``      the side of obelisk, temple, pyramids and chamber                      ``AAAA``
``turn``       whose turn it is, ``N`` for Nefertiti or ``A`` for Akhenaton           ``N``
``phase``      the decision that comes next, see below                                ``turn``
``placed``     pawns placed so far in a build-up                                      ``0``
``port``       the squares of the rows 1, 2, 3: ``N``, ``A`` or a point               no pawns
``boats``      the boats 1, 2, 3, a, b, c: slots 1, 2, 3, or ``-`` once it has left
``N`` ``A``    what each player has taken, action tokens too                          ``-``
``five``       who took a fifth obelisk first                                         whoever has five
``warehouse``  its tokens, the top one first                                          ``?*3``
``pile``       its tokens, the next one to be drawn first                             ``?`` as many times as are left
``removed``    the tokens out of the game                                             what is left, if nothing is ``?``
=============  =====================================================================  ==================

The last column is what a field means that is left out.  The codes of tokens are those of :mod:`deben.games.duel.cargo`.  The phases
are ``turn take build rush-place rush-unload rush-again swap swap-unload over``.

A text written from a view has ``?`` where the view does not know; a match that starts from such a text fills these places in
from its seed.  The reserves, the number of unloads and the rest follow from the fields.
"""

from ...kernel.notation.faults import begin_fault, end_fault, tell, tell_text
from ...kernel.notation.fields import Notes, begin_field, given, read_fields
from ...kernel.notation.spelling import find_word, is_word, lowered
from ...kernel.rule import rule
from ...kernel.text import Text, clear, names, put_letter, spell, spell_number, spelled
from .board import BOATS, EMPTY, FACES, PAWNS, PILE, SLOTS, SQUARES, UNKNOWN, WAREHOUSE
from .cargo import owned, put_run, put_tokens
from .faults import FAULTS, FIELD_WORDS, FIELDS, KEYS, PHASES, Fault, Field, Param, refuse, refuse_field, refuse_text, tell_player
from .loading import read_cargo
from .notation import PHASE_NAMES
from .plausible import check_plausible
from .state import State

__all__ = ["FIELDS", "read_position", "write_position"]

DEFAULTS = spelled(["AAAA", "", "turn", "0", ".../.../...", "", "-", "-", "-", "?*3", "", "-"])
"""What each field means that is left out; nothing where it must be there, or where the rest decides."""
FIELD_COUNT = len(FIELDS)
KNOWN_FIELDS = names([" ".join(FIELDS)])
KNOWN_PHASES = names([" ".join(PHASE_NAMES)])
PHASE_COUNT = len(PHASE_NAMES)
SEATS = spelled("NA")
PLACED_TEXTS = spelled("012")
PAWN_SIGNS = spelled(".NA", EMPTY)
SITES, PORT_LENGTH, ROW = 4, 11, 3
CAPITAL_A, SMALL_A, SLASH, NOTHING = ord("A"), ord("a"), ord("/"), ord("-")
FIVE = 5  # obelisks, D8.1b


@rule
def write_position(state: State, out: Text) -> None:
    """Write a state or view in position notation; what a reader would fill in anyway is left out."""
    clear(out)
    for field in range(FIELD_COUNT):
        before = out.size
        begin_field(out, FIELD_WORDS, field)
        value = out.size
        write_field(state, field, out)
        if is_word(out, value, out.size, DEFAULTS, field) or (field == Field.PILE and pile_follows(state)):
            out.size = before


@rule
def pile_follows(state: State) -> bool:
    """Return whether nothing is known of the pile but how long it is."""
    for i in range(state.drawn, PILE):
        if state.pile[i] != UNKNOWN:
            return False
    return state.drawn < PILE


@rule
def write_field(state: State, field: int, out: Text) -> None:
    """Append the value of a field."""
    if field == Field.SIDES:
        for site in range(SITES):
            put_letter(out, CAPITAL_A + state.sides[site])
    elif field == Field.TURN:
        spell(out, SEATS, state.seat)
    elif field == Field.PHASE:
        spell(out, PHASES, state.phase)
    elif field == Field.PLACED:
        spell_number(out, state.placed)
    elif field == Field.PORT:
        write_port(state, out)
    elif field == Field.FIVE:
        write_five(state, out)
    else:
        write_cargo(state, field, out)


@rule
def write_port(state: State, out: Text) -> None:
    """Append the squares of the port, row by row."""
    for square in range(SQUARES):
        if square > 0 and square % ROW == 0:
            put_letter(out, SLASH)
        spell(out, PAWN_SIGNS, state.port[square])


@rule
def write_five(state: State, out: Text) -> None:
    """Append who took a fifth obelisk first where it is in doubt (D8.1b)."""
    if min(state.obelisks[0], state.obelisks[1]) >= FIVE:
        spell(out, SEATS, state.first_five)
    else:
        put_letter(out, NOTHING)


@rule
def write_cargo(state: State, field: int, out: Text) -> None:
    """Append the tokens of a place."""
    if field == Field.BOATS:
        for boat in range(BOATS):
            if boat > 0:
                put_letter(out, SLASH)
            put_tokens(out, state.boats[boat], 0, SLOTS)
    elif field == Field.WAREHOUSE:
        put_tokens(out, state.warehouse, state.revealed, WAREHOUSE)
    elif field == Field.PILE:
        put_tokens(out, state.pile, state.drawn, PILE)
    else:
        before = out.size
        for face in range(FACES):
            put_run(out, face, state.removed[face] if field == Field.REMOVED else owned(state, field - Field.N, face))
        if out.size == before:
            put_letter(out, NOTHING)


@rule
def read_position(text: Text, state: State, notes: Notes, out: Text) -> int:
    """Fill a state of zeros with what a position text says and return 0; for an impossible one return 1 and write why."""
    if read_fields(text, notes, FIELD_WORDS, FIELD_COUNT, KNOWN_FIELDS, out):
        return 1
    if not given(notes, Field.BOATS):
        return refuse(out, Fault.BOATS_MISSING)
    if read_sides(text, state, notes, out) or read_moment(text, state, notes, out) or read_port(text, state, notes, out):
        return 1
    if read_cargo(text, state, notes, out) or read_five(text, state, notes, out):
        return 1
    return check_plausible(state, out)


@rule
def read_sides(text: Text, state: State, notes: Notes, out: Text) -> int:
    """Set the side of each site, in capitals or not (D1.5)."""
    if not given(notes, Field.SIDES):
        return 0
    start, end = notes.starts[Field.SIDES], notes.ends[Field.SIDES]
    for site in range(SITES):
        side = lowered(text.letters[start + site]) - SMALL_A if end - start == SITES else EMPTY
        if side != 0 and side != 1:
            return refuse_text(out, Fault.BAD_SIDES, text, start, end)
        state.sides[site] = side
    return 0


@rule
def read_moment(text: Text, state: State, notes: Notes, out: Text) -> int:
    """Set whose turn it is, the decision that comes next, and how far a build-up is."""
    if given(notes, Field.TURN):
        start, end = notes.starts[Field.TURN], notes.ends[Field.TURN]
        state.seat = find_word(text, start, end, SEATS, 0, 2)
        if state.seat < 0:
            return refuse_field(out, Fault.BAD_SEAT, Field.TURN, text, start, end)
    if given(notes, Field.PHASE):
        start, end = notes.starts[Field.PHASE], notes.ends[Field.PHASE]
        state.phase = find_word(text, start, end, PHASES, 0, PHASE_COUNT)
        if state.phase < 0:
            begin_fault(out, FAULTS, Fault.BAD_PHASE)
            tell_text(out, KEYS, Param.TEXT, text, start, end)
            tell(out, KEYS, Param.KNOWN, KNOWN_PHASES, 0)
            return end_fault(out)
    if given(notes, Field.PLACED):
        start, end = notes.starts[Field.PLACED], notes.ends[Field.PLACED]
        state.placed = find_word(text, start, end, PLACED_TEXTS, 0, 3)
        if state.placed < 0:
            return refuse_text(out, Fault.BAD_PLACED, text, start, end)
    return 0


@rule
def read_port(text: Text, state: State, notes: Notes, out: Text) -> int:
    """Put the pawns on the port; those that are not there are in the reserves (D1.4)."""
    start, end = notes.starts[Field.PORT], notes.ends[Field.PORT]
    state.reserve[0] = PAWNS
    state.reserve[1] = PAWNS
    for square in range(SQUARES):
        state.port[square] = EMPTY
    if not given(notes, Field.PORT):
        return 0
    if end - start != PORT_LENGTH or text.letters[start + ROW] != SLASH or text.letters[start + 2 * ROW + 1] != SLASH:
        return refuse_text(out, Fault.BAD_PORT, text, start, end)
    for square in range(SQUARES):
        at = start + square + square // ROW
        sign = find_word(text, at, at + 1, PAWN_SIGNS, 0, 3)
        if sign < 0:
            return refuse_text(out, Fault.BAD_PORT, text, start, end)
        state.port[square] = sign - 1
        if sign > 0:
            state.reserve[sign - 1] -= 1
    return 0


@rule
def read_five(text: Text, state: State, notes: Notes, out: Text) -> int:
    """Set who took a fifth obelisk first (D8.1b): given, or whoever has five."""
    start, end = notes.starts[Field.FIVE], notes.ends[Field.FIVE]
    first, second = state.obelisks[0] >= FIVE, state.obelisks[1] >= FIVE
    if not given(notes, Field.FIVE) or is_word(text, start, end, DEFAULTS, Field.FIVE):
        if first and second:
            return refuse(out, Fault.FIVE_UNCLEAR)
        state.first_five = 0 if first else 1 if second else EMPTY
        return 0
    seat = find_word(text, start, end, SEATS, 0, 2)
    if seat < 0:
        return refuse_field(out, Fault.BAD_SEAT, Field.FIVE, text, start, end)
    state.first_five = seat
    if state.obelisks[seat] < FIVE:
        begin_fault(out, FAULTS, Fault.FIVE_WRONG)
        tell_text(out, KEYS, Param.TEXT, text, start, end)
        tell_player(out, seat)
        return end_fault(out)
    return 0
