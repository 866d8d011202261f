"""The toy's module, built as the games' are: ``python -m tests.lab.toy_module FILE`` writes it, since Numba must be fresh."""

import sys
from pathlib import Path

from deben.kernel.wasm.lowering import lower
from deben.kernel.wasm.module import ModuleInfo, write_info
from deben.kernel.wasm.signature import signature_of
from deben.lab.module import ENTRIES  # which tells Numba for what it compiles

from ..kernel.toy import TOY

HOT = (
    "setup_many", "actor_many", "legal_many", "step_many", "play_many", "standing_many", "view_many", "mask_many", "pick_many",
    "wrong_many",
)  # fmt: skip
COLD = ("turn_one", "conceal_one", "begin_many", "finish_many", "reward_many")

if __name__ == "__main__":
    path, entries = Path(sys.argv[1]), {entry.__name__: entry for entry in ENTRIES}
    path.write_bytes(lower(TOY, [entries[name] for name in HOT], [entries[name] for name in COLD], print))
    signatures = {name: signature_of(entries[name]) for name in HOT + COLD}
    info = ModuleInfo(TOY.name, 1, TOY.function_names(), {}, {"State": TOY.record.dtype.itemsize}, signatures, {})
    path.with_suffix(".json").write_text(write_info(info), encoding="utf-8")
