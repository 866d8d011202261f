"""What each mark of the Duel means: the order is that of ``mind/features.py``."""

from itertools import product

from .....lab.legend import Marks, axis
from ...board import COPIES, Site, Token
from ...notation import BOAT_NAMES, PHASE_NAMES, SQUARE_NAMES
from ...position.tokens import FACE_CODES
from ...scoring import SOURCES

__all__ = ["LEGEND"]

WHOSE = axis("of", ("the seat", "the other"))
SIDE = axis("side", "AB")
SITE = axis("site", [site.name.lower() for site in Site])
BOAT = axis("boat", BOAT_NAMES)
SQUARE = axis("square", SQUARE_NAMES)
FACE = axis("face", FACE_CODES[:23])
LANE = axis("pawns", [*("".join(pawns) for pawns in product(".mt", repeat=3)), "gone"])
LEAD = axis("points", [f"{lead:+}" for lead in range(-25, 26)])
HAUL = axis("points", [f"{gain:+}" for gain in range(-8, 9)])

LEGEND = (
    Marks("sides", "the site lies with side B up", (SITE,)),
    Marks("second", "the seat is the second player"),
    Marks("phase", "what kind of decision comes next", (axis("phase", PHASE_NAMES),)),
    Marks("placed", "pawns placed so far in a build-up, if it is the seat's turn", (axis("pawns", (0, 1, 2, "not its turn")),)),
    Marks("time", "boats unloaded so far; the 18th ends the match", (axis("boats", range(19)),)),
    Marks("port", "a pawn stands on a square", (WHOSE, SQUARE)),
    Marks("lane", "the pawns of a lane, the square at the dock first: m the seat's, t the other's", (BOAT, LANE)),
    Marks("reserve", "pawns in hand", (WHOSE, axis("pawns", range(5)))),
    Marks("slot", "the cargo of a boat, slot 1 touching the port", (BOAT, axis("slot", range(1, 4)), FACE)),
    Marks("catch", "what a pawn would get from a lane with so many pawns", (WHOSE, axis("pawns", range(4)), FACE)),
    Marks("obelisks", "obelisks, by the side of their site", (WHOSE, SIDE, axis("number", range(13)))),
    Marks("five", "who had five obelisks first", (WHOSE,)),
    Marks("temples", "temples of a value", (WHOSE, SIDE, axis("value", range(1, 5)), axis("number", range(4)))),
    Marks("pyramids", "pyramids of a colour", (WHOSE, SIDE, axis("colour", ("light", "dark")), axis("number", range(7)))),
    Marks("chamber", "a number of the burial chamber is held", (WHOSE, SIDE, axis("number", range(1, 13)))),
    Marks("tokens", "action tokens", (WHOSE, axis("token", [token.name.lower() for token in Token]), axis("number", range(4)))),
    Marks(
        "unseen", "tokens of a face that nobody has seen",
        (axis("face", [f"{face} × {n}" for face, most in zip(FACE_CODES, COPIES, strict=False) for n in range(most + 1)]),),
    ),
    Marks("lead", "the lead in points now", (LEAD,)),
    Marks("promise", "the lead with what both may hope for", (LEAD,)),
    Marks("points", "points from a source", (WHOSE, axis("source", SOURCES), axis("from", range(-6, 34, 2)))),
    Marks(
        "worth", "what one more token is worth, in tenths; T: any action token",
        (WHOSE, axis("face", FACE_CODES[:20]), axis("from", range(-8, 120, 8))),
    ),
    Marks("haul", "what unloading a boat would bring the seat more than the other", (BOAT, HAUL)),
    Marks("best", "the best and the worst of these", (axis("boat", ("best", "worst")), HAUL)),
)  # fmt: skip
"""All marks in their order."""
