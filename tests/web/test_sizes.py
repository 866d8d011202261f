"""Every page at every size, in three languages: controls can be hit, nothing is cut off, no page is wider than its window."""

from collections.abc import Callable

import pytest

from ..nightly import NIGHTLY
from .conftest import Invite, Server
from .person import Person, ending, play_out, played_by_bots

SIZES = [
    (320, 568), (360, 640), (390, 844), (768, 1024), (844, 390), (932, 430), (1024, 768), (1150, 800), (640, 360), (1366, 768),
    (1920, 1080), (2560, 1440),
]  # fmt: skip
"""All of them; 640×360 is a window of 1280×720 at 200 %."""
OFTEN = [(320, 568), (932, 430), (1150, 800), (1366, 768)]
"""Those that were broken most."""

SETTLE = "() => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)))"
LOOK = """() => {
    const faults = [], root = document.querySelector('dialog[open]') ?? document;
    const called = e => `${e.tagName.toLowerCase()}.${e.className.baseVal ?? e.className}`;
    const name = e => `${called(e)} "${(e.innerText ?? '').trim().slice(0, 30)}"`;
    const seen = e => e.checkVisibility({visibilityProperty: true, opacityProperty: true});
    if (document.documentElement.scrollWidth > innerWidth) faults.push(`wide ${document.documentElement.scrollWidth}`);
    for (const e of root.querySelectorAll('button, a[href], select, summary, input:not([type=radio], [type=checkbox])')) {
        let box = e.getBoundingClientRect();
        if (!seen(e) || e.closest('[inert], [aria-hidden=true], .hidden-text') || box.width < 2) continue;
        e.scrollIntoView({block: 'center', inline: 'center', behavior: 'instant'});
        box = e.getBoundingClientRect();
        const found = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
        if (!found || !(e.contains(found) || found.closest('label')?.contains(e))) {
            faults.push(`unreachable ${name(e)} under ${found && called(found)}`);
        }
    }
    for (const e of root.querySelectorAll('*')) {
        const style = getComputedStyle(e);
        if (!e.innerText || style.overflowX !== 'hidden' || !seen(e) || e.clientWidth < 2) continue;
        if (e.scrollWidth > e.clientWidth + 1 && style.textOverflow !== 'ellipsis') faults.push(`cut ${name(e)}`);
    }
    scrollTo(0, 0);
    return [...new Set(faults)];
}"""


def table(game: str, seats: int, left: int) -> Callable[[Person, Server], None]:
    """Return what opens a table in the middle of a match."""
    options = {"players": seats} if game == "nefertiti" else {}

    def opened(anna: Person, _: Server) -> None:
        anna.open_table(game, ["me"] * seats, position=ending(game, left, options), options=options)

    return opened


def result(game: str, seats: int) -> Callable[[Person, Server], None]:
    """Return what opens the end of a match."""

    def opened(anna: Person, server: Server) -> None:
        table(game, seats, 3)(anna, server)
        play_out([anna], seed=1)

    return opened


def at(path: str) -> Callable[[Person, Server], None]:
    """Return what opens a page."""

    def opened(anna: Person, _: Server) -> None:
        anna.page.goto(path)
        anna.page.wait_for_selector("header.bar")

    return opened


def replay(anna: Person, server: Server) -> None:
    """Open a replay."""
    anna.page.goto(f"/replay/{played_by_bots(server.address, 'duel')}")
    anna.page.wait_for_selector("[data-spot]")


PAGES: dict[str, Callable[[Person, Server], None]] = {
    "home": at("/"),
    "tables": at("/tables"),
    "rules": at("/rules/duel"),
    "replay": replay,
    "duel": table("duel", 2, 20),
    "nefertiti for two": table("nefertiti", 2, 30),
    "nefertiti for five": table("nefertiti", 5, 40),
    "result of the duel": result("duel", 2),
    "result of five": result("nefertiti", 5),
}


def faults(anna: Person, size: tuple[int, int]) -> list[str]:
    """Return what is wrong at a size."""
    anna.page.set_viewport_size({"width": size[0], "height": size[1]})
    anna.page.evaluate(SETTLE)
    found: list[str] = anna.page.evaluate(LOOK)
    return found


@pytest.mark.parametrize("page", PAGES)
def test_a_page_at_every_size(page: str, invite: Invite, server: Server) -> None:
    for language in ("en", "fr", "it") if NIGHTLY else ("fr",):
        anna = invite(language)
        PAGES[page](anna, server)
        wrong = {f"{language} {size[0]}×{size[1]}": faults(anna, size) for size in (SIZES if NIGHTLY else OFTEN)}
        assert {size: found for size, found in wrong.items() if found} == {}
