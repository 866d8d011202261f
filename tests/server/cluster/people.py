"""People who play as fast as they can and come back whenever they lose their connection, and what they were promised."""

import asyncio
import contextlib
import json
import random
import uuid
from collections import Counter
from typing import Any

import httpx
from websockets import Origin
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

__all__ = ["Ledger", "Play"]

Message = dict[str, Any]
PING_EVERY, ANSWER_WAIT, OPEN_WAIT = 2.5, 2.0, 6.0
"""Seconds of silence after which a page asks whether anybody is there, after which it tries another way, and for which it waits
for that to open (``web/src/lib/connection.ts``)."""
PATIENCE = 3.0
"""Seconds after which somebody whose click is not answered clicks again."""
LOST = (WebSocketException, OSError, TimeoutError, httpx.HTTPError, EOFError)


class Ledger:
    """What the servers said: each action that was acknowledged, and each that was refused."""

    def __init__(self) -> None:
        self.acknowledged: dict[tuple[str, int], tuple[str, str]] = {}
        """Key and action by table and number."""
        self.refused: dict[tuple[str, str], str] = {}
        """Why, by table and key."""
        self.codes: Counter[str] = Counter()
        self.comings = 0

    def accept(self, table: str, number: int, key: str, action: str) -> None:
        """Note what was promised; a number is never promised twice."""
        before = self.acknowledged.setdefault((table, number), (key, action))
        assert before == (key, action), f"entry {number} of {table} was promised twice"


class Play:
    """One table after the other, its people, and how far it has come."""

    def __init__(self, address: str, ledger: Ledger, chance: random.Random, *, bots: bool) -> None:
        self.address, self.ledger, self.chance, self.bots = address, ledger, chance, bots
        self.table, self.number, self.finished = "", 0, 0
        self.leaving = False
        self.tables: list[str] = []

    @property
    def steps(self) -> tuple[int, int]:
        """How far it has come: matches, and entries of the present one."""
        return self.finished, self.number

    async def run(self) -> None:
        """Play one match after the other until told to leave."""
        while not self.leaving:
            cookies = [await self._somebody() for _ in range(1 if self.bots else 2)]
            opened = None
            while opened is None and not self.leaving:
                opened = await self._open(cookies)
            if opened is not None:
                self.table, self.number = opened, 0
                self.tables.append(opened)
                await asyncio.gather(*(self._sit(opened, cookie) for cookie in cookies))
                self.finished += 1

    async def _ask(self, method: str, path: str, cookie: str | None = None, body: object = None) -> httpx.Response | None:
        headers = {"origin": self.address} | ({"cookie": f"deben={cookie}"} if cookie else {})
        try:
            async with httpx.AsyncClient(base_url=self.address, headers=headers, timeout=PATIENCE, trust_env=False) as http:
                answer = await http.request(method, path, json=body)
        except LOST:
            return None
        self.ledger.codes[f"http {answer.status_code}"] += 1
        assert answer.status_code != 500, answer.text
        return answer

    async def _somebody(self) -> str:
        while True:
            answer = await self._ask("GET", "/api/me")
            if answer is not None and answer.status_code == 200:
                return str(answer.cookies["deben"])
            await asyncio.sleep(0.05)

    async def _open(self, cookies: list[str]) -> str | None:
        other = {"kind": "bot", "bot": "random"} if self.bots else {"kind": "open"}
        terms = {"clock": {"seconds": 600}}
        seats = {"game": "duel", "seats": [{"kind": "me"}, other], "terms": terms}
        answer = await self._ask("POST", "/api/tables", cookies[0], seats)
        if answer is None or answer.status_code != 201:
            return None
        opened = answer.json()
        for cookie in cookies[1:]:
            joined = await self._ask("POST", f"/api/invitations/{opened['invitation'].rpartition('/')[2]}", cookie)
            while joined is None or joined.status_code != 201:
                await asyncio.sleep(0.05)
                joined = await self._ask("POST", f"/api/invitations/{opened['invitation'].rpartition('/')[2]}", cookie)
        return str(opened["table"])

    async def _sit(self, table: str, cookie: str) -> None:
        """Have a seat until the match is over; whoever is put out comes back and says again what was not answered."""
        unsure: Message | None = None
        url, headers = f"{self.address.replace('http', 'ws')}/api/tables/{table}/socket", {"Cookie": f"deben={cookie}"}
        while not self.leaving:
            self.ledger.comings += 1
            try:
                async with asyncio.timeout(OPEN_WAIT):
                    socket = await connect(
                        url,
                        additional_headers=headers,
                        origin=Origin(self.address),
                        compression=None,
                        open_timeout=None,
                        proxy=None,
                    )
            except LOST:
                await asyncio.sleep(0.02)
                continue
            try:
                unsure = await self._talk(socket, table, unsure)
                if unsure is None:
                    return
            except _Lost as lost:
                unsure = lost.unsure
            finally:
                socket.transport.abort()

    async def _talk(self, socket: ClientConnection, table: str, unsure: Message | None) -> Message | None:
        """Return None when the match is over; raises ``_Lost`` with what was said last and not answered."""
        now: Message = {}
        try:
            if unsure is not None:
                await socket.send(json.dumps(unsure))
            while not self.leaving:
                if unsure is None and now.get("status") == "over":  # whoever acts last is told so before that it is stored
                    return None
                if unsure is None and now.get("legal"):
                    action = self.chance.choice(now["legal"])["action"]
                    unsure = {"type": "act", "key": uuid.uuid4().hex, "number": now["number"], "action": action}
                    await socket.send(json.dumps(unsure))
                message = await self._hear(socket, waiting=unsure is not None)
                if message["type"] in ("snapshot", "played"):
                    now = message
                    self.number = max(self.number, now["number"]) if table == self.table else self.number
                elif message["type"] == "accepted" and unsure is not None:
                    self.ledger.accept(table, message["number"], unsure["key"], unsure["action"])
                    unsure = None
                    now = now if now.get("number", 0) >= message["number"] else {}
                elif message["type"] == "refused" and message["key"] is not None and unsure is not None:
                    self.ledger.codes[message["code"]] += 1
                    self.ledger.refused[table, message["key"]] = message["code"]
                    unsure = None
                    await socket.send(json.dumps({"type": "fetch", "since": 0}))
        except LOST:
            raise _Lost(unsure) from None
        return None

    @staticmethod
    async def _hear(socket: ClientConnection, *, waiting: bool) -> Message:
        """Return the next message; whoever waits for no answer and hears nothing asks whether anybody is there."""
        text: str | bytes | None = None
        if not waiting:
            with contextlib.suppress(TimeoutError):
                async with asyncio.timeout(PING_EVERY):
                    text = await socket.recv()
            if text is None:
                await socket.send(json.dumps({"type": "ping"}))
        if text is None:
            async with asyncio.timeout(ANSWER_WAIT):
                text = await socket.recv()
        message: Message = json.loads(text)
        return message


class _Lost(Exception):
    def __init__(self, unsure: Message | None) -> None:
        super().__init__()
        self.unsure = unsure
