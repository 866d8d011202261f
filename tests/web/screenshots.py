"""Remakes the pictures of every page in docs/pictures: ``python -m tests.web.screenshots [name …]``.

One picture a page: light and dark on a laptop, and a phone beside them.  The pages are those of ``test_access``.  Chromium itself
turns them into WebP, so that nothing has to be installed for it.
"""

import base64
import sys
import tempfile
from pathlib import Path

from playwright.sync_api import Browser, Page, sync_playwright

from .conftest import DESKTOP, FLAGS, PHONE, ROOT, Server, chromium
from .person import Person
from .test_access import PAGES, playing

PICTURES = ROOT / "docs" / "pictures"
SHEET = """async ([light, dark, phone, quality]) => {
    const load = async (data) => createImageBitmap(await (await fetch("data:image/png;base64," + data)).blob());
    const [day, night, hand] = await Promise.all([light, dark, phone].map(load));
    const [wide, high, gap, tall] = [720, 405, 10, 820];
    const narrow = Math.round((tall * hand.width) / hand.height);
    const canvas = Object.assign(document.createElement("canvas"), { width: wide + gap + narrow, height: tall });
    const paper = canvas.getContext("2d");
    paper.imageSmoothingQuality = "high";
    paper.drawImage(day, 0, 0, wide, high);
    paper.drawImage(night, 0, high + gap, wide, high);
    paper.drawImage(hand, wide + gap, 0, narrow, tall);
    return canvas.toDataURL("image/webp", quality).split(",")[1];
}"""
ONE = """async ([data, quality]) => {
    const picture = await createImageBitmap(await (await fetch("data:image/png;base64," + data)).blob());
    const canvas = Object.assign(document.createElement("canvas"), { width: picture.width, height: picture.height });
    canvas.getContext("2d").drawImage(picture, 0, 0);
    return canvas.toDataURL("image/webp", quality).split(",")[1];
}"""
QUALITY = 0.38
FINE = 0.6


def shot(page: Page) -> str:
    """Return what a page shows, as a PNG in base 64."""
    page.mouse.move(2, 2)
    page.wait_for_timeout(350)
    return base64.b64encode(page.screenshot()).decode()


def write(name: str, data: str) -> None:
    """Keep a picture."""
    (PICTURES / f"{name}.webp").write_bytes(base64.b64decode(data))
    print(f"{name:24} {len(data) * 3 // 4096:5} KB")


def somebody(browser: Browser, address: str, language: str = "en", phone: bool = False) -> Person:
    """Return a person with a browser of their own."""
    context = browser.new_context(
        base_url=address, locale=language, viewport=PHONE if phone else DESKTOP, reduced_motion="reduce", service_workers="block"
    )
    return Person(context.new_page())


def sheet(browser: Browser, desk: Page, address: str, name: str) -> None:
    """Make the picture of one page."""
    person = somebody(browser, address)
    PAGES[name](person)
    page, shots = person.page, []
    for scheme in ("light", "dark"):
        page.emulate_media(color_scheme="dark" if scheme == "dark" else "light")
        shots.append(shot(page))
    page.emulate_media(color_scheme="light")
    page.set_viewport_size(PHONE)
    if not name.startswith("set-up"):
        page.evaluate("scrollTo(0, 0)")
    shots.append(shot(page))
    write(name, desk.evaluate(SHEET, [*shots, QUALITY]))
    page.context.close()


def front(browser: Browser, desk: Page, address: str) -> None:
    """Make the pictures of the README: both games on a laptop and on a phone, large."""
    for name, game, language, dark, phone in (
        ("duel", "duel", "en", False, False), ("nefertiti", "nefertiti", "en", False, False),
        ("nefertiti-dark-fr", "nefertiti", "fr", True, False), ("duel-phone", "duel", "en", False, True),
        ("nefertiti-phone", "nefertiti", "en", False, True),
    ):  # fmt: skip
        person = somebody(browser, address, language, phone)
        person.page.emulate_media(color_scheme="dark" if dark else "light")
        playing(game, 11)(person)
        write(f"front-{name}", desk.evaluate(ONE, [shot(person.page), FINE]))
        person.page.context.close()


def index() -> None:
    """Write the page that shows all pictures."""
    lines = ["# Every page", "", "Light and dark on a laptop, and a phone. Remade by `python -m tests.web.screenshots`.", ""]
    for name in PAGES:
        lines += [f"## {name.replace('-', ' ')}", "", f"![{name.replace('-', ' ')}]({name}.webp)", ""]
    (PICTURES / "README.md").write_text("\n".join(lines), encoding="utf-8")


def main(names: list[str]) -> None:
    """Remake the pictures of the named pages, or all."""
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        server = Server(Path(folder))
        server.start()
        browser = playwright.chromium.launch(executable_path=chromium(), args=FLAGS)
        desk = browser.new_page()
        try:
            for name in names or PAGES:
                if name in PAGES:
                    sheet(browser, desk, server.address, name)
            if not names or "front" in names:
                front(browser, desk, server.address)
        finally:
            browser.close()
            server.stop()
    index()


if __name__ == "__main__":
    main(sys.argv[1:])
