"""What holds at every moment of every match, checked on many matches at once.

Everything works on rows of states (``State.batch``), so that one match in plain Python and five hundred compiled ones go
through the same checks.
"""

from typing import Any

import numpy as np

from deben.games.nefertiti.board import (
    AKHENATON,
    COLLECTOR,
    COPIES,
    EMPTY,
    KINDS,
    MARKETS,
    MEMPHIS,
    MOST_SQUARES,
    NEUTRAL,
    NONE,
    SQUARES,
    TRAVELLER,
)  # fmt: skip
from deben.games.nefertiti.options import Options
from deben.games.nefertiti.state import Phase
from deben.kernel.record import Rows

SERVANTS = {2: 4, 3: 4, 4: 4, 5: 3}
MONEY = {2: 21, 3: 29, 4: 36, 5: 42}
TRAVELLING_THIEF = 15


def holds(truth: Any, what: str) -> None:
    """Fail with the numbers of the matches in which something does not hold."""
    assert np.all(truth), f"{what}: match {np.flatnonzero(~np.asarray(truth))[:5].tolist()}"


def money(rows: Rows) -> Any:
    """Return the Deben of players and Reserves together, match by match."""
    return rows["deben"].sum(axis=1, dtype=int) + rows["reserves"].sum(axis=1, dtype=int)


class Invariants:
    """The checks for one set of options; it remembers each match's money from one moment to the next."""

    def __init__(self, options: Options, rows: Rows) -> None:
        self.options = options
        expansion = options.characters != "base" or options.memphis or options.players in (2, 5)
        self.seals = 14 if expansion else 12  # N1.4
        self.copies = COPIES[options.players - 2, int(bool(options.memphis))]
        self.money = np.full(len(rows), MONEY[options.players] + MARKETS + bool(options.memphis))
        self.paying_neutral = np.zeros(len(rows), bool)

    def check(self, rows: Rows) -> None:
        """Check every match."""
        self.check_money(rows)
        self.check_cards(rows)
        self.check_seals(rows)
        self.check_pieces(rows)
        self.check_markets(rows)

    def check_money(self, rows: Rows) -> None:
        """Check that Deben move and never vanish, except those paid to the neutral owner (N1.3, N14.6); nobody owes any."""
        now = money(rows)
        holds((now == self.money) | (self.paying_neutral & (now < self.money)), "Deben are not conserved")
        holds((rows["deben"] >= 0).all(axis=1) & (rows["reserves"] >= 0).all(axis=1), "somebody has less than no Deben")
        self.money = now
        self.paying_neutral = (rows["phase"] == Phase.MERCHANT_GIVE) & (rows["partner"] == NEUTRAL)

    def check_cards(self, rows: Rows) -> None:
        """Check that every card is in exactly one place (N1.5, N5.8), Akhenaton in the deck until drawn (N2.5, N6.1)."""
        for kind in range(KINDS):
            found = rows["hands"][:, :, kind].sum(axis=1, dtype=int) + rows["docked"][:, kind] + rows["discarded"][:, kind]
            found += (rows["gifts"] == kind).sum(axis=(1, 2)) + (rows["deck"] == kind).sum(axis=1)
            holds(found == self.copies[kind], f"cards of kind {kind} are not conserved")
        holds((rows["hands"] >= 0).all(axis=(1, 2)), "somebody holds less than no gift")
        in_deck = (rows["deck"] == AKHENATON).sum(axis=1)
        holds(in_deck == (rows["barred"] == NONE), "Akhenaton is lost")
        held = (rows["deck"] != EMPTY).sum(axis=1)
        holds(held == rows["cards"].astype(int) - rows["drawn"], "the deck has holes")
        travellers = (rows["gifts"] == TRAVELLER).sum(axis=(1, 2))
        holds(travellers <= 1 - np.minimum(rows["characters"][:, TRAVELLING_THIEF], 1), "a Travelling Thief too many")

    def check_seals(self, rows: Rows) -> None:
        """Check that every seal is with a player, on an upper place or in the supply (N1.4, N3.1)."""
        seals = rows["seals"].sum(axis=1, dtype=int) + rows["sealed"].sum(axis=1, dtype=int) + rows["supply"]
        holds(seals == self.seals, "seals are not conserved")
        holds((rows["supply"] >= 0) & (rows["seals"] >= 0).all(axis=1), "less than no seal")

    def check_pieces(self, rows: Rows) -> None:
        """Check that pieces stand on squares that are in use, and none gets lost (N3.2, N3.4, N12.7, N14.1)."""
        players = self.options.players
        pieces = rows["pieces"]
        for seat in range(players):
            standing = (pieces == seat).sum(axis=(1, 2))
            holds(standing + rows["servants"][:, seat] == SERVANTS[players], f"servants of seat {seat} are not conserved")
            if seat < 2:
                collectors = (pieces == COLLECTOR + seat).sum(axis=(1, 2)) + rows["collectors"][:, seat]
                holds(collectors == (2 if players == 2 else 0), f"collectors of seat {seat} are not conserved")
        valid = (pieces == EMPTY) | ((pieces >= 0) & (pieces < players)) | ((pieces >= COLLECTOR) & (pieces < COLLECTOR + 2))
        holds(valid.all(axis=(1, 2)), "a piece of nobody")
        for market in range(MARKETS + 1):
            stall = 2 * market + (rows["visible"][:, market] if market < MARKETS else 0)
            outside = np.arange(MOST_SQUARES)[None, :] >= np.broadcast_to(SQUARES[stall], len(rows))[:, None]
            stands = pieces[:, market] != EMPTY
            holds(~(stands & outside).any(axis=1), "a piece beside its stall")
            in_use = rows["open"][:, market] == 1 if market < MARKETS else bool(self.options.memphis) & (rows["barred"] == NONE)
            holds(~stands.any(axis=1) | in_use | (rows["closing"] == market), f"a piece on {market}, which is closed")

    def check_markets(self, rows: Rows) -> None:
        """Check one closed tile, three open markets until Akhenaton and at most two afterwards (N2.2, N5.9, N6.1, N6.2)."""
        every = np.arange(len(rows))
        holds((rows["tile"] >= 0) & (rows["tile"] < MARKETS), "no closed tile")
        holds(rows["open"][every, rows["tile"]] == 0, "the market with the tile is open")
        count = rows["open"].sum(axis=1)
        barred = rows["barred"] != NONE
        holds(np.where(barred, count <= 2, count == 3), "the number of open markets")
        holds(~barred | (rows["open"][every, rows["barred"]] == 0), "Akhenaton's market is open")
        holds((rows["phase"] != Phase.OVER) | (barred & (count == 0)) | (rows["barren"] == 10), "an end without a reason")
        bits = (rows["face_down"][:, :, None] >> np.arange(4)) & 1
        holds(~((bits == 1) & ((rows["gifts"] == EMPTY) | (rows["gifts"] == TRAVELLER))).any(axis=(1, 2)), "nothing lies face down")
        holds((rows["phase"] != Phase.GO_ON) & (rows["closing"] <= MEMPHIS), "no decision")
