"""What stands around a board: history, chat, what explains itself, and what is told, at every size."""

import json

from playwright.sync_api import Page, WebSocketRoute, expect

from .conftest import Invite
from .person import CHOICES, Person, ending, play_out, play_some
from .test_sizes import SETTLE

PHONES = [(320, 568), (390, 844), (844, 390)]
GOING_OVER = 10
"""Times that a mouse tries."""
SIZES = [*PHONES, (932, 430), (1100, 800), (1366, 768), (1920, 1080), (2560, 1440)]
SHREDS = """() => {
    const inside = (one, other) => one.left >= other.left - 1 && one.right <= other.right + 1 && one.top >= other.top - 1;
    const strips = [...document.querySelectorAll('[data-testid=latest]')].filter(e => e.checkVisibility());
    const log = document.querySelector('aside.side .log');
    if (!strips.length && !log?.checkVisibility()) return 'no history';
    const strip = strips[0]?.getBoundingClientRect();
    const seen = [...strips[0]?.querySelectorAll('.move') ?? []]
        .filter(move => move.getBoundingClientRect().top < strip.bottom - 2);
    if (strips.length && !seen.length) return 'no move';
    return seen.filter(move => {
        const line = move.querySelector('.line');
        return !inside(move.getBoundingClientRect(), strip) || line.scrollHeight > line.clientHeight + 1;
    }).map(move => move.innerText).join(' | ');
}"""
"""Moves that are not whole: each is seen with all its words, or not at all."""
COVERED = """() => {
    const side = document.querySelector('aside.side').getBoundingClientRect();
    const over = part => {
        const box = part.getBoundingClientRect(), [x, y] = [box.x + box.width / 3, box.y + Math.min(30, box.height / 2)];
        return y < 0 || y > innerHeight || (x > side.left && x < side.right && y > side.top && y < side.bottom);
    };
    return [...document.querySelectorAll('[data-own], [data-testid=prompt]')].filter(over).map(part => part.className);
}"""
"""Which of one's own place and the prompt are out of sight, or under what has opened."""
SILENT = """() => {
    const shown = e => e.checkVisibility({visibilityProperty: true, opacityProperty: true}) && e.getBoundingClientRect().width > 3;
    const drawn = '.water, .ground, .order, .guardian, li:has(> .mark), .closing .who, .closing .words';
    return [...document.querySelectorAll('main svg, main b, main i, main small, .prompt svg, .prompt b, header svg')].filter(e =>
        shown(e) && !e.closest(`[data-hint], [data-spot], .hidden-text, ${drawn}`) && !e.parentElement.closest('svg') &&
        !(e.closest('button, a, summary, label')?.innerText.trim().length > 2)
    ).map(e => `${e.parentElement.className} ${e.outerHTML.slice(0, 60)}`);
}"""
"""Signs and numbers that neither explain themselves nor stand beside words; scenery needs none."""


def sit(anna: Person, game: str, seats: int, left: int) -> None:
    """Sit down with bots in the middle of a match, and play a little."""
    options = {"players": seats} if game == "nefertiti" else {}
    anna.open_table(game, ["me", *["bot"] * (seats - 1)], position=ending(game, left, options), options=options)
    play_some(anna, 3)
    anna.page.wait_for_selector(CHOICES)


def resize(anna: Person, size: tuple[int, int]) -> None:
    """Make the window so large, and wait until everything lies."""
    anna.page.set_viewport_size({"width": size[0], "height": size[1]})
    anna.page.evaluate(SETTLE)


def test_history_has_its_place_and_covers_nothing_of_ones_own(invite: Invite) -> None:
    for game, seats, left in (("nefertiti", 5, 60), ("duel", 2, 24)):
        anna = invite("fr")
        sit(anna, game, seats, left)
        page, wrong = anna.page, {}
        for size in SIZES:
            resize(anna, size)
            wrong[f"{game} {size} shreds"] = page.evaluate(SHREDS)
            page.evaluate("document.querySelector('aside.side') || document.querySelector('nav .link[aria-expanded]').click()")
            page.wait_for_selector("aside.side .log li")
            page.evaluate(SETTLE)
            wrong[f"{game} {size} covered"] = page.evaluate(COVERED)
            wrong[f"{game} {size} silent"] = [] if size[0] not in (390, 1366) else page.evaluate(SILENT)
            if size[0] < 1500:
                page.keyboard.press("Escape")
                expect(page.locator("aside.side")).to_have_count(0)
        assert {where: what for where, what in wrong.items() if what} == {}
        chain = page.locator("aside.side .log li:has(summary)").first
        hidden = chain.locator("details .said").first
        expect(hidden).to_be_hidden()
        chain.locator("summary").click()
        expect(hidden).to_be_visible()


def test_chat_leaves_ones_own_site_and_the_prompt_in_sight(invite: Invite) -> None:
    anna, bruno = invite("it"), invite("en")
    anna.set_up("duel", kinds=("me", "open"))
    bruno.follow(anna.invitation(), "Bruno")
    bruno.page.wait_for_selector("main [data-anchor]")
    anna.page.wait_for_selector(CHOICES)
    anna.page.get_by_test_id("company-open").click()
    for size in (*PHONES, (932, 430), (1366, 768)):
        resize(anna, size)
        anna.page.evaluate("document.querySelector('[data-own]').scrollIntoView()")
        assert anna.page.evaluate(COVERED) == [], size
    expect(anna.page.get_by_test_id("told")).to_be_attached()
    bruno.page.keyboard.press("Escape")


def drop_actions(socket: WebSocketRoute) -> None:
    """Let nothing through that somebody does; in its place the page hears that the line is there, or it would try another."""
    server = socket.connect_to_server()

    def hear(message: str | bytes) -> None:
        said = json.loads(message)
        if said.get("type") == "act":
            socket.send(json.dumps({"type": "pong", "number": said["number"]}))
        else:
            server.send(message)

    socket.on_message(hear)


def go_over(page: Page, part: str) -> None:
    """Go from a part to its tooltip; within how long is for ``hint.test.ts``: a busy machine is late, and the mouse tries again."""
    tip = page.locator("[role=tooltip]")
    for _ in range(GOING_OVER):
        page.locator(part).hover()
        expect(tip).to_be_visible()
        if box := tip.bounding_box():
            page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
            page.wait_for_timeout(500)
            if tip.is_visible() and tip.evaluate("tip => tip.matches(':hover')"):
                return
        page.mouse.move(0, 0)
    raise AssertionError("its tooltip closes before the mouse is there")


def test_tooltips_told_moves_and_the_ghost_of_one(invite: Invite) -> None:
    anna = invite()
    sit(anna, "duel", 2, 24)
    page, tip = anna.page, anna.page.locator("[role=tooltip]")
    expect(page.get_by_test_id("told")).not_to_be_empty()
    go_over(page, "[data-own] .total")
    expect(tip).to_be_visible()
    page.keyboard.press("Escape")
    expect(tip).to_be_hidden()
    page.route_web_socket("**/socket", drop_actions)
    anna.open_table("duel", ["me", "bot"])  # at the beginning there is always a square to place on
    square = page.locator("[data-spot].square.live").first
    expect(square).to_be_visible()
    action = square.get_attribute("data-action")
    square.click()
    expect(page.get_by_test_id("ghost").first).to_be_visible()
    place = page.locator(f"[data-action={action}]").bounding_box()
    ghost = page.get_by_test_id("ghost").first.bounding_box()
    assert place is not None
    assert ghost is not None
    assert abs(place["x"] + place["width"] / 2 - ghost["x"] - ghost["width"] / 2) < 2


def test_a_result_of_five_fits_a_phone(invite: Invite) -> None:
    anna = invite("fr")
    anna.open_table("nefertiti", ["me", *["bot"] * 4], position=ending("nefertiti", 3, {"players": 5}), options={"players": 5})
    play_out([anna], seed=1)
    for size in (*PHONES, (360, 640)):
        resize(anna, size)
        wide: list[int] = anna.page.evaluate(
            "[...document.querySelectorAll('dialog, dialog .scroll')].map(e => e.scrollWidth - e.clientWidth)"
        )
        assert max(wide) <= 0, size
        for button in anna.page.locator("dialog footer .button").all():
            assert button.evaluate("e => e.scrollWidth <= e.clientWidth"), size
