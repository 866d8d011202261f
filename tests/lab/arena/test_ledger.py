"""The ledger: finished deals survive, other settings are refused, a cut line is dropped."""

from pathlib import Path
from typing import Any

import msgspec
import pytest

from deben.lab.arena import ArenaSettings, Deal, Ledger, LedgerError, MatchResult

RESULT = MatchResult([0, 1], [3, 4], [2.0, 1.0], [30, 31], [0.1, 0.2], [0, 0])
BASE: dict[str, Any] = {
    "game": "duel", "rules": 1, "options": {"sides": "AAAA"}, "contestants": ["a", "b"], "pairing": "all", "table": "one",
    "mirror": "rotations", "seed": "00", "source": "x",
}  # fmt: skip


def settings(**other: Any) -> ArenaSettings:
    return ArenaSettings(**(BASE | other))


def filled(path: Path, deals: int) -> None:
    ledger = Ledger(settings(), path)
    for deal in range(deals):
        ledger.add(Deal(0, deal, [RESULT]))
    ledger.close()


def test_deals_are_there_when_the_same_settings_come_again(tmp_path: Path) -> None:
    path = tmp_path / "arena.jsonl"
    filled(path, 3)
    again = Ledger(settings(), path)
    assert list(again.deals) == [(0, 0), (0, 1), (0, 2)]
    again.add(Deal(1, 0, [RESULT]))
    again.close()
    assert len(path.read_bytes().splitlines()) == 5


@pytest.mark.parametrize("cut", [1, 20, 60])
def test_a_killed_run_loses_the_deal_in_hand_and_no_other(tmp_path: Path, cut: int) -> None:
    path = tmp_path / "arena.jsonl"
    filled(path, 3)
    path.write_bytes(path.read_bytes()[:-cut])
    again = Ledger(settings(), path)
    assert list(again.deals) == [(0, 0), (0, 1)]
    again.add(Deal(0, 2, [RESULT]))
    again.close()
    third = Ledger(settings(), path)
    assert len(third.deals) == 3
    third.close()


def test_a_run_killed_before_its_first_line_starts_again(tmp_path: Path) -> None:
    path = tmp_path / "arena.jsonl"
    path.write_bytes(msgspec.json.encode(settings())[:40])
    filled(path, 1)
    assert len(path.read_bytes().splitlines()) == 2


@pytest.mark.parametrize(
    ("field", "value"),
    [("seed", "01"), ("contestants", ["a", "c"]), ("options", {"sides": "BBBB"}), ("source", "y"), ("game", "nefertiti")],
)
def test_other_settings_are_refused_by_name_and_nothing_is_lost(tmp_path: Path, field: str, value: Any) -> None:
    path = tmp_path / "arena.jsonl"
    filled(path, 2)
    before = path.read_bytes()
    with pytest.raises(LedgerError) as error:
        Ledger(settings(**{field: value}), path)
    assert (error.value.code, error.value.params["field"]) == ("ledger-differs", field)
    assert path.read_bytes() == before


@pytest.mark.parametrize(
    ("content", "line"), [(b"hello", 1), (b"hello\n", 1), (b"[1]\n", 1), (b"\xff\xfe\n", 1), (b'{"a": ' + b"[" * 5000 + b"\n", 1)]
)
def test_a_file_that_is_no_ledger_is_refused_and_kept(tmp_path: Path, content: bytes, line: int) -> None:
    path = tmp_path / "arena.jsonl"
    path.write_bytes(content)
    with pytest.raises(LedgerError) as error:
        Ledger(settings(), path)
    assert (error.value.code, error.value.params["line"]) == ("ledger-malformed", line)
    assert path.read_bytes() == content


def test_a_broken_line_in_the_middle_is_named(tmp_path: Path) -> None:
    path = tmp_path / "arena.jsonl"
    filled(path, 2)
    lines = path.read_bytes().splitlines()
    for broken in (b"{}", b'{"a": ' + b"[" * 5000):
        path.write_bytes(b"\n".join([lines[0], broken, lines[2], b""]))
        with pytest.raises(LedgerError) as error:
            Ledger(settings(), path)
        assert error.value.params["line"] == 2


def test_two_runs_do_not_write_one_file(tmp_path: Path) -> None:
    first = Ledger(settings(), tmp_path / "arena.jsonl")
    with pytest.raises(LedgerError) as error:
        Ledger(settings(), tmp_path / "arena.jsonl")
    assert error.value.code == "ledger-in-use"
    first.close()
    Ledger(settings(), tmp_path / "arena.jsonl").close()


def test_without_a_file_deals_are_kept_in_memory() -> None:
    ledger = Ledger(settings())
    ledger.add(Deal(0, 0, [RESULT]))
    ledger.close()
    assert list(ledger.deals) == [(0, 0)]
