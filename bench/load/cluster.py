"""Servers that die: ``python -m bench.load.cluster`` lets people and bots play through many faults of three servers behind nginx.

The same as ``tests/server/cluster``, for as long as one likes; ``--faults 1000`` is the long run.  It prints what came of it, and
fails unless nothing was lost, doubled, stuck or left behind.
"""

import argparse
import asyncio
import json
import sys
import tempfile
from pathlib import Path

import msgspec

from tests.postgres import cluster
from tests.server.cluster.trial import Trial


def main() -> None:
    """Run a trial and print its outcome."""
    parser = argparse.ArgumentParser()
    parser.add_argument("--faults", type=int, default=1000)
    parser.add_argument("--restarts", type=int, default=30, help="of PostgreSQL, among them")
    parser.add_argument("--tables", type=int, default=12)
    parser.add_argument("--lease", type=float, default=2.0)
    parser.add_argument("--seconds", type=float, help="no new fault after so long")
    parser.add_argument("--seed", type=int, default=1)
    asked = parser.parse_args()
    with cluster() as postgres, tempfile.TemporaryDirectory() as folder:
        trial = Trial(postgres, Path(folder), tables=asked.tables, lease=asked.lease, seed=asked.seed, seconds=asked.seconds)
        outcome = asyncio.run(trial.run(asked.faults, asked.restarts))
    told = msgspec.to_builtins(outcome)
    told["waits"] = {
        kind: {"times": len(each), "median": sorted(each)[len(each) // 2], "most": max(each)}
        for kind, each in outcome.waits.items()
    }
    print(json.dumps(told))
    sys.exit(bool(outcome.lost or outcome.doubled or outcome.stuck or outcome.orphans))


if __name__ == "__main__":
    main()
