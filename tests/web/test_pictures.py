"""Pictures from Python lie as the page's boards do: every element where a browser puts it."""

import random
import re
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser

from deben.match import Match
from deben.pictures import drawing, engine, svg_of

FONTS = Path(__file__).parents[2] / "web" / "node_modules" / "@fontsource"
FONT = re.compile(r"url\([\"']?[^)\"']*?((marcellus|alegreya-sans)-latin-\d+-normal)[^)\"']*\.woff2[\"']?\)")
CLOSE = 1.5
"""Pixels by which browsers may differ: they round lines and letters."""
SIDES = ("x", "y", "width", "height")
MEASURE = """() => {
    const moved = (part) => part && (getComputedStyle(part).transform !== "none" || getComputedStyle(part).translate !== "none"
        || moved(part.parentElement));
    return [...document.querySelectorAll("body *")].filter((part) => !part.parentElement.closest("svg")).map((part) => {
        const { x, y, width, height } = part.getBoundingClientRect();
        const inline = getComputedStyle(part).display === "inline";
        const seen = width > 2 && !inline && !moved(part) && !part.closest(".hidden-text");
        const name = `${part.tagName} ${part.getAttribute("class")} ${part.textContent.slice(0, 30)}`;
        return { x, y, width, height, seen, name };
    });
}"""
SETTINGS: list[tuple[str, dict[str, object], str, str]] = [
    ("duel", {}, "en", "light"), ("duel", {"sides": "BBBB"}, "fr", "dark"), ("nefertiti", {"players": 2}, "it", "light"),
    ("nefertiti", {"players": 5, "characters": "palace-intrigue", "memphis": True}, "fr", "dark"),
]  # fmt: skip


def compared(match: Match, monkeypatch: pytest.MonkeyPatch, lang: str, theme: str) -> dict[str, Any]:
    """Return where a picture has everything, and the page that a browser would have laid out."""
    found: list[dict[str, Any]] = []

    def draw(asked: dict[str, Any]) -> dict[str, Any]:
        found.append(engine.draw(asked, "compared"))
        return {"svg": "", "unknown": [], "places": {}}

    monkeypatch.setattr(drawing, "draw", draw)
    svg_of(match.game, match.executor, match.state, lang=lang, theme=theme)
    return found[0]


def test_everything_lies_where_a_browser_puts_it(browser: Browser, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file = tmp_path / "page.html"
    for number, (game, options, lang, theme) in enumerate(SETTINGS):
        match, chance = Match(game, number, options), random.Random(number)
        for _ in range(40):
            if not match.over:
                match.play(chance.choice(match.legal))
        both = compared(match, monkeypatch, lang, theme)
        file.write_text(FONT.sub(lambda font: f"url({(FONTS / font[2] / 'files' / font[1]).as_uri()}.woff2)", both["html"]))
        page = browser.new_page(viewport=both["size"])
        page.goto(file.as_uri())
        assert page.evaluate("document.fonts.ready.then(() => document.fonts.check(\"16px 'Alegreya Sans'\"))")
        laid = page.evaluate(MEASURE)
        page.close()
        assert len(laid) == len(both["areas"]) > 300
        apart = [
            f"{part['name']}: {[(round(area[side], 1), round(part[side], 1)) for side in SIDES] if area else None}"
            for part, area in zip(laid, both["areas"], strict=True)
            if part["seen"] and (area is None or any(abs(area[side] - part[side]) > CLOSE for side in SIDES))
        ]
        assert not apart, (game, options, lang)
