"""What several resources say of themselves: parameters, and the ways in which a request may fail."""

from typing import Annotated, Any

import msgspec
from litestar import Request
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import PathParameter, QueryParameter

from ...locale import LANGUAGES
from ...wire.http import Failure

__all__ = ["AnyRequest", "Secret", "Since", "TableName", "answers", "failures", "language_of"]

Secret = Annotated[str, PathParameter(min_length=1, max_length=64, description="The last part of a link.")]
TableName = Annotated[str, PathParameter(min_length=1, max_length=64, description="The name of a table.")]
Since = Annotated[int, QueryParameter(ge=0, le=1_000_000, description="Leave out the log up to this number.")]
AnyRequest = Request[Any, Any, Any]


def failures(*codes: int) -> dict[int, ResponseSpec]:
    """Return the description of the ways in which a request may fail."""
    return {
        code: ResponseSpec(data_container=Failure, description="A coded failure.", generate_examples=False)
        for code in (400, 429, 503, *codes)
    }


def answers(kind: type[msgspec.Struct], *codes: int) -> dict[int, ResponseSpec]:
    """Return the description of an answer and of the ways in which the request may fail."""
    return {200: ResponseSpec(data_container=kind, description="As asked.", generate_examples=False)} | failures(*codes)


def language_of(request: AnyRequest, asked: str = "") -> str:
    """Return the language for whoever asks: the one asked for, or the first of the browser's that there is."""
    spoken = [asked, *(part.strip()[:2].lower() for part in request.headers.get("accept-language", "").split(","))]
    return next((lang for lang in spoken if lang in LANGUAGES), LANGUAGES[0])
