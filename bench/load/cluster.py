"""Servers that die: ``python -m bench.load.cluster`` lets people and bots play through many faults of three servers behind nginx.

The same as ``tests/server/cluster``, for as long as one likes.  It goes in legs, each with a new database, whose promises are
compared with what is stored at its end; what came of a leg is a line of a file.  Begun again with the same file, it goes on after
the last leg.  It fails unless nothing was lost, doubled, stuck or left behind; of a leg with such a thing the logs are kept beside
the file.
"""

import argparse
import asyncio
import shutil
import signal
import sys
import tempfile
import time
from collections import Counter
from pathlib import Path

import msgspec

from tests.postgres import cluster
from tests.server.cluster.trial import Outcome, Trial

KINDS = (("kill", "kill"), ("kill", "stop"), ("kill", "leave"))
"""What happens to two of three servers at the same moment."""


def tell(trial: Trial) -> None:
    """Say on one line how far a leg has come."""
    faults = ", ".join(f"{kind} {count}" for kind, count in sorted(trial.faults.items()))
    waits = ", ".join(f"{kind} {each[-1]:.1f} s" for kind, each in sorted(trial.waits.items()))
    print(f"{time.strftime('%H:%M:%S')} {faults}; acknowledged {len(trial.ledger.acknowledged)}; waits: {waits}", flush=True)


def run_leg(file: Path, number: int, asked: argparse.Namespace) -> Outcome:
    """Return what came of one leg, which is in the file by then."""
    with cluster() as postgres, tempfile.TemporaryDirectory() as folder:
        trial = Trial(
            postgres, Path(folder), tables=asked.tables, lease=asked.lease, seed=asked.seed + number, kinds=KINDS, tell=tell
        )
        try:
            outcome = asyncio.run(trial.run(asked.leg, asked.restarts))
        except BaseException:
            shutil.copytree(folder, file.with_suffix(f".{number}"), dirs_exist_ok=True)
            raise
        finally:
            trial.machines.sweep()
        if failed(outcome):
            shutil.copytree(folder, file.with_suffix(f".{number}"), dirs_exist_ok=True)
    with file.open("ab") as written:
        written.write(msgspec.json.encode(outcome) + b"\n")
    return outcome


def failed(outcome: Outcome) -> bool:
    """Return whether a promise was not kept."""
    return bool(outcome.lost or outcome.doubled or outcome.stuck or outcome.orphans)


def summary(legs: list[Outcome]) -> str:
    """Return what came of all legs."""
    faults, waits = Counter[str](), dict[str, list[float]]()
    for leg in legs:
        faults.update(leg.faults)
        for kind, each in leg.waits.items():
            waits.setdefault(kind, []).extend(each)
    lines = [f"{len(legs)} legs, {sum(leg.seconds for leg in legs) / 60:.0f} minutes: {dict(faults)}"]
    names = ("acknowledged", "matches", "comings", "lost", "doubled", "stuck", "orphans")
    lines.append("  ".join(f"{name} {sum(getattr(leg, name) for leg in legs)}" for name in names))
    for kind, each in sorted(waits.items()):
        each.sort()
        tenth = each[len(each) * 9 // 10]
        lines.append(f"until all tables had gone on after {kind}: median {each[len(each) // 2]:.1f} s, "
                     f"nine of ten {tenth:.1f} s, most {each[-1]:.1f} s")  # fmt: skip
    return "\n".join(lines)


def main() -> None:
    """Run what is missing of a trial and print the outcome of all of it."""
    parser = argparse.ArgumentParser()
    parser.add_argument("--faults", type=int, default=1000, help="of servers, in all legs together")
    parser.add_argument("--leg", type=int, default=48, help="faults of one leg")
    parser.add_argument("--restarts", type=int, default=2, help="of PostgreSQL in each leg, besides")
    parser.add_argument("--tables", type=int, default=3)
    parser.add_argument("--lease", type=float, default=2.0)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--file", type=Path, default=Path(__file__).with_name("cluster.jsonl"), help="what came of each leg")
    asked = parser.parse_args()
    signal.signal(signal.SIGTERM, signal.default_int_handler)  # whoever ends it leaves no server behind
    done = [msgspec.json.decode(line, type=Outcome) for line in asked.file.read_bytes().splitlines()] if asked.file.exists() else []
    while sum(leg.faults.get(kind, 0) for leg in done for kind in ("kill", "stop", "leave")) < asked.faults:
        done.append(run_leg(asked.file, len(done), asked))
        print(summary(done), flush=True)
    print(summary(done))
    sys.exit(any(map(failed, done)))


if __name__ == "__main__":
    main()
