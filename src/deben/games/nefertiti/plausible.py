"""Whether a position written down by hand holds together, and what follows from its fields."""

import numpy as np

from ...kernel.contract import OVER
from ...kernel.record import Ints
from .actions import MOST_LEGAL
from .auction import BARREN_CLOSINGS, next_square
from .board import (
    AKHENATON, CHARACTER_NAMES, COLLECTOR, EMPTY, KIND_NAMES, KINDS, LOUQSOR, MARKETS, MEMPHIS, NONE, START_COLLECTORS, START_DEBEN,
    START_SERVANTS, TRAVELLER, UNKNOWN, Character,
)  # fmt: skip
from .closing import pieces_on
from .faults import fault
from .fields_moment import CLOSING_PHASES, POWERS
from .legal import legal
from .markets import open_markets
from .notation import PHASE_NAMES, PORT_NAMES
from .squares import can_place_collector
from .state import BOTTOM, Phase, State
from .turn import actor
from .words import unseen

__all__ = ["check_plausible", "settle_cards", "settle_closing"]
