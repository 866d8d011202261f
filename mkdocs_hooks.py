"""What the site of the docs has besides its pages: the changes, and links for the roles in docstrings."""

import re
from pathlib import Path
from typing import Any

import griffe
from mkdocs.config.defaults import MkDocsConfig
from mkdocs.structure.files import File, Files

ROLE = re.compile(r":(?:class|func|meth|attr|mod|data|exc):`~?([^`]+)`")


def on_files(files: Files, config: MkDocsConfig) -> Files:
    """Return the pages of the site with CHANGELOG.md, which lies beside them."""
    changes = Path(config.config_file_path).with_name("CHANGELOG.md").read_text(encoding="utf-8")
    files.append(File.generated(config, "changes.md", content=changes.replace("](docs/", "](")))
    return files


class Roles(griffe.Extension):
    """Turns roles such as ``:meth:`copy``` into links, where what they name is on a page."""

    def on_object(self, *, obj: griffe.Object, **_: Any) -> None:
        """Rewrite a docstring."""
        if obj.docstring:
            obj.docstring.value = ROLE.sub(lambda role: self._link(obj, role[1]), obj.docstring.value)

    @staticmethod
    def _link(obj: griffe.Object, name: str) -> str:
        try:
            path = name if name.startswith("deben.") else obj.resolve(name)
        except griffe.NameResolutionError:
            return f"`{name}`"
        return f'<autoref optional identifier="{path}"><code>{name.removeprefix(".")}</code></autoref>'
