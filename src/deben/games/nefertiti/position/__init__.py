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

The last column is what a field means that is left out.  Cards are written as :mod:`.cards` says.  Servants in hand and the supply
of seals follow from the rest.  A text written from a view has ``?`` where the view does not know; a match that starts from such a
text fills these places in from its seed, and so it does with the dice.
"""

from .fields import FIELDS
from .reading import read_position
from .writing import write_position

__all__ = ["FIELDS", "read_position", "write_position"]
