"""``docs/protocol.md`` is true: its examples are asked, and answered as it says."""

import json
import re
from pathlib import Path
from typing import Any

import pytest

from deben.cli.commands.bot import converse
from deben.cli.terminal.console import Console
from deben.kernel.executor import PythonExecutor
from deben.match import Match
from deben.protocol import Failure, Speaker
from deben.protocol.speaker import CODES

from .lines import Lines

DOCUMENT = Path(__file__).parents[2] / "docs" / "protocol.md"
EXAMPLES: list[dict[str, Any]] = [json.loads(text) for text in re.findall(r"```json\n(.*?)\n```", DOCUMENT.read_text(), re.DOTALL)]


def test_the_examples_are_a_conversation() -> None:
    lines = Lines()
    speaker = Speaker("greedy", lambda game: PythonExecutor(game.rules))
    said = [example for example in EXAMPLES if example["type"] not in ("action", "error", "info") and "name" not in example]
    goodbye = next(example for example in said if example["type"] == "bye")
    converse(speaker, lines.of([example for example in said if example is not goodbye] + [goodbye]), lines, Console("en"))
    assert lines.said() == [example for example in EXAMPLES if example["type"] in ("action", "error") or "name" in example]
    assert speaker.ended


def test_the_position_of_the_example_has_the_legal_actions_it_says() -> None:
    asked = next(example for example in EXAMPLES if example["type"] == "decide")
    match = Match("duel", 1, position=asked["position"])
    assert match.legal == asked["legal"]
    assert match.actor == asked["seat"]


@pytest.mark.parametrize("code", CODES)
def test_every_code_is_in_the_document_and_has_a_text_of_its_own(code: str) -> None:
    assert f"`{code}`" in DOCUMENT.read_text()
    texts = {Console("en").text("bot-error", code=other) for other in CODES}
    assert len(texts) == len(CODES)
    assert isinstance(Failure(code), Failure)
