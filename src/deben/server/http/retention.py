"""What is kept of people and how long, as a plain page in their language."""

from html import escape
from typing import Annotated

from litestar import MediaType, Response, get
from litestar.params import QueryParameter

from ...locale import Translator
from ..settings import Settings
from .deps import Chosen
from .params import AnyRequest, language_of

__all__ = ["ROUTES"]

Spoken = Annotated[str, QueryParameter(max_length=20, description="The language of the page.")]


def kept_page(settings: Settings, lang: str) -> str:
    """Return the page: who and what is known, and after how many days it is deleted."""
    texts, kept = Translator(lang), settings.retention
    lines = [texts.text(f"operate-kept-{name}", days=getattr(kept, name)) for name in kept.__struct_fields__]
    items = "".join(f"<li>{escape(line)}</li>" for line in lines)
    title = escape(texts.text("operate-kept"))
    known = escape(texts.text("operate-kept-known", logged="yes" if settings.access_log else "no"))
    asked = escape(texts.text("operate-kept-asked"))
    head = f"<!doctype html><html lang='{lang}'><meta charset='utf-8'><meta name='viewport' content='width=device-width'>"
    back = f"<p><a href='/'>{escape(texts.text('page-home'))}</a></p>"
    return f"{head}<title>{title}</title><h1>{title}</h1><p>{known}</p><ul>{items}</ul><p>{asked}</p>{back}</html>"


@get("/kept", media_type=MediaType.HTML, include_in_schema=False)
async def kept(request: AnyRequest, settings: Chosen, lang: Spoken = "") -> Response[str]:
    """Return how long what is kept."""
    return Response(kept_page(settings, language_of(request, lang)), media_type=MediaType.HTML)


ROUTES = [kept]
