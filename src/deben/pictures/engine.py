"""The boards of the page in an engine of JavaScript: one script, built from the page's own source (``web/src/drawing``)."""

import json
from concurrent.futures import ThreadPoolExecutor
from functools import cache
from pathlib import Path
from typing import Any

__all__ = ["CannotDraw", "draw", "script_file"]

_DESK = ThreadPoolExecutor(1, "drawing")
"""One thread draws, picture after picture: language and window are the engine's, and a notebook's own thread has a running loop,
in which the engine refuses to be waited for."""


class CannotDraw(Exception):
    """A picture cannot be drawn: ``code`` is stable, the text says what is missing and how to get it."""

    def __init__(self, code: str, text: str) -> None:
        super().__init__(text)
        self.code = code
        """What is missing, in a word that does not change."""


def script_file() -> Path | None:
    """Return where the drawings are: packaged beside this file, or built in a working tree; None if they are not."""
    here = Path(__file__)
    files = (here.with_name("drawing.js"), here.parents[3] / "web" / "build" / "drawing.js")
    return next((file for file in files if file.is_file()), None)


@cache
def _engine() -> Any:
    """Return an engine that has read the drawings; it is started once, which takes a third of a second."""
    script = script_file()
    if script is None:
        raise CannotDraw("not-built", "the drawings are not built: run `make drawing` in the working tree")
    try:
        from py_mini_racer import MiniRacer
    except ImportError:
        raise CannotDraw("no-engine", "pictures need an engine of JavaScript: pip install 'deben[pictures]'") from None
    engine = MiniRacer()
    engine.eval(script.read_text("utf-8"))
    return engine


def draw(asked: dict[str, Any], work: str = "drawn") -> dict[str, Any]:
    """Return what the page's boards make of a question (``web/src/drawing/asked.ts``); raises ``CannotDraw``."""
    return _DESK.submit(_drawn, json.dumps(asked), work).result()


def _drawn(asked: str, work: str) -> dict[str, Any]:
    answer: dict[str, Any] = json.loads(_engine().eval(f"{work}({json.dumps(asked)})").get())
    return answer
