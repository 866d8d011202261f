"""Every page at every size, in three languages: controls can be hit, nothing is cut off, no page is wider than its window."""

import re
import time
from collections.abc import Callable

import pytest

from ..nightly import NIGHTLY
from ..server.harness import Person as Client
from .conftest import Invite, Server
from .person import SMALLEST, Person, ending, play_out, played_by_bots

SIZES = [
    (320, 568), (360, 640), (390, 844), (768, 1024), (844, 390), (932, 430), (1024, 768), (1150, 800), (640, 360), (1366, 768),
    (1920, 1080), (2560, 1440),
]  # fmt: skip
"""All of them; 640×360 is a window of 1280×720 at 200 %."""
OFTEN = [(320, 568), (932, 430), (1150, 800), (1366, 768)]
"""Those that were broken most."""

CALM = 5.0
"""Seconds until a page lies still, generously."""

SETTLE = "() => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)))"
# A link that lets one skip is out of sight until it has the focus.
LOOK = """() => {
    const faults = [], root = document.querySelector('dialog[open], .popup:popover-open') ?? document;
    const called = e => `${e.tagName.toLowerCase()}.${e.className.baseVal ?? e.className}`;
    const name = e => `${called(e)} "${(e.innerText ?? '').trim().slice(0, 30)}"`;
    const seen = e => e.checkVisibility({visibilityProperty: true, opacityProperty: true});
    if (document.documentElement.scrollWidth > innerWidth) faults.push(`wide ${document.documentElement.scrollWidth}`);
    const aimed = 'button, a[href], select, summary, input:not([type=radio], [type=checkbox]), [data-testid^=clock-]';
    for (const e of root.querySelectorAll(aimed)) {
        let box = e.getBoundingClientRect();
        if (!seen(e) || e.closest('[inert], [aria-hidden=true], .hidden-text, .skip') || box.width < 2) continue;
        // However one scrolls: between what sticks at the top and at the bottom there may be little room.
        let found = null;
        const hit = () => e.contains(found) || found?.closest('label')?.contains(e);
        for (const share of [0.5, 0.6, 0.7, 0.4, 0.3]) {
            e.scrollIntoView({block: 'center', inline: 'center', behavior: 'instant'});
            scrollBy({top: (0.5 - share) * innerHeight, behavior: 'instant'});
            box = e.getBoundingClientRect();
            found = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
            if (found && hit()) break;
        }
        if (!found || !hit()) faults.push(`unreachable ${name(e)} under ${found && called(found)}`);
    }
    for (const e of root.querySelectorAll('*')) {
        const style = getComputedStyle(e);
        if (!e.innerText || style.overflowX !== 'hidden' || !seen(e) || e.clientWidth < 2) continue;
        if (e.scrollWidth > e.clientWidth + 1 && style.textOverflow !== 'ellipsis') faults.push(`cut ${name(e)}`);
    }
    // A name that is broken letter by letter is a column of them.
    for (const e of root.querySelectorAll('h2, .name')) {
        const {fontSize, writingMode} = getComputedStyle(e);
        if (!seen(e) || writingMode !== 'horizontal-tb' || e.clientHeight < 3 * parseFloat(fontSize)) continue;
        if (e.clientWidth < 3 * parseFloat(fontSize)) faults.push(`squeezed ${name(e)}`);
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


def closing(anna: Person, _: Server) -> None:
    """Open a table at which a market closes, and its best bidder takes gifts."""
    position = ending("nefertiti", 1, having="phase=best closing=s")  # beside this stall is the least room for words
    anna.page.goto("/")
    assert anna.page.request.put("/api/me", data={"name": "Ankhésenpaaton"}).ok
    anna.open_table("nefertiti", ["me", "bot"], position=position, options={"players": 2})
    anna.page.wait_for_selector(".market.closing")


def timed(game: str, bots: int) -> Callable[[Person, Server], None]:
    """Return what opens a table with clocks at which somebody is not connected."""
    seats = [{"kind": "me"}, {"kind": "open"}, *[{"kind": "bot", "bot": "random"}] * bots]

    def opened(anna: Person, server: Server) -> None:
        anna.page.goto("/")
        request = {"game": game, "seats": seats, "options": {"players": len(seats)} if bots else {}}
        terms = {"stand_in": "random", "clock": {"seconds": 6000, "increment": 5}}
        made = anna.page.request.post("/api/tables", data={**request, "terms": terms}).json()
        with Client(server.address) as bruno:
            bruno.join(made["invitation"])
        anna.page.goto(f"/table/{made['table']}")
        anna.page.wait_for_selector("[data-testid^=away-]")

    return opened


def result(game: str, seats: int) -> Callable[[Person, Server], None]:
    """Return what opens the end of a match."""

    def opened(anna: Person, server: Server) -> None:
        table(game, seats, 3)(anna, server)
        play_out([anna], seed=1)

    return opened


def nothing_at(path: str) -> Callable[[Person, Server], None]:
    """Return what opens a page where a server has nothing, which a browser writes down."""

    def opened(anna: Person, server: Server) -> None:
        anna.expected.append("status of 404")
        at(path)(anna, server)

    return opened


def at(path: str) -> Callable[[Person, Server], None]:
    """Return what opens a page."""

    def opened(anna: Person, _: Server) -> None:
        anna.page.goto(path)
        anna.page.wait_for_selector("header.bar")

    return opened


def board(game: str) -> Callable[[Person, Server], None]:
    """Return what opens a position board to look at: while one sets up, other controls lie over its parts."""

    def opened(anna: Person, server: Server) -> None:
        at(f"/board/{game}")(anna, server)
        anna.page.get_by_role("button", name=re.compile("^(View|Voir|Vedi)$")).click()
        anna.page.wait_for_selector("[data-spot]")

    return opened


def replay(game: str, way: str = "") -> Callable[[Person, Server], None]:
    """Return what opens a replay, perhaps with the coach."""

    def opened(anna: Person, server: Server) -> None:
        anna.page.goto(f"/replay/{played_by_bots(server.address, game, **SMALLEST[game])}{way}#20")
        anna.page.wait_for_selector("[data-spot]")

    return opened


def set_up(game: str) -> Callable[[Person, Server], None]:
    """Return what fills in the form for a table as far as it goes: all seats open to others, terms and characters unfolded."""

    def opened(anna: Person, _: Server) -> None:
        anna.page.goto("/")
        form = anna.page.locator(f"article.{game}")
        form.locator("button[aria-expanded]").click()
        form.locator(".seat").first.wait_for()
        if game == "nefertiti":
            form.locator("label:has(input[name=players][value='5'])").click()
            form.locator("fieldset > select").select_option("picked")
        for seat in form.locator(".seat select").all()[1:]:
            seat.select_option("open")
        form.locator("summary").click()
        form.locator("select[name=clock]").select_option("0")

    return opened


def company(anna: Person, _: Server) -> None:
    """Open a public table that waits for others, with its chat unfolded."""
    anna.open_table("nefertiti", ["me", "open", "bot", "open", "open"], options={"players": 5}, public=True)
    anna.page.get_by_test_id("company-open").click()
    anna.page.wait_for_selector("[data-testid=talk]")


def lobby(anna: Person, server: Server) -> None:
    """Look at public tables, one of which waits."""
    company(anna, server)
    at("/lobby")(anna, server)
    anna.page.wait_for_selector("[data-testid=lobby] > li")


def tables(anna: Person, server: Server) -> None:
    """Look at one's own tables, one of which is over, and be asked whether they shall be forgotten."""
    result("duel", 2)(anna, server)
    anna.open_table("nefertiti", ["me"] * 5, options={"players": 5})
    at("/tables")(anna, server)
    anna.page.wait_for_selector("[data-testid=my-tables] > li")


def asked(where: Callable[[Person, Server], None], button: str) -> Callable[[Person, Server], None]:
    """Return what opens a page and the dialog behind a button, by its name in any language."""

    def opened(anna: Person, server: Server) -> None:
        where(anna, server)
        anna.page.get_by_role("button", name=re.compile(f"^({button})$")).first.click()
        anna.page.wait_for_selector("dialog[open]")

    return opened


def leaving(anna: Person, server: Server) -> None:
    """Ask whether and how somebody wants to leave."""
    opened_at("more")(anna, server)
    anna.page.get_by_role("button", name=re.compile("^(Leave or|Quitter ou|Lascia o) ")).click()
    anna.page.wait_for_selector("dialog[open]")


def opened_at(testid: str) -> Callable[[Person, Server], None]:
    """Return what opens a table and something of its controls."""

    def opened(anna: Person, server: Server) -> None:
        table("nefertiti", 3, 40)(anna, server)
        anna.page.get_by_test_id(testid).click()
        anna.page.wait_for_selector("[popover]:popover-open")

    return opened


def keys(anna: Person, server: Server) -> None:
    """Ask which keys there are."""
    table("nefertiti", 3, 40)(anna, server)
    anna.page.keyboard.press("?")
    anna.page.wait_for_selector("dialog[open]")


def text_table(anna: Person, server: Server) -> None:
    """Open a table in words."""
    table("nefertiti", 3, 40)(anna, server)
    anna.page.goto(f"{anna.page.url}?text")
    anna.page.wait_for_selector("main.text")


PAGES: dict[str, Callable[[Person, Server], None]] = {
    "home": at("/"),
    "set-up of the duel": set_up("duel"),
    "set-up of nefertiti": set_up("nefertiti"),
    "tables": tables,
    "forgetting tables": asked(tables, "Clear finished|Effacer les parties finies|Elimina le partite finite"),
    "lobby": lobby,
    "a table that waits": company,
    "rules": at("/rules/duel"),
    "board of the duel": board("duel"),
    "board of nefertiti": board("nefertiti"),
    "lesson of the duel": at("/tutorial/duel"),
    "lesson of nefertiti": at("/tutorial/nefertiti"),
    "load a replay": at("/replay"),
    "replay": replay("duel"),
    "coach": replay("nefertiti", "/coach"),
    "a link that fails": nothing_at("/join/nothing"),
    "nowhere": nothing_at("/nowhere"),
    "duel": table("duel", 2, 20),
    "leaving": leaving,
    "help": opened_at("help"),
    "more": opened_at("more"),
    "speed": opened_at("speed"),
    "keys": keys,
    "a table in words": text_table,
    "duel with clocks": timed("duel", 0),
    "nefertiti with clocks": timed("nefertiti", 3),
    "nefertiti for two": table("nefertiti", 2, 30),
    "a market that closes": closing,
    "nefertiti for five": table("nefertiti", 5, 40),
    "result of the duel": result("duel", 2),
    "result of five": result("nefertiti", 5),
}


def faults(anna: Person, size: tuple[int, int]) -> list[str]:
    """Return what is wrong at a size and stays so: on a busy machine a page takes its time to lie as it should."""
    anna.page.set_viewport_size({"width": size[0], "height": size[1]})
    end = time.monotonic() + CALM
    while True:
        anna.page.evaluate(SETTLE)
        found: list[str] = anna.page.evaluate(LOOK)
        if not found or time.monotonic() > end:
            return found


@pytest.mark.parametrize("page", PAGES)
def test_a_page_at_every_size(page: str, invite: Invite, server: Server) -> None:
    for language in ("en", "fr", "it") if NIGHTLY else ("fr",):
        anna = invite(language)
        PAGES[page](anna, server)
        wrong = {f"{language} {size[0]}×{size[1]}": faults(anna, size) for size in (SIZES if NIGHTLY else OFTEN)}
        assert {size: found for size, found in wrong.items() if found} == {}
