"""Where compiled rules are kept: a folder of one's own, or none, and never trouble."""

import os
import tempfile
from pathlib import Path
from typing import Any

import pytest

from deben.kernel.cache import cache_folder, source_digest


@pytest.fixture
def rooms(tmp_path: Path) -> Path:
    """Return a package with something in the rooms whose files count."""
    for name in ("kernel/record.py", "games/duel/turn.py", "games/duel/board.toml", "games/notes.txt", "match/match.py"):
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / name).write_text("one", encoding="utf-8")
    return tmp_path


@pytest.fixture(autouse=True)
def no_settings(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("DEBEN_CACHE_DIR", raising=False)
    monkeypatch.delenv("XDG_CACHE_HOME", raising=False)


@pytest.mark.parametrize("name", ["kernel/record.py", "games/duel/turn.py", "games/duel/board.toml"])
def test_the_digest_changes_with_any_rule_file(rooms: Path, name: str) -> None:
    before = source_digest(rooms)
    (rooms / name).write_text("two", encoding="utf-8")
    assert source_digest(rooms) != before


def test_the_digest_changes_with_a_new_name(rooms: Path) -> None:
    before = source_digest(rooms)
    (rooms / "games/duel/turn.py").rename(rooms / "games/duel/turns.py")
    assert source_digest(rooms) != before


@pytest.mark.parametrize("name", ["games/notes.txt", "match/match.py"])
def test_the_digest_ignores_other_files(rooms: Path, name: str) -> None:
    before = source_digest(rooms)
    (rooms / name).write_text("two", encoding="utf-8")
    assert source_digest(rooms) == before


def test_the_digest_changes_with_the_compiler(rooms: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    import numba

    before = source_digest(rooms)
    monkeypatch.setattr(numba, "__version__", "99.0")
    assert source_digest(rooms) != before


def test_the_folder_carries_the_digest(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("DEBEN_CACHE_DIR", str(tmp_path / "new" / "place"))
    folder = cache_folder()
    assert folder == tmp_path / "new" / "place" / source_digest()
    assert folder is not None
    assert folder.is_dir()
    assert folder.stat().st_mode & 0o077 == 0, "nobody else may put machine code there"
    assert cache_folder() == folder


def test_the_home_cache_is_the_default(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("HOME", str(tmp_path))
    assert cache_folder() == tmp_path / ".cache" / "deben" / source_digest()
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path / "xdg"))
    assert cache_folder() == tmp_path / "xdg" / "deben" / source_digest()


def test_a_missing_home_falls_back_to_the_temporary_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    blocked = tmp_path / "a file"
    blocked.touch()
    monkeypatch.setenv("XDG_CACHE_HOME", str(blocked))
    monkeypatch.setattr(tempfile, "tempdir", str(tmp_path / "tmp"))
    (tmp_path / "tmp").mkdir()
    assert cache_folder() == tmp_path / "tmp" / f"deben-cache-{os.getuid()}" / source_digest()


def test_a_folder_that_cannot_be_made_is_none(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    blocked = tmp_path / "a file"
    blocked.touch()
    monkeypatch.setenv("DEBEN_CACHE_DIR", str(blocked / "below"))
    assert cache_folder() is None


def test_a_read_only_folder_is_none(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Permissions do not bind the administrator, so the refusal is played here."""

    def refuse(*_: Any, **__: Any) -> None:
        raise PermissionError("read-only")

    monkeypatch.setenv("DEBEN_CACHE_DIR", str(tmp_path))
    monkeypatch.setattr(tempfile, "TemporaryFile", refuse)
    assert cache_folder() is None


def test_a_folder_of_somebody_else_is_not_trusted(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("DEBEN_CACHE_DIR", str(tmp_path))
    monkeypatch.setattr(os, "getuid", lambda: 12345)
    assert cache_folder() is None
