"""The description of the HTTP interface as a plain page: no script, nothing from other hosts."""

from collections.abc import Iterator
from functools import reduce
from html import escape
from operator import or_
from typing import Any

import msgspec
from litestar import Request
from litestar._openapi.schema_generation import SchemaCreator
from litestar.openapi.plugins import OpenAPIRenderPlugin
from litestar.plugins import OpenAPISchemaPlugin
from litestar.typing import FieldDefinition

__all__ = ["PlainPage", "ValuesOnly"]


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


class ValuesOnly(OpenAPISchemaPlugin):
    """Describes what is sent as finished JSON as the value that it is."""

    def is_plugin_supported_field(self, field_definition: FieldDefinition) -> bool:
        """Return whether a part of a message may be a text in place of a value."""
        return field_definition.is_union and any(part.annotation is msgspec.Raw for part in field_definition.inner_types)

    def to_openapi_schema(self, field_definition: FieldDefinition, schema_creator: SchemaCreator) -> Any:
        """Return the description of the value."""
        values = tuple(part.annotation for part in field_definition.inner_types if part.annotation is not msgspec.Raw)
        return schema_creator.for_field_definition(FieldDefinition.from_annotation(reduce(or_, values)))
