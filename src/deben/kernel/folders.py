"""Where the things of a person are kept: the folders of the XDG Base Directory Specification."""

import os
from collections.abc import Mapping
from pathlib import Path
from typing import Literal

__all__ = ["USUAL", "Purpose", "own_folder"]

Purpose = Literal["cache", "config", "data", "state"]
USUAL: dict[Purpose, str] = {"cache": ".cache", "config": ".config", "data": ".local/share", "state": ".local/state"}
"""Where each lies in a person's home."""


def own_folder(purpose: Purpose, environment: Mapping[str, str] | None = None) -> Path:
    """Return our folder for something: below ``XDG_<PURPOSE>_HOME``, or where that is not set or not absolute, the usual place."""
    chosen = Path((os.environ if environment is None else environment).get(f"XDG_{purpose.upper()}_HOME", ""))
    return (chosen if chosen.is_absolute() else Path.home() / USUAL[purpose]) / "deben"
