"""Where compiled rules are kept: a folder of one's own, or none, and never trouble."""

import os
import tempfile
from pathlib import Path
from typing import Any

import pytest

from deben.kernel.native.cache import cache_root, digest_of, forget_unused, sources_of


@pytest.fixture(autouse=True)
def no_settings(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("DEBEN_CACHE_DIR", raising=False)
    monkeypatch.delenv("XDG_CACHE_HOME", raising=False)


def written(folder: Path, name: str, text: str) -> Path:
    path = folder / name
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text, encoding="utf-8")
    return path


def test_the_digest_changes_with_contents_and_names(tmp_path: Path) -> None:
    turn, other, renamed = (
        written(tmp_path, f"{place}/duel/{name}.py", text)
        for place, name, text in [("a", "turn", "one"), ("b", "turn", "two"), ("c", "turns", "one")]
    )
    assert len({digest_of([turn]), digest_of([other]), digest_of([renamed]), digest_of([turn, other])}) == 4


def test_copies_elsewhere_have_the_same_digest(tmp_path: Path) -> None:
    here, there = (written(tmp_path, f"{place}/duel/turn.py", "one") for place in "ab")
    assert digest_of([here]) == digest_of([there])


def test_the_digest_changes_with_what_the_files_run_on(tmp_path: Path) -> None:
    path = written(tmp_path, "turn.py", "one")
    assert len({digest_of([path]), digest_of([path], "1.0"), digest_of([path], "99.0")}) == 3


def test_sources_are_files_of_modules_and_all_of_a_package() -> None:
    import deben.games.nefertiti.state
    import deben.kernel.luck

    found = {path.name for path in sources_of([deben.kernel.luck.__name__], [deben.games.nefertiti.state.__name__])}
    assert {"luck.py", "state.py", "board.toml", "oracle.py"} <= found
    assert not {"record.py", "match.py", "coach.py"} & found, "what a game brings to other rooms is not compiled"


def test_the_folder_is_one_s_own(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("DEBEN_CACHE_DIR", str(tmp_path / "new" / "place"))
    folder = cache_root()
    assert folder == tmp_path / "new" / "place"
    assert folder is not None
    assert folder.is_dir()
    assert folder.stat().st_mode & 0o077 == 0, "nobody else may put machine code there"
    assert cache_root() == folder


def test_the_home_cache_is_the_default(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("HOME", str(tmp_path))
    assert cache_root() == tmp_path / ".cache" / "deben"
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path / "xdg"))
    assert cache_root() == tmp_path / "xdg" / "deben"


def test_a_missing_home_falls_back_to_the_temporary_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    blocked = tmp_path / "a file"
    blocked.touch()
    monkeypatch.setenv("XDG_CACHE_HOME", str(blocked))
    monkeypatch.setattr(tempfile, "tempdir", str(tmp_path / "tmp"))
    (tmp_path / "tmp").mkdir()
    assert cache_root() == tmp_path / "tmp" / f"deben-cache-{os.getuid()}"


def test_a_folder_that_cannot_be_made_is_none(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    blocked = tmp_path / "a file"
    blocked.touch()
    monkeypatch.setenv("DEBEN_CACHE_DIR", str(blocked / "below"))
    assert cache_root() is None


def test_a_read_only_folder_is_none(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Permissions do not bind the administrator, so the refusal is played here."""

    def refuse(*_: Any, **__: Any) -> None:
        raise PermissionError("read-only")

    monkeypatch.setenv("DEBEN_CACHE_DIR", str(tmp_path))
    monkeypatch.setattr(tempfile, "TemporaryFile", refuse)
    assert cache_root() is None


def test_a_folder_of_somebody_else_is_not_trusted(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("DEBEN_CACHE_DIR", str(tmp_path))
    monkeypatch.setattr(os, "getuid", lambda: 12345)
    assert cache_root() is None


def test_what_nobody_used_for_long_is_forgotten(tmp_path: Path) -> None:
    old, new = tmp_path / "actor_many-1", tmp_path / "actor_many-2"
    for folder in (old, new):
        written(folder, "entries.nbi", "code")
    os.utime(old, (0, 0))
    forget_unused(tmp_path)
    assert [path.name for path in tmp_path.iterdir()] == ["actor_many-2"]


def test_what_another_process_removes_meanwhile_is_no_trouble(tmp_path: Path) -> None:
    forget_unused(tmp_path / "nowhere")
    (tmp_path / "gone").symlink_to(tmp_path / "nowhere")
    forget_unused(tmp_path)
