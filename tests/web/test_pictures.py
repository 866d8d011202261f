"""Pictures from Python, as a browser shows them: whole, in the right letters, with arrows that point where they should."""

import random
from pathlib import Path

import pytest
from playwright.sync_api import Browser

import deben
from deben.match import Match
from deben.pictures import BROWSER, png_of

from .conftest import chromium

MEASURE = """() => {
    const frame = document.documentElement.getBoundingClientRect();
    const inside = (part) => {
        const { left, top, right, bottom, width } = part.getBoundingClientRect();
        return !width || (left >= -1 && top >= -1 && right <= frame.width + 1 && bottom <= frame.height + 1);
    };
    return {
        outside: [...document.querySelectorAll('[data-anchor], [data-action], section')].filter((part) => !inside(part))
            .map((part) => part.outerHTML.slice(0, 80)),
        letters: document.fonts.check("16px 'Alegreya Sans'") && document.fonts.check("16px Marcellus"),
    };
}"""
POINTED = """([from, to]) => {
    const middle = (name) => {
        const box = document.querySelector(`[data-anchor="${name}"]`).getBoundingClientRect();
        return [box.x + box.width / 2, box.y + box.height / 2];
    };
    const seen = [...document.querySelectorAll('.arrow')].map((arrow) => arrow.getBoundingClientRect())
        .filter(({ width, height }) => width > 0 && height > 0);
    const [a, b] = [middle(from), middle(to)];
    return seen.filter(({ left, right, top, bottom }) =>
        Math.abs(left - Math.min(a[0], b[0])) < 2 && Math.abs(right - Math.max(a[0], b[0])) < 2 &&
        Math.abs(top - Math.min(a[1], b[1])) < 2 && Math.abs(bottom - Math.max(a[1], b[1])) < 2).length;
}"""
SETTINGS: list[tuple[str, dict[str, object]]] = [
    ("duel", {}), ("duel", {"sides": "BBBB"}), ("nefertiti", {"players": 2}), ("nefertiti", {"players": 3}),
    ("nefertiti", {"players": 5, "characters": "palace-intrigue", "memphis": True}),
]  # fmt: skip


def test_pictures_are_whole_and_arrows_point(browser: Browser, tmp_path: Path) -> None:
    page, file = browser.new_page(viewport={"width": 1500, "height": 900}), tmp_path / "picture.svg"
    for number, (game, options) in enumerate(SETTINGS):
        match, chance = Match(game, number, options), random.Random(number)
        for _ in range(60):
            if not match.over:
                match.play(chance.choice(match.legal))
        ends = ("pile", "site:1:temple") if game == "duel" else ("deck", "purse:1")
        for lang in ("en", "fr"):
            file.write_text(deben.svg(match, lang=lang, arrows=[ends, (ends[1], ends[0], 1)]), encoding="utf-8")
            page.goto(file.as_uri())
            page.evaluate("document.fonts.ready")
            found = page.evaluate(MEASURE)
            assert found == {"outside": [], "letters": True}, (game, options, lang)
            assert page.evaluate(POINTED, ends) == 2, (game, "both arrows, and each in one way only")
    page.close()


def test_pixels(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(BROWSER, chromium())
    picture = png_of(deben.svg(Match("duel", 1), width=600), scale=0.5)
    assert picture.startswith(b"\x89PNG")
    assert int.from_bytes(picture[16:20], "big") == 300
