"""Modules that came out of a database or a file: what does not fit its description is not run, and nothing runs for ever."""

import hashlib
from pathlib import Path

import msgspec
import pytest
import wasmtime

from deben.games import RulesNotKept, game_by, game_named
from deben.games.kept import FOLDERS, keep_module
from deben.kernel.default import module_path
from deben.kernel.wasm import module
from deben.kernel.wasm.module import BadModule, Instance, Module, ModuleInfo, PlainCall, Trapped, read_info
from deben.kernel.wasm.signature import Argument, Signature

SPINNING = """(module (memory (export "memory") 1) (global (export "__heap_base") i32 (i32.const {heap}))
    (func (export "spin_one") (param i32) (result i32) (loop br 0) i32.const 0))"""
SPIN = {"spin_one": Signature((Argument("turns", "int"),), "none")}


def made(heap: int = 1024, entries: dict[str, Signature] = SPIN) -> Module:
    """Return a foreign module whose one entry point never comes back."""
    info = ModuleInfo("spin", 1, {}, {}, {}, entries, {})
    return Module(bytes(wasmtime.wat2wasm(SPINNING.format(heap=heap))), info, foreign=True)


def test_a_module_whose_code_was_exchanged_is_not_run() -> None:
    path = module_path(game_named("duel").rules)
    code, info = path.read_bytes(), read_info(path.with_suffix(".json"))
    told = msgspec.structs.replace(info, code=hashlib.sha256(code).hexdigest())
    assert Module(code, told).digest == told.code
    with pytest.raises(BadModule, match="not the one that was built"):
        Module(code + b"\0\1\0", told)


@pytest.mark.parametrize("arguments", [(), (Argument("turns", "float"),), (Argument("turns", "int8", dimensions=1),)])
def test_an_entry_point_that_takes_something_else_is_not_called(arguments: tuple[Argument, ...]) -> None:
    """Numbers are laid out as the description says: a wrong one would be read from beside them."""
    with pytest.raises(BadModule, match="no entry point spin_one"):
        made(entries={"spin_one": Signature(arguments, "none")})
    with pytest.raises(BadModule, match="no entry point missing"):
        made(entries={"missing": Signature((), "int")})


@pytest.mark.parametrize("heap", [-4096, 2**20])
def test_arrays_lie_in_the_memory_of_the_module(heap: int) -> None:
    with pytest.raises(BadModule, match="free memory"):
        Instance(made(heap))


def test_what_is_no_code_is_said_to_be_none() -> None:
    with pytest.raises(BadModule, match="no WebAssembly"):
        Module(b"nothing", ModuleInfo("spin", 1, {}, {}, {}, {}, {}), foreign=True)


def test_a_call_that_does_not_come_back_is_stopped(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "DEADLINE", 1)
    call = Instance(made()).call("spin_one")
    for _ in range(2):
        with pytest.raises(Trapped, match="interrupt"):
            call(1)


def test_only_our_own_modules_are_called_past_the_checks() -> None:
    path = module_path(game_named("duel").rules)
    foreign = Instance(Module.load(path, foreign=True)).call("actor_many")
    assert isinstance(foreign, PlainCall)
    assert type(foreign) is not type(Instance(Module.load(path)).call("actor_many"))


def test_rules_whose_module_was_exchanged_are_as_good_as_not_kept(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path, rules = module_path(game_named("duel").rules), "ab" * 32
    info = msgspec.structs.replace(read_info(path.with_suffix(".json")), rules=rules, code="0" * 64)
    keep_module(tmp_path, path.read_bytes(), info)
    monkeypatch.setenv(FOLDERS, str(tmp_path))
    with pytest.warns(match="not the one that was built"), pytest.raises(RulesNotKept):
        game_by("duel", 1, rules)
