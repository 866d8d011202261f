"""How a closing is told and fits: a card a bidder, nobody waits for what is shown, bars and labels leave things their room."""

import random
import time

import pytest
from playwright.sync_api import expect

from ..server.harness import Person as Client
from .conftest import Invite, Server
from .person import CHOICES, PATIENCE, Person, ending
from .test_frame import resize

FOUR = {"players": 4}
CARD = "[data-testid=caption]"
SHORT = [(932, 430), (960, 540)]
BARS = """() => {
    const jump = document.querySelector('nav.jump')?.getBoundingClientRect();
    const bars = [...document.querySelectorAll('header.bar, section.prompt')].map(bar => bar.getBoundingClientRect().height);
    return [...bars, jump && jump.width > jump.height ? jump.height : 0].reduce((sum, height) => sum + height) / innerHeight;
}"""
"""The share of the height that bars across the window take."""
UNDER = """() => {
    const prompt = document.querySelector('section.prompt').getBoundingClientRect();
    const jump = document.querySelector('nav.jump')?.getBoundingClientRect();
    const top = jump && jump.top < 2 ? jump.bottom : 0, bottom = prompt.top > innerHeight / 2 ? prompt.top : innerHeight;
    const covered = place => {
        place.focus();
        const box = place.getBoundingClientRect();
        return box.height < bottom - top && !place.closest('nav') && (box.top < top - 1 || box.bottom > bottom + 1);
    };
    const places = [...document.querySelectorAll('main [data-spot]')].filter(place => place.checkVisibility());
    return [places.length, places.filter(covered).map(place => place.dataset.action ?? place.className)];
}"""
"""How many places there are, and which of them lie under a bar when they have the focus."""
SQUARES = "[...document.querySelectorAll('.spot.bid')].map(e => e.getBoundingClientRect()).map(b => [b.x, b.y, b.width, b.height])"
CLASHES = """() => {
    const labels = [...document.querySelectorAll('main .brings .sign')].map(e => [e, e.getBoundingClientRect()]);
    const meet = (one, other) =>
        one.left < other.right - 1 && other.left < one.right - 1 && one.top < other.bottom - 1 && other.top < one.bottom - 1;
    const clash = ([e, one]) => labels.some(([other, box]) => other !== e && meet(one, box));
    return [labels.length, labels.filter(clash).map(([e]) => e.innerText)];
}"""
"""How many labels there are on choices, and which of them lie over another."""
SHUT = """() => [...document.querySelectorAll('.market.closed .shutter')].map(shutter => {
    const {backgroundImage, borderTopStyle, borderTopColor, backgroundColor} = getComputedStyle(shutter);
    return backgroundImage.includes('gradient') && borderTopStyle === 'solid' && borderTopColor !== backgroundColor;
})"""
GREY = """() => {
    const probe = document.body.appendChild(document.createElement('i'));
    probe.style.color = 'GrayText';
    const grey = getComputedStyle(probe).color;
    probe.remove();
    const greyed = part => [...document.querySelectorAll(part)].map(e => getComputedStyle(e).color === grey);
    return [greyed('.pace button[aria-disabled=true]'), greyed('.spot.bid:not(.live)')];
}"""
"""Which buttons that are off look so, and which squares do on which nothing can be done now."""


def sit_in_closing(anna: Person) -> None:
    """Sit down with three bots where bids are being settled, and go on until the card of one is there."""
    position = ending("nefertiti", 30, FOUR, having="phase=buy closing=")
    anna.open_table("nefertiti", ["me", "bot", "bot", "bot"], position=position, options=FOUR)
    luck, end = random.Random(1), time.monotonic() + PATIENCE
    while not anna.page.locator(CARD).count():
        assert time.monotonic() < end, anna.prompt()
        if not anna.act(luck):
            anna.page.wait_for_timeout(30)


def test_a_card_tells_of_a_bidder_and_a_click_goes_to_the_present(invite: Invite) -> None:
    anna = invite(motion=True, speed="half")
    sit_in_closing(anna)
    page = anna.page
    page.evaluate("document.getAnimations().forEach(each => each.pause())")  # from now on nothing ends by itself
    card, room = page.locator(CARD).bounding_box(), page.viewport_size
    assert card is not None
    assert room is not None
    assert card["x"] >= 0
    assert card["y"] >= 0
    assert card["x"] + card["width"] <= room["width"]
    assert card["y"] + card["height"] <= room["height"]
    told = anna.prompt()
    page.locator("main .river").first.click()
    expect(page.get_by_test_id("prompt")).not_to_have_text(told)
    page.wait_for_selector(CHOICES)
    page.reload()
    page.wait_for_selector(CHOICES)
    page.get_by_test_id("speed").click()
    repeat = page.get_by_test_id("repeat")
    expect(repeat).to_have_attribute("aria-disabled", "false")
    repeat.click()
    expect(page.get_by_role("button", name="Skip", exact=True)).to_have_attribute("aria-disabled", "false")


@pytest.mark.parametrize("game", ["duel", "nefertiti"])
def test_bars_leave_places_their_room(game: str, invite: Invite) -> None:
    anna, options = invite("fr"), FOUR if game == "nefertiti" else {}
    seats = ["me"] * (4 if options else 2)
    anna.open_table(game, seats, position=ending(game, 24, options), options=options)
    anna.page.wait_for_selector(CHOICES)
    for size in SHORT:
        resize(anna, size)
        assert anna.page.evaluate(BARS) <= 0.25, size
    for size in ((320, 568), (360, 640), (768, 1024), (932, 430)):
        resize(anna, size)
        places, covered = anna.page.evaluate(UNDER)
        assert places > 3
        assert covered == [], size


def test_chat_floats_and_the_board_stays(invite: Invite, server: Server) -> None:
    anna = invite("fr")
    anna.page.goto("/")
    seats = [{"kind": "me"}, {"kind": "open"}, *[{"kind": "bot", "bot": "random"}] * 2]
    made = anna.page.request.post("/api/tables", data={"game": "nefertiti", "seats": seats, "options": FOUR}).json()
    with Client(server.address) as bruno:
        bruno.join(made["invitation"])
    anna.page.goto(f"/table/{made['table']}")
    anna.page.wait_for_selector(".spot.bid")
    before = anna.page.evaluate(SQUARES)
    anna.page.get_by_test_id("company-open").click()
    expect(anna.page.get_by_test_id("company")).to_be_visible()
    assert anna.page.evaluate(SQUARES) == before
    own, chat = anna.page.locator("[data-own]").bounding_box(), anna.page.get_by_test_id("company").bounding_box()
    assert own is not None
    assert chat is not None
    assert chat["y"] >= own["y"] + own["height"]


def test_labels_of_a_collectors_choices_do_not_meet(invite: Invite) -> None:
    options = {"players": 2}
    position = ending("nefertiti", 1, options, having="phase=collect closing=")
    for language in ("en", "fr", "it"):
        anna = invite(language)
        anna.open_table("nefertiti", ["me", "me"], position=position, options=options)
        anna.page.wait_for_selector("main .brings .sign")
        for size in ((1366, 768), (390, 844)):
            resize(anna, size)
            labels, clashes = anna.page.evaluate(CLASHES)
            assert labels > 1
            assert clashes == [], (language, size)


def test_forced_colours_show_what_is_closed_and_what_is_off(invite: Invite) -> None:
    anna = invite()
    anna.page.emulate_media(forced_colors="active")
    anna.open_table("nefertiti", ["me"] * 4, position=ending("nefertiti", 40, FOUR), options=FOUR)
    anna.page.wait_for_selector(CHOICES)
    shut, (off, squares) = anna.page.evaluate(SHUT), anna.page.evaluate(GREY)
    assert shut
    assert all(shut)
    assert off
    assert all(off)
    assert squares
    assert not any(squares)
