"""The wheel carries the built page, beside the server, and the drawings, beside what makes pictures."""

import os
import shutil
import subprocess
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

INSIDE = "deben/server/page"
DRAWING = "deben/pictures/drawing.js"


class PageHook(BuildHookInterface):  # type: ignore[type-arg]
    """Builds the page if it is not built, and puts it into the wheel."""

    PLUGIN_NAME = "custom"

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Add the page to a wheel that is to be given away; one for working on the code finds it in the tree."""
        if self.target_name != "wheel" or version == "editable":
            return
        web = Path(self.root) / "web"
        page, drawing = web / "dist", web / "build" / "drawing.js"
        if not (page / "index.html").is_file() or not drawing.is_file():
            self._build(web)
        build_data["force_include"] |= {str(page): INSIDE, str(drawing): DRAWING}

    def _build(self, web: Path) -> None:
        if shutil.which("npm") is None:
            raise RuntimeError("the page is not built, and there is no npm to build it: run `web/npm ci` and `web/npm run build`")
        for arguments in (["ci", "--no-audit", "--no-fund"], ["run", "build"], ["run", "drawing"]):
            subprocess.run(["npm", *arguments], cwd=web, check=True, env=os.environ)
