"""What ``docs/positions.md`` says of each game, for tests that hold it to be true."""

import re
from pathlib import Path

__all__ = ["blocks", "described"]

PAGE = Path(__file__).parents[1] / "docs" / "positions.md"


def blocks(title: str) -> list[str]:
    """Return the examples under a heading, each on one line."""
    return [" ".join(block.split()) for block in re.findall(r"^```text\n(.*?)^```", _section(title), re.MULTILINE | re.DOTALL)]


def described(title: str) -> list[str]:
    """Return the fields in the tables under a heading, those of one row apart."""
    cells = re.findall(r"^\| (`.*?`) \| ", _section(title), re.MULTILINE)
    return [name for cell in cells for name in re.findall(r"`(.+?)`", cell)]


def _section(title: str) -> str:
    _, _, after = PAGE.read_text(encoding="utf-8").partition(f"\n## {title}\n")
    return after.partition("\n## ")[0]
