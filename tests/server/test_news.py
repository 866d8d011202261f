"""Whoever subscribed hears of what is stored, whoever did it, and of nothing that is not."""

from pathlib import Path

import pytest

from deben.server.parts import Parts
from deben.store import ActionRow
from deben.wire.messages import Refused

from .test_held import ANNA, Breaking, last_but_one, served


def test_what_could_not_be_stored_is_no_news(tmp_path: Path) -> None:
    async def work(parts: Parts, store: Breaking) -> None:
        live, last = await last_but_one(parts)
        heard: list[int] = []
        parts.commands.news.moved.add(lambda table: heard.append(table.number))
        store.broken = True
        assert await parts.commands.act(live, ANNA, last) == Refused("last", "storage-away")
        assert live.gone
        assert heard == []
        store.broken = False
        await parts.commands.act(await parts.tables.get(live.row.id), ANNA, last)
        assert heard == [last.number + 1]

    served(tmp_path, work)


@pytest.mark.parametrize("bot", [True, False])
def test_bots_and_people_are_heard_of_alike(tmp_path: Path, bot: bool) -> None:
    async def work(parts: Parts, _store: Breaking) -> None:
        live, last = await last_but_one(parts)
        heard: list[tuple[int, str]] = []
        parts.commands.news.moved.add(lambda table: heard.append((table.number, table.status)))
        if bot:
            assert live.actor is not None
            async with live.lock:
                await parts.commands.commit(live, ActionRow(last.number + 1, live.actor, last.action, "bot:1", "random"))
        else:
            await parts.commands.act(live, ANNA, last)
        assert heard == [(last.number + 1, "over")]
        assert parts.commands.metrics.acting.actions["duel", bot] >= 1

    served(tmp_path, work)


def test_somebody_who_comes_or_goes_is_news(tmp_path: Path) -> None:
    async def work(parts: Parts, _store: Breaking) -> None:
        live, _ = await last_but_one(parts)
        heard: list[int] = []
        parts.visits.news.people.add(lambda table: heard.append(len(table.connections)))
        there, connection = await parts.visits.enter(ANNA, live.row.id)
        parts.visits.leave(there, connection)
        parts.visits.leave(there, connection)
        assert heard == [1, 0]

    served(tmp_path, work)
