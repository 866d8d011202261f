"""What people say at a table: cleaned, limited, stored, and heard only where it should be.

Players and spectators have a room each.  While the match goes on everybody hears their own room only: a hint from somebody who
watches never reaches a player, and what players say to each other stays among them.  After the end both rooms are open to all.
"""

import hashlib
import unicodedata
from collections.abc import Callable, Iterable, Mapping

import msgspec

from ...store import CompanyStore, Conflict, Face, SaidRow
from ...wire.company import Room, Said, Say, Unsaid
from ..limits import MOST_KEY, Limiter, is_key
from ..tables.names import MOST_MARKS
from ..tables.table import Table

__all__ = ["AVATARS", "MOST_HEARD", "MOST_SIGNS", "Chat", "avatar_of", "avatars_of", "clean_text", "hears", "room_of", "who_of"]

MOST_SIGNS = 400
MOST_SAID = 2000
"""Messages in one room of one table; a match has a few dozen."""
MOST_HEARD = 200
"""Messages that are sent to somebody who comes; older ones stay in the store."""
JOINER = "\u200d"
AVATARS = (
    "ankh", "boat", "cat", "crook", "eye", "falcon", "feather", "ibis", "lotus", "pyramid", "scarab", "sun",
)  # fmt: skip
"""The pictures the page can draw."""


def who_of(identity: str) -> str:
    """Return a person's public mark: the same at every table, and no way back to the identity, which is 128 random bits."""
    return hashlib.sha256(b"deben who 1:" + identity.encode()).hexdigest()[:16]


def avatar_of(identity: str, face: Face | None) -> str:
    """Return a person's picture: the chosen one, or else the one they were given by their mark."""
    if face is not None and face.avatar in AVATARS:
        return face.avatar
    return AVATARS[int(who_of(identity), 16) % len(AVATARS)]


def avatars_of(faces: Mapping[str, Face]) -> dict[str, str]:
    """Return the pictures of people who sit together, no two alike: first who chose theirs keeps it, then who is here longest.

    The order has nothing to do with seats: the same people look the same at their next table.
    """
    given: dict[str, str] = {}
    for identity in sorted(faces, key=lambda each: (faces[each].avatar not in AVATARS, faces[each].since, who_of(each))):
        own = avatar_of(identity, faces[identity])
        free = [avatar for avatar in AVATARS if avatar not in given.values()] or AVATARS
        given[identity] = own if own in free else free[AVATARS.index(own) % len(free)]
    return given


def clean_text(given: str) -> str:
    """Return a text on one line without control and direction signs and heaps of accents; the page shows it as text only."""
    kept: list[str] = []
    marks = 0
    for sign in unicodedata.normalize("NFC", given):
        kind = unicodedata.category(sign)
        marks = marks + 1 if kind in ("Mn", "Me") else 0
        if kind[0] == "Z" or sign in "\t\n\r":
            kept.append(" ")
        elif (kind[0] != "C" or sign == JOINER) and marks <= MOST_MARKS:
            kept.append(sign)
    return " ".join("".join(kept).split())


def room_of(live: Table, identity: str) -> Room:
    """Return where a person at a table speaks."""
    return "players" if live.mine(identity) else "watchers"


def hears(live: Table, identity: str, room: Room) -> bool:
    """Return whether a person at a table hears what is said in a room now."""
    return live.status == "over" or room == room_of(live, identity)


class Chat:
    """The conversations of all tables."""

    def __init__(self, store: CompanyStore, rate: float, burst: float) -> None:
        self.store = store
        self._limit = Limiter(rate, burst)

    async def say(self, live: Table, identity: str, command: Say, name: str) -> SaidRow | Unsaid:
        """Return what was stored, or why nothing was."""
        if not is_key(command.key):
            return Unsaid(command.key[:MOST_KEY], "bad-message")
        text = clean_text(command.text)
        if not text:
            return Unsaid(command.key, "nothing")
        if len(text) > MOST_SIGNS:
            return Unsaid(command.key, "too-long", {"most": MOST_SIGNS})
        if not self._limit.take(identity):
            return Unsaid(command.key, "too-fast")
        try:
            row = SaidRow(room_of(live, identity), 0, identity, name, text, 0)
            return await self.store.say(live.row.id, row, f"{identity}:{command.key}", MOST_SAID)
        except Conflict:
            return Unsaid(command.key, "room-full")

    async def heard(self, live: Table, identity: str, since: dict[Room, int]) -> list[SaidRow]:
        """Return what a person may hear of both rooms after the numbers they know, in the order it was said."""
        found: list[SaidRow] = []
        for room, number in since.items():
            if hears(live, identity, room):
                found += await self.store.said(live.row.id, room, number, MOST_HEARD)
        return sorted(found, key=lambda row: (row.at, row.room, row.number))

    @staticmethod
    def to_wire(rows: Iterable[SaidRow], avatar: Callable[[str], str]) -> list[Said]:
        """Return what was said as it goes over the wire."""
        return [
            Said(row.room, row.number, who_of(row.identity), row.name, avatar(row.identity), row.text, row.at)  # type: ignore[arg-type]
            for row in rows
        ]

    @staticmethod
    def message(said: Said, key: str | None) -> bytes:
        """Return the message that tells of something that was said; whoever said it gets the key back."""
        return msgspec.json.encode(msgspec.structs.replace(said, key=key))
