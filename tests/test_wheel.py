"""What is given away is whole: the wheel carries the page, the texts, the boards and the migrations."""

import subprocess
import sys
from pathlib import Path
from zipfile import ZipFile

ROOT = Path(__file__).parents[1]
BUILD = "import sys; from hatchling.build import build_wheel; print(build_wheel(sys.argv[1]))"


def test_the_wheel_is_whole(tmp_path: Path) -> None:
    assert (ROOT / "web" / "dist" / "index.html").is_file(), "the page is not built: run `npm ci` and `npm run build` in web/"
    done = subprocess.run([sys.executable, "-c", BUILD, str(tmp_path)], cwd=ROOT, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    names = set(ZipFile(tmp_path / done.stdout.split()[-1]).namelist())
    package = ROOT / "src" / "deben"
    kept = {
        path for path in package.rglob("*") if path.suffix in (".py", ".ftl", ".toml", ".typed") and "__pycache__" not in path.parts
    }
    assert {f"deben/{path.relative_to(package).as_posix()}" for path in kept} <= names
    page = {path.relative_to(ROOT / "web" / "dist").as_posix() for path in (ROOT / "web" / "dist").rglob("*") if path.is_file()}
    assert {f"deben/server/page/{name}" for name in page} <= names
