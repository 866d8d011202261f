"""What a shell offers: the same lists that the errors print."""

import pytest

from deben.cli.app import run
from deben.cli.commands.completion import VARIABLE

from .conftest import Command


@pytest.mark.parametrize(
    ("line", "offered"),
    [
        ("arena duel gr", "greedy"),
        ("arena duel random@2 up", ""),
        ("arena duel random uc", "uct"),
        ("arena duel --pairing f", "first"),
        ("play duel --seats human,gr", "human,greedy"),
        ("simulate duel --seats r", "random"),
        ("simulate duel --executor w", "wasm"),
        ("bot chan", "chancellor"),
        ("play nefertiti --option mem", "memphis=off memphis=on"),
        ("play --option mem", ""),
        ("simulate nefertiti --option players=3 --option characters=cu", "characters=curse-of-amon"),
        ("simulate duel --option s", "sides="),
        ("rules duel D5.1", "D5.1"),
        ("rules nef", "nefertiti"),
        ("rules chess D", ""),
        ("matches --remove f", "finished"),
        ("matches --remove 1", "1"),
        ("play --resume 1", "1"),
    ],
)
def test_a_shell_is_offered(
    deben: Command, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, line: str, offered: str
) -> None:
    if line.endswith("1"):
        deben("play", "duel", "--seed", "1", "--plain", typed="b2\n")
    words = ["deben", *line.split()]
    for name, value in ((VARIABLE, "complete_bash"), ("COMP_WORDS", "\n".join(words)), ("COMP_CWORD", str(len(words) - 1))):
        monkeypatch.setenv(name, value)
    with pytest.raises(SystemExit):
        run([])
    assert capsys.readouterr().out.split() == offered.split()
