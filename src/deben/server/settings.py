"""How a server is set up."""

from contextlib import suppress
from pathlib import Path
from typing import Annotated, Literal

import msgspec

from ..kernel.folders import own_folder
from ..store import Retention
from ..store.database import database_url

__all__ = ["Settings", "SocketWay", "close_own_folder", "default_database", "is_earlier_place", "page_folder"]

SocketWay = Literal["auto", "fast", "plain"]
"""How messages go between uvicorn and a table: the short way where that is possible, only so, or the ordinary one."""
FILE = "tables.db"
MOST_PROCESSES = 64
DAY = 24 * 3600.0
Port = Annotated[int, msgspec.Meta(ge=0, le=65535)]
Size = Annotated[int, msgspec.Meta(ge=1, le=2**31 - 1)]
Limit = Annotated[int, msgspec.Meta(ge=0, le=2**31 - 1)]
"""How many there may be; with 0 there are none."""
Processes = Annotated[int, msgspec.Meta(ge=1, le=MOST_PROCESSES)]
Workers = Annotated[int, msgspec.Meta(ge=0, le=MOST_PROCESSES)]
Seconds = Annotated[float, msgspec.Meta(gt=0, le=DAY)]
Pause = Annotated[float, msgspec.Meta(ge=0, le=DAY)]
"""Seconds that may be none at all."""
Rate = Annotated[float, msgspec.Meta(gt=0, le=1e12)]
Burst = Annotated[float, msgspec.Meta(ge=1, le=1e12)]
"""How many at once; with less than one nobody would ever come through."""


def default_database() -> str:
    """Return where tables are kept when nobody says otherwise: a file in the person's own data folder.

    Earlier versions asked nobody where that is: what they left in the usual place is used until somebody moves it.
    """
    file, earlier = own_folder("data") / FILE, own_folder("data", {}) / FILE
    return str(earlier if earlier.exists() and not file.exists() else file)


def is_earlier_place(database: str) -> bool:
    """Return whether a database is used where an earlier version left it, rather than in the folder that is chosen now."""
    return database == default_database() != str(own_folder("data") / FILE)


def close_own_folder(database: str) -> None:
    """Take our data folder from all but its owner where a database lies in it: nobody else has anything there.

    One that was there before the first start may be open; a folder that somebody chose is theirs to close.
    """
    url = database_url(database)
    folder = Path(str(url.database)).parent
    ours = {own_folder("data").resolve(), own_folder("data", {}).resolve()}
    if url.get_backend_name() == "sqlite" and folder.resolve() in ours:
        with suppress(OSError):  # it is somebody else's, or not there yet
            folder.chmod(0o700)


def page_folder() -> Path | None:
    """Return the folder of the built page: packaged beside this file, or in a working tree; None if it is not built."""
    here = Path(__file__)
    for folder in (here.parent / "page", here.parents[3] / "web" / "dist"):
        if (folder / "index.html").is_file():
            return folder
    return None


class Settings(msgspec.Struct, frozen=True, kw_only=True):
    """Everything that can be chosen about a server."""

    database: str = msgspec.field(default_factory=default_database)
    origins: tuple[str, ...] = ()
    """Further origins whose pages may write, for a server behind a proxy that changes the host."""
    proxies: tuple[str, ...] = ("127.0.0.1", "::1")
    """Addresses of proxies that are believed when they say who asks."""
    insiders: tuple[str, ...] = ("127.0.0.0/8", "::1/128")
    """Networks from which the counters and the description of the interface may be read."""
    access_log: bool = False
    """Whether every request is logged."""
    secure: bool = False
    """Whether people come over HTTPS only: the cookie then says so."""
    workers: Workers = 2
    """Processes in which bots think; with none, whoever else is on the same PostgreSQL thinks for this server."""
    thinking_patience: Pause = 60.0
    """Seconds after which something simpler decides for a bot because nobody is there to think."""
    programs: dict[str, str] = {}
    """Commands of outside programs that can take a seat, by the name under which they are offered."""
    boards: tuple[str, ...] = ()
    """Files of boards of one's own that a table can choose."""
    pace: Pause = 0.8
    """Seconds a bot waits before it acts, so that people can follow."""
    budget: Seconds = 5.0
    """Seconds a bot may think about one decision."""
    grace: Pause = 1.0
    """Seconds more after which it is stopped."""
    watch: Seconds = 0.5
    """Seconds from one look at clocks and silent lines to the next."""
    rounds: Seconds = 60.0
    """Seconds from one look at the clocks of all tables, those not in memory too, to the next."""
    notices: Seconds = 2.0
    """Seconds from one look at what `deben admin` has told the server to the next."""
    ping_grace: Pause = 1.5
    """Seconds that a ping may be late before the others are told that somebody is not connected."""
    live_tables: Size = 500
    """Tables kept in memory; the others are rebuilt when somebody comes."""
    most_tables: Limit = 2000
    """Tables with somebody there, or with a bot about to act, at which no further one is opened."""
    most_connections: Limit = 12_000
    """Sockets to tables, all together, at which only those who play are let in."""
    most_thinking: Limit = 200
    """Decisions of bots that wait, at which no further table with bots is opened."""
    queue: Size = 64
    """Messages that may wait for one connection."""
    table_connections: Size = 200
    """Connections to one table at a time; those who play there are let in beyond it."""
    address_connections: Size = 400
    """Sockets of one address at a time, to all tables together: thirty people behind one have a dozen each."""
    address_http: Size = 600
    """Connections of one address at a time that are no sockets, proxies aside: thirty people open the page with six each."""
    person_connections: Size = 16
    """Connections of one person to one table at a time: their tabs and devices."""
    entries: Size = 5000
    """Entries of a table's log after which nothing more is taken back or asked of the coach; playing on is always possible."""
    compress: bool = False
    """Whether messages are compressed for clients that ask for it: a tenth of the bytes for most of the time a move takes."""
    relay: str = ""
    """Where other servers on the same database reach this one: HOST, HOST:PORT, [IPv6]:PORT, or the path of a
    socket; else where it listens."""
    lease: Seconds = 5.0
    """Seconds after which the tables of a server that says nothing go on at another."""
    sockets: SocketWay = "auto"
    message_bytes: Size = 4096
    """The longest message a client may send."""
    message_rate: Rate = 20.0
    message_burst: Burst = 60.0
    look_rate: Rate = 3.0
    """Whole tables a second that one person may be shown in the long run; a long log counts for several."""
    look_burst: Burst = 30.0
    request_rate: Rate = 50.0
    """Requests a second of one address in the long run; those that are much work count for several."""
    request_burst: Burst = 300.0
    request_patience: Seconds = 20.0
    """Seconds within which a request must be whole, from the first moment of its connection."""
    create_rate: Rate = 0.5
    """Tables a second that one address may open in the long run."""
    create_burst: Burst = 60.0
    chat_rate: Rate = 0.5
    """Messages a second that one person may say in the long run."""
    chat_burst: Burst = 8.0
    analysis_budget: Seconds = 0.6
    """Seconds the coach looks at one decision of a match."""
    analyses: Limit = 20
    """Analyses that may run and wait at a time; of one address, half as many."""
    analyses_each: Limit = 3
    """Of these, analyses that one person asked for."""
    hints: Limit = 8
    """People who may wait for the coach at a time; of one address, half as many."""
    hint_patience: Seconds = 120.0
    """Seconds after which they are told that it has no answer."""
    public_tables: Limit = 3
    """Public tables with a free seat that one person may have."""
    retention: Retention = Retention()
    """How long what is kept."""
    lobby_fresh: Pause = 1.0
    """Seconds for which one look at the public tables serves everybody who asks."""
