"""A guest of a server: it opens tables or takes a seat by an invitation, as a person does, and lets a bot play there.

Who it is, is a token: what the server's cookie holds.  A guest without one is somebody new, and its token is worth keeping.
"""

import json
import time
import urllib.error
import urllib.request
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from http.cookies import SimpleCookie
from typing import Any
from urllib.parse import urlsplit
from uuid import uuid4

import msgspec
from websockets.exceptions import ConnectionClosed, InvalidHandshake
from websockets.sync.client import ClientConnection, connect

from ..bots import Bot, Budget, Decision
from ..games import Game, game_named
from ..wire.http import TableCreated

__all__ = ["Guest", "GuestRefused", "Result"]

COOKIE = "deben"
SECONDS = 30.0
FOR_GOOD = (4403, 4404)
"""How a socket is closed that is not worth opening again."""
MOST_TRIES = 10
PAUSE = 1.0
MOST_BYTES = 1 << 24
Maker = Callable[[Game, Any, int], Bot]
"""Makes the bot for a table: of a game, its options, and how many seats they make."""


class GuestRefused(Exception):
    """A server does not let the guest do something; ``code`` is the server's own."""

    def __init__(self, code: str, what: str) -> None:
        super().__init__(f"{what}: {code}")
        self.code = code
        """The server's own code."""


@dataclass(frozen=True)
class Result:
    """The end of a match at a table, as a bot hears of it."""

    table: str
    """The table."""
    reason: str
    """How the match ended."""
    ranking: list[list[int]]
    """Seats by place, best first; seats that share a place stand together."""
    points: list[int]
    """The points of each seat."""


class Guest:
    """Somebody at a server, from outside."""

    def __init__(self, address: str, token: str | None = None) -> None:
        self.address = address.rstrip("/")
        """Where the server is."""
        self.token = token
        """Who the guest is; a new one if none was given, after the first request."""

    def _ask(self, method: str, path: str, data: Any = None) -> Any:
        body = None if data is None else json.dumps(data).encode()
        request = urllib.request.Request(f"{self.address}{path}", body, {"Content-Type": "application/json"}, method=method)
        if self.token is not None:
            request.add_header("Cookie", f"{COOKIE}={self.token}")
        try:
            with urllib.request.urlopen(request, timeout=SECONDS) as answer:
                given = SimpleCookie(answer.headers.get("set-cookie", "")).get(COOKIE)
                if given is not None and given.value != (self.token or given.value):
                    raise GuestRefused("not-yours", "token")  # it is nobody's there: the server made somebody new
                self.token = self.token or (given.value if given is not None else None)
                return json.loads(answer.read() or b"null")
        except urllib.error.HTTPError as error:
            raise GuestRefused(_code(error), path) from None
        except OSError as error:
            raise GuestRefused("unreachable", f"{self.address} ({error})") from None

    def enter(self, name: str) -> str:
        """Be somebody of that name at the server, and return what it calls the guest."""
        me = self._ask("GET", "/api/me")
        if me["name"] != name:
            me = self._ask("PUT", "/api/me", {"name": name})
        return str(me["name"])

    def open(
        self, game: str, seats: Sequence[str] = ("me", "open"), options: Mapping[str, Any] | None = None, *,
        position: str | None = None, public: bool = False,
    ) -> TableCreated:  # fmt: skip
        """Open a table, and return its name and the paths by which others take a seat or watch.

        A seat is ``me``, ``open`` to whoever takes it, or the name of one of the server's bots.
        """
        wanted = [{"kind": seat} if seat in ("me", "open") else {"kind": "bot", "bot": seat} for seat in seats]
        asked = {"game": game, "seats": wanted, "options": dict(options or {}), "position": position, "public": public}
        return msgspec.convert(self._ask("POST", "/api/tables", asked), TableCreated)

    def join(self, invitation: str) -> str:
        """Take the seat that an invitation offers, given as its link or its last word, and return the table."""
        secret = urlsplit(invitation).path.rstrip("/").rpartition("/")[2]
        return str(self._ask("POST", f"/api/invitations/{secret}")["table"])

    def tables(self) -> list[str]:
        """Return the tables of the guest whose matches are not over."""
        return [table["table"] for table in self._ask("GET", "/api/tables")["tables"] if table["status"] != "over"]

    def record(self, table: str) -> str:
        """Return the record of a match that is over, as JSON text for ``deben.load``."""
        return json.dumps(self._ask("GET", f"/api/tables/{table}/record"))

    def rematch(self, table: str) -> str:
        """Ask for another match with the same people and options, or follow who did, and return its table."""
        return str(self._ask("POST", f"/api/tables/{table}/rematch")["table"])

    def play(self, table: str, make: Maker, budget: Budget | None = None) -> Result:
        """Play at a table until its match is over, and return how it ended; a connection that breaks is opened again."""
        visit, tries = _Visit(self, table, make, budget or Budget()), 0
        address = f"ws{self.address.removeprefix('http')}/api/tables/{table}/socket"
        try:
            while True:
                try:
                    headers = {"Cookie": f"{COOKIE}={self.token}"}
                    with connect(address, additional_headers=headers, max_size=MOST_BYTES) as socket:
                        tries = 0
                        return visit.attend(socket)
                except (ConnectionClosed, InvalidHandshake, OSError) as error:
                    code = error.rcvd.code if isinstance(error, ConnectionClosed) and error.rcvd else None
                    tries += 1
                    if code in FOR_GOOD or tries > MOST_TRIES:
                        raise GuestRefused(str(code or "unreachable"), table) from None
                    time.sleep(PAUSE)
        finally:
            visit.close()


def _code(error: urllib.error.HTTPError) -> str:
    try:
        return str(json.loads(error.read())["code"])
    except (ValueError, KeyError, TypeError):
        return str(error.code)


class _Visit:
    """A guest at one table, over as many connections as it takes."""

    def __init__(self, guest: Guest, table: str, make: Maker, budget: Budget) -> None:
        self.guest, self.table, self.make, self.budget = guest, table, make, budget
        self.game: Game | None = None
        self.bot: Bot | None = None
        self.seats: set[int] = set()
        self.begun = False

    def close(self) -> None:
        if self.bot is not None:
            self.bot.close()

    def attend(self, socket: ClientConnection) -> Result:
        """Answer what the table asks until the match is over."""
        for text in socket:
            said = json.loads(text)
            if said["type"] == "snapshot":
                self._know(said)
            if said["type"] in ("snapshot", "played"):
                self.begun = said["status"] != "waiting"
                if said["outcome"] is not None:
                    return self._ended(said)
                if said["legal"]:
                    self._act(socket, said)
            # Somebody was faster, took something back, or the last seat was taken: how is it now?
            elif said["type"] == "refused" or (said["type"] == "players" and said["status"] == "playing" and not self.begun):
                socket.send(json.dumps({"type": "fetch", "since": 0}))
        raise ConnectionClosed(None, None)

    def _know(self, said: dict[str, Any]) -> None:
        if self.game is None:
            self.game = game_named(said["game"])
            if said["rules"] != self.game.version:
                raise GuestRefused("rules", f"{self.game.name} {said['rules']}")
            options = msgspec.convert(said["options"], self.game.options_type)
            self.bot = self.make(self.game, options, len(said["players"]))

    def _act(self, socket: ClientConnection, said: dict[str, Any]) -> None:
        assert self.game is not None
        assert self.bot is not None
        self.seats.add(said["seat"])
        position = self.guest._ask("GET", f"/api/tables/{self.table}/notation")["position"]
        legal = [self.game.read_action(one["action"]) for one in said["legal"]]
        action = self.bot.choose(Decision(self.game.read_position(position), legal, self.budget))
        message = {"type": "act", "key": uuid4().hex, "number": said["number"], "action": self.game.write_action(action)}
        socket.send(json.dumps(message))

    def _ended(self, said: dict[str, Any]) -> Result:
        outcome = said["outcome"]
        result = Result(self.table, outcome["reason"], outcome["ranking"], outcome["points"])
        if self.bot is not None:
            self.bot.over(result, sorted(self.seats))
        return result
