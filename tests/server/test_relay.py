"""A request on its way to another server that parts meanwhile: what that one never heard is asked elsewhere."""

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from types import SimpleNamespace
from typing import Any

import pytest

from deben.server.errors import ServiceError
from deben.server.nodes import relay
from deben.server.nodes.relay import Relay
from deben.store import Elsewhere

HUNG, THERE = "hung.lan:1", "there.lan:2"
FIRST = Elsewhere("t", "hung", HUNG)
HOST = [(b"host", b"deben")]
ANSWER = b"HTTP/1.1 200 OK\r\ncontent-length: 4\r\n\r\nhere"
Work = Callable[[Relay, Callable[[], None]], Awaitable[None]]
Streams = tuple[asyncio.StreamReader, asyncio.StreamWriter]


def relaying(work: Work) -> None:
    """Do something with a relay to two servers, the first of which can be let part."""

    async def found(_: str) -> tuple[str, str]:
        return "there", THERE

    async def run() -> None:
        nodes: Any = SimpleNamespace(seconds=60.0, parted=[], find=found, name="here")
        made = Relay(nodes)

        def part() -> None:
            for told in nodes.parted:
                told("hung")

        async with asyncio.timeout(30):
            await work(made, part)

    asyncio.run(run())


@asynccontextmanager
async def served(hear: Callable[[Streams], Awaitable[None]], host: str, reached: dict[str, Any]) -> AsyncIterator[None]:
    """Let there be a server of a name; it hears each request, waits for the line to be closed, and closes it too."""
    talks = list[asyncio.Task[None]]()

    async def talk(streams: Streams) -> None:
        await streams[0].readuntil(b"\r\n\r\n")
        await hear(streams)
        await streams[0].read()
        streams[1].close()
        await streams[1].wait_closed()

    server = await asyncio.start_server(lambda *streams: talks.append(asyncio.create_task(talk(streams))), "127.0.0.1", 0)
    reached[host] = server.sockets[0].getsockname()
    async with server:
        yield
        await asyncio.gather(*talks)


async def answering(streams: Streams) -> None:
    streams[1].write(ANSWER)


def named(monkeypatch: pytest.MonkeyPatch, reached: dict[str, Any], otherwise: Callable[[], None] = lambda: None) -> list[str]:
    """Let names lead to servers of this machine, and return which were tried; a name that leads nowhere takes for ever."""
    tried, connect = list[str](), asyncio.open_connection

    async def connected(host: str, _: int) -> Streams:
        tried.append(host)
        if host not in reached:
            asyncio.get_running_loop().call_soon(otherwise)
            await asyncio.Event().wait()
        return await connect(*reached[host])

    monkeypatch.setattr(asyncio, "open_connection", connected)
    return tried


@pytest.mark.parametrize("method", ["GET", "POST"])
def test_what_a_server_never_heard_is_asked_of_the_next(method: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """It parts while the way to it is still being opened."""

    async def work(made: Relay, part: Callable[[], None]) -> None:
        reached: dict[str, Any] = {}
        tried = named(monkeypatch, reached, part)
        async with served(answering, "there.lan", reached):
            answer = await made.ask(FIRST, method, b"/api/tables/t", HOST, "10.0.0.1", b"{}")
        assert (answer.status, answer.body) == (200, b"here")
        assert tried == ["hung.lan", "there.lan"]

    relaying(work)


def test_what_a_server_may_have_done_is_asked_of_nobody_else(monkeypatch: pytest.MonkeyPatch) -> None:
    async def work(made: Relay, part: Callable[[], None]) -> None:
        reached: dict[str, Any] = {}

        async def hanging(_: Streams) -> None:
            part()

        tried = named(monkeypatch, reached)
        async with served(hanging, "hung.lan", reached):
            with pytest.raises(ServiceError, match="node-away"):
                await made.ask(FIRST, "POST", b"/api/tables/t", HOST, "10.0.0.1", b"{}")
        assert tried == ["hung.lan"]

    relaying(work)


def test_nobody_waits_on_for_a_server_that_parts_in_the_turn_in_which_a_time_runs_out(monkeypatch: pytest.MonkeyPatch) -> None:
    """One of those who wait has its time up already, and is about to hear so."""
    monkeypatch.setattr(relay, "LONGEST", 0.0)

    async def work(made: Relay, part: Callable[[], None]) -> None:
        ended = list[int]()

        def parted() -> None:
            part()
            ended.append(0)

        named(monkeypatch, {}, parted)
        made.patience = -1.0
        with made._until_parted("hung", lambda: ended.append(1)), pytest.raises(ServiceError, match="node-away"):
            await made.ask(FIRST, "GET", b"/api/tables/t", HOST, "10.0.0.1")
        assert ended == [1, 0]

    relaying(work)


def test_whoever_names_no_host_is_passed_on(monkeypatch: pytest.MonkeyPatch) -> None:
    """As HTTP/1.0 allows; HTTP/1.1, which servers speak among each other, does not."""

    async def work(made: Relay, _: Callable[[], None]) -> None:
        reached: dict[str, Any] = {}
        named(monkeypatch, reached)
        async with served(answering, "there.lan", reached):
            assert (await made.ask(Elsewhere("t", "there", THERE), "GET", b"/api/tables/t", [], "10.0.0.1")).status == 200

    relaying(work)


def test_a_server_that_has_all_of_a_request_is_not_asked_whether_it_wants_it(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever sends much asks so first, and was answered by the server that they came to."""

    async def work(made: Relay, _: Callable[[], None]) -> None:
        reached: dict[str, Any] = {}
        named(monkeypatch, reached)
        asked = [*HOST, (b"expect", b"100-continue")]
        assert b"expect" not in dict(made._headers(asked, "10.0.0.1"))
        async with served(answering, "there.lan", reached):
            answer = await made.ask(Elsewhere("t", "there", THERE), "POST", b"/api/tables/t", asked, "10.0.0.1", b"{}")
        assert answer.status == 200

    relaying(work)
