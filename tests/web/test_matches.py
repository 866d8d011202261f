"""Matches in a real browser, to the end screen: a whole one of each game, and the ends of others."""

import random
import re

from playwright.sync_api import Locator, expect

from .conftest import Invite
from .person import CHOICES, NEARLY_OVER, Person, ending, play_out
from .shifts import moved, watch_shifts

WATCH_THE_AIR = """() => {
  window.flown = 0;
  const ghosts = (nodes) => [...nodes].filter((node) => node.matches?.("[data-ghost]")).length;
  new MutationObserver((changes) => changes.forEach(({ addedNodes }) => (window.flown += ghosts(addedNodes))))
    .observe(document.body, { childList: true, subtree: true });
}"""
MOST_PAWNS = 8
LATE = "boats=ool/oc5t3/t4oo/ddo/c1c2l/t1t2t3 port=.../.../... pile=- warehouse=- N=c4,d A=o*3"
"""The Duel with all boats and an empty pile: five unloads end it."""


def play_together(anna: Person, bruno: Person, seed: int) -> None:
    """Play a whole match by two people, the second of whom comes by invitation: no board moves, and both see the same end."""
    bruno.follow(anna.invitation(), "Bruno")
    for person in (anna, bruno):
        person.page.wait_for_selector("main [data-anchor]")
        watch_shifts(person)
    play_out([anna, bruno], seed)
    assert [moved(person) for person in (anna, bruno)] == [{}, {}]
    assert anna.totals() == bruno.totals()


def test_the_duel_by_two_people_in_two_browsers(invite: Invite) -> None:
    anna, bruno = invite("en"), invite("fr", phone=True)
    anna.set_up("duel", kinds=("me", "open"))
    assert anna.page.locator(CHOICES).count() == 0, "nobody acts before everybody is there"
    play_together(anna, bruno, seed=1)
    assert len(anna.totals()) == 2
    anna.page.locator("[data-testid=result] summary").click()
    seeds = anna.page.locator("[data-testid=result] code").all_inner_texts()
    assert [bool(re.fullmatch("[0-9a-f]{64}", seed)) for seed in seeds] == [True, True], "commitment and seed are shown"


def test_nefertiti_by_two_people_and_a_bot(invite: Invite) -> None:
    anna, bruno = invite("it"), invite("en", phone=True)
    anna.set_up("nefertiti", 3, ("me", "open", "bot:potter"))
    play_together(anna, bruno, seed=2)
    assert len(anna.totals()) == 3


def test_the_end_of_the_duel_against_a_bot(invite: Invite) -> None:
    anna = invite()
    anna.open_table("duel", ["me", "bot"], position=ending("duel", 12))
    play_out([anna], seed=2)
    assert len(anna.totals()) == 2


def test_a_person_against_a_bot_while_things_travel(invite: Invite) -> None:
    """Pieces are on their way above the board, and none stays in the air."""
    anna = invite(motion=True)
    anna.open_table("duel", ["me", "bot"], position=LATE)
    anna.page.evaluate(WATCH_THE_AIR)
    anna.page.locator("[data-action=b2]").click()
    expect(anna.page.locator("[data-action=b2] span.pawn")).to_have_count(1)
    assert anna.page.evaluate("flown") > 0
    play_out([anna], seed=3)
    assert anna.page.evaluate("flown") > MOST_PAWNS, "pawns, tokens, and what the bot did"
    expect(anna.page.locator("[data-ghost]")).to_have_count(0)


def test_five_seats_with_memphis(invite: Invite) -> None:
    anna = invite("it")
    anna.set_up("nefertiti", 5, ("me", "bot:potter", "bot:pupil", "bot:potter", "bot:pupil"), characters="random")
    assert anna.page.locator("#market-memphis").count() == 1
    end = ending("nefertiti", 25, {"players": 5, "characters": "random"})
    anna.open_table("nefertiti", ["me", *["bot"] * 4], position=end, options={"players": 5})
    assert anna.page.locator("#market-memphis").count() == 1
    play_out([anna], seed=4)
    assert len(anna.totals()) == 5


def wish(form: Locator) -> None:
    """Choose single characters: the Oracle is in, the Vizier is out, lots are drawn among the others."""
    form.get_by_role("radiogroup", name="Oracle").get_by_text("in", exact=True).click()
    form.get_by_role("radiogroup", name="Vizier").get_by_text("out", exact=True).click()
    expect(form.get_by_role("status")).to_contain_text("1 chosen, 5 drawn from 11")


def test_two_players_with_collectors_on_one_device(invite: Invite) -> None:
    anna = invite()
    asked = anna.set_up("nefertiti", 2, ("me", "here"), wish, characters="picked")
    cast = asked["options"]["characters"].split(",")
    assert (len(cast), "oracle" in cast, "vizier" in cast) == (6, True, False)
    assert anna.page.locator("section.neutral").count() == 1
    anna.open_table("nefertiti", ["me", "me"], position=ending("nefertiti", 15, {"players": 2, "characters": "palace-intrigue"}))
    assert anna.page.locator("section.neutral").count() == 1
    play_out([anna], seed=5)
    assert len(anna.totals()) == 2


def not_wide(person: Person) -> None:
    """Check that nothing must be scrolled sideways."""
    wide = person.page.evaluate("[document.documentElement.scrollWidth, innerWidth]")
    assert wide[0] <= wide[1], person.page.url


def test_a_phone_in_portrait(invite: Invite) -> None:
    for game in ("duel", "nefertiti"):
        anna = invite(phone=True)
        anna.quick(game)
        not_wide(anna)
        anna.open_table(game, ["me", "bot"], position=ending(game, 12))
        not_wide(anna)
        play_out([anna], seed=6)


def test_keyboard_only(invite: Invite) -> None:
    anna, luck = invite(), random.Random(7)
    anna.page.goto("/")
    anna.page.wait_for_selector("article.duel .button.main")
    for _ in range(30):
        anna.page.keyboard.press("Tab")
        if anna.page.evaluate("document.activeElement.matches('article.duel .button.main')"):
            break
    anna.page.keyboard.press("Enter")
    anna.page.wait_for_url("**/table/*")
    anna.page.wait_for_selector(CHOICES)
    anna.open_table("duel", ["me", "bot"], position=NEARLY_OVER)
    for _ in range(600):
        if anna.over():
            break
        anna.page.keyboard.press(luck.choice(["ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown", "Tab"]))
        if anna.page.evaluate(f"document.activeElement.matches('{CHOICES}')"):
            assert anna.page.evaluate("getComputedStyle(document.activeElement).outlineStyle") == "solid", "focus is visible"
            anna.page.keyboard.press("Enter")
    assert anna.over()
    expect(anna.page.get_by_role("button", name="Another match")).to_be_focused()
    anna.page.keyboard.press("Enter")
    anna.page.wait_for_selector(CHOICES)
