"""The tables of the database, as SQLAlchemy sees them; ``migrations`` makes them."""

from datetime import datetime
from typing import Any

from sqlalchemy import JSON, BigInteger, DateTime, ForeignKey, Index, LargeBinary, String, Text, UniqueConstraint, false
from sqlalchemy.orm import DeclarativeBase, Mapped, mapped_column

__all__ = [
    "Action", "AnalysedDecision", "Base", "Identity", "Invitation", "Job", "KeptModule", "Lease", "Link", "Node", "Rematch",
    "Reservation", "Said", "Seat", "Setting", "Table", "Thinker", "Watcher",
]  # fmt: skip

ID = 32
NAME = 64


class Base(DeclarativeBase):
    """What all tables share: their metadata."""


class Setting(Base):
    """Something the server must remember, such as the key of its signatures."""

    __tablename__ = "settings"

    name: Mapped[str] = mapped_column(String(NAME), primary_key=True)
    value: Mapped[bytes] = mapped_column(LargeBinary)


class Identity(Base):
    """A person, known by a signed cookie."""

    __tablename__ = "identities"

    id: Mapped[str] = mapped_column(String(ID), primary_key=True)
    name: Mapped[str] = mapped_column(String(NAME))
    created: Mapped[datetime] = mapped_column(DateTime(timezone=True))
    avatar: Mapped[str] = mapped_column(String(16), server_default="")
    """The picture a person chose; empty for the one they are given."""


class Link(Base):
    """A personal link, by the hash of its secret: used once, it makes another device the same person."""

    __tablename__ = "links"

    digest: Mapped[str] = mapped_column(String(64), primary_key=True)
    identity: Mapped[str] = mapped_column(ForeignKey("identities.id", ondelete="CASCADE"))
    expires: Mapped[datetime] = mapped_column(DateTime(timezone=True))


class Table(Base):
    """A match with its people; the seed never leaves the server before the end."""

    __tablename__ = "tables"
    __table_args__ = (Index("tables_public", "public", "created"),)

    id: Mapped[str] = mapped_column(String(ID), primary_key=True)
    game: Mapped[str] = mapped_column(String(NAME))
    rules: Mapped[int]
    options: Mapped[dict[str, Any]] = mapped_column(JSON)
    seed: Mapped[str] = mapped_column(String(64))
    commitment: Mapped[str] = mapped_column(String(64))
    creator: Mapped[str] = mapped_column(String(ID))
    created: Mapped[datetime] = mapped_column(DateTime(timezone=True))
    position: Mapped[str | None] = mapped_column(Text)
    """Where the match starts, if not at a set-up."""
    public: Mapped[bool] = mapped_column(server_default=false())
    """Whether it stands in the list of tables that anybody may join."""
    lesson: Mapped[str | None] = mapped_column(String(NAME))
    """The lesson that is taught here; its seed is known to everybody."""
    brought: Mapped[bool] = mapped_column(server_default=false())
    """Whether the match was played on somebody's own device: its seed was never a secret of this server."""
    terms: Mapped[dict[str, Any]] = mapped_column(JSON, server_default="{}")
    """What holds when somebody is away, gives up or thinks too long."""
    ruleset: Mapped[str] = mapped_column(String(64), server_default="")
    """The digest of the rules it is played by; empty for the first release, and for a game without a module."""
    module: Mapped[str] = mapped_column(String(64), server_default="")
    """The digest of the module with which it began."""


class KeptModule(Base):
    """The module of rules that a match began with: its description as JSON, and its code."""

    __tablename__ = "modules"

    rules: Mapped[str] = mapped_column(String(64), primary_key=True)
    game: Mapped[str] = mapped_column(String(NAME))
    info: Mapped[bytes] = mapped_column(LargeBinary)
    code: Mapped[bytes] = mapped_column(LargeBinary)
    created: Mapped[datetime] = mapped_column(DateTime(timezone=True))
    """When a server last began with it."""


class Seat(Base):
    """A place at a table: a person's, a bot's, or still open (neither)."""

    __tablename__ = "seats"
    __table_args__ = (Index("seats_by_identity", "identity"),)

    table_id: Mapped[str] = mapped_column(ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True)
    seat: Mapped[int] = mapped_column(primary_key=True)
    identity: Mapped[str | None] = mapped_column(ForeignKey("identities.id"))
    name: Mapped[str] = mapped_column(String(NAME))
    bot: Mapped[str | None] = mapped_column(String(NAME))
    called: Mapped[str | None] = mapped_column(String(NAME))
    """What its person was called when the match began; null as long as they have taken no other name since."""
    place: Mapped[int | None]
    """Where it came in the end, 0 where nobody won; null as long as nobody has looked."""
    points: Mapped[int | None]
    shelf: Mapped[str] = mapped_column(String(16), server_default="")
    """Where its person has put the table."""


class Watcher(Base):
    """Somebody who may watch a table."""

    __tablename__ = "watchers"

    table_id: Mapped[str] = mapped_column(ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True)
    identity: Mapped[str] = mapped_column(ForeignKey("identities.id", ondelete="CASCADE"), primary_key=True)


class Invitation(Base):
    """A link to a table: it takes an open seat, or watches."""

    __tablename__ = "invitations"

    token: Mapped[str] = mapped_column(String(ID), primary_key=True)
    table_id: Mapped[str] = mapped_column(ForeignKey("tables.id", ondelete="CASCADE"), index=True)
    kind: Mapped[str] = mapped_column(String(16))


class Action(Base):
    """One entry of a table's log.  Rows are only ever added; the number is unique within the table.

    So is the key, without an index of its own: whoever writes a number has read the keys of all numbers before it.
    """

    __tablename__ = "actions"

    table_id: Mapped[str] = mapped_column(ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True)
    number: Mapped[int] = mapped_column(primary_key=True)
    seat: Mapped[int]
    action: Mapped[str] = mapped_column(Text)
    key: Mapped[str] = mapped_column(String(128))
    bot: Mapped[str | None] = mapped_column(String(NAME))
    at: Mapped[int] = mapped_column(BigInteger)
    """When, in milliseconds since 1970."""
    turn: Mapped[int | None]
    """Who decides after it; -1 if it is over."""


class Said(Base):
    """Something said at a table.  Each room has its own numbers, apart from those of the log; key is unique within the table."""

    __tablename__ = "said"
    __table_args__ = (UniqueConstraint("table_id", "key", name="said_key"),)

    table_id: Mapped[str] = mapped_column(ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True)
    room: Mapped[str] = mapped_column(String(16), primary_key=True)
    number: Mapped[int] = mapped_column(primary_key=True)
    identity: Mapped[str] = mapped_column(ForeignKey("identities.id"))
    name: Mapped[str] = mapped_column(String(NAME))
    """What the person was called then."""
    text: Mapped[str] = mapped_column(Text)
    key: Mapped[str] = mapped_column(String(128))
    at: Mapped[int] = mapped_column(BigInteger)
    """When, in milliseconds since 1970."""


class Rematch(Base):
    """The table that follows another one."""

    __tablename__ = "rematches"

    table_id: Mapped[str] = mapped_column(ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True)
    next_id: Mapped[str] = mapped_column(ForeignKey("tables.id", ondelete="CASCADE"))
    proposer: Mapped[str] = mapped_column(ForeignKey("identities.id"))


class Reservation(Base):
    """A seat that is kept for somebody until they come."""

    __tablename__ = "reservations"

    table_id: Mapped[str] = mapped_column(ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True)
    seat: Mapped[int] = mapped_column(primary_key=True)
    identity: Mapped[str] = mapped_column(ForeignKey("identities.id", ondelete="CASCADE"))
    name: Mapped[str] = mapped_column(String(NAME))


class AnalysedDecision(Base):
    """What the coach said about one decision of a finished match."""

    __tablename__ = "analyses"

    table_id: Mapped[str] = mapped_column(ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True)
    number: Mapped[int] = mapped_column(primary_key=True)
    version: Mapped[int]
    """Of the coach."""
    decision: Mapped[bytes] = mapped_column(LargeBinary)
    """As JSON."""


class Node(Base):
    """A server that shares the database with others; it is one of them as long as it has a row."""

    __tablename__ = "nodes"

    id: Mapped[str] = mapped_column(String(ID), primary_key=True)
    address: Mapped[str] = mapped_column(Text)
    """Where the others reach it."""
    expires: Mapped[datetime] = mapped_column(DateTime(timezone=True))
    """When the others may delete the row, by the database's clock."""
    since: Mapped[int] = mapped_column(BigInteger)
    """Since when there has always been some server, in milliseconds since 1970."""


class Lease(Base):
    """Which server a table is at; free where that one has no row any more."""

    __tablename__ = "leases"
    __table_args__ = (Index("leases_by_node", "node"),)

    table_id: Mapped[str] = mapped_column(ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True)
    node: Mapped[str] = mapped_column(String(ID))
    fence: Mapped[int] = mapped_column(BigInteger)
    """A number that is never used again: whoever does not know it writes nothing at the table."""


class Job(Base):
    """A question for whoever thinks: it waits, is thought about under a lease, and is deleted with its answer."""

    __tablename__ = "jobs"
    __table_args__ = (Index("jobs_by_asker", "asker"),)

    id: Mapped[str] = mapped_column(String(ID), primary_key=True)
    kind: Mapped[str] = mapped_column(String(16))
    urgency: Mapped[int]
    """The smaller the sooner."""
    owned: Mapped[int]
    """How many questions of the same owner there were already when it was asked."""
    near: Mapped[int]
    """How many there were from the same address."""
    owner: Mapped[str] = mapped_column(String(ID))
    address: Mapped[str] = mapped_column(String(ID))
    """A keyed hash: addresses themselves are never stored."""
    request: Mapped[bytes] = mapped_column(LargeBinary)
    seconds: Mapped[float]
    """After so many the thinking is stopped."""
    created: Mapped[datetime] = mapped_column(DateTime(timezone=True))
    asker: Mapped[str] = mapped_column(String(ID))
    wanted: Mapped[datetime] = mapped_column(DateTime(timezone=True))
    """Until then somebody surely waits for it."""
    thinker: Mapped[str | None] = mapped_column(String(ID))
    """Who thinks about it."""
    taken: Mapped[datetime | None] = mapped_column(DateTime(timezone=True))
    expires: Mapped[datetime | None] = mapped_column(DateTime(timezone=True))
    """Until then it is theirs."""
    attempts: Mapped[int]
    """How often it was taken: with the thinker's name the proof of whoever answers."""
    answer: Mapped[bytes | None] = mapped_column(LargeBinary)


class Thinker(Base):
    """A process that takes jobs: it says again and again that it is there."""

    __tablename__ = "thinkers"

    id: Mapped[str] = mapped_column(String(ID), primary_key=True)
    name: Mapped[str] = mapped_column(String(NAME))
    """For people: the machine it runs on, and its process there."""
    places: Mapped[int]
    """How many jobs it takes at a time."""
    seen: Mapped[datetime] = mapped_column(DateTime(timezone=True))
