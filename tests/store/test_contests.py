"""Which matches are contests, by what is stored."""

import asyncio
import time
from typing import Any

from deben.store import ActionRow, ContestStore, Database, NewTable, SeatRow, Store
from deben.store.contests import ACTIVE_MS

ANNA, BRUNO, BOT = (
    {"identity": "anna"}, {"identity": "bruno"}, {"bot": "random"},
)  # fmt: skip
NOBODY: dict[str, Any] = {}
SERIOUS, LEARNING = {"spirit": "serious"}, {"spirit": "learning"}


def table(name: str, *seats: dict[str, Any], game: str = "duel", terms: dict[str, Any] | None = None) -> NewTable:
    return NewTable(
        name, game, 1, {}, "0" * 64, "1" * 64, "anna", [SeatRow(at, **seat) for at, seat in enumerate(seats)],
        {"seat": f"{name}-s", "watch": f"{name}-w"}, terms=terms or {},
    )  # fmt: skip


def test_matches_among_people_and_serious_ones_while_they_go_on(where: str) -> None:
    now = time.time_ns() // 1_000_000

    async def look() -> None:
        store = Store(Database(where))
        await store.database.open()
        for each in (
            table("begun", ANNA, BRUNO), table("going", ANNA, BRUNO), table("over", ANNA, BRUNO), table("old", ANNA, BRUNO),
            table("other", ANNA, BRUNO, game="senet"), table("alone", ANNA, ANNA), table("bots", ANNA, BOT),
            table("waiting", ANNA, BRUNO, NOBODY), table("serious", ANNA, BOT, terms=SERIOUS),
            table("learning", ANNA, BRUNO, terms=LEARNING),
        ):  # fmt: skip
            await store.add_table(each)
        for name, at, turns in (("going", now, (0, 1)), ("over", now, (0, -1)), ("old", now - ACTIVE_MS - 1, (1,))):
            for number, turn in enumerate(turns, 1):
                await store.append(name, ActionRow(number, 0, "b1", f"k{number}", at=at, turn=turn))
        assert sorted(await ContestStore(store.database).running("duel")) == [("begun", 0), ("going", 2), ("serious", 0)]
        await store.close()

    asyncio.run(look())
