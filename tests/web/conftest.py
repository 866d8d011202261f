"""A real server in a process of its own, and Debian's Chromium."""

import json
import os
import shutil
import signal
import socket
import subprocess
import sys
import time
import urllib.error
import urllib.request
from collections.abc import Callable, Iterator, Mapping
from pathlib import Path

import pytest
from playwright.sync_api import Browser, BrowserContext, ViewportSize, expect, sync_playwright

from ..loops import browsing
from .person import Person

ROOT = Path(__file__).parents[2]
PAGE = ROOT / "web" / "dist" / "index.html"
FLAGS = [
    "--no-sandbox", "--disable-gpu", "--disable-background-networking", "--disable-component-update", "--disable-sync",
    "--no-first-run", "--font-render-hinting=none",
]  # fmt: skip
PATIENCE = 60
EXPECTING = 30_000
"""Milliseconds for what is expected of a page; Playwright's five seconds are not enough where other tests have the cores."""
DESKTOP: ViewportSize = {"width": 1366, "height": 768}
PHONE: ViewportSize = {"width": 390, "height": 844}

Invite = Callable[..., Person]


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Leave what needs a browser out of ``make check``."""
    for item in items:
        if item.path.parent == Path(__file__).parent:
            item.add_marker(pytest.mark.slow)


class Server:
    """A server that can be stopped and started again on the same port and database."""

    def __init__(self, folder: Path, environment: Mapping[str, str] = os.environ) -> None:
        assert PAGE.is_file(), "the page is not built: run `npm ci` and `npm run build` in web/"
        with socket.socket() as probe:
            probe.bind(("127.0.0.1", 0))
            self.port = int(probe.getsockname()[1])
        self.address, self.folder, self.environment = f"http://127.0.0.1:{self.port}", folder, {**environment, "NO_COLOR": "1"}
        self.process: subprocess.Popen[bytes] | None = None

    def start(self) -> None:
        """Start it and wait until it answers."""
        with (self.folder / "server.log").open("ab") as log:
            command = [str(Path(sys.executable).with_name("deben")), "serve", "--port", str(self.port), "--pace", "0"]
            command += ["--workers", "1", "--database", str(self.folder / "tables.db")]
            self.process = subprocess.Popen(command, stdout=log, stderr=log, env=self.environment)
        for _ in range(PATIENCE * 5):
            try:
                with urllib.request.urlopen(f"{self.address}/health", timeout=2) as answer:
                    if answer.status == 200:
                        return
            except (urllib.error.URLError, OSError):
                time.sleep(0.2)
        self.stop()
        raise AssertionError((self.folder / "server.log").read_text())

    def stop(self, how: signal.Signals = signal.SIGTERM) -> None:
        """End it."""
        if self.process is not None:
            self.process.send_signal(how)
            self.process.wait(PATIENCE)
            self.process = None


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """Yield a server that all tests share."""
    made = Server(tmp_path_factory.mktemp("server"))
    made.start()
    yield made
    made.stop()


def chromium(*names: str) -> str:
    """Return where Chromium is: the first of some names that there is."""
    path = os.environ.get("DEBEN_CHROMIUM") or next(filter(None, map(shutil.which, (*names, "chromium", "chromium-browser"))), None)
    assert path, "there is no Chromium: apt-get install chromium, or name it in DEBEN_CHROMIUM"
    return path


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    """Yield Chromium's shell, where there is one: the whole browser works a second for every person's windows that nobody sees."""
    expect.set_options(timeout=EXPECTING)
    with sync_playwright() as playwright:
        made = playwright.chromium.launch(executable_path=chromium("chromium-headless-shell"), args=FLAGS)
        with browsing():
            yield made
        made.close()


@pytest.fixture
def whole_browser(browser: Browser) -> Iterator[Browser]:
    """Yield Chromium with all that it has: its shell notifies nobody."""
    made = browser.browser_type.launch(executable_path=chromium(), args=FLAGS)
    yield made
    made.close()


@pytest.fixture
def invite(browser: Browser, server: Server) -> Iterator[Invite]:
    """Yield what makes people: each has a browser of their own, and what its console complains about fails the test."""
    contexts: list[BrowserContext] = []
    people: list[Person] = []

    def make(
        language: str = "en", phone: bool = False, motion: bool = False, address: str = server.address, worker: bool = False,
        coach: bool = False, browser: Browser = browser, speed: str = "four",
    ) -> Person:  # fmt: skip
        context = browser.new_context(
            base_url=address, locale=language, viewport=PHONE if phone else DESKTOP, has_touch=phone,
            reduced_motion="no-preference" if motion else "reduce", permissions=["clipboard-read", "clipboard-write"],
            service_workers="allow" if worker else "block",
        )  # fmt: skip
        # No coach that would look at every match that ends here; and as fast as it goes: how long a sentence stands is
        # mostly not a matter of the browser.
        kept = json.dumps({"coach": coach, "speed": speed})
        context.add_init_script(f"localStorage.getItem('deben-settings') ?? localStorage.setItem('deben-settings', '{kept}')")
        contexts.append(context)
        people.append(Person(context.new_page()))
        return people[-1]

    yield make
    complaints = [complaint for person in people for complaint in person.told()]
    for context in contexts:
        context.close()
    assert not complaints, "\n".join(complaints)
