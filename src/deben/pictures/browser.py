"""Pixels: a picture is made of styles that only browsers know, so one that is installed paints it."""

import os
import re
import shutil
import subprocess
import tempfile
from pathlib import Path

from .engine import CannotDraw

__all__ = ["BROWSER", "find_browser", "png_of"]

BROWSER = "DEBEN_BROWSER"
"""The environment may name the browser."""
BROWSERS = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome", "microsoft-edge")
SECONDS = 60


def find_browser() -> str | None:
    """Return the browser that paints, which must be Chromium or one of its kin; None if there is none."""
    wanted = os.environ.get(BROWSER)
    return next((path for name in ((wanted,) if wanted else BROWSERS) if (path := shutil.which(name))), None)


def png_of(svg: str, scale: float = 1.0) -> bytes:
    """Return an SVG picture in pixels, so many for each of its own; raises ``CannotDraw``."""
    browser = find_browser()
    if browser is None:
        raise CannotDraw("no-browser", f"pixels need Chromium or Chrome: install it, or name one in {BROWSER}; an SVG needs none")
    size = re.search(r'width="(\d+)" height="(\d+)"', svg)
    assert size is not None
    with tempfile.TemporaryDirectory() as folder:
        page, picture = Path(folder, "picture.svg"), Path(folder, "picture.png")
        page.write_text(svg, encoding="utf-8")
        command = [
            browser, "--headless", "--disable-gpu", "--hide-scrollbars", f"--force-device-scale-factor={scale:g}",
            f"--user-data-dir={folder}/profile", f"--window-size={size[1]},{size[2]}", f"--screenshot={picture}", page.as_uri(),
        ]  # fmt: skip
        if os.geteuid() == 0:
            command.insert(1, "--no-sandbox")  # Chromium refuses to run as root with one
        try:
            done = subprocess.run(command, stdout=subprocess.DEVNULL, stderr=subprocess.PIPE, timeout=SECONDS, check=False)
        except (OSError, subprocess.TimeoutExpired) as error:
            raise CannotDraw("browser-failed", f"{browser}: {error}") from None
        if not picture.is_file():
            raise CannotDraw("browser-failed", f"{browser}: {done.stderr.decode(errors='replace').strip()[-300:]}")
        return picture.read_bytes()
