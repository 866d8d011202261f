"""What Nefertiti brings to the server: repairs of positions, and its stalls for the rules page."""

from ....kernel.text import Text, read_text
from ....server.study.repairs import Repair, fields_of, written
from ....wire.encoded import encoded
from ...contract import PositionError
from ..board import DATA, MARKETS, MEMPHIS, MEMPHIS_STALL
from ..game import GAME
from ..schema import Basis
from ..setup import clear
from ..show.stalls import show_stall
from ..state import State
from .wire.view import StallShown

__all__ = ["REPAIRS", "stalls"]


def _deben_home(text: str, error: PositionError) -> str | None:
    """Return the text with the Reserves changed so that no Deben is lost or won (N1.3)."""
    fields = fields_of(text)
    memphis = fields.get("memphis", "yes" if fields.get("players") == "5" else "no") == "yes"
    reserves = [int(part) for part in fields.get("reserves", ",".join(["1"] * (4 + memphis))).split(",")]
    missing = int(error.params["expected"]) - int(error.params["total"])
    reserves[0] += max(0, missing)
    for at, deben in enumerate(reserves):
        taken = min(deben, max(0, -missing))
        reserves[at], missing = deben - taken, missing + taken
    return written(fields | {"reserves": ",".join(map(str, reserves))}) if missing >= 0 else None


REPAIRS: dict[str, Repair] = {"wrong-money": _deben_home, "too-much-money": _deben_home}
"""How to repair a fault, by its code."""


def stalls() -> list[StallShown]:
    """Return all stalls with how sure we are of them."""
    state = GAME.blank(GAME.options({"players": 4, "memphis": True}))
    clear(state)
    bases = [basis for market in DATA.market for basis in (market.left.basis, market.right.basis)]
    shown = [_stall(state, stall // 2, stall, basis) for stall, basis in enumerate(bases)]
    return [*shown, _stall(state, MEMPHIS, MEMPHIS_STALL, DATA.memphis.basis)]


def _stall(state: State, market: int, stall: int, basis: Basis) -> StallShown:
    name = DATA.market[market].name if market < MARKETS else "memphis"
    out = Text()
    show_stall(state, market, stall, out)
    return StallShown(
        name, encoded(read_text(out)), basis.values, list(basis.values_stated), basis.symbols,
        list(basis.symbols_stated),
    )  # fmt: skip
