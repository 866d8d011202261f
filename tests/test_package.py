"""What is given away is whole: the wheel carries the page, the texts, the boards and the migrations, the sdist everything."""

import subprocess
import sys
import tarfile
from email import message_from_bytes
from email.message import Message
from pathlib import Path
from zipfile import ZipFile

import pytest

ROOT = Path(__file__).parents[1]
BUILD = "import sys; from hatchling.build import build_{kind}; print(build_{kind}(sys.argv[1]))"
FILES = ("git", "ls-files", "--cached", "--others", "--exclude-standard", "-z")


def built(kind: str, folder: Path) -> Path:
    """Return the wheel or sdist, built into a folder."""
    command = [sys.executable, "-c", BUILD.format(kind=kind), str(folder)]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    return folder / done.stdout.split()[-1]


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> ZipFile:
    assert (ROOT / "web" / "dist" / "index.html").is_file(), "the page is not built: run `npm ci` and `npm run build` in web/"
    return ZipFile(built("wheel", tmp_path_factory.mktemp("wheel")))


def test_the_wheel_is_whole(wheel: ZipFile) -> None:
    names = set(wheel.namelist())
    package = ROOT / "src" / "deben"
    kept = {path for path in package.rglob("*") if path.is_file() and "__pycache__" not in path.parts}
    assert {f"deben/{path.relative_to(package).as_posix()}" for path in kept} <= names
    page = {path.relative_to(ROOT / "web" / "dist").as_posix() for path in (ROOT / "web" / "dist").rglob("*") if path.is_file()}
    assert {f"deben/server/page/{name}" for name in page} <= names
    assert "deben/pictures/drawing.js" in names
    assert {name.split("/")[0] for name in names} == {"deben", next(name.split("/")[0] for name in names if "dist-info" in name)}


def test_the_wheel_says_what_it_is(wheel: ZipFile) -> None:
    told: Message = message_from_bytes(wheel.read(next(name for name in wheel.namelist() if name.endswith("/METADATA"))))
    assert told["Author"] == "Deben contributors"
    assert told["License-Expression"] == "Apache-2.0"
    assert "board-game" in told["Keywords"].split(",")
    assert "Typing :: Typed" in told.get_all("Classifier", [])
    assert told.get_all("License-File") == ["LICENSE", "NOTICE"]
    assert told.get_payload().startswith("# Deben\n")  # type: ignore[union-attr]


@pytest.mark.skipif(not (ROOT / ".git").exists(), reason="only the repository knows what it holds")
def test_the_sdist_is_the_repository(tmp_path: Path) -> None:
    """Everything but the repository's own dot files: it can be built, tested and read."""
    listed = subprocess.run(FILES, cwd=ROOT, capture_output=True, text=True, check=True).stdout.split("\0")
    ours = {name for name in listed if (ROOT / name).is_file() and not name.startswith(".")}
    with tarfile.open(built("sdist", tmp_path)) as archive:
        given = {name.split("/", 1)[1] for name in archive.getnames()}
    assert given - {"PKG-INFO", ".gitignore"} == ours
