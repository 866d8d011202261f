"""Where it is somebody's turn, and to which other match they are asked, told to them on whatever page they are.

Only tables with another person count: a bot does not mind waiting, and a match against one that was left must not call for ever.
"""

import asyncio
import logging
from collections.abc import Collection, Coroutine, Iterable
from itertools import count
from typing import Any

import msgspec

from ...wire.company import Notice, Proposal, TurnAlert, Turns
from ..errors import ServiceError
from ..logs import log
from ..tables.registry import Tables
from ..tables.summaries import Summaries
from ..tables.table import Table
from .company import Companies

__all__ = ["OpenPage", "TurnAlerts"]

TURNS = "turns-at"
"""What servers tell each other when something happened at tables."""
PROPOSED = "proposed"
"""What servers tell each other when people are asked to another match."""
TELL_SECONDS = 0.1
MOST_TOLD = 30
"""Tables in one piece of news: PostgreSQL carries 8000 bytes, and one with eight people takes 254."""
SAYING = "say"
"""The task that tells other servers, among those that look for people."""
MOST_PAGES = 16
"""Pages that one person may have open; a browser's tabs, and those of other devices."""


def _calls(live: Table, identity: str) -> bool:
    """Return whether somebody else waits for a person at a table."""
    others = any(seat.identity not in (None, identity) for seat in live.row.seats)
    return others and live.decides(identity)


class Told(msgspec.Struct, array_like=True):
    """What servers tell each other of a table: its people, and for whom the others wait; None where that must be looked up."""

    table: str
    people: list[str]
    called: str | None


def _told_of(live: Table) -> Told:
    people = [*{seat.identity for seat in live.row.seats if seat.identity}]
    return Told(live.row.id, people, None if live.gone else next((one for one in people if _calls(live, one)), ""))


class OpenPage:
    """A page that somebody has open; it is told all there is, so that however slow it is, one message is all that waits for it."""

    def __init__(self, identity: str) -> None:
        self.identity = identity
        self._news = asyncio.Event()

    def tell(self) -> None:
        """Let the page know that something has changed."""
        self._news.set()

    async def changed(self) -> None:
        """Return when something has changed since the last time."""
        await self._news.wait()
        self._news.clear()


class TurnAlerts:
    """The open pages of people, and where it is their turn."""

    def __init__(self, tables: Tables, summaries: Summaries, company: Companies) -> None:
        self.tables, self.summaries, self.company, self.nodes = tables, summaries, company, tables.nodes
        self._moved: set[Table] = set()
        """The tables here where something happened of which the other servers have not been told."""
        self._tasks: dict[str, asyncio.Task[None]] = {}
        self.nodes.listen(TURNS, self._hear)
        self.nodes.listen(PROPOSED, lambda people: self._look_at_proposals(msgspec.convert(people, set[str])))
        self._proposals: dict[str, list[Proposal]] = {}
        self._pages: dict[str, set[OpenPage]] = {}
        self._turns: dict[str, dict[str, TurnAlert]] = {}
        self._seen: dict[str, dict[str, TurnAlert]] = {}
        """What was told of tables when it was a person's turn there: known once the store has been read for them."""
        self._looks = count(1)
        self._latest: dict[str, int] = {}
        """Of the looks at a person's tables that have ended, the one that began last."""
        self._notice: Notice | None = None

    async def enter(self, identity: str) -> OpenPage:
        """Return a page that is told where it is a person's turn, at first and at every change; raises ``ServiceError``."""
        pages = self._pages.setdefault(identity, set())
        if len(pages) >= MOST_PAGES:
            raise ServiceError("too-many")
        page = OpenPage(identity)
        pages.add(page)
        try:
            if identity not in self._turns:
                await self._find(identity)
        except BaseException:
            self.leave(page)
            raise
        page.tell()
        return page

    async def _find(self, identity: str) -> None:
        """Look where it is a person's turn, and tell all their pages: those that came meanwhile were told too little."""
        self._turns[identity] = {}
        try:
            await self._look(identity)
            self._proposals[identity] = await self.company.proposals(identity)
        except BaseException:
            self._turns.pop(identity, None)  # the next page looks anew
            raise
        self._tell(identity)

    async def _look(self, identity: str) -> bool:
        """Return whether it is a person's turn elsewhere than was known, after looking at all their tables."""
        look = next(self._looks)
        summaries = (await self.summaries.of(identity)).tables
        if identity not in self._pages:  # everybody has left meanwhile: who comes next looks anew
            return False
        if look < self._latest.get(identity, 0):  # what was read later is known already
            return False
        self._latest[identity] = look
        before = set(self._turns.get(identity, ()))  # another look may have ended meanwhile, and told it
        turns = self._turns[identity] = dict[str, TurnAlert]()
        for summary in summaries:
            if (live := self.tables.cached(summary.table)) is not None:
                self._note(live, identity)
            elif summary.my_turn and any(player.kind == "person" and not player.mine for player in summary.players):
                turns[summary.table] = TurnAlert(summary.table, summary.game, summary.players)
        self._seen.setdefault(identity, {}).update(turns)
        return set(turns) != before

    async def _look_anew(self, identity: str) -> None:
        try:
            if await self._look(identity):
                self._tell(identity)
        except Exception as error:
            log("where it is somebody's turn could not be seen", logging.WARNING, error=error)

    def _tell(self, identity: str) -> None:
        for page in self._pages.get(identity, ()):
            page.tell()

    def leave(self, page: OpenPage) -> None:
        """Forget a page."""
        pages = self._pages.get(page.identity, set())
        pages.discard(page)
        if not pages:
            self._pages.pop(page.identity, None)
            self._turns.pop(page.identity, None)
            self._seen.pop(page.identity, None)
            self._latest.pop(page.identity, None)
            self._proposals.pop(page.identity, None)

    def said(self, identity: str) -> bytes:
        """Return the message with every table where it is a person's turn, and with what everybody is told."""
        turns, proposals = self._turns.get(identity, {}), self._proposals.get(identity, [])
        return msgspec.json.encode(Turns([*turns.values()], self._notice, proposals))

    def put_up(self, notice: Notice | None) -> None:
        """Tell every open page what everybody is told from now on, and those that come later; None for nothing any more."""
        if notice != self._notice:
            self._notice = notice
            for identity in self._pages:
                self._tell(identity)

    def proposed(self, people: Collection[str]) -> None:
        """Tell people who are on some page that they are asked to another match."""
        self._look_at_proposals(people)
        if self.nodes.peers:
            self._begin(PROPOSED, self.nodes.say(PROPOSED, [*people]))

    def _look_at_proposals(self, people: Iterable[str]) -> None:
        for identity in self._pages.keys() & set(people):
            self._begin(f"{PROPOSED} {identity}", self._read_proposals(identity))

    async def _read_proposals(self, identity: str) -> None:
        try:
            found = await self.company.proposals(identity)
        except Exception as error:
            log("to which matches somebody is asked could not be seen", logging.WARNING, error=error)
            return
        if identity in self._pages and found != self._proposals.get(identity):
            self._proposals[identity] = found
            self._tell(identity)

    def _asked_to(self, table: str) -> list[str]:
        """Return who has been told that they are asked to a table."""
        return [one for one, found in self._proposals.items() if any(each.table == table for each in found)]

    def _tell_others(self, live: Table) -> None:
        """Tell the other servers, soon and once for many: a person of this table may be on a page there."""
        if not self._moved:
            asyncio.get_running_loop().call_later(TELL_SECONDS, self._say)
        self._moved.add(live)

    def _say(self) -> None:
        if SAYING in self._tasks:  # on another connection this could overtake it, and what is heard last is believed
            asyncio.get_running_loop().call_later(TELL_SECONDS, self._say)
            return
        tables, self._moved = self._moved, set()
        if moved := [told for told in map(_told_of, tables) if len(told.people) > 1]:
            self._begin(SAYING, self.nodes.say(TURNS, *(moved[at : at + MOST_TOLD] for at in range(0, len(moved), MOST_TOLD))))

    def _begin(self, name: str, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(work)
        self._tasks[name] = task
        task.add_done_callback(lambda _: self._tasks.pop(name, None) if self._tasks.get(name) is task else None)

    def _hear(self, news: Any) -> None:
        """Know where it is the turn of those who are on a page here."""
        for told in msgspec.convert(news, list[Told]):
            self._look_at_proposals(self._asked_to(told.table))
            for identity in told.people:
                if identity in self._pages:
                    self._learn(identity, told)

    def _learn(self, identity: str, told: Told) -> None:
        """Know whether the others wait for a person at a table; the store is asked where that was not told, or is being asked."""
        seen, turns = self._seen.get(identity), self._turns.get(identity, {})
        calls, known = told.called == identity, told.table in turns
        if seen is None or told.called is None or identity in self._tasks or (calls and told.table not in seen):
            self._begin(identity, self._look_anew(identity))
        elif calls != known:
            if calls:
                turns[told.table] = seen[told.table]
            else:
                del turns[told.table]
            self._tell(identity)

    def changed(self, live: Table) -> None:
        """Tell the people of a table who are on some page what has changed for them."""
        if self.nodes.peers:
            self._tell_others(live)
        if self._pages:
            self._look_at_proposals(self._asked_to(live.row.id))
            for identity in {seat.identity for seat in live.row.seats if seat.identity in self._pages}:
                if identity is not None and self._note(live, identity):
                    self._tell(identity)

    def _note(self, live: Table, identity: str) -> bool:
        """Return whether it is newly a person's turn at a table, or no more."""
        turns, table = self._turns.setdefault(identity, {}), live.row.id
        known, calls = table in turns, _calls(live, identity)
        if calls and not known:
            turns[table] = TurnAlert(table, live.row.game, live.players(identity))
        elif known and not calls:
            del turns[table]
        return known != calls
