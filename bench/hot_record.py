"""What a smaller hot record brings on a GPU: ``python3 bench/hot_record.py`` on a machine that has one; see ``bench/bare.py``.

Random play of Nefertiti to the end.  The fields that a decision touches most lie near, in the memory that a block shares, and the
others stay far, in the rows of the batch: rule functions get a state that is made of both.  What becomes free holds several matches
a thread: the threads of a warp then vote for what is to be done, and each does it in whichever of its matches has that to do, so
that more of them are at work at a time.  Every way must end in the same bytes as the executor's; each is compiled in a process of
its own and measured alone.  Prints a line a way, then JSON.
"""

import argparse
import fcntl
import hashlib
import json
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Any, NamedTuple

sys.path[:0] = [str(Path(__file__).resolve().parents[1]), str(Path(__file__).resolve().parents[1] / "src")]

from bench.bare import bare_rules, usual_table  # noqa: E402

RULES = bare_rules("nefertiti")

import numpy as np  # noqa: E402

from deben.games.nefertiti.state import Phase  # noqa: E402
from deben.games.nefertiti.turn import decide, go_on  # noqa: E402
from deben.kernel.chance import choose, seed_chance  # noqa: E402
from deben.kernel.contract import legal  # noqa: E402
from deben.kernel.entries.matches import play_out  # noqa: E402
from deben.kernel.log import EVENT_WIDTH  # noqa: E402
from deben.kernel.native.cuda import CudaExecutor, load_cuda  # noqa: E402
from deben.kernel.record import Record  # noqa: E402
from deben.kernel.rule import rule  # noqa: E402

cuda = load_cuda()
from deben.kernel.native.grid import CELL, CHANCE, MOST_LEGAL, THREADS, as_cells, as_chances  # noqa: E402

NEAR: Any = None
"""Stand-in: the type of the near part of a state."""
EACH = 1
"""Stand-in: how many matches a thread has."""
ROOM = 1
"""Stand-in: how many the threads of a block have."""
EVERYBODY = 0xFFFFFFFF
OVER, CLOSING, DECIDE = 63, 31, 32
"""What a match has to do: to be listed and chosen from (its phase), to go on (0, or while a market closes 31), to carry out what
was chosen (its phase and 32), or nothing any more."""

HOT = (
    "closing", "seat", "phase", "square", "visible", "steps", "collector_done", "reroll_done", "picks", "best", "players",
    "memphis", "stalls_used", "drawn", "open", "recruited", "seals", "took_upper", "pieces", "holder_new", "bought", "holder",
    "past_partner", "closed_by_hand", "face_down", "servants", "counts", "tile", "barred", "supply", "characters", "type", "gifts",
    "reserves", "dice", "deben", "cards", "rolls", "barren",
)  # fmt: skip
"""The fields that plain Python reads or writes most often for each of their bytes: 147 bytes, 93 % of what is touched."""
WARM = (*HOT, "hands", "asked", "must", "sealed", "collectors", "market", "course_owners", "docked", "exchanges", "partner", "kind")
"""The same, and the hands: 286 bytes, 99 %."""


def joined(*parts: Any) -> Any:
    """Return a state of a near part and the rest; a stand-in, like the four below."""
    return parts


as_near = take = give = votes_for = joined


class Way(NamedTuple):
    """One way to play: what is near, whether every function is put into its callers, how many matches a thread has."""

    near: tuple[str, ...] = ()
    inline: bool = False
    each: int = 0
    registers: int | None = None


WAYS = {
    "as the executor": Way(),
    "inlined": Way(inline=True),
    "hot 147 bytes": Way(HOT),
    "hot 286 bytes": Way(WARM),
    "hot 147 bytes, 96 registers": Way(HOT, registers=96),
    "hot 147 bytes, inlined": Way(HOT, inline=True),
    "voting, 4 matches a thread, hot": Way(HOT, each=4),
    "voting, 4 matches a thread, far": Way(each=4),
    "voting, 8 matches a thread, far": Way(each=8),
}


def near_kernel(states: Any, chance_seed: int, counts: Any, start: int, stop: int) -> None:
    """Play one match to the end, with the near part of its state in shared memory."""
    i = start + cuda.grid(1)
    mine = cuda.threadIdx.x
    near = as_near(cuda.shared.array(THREADS, NEAR))
    if i < stop:
        chances = as_chances(cuda.local.array(1, CHANCE))
        moves = as_cells(cuda.local.array(MOST_LEGAL, CELL))
        log = as_cells(cuda.local.array((1, EVENT_WIDTH), CELL))
        take(near[mine], states[i])
        seed_chance(chances[0], i, chance_seed)
        counts[i] = play_out(joined(near[mine], states[i]), chances[0], moves, log[:0])
        give(states[i], near[mine])


@rule
def due(state: Any) -> int:
    """Return what a match has to do that waits for nobody's choice."""
    if state.phase == Phase.OVER:
        return OVER
    return CLOSING if state.phase == Phase.GO_ON and state.closing >= 0 else state.phase


@rule
def advance(state: Any, key: int, action: int, chance: Any, moves: Any, log: Any) -> int:
    """Do what a match has to do; return the action that was chosen, if that was it."""
    if key == Phase.GO_ON or key == CLOSING:
        go_on(state, log)
    elif key >= DECIDE:
        decide(state, action, log)
    else:
        action = moves[choose(chance, legal(state, moves))]
    return action


def voting_kernel(states: Any, chance_seed: int, counts: Any, start: int, stop: int) -> None:
    """Play some matches a thread, of which each is now and then the one that goes on."""
    first = start + cuda.grid(1) * EACH
    near = as_near(cuda.shared.array(ROOM, NEAR))
    mine = cuda.threadIdx.x * EACH
    chances = as_chances(cuda.local.array(EACH, CHANCE))
    moves = as_cells(cuda.local.array(MOST_LEGAL, CELL))
    log = as_cells(cuda.local.array((1, EVENT_WIDTH), CELL))
    keys, chosen = as_cells(cuda.local.array(EACH, CELL)), as_cells(cuda.local.array(EACH, CELL))
    for k in range(EACH):
        keys[k] = OVER
        if first + k < stop:
            take(near[mine + k], states[first + k])
            seed_chance(chances[k], first + k, chance_seed)
            keys[k] = due(joined(near[mine + k], states[first + k]))
            counts[first + k] = 0
    while True:
        wanted = 0
        for k in range(EACH):
            if keys[k] != OVER:
                wanted |= 1 << keys[k]
        best, most = OVER, 0
        for key in range(OVER):
            votes = votes_for((wanted >> key) & 1)
            if votes > most:
                best, most = key, votes
        if most == 0:
            break
        which = EACH
        for k in range(EACH):
            if keys[k] == best:
                which = k
        if which < EACH:
            state = joined(near[mine + which], states[first + which])
            chosen[which] = advance(state, best, chosen[which], chances[which], moves, log[:0])
            if best < DECIDE and best != Phase.GO_ON and best != CLOSING:
                keys[which] = DECIDE + best
                counts[first + which] += 1
            else:
                keys[which] = due(state)
    for k in range(EACH):
        if first + k < stop:
            give(states[first + k], near[mine + k])


def far_kernel(states: Any, chance_seed: int, counts: Any, start: int, stop: int) -> None:
    """Play the same way, with nothing near."""
    first = start + cuda.grid(1) * EACH
    chances = as_chances(cuda.local.array(EACH, CHANCE))
    moves = as_cells(cuda.local.array(MOST_LEGAL, CELL))
    log = as_cells(cuda.local.array((1, EVENT_WIDTH), CELL))
    keys, chosen = as_cells(cuda.local.array(EACH, CELL)), as_cells(cuda.local.array(EACH, CELL))
    for k in range(EACH):
        keys[k] = OVER
        if first + k < stop:
            seed_chance(chances[k], first + k, chance_seed)
            keys[k] = due(states[first + k])
            counts[first + k] = 0
    while True:
        wanted = 0
        for k in range(EACH):
            if keys[k] != OVER:
                wanted |= 1 << keys[k]
        best, most = OVER, 0
        for key in range(OVER):
            votes = votes_for((wanted >> key) & 1)
            if votes > most:
                best, most = key, votes
        if most == 0:
            break
        which = EACH
        for k in range(EACH):
            if keys[k] == best:
                which = k
        if which < EACH:
            chosen[which] = advance(states[first + which], best, chosen[which], chances[which], moves, log[:0])
            if best < DECIDE and best != Phase.GO_ON and best != CLOSING:
                keys[which] = DECIDE + best
                counts[first + which] += 1
            else:
                keys[which] = due(states[first + which])


def part_of(record: type[Record], names: tuple[str, ...]) -> type[Record]:
    """Return a record of some fields of another."""
    return type("Near", (Record,), {name: record.fields[name] for name in names})


def copier(record: type[Record], to: str, source: str) -> Callable[..., None]:
    """Return a rule function that copies every field of a small record from one state to another, one of which may be larger."""
    lines = [f"def copy({to}, {source}):"]
    for name, field in record.fields.items():
        indent, cells = "    ", [f"at{place}" for place in range(len(field.shape))]
        for cell, length in zip(cells, field.shape, strict=True):
            lines.append(f"{indent}for {cell} in range({length}):")
            indent += "    "
        index = f"[{', '.join(cells)}]" if cells else ""
        lines.append(f"{indent}{to}.{name}{index} = {source}.{name}{index}")
    found: dict[str, Any] = {}
    exec("\n".join(lines), {}, found)
    return rule(found["copy"])  # type: ignore[no-any-return]


def joining() -> Any:
    """Return ``joined`` as the compiler for GPUs takes it: a type of its own, two pointers whose fields are those of both."""
    from numba.cuda import cgutils, types
    from numba.cuda.cudadecl import registry as typing
    from numba.cuda.cudaimpl import registry as lowering
    from numba.cuda.extending import intrinsic, models, register_model
    from numba.cuda.np.arrayobj import record_getattr, record_setattr
    from numba.cuda.typing.templates import AttributeTemplate, signature

    class Joined(types.Type):  # type: ignore[misc]
        def __init__(self, near: Any, far: Any) -> None:
            self.near, self.far = near, far
            super().__init__(name=f"Joined({near}, {far})")

        def part(self, name: str) -> tuple[int, Any]:
            return (0, self.near) if name in self.near.fields else (1, self.far)

    @register_model(Joined)
    class JoinedModel(models.StructModel):  # type: ignore[misc]
        def __init__(self, manager: Any, joined: Any) -> None:
            super().__init__(manager, joined, [("near", joined.near), ("far", joined.far)])

    @typing.register_attr
    class JoinedFields(AttributeTemplate):  # type: ignore[misc]
        key = Joined

        def generic_resolve(self, joined: Any, name: str) -> Any:
            return joined.part(name)[1].typeof(name)

    @lowering.lower_getattr_generic(Joined)  # type: ignore[untyped-decorator]
    def read(context: Any, builder: Any, joined: Any, value: Any, name: str) -> Any:
        place, part = joined.part(name)
        return record_getattr(context, builder, part, builder.extract_value(value, place), name)

    @lowering.lower_setattr_generic(Joined)  # type: ignore[untyped-decorator]
    def write(context: Any, builder: Any, types_: Any, given: Any, name: str) -> Any:
        place, part = types_.args[0].part(name)
        pointer = builder.extract_value(given[0], place)
        return record_setattr(context, builder, signature(types.void, part, types_.args[1]), (pointer, given[1]), name)

    @intrinsic  # type: ignore[untyped-decorator]
    def join(context: Any, near: Any, far: Any) -> Any:  # noqa: ARG001
        def build(context: Any, builder: Any, types_: Any, given: Any) -> Any:
            value = cgutils.create_struct_proxy(types_.return_type)(context, builder)
            value.near, value.far = given
            return value._getvalue()

        return Joined(near, far)(near, far), build

    return join


def count_votes(wanted: int) -> int:
    """Return how many threads of the warp want something."""
    return cuda.popc(cuda.ballot_sync(EVERYBODY, wanted))  # type: ignore[no-any-return]


def kernel_of(executor: CudaExecutor, way: Way, names: dict[str, Any] | None = None) -> Any:
    """Return the kernel of a way; ``names`` says otherwise what stand-ins mean, in the simulator."""
    if not way.near and not way.each:
        return executor.kernel("play")
    near = part_of(executor.rules.record, way.near) if way.near else executor.rules.record
    usual = executor.stand_ins
    same = usual()["as_cells"]
    own = {
        "NEAR": near.dtype, "EACH": max(1, way.each), "ROOM": executor.block * way.each, "as_near": same,
        "take": executor._callee(copier(near, "near", "state")), "give": executor._callee(copier(near, "state", "near")),
    }  # fmt: skip
    own |= names if names is not None else {"joined": joining(), "votes_for": executor.device_function(count_votes)}  # type: ignore[arg-type]
    executor.stand_ins = lambda: {**usual(), **own, "Phase": Phases}  # type: ignore[method-assign]
    try:
        kernel = near_kernel if not way.each else voting_kernel if way.near else far_kernel
        return executor.translate(kernel, **({"max_registers": way.registers} if way.registers else {}))
    finally:
        executor.stand_ins = usual  # type: ignore[method-assign]


class Phases(NamedTuple):
    """The phases that kernels name, as plain numbers."""

    GO_ON: int = int(Phase.GO_ON)


Phases = Phases()  # type: ignore[misc,assignment]


def measured(way: Way, size: int, repeats: int, lock: Path) -> dict[str, Any]:
    """Return what a way does with so many matches: compiled first, then measured while nobody else is."""
    executor = CudaExecutor(replace(RULES, inline=way.inline))
    kernel, blank, each = kernel_of(executor, way), usual_table(RULES), max(1, way.each)
    rows, counts = executor.new(RULES.record.dtype, size), executor.new(np.int32, size)

    def play(matches: int) -> float:
        executor.setup_rows(rows, blank, 2**100, 0, size)
        executor.wait()
        begun = time.perf_counter()
        threads = -(-matches // each)
        kernel[-(-threads // executor.block), executor.block](rows, 1, counts, 0, matches)
        executor.wait()
        return time.perf_counter() - begun

    first = play(64)
    with lock.open("w") as file:
        fcntl.flock(file, fcntl.LOCK_EX)
        best = min(play(size) for _ in range(repeats))
    decisions = int(executor.fetch(counts).astype(np.int64).sum())
    digest = hashlib.sha256(executor.fetch(rows).tobytes() + executor.fetch(counts).tobytes()).hexdigest()[:12]
    facts = {}
    for name in ("get_regs_per_thread", "get_local_mem_per_thread", "get_shared_mem_per_block"):
        found = getattr(kernel, name)() if hasattr(kernel, name) else {}
        facts[name[4:]] = next(iter(found.values())) if isinstance(found, dict) and found else found
    return {"decisions_per_s": decisions / best, "compiled": first, "digest": digest, **facts}


def main() -> None:
    """Measure every way, or in a process of its own the one that is named."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--size", type=int, default=1 << 19)
    parser.add_argument("--repeats", type=int, default=3)
    parser.add_argument("--seconds", type=float, default=240.0, help="how long a way may take, compiling included")
    parser.add_argument("--way", choices=WAYS)
    parser.add_argument("--lock", type=Path)
    asked = parser.parse_args()
    if asked.way:
        print(json.dumps(measured(WAYS[asked.way], asked.size, asked.repeats, asked.lock)))
        return
    found = []
    with tempfile.TemporaryDirectory() as folder:
        usual = [sys.executable, __file__, "--size", str(asked.size), "--repeats", str(asked.repeats), "--lock", f"{folder}/lock"]
        begun = time.monotonic()
        running = {name: subprocess.Popen([*usual, "--way", name], stdout=-1, stderr=-1, text=True) for name in WAYS}
        for name, process in running.items():
            try:
                out, err = process.communicate(timeout=max(1.0, asked.seconds - (time.monotonic() - begun)))
                line = json.loads(out.splitlines()[-1]) if process.returncode == 0 else {"failed": err.strip().splitlines()[-1:]}
            except subprocess.TimeoutExpired:
                process.kill()
                line = {"failed": ["took too long"]}
            found.append({"way": name, **line})
            print(_told(found[-1], found[0]), flush=True)
    print(json.dumps(found))


def _told(line: dict[str, Any], first: dict[str, Any]) -> str:
    if "failed" in line:
        return f"{line['way']:36} failed: {' '.join(line['failed'])[:300]}"
    same = line["digest"] == first.get("digest")
    speed, times = line["decisions_per_s"], line["decisions_per_s"] / first.get("decisions_per_s", float("nan"))
    memory = f"{line['regs_per_thread']} registers, {line['shared_mem_per_block']} shared, {line['local_mem_per_thread']} local"
    return f"{line['way']:36} {speed / 1e6:8.1f} M decisions/s, ×{times:.2f}, same {same}, first {line['compiled']:.0f} s, {memory}"


if __name__ == "__main__":
    main()
