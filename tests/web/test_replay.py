"""Replays in a real browser: every moment, every seat, the check that all was fair, playing on, files, looking back."""

import json
import re
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from deben.match import read_record, verify_record

from .conftest import Invite, Server
from .person import CHOICES, NEARLY_OVER, Person, played_by_bots

TABLES: dict[str, dict[str, Any]] = {
    "duel": {"sides": "ABAB"},
    "nefertiti": {"players": 3, "characters": "random", "stalls": "advanced", "memphis": True},
}
DROP = """([text, name]) => {
  const data = new DataTransfer();
  data.items.add(new File([text], name, { type: "application/json" }));
  dispatchEvent(new DragEvent("drop", { dataTransfer: data, bubbles: true, cancelable: true }));
}"""


@pytest.fixture(scope="session")
def finished(server: Server) -> dict[str, str]:
    """Return a finished table of each game."""
    return {game: played_by_bots(server.address, game, **options) for game, options in TABLES.items()}


def opened(person: Person, path: str) -> Page:
    """Return the page of a replay once a moment is on the screen."""
    person.page.goto(path)
    person.page.wait_for_selector("[data-testid=told]")
    return person.page


def test_a_stranger_steps_scrubs_and_jumps_through_a_match(invite: Invite, finished: dict[str, str]) -> None:
    page = opened(invite(), f"/replay/{finished['nefertiti']}#42")
    told = page.locator("[data-testid=told]")
    expect(told).to_contain_text("Move 42 of")
    expect(page.locator("li[aria-current=step]")).to_have_attribute("data-move", "42")
    page.get_by_role("button", name="One move forward").click()
    expect(told).to_contain_text("Move 43 of")
    assert page.url.endswith("#43"), "the address follows"
    page.locator("body").press("ArrowLeft")
    page.locator("body").press("ArrowLeft")
    expect(told).to_contain_text("Move 41 of")
    page.locator("body").press("End")
    last = int(re.search(r"Move (\d+) of", told.inner_text())[1])  # type: ignore[index]
    page.locator("body").press("Home")
    expect(told).to_contain_text("The start of the match")
    page.get_by_role("slider", name="Moment").fill(str(last // 2))
    expect(told).to_contain_text(f"Move {last // 2} of {last}")
    expect(page.locator("main")).to_have_attribute("aria-busy", "false")
    page.evaluate("location.hash = '#7'")
    expect(told).to_contain_text("Move 7 of")
    page.get_by_label("Seen by").select_option("1")
    expect(page.locator("details", has_text="Still face down")).to_have_count(0)
    page.get_by_label("Seen by").select_option("open")
    expect(page.locator("details", has_text="Still face down")).to_have_count(1)


def test_the_chart_can_be_read_and_walked_with_keys(invite: Invite, finished: dict[str, str]) -> None:
    page = opened(invite(), f"/replay/{finished['duel']}#0")
    marks = page.get_by_role("group", name="One line for each player").get_by_role("button")
    assert marks.count() > 20
    assert re.fullmatch(r"Move \d+: .* [+−]\d+, now −?\d+.*", str(marks.nth(3).get_attribute("aria-label")))
    marks.first.focus()
    first = str(marks.first.get_attribute("aria-label"))
    page.keyboard.press("Enter")
    number = re.findall(r"\d+", first)[0]
    expect(page.locator("[data-testid=told]")).to_contain_text(f"Move {number} of")
    page.keyboard.press("ArrowRight")
    expect(page.locator("g.mark.here")).to_have_attribute("aria-label", str(marks.nth(1).get_attribute("aria-label")))
    assert page.evaluate("document.activeElement.getAttribute('aria-label')") == marks.nth(1).get_attribute("aria-label")


@pytest.mark.parametrize("game", ["duel", "nefertiti"])
def test_the_page_itself_checks_commitment_luck_and_actions(invite: Invite, finished: dict[str, str], game: str) -> None:
    page = opened(invite(), f"/replay/{finished[game]}")
    page.get_by_role("button", name="Fair?").click()
    dialog = page.get_by_role("dialog", name="Was the luck fair?")
    expect(dialog).to_contain_text("All checks passed.")
    expect(dialog.locator("[data-check=luck]")).to_be_hidden()
    dialog.get_by_text("How it was checked").click()
    for name in ("commitment", "luck", "actions", "outcome"):
        expect(dialog.locator(f"[data-check={name}]")).to_have_attribute("data-holds", "true")
    expect(dialog.locator("[data-check=luck]")).to_contain_text("Your browser set up the match again from the seed")


def test_a_seed_that_does_not_fit_is_found_by_the_page(invite: Invite, finished: dict[str, str]) -> None:
    """Whatever a server sends, the browser hashes and deals for itself, from a box of its own."""
    anna = invite()

    def lie(route: object) -> None:
        answer = route.fetch()  # type: ignore[attr-defined]
        told = answer.json()
        told["seed"] = f"{5:064x}"
        route.fulfill(response=answer, json=told)  # type: ignore[attr-defined]

    anna.page.route("**/replay?*", lie)
    page = opened(anna, f"/replay/{finished['duel']}")
    page.get_by_role("button", name="Fair?").click()
    dialog = page.get_by_role("dialog")
    expect(dialog).to_contain_text("A check failed.")
    expect(dialog.locator("[data-check=luck]")).to_be_visible()
    for name in ("commitment", "luck"):
        expect(dialog.locator(f"[data-check={name}]")).to_have_attribute("data-holds", "false")


def test_a_record_is_downloaded_and_loaded_again_from_a_file_or_by_dropping_it(
    invite: Invite, finished: dict[str, str], tmp_path: Path
) -> None:
    anna = invite("it")
    page = opened(anna, f"/replay/{finished['duel']}")
    page.get_by_role("button", name="Condividi").click()
    with page.expect_download() as download:
        page.get_by_role("link", name="File della partita").click()
    text = download.value.path().read_text()
    assert verify_record(text).fault is None
    wrong = json.loads(text)
    wrong["actions"][2] = wrong["actions"][0]
    (tmp_path / "good.json").write_text(text)
    (tmp_path / "wrong.json").write_text(json.dumps(wrong))
    page.goto("/replay")
    chosen = page.locator("input[type=file]")
    chosen.set_input_files(tmp_path / "wrong.json")
    expect(page.get_by_role("alert")).to_contain_text("Alcune azioni")
    chosen.set_input_files(tmp_path / "good.json")
    page.wait_for_selector("[data-testid=told]")
    count = len(read_record(text).actions)
    page.locator("body").press("End")
    expect(page.locator("[data-testid=told]")).to_contain_text(f"Mossa {count} di {count}")
    page.goto("/replay")
    page.wait_for_selector("input[type=file]", state="attached")
    page.evaluate(DROP, ["nonsense", "record.json"])
    expect(page.get_by_role("alert")).to_contain_text("Questa non è una partita salvata")
    page.evaluate(DROP, [text, "record.json"])
    page.wait_for_selector("[data-testid=told]")


def test_play_on_from_a_moment_against_the_computer(invite: Invite, finished: dict[str, str]) -> None:
    page = opened(invite(), f"/replay/{finished['duel']}#10")
    port = page.locator("[data-action=a1], [data-action=b2], [data-action=c3]")
    before = [port.nth(i).locator("span.pawn").count() for i in range(3)]
    page.get_by_role("button", name="Play on from here").click()
    dialog = page.get_by_role("dialog", name="Play on after move 10")
    expect(dialog).to_contain_text("drawn anew, fairly, from a new seed")
    dialog.get_by_role("button", name="Open the table").click()
    page.wait_for_url("**/table/*")
    page.wait_for_selector(CHOICES)
    assert [port.nth(i).locator("span.pawn").count() for i in range(3)] == before
    page.get_by_role("button", name="Log", exact=True).click()
    expect(page.get_by_role("list", name="Log")).to_contain_text("This match began from a position.")


def test_looking_back_while_the_match_goes_on(invite: Invite) -> None:
    """One's own view as it was, marked as such; what the other does arrives meanwhile; one key leads back."""
    anna, bruno = invite(), invite("fr")
    anna.set_up("duel", kinds=("me", "open"))
    bruno.follow(anna.invitation(), "Bruno")
    anna.page.locator("[data-action=b2]").click()
    bruno.page.locator("[data-action=a1]").click()
    expect(anna.page.locator("[data-action=a1] span.pawn")).to_have_count(1)
    anna.page.locator("[data-action=c3]").click()
    expect(anna.page.locator("[data-testid=prompt]")).to_contain_text("is thinking")
    anna.more("Look back")
    looking = anna.page.get_by_role("region", name="Look back")
    expect(looking.locator("[data-testid=told]")).to_contain_text("Move 2 of 3")
    anna.page.locator("body").press("ArrowLeft")
    expect(looking.locator("[data-testid=told]")).to_contain_text("Move 1 of 3")
    expect(anna.page.locator("[data-action=a1] span.pawn")).to_have_count(0)
    assert anna.page.locator(CHOICES).count() == 0, "nothing can be done in the past"
    bruno.page.locator("[data-action=a2]").click()
    expect(looking).to_contain_text("1 new move meanwhile.")
    expect(looking).to_contain_text("our turn")
    expect(anna.page.locator("[data-action=a2] span.pawn")).to_have_count(0)
    anna.page.wait_for_timeout(500)  # whatever explains itself under the resting mouse does so by now
    anna.page.keyboard.press("Escape")
    expect(looking).to_have_count(0)
    expect(anna.page.locator("[data-action=a2] span.pawn")).to_have_count(1)
    assert anna.page.locator(CHOICES).count() > 0


def downloaded(page: Page, name: str) -> bytes:
    """Return the file that a button makes."""
    with page.expect_download(timeout=120_000) as download:
        share(page, name)
    return Path(download.value.path()).read_bytes()


def share(page: Page, name: str) -> None:
    """Choose something of what can be taken away."""
    if page.get_by_test_id(name).count() == 0:
        page.get_by_role("button", name="Share", exact=True).click()
    page.get_by_test_id(name).click()


def test_a_link_to_the_moment_is_shared(invite: Invite, finished: dict[str, str]) -> None:
    page = opened(invite(), f"/replay/{finished['duel']}#12")
    page.get_by_role("button", name="One move forward").click()
    share(page, "share-link")
    expect(page.get_by_test_id("share-link")).to_have_text("Copied")
    assert page.evaluate("navigator.clipboard.readText()") == page.url
    assert page.url.endswith("#13")
    page.keyboard.press("Escape")
    expect(page.get_by_test_id("share-link")).to_have_count(0)


@pytest.mark.parametrize("number", [20, 45])
def test_the_list_stands_at_the_moment_of_the_link(invite: Invite, finished: dict[str, str], number: int) -> None:
    page = opened(invite(), f"/replay/{finished['nefertiti']}#{number}")
    assert lies_in_the_list(page, number) >= 240, "room for more than two moves"


def test_a_move_longer_than_the_list_stands_at_its_top(invite: Invite, finished: dict[str, str]) -> None:
    page = opened(invite(), f"/replay/{finished['nefertiti']}#3")
    page.evaluate("document.querySelectorAll('.moves .lines').forEach((lines) => { lines.style.minHeight = '700px' })")
    page.evaluate("location.hash = '#20'")
    expect(page.locator("li[aria-current=step]")).to_have_attribute("data-move", "20")
    assert lies_in_the_list(page, 20) < 700


def lies_in_the_list(page: Page, number: int) -> float:
    """Check that a move lies in the list, or fills it; return the height of the list."""
    row = page.locator(f"[data-move='{number}']")
    expect(row).to_be_in_viewport()
    place, area = row.bounding_box(), page.locator("ol.moves").bounding_box()
    assert place is not None
    assert area is not None
    assert area["y"] - 1 <= place["y"]
    assert place["y"] + min(place["height"], area["height"]) <= area["y"] + area["height"] + 1, "not below the list"
    return area["height"]


def test_the_controls_leave_room_on_the_smallest_phone(invite: Invite, finished: dict[str, str]) -> None:
    """They took 214 of 568 pixels."""
    anna = invite("fr")
    anna.page.set_viewport_size({"width": 320, "height": 568})
    page = opened(anna, f"/replay/{finished['nefertiti']}#20")
    area = page.get_by_role("region", name="Moment").bounding_box()
    assert area is not None
    assert area["height"] <= 568 / 3


def test_one_chart_shows_points_or_chances(invite: Invite, finished: dict[str, str]) -> None:
    page = opened(invite(), f"/replay/{finished['duel']}#5")
    charts = page.get_by_test_id("charts")
    expect(charts.get_by_role("figure")).to_have_count(1)
    expect(charts).to_have_attribute("data-kind", "points")
    charts.get_by_role("button", name="Chances to win").click()
    expect(page.get_by_test_id("coach-tab")).to_have_attribute("aria-pressed", "true")
    page.get_by_role("button", name="Analyse this match").click()
    expect(charts).to_have_attribute("data-kind", "chances")
    expect(charts.get_by_role("figure")).to_have_count(1)
    charts.get_by_role("button", name="Points").click()
    expect(charts).to_have_attribute("data-kind", "points")


def test_a_moment_becomes_a_picture_that_needs_nothing_around_it(invite: Invite, finished: dict[str, str]) -> None:
    page = opened(invite(), f"/replay/{finished['duel']}#30")
    assert downloaded(page, "picture").startswith(b"\x89PNG")
    drawing = downloaded(page, "drawing").decode()
    assert "font/woff2" in drawing
    assert not re.search(r"url\(\"(?!data:)[^#]", drawing)
    assert "30" in page.url


def test_a_match_becomes_a_film(invite: Invite) -> None:
    anna = invite()
    anna.open_table("duel", ("bot", "bot"), options={}, position=NEARLY_OVER)
    table = anna.page.url.rpartition("/")[2]
    anna.page.wait_for_selector("[data-testid=result]")
    page = opened(anna, f"/replay/{table}#1")
    assert downloaded(page, "film").startswith(b"GIF89a")
    expect(page).to_have_url(re.compile("#1$"))


def test_a_film_can_be_given_up(invite: Invite, finished: dict[str, str]) -> None:
    page = opened(invite(), f"/replay/{finished['nefertiti']}#3")
    share(page, "film")
    expect(page.get_by_role("group", name="Share")).to_contain_text(re.compile(r"Moment [2-9] of \d+"))
    page.get_by_role("group", name="Share").get_by_role("button", name="Stop").click()
    expect(page.get_by_test_id("film")).to_be_visible()
    expect(page).to_have_url(re.compile("#3$"))
