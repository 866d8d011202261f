"""Checking records for people: what the server can replay, and what it tells the page so that the page can check for itself."""

from typing import Any

from ..games.duel.board import COPIES as TOKEN_COPIES
from ..games.duel.cargo import FACE_CODES
from ..games.nefertiti.board import CHARACTERS, COPIES, KINDS, LOOSE_COPIES, MARKETS
from ..games.nefertiti.words import CARD_NAMES
from ..match import History, verify_record
from .engines import Engines
from .wire.replay import SetupLuck, Verification

__all__ = ["setup_luck", "verification_of"]

AT_RANDOM = 2  # a stall that set-up chooses


def verification_of(text: bytes, engines: Engines) -> Verification:
    """Return what holds of a record and what does not: the same as ``deben verify``."""
    verdict = verify_record(text, engines.offer)
    history, record = verdict.history, verdict.record
    points = history.outcome.points if history and history.outcome else []
    return Verification(
        held=list(verdict.held), fails=verdict.fails, fault=verdict.fault.code if verdict.fault else None,
        actions=len(record.actions) if record else 0, rules=record.rules if record else 0, points=points, digest=verdict.digest,
    )  # fmt: skip


def setup_luck(history: History) -> SetupLuck | None:
    """Return what the set-up of a match drew from its seed; None for one that began from a position."""
    if history.position is not None:
        return None
    if history.game.name == "duel":
        return SetupLuck([], [code for face, code in enumerate(FACE_CODES) for _ in range(int(TOKEN_COPIES[face]))])
    return _nefertiti(history.game.blank(history.options))


def _nefertiti(blank: Any) -> SetupLuck:
    """Return the draws of Nefertiti's set-up: stalls, characters, and then the deck (N2.1, N9.1, N2.5)."""
    stalls = [2 for market in range(MARKETS) if blank.visible[market] == AT_RANDOM]
    loose = sum(int(LOOSE_COPIES[character]) for character in range(CHARACTERS))
    characters = list(range(loose, 1, -1)) if blank.draw_six else []
    copies = COPIES[blank.players - 2, blank.memphis]
    return SetupLuck(stalls + characters, [CARD_NAMES[kind] for kind in range(KINDS) for _ in range(int(copies[kind]))])
