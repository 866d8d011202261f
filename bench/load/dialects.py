"""How to open a table on each server, and how to talk at it."""

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any, ClassVar, Protocol

import httpx
import msgspec

__all__ = ["DIALECTS", "TABLES", "Deben", "Dialect", "Heard", "Place", "Refusal"]


@dataclass(slots=True)
class Place:
    """One person at one table: where the socket is, and what the server wants to hear from them."""

    url: str
    headers: dict[str, str] = field(default_factory=dict)
    match: str = ""
    player: str = ""
    credentials: str = ""


@dataclass(slots=True)
class Heard:
    """What one message says: the table has reached a number, and what its reader may do now."""

    number: int
    moves: list[str]
    over: bool = False


@dataclass(slots=True)
class Refusal:
    """A move was not made: the server's code."""

    code: str


class Dialect(Protocol):
    """One server's way of doing it."""

    async def open(self, http: httpx.AsyncClient) -> list[Place]:
        """Return the places of a new table."""

    def hear(self, place: Place, data: bytes) -> Heard | Refusal | str | None:
        """Return what a message says, or what must be answered, or None if it does not matter."""

    def say(self, place: Place, number: int, move: str) -> str:
        """Return the message of a move at a table that has reached a number."""


class _Legal(msgspec.Struct):
    action: str


class _Message(msgspec.Struct):
    type: str
    code: str = ""
    number: int = 0
    status: str = ""
    legal: list[_Legal] = []


TABLES: dict[str, tuple[int, dict[str, Any]]] = {"duel": (2, {}), "nefertiti": (3, {"players": 3})}
"""How many people sit at a table of ours, and its options."""


class Deben:
    """Ours: JSON on a plain WebSocket."""

    def __init__(self, game: str = "duel") -> None:
        self.game, (self.people, self.options) = game, TABLES[game]
        self._decoder = msgspec.json.Decoder(_Message)

    async def person(self, http: httpx.AsyncClient) -> dict[str, str]:
        """Return the headers of somebody new."""
        cookie = (await http.get("/api/me")).headers["set-cookie"].partition(";")[0]
        return {"cookie": cookie, "origin": str(http.base_url).rstrip("/")}

    async def open(self, http: httpx.AsyncClient) -> list[Place]:
        """Return the places of a new table, at which all seats are taken."""
        return (await self.open_watched(http))[0]

    async def open_watched(self, http: httpx.AsyncClient) -> tuple[list[Place], str]:
        """Return the same, and the secret that lets somebody watch."""
        people = [await self.person(http) for _ in range(self.people)]
        seats = [{"kind": "me"}, *[{"kind": "open"}] * (self.people - 1)]
        asked = {"game": self.game, "seats": seats, "options": self.options}
        created = (await http.post("/api/tables", json=asked, headers=people[0])).raise_for_status().json()
        for person in people[1:]:
            await self.invited(http, created["invitation"], person)
        url = f"{people[0]['origin'].replace('http', 'ws')}/api/tables/{created['table']}/socket"
        return [Place(url, person) for person in people], created["watching"]

    async def invited(self, http: httpx.AsyncClient, path: str, person: dict[str, str]) -> None:
        """Let somebody follow an invitation."""
        (await http.post(f"/api/invitations/{path.rpartition('/')[2]}", headers=person)).raise_for_status()

    def hear(self, place: Place, data: bytes) -> Heard | Refusal | str | None:  # noqa: ARG002  # the other dialect needs it
        """Return what a snapshot or a played action says."""
        message = self._decoder.decode(data)
        if message.type == "refused":
            return Refusal(message.code)
        if message.type not in ("snapshot", "played"):
            return None
        return Heard(message.number, [each.action for each in message.legal], message.status == "over")

    def say(self, place: Place, number: int, move: str) -> str:  # noqa: ARG002  # the other dialect needs it
        """Return the message of an action."""
        return f'{{"type":"act","key":"{number:032x}","number":{number},"action":"{move}"}}'


class _Context(msgspec.Struct):
    currentPlayer: str  # noqa: N815


class _State(msgspec.Struct):
    ctx: _Context
    _stateID: int  # noqa: N815  # its name on the wire


class _Sync(msgspec.Struct):
    state: _State


class BoardgameIo:
    """boardgame.io's: socket.io's packets (Engine.IO 4) on a WebSocket from the first byte on."""

    SPACE = "/duel,"
    SQUARES: ClassVar[list[str]] = [f"{column}{row}" for row in "123" for column in "abc"]
    MOST_MOVES = 70
    """A random Duel has about so many."""

    def __init__(self) -> None:
        self._update = msgspec.json.Decoder(tuple[str, str, _State, msgspec.Raw])
        self._sync = msgspec.json.Decoder(tuple[str, str, _Sync])

    async def open(self, http: httpx.AsyncClient) -> list[Place]:
        """Return the two places of a new match."""
        created: dict[str, Any] = (await http.post("/games/duel/create", json={"numPlayers": 2})).raise_for_status().json()
        match = created["matchID"]
        url = f"{str(http.base_url).rstrip('/').replace('http', 'ws')}/socket.io/?EIO=4&transport=websocket"
        places = []
        for player in "01":
            asked = {"playerID": player, "playerName": f"Player {player}"}
            joined = (await http.post(f"/games/duel/{match}/join", json=asked)).raise_for_status().json()
            places.append(Place(url, {}, match, player, joined["playerCredentials"]))
        return places

    def _event(self, *arguments: Any) -> str:
        return f"42{self.SPACE}{msgspec.json.encode(arguments).decode()}"

    def hear(self, place: Place, data: bytes) -> Heard | Refusal | str | None:
        """Return what a sync or an update says, or the answer to a packet of the protocol; it says nothing of refused moves."""
        if data == b"2":
            return "3"
        if data.startswith(b"0"):
            return f"40{self.SPACE}"
        if data.startswith(b"40"):
            return self._event("sync", place.match, place.player, place.credentials, 2)
        body = data[2 + len(self.SPACE) :]
        if body.startswith(b'["update"'):
            state = self._update.decode(body)[2]
        elif body.startswith(b'["sync"'):
            state = self._sync.decode(body)[2].state
        else:
            return None
        mine = state.ctx.currentPlayer == place.player
        return Heard(state._stateID, self.SQUARES if mine else [], state._stateID >= self.MOST_MOVES)

    def say(self, place: Place, number: int, move: str) -> str:
        """Return the message of a move."""
        payload = {"type": "place", "args": [move], "playerID": place.player, "credentials": place.credentials}
        return self._event("update", {"type": "MAKE_MOVE", "payload": payload}, number, place.match, place.player)


DIALECTS: dict[str, Callable[[str], Deben | BoardgameIo]] = {"deben": Deben, "boardgame.io": lambda _: BoardgameIo()}
"""Each server's, for a game; the other one has none but its own."""
