"""From rule functions to a WebAssembly module, ahead of time: Numba writes LLVM's language, LLVM and its linker do the rest.

Nothing here runs where people play.  Numba's own optimising is switched off, since it would be for the processor of this machine:
``import_numba`` must come before anything else imports it.
"""

import os
import re
import subprocess
import sys
import tempfile
from collections.abc import Callable, Sequence
from pathlib import Path
from types import FunctionType
from typing import Any

from ..contract import Rules
from ..rule import Translation, plain_enums, rebound
from .signature import Argument, Signature, signature_of

__all__ = ["OPTIMISING", "Tell", "import_numba", "lower"]

TRIPLE = "wasm32-unknown-unknown"
FEATURES = "+bulk-memory,+sign-ext,+mutable-globals,+nontrapping-fptoint,+simd128"
"""What every browser has had for years; with the last one a mind looks at eight numbers at once."""
STACK = 1 << 18
SMALL = ("optsize", "minsize")
OPTIMISING = "optimising"
Tell = Callable[[int, str], None]
FOR_NO_PROCESSOR = {"NUMBA_OPT": "0", "NUMBA_CPU_NAME": "generic", "NUMBA_CPU_FEATURES": "", "NUMBA_DISABLE_JIT": "0"}
EMPTY = re.compile(r"^define [^\n]*@NRT_(?:inc|dec)ref\([^\n]*\{.*?^\}", re.MULTILINE | re.DOTALL)
COUNTED = """define internal void @NRT_incref(ptr %x) alwaysinline { ret void }
define internal void @NRT_decref(ptr %x) alwaysinline { ret void }
"""


def import_numba() -> Any:
    """Return Numba, told to leave optimising to us; raises ``RuntimeError`` if it was told otherwise before."""
    if "numba" in sys.modules and any(os.environ.get(name) != value for name, value in FOR_NO_PROCESSOR.items()):
        raise RuntimeError("a module is built in a process of its own: Numba is loaded already")
    os.environ.update(FOR_NO_PROCESSOR)
    import numba

    return numba


class _Compiler:
    """Compiles rule functions of one game as far as LLVM's language."""

    def __init__(self, rules: Rules) -> None:
        self.numba, self.rules = import_numba(), rules
        self._translation = Translation(self._compile, rules.contract())

    def _compile(self, function: FunctionType) -> Any:
        from ..native.signature import signatures

        copy = rebound(function, plain_enums(function))
        return self.numba.njit(signatures(copy, self.rules.record), nogil=True, error_model="numpy")(copy)

    def __call__(self, entry: Callable[..., Any]) -> tuple[str, str]:
        """Return an entry point with all it calls in LLVM's language, and its name there."""
        dispatcher = self._translation(entry)
        (overload,) = dispatcher.overloads.values()
        return _plain(overload.library.get_llvm_str()), overload.fndesc.llvm_func_name


def _plain(text: str) -> str:
    """Return a module's text without what only makes sense inside Python."""
    text = EMPTY.sub("", text)
    text = re.sub(r"^declare [^\n]*@NRT_(?:inc|dec)ref\([^\n]*\n", "", text, flags=re.MULTILINE)
    text = re.sub(r"= common (?:local_unnamed_addr )?global", "= internal global", text)
    text = re.sub(r'^target (?:triple|datalayout) = "[^"]*"\n', "", text, flags=re.MULTILINE)
    return text + COUNTED


def _flat(argument: Argument, size: int, at: int) -> tuple[list[str], list[str], list[str]]:
    """Return the parameters of one argument, the lines that prepare it, and what the function behind is given for it."""
    if argument.kind == "float":
        return [f"double %p{at}"], [], [f"double %p{at}"]
    if argument.kind == "bool":
        return [f"i32 %p{at}"], [f"%w{at} = trunc i32 %p{at} to i8"], [f"i8 %w{at}"]
    if argument.kind == "int":
        return [f"i32 %p{at}"], [f"%w{at} = sext i32 %p{at} to i64"], [f"i64 %w{at}"]
    parameters, lines = [f"i32 %p{at}"], [f"%w{at} = inttoptr i32 %p{at} to ptr"]
    shape, strides = [f"%w{at}.{k}" for k in range(argument.dimensions)], [f"%s{at}.{k}" for k in range(argument.dimensions)]
    for k, width in enumerate(shape):
        parameters.append(f"i32 %p{at}.{k}")
        lines.append(f"{width} = zext i32 %p{at}.{k} to i64")
    lines.append(f"{strides[-1]} = add i64 0, {size}")
    for k in reversed(range(argument.dimensions - 1)):
        lines.append(f"{strides[k]} = mul i64 {strides[k + 1]}, {shape[k + 1]}")
    lines.append(f"%n{at} = udiv i64 %m{at}, {size}")
    lines.insert(-1, f"%m{at} = mul i64 {strides[0]}, {shape[0]}")
    given = ["ptr null", "ptr null", f"i64 %n{at}", f"i64 {size}", f"ptr %w{at}", *(f"i64 {w}" for w in (*shape, *strides))]
    return parameters, lines, given


def _wrapper(name: str, target: str, signature: Signature, sizes: Sequence[int]) -> str:
    """Return an exported function that takes addresses and 32-bit numbers, calls the compiled one and gives back its number."""
    parameters: list[str] = []
    lines = ["%result = alloca i64", "%trouble = alloca ptr", "store i64 0, ptr %result"]
    given = ["ptr %result", "ptr %trouble"]
    for at, (argument, size) in enumerate(zip(signature.arguments, sizes, strict=True)):
        some, steps, passed = _flat(argument, size, at)
        parameters, lines, given = parameters + some, lines + steps, given + passed
    types = ", ".join(part.split()[0] for part in given)
    body = "\n  ".join(lines)
    return f"""declare i32 @"{target}"({types})
define i32 @"{name}"({", ".join(parameters)}) {{
  {body}
  %status = call i32 @"{target}"({", ".join(given)})
  %wrong = icmp ne i32 %status, 0
  br i1 %wrong, label %broken, label %fine
broken:
  call void @llvm.trap()
  unreachable
fine:
  %whole = load i64, ptr %result
  %number = trunc i64 %whole to i32
  ret i32 %number
}}
declare void @llvm.trap()
"""


def _linked(rules: Rules, hot: Sequence[Callable[..., Any]], cold: Sequence[Callable[..., Any]], llvm: Any, tell: Tell) -> Any:
    """Return one LLVM module that has every entry point, under its own name, and keeps the rest to itself.

    What only cold entry points need is to be small rather than fast.
    """
    compiler, whole = _Compiler(rules), llvm.parse_assembly("")
    from ..native.signature import stated_type

    known: set[str] = set()
    for number, entry in enumerate((*hot, *cold)):
        tell(number, entry.__name__)
        text, target = compiler(entry)
        signature = signature_of(entry)
        sizes = [_cell_size(entry, argument.name, rules, stated_type) for argument in signature.arguments]
        for part in (text, _wrapper(entry.__name__, target, signature, sizes)):
            whole.link_in(llvm.parse_assembly(part))
        if entry in hot:
            known |= {function.name for function in whole.functions}
    names = {entry.__name__ for entry in (*hot, *cold)}
    for function in whole.functions:
        if not function.is_declaration:
            function.linkage = "external" if function.name in names else "internal"
            for attribute in () if function.name in known else SMALL:
                function.add_function_attribute(attribute)
    return whole


def _cell_size(entry: Callable[..., Any], name: str, rules: Rules, stated_type: Any) -> int:
    """Return how many bytes one cell of an array argument takes; 0 for a number."""
    from typing import Annotated, get_args, get_origin, get_type_hints

    import numpy as np

    annotation = get_type_hints(entry, include_extras=True)[name]
    if get_origin(annotation) is not Annotated:
        return 0
    cell = get_args(annotation)[1]
    found = stated_type(cell, rules.record)
    return int(found.size if found is not None and hasattr(found, "size") else np.dtype(cell).itemsize)


def lower(
    rules: Rules, hot: Sequence[Callable[..., Any]], cold: Sequence[Callable[..., Any]] = (), tell: Tell = lambda *_: None
) -> bytes:
    """Return the module of a game with these entry points, those that are called all the time and those that are not.

    ``tell`` hears how many entry points are done and what comes next; after the last one the whole is made fast.
    """
    import_numba()
    import llvmlite.binding as llvm

    llvm.initialize_all_targets()
    llvm.initialize_all_asmprinters()
    machine = llvm.Target.from_triple(TRIPLE).create_target_machine(features=FEATURES, opt=3)
    whole = _linked(rules, hot, cold, llvm, tell)
    tell(len(hot) + len(cold), OPTIMISING)
    whole.triple, whole.data_layout = TRIPLE, str(machine.target_data)
    options = llvm.create_pipeline_tuning_options(speed_level=3)
    options.loop_vectorization, options.slp_vectorization = True, False
    builder = llvm.create_pass_builder(machine, options)
    builder.getModulePassManager().run(whole, builder)
    whole.verify()
    return _link(machine.emit_object(whole), [entry.__name__ for entry in (*hot, *cold)])


def _link(code: bytes, exported: Sequence[str]) -> bytes:
    """Return the module that the linker makes of an object file."""
    with tempfile.TemporaryDirectory() as folder:
        source, target = Path(folder) / "rules.o", Path(folder) / "rules.wasm"
        source.write_bytes(code)
        command = [sys.executable, "-m", "ziglang", "wasm-ld", "--no-entry", "--gc-sections", "-O3", "--strip-all"]
        command += [
            "-z",
            f"stack-size={STACK}",
            "--stack-first",
            "--export=__heap_base",
            *(f"--export={name}" for name in exported),
        ]
        subprocess.run([*command, "-o", str(target), str(source)], check=True)
        return target.read_bytes()
