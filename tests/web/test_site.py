"""The site without a server, in a folder of a plain host of files."""

import os
import subprocess
import threading
from collections.abc import Iterator
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Response, expect

from deben.server.site import complete

from .conftest import ROOT, Invite
from .person import CHOICES, LAST_BOATS, Person, play_out
from .storage import wait_until_kept
from .test_offline import random_record

BELOW = "games/deben"
"""The site lies in a folder of its host, not at its root."""


class Files(SimpleHTTPRequestHandler):
    """Serves files and nothing else: no rewriting, no page for addresses that are none."""

    def log_request(self, code: Any = "-", size: Any = "-") -> None:
        """Say nothing."""


@pytest.fixture(scope="session")
def root(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Return a folder with what ``make site`` writes, below others as on some hosts."""
    root = tmp_path_factory.mktemp("host")
    folder = root / BELOW
    command = [str(ROOT / "web" / "npm"), "run", "build", "--", "--base=./", f"--outDir={folder}", "--emptyOutDir"]
    built = subprocess.run(command, env={**os.environ, "VITE_SITE": "1"}, capture_output=True, text=True, check=False)
    assert built.returncode == 0, built.stderr
    complete(folder)
    return root


@pytest.fixture(scope="session")
def site(root: Path) -> Iterator[str]:
    """Yield the address of a host that serves it."""
    with ThreadingHTTPServer(("127.0.0.1", 0), partial(Files, directory=str(root))) as host:
        threading.Thread(target=host.serve_forever, daemon=True).start()
        yield f"http://127.0.0.1:{host.server_port}/{BELOW}/"
        host.shutdown()


@pytest.fixture
def anna(invite: Invite, site: str) -> Person:
    """Return somebody who visits the site; whatever is asked for and not there fails the test."""
    person = invite(address=site)

    def hear(answer: Response) -> None:
        if answer.status >= 400:
            person.complaints.append(f"{answer.status} {answer.url}")

    person.page.on("response", hear)
    return person


@pytest.mark.parametrize("game", ["duel", "nefertiti"])
def test_a_match_against_the_computer_outlives_a_reload(anna: Person, site: str, game: str) -> None:
    page = anna.page
    page.goto(site)
    expect(page.get_by_test_id("away")).to_contain_text("there is no server")
    expect(page.get_by_role("link", name="Public tables")).to_have_count(0)
    page.locator(f"article.{game} .button.main").first.click()
    page.wait_for_selector(CHOICES)
    assert page.url.startswith(f"{site}?/table/here-")
    page.locator(CHOICES).first.click()
    page.wait_for_selector(CHOICES)
    page.reload()
    page.wait_for_selector(CHOICES)
    page.get_by_test_id("more").click()
    page.get_by_role("link", name="My tables").click()
    page.locator("main li a").first.click()
    page.wait_for_selector(CHOICES)


def test_a_position_is_analysed_and_played_to_its_end(anna: Person, site: str) -> None:
    page = anna.page
    page.goto(f"{site}?/board/duel&position={f'port=NAN/ANA/... {LAST_BOATS}'.replace(' ', '+')}")
    expect(page.locator("[data-action=a1] span.pawn")).to_have_count(1)
    page.get_by_test_id("live").get_by_role("switch").click()
    page.wait_for_selector("[data-choice]")
    page.get_by_test_id("live").get_by_role("switch").click()
    page.get_by_role("button", name="Play it at a table").click()
    page.get_by_role("button", name="Open the table").click()
    page.wait_for_selector(CHOICES)
    play_out([anna], seed=3)
    assert len(anna.totals()) == 2
    expect(page.get_by_test_id("coach-elsewhere")).to_contain_text("this site has none")
    page.locator("[data-testid=result]").get_by_role("link", name="Replay").click()
    page.wait_for_selector("[data-testid=told]")
    page.get_by_role("button", name="One move forward").click()
    page.reload()
    expect(page.get_by_test_id("told")).to_contain_text("Move 1 of")


@pytest.mark.parametrize("game", ["duel", "nefertiti"])
def test_the_rules_with_their_drawings_and_links(anna: Person, site: str, game: str) -> None:
    page = anna.page
    clause = "D4.1" if game == "duel" else "N5.4"
    page.goto(f"{site}?/rules/{game}#{clause}")
    expect(page.locator(f"[id='{clause}']")).to_be_in_viewport()
    page.locator(".example").first.wait_for()
    page.get_by_role("link", name="Position board").first.click()
    page.wait_for_selector("main [data-spot]")
    assert page.url.startswith(f"{site}?/board/{game}")


def test_a_lesson_begins(anna: Person, site: str) -> None:
    anna.page.goto(f"{site}?/tutorial/duel")
    anna.page.wait_for_selector("[data-testid=lesson]")
    anna.page.get_by_role("button", name="Continue").click()


def test_a_record_from_a_file_is_replayed(anna: Person, site: str) -> None:
    page = anna.page
    page.goto(site)
    page.get_by_role("link", name="Replay a record").click()
    record = {"name": "m.json", "mimeType": "application/json", "buffer": random_record("duel", 4, {}).encode()}
    page.locator("input[type=file]").set_input_files(record)  # type: ignore[arg-type]
    page.wait_for_selector("[data-testid=told]")
    page.locator("body").press("End")
    expect(page.get_by_test_id("told")).to_contain_text("Move")


def test_what_needs_a_server_is_nowhere(anna: Person, site: str) -> None:
    for path in ("/lobby", "/join/abc", "/table/abc", "/replay/abc"):
        anna.page.goto(f"{site}?{path}")
        expect(anna.page.get_by_role("heading", name="There is nothing here")).to_be_visible()


def test_it_opens_without_a_network_once_it_was_there(invite: Invite, site: str) -> None:
    person = invite(address=site, worker=True)
    person.page.goto(site)
    wait_until_kept(person.page, "play")
    person.page.context.set_offline(True)
    person.page.goto(f"{site}?/board/duel")
    person.page.wait_for_selector("main [data-spot]")


def test_opened_as_a_file_it_says_that_it_needs_a_host(browser: Browser, root: Path) -> None:
    with browser.new_context() as context:
        page = context.new_page()
        page.goto((root / BELOW / "index.html").as_uri())
        for language in ("en", "fr", "it"):
            expect(page.locator(f".unhosted [lang={language}]")).to_be_visible()


def test_from_a_host_it_never_says_so(anna: Person, site: str) -> None:
    anna.page.goto(site)
    expect(anna.page.get_by_test_id("away")).to_be_visible()
    expect(anna.page.get_by_text("http.server")).to_have_count(0)
