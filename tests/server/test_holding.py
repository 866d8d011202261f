"""Whoever only holds connections loses them, and takes nobody else's: silent ones, and those whose answers lie about."""

import asyncio
from typing import Any
from unittest.mock import MagicMock

import uvicorn
from uvicorn.server import ServerState

from deben.server.http.door import MOST_QUIET, Door, patient
from deben.server.metrics import Metrics
from deben.server.refusals import Refusals


async def nobody(_scope: Any, _receive: Any, _send: Any) -> None:
    """Answer nothing."""


def come(kind: type[Door], host: str) -> Any:
    """Return the transport of a connection that comes from an address and says nothing."""
    config = uvicorn.Config(nobody, http=kind, log_config=None)
    transport = MagicMock(get_extra_info={"peername": (host, 1)}.get)
    kind(config, ServerState(), {}).connection_made(transport)
    return transport


# Silent ones


def test_addresses_of_one_home_wait_together() -> None:
    """Whoever has a network of IPv6 has all of its addresses."""

    async def knock() -> None:
        kind = patient(20.0, Refusals(Metrics()))
        homes = [[come(kind, f"2001:db8:1:{home}::{number:x}") for number in range(MOST_QUIET + 3)] for home in (1, 2)]
        assert [sum(line.abort.called for line in lines) for lines in homes] == [3, 3]

    asyncio.run(knock())
