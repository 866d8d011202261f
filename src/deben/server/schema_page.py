"""The description of the HTTP interface as a plain page: no script, nothing from other hosts."""

from collections.abc import Iterator
from html import escape
from typing import Any

from litestar import Request
from litestar.openapi.plugins import OpenAPIRenderPlugin

__all__ = ["PlainPage"]


def _parts(schema: dict[str, Any]) -> Iterator[str]:
    info = schema["info"]
    yield f"<h1>{escape(info['title'])} {escape(info['version'])}</h1><p>{escape(info.get('description', ''))}</p>"
    yield "<p><a href='/schema/openapi.json'>openapi.json</a></p>"
    for path, methods in schema["paths"].items():
        for method, operation in methods.items():
            yield f"<h2><code>{method.upper()} {escape(path)}</code></h2><p>{escape(operation.get('description', ''))}</p>"
            codes = ", ".join(sorted(operation.get("responses", {})))
            yield f"<p>Answers: {escape(codes)}</p>"
    for name, part in schema.get("components", {}).get("schemas", {}).items():
        fields = ", ".join(f"<code>{escape(field)}</code>" for field in part.get("properties", {}))
        yield f"<h3>{escape(name)}</h3><p>{fields}</p>"


class PlainPage(OpenAPIRenderPlugin):
    """Renders the OpenAPI description as headings and paragraphs."""

    def __init__(self) -> None:
        super().__init__(path="/")

    def render(self, request: Request[Any, Any, Any], openapi_schema: dict[str, Any]) -> bytes:  # noqa: ARG002
        """Return the page."""
        body = "\n".join(_parts(openapi_schema))
        return f"<!doctype html><html lang='en'><meta charset='utf-8'><title>Deben</title>\n{body}\n</html>".encode()
