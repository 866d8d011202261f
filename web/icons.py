"""Makes the icons in public/ from icon.svg, with the Chromium that the browser tests use: ``python web/icons.py``."""

import shutil
from pathlib import Path

from playwright.sync_api import Page, sync_playwright

PUBLIC = Path(__file__).parent / "public"
SIZES = {"icon-192.png": 192, "icon-512.png": 512, "apple-touch-icon.png": 180, "icon-maskable-512.png": 512}
SAFE = 0.8
"""Systems cut a maskable icon to a shape of their own; this much of it always stays."""
GROUND = "#1f3f77"


def draw(page: Page, name: str, size: int) -> None:
    """Write one icon; those that systems cut or round themselves fill their square."""
    whole = name in ("icon-maskable-512.png", "apple-touch-icon.png")
    side = size * (SAFE if name == "icon-maskable-512.png" else 1)
    drawing = (PUBLIC / "icon.svg").read_text(encoding="utf-8").replace("<svg ", f'<svg width="{side}" height="{side}" ')
    ground = GROUND if whole else "transparent"
    body = f"margin:0;height:100vh;display:grid;place-items:center;background:{ground}"
    page.set_viewport_size({"width": size, "height": size})
    page.set_content(f'<body style="{body}">{drawing}</body>')
    page.screenshot(path=PUBLIC / name, omit_background=True)


def main() -> None:
    """Write all icons."""
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=shutil.which("chromium"), args=["--no-sandbox", "--disable-gpu"])
        page = browser.new_page()
        for name, size in SIZES.items():
            draw(page, name, size)
        browser.close()


if __name__ == "__main__":
    main()
