"""The command as a process: pipes, a terminal, colours, interruption."""

import json
import os
import pty
import select
import shlex
import signal
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import Self

import pytest

from deben import __version__

COMMAND = [sys.executable, "-c", "from deben.cli import main; main()"]


@pytest.fixture
def environment(tmp_path: Path) -> dict[str, str]:
    unwanted = ("LC_ALL", "LC_MESSAGES", "LANG", "COLUMNS", "NO_COLOR", "FORCE_COLOR")
    kept = {name: value for name, value in os.environ.items() if name not in unwanted}
    return {
        **kept,
        "XDG_STATE_HOME": str(tmp_path),
        "TERM": "xterm-256color",
        "PYTHONPATH": os.pathsep.join(filter(None, sys.path)),
    }


def piped(environment: dict[str, str], *arguments: str, typed: str = "") -> subprocess.CompletedProcess[str]:
    return subprocess.run([*COMMAND, *arguments], input=typed, env=environment, capture_output=True, text=True, check=False)


def heed_interrupts() -> None:
    """Undo what a shell does to the jobs it runs in the background: they and their children ignore an interruption."""
    signal.signal(signal.SIGINT, signal.default_int_handler)


class Terminal:
    """A process at a terminal of 100 by 35; it does not outlive the block it is used in."""

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.process.kill()
        self.process.wait(30)

    def __init__(self, environment: dict[str, str], *arguments: str) -> None:
        self.end, theirs = pty.openpty()
        size = {"COLUMNS": "100", "LINES": "35"}
        self.process = subprocess.Popen(
            [*COMMAND, *arguments],
            stdin=theirs,
            stdout=theirs,
            stderr=theirs,
            env={**environment, **size},
            preexec_fn=heed_interrupts,
        )
        os.close(theirs)
        self.seen = ""

    def wait_for(self, text: str, seconds: float = 30) -> None:
        """Read until the text has come."""
        limit = time.monotonic() + seconds
        while text not in self.seen:
            ready, _, _ = select.select([self.end], [], [], max(0, limit - time.monotonic()))
            assert ready, self.seen
            self.seen += os.read(self.end, 65536).decode(errors="replace")

    def wait_until(self, holds: Callable[[], bool], seconds: float = 30) -> None:
        """Read until something holds."""
        limit = time.monotonic() + seconds
        while not holds():
            assert time.monotonic() < limit, self.seen
            if select.select([self.end], [], [], 0.05)[0]:
                self.seen += os.read(self.end, 65536).decode(errors="replace")

    def type(self, text: str) -> None:
        """Send keys, and forget what was shown before."""
        self.seen = ""
        os.write(self.end, text.encode())

    def close(self) -> int:
        """Return the exit code once the process has ended."""
        code = self.process.wait(30)
        os.close(self.end)
        return code


def test_version(environment: dict[str, str]) -> None:
    done = piped(environment, "--version")
    assert (done.returncode, done.stdout, done.stderr) == (0, f"deben {__version__}\n", "")


def test_bad_input(environment: dict[str, str]) -> None:
    done = piped(environment, "play", "chess", "--lang", "fr")
    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr.count("\n") == 1


def test_a_pipe_gets_no_colours_and_the_end_of_input_leaves(environment: dict[str, str]) -> None:
    done = piped(environment, "play", "duel", "--seed", "1", typed="b2\n")
    assert (done.returncode, done.stderr) == (0, "")
    assert "\x1b" not in done.stdout
    assert max(map(len, done.stdout.splitlines()[1:20])) <= 100


def test_json_is_pure_whatever_is_compiled_meanwhile(environment: dict[str, str]) -> None:
    done = piped(environment, "perft", "duel", "--depth", "2", "--json")
    assert json.loads(done.stdout)["count"] == 72


def test_a_terminal_gets_colours_and_an_interruption_keeps_the_match(environment: dict[str, str], tmp_path: Path) -> None:
    with Terminal(environment, "play", "duel", "--seed", "1", "--plain") as terminal:
        terminal.wait_for("> ")
        assert "\x1b[" in terminal.seen
        terminal.type("b2\n")
        terminal.wait_for("\n> ")
        assert "Nefertiti places a pawn on b2." in terminal.seen
        terminal.process.send_signal(signal.SIGINT)
        os.write(terminal.end, b"\n")  # wakes a reader that was about to wait when the signal came
        terminal.wait_for("--resume 1")
        assert terminal.close() == 130
    assert json.loads((tmp_path / "deben" / "matches" / "1.json").read_text())["actions"][0] == "b2"


@pytest.mark.parametrize(("ending", "code"), [(signal.SIGTERM, 143), (signal.SIGHUP, 129)])
def test_a_signal_that_ends_a_match_line_by_line_keeps_it(
    environment: dict[str, str], tmp_path: Path, ending: signal.Signals, code: int
) -> None:
    with Terminal(environment, "play", "duel", "--seed", "1", "--plain") as terminal:
        terminal.wait_for("> ")
        terminal.type("b2\n")
        terminal.wait_for("\n> ")
        terminal.process.send_signal(ending)
        os.write(terminal.end, b"\n")  # wakes a reader that was about to wait when the signal came
        terminal.wait_for("--resume 1")
        assert terminal.close() == code
    assert json.loads((tmp_path / "deben" / "matches" / "1.json").read_text())["actions"][0] == "b2"


@pytest.mark.parametrize(("ending", "code"), [(signal.SIGTERM, 143), ("\x03", 130), ("q", 0)])
def test_however_the_screen_is_left_the_match_is_kept(
    environment: dict[str, str], tmp_path: Path, ending: signal.Signals | str, code: int
) -> None:
    kept = tmp_path / "deben" / "matches" / "1.json"
    with Terminal(environment, "play", "duel", "--seed", "1") as terminal:
        terminal.wait_for("b2")
        terminal.type(":b2\r")
        terminal.wait_until(kept.exists)
        if isinstance(ending, str):
            terminal.type(ending)
        else:
            terminal.process.send_signal(ending)
        terminal.wait_for("--resume 1")
        assert terminal.close() == code
    assert json.loads(kept.read_text())["actions"][0] == "b2"


def test_a_match_is_played_in_one_terminal_only(environment: dict[str, str]) -> None:
    piped(environment, "play", "duel", "--seed", "1", typed="b2\n")
    with Terminal(environment, "play", "--resume", "1", "--plain") as terminal:
        terminal.wait_for("> ")
        for arguments in (("play", "--resume", "1"), ("matches", "--remove", "1")):
            refused = piped(environment, *arguments)
            assert (refused.returncode, refused.stdout) == (2, "")
            assert refused.stderr == "deben: Match 1 is being played in another terminal.\n"
        terminal.type("quit\n")
        terminal.wait_for("--resume 1")
        assert terminal.close() == 0
    assert piped(environment, "matches", "--remove", "1").returncode == 0


def test_shells_complete_the_command(environment: dict[str, str], tmp_path: Path) -> None:
    piped(environment, "play", "duel", "--seed", "1", typed="b2\n")
    command = tmp_path / "deben-here"
    command.write_text(f'#!/bin/sh\nexec {shlex.join(COMMAND)} "$@"\n')
    command.chmod(0o755)
    lines = ("deben pla", "deben play n", "deben play --resume ''", "deben rules --lang i", "deben completion z")
    asked = [
        f"COMP_WORDS=({line}); COMP_CWORD=$((${{#COMP_WORDS[@]}} - 1)); _deben_completion {command}; echo ${{COMPREPLY[@]}}"
        for line in lines
    ]
    shell = "\n".join([piped(environment, "completion", "bash").stdout, *asked])
    done = subprocess.run(["bash", "-c", shell], env=environment, capture_output=True, text=True, check=False)
    assert (done.stdout.split("\n"), done.stderr) == (["play", "nefertiti", "1", "it", "zsh", ""], "")


@pytest.mark.parametrize(
    ("setting", "words", "code", "clue"),
    [
        ("", "rules duel D1.1 >&-", 0, ""),
        ("", "play duel --seed 5 <&-", 0, ""),
        ("", "rules duel D1.1 >/dev/full", 2, "deben: The output cannot be written: No space left on device."),
        ("PYTHONIOENCODING=ascii", "rules duel D1.1", 0, ""),
    ],
)
def test_streams_that_are_closed_full_or_narrow(
    environment: dict[str, str], setting: str, words: str, code: int, clue: str
) -> None:
    shell = f"{setting} {shlex.join(COMMAND)} {words}"
    done = subprocess.run(["bash", "-c", shell], env=environment, capture_output=True, text=True, check=False)
    assert (done.returncode, done.stderr.strip()) == (code, clue)


INTERRUPTED = """
import sys
class Impatience:
    def find_spec(self, name, *_):
        if name == "deben.cli.app":
            raise KeyboardInterrupt
sys.meta_path.insert(0, Impatience())
from deben.cli import main
main()
"""


def test_an_interruption_while_the_program_loads_is_no_traceback(environment: dict[str, str]) -> None:
    done = subprocess.run([sys.executable, "-c", INTERRUPTED], env=environment, capture_output=True, text=True, check=False)
    assert (done.returncode, done.stderr) == (130, "")


LOADED = "import sys, deben.cli.app as a; a.run(sys.argv[1:]); print(*[name for name in sys.modules if '.cli.commands.' in name])"


@pytest.mark.parametrize(
    ("words", "alone"),
    [("verify --help", True), ("--lang fr verify --help", True), ("--lang=fr verify verify", True), ("verif verify", False)],
)
def test_a_command_loads_no_other(environment: dict[str, str], words: str, alone: bool) -> None:
    line = [sys.executable, "-c", LOADED, *words.split()]
    done = subprocess.run(line, env=environment, capture_output=True, text=True, check=True)
    loaded = {name.rpartition(".")[2] for name in done.stdout.splitlines()[-1].split()}
    assert "verify" in loaded
    assert ("arena" in loaded) is not alone
