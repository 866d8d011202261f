"""Positions of Nefertiti in text.

A position is one line of fields in any order; only gifts must be there.  An example, three players in the middle of a closing::

    players=3 turn=2 phase=buy closing=g used=gr g=harp^,mirror,-,chair a=necklace^,chair,harp,mirror
    s=goldwork^,statuette,~harp,chair reserves=5,0,1,2 pieces=gr2:3,gr4:1,ar0:3 deben=6,9,10 seals=1,0,0
    seat1=harp,necklace seat3=mirror*2 bought=yes

The board and what people own:

==============  ==============================================================================  ======================
``players``     2 to 5                                                                           ``4``
``memphis``     whether the port is in play                                                      ``yes`` with five, else ``no``
``began``       which stalls the table chose at set-up: an option, see the rules                 ``discovery``
``cast``        which characters the table chose: an option, see the rules                       ``base``
``stalls``      the visible stall of each market, ``L`` or ``R``                                 those at set-up
``tile``        the market with the closed tile: ``g``, ``a``, ``s`` or ``l``                    ``l``
``barred``      the market on which Akhenaton was drawn                                          ``-``
``shut``        other markets closed for good: ``g,a``                                           ``-``
``g a s l``     the cards on each market: upper, lower 1, 2, 3; ``^`` after the upper card is    nothing
                its seal, ``~`` before a card says it lies face down
``port``        foreign gifts at Memphis                                                         ``-``
``reserves``    the Deben on each Reserve, Memphis last                                          1 on each
``pieces``      pieces with square and seat: ``gr4:1``; a collector is ``sl2a:c2``               ``-``
``deben``       the Deben of each seat                                                           as at set-up
``seals``       the royal seals of each seat                                                     none
``seat1…5``     the gifts of each seat, and of the ``neutral`` owner                             ``-``
``prestige``    what was scored in play: ``1:vizier:6,2:scribe:20``                              ``-``
``priest``      who keeps the Priest of Amon                                                     ``-``
``characters``  those still to be recruited                                                      all of the cast
``discarded``   the gifts out of the game                                                        what is left, if nothing is ``?``
``deck``        its cards, the top one first, ``?`` where not known                              ``?`` as many times as are left
==============  ==============================================================================  ======================

The moment:

=================  =========================================================================  =========================
``turn`` ``phase``  whose turn it is, and the decision that comes next                         ``1``, ``turn``
``recruited``      the character recruited this turn                                          whose power the phase is
``steps``          servants still to be placed this turn                                      ``1`` before placing
``used``           stalls on which a servant was placed this turn: ``gl,m``                   ``-``
``by-hand``        whether a market was closed by hand this turn                              ``no``
``after``          what came last: ``servant``, ``collector`` or ``reroll``                   by the phase
``holder``         who keeps Louqsor's dice, ``2*`` if they took them this turn               ``-``
``roll``           the last roll, ``4`` or ``3+5``; ``rolls`` counts them                     ``-``, ``0``
``luck``           the key of the dice to come; no view has it                                not known
``closing``        the market being resolved, ``m`` for Memphis                               ``-``
``picks``          cards the best bidder has taken; ``upper``: whether the upper one too      ``0``, ``no``
``counts``         whether the closing counts as one that may be barren; ``bought``:          ``yes`` on a market; ``no``
                   whether a card was bought in it
``barren``         closings in succession without a card bought                               ``0``
``user``           who uses the Travelling Thief                                              whose turn it is
``partner``        with whom a Merchant exchanges now: ``seat2``, ``neutral``; ``past``: with  ``-``
                   whom the first exchange was
``exchanges``      exchanges left; ``must``: whether the power has still to be used           by the phase
``at`` ``place``   the market and place chosen; the market the Travelling Thief came from     ``-``
``kind``           the card wanted from a partner, or given to the Oracle                     ``-``
``type``           the type named to the Royal Maid; ``owners``: how many had it before the   ``-``, as many as now
                   discards; ``asked``: the owner who discards now
``aside``          gifts chosen for the Royal Scribe, or taken from the Oracle's cards        ``-``
``oracle``         who has looked at the last cards; ``known``: how many they know            ``-``, ``5``
``sunk``           gifts seen to be put at the bottom, ``-`` for one drawn since              ``-``
``settled``        which of the Oracle's cards are exchanged already; ``ordered``: how many   ``-``, ``0``
                   have been put in order
=================  =========================================================================  =========================

The last column is what a field means that is left out.  Cards are written as :mod:`.words` says.  Servants in hand and the supply
of seals follow from the rest.  A text written from a view has ``?`` where the view does not know; a match that starts from such a
text fills these places in from its seed, and so it does with the dice.
"""

from ..contract import OptionsError
from ..position_text import read_fields
from .board import COPIES
from .faults import fault
from .fields import Field, always
from .fields_board import BOARD_FIELDS, MARKET_LETTERS
from .fields_moment import LATER_FIELDS, TURN_FIELDS
from .fields_owners import OWNER_FIELDS
from .options import Options, blank, check, options_of
from .plausible import check_plausible, settle_closing
from .setup import clear
from .state import State
from .wares import settle_cards
from .words import read_flag, write_flag

__all__ = ["FIELDS", "read_position", "write_position"]


def _options_first(_: State, __: str) -> None:
    """Nothing: the options are read before there is a state."""


OPTION_FIELDS = (
    Field("players", lambda state: str(state.players), _options_first, always("4")),
    Field("memphis", lambda state: write_flag(state.memphis), _options_first, lambda state: write_flag(state.players == 5)),
    Field("began", lambda state: options_of(state).stalls, _options_first, always("discovery")),
    Field("cast", lambda state: options_of(state).characters, _options_first, always("base")),
)
ALL_FIELDS = (*OPTION_FIELDS, *TURN_FIELDS, *BOARD_FIELDS, *OWNER_FIELDS, *LATER_FIELDS)
FIELDS = tuple(field.name for field in ALL_FIELDS)
"""The names of all fields, in the order in which they are written."""


def write_position(state: State) -> str:
    """Return a state or view in position notation; what a reader would fill in anyway is left out."""
    texts = {field.name: text for field in ALL_FIELDS if (text := field.write(state)) != field.default(state)}
    if not texts.keys() & set(MARKET_LETTERS):
        texts[MARKET_LETTERS[0]] = "-"  # a board without gifts still says so
    return " ".join(f"{name}={text}" for name, text in texts.items())


def read_position(text: str) -> State:
    """Return the state or view that a position text describes; raises ``PositionError`` saying what is wrong."""
    given = read_fields(text, FIELDS, fault)
    if not given.keys() & set(MARKET_LETTERS):
        raise fault("gifts-missing")
    state = blank(_read_options(given))
    state.draw_six = 0
    state.cards = int(COPIES[state.players - 2, state.memphis].sum()) + 1  # Akhenaton too
    clear(state)
    for field in ALL_FIELDS:
        field.read(state, given[field.name] if field.name in given else field.default(state))
    settle_cards(state, "discarded" in given)
    settle_closing(state)
    check_plausible(state)
    return state


def _read_options(given: dict[str, str]) -> Options:
    players = given.get("players", "4")
    if players not in ("2", "3", "4", "5"):
        raise fault("bad-players", text=players)
    memphis = bool(read_flag("memphis", given["memphis"])) if "memphis" in given else None
    if players == "5" and memphis is False:
        raise fault("five-need-memphis")
    options = Options(int(players), given.get("began", "discovery"), "base", memphis)
    try:
        options = check(options)
    except OptionsError:
        raise fault("bad-began", text=given["began"]) from None
    try:
        return check(Options(options.players, options.stalls, given.get("cast", "base"), options.memphis))
    except OptionsError:
        raise fault("bad-cast", text=given["cast"]) from None
