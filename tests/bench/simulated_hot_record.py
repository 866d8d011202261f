"""Ways of ``bench/hot_record.py`` in Numba's CUDA simulator: ``NUMBA_ENABLE_CUDASIM=1 python -m tests.bench.simulated_hot_record``.

Prints for each way what it made of some matches of Nefertiti; a thread votes alone there.
"""

import hashlib
import json
import sys
from dataclasses import dataclass
from typing import Any

import numpy as np

from bench import hot_record
from bench.bare import usual_table
from deben.kernel.record import RowsOf
from tests.kernel.simulated_cuda import SimulatedExecutor

MATCHES = 5


@dataclass
class Pair:
    """A state of a near part and the rest."""

    near: Any
    far: Any

    def __getattr__(self, name: str) -> Any:
        return getattr(self.near if name in type(self.near).fields else self.far, name)

    def __setattr__(self, name: str, value: Any) -> None:
        if name in ("near", "far"):
            object.__setattr__(self, name, value)
        else:
            setattr(self.near if name in type(self.near).fields else self.far, name, value)


def played(way: hot_record.Way) -> str:
    executor = SimulatedExecutor(hot_record.RULES, block=1)
    rules = executor.rules
    near = hot_record.part_of(rules.record, way.near or tuple(rules.record.fields))
    names = {"as_near": lambda rows: RowsOf(near, rows), "joined": Pair, "votes_for": int}
    kernel, each = hot_record.kernel_of(executor, way, names), max(1, way.each)
    rows, counts = executor.put(rules.record.batch(MATCHES)), executor.put(np.zeros(MATCHES, np.int32))
    executor.setup_rows(rows, usual_table(rules), 2**100, 0, MATCHES)
    kernel[-(-MATCHES // each), 1](executor.hand(rules.record, rows), 1, counts, 0, MATCHES)
    return hashlib.sha256(executor.fetch(rows).tobytes() + executor.fetch(counts).tobytes()).hexdigest()


if __name__ == "__main__":
    print(json.dumps({name: played(hot_record.WAYS[name]) for name in sys.argv[1:]}))
