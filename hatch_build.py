"""The wheel carries the built page: beside the server, where it looks first."""

import os
import shutil
import subprocess
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

INSIDE = "deben/server/page"


class PageHook(BuildHookInterface):  # type: ignore[type-arg]
    """Builds the page if it is not built, and puts it into the wheel."""

    PLUGIN_NAME = "custom"

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Add the page to a wheel that is to be given away; one for working on the code finds it in the tree."""
        if self.target_name != "wheel" or version == "editable":
            return
        page = Path(self.root) / "web" / "dist"
        if not (page / "index.html").is_file():
            self._build(page.parent)
        build_data["force_include"][str(page)] = INSIDE

    def _build(self, web: Path) -> None:
        if shutil.which("npm") is None:
            raise RuntimeError("the page is not built, and there is no npm to build it: run `web/npm ci` and `web/npm run build`")
        for arguments in (["ci", "--no-audit", "--no-fund"], ["run", "build"]):
            subprocess.run(["npm", *arguments], cwd=web, check=True, env=os.environ)
