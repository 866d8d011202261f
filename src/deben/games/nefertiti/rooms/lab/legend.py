"""What each mark of Nefertiti means: the order is that of ``mind/features.py``."""

from .....lab.legend import Marks, axis
from ...actions import CLOSE, PLACE
from ...board import CHARACTER_NAMES, KIND_NAMES, MARKET_NAMES, MOST_PLAYERS, TYPE_NAMES
from ...notation import ACTION_NAMES, PHASE_NAMES, PLACE_NAMES, STALL_LETTERS

__all__ = ["LEGEND"]

SEATS = tuple(range(MOST_PLAYERS))
OWNERS = (*(f"seat + {seat}" for seat in SEATS), "neutral")
SEAT = axis("seat +", SEATS)
OTHER = axis("seat +", SEATS[1:])
MARKET = axis("market", MARKET_NAMES)
ANYWHERE = axis("market", (*MARKET_NAMES, "memphis"))
NOWHERE = axis("market", ("none", *MARKET_NAMES, "memphis"))
PLACED = axis("place", PLACE_NAMES)
SQUARE = axis("square", ACTION_NAMES[PLACE:CLOSE])
KIND = axis("gift", KIND_NAMES)
TYPE = axis("type", TYPE_NAMES)
CHARACTER = axis("character", CHARACTER_NAMES)
WORTH = axis("from", range(0, 192, 16))
LEAD = axis("from", [f"{lead:+}" for lead in range(-42, 40, 2)])
FLAGS = (
    "market closed by hand", "collector's moment over", "re-roll's moment over", "best bidder not done", "upper gift taken",
    "power must be used", "something was bought", "closings without a sale",
)  # fmt: skip

LEGEND = (
    Marks("table", "how many play, and whether Memphis does", (axis("table", ("2 players", "3", "4", "5", "memphis")),)),
    Marks("phase", "what kind of decision comes next", (axis("phase", PHASE_NAMES),)),
    Marks("turn", "whose turn it is, counted from the seat on", (SEAT,)),
    Marks("recruited", "the character recruited this turn", (axis("character", ("none", *CHARACTER_NAMES)),)),
    Marks("steps", "servants still to be placed this turn", (axis("servants", range(6)),)),
    Marks("flags", "what has happened in this turn or closing", (axis("flag", FLAGS),)),
    Marks("picks", "gifts that the best bidder has taken", (axis("gifts", range(5)),)),
    Marks("spread", "Deben still to be spread", (axis("deben", range(8)),)),
    Marks("exchanges", "exchanges still allowed", (axis("exchanges", range(5)),)),
    Marks("closing", "the market that closes", (NOWHERE,)),
    Marks("resolved", "the square that is resolved in it", (SQUARE,)),
    Marks("market", "the market a power is about", (NOWHERE,)),
    Marks("kind", "the gift a power is about", (axis("gift", ("none", *KIND_NAMES)),)),
    Marks("partner", "with whom the merchant exchanges", (axis("owner", (*OWNERS, "nobody")),)),
    Marks("deck", "cards left", (axis("cards", range(32)),)),
    Marks("barred", "the market on which Akhenaton came", (axis("market", ("none", *MARKET_NAMES)),)),
    Marks("tile", "the market with the closed tile", (MARKET,)),
    Marks("open", "the market is open", (MARKET,)),
    Marks("sealed", "a seal lies on the upper place", (MARKET,)),
    Marks("shown", "the stall is in use", (axis("stall", STALL_LETTERS),)),
    Marks(
        "pieces", "what stands on a square",
        (SQUARE, axis("piece", (*(f"servant of seat + {seat}" for seat in SEATS), "own collector", "other collector"))),
    ),
    Marks("mine", "own pieces at a market", (ANYWHERE, axis("pieces", range(5)))),
    Marks("theirs", "pieces of others at a market", (ANYWHERE, axis("pieces", range(8)))),
    Marks("gifts", "what lies on a place", (MARKET, PLACED, axis("gift", (*KIND_NAMES, "travelling-thief", "face-down")))),
    Marks("reserves", "Deben in a Reserve", (ANYWHERE, axis("deben", range(10)))),
    Marks("docked", "foreign gifts at Memphis", (KIND, axis("number", ("1", "2 or more")))),
    Marks("deben", "Deben, from 14 on two by two", (SEAT, axis("from", (*range(14), *range(14, 34, 2))))),
    Marks("seals", "seals", (SEAT, axis("number", range(8)))),
    Marks("servants", "servants in hand", (SEAT, axis("number", range(8)))),
    Marks("collectors", "collectors in hand", (axis("of", ("own side", "other side")), axis("number", range(3)))),
    Marks("units", "gifts of a type", (axis("owner", OWNERS), TYPE, axis("number", range(1, 7)))),
    Marks("plus", "foreign bonus for a type", (SEAT, TYPE, axis("points", range(1, 4)))),
    Marks("owned", "owners of a type", (TYPE, axis("owners", range(4)))),
    Marks("unseen", "gifts of a type that nobody has seen", (TYPE, axis("number", range(10)))),
    Marks("cast", "copies of a character to be recruited", (CHARACTER, axis("copies", ("1", "2 or more")))),
    Marks("priest", "who keeps the Priest of Amon", (SEAT,)),
    Marks("holder", "who holds the dice", (SEAT,)),
    Marks("points", "points now", (SEAT, axis("from", range(0, 128, 4)))),
    Marks("lead", "the lead over another in points", (OTHER, LEAD)),
    Marks("hope", "the lead with what both may hope for", (OTHER, LEAD)),
    Marks("worth", "what a gift on a market is worth to the seat, in tenths", (MARKET, PLACED, WORTH)),
    Marks("best", "the most of these", (MARKET, WORTH)),
)  # fmt: skip
"""All marks in their order."""
