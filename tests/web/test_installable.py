"""The page as an app: its manifest, its icons, and what is left of it without a server."""

import json
import struct
from pathlib import Path
from urllib.request import urlopen

from playwright.sync_api import expect

from .conftest import PAGE, Invite, Server
from .person import AWAY, CHOICES
from .storage import kept, wait_until_kept

MANIFEST = PAGE.parent / "manifest.webmanifest"


def png_size(path: Path) -> str:
    """Return the size of a PNG as manifests write it."""
    data = path.read_bytes()
    assert data[:8] == b"\x89PNG\r\n\x1a\n", path
    return "{}x{}".format(*struct.unpack(">II", data[16:24]))


def test_the_manifest_names_icons_that_are_there() -> None:
    manifest = json.loads(MANIFEST.read_text(encoding="utf-8"))
    assert (manifest["display"], manifest["start_url"], manifest["scope"]) == ("standalone", "./", "./")
    drawn = [icon for icon in manifest["icons"] if icon["type"] == "image/png"]
    assert [png_size(PAGE.parent / icon["src"]) for icon in drawn] == [icon["sizes"] for icon in drawn]
    assert {"192x192", "512x512"} <= {icon["sizes"] for icon in drawn}
    assert any(icon.get("purpose") == "maskable" for icon in drawn)


def test_chromium_would_install_it(invite: Invite, server: Server) -> None:
    anna = invite(worker=True)
    anna.page.goto("/")
    anna.page.evaluate("navigator.serviceWorker.ready.then(() => true)")
    devtools = anna.page.context.new_cdp_session(anna.page)
    assert devtools.send("Page.getAppManifest")["errors"] == []
    errors = devtools.send("Page.getInstallabilityErrors")["installabilityErrors"]
    assert [error["errorId"] for error in errors if error["errorId"] != "in-incognito"] == []
    with urlopen(f"{server.address}/sw.js") as worker:
        assert worker.headers["cache-control"] == "no-cache"
        assert "javascript" in worker.headers["content-type"]
        assert "worker-src 'self'" in worker.headers["content-security-policy"]


def test_without_a_server_it_says_what_works_and_goes_on_when_it_is_back(invite: Invite, tmp_path: Path) -> None:
    server = Server(tmp_path)
    server.start()
    try:
        anna = invite(worker=True, address=server.address)
        page = anna.page
        page.goto("/")
        wait_until_kept(page, "play")
        anna.quick("duel")
        table = page.url
        anna.expected += AWAY
        server.stop()
        page.goto("/tables")
        expect(page.get_by_test_id("away")).to_contain_text("new tables open on this device")
        page.goto("/lobby")
        expect(page.get_by_role("heading", name="No connection")).to_be_visible()
        page.get_by_role("link", name="The rules: Imhotep: The Duel").click()
        expect(page.get_by_role("article", name="Rule D5.1", exact=True)).to_be_visible()
        page.goto("/rules/nefertiti")
        expect(page.get_by_role("article", name="Rule N5.1", exact=True)).to_be_visible()
        page.goto(table)
        expect(page.get_by_role("heading", name="No connection")).to_be_visible()
        urls = kept(page)
        assert len(urls) > 20
        assert [url for url in urls if "/api/" in url or "/table" in url] == [], "nothing of a person is kept"
        server.start()
        page.wait_for_selector(CHOICES, timeout=20000)
    finally:
        server.stop()
