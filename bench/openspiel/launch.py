"""Run ``measure.py`` in its own environment: ``python bench/openspiel/launch.py [its arguments]``.

The environment is ``.venv`` beside this file. It is built the first time, and again when ``requirements.txt`` or the
Python that starts us changes. The JSON of ``measure.py`` is all that reaches stdout; its exit status is ours.
"""

from __future__ import annotations

import hashlib
import os
import subprocess
import sys
import venv
from pathlib import Path

HERE = Path(__file__).resolve().parent
ENVIRONMENT = HERE / ".venv"
REQUIREMENTS = HERE / "requirements.txt"
STAMP = ENVIRONMENT / "built-from"
PYTHON = ENVIRONMENT / ("Scripts/python.exe" if os.name == "nt" else "bin/python")


def wanted() -> str:
    """Return what the environment must have been built from: the Python and the digest of the requirements."""
    digest = hashlib.sha256(REQUIREMENTS.read_bytes()).hexdigest()
    return f"{sys.version}\n{sys.base_prefix}\n{digest}\n"


def ready() -> bool:
    """Return whether the environment is there and was built from what we want."""
    return PYTHON.exists() and STAMP.exists() and STAMP.read_text(encoding="utf-8") == wanted()


def build() -> None:
    """Build the environment from nothing; the stamp comes last, so that a broken build is never reused."""
    sys.stderr.write(f"building {ENVIRONMENT} (once)\n")
    venv.create(ENVIRONMENT, clear=True, with_pip=True)
    install = ["-m", "pip", "install", "--quiet", "--disable-pip-version-check", "--requirement"]
    # pip speaks on stdout too, which belongs to the JSON.
    subprocess.run([str(PYTHON), *install, str(REQUIREMENTS)], check=True, stdout=sys.stderr)
    STAMP.write_text(wanted(), encoding="utf-8")


def main(arguments: list[str]) -> int:
    """Return the exit status of ``measure.py``, or 1 where its environment could not be built or it was killed."""
    try:
        if not ready():
            build()
    except (OSError, subprocess.CalledProcessError) as error:
        sys.stderr.write(f"launch.py: error: the environment could not be built: {error}\n")
        return 1
    status = subprocess.run([PYTHON, HERE / "measure.py", *arguments], check=False).returncode
    if status < 0:
        sys.stderr.write(f"launch.py: error: measure.py was ended by signal {-status}\n")
        return 1
    return status


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
