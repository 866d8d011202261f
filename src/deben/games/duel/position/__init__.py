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

The last column is what a field means that is left out.  The codes of tokens are those of :mod:`.tokens`.  The phases are
``turn take build rush-place rush-unload rush-again swap swap-unload over``.

A text written from a view has ``?`` where the view does not know; a match that starts from such a text fills these places in
from its seed.  The reserves, the number of unloads and the rest follow from the fields.
"""

from .fields import FIELDS
from .reading import read_position
from .writing import write_position

__all__ = ["FIELDS", "read_position", "write_position"]
