"""Which actions of a log stand: the page has the same cases."""

import json
from pathlib import Path
from typing import Any

import pytest

from deben.server.tables.undo.rules import KINDS, is_no_action, kept_actions
from deben.store import ActionRow

CASES = json.loads((Path(__file__).parent / "kept_actions.json").read_text(encoding="utf-8"))


def row(number: int, action: str) -> ActionRow:
    """Return an entry of a log."""
    return ActionRow(number, 0, action, f"key{number}")


@pytest.mark.parametrize("case", CASES, ids=lambda case: " ".join(case["log"]) or "nothing")
def test_what_was_taken_back_does_not_stand(case: dict[str, Any]) -> None:
    log = [row(number, action) for number, action in enumerate(case["log"], 1)]
    assert [each.number for each in kept_actions(log)] == case["kept"]


def test_every_entry_about_taking_back_is_no_action() -> None:
    assert all(is_no_action(word) and is_no_action(f"{word} 2") for word in KINDS)
    assert not any(map(is_no_action, ("undone", "hinted", "b2", "")))
