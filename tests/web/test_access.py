"""Every page for everybody: axe, both themes, narrow and zoomed windows, high contrast, and nothing loaded from elsewhere.

A page that is added to the program gets a line in ``PAGES``.
"""

from collections.abc import Callable, Sequence
from contextlib import suppress
from typing import Any

import pytest
from playwright.sync_api import Error, ViewportSize, expect

from .conftest import DESKTOP, PAGE, Invite
from .person import NEARLY_OVER, Person, play_out, play_some, played_by_bots

AXE = PAGE.parents[1] / "node_modules" / "axe-core" / "axe.min.js"
NARROW: ViewportSize = {"width": 320, "height": 640}
ZOOMED: ViewportSize = {"width": DESKTOP["width"] // 2, "height": DESKTOP["height"] // 2}
"""What is left of a laptop's window at 200 %."""
COLOURS = ("color-contrast", "link-in-text-block")
"""The rules of axe that another set of colours can break."""
WIDE = "() => [document.documentElement.scrollWidth, innerWidth]"


def at(path: str, there: str = "main") -> Callable[[Person], object]:
    """Return what opens a path and waits for a part of its page."""

    def go(person: Person) -> None:
        person.page.goto(path)
        person.page.locator(there).first.wait_for()

    return go


def nothing_at(path: str) -> Callable[[Person], object]:
    """Return what opens a path where a server has nothing, which a browser writes down."""

    def go(person: Person) -> None:
        person.expected.append("status of 404")
        at(path, "main h1")(person)

    return go


def setting_up(game: str) -> Callable[[Person], object]:
    """Return what opens the form for a table."""

    def go(person: Person) -> None:
        person.page.goto("/")
        person.page.locator(f"article.{game} button[aria-expanded]").click()
        person.page.locator("form").wait_for()

    return go


def playing(game: str, moves: int, text: bool = False) -> Callable[[Person], object]:
    """Return what opens a table against the computer and plays on it."""

    def go(person: Person) -> None:
        person.quick(game)
        play_some(person, moves)
        if text:
            person.page.get_by_role("link", name="Show this table as text").press("Enter")

    return go


def hot_seat(game: str, kinds: tuple[str, ...]) -> Callable[[Person], object]:
    """Return what opens a table for several people on one device."""
    return lambda person: person.set_up(game, len(kinds), kinds)


def ended(person: Person) -> None:
    """Play the Duel to its end screen."""
    person.open_table("duel", ["me", "bot"], position=NEARLY_OVER)
    play_out([person], seed=31)


def replaying(game: str) -> Callable[[Person], object]:
    """Return what opens a replay in the middle of a match."""

    def go(person: Person) -> None:
        person.page.goto("/")
        table = played_by_bots(person.page.evaluate("location.origin"), game, **({} if game == "duel" else {"players": 2}))
        person.page.goto(f"/replay/{table}#30")
        person.page.get_by_test_id("told").wait_for()

    return go


def looking_back(person: Person) -> None:
    """Look back during a match."""
    playing("duel", 3)(person)
    person.more("Look back")
    person.page.get_by_test_id("told").wait_for()


def analysing(go: Callable[[Person], object]) -> Callable[[Person], object]:
    """Return what turns live analysis on where somebody is."""

    def show(person: Person) -> None:
        go(person)
        if person.page.get_by_test_id("coach-tab").count():
            person.page.get_by_test_id("coach-tab").click()
        person.page.get_by_role("switch", name="Live analysis").click()
        person.page.wait_for_selector("[data-choice]")

    return show


def planning(game: str) -> Callable[[Person], object]:
    """Return what makes a plan of one action."""

    def show(person: Person) -> None:
        playing(game, 0)(person)
        person.ask_for("plan-open")
        person.page.locator("main [data-spot].live").first.click()
        person.page.locator("[data-testid=plan] ol li").first.wait_for()

    return show


def in_company(person: Person) -> None:
    """Sit at a public table and say something."""
    person.page.goto("/")
    person.page.locator("article.duel button[aria-expanded]").click()
    form = person.page.locator("article.duel form")
    form.locator(".seat select").nth(1).select_option("open")
    form.locator("input[name=public]").check()
    form.locator(".seat input").first.fill("Anna")
    form.locator("button[type=submit]").click()
    person.page.get_by_test_id("company-open").click()
    person.page.get_by_role("textbox").fill("Is anybody there?")
    person.page.keyboard.press("Enter")
    person.page.get_by_test_id("talk").get_by_text("Is anybody there?").wait_for()


def without_server(path: str, sign: str) -> Callable[[Person], object]:
    """Return what opens a page while nobody answers."""

    def show(person: Person) -> None:
        person.expected.append("ERR_FAILED")
        person.page.route("**/api/**", lambda route: route.abort())
        person.page.goto(path)
        person.page.wait_for_selector(sign)

    return show


PAGES: dict[str, Callable[[Person], object]] = {
    "home": at("/"),
    "set-up-duel": setting_up("duel"),
    "set-up-nefertiti": setting_up("nefertiti"),
    "tables": at("/tables"),
    "rules-duel": at("/rules/duel"),
    "rules-nefertiti": at("/rules/nefertiti"),
    "lobby": at("/lobby"),
    "tutorial-duel": at("/tutorial/duel", "[data-testid=prompt]"),
    "tutorial-nefertiti": at("/tutorial/nefertiti", "[data-testid=prompt]"),
    "company": in_company,
    "board-duel": at("/board/duel"),
    "board-nefertiti": at("/board/nefertiti"),
    "join-failed": nothing_at("/join/no-such-invitation"),
    "device-failed": nothing_at("/me/no-such-link"),
    "no-table": nothing_at("/table/no-such-table"),
    "no-replay": nothing_at("/replay/no-such-table"),
    "nowhere": nothing_at("/nowhere/at/all"),
    "offline": without_server("/lobby", "#offline-works"),
    "offline-home": without_server("/", "[data-testid=away]"),
    "offline-board": without_server("/board/duel", "[data-action]"),
    "waiting": hot_seat("duel", ("me", "open")),
    "duel": playing("duel", 0),
    "duel-later": playing("duel", 9),
    "duel-text": playing("duel", 4, text=True),
    "nefertiti": playing("nefertiti", 0),
    "nefertiti-later": playing("nefertiti", 12),
    "nefertiti-two": hot_seat("nefertiti", ("me", "here")),
    "nefertiti-five": hot_seat("nefertiti", ("me", "here", "here", "here", "here")),
    "nefertiti-text": playing("nefertiti", 4, text=True),
    "result": ended,
    "replay-load": at("/replay"),
    "replay-duel": replaying("duel"),
    "replay-nefertiti": replaying("nefertiti"),
    "looking-back": looking_back,
    "live-board": analysing(at("/board/duel", "[data-testid=live]")),
    "live-replay": analysing(replaying("nefertiti")),
    "plan-duel": planning("duel"),
    "plan-nefertiti": planning("nefertiti"),
}


@pytest.mark.parametrize("name", PAGES)
def test_a_page_for_everybody(invite: Invite, name: str) -> None:
    anna = invite()
    asked: list[str] = []
    anna.page.on("request", lambda request: asked.append(request.url))
    anna.page.on("websocket", lambda socket: asked.append(socket.url.replace("ws://", "http://")))
    PAGES[name](anna)
    address = anna.page.evaluate("location.origin")
    assert violations(anna) == [], "light"
    anna.page.emulate_media(color_scheme="dark")
    assert violations(anna, COLOURS) == [], "dark"
    anna.page.emulate_media(color_scheme="light", contrast="more")
    assert violations(anna, COLOURS) == [], "more contrast"
    anna.page.emulate_media(contrast="no-preference")
    for window in (ZOOMED, NARROW):
        anna.page.set_viewport_size(window)
        with suppress(Error):  # a busy machine lays out late; what is too wide for good is told below
            anna.page.wait_for_function("() => document.documentElement.scrollWidth <= innerWidth", timeout=3_000)
        scroll, inner = anna.page.evaluate(WIDE)
        assert scroll <= inner, f"scrolls sideways at {window['width']} pixels"
    assert violations(anna) == [], "narrow"
    assert [url for url in asked if not url.startswith((address, "blob:", "data:"))] == [], "nothing comes from elsewhere"


def test_choices_and_focus_show_in_high_contrast(invite: Invite) -> None:
    """Systems with forced colours drop backgrounds and shadows: what can be done must show by a border or an outline."""
    anna = invite()
    anna.page.emulate_media(forced_colors="active")
    for game in ("duel", "nefertiti"):
        anna.quick(game)
        marks = anna.page.locator("[data-spot].live").evaluate_all(
            "parts => parts.map(part => [getComputedStyle(part).outlineStyle, getComputedStyle(part).borderStyle])"
        )
        assert marks
        assert all("solid" in mark or "dashed" in mark for mark in marks), game
        anna.page.keyboard.press("ArrowDown")
        focused = anna.page.locator(":focus-visible")
        expect(focused).to_have_count(1)
        assert focused.evaluate("part => getComputedStyle(part).outlineStyle") == "solid"


def violations(person: Person, rules: Sequence[str] = ()) -> list[Any]:
    """Return what axe complains about, by all rules or by some: the rule, and the first part of the page that breaks it."""
    if not person.page.evaluate("'axe' in window"):
        person.page.evaluate(AXE.read_text(encoding="utf-8"))
    only = {"runOnly": {"type": "rule", "values": rules}} if rules else {}
    found = person.page.evaluate("(only) => axe.run(document, { resultTypes: ['violations'], ...only })", only)
    return [(rule["id"], rule["nodes"][0]["html"][:160], rule["nodes"][0]["failureSummary"][:300]) for rule in found["violations"]]
