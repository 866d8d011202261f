"""Pages for people can be read: short lines, links that lead somewhere, every decision in the index."""

import re
from pathlib import Path

import pytest

from .tables_page import PAGE, page

ROOT = Path(__file__).parents[1]
LONGEST = 120
PAGES = sorted(
    [*ROOT.glob("*.md"), *(ROOT / "docs").rglob("*.md"), ROOT / "web" / "README.md", *(ROOT / "examples").rglob("*.md")],
)
DECISIONS = "decisions/README.md"
LINK = re.compile(r"\]\(([^)#:\s]+)(?:#[^)]*)?\)")


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.relative_to(ROOT).as_posix())
def test_lines_are_short(page: Path) -> None:
    lines = enumerate(page.read_text(encoding="utf-8").splitlines(), 1)
    assert [f"line {number} has {len(line)} signs" for number, line in lines if len(line) > LONGEST] == []


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.relative_to(ROOT).as_posix())
def test_links_lead_somewhere(page: Path) -> None:
    links = LINK.findall(page.read_text(encoding="utf-8"))
    assert [link for link in links if not (page.parent / link).exists()] == []


def test_every_decision_is_in_the_index() -> None:
    folder = ROOT / "docs" / "decisions"
    index = (folder / "README.md").read_text(encoding="utf-8")
    assert sorted(LINK.findall(index)) == sorted(path.name for path in folder.glob("*.md") if path.name != "README.md")
    for path in folder.glob("*.md"):
        title, _, after = path.read_text(encoding="utf-8").partition("\n\n")
        assert title.startswith("# ")
        assert path.name == "README.md" or re.match(r"\*\d{4}-\d\d-\d\d\*\n", after), f"{path.name} has no date"


def test_the_tables_are_those_of_the_source() -> None:
    assert PAGE.read_text(encoding="utf-8") == page(), "run python -m tests.tables_page"


def test_the_site_has_every_page() -> None:
    """And lists no other: the changes are a page by ``mkdocs_hooks.py``, each decision is reached from their index."""
    config = (ROOT / "mkdocs.yml").read_text(encoding="utf-8")
    listed = re.findall(r"^      - [^:]+: (\S+\.md)$", config, re.MULTILINE)
    pages = {path.relative_to(ROOT / "docs").as_posix() for path in (ROOT / "docs").rglob("*.md")}
    assert sorted(listed) == sorted({"changes.md", *(page for page in pages if page.split("/")[0] != "decisions")} | {DECISIONS})
    assert "http" not in config


def test_the_front_page_says_how_to_install_and_to_build_the_site() -> None:
    assert "make docs " in (ROOT / "README.md").read_text(encoding="utf-8")
    assert "pip install ." in (ROOT / "docs" / "index.md").read_text(encoding="utf-8")
