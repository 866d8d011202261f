"""Where it is somebody's turn, when several of their pages come at once."""

import asyncio
from pathlib import Path

import msgspec
import pytest

from deben.server.parts import Parts
from deben.server.tables.creation import new_table
from deben.wire.http import CreateTable, MyTables, SeatRequest

from .test_held import Breaking, served


def test_a_page_that_comes_while_another_looks_is_told_too(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def work(parts: Parts, _store: Breaking) -> None:
        table = new_table(CreateTable("duel", [SeatRequest("me"), SeatRequest("open")]), "anna")
        await parts.reception.add(table)
        await parts.reception.sit(table.id, "bruno", parts.company.take)
        look, seen = parts.summaries.of, asyncio.Event()

        async def slowly(identity: str) -> MyTables:
            await seen.wait()
            return await look(identity)

        monkeypatch.setattr(parts.summaries, "of", slowly)
        first = asyncio.create_task(parts.alerts.enter("anna"))
        await asyncio.sleep(0)
        second = await parts.alerts.enter("anna")
        await second.changed()
        seen.set()
        await first
        await asyncio.wait_for(second.changed(), 5)
        turns = msgspec.json.decode(parts.alerts.said("anna"))["tables"]
        assert [turn["table"] for turn in turns] == [table.id]

    served(tmp_path, work)
