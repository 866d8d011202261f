"""Playwright keeps an event loop running in this thread as long as there is a browser; other tests run loops of their own."""

import asyncio
from collections.abc import Iterator
from contextlib import contextmanager

import pytest

__all__ = ["browsing", "running_loop_for"]

_PLAYWRIGHTS: list[asyncio.AbstractEventLoop] = []


@contextmanager
def browsing() -> Iterator[None]:
    """Note the loop of the Playwright that runs here, and let it be the running one again when it is to end."""
    loop = asyncio.get_running_loop()
    _PLAYWRIGHTS.append(loop)
    yield
    _PLAYWRIGHTS.remove(loop)
    asyncio._set_running_loop(loop)


def running_loop_for(item: pytest.Item) -> None:
    """Let Playwright's loop be the running one in tests with a browser, and none in all others."""
    if _PLAYWRIGHTS:
        asyncio._set_running_loop(_PLAYWRIGHTS[-1] if "browser" in getattr(item, "fixturenames", ()) else None)
