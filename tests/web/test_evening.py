"""An evening with friends: invitation, waiting room, another match, and a home page that knows whoever comes back."""

import random
import re
from typing import Any

from playwright.sync_api import Locator, Page, expect

from .conftest import Invite
from .person import CHOICES, NEARLY_OVER, ending, play_out

FOUR = {"players": 4}
UNDER_THE_POINTER = """(button) => {
  const box = button.getBoundingClientRect();
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  const control = () => document.elementFromPoint(x, y)?.closest("button, a[href], [data-action], [data-spot]");
  window.freedom = null;
  let full = 0;
  const timer = setInterval(() => {
    full ||= document.querySelector("[data-testid=chairs] .empty") ? 0 : performance.now();
    if (!full || (!control() && performance.now() < full + 3000)) return;
    window.freedom = performance.now() - full;
    clearInterval(timer);
  }, 10);
}"""
"""Measures for how many milliseconds after the last one has sat down nothing can be pressed where a button was."""


def chairs(page: Page) -> Locator:
    return page.get_by_test_id("chairs").get_by_role("listitem")


def faces(page: Page) -> dict[str, str]:
    """Return the pictures of those who sit at a table or are expected there, by name."""
    seated = chairs(page).filter(has=page.locator(".avatar"))
    return {re.sub(r" \(.*\)", "", seat.locator("b").inner_text()): seat.locator(".avatar").inner_html() for seat in seated.all()}


def test_four_friends_come_by_a_link(invite: Invite) -> None:
    ana, ben, carla, dora, late = invite("fr"), invite("fr", phone=True), invite("fr"), invite("en"), invite("it")
    ana.page.goto("/")
    expect(ana.page.get_by_test_id("strip")).to_have_count(0)
    form = ana.page.locator("article.nefertiti")
    form.locator("button[aria-expanded]").click()
    form.locator("label:has(input[name=players][value='4'])").click()
    form.get_by_text("des amis, par lien", exact=True).click()
    form.locator("button[type=submit]").click()
    expect(form.locator(".seat input:invalid")).to_have_count(1)  # the others must know who invites
    form.locator(".seat input").first.fill("Ana")
    form.locator("button[type=submit]").click()

    room = ana.page.get_by_test_id("waiting-room")
    expect(room.get_by_role("heading", level=2)).to_have_text("1 présent sur 4")
    expect(chairs(ana.page)).to_have_text([re.compile("Ana.*a ouvert la table", re.DOTALL), *["place libre"] * 3])
    expect(ana.page.locator("main [data-anchor], .prompt")).to_have_count(0)  # no board with nothing to do
    expect(ana.page.get_by_role("button", name="Copier le lien")).to_have_count(1)
    expect(room.get_by_test_id("qr").locator("path")).to_have_attribute("d", re.compile(r"^(M\d+ \d+h1v1h-1z){200,}$"))
    link = ana.invitation()

    ben.page.goto(link)
    card = ben.page.get_by_test_id("invitation")
    expect(card.get_by_role("heading", level=1)).to_have_text("Ana vous invite")
    expect(card).to_contain_text("à 4 joueurs")
    card.get_by_role("button", name="S’asseoir").click()
    expect(card.locator("input:invalid")).to_have_count(1)
    ben.follow(link, "Ben")
    expect(room.get_by_role("heading", level=2)).to_have_text("2 présents sur 4")
    expect(chairs(ana.page).nth(1)).to_contain_text("Ben")

    carla.page.goto(link)
    carla.page.get_by_role("button", name="Regarder d’abord").click()
    expect(carla.page.get_by_test_id("waiting-room")).to_be_visible()
    expect(chairs(carla.page).filter(has_text="place libre")).to_have_count(2)
    carla.page.get_by_role("link", name="Prendre une place").click()
    carla.page.get_by_role("textbox").fill("Carla")
    carla.page.get_by_role("textbox").press("Enter")
    expect(room.get_by_role("heading", level=2)).to_have_text("3 présents sur 4")
    seen = faces(ana.page)
    assert list(seen) == ["Ana", "Ben", "Carla"]
    assert len(set(seen.values())) == len(seen), "no two look alike"

    ana.page.get_by_test_id("copy-invitation").hover()
    ana.page.get_by_test_id("copy-invitation").evaluate(UNDER_THE_POINTER)
    dora.follow(link, "Dora")
    ana.page.wait_for_selector("main [data-anchor]")
    ana.page.wait_for_function("() => window.freedom !== null")
    assert ana.page.evaluate("window.freedom") >= 1000, "nothing to press comes under the pointer for a second"
    for person in (ana, ben, carla, dora):
        for name in ("Ana", "Ben", "Carla", "Dora"):
            expect(person.page.locator("main").get_by_text(name).first).to_be_visible()

    late.page.goto(link)
    expect(late.page.get_by_test_id("invitation").get_by_role("heading", level=1)).to_have_text("Questo tavolo è al completo")
    late.page.get_by_role("button", name="Guarda", exact=True).click()
    late.page.wait_for_selector("main [data-anchor]")
    ben.page.goto(link)
    ben.page.wait_for_url("**/table/*")  # whoever sits there goes on
    ben.page.goto("/")
    ben.page.locator("article.duel button[aria-expanded]").click()
    expect(ben.page.locator("article.duel .seat input").first).to_have_value("Ben")
    expect(ben.page.get_by_role("link", name="Mes tables", exact=True)).to_be_visible()  # on a phone too
    expect(ben.page.get_by_test_id("strip").get_by_role("listitem")).to_contain_text(["avec Ana, Carla, Dora"])


def test_a_rematch_arrives_wherever_the_others_are(invite: Invite) -> None:
    ana, ben, carla, dora = invite("en"), invite("fr"), invite("it", phone=True), invite("en")
    ana.page.goto("/")
    ana.page.locator(".preferences summary").click()
    ana.page.get_by_label("My name").fill("Ana")
    with ana.page.expect_response(lambda answer: answer.request.method == "PUT"):
        ana.page.keyboard.press("Tab")
    start: dict[str, Any] = {"options": FOUR, "position": ending("nefertiti", 4, FOUR)}
    ana.open_table("nefertiti", ["me", "open", "open", "open"], **start)
    link = ana.invitation()
    for person, name in ((ben, "Ben"), (carla, "Carla")):
        person.follow(link, name)
    expect(chairs(ana.page).locator("b")).to_have_text(["Ana (you)", "Ben", "Carla"])
    dora.page.goto(link)
    dora.page.get_by_role("textbox").fill("Dora")
    before = faces(ana.page)
    dora.page.get_by_role("button", name="Sit down").click()
    play_out([ana, ben, carla, dora], seed=4)

    ben.page.get_by_role("link", name="Accueil").last.click()
    ben.page.wait_for_url(re.compile(r"/$"))
    expect(ben.page.get_by_test_id("strip")).to_contain_text("Rejouer")
    carla.page.goto("/tables")
    ana.page.get_by_test_id("again").click()
    expect(ana.page.get_by_test_id("prompt")).to_contain_text("Waiting for")
    expect(ben.page.get_by_test_id("proposal")).to_contain_text("Ana vous invite à une autre partie")
    expect(ben.page).to_have_title("● Ana vous invite – Deben")
    expect(carla.page.get_by_test_id("proposal")).to_contain_text("Ana ti invita")
    expect(dora.page.get_by_test_id("result")).to_contain_text("Ana proposes another match.")
    dora.page.get_by_role("button", name="To the new table").hover()
    dora.page.wait_for_timeout(600)  # longer than a tooltip takes
    expect(dora.page.get_by_role("tooltip")).not_to_be_visible()
    awaited = faces(ana.page)
    assert {name: awaited[name] for name in before} == before, "everybody has the name and the face that they had"
    assert set(awaited) == {"Ana", "Ben", "Carla", "Dora"}

    carla.page.get_by_role("button", name="Non ora").click()
    expect(carla.page.get_by_test_id("proposal")).to_have_count(0)
    ben.page.get_by_role("button", name="S’asseoir").click()
    ben.page.wait_for_url("**/table/*")
    expect(ben.page).to_have_title(re.compile("^N.fertiti · Deben"))
    expect(ana.page.get_by_test_id("prompt")).to_have_text("Waiting for Dora.")
    dora.page.get_by_role("button", name="To the new table").click()
    expect(chairs(ana.page).filter(has_text="free seat")).to_have_count(1)
    expect(ben.page.get_by_role("button", name="Commencer avec des robots")).to_have_count(0)  # the host's
    ana.page.get_by_role("button", name="Start with bots in the free seats").click()
    ana.page.wait_for_selector("main [data-anchor]")
    ana.page.get_by_role("button", name="Log", exact=True).click()
    expect(ana.page.get_by_role("list", name="Log")).to_contain_text("Ana starts; a bot (potter) sits in each free seat.")

    late = invite("en")
    for person in (carla, late):  # as long as the others play on from the same position, the coach says nothing
        person.expected += ["analysis"]
    carla.page.goto(link)
    carla.page.wait_for_url("**/table/*")  # she had a seat there
    late.page.goto(link)
    expect(late.page.get_by_test_id("invitation").get_by_role("heading", level=1)).to_have_text("This match is over")
    late.page.get_by_role("button", name="See the result").click()
    expect(late.page.get_by_test_id("result")).to_be_visible()
    late.expected += ["invitations/nothing"]
    late.page.goto("/join/nothing")
    expect(late.page.get_by_role("heading", level=1)).to_have_text("This link leads to no table")


def test_home_knows_who_comes_back(invite: Invite) -> None:
    """What goes on stands first, then the last results, and one click plays again; a lesson that was left is no turn."""
    anna = invite()
    anna.page.goto("/tutorial/duel")
    anna.page.wait_for_selector("[data-testid=prompt]")
    anna.page.goto("/")
    anna.page.wait_for_load_state("networkidle")
    expect(anna.page.get_by_test_id("strip")).to_have_count(0)
    expect(anna.page).to_have_title("Deben")
    anna.open_table("duel", ["me", "bot"], position=NEARLY_OVER)
    play_out([anna], seed=1)
    anna.quick("nefertiti")
    asked: list[str] = []
    anna.page.on("request", lambda request: asked.append(request.url) if request.url.endswith("/api/tables") else None)
    anna.page.goto("/")
    strip = anna.page.get_by_test_id("strip").get_by_role("listitem")
    expect(strip).to_have_count(2)
    expect(strip.first).to_contain_text("Your turn")
    expect(strip.last).to_contain_text(re.compile("Won|Lost|Shared"))
    anna.page.wait_for_load_state("networkidle")
    assert len(asked) == 1, "the list is asked for once"
    strip.last.get_by_role("button", name=re.compile("Play again")).click()
    anna.page.wait_for_url("**/table/*")
    anna.page.wait_for_selector(CHOICES)
    assert anna.act(random.Random(1))


def test_a_phone_shares_the_invitation(invite: Invite) -> None:
    anna = invite(phone=True)
    anna.page.context.add_init_script("navigator.share = async (shared) => { window.shared = shared; };")
    anna.set_up("duel", kinds=("me", "open"))
    anna.page.get_by_role("button", name="Send the invitation").click()
    shared = anna.page.evaluate("window.shared")
    assert shared["url"] == anna.invitation()
    assert "Imhotep" in shared["text"]
