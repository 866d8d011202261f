"""One report of OpenSpiel's speed, measured in its own environment."""

import json
import subprocess
import sys
from pathlib import Path
from typing import Any

__all__ = ["openspiel"]

LAUNCH = Path(__file__).with_name("launch.py")


def openspiel(seconds: float, seed: int, *more: str) -> dict[str, Any]:
    """Return one report; see ``measure.py`` for what it holds.  Leaves with a line where OpenSpiel cannot be measured."""
    asked = ["--repeat", "1", "--seconds", str(seconds), "--seed", str(seed), *more]
    done = subprocess.run([sys.executable, str(LAUNCH), *asked], stdout=subprocess.PIPE, text=True, check=False)
    if done.returncode:  # its progress went to our stderr
        sys.exit("bench: OpenSpiel could not be measured")
    report: dict[str, Any] = json.loads(done.stdout)
    return report
