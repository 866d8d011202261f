"""Nothing that was promised is lost, nobody is stopped, whatever happens to servers; ``bench/load/cluster.py``: the long run."""

import asyncio
import os
from pathlib import Path

import pytest

from ...nightly import often
from ...postgres import DATABASES
from .proxy import NGINX
from .trial import Trial

pytestmark = pytest.mark.skipif(
    os.environ.get("CI") != "true" and ("postgresql" not in DATABASES or not NGINX), reason="PostgreSQL or nginx is not installed"
)


COMPLAINTS = 60


def complaints(log: Path) -> str:
    """Return what servers warned of last: pytest keeps the log itself for three runs only."""
    lines = log.read_text(encoding="utf-8", errors="replace").splitlines()
    return "\n".join([line for line in lines if " warning " in line or " error " in line][-COMPLAINTS:])


def check(trial: Trial, faults: int, restarts: int) -> dict[str, int]:
    """Return how often what happened, after looking whether every promise was kept."""
    try:
        outcome = asyncio.run(trial.run(faults, restarts))
    finally:
        trial.machines.sweep()
    assert (outcome.lost, outcome.doubled, outcome.stuck, outcome.orphans) == (0, 0, 0, 0), (
        f"{outcome}\n{complaints(trial.folder / 'servers.log')}"
    )
    assert outcome.acknowledged > 100
    return outcome.faults


KILLS, LEAVES, STOPS = ("kill", "kill"), ("kill", "leave"), ("stop", "leave")
ROUNDS = (KILLS, LEAVES, STOPS, KILLS, KILLS, LEAVES, KILLS, KILLS, LEAVES, KILLS, KILLS, LEAVES, KILLS)
"""What happens to two servers at the same moment, in turn; that one is stopped takes longest, and so comes once."""


def test_twenty_kills(postgres: str, tmp_path: Path) -> None:
    """Twenty servers killed, five sent away, one stopped beyond its lease, and the database restarted twice."""
    times = often(1, 10)
    happened = check(Trial(postgres, tmp_path, kinds=ROUNDS), 2 * len(ROUNDS) * times, often(2, 10))
    assert happened == {"kill": 20 * times, "leave": 5 * times, "stop": times, "restart of PostgreSQL": often(2, 10)}


@pytest.mark.nightly
def test_servers_stopped_beyond_their_leases(postgres: str, tmp_path: Path) -> None:
    """Nothing is lost or doubled then either, as often as that happens."""
    assert check(Trial(postgres, tmp_path), 20, 2)["stop"] == 5
