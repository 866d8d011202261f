"""Nothing that was promised is lost, nobody is stopped, whatever happens to servers; ``bench/load/cluster.py``: the long run."""

import asyncio
import os
from pathlib import Path

import pytest

from ...nightly import often
from ...postgres import DATABASES
from .proxy import NGINX
from .trial import Trial


@pytest.mark.skipif(
    os.environ.get("CI") != "true" and ("postgresql" not in DATABASES or not NGINX), reason="PostgreSQL or nginx is not installed"
)
def test_twenty_faults(postgres: str, tmp_path: Path) -> None:
    """Ten servers killed, five stopped for longer than their leases, five sent away, and the database restarted twice."""
    outcome = asyncio.run(Trial(postgres, tmp_path).run(often(20, 200), often(2, 10)))
    print(outcome)
    assert (outcome.lost, outcome.doubled, outcome.stuck, outcome.orphans) == (0, 0, 0, 0), outcome
    assert outcome.acknowledged > 100
