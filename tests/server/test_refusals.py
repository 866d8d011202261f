"""Whoever is refused is counted and told of, with what was compared; whatever comes has a number from click to commit."""

import asyncio
import json
import logging
import socket
import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack, suppress
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest
from websockets import Origin
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import ClientConnection, connect

from deben.server.door.crowd import MOST_QUIET
from deben.server.http.retention import kept_page
from deben.server.logs import BELOW, REQUEST, JsonLines, TextLines, set_up_logs
from deben.server.metrics import Metrics
from deben.server.nodes.relay import numbered
from deben.server.refusals import LINE_BURST, Refusals
from deben.server.settings import Settings, SocketWay
from deben.server.sockets.counted import BAD_DATA
from deben.server.tables.commands import Commands
from deben.store import Store

from ..postgres import DATABASES, fresh_database
from .harness import ME, PATIENCE, Person, quick, running
from .test_holding import ask_much, sipping

Told = pytest.LogCaptureFixture
EVIL = "https://evil.example"


@pytest.fixture(autouse=True)
def heard(caplog: Told) -> Told:
    """Hear all that servers log."""
    caplog.set_level(logging.INFO, "deben.server")
    return caplog


def lines(caplog: Told, event: str = "", **fields: Any) -> list[dict[str, Any]]:
    """Return the fields of all lines of an event that have these."""
    found = [record.__dict__ | {"event": record.getMessage()} for record in caplog.records]
    return [each for each in found if each["event"].startswith(event) and fields.items() <= each.items()]


def until(caplog: Told, event: str, **fields: Any) -> dict[str, Any]:
    """Return the first line of an event once it is there: a server may write it after its answer."""
    deadline = time.monotonic() + PATIENCE
    while not (found := lines(caplog, event, **fields)):
        assert time.monotonic() < deadline, [each["event"] for each in lines(caplog)]
        time.sleep(0.01)
    return found[0]


def counted(address: str) -> dict[str, float]:
    """Return how often what was refused."""
    text = httpx.get(f"{address}/metrics").text
    begun = 'deben_refused_total{code="'
    rows = [line.removeprefix(begun).split('"} ') for line in text.splitlines() if line.startswith(begun)]
    return {code: float(number) for code, number in rows}


def open_socket(address: str, path: str, cookie: str = "", origin: str = "", number: str = "") -> ClientConnection:
    """Return a socket to some path of a server."""
    headers = {name: value for name, value in (("Cookie", cookie and f"deben={cookie}"), ("X-Request-Id", number)) if value}
    page, url = Origin(origin or address), address.replace("http", "ws") + path
    return connect(url, additional_headers=headers, origin=page, compression=None, legacy=True)


def closed_with(line: ClientConnection) -> int:
    """Return how the other side closes a socket."""
    try:
        while True:
            line.recv(PATIENCE)
    except ConnectionClosed as gone:
        return gone.rcvd.code if gone.rcvd else 0


# In measure


def test_an_address_is_told_of_once_a_while_for_the_same_reason(caplog: Told, monkeypatch: pytest.MonkeyPatch) -> None:
    now = 100.0
    monkeypatch.setattr("time.monotonic", lambda: now)
    metrics = Metrics()
    door = Refusals(metrics, period=60.0)
    for _ in range(5):
        door.refuse("too-fast", "192.0.2.1", "a request was refused", rate=5)
    door.refuse("bad-host", "192.0.2.1", "a request was refused", host="x")
    door.refuse("too-fast", "192.0.2.2", "a request was refused", rate=5)
    assert [(each["code"], each["address"], "more" in each) for each in lines(caplog, "a request was refused")] == [
        ("too-fast", "192.0.2.1", False),
        ("bad-host", "192.0.2.1", False),
        ("too-fast", "192.0.2.2", False),
    ]
    assert 'deben_refused_total{code="too-fast"} 6.0' in metrics.text().decode(), "all of them count"
    now += 61
    door.refuse("too-fast", "192.0.2.1", "a request was refused", rate=5)
    assert lines(caplog, more=4, rate=5), "the next line says how many there were meanwhile"


def test_whoever_has_many_addresses_does_not_fill_the_disk_either(caplog: Told, monkeypatch: pytest.MonkeyPatch) -> None:
    now = 100.0
    monkeypatch.setattr("time.monotonic", lambda: now)
    door = Refusals(Metrics())
    for number in range(1000):
        door.refuse("too-fast", f"2001:db8:{number:x}::/64", "a request was refused")
    assert len(lines(caplog, "a request was refused")) == LINE_BURST
    now += 1
    door.refuse("too-fast", "192.0.2.1", "a request was refused")
    assert lines(caplog, unsaid=1000 - LINE_BURST)


# With what was compared

Ask = Callable[[str, Person], object]


def write(address: str, _: Person) -> object:
    return httpx.put(f"{address}/api/me", json={"name": "Eve"}, headers={"origin": EVIL})


def ask_for_another(address: str, _: Person) -> object:
    return httpx.get(f"{address}/api/me", headers={"host": "evil.example"})


def ask_for_no_host(address: str, _: Person) -> object:
    return httpx.get(f"{address}/api/me", headers={"host": "evil.example:port"})


def look_inside(address: str, _: Person) -> object:
    return httpx.get(f"{address}/metrics")


def open_tables(_: str, anna: Person) -> object:
    return [anna.http.post("/api/tables", json={"game": "duel", "seats": [ME, ME]}) for _ in range(3)]


def nest(address: str, _: Person) -> object:
    return httpx.post(f"{address}/api/tables", content="[" * 9000, headers={"content-type": "application/json"})


def pretend(address: str, _: Person) -> object:
    return httpx.get(f"{address}/api/me", headers={"x-deben-relay": "secret", "x-deben-for": "192.0.2.1"})


def open_from_elsewhere(address: str, anna: Person) -> object:
    with pytest.raises(InvalidStatus):
        open_socket(address, "/api/me/socket", anna.cookie, EVIL)
    return None


def come_without_a_cookie(address: str, _: Person) -> object:
    with open_socket(address, "/api/me/socket") as line:
        return closed_with(line)


def open_many(address: str, anna: Person) -> object:
    with ExitStack() as stack:
        found = [stack.enter_context(open_socket(address, "/api/me/socket", anna.cookie)) for _ in range(3)]
        return closed_with(found[2])


def speak_without_end(address: str, anna: Person) -> object:
    with open_socket(address, "/api/me/socket", anna.cookie) as line:
        with suppress(ConnectionClosed):  # it may be closed before the last is sent
            for _ in range(32):
                line.send("x")
        return closed_with(line)


def ping_without_end(address: str, anna: Person) -> object:
    with open_socket(address, "/api/me/socket", anna.cookie, number="seat-9") as line:
        try:
            for _ in range(10_000):
                line.ping()
        except ConnectionClosed:
            return None
        return closed_with(line)


def send_no_text(address: str, anna: Person) -> object:
    for _ in range(3):
        with open_socket(address, "/api/me/socket", anna.cookie, number="seat-9") as line:
            line.socket.sendall(b"\x81\x81\0\0\0\0\xff")  # a whole text of one byte, which is no UTF-8
            assert closed_with(line) == BAD_DATA
    return None


def never_finish(address: str, _: Person) -> object:
    host, port = address.removeprefix("http://").split(":")
    with socket.create_connection((host, int(port)), timeout=PATIENCE) as line:
        line.sendall(b"GET /health HTTP/1.1\r\nHo")
        return line.recv(1)


def take_nothing(address: str, _: Person) -> object:
    with sipping(address) as line:
        ask_much(line)
        end = time.monotonic() + PATIENCE
        while "too-slow" not in counted(address) and time.monotonic() < end:
            time.sleep(0.05)
    return None


def come_often(address: str, _: Person) -> object:
    with ExitStack() as stack, suppress(httpx.TransportError):
        for _number in range(4):
            stack.enter_context(httpx.Client(base_url=address, timeout=PATIENCE)).get("/health/alive")
    time.sleep(0.2)  # until it is known that they have gone
    return None


def hold_many(address: str, _: Person) -> object:
    host, port = address.removeprefix("http://").split(":")
    with ExitStack() as stack:
        held = [stack.enter_context(socket.create_connection((host, int(port)), timeout=PATIENCE)) for _ in range(MOST_QUIET + 1)]
        try:
            return held[-1].recv(1)
        except ConnectionResetError:
            return None


CASES: list[tuple[Ask, str, str, dict[str, Any]]] = [
    (write, "a page of another origin was refused", "foreign-origin", {"path": "/api/me", "origin": EVIL}),
    (ask_for_another, "a request for another host was refused", "bad-host", {"host": "evil.example", "ours": "play.example"}),
    (ask_for_no_host, "a request for what is no host was refused", "bad-host", {"host": "evil.example:port"}),
    (look_inside, "an outsider was refused", "not-found", {"asks": "127.0.0.1", "insiders": "10.0.0.0/8"}),
    (open_tables, "a request was refused", "too-fast", {"path": "/api/tables", "rate": 0.001, "burst": 2}),
    (nest, "a request was nested too deeply", "bad-request", {"path": "/api/tables"}),
    (pretend, "somebody pretended to be another server", "no-server", {"path": "/api/me"}),
    (open_from_elsewhere, "a page of another origin was refused", "foreign-origin", {"path": "/api/me/socket", "origin": EVIL}),
    (come_without_a_cookie, "a request was refused", "not-yours", {"path": "/api/me/socket"}),
    (open_many, "a request was refused", "too-many", {"path": "/api/me/socket", "sockets": 2, "most": 2}),
    (speak_without_end, "a request was refused", "too-fast", {"path": "/api/me/socket", "rate": 1.0, "burst": 30.0}),
    (ping_without_end, "a socket was ended", "too-many-frames", {"path": "/api/me/socket", "rate": 10.0, "request": "seat-9"}),
    (send_no_text, "a socket was ended", "bad-utf8", {"path": "/api/me/socket", "request": "seat-9"}),
    (never_finish, "a connection was ended", "too-late", {"patience": 0.5}),
    (take_nothing, "a connection was ended", "too-slow", {"patience": 1.0}),
    (come_often, "a connection was ended", "too-many-open", {"open": 3, "most": 3}),
    (hold_many, "a connection was ended", "too-many-silent", {"silent": MOST_QUIET, "most": MOST_QUIET}),
]


@pytest.mark.parametrize(("ask", "event", "code", "compared"), CASES, ids=[case[0].__name__ for case in CASES])
def test_a_refusal_is_told_with_what_was_compared(
    tmp_path: Path, caplog: Told, ask: Ask, event: str, code: str, compared: dict[str, Any]
) -> None:
    inside = ("10.0.0.0/8",) if ask is look_inside else Settings().insiders
    most = 3 if ask is come_often else Settings().address_http
    proxies = ("127.0.0.1",) if ask in (ping_without_end, send_no_text) else ()
    settings = quick(
        tmp_path, origins=("https://play.example",), insiders=inside, address_connections=2, request_patience=0.5,
        create_rate=0.001, create_burst=2, address_http=most, proxies=proxies,
    )  # fmt: skip
    with running(settings) as address, Person(address) as anna:
        ask(address, anna)
        told = until(caplog, event, code=code, **compared)
        assert told["levelno"] == logging.WARNING
        assert told["address"] == "127.0.0.1"
        if ask is not look_inside:
            assert counted(address)[code] >= 1


@pytest.mark.parametrize("sockets", ["fast", "plain"])
def test_bad_text_writes_one_line_in_a_while(tmp_path: Path, caplog: Told, sockets: SocketWay) -> None:
    """An address that sends nothing else would fill the disk: each such frame used to write a traceback."""
    with running(quick(tmp_path, sockets=sockets)) as address, Person(address) as anna:
        send_no_text(address, anna)
        assert counted(address)["bad-utf8"] == 3
    assert [record.getMessage() for record in caplog.records if record.levelno >= logging.WARNING] == ["a socket was ended"]


def test_the_guide_names_what_is_told() -> None:
    guide = (Path(__file__).parents[2] / "docs" / "operate.md").read_text()
    for _, event, code, compared in CASES:
        rows = [line for line in guide.splitlines() if line.startswith("  |") and f"`{code}`" in line]
        assert f"`{event}`" in guide
        known = {"path", "request"} | {name for name in compared for row in rows if f"`{name}`" in row}
        assert set(compared) <= known, event


def test_whoever_only_opens_a_line_is_not_told_of(tmp_path: Path, caplog: Told) -> None:
    """Browsers open one before they need it: it is ended, and nobody was refused anything."""
    with running(quick(tmp_path, request_patience=0.1)) as address:
        host, port = address.removeprefix("http://").split(":")
        with socket.create_connection((host, int(port)), timeout=PATIENCE) as line, suppress(ConnectionResetError):
            assert line.recv(1) == b""
        assert "too-late" not in counted(address)
    assert not lines(caplog, "a connection was ended")


def test_too_many_requests_are_told_with_the_limit(tmp_path: Path, caplog: Told) -> None:
    with running(quick(tmp_path, request_rate=0.01, request_burst=2)) as address:
        while httpx.get(f"{address}/api/me").status_code != 429:
            pass
    [told] = lines(caplog, "a request was refused", code="too-fast")
    assert (told["rate"], told["burst"], told["cost"], told["path"]) == (0.01, 2, 1, "/api/me")
    assert told["request"]


def test_what_leads_nowhere_is_limited_too(tmp_path: Path, caplog: Told) -> None:
    with running(quick(tmp_path, request_rate=0.01, request_burst=3, origins=("https://play.example",))) as address:
        asked = [httpx.get(f"{address}/api/nowhere").status_code, httpx.delete(f"{address}/api/lobby").status_code]
        asked += [httpx.post(f"{address}/api/nowhere").status_code for _ in range(3)]
        assert asked == [404, 405, 404, 429, 429]
        assert httpx.get(f"{address}/api/me").status_code == 429, "it is one limit"
        wrong = httpx.get(f"{address}/api/nowhere", headers={"host": "evil.example"})
        assert (wrong.status_code, wrong.json()["code"]) == (421, "bad-host")
    [told] = lines(caplog, "a request was refused", code="too-fast", path="/api/nowhere")
    assert (told["rate"], told["burst"], told["cost"]) == (0.01, 3, 1)


@pytest.mark.parametrize(
    ("host", "status"),
    [("127.0.0.1", 200), ("[::1]:8340", 200), ("localhost", 200), ("nas", 200), ("nas.local:8340", 200), ("evil.example", 421),
     ("evil.example:8340", 421), ("local.evil.example", 421)],
)  # fmt: skip
def test_only_names_of_nobody_else_lead_here_unasked(tmp_path: Path, host: str, status: int) -> None:
    """Nothing is set up: a page of another site cannot pass for ours by letting its own name lead here."""
    with running(quick(tmp_path)) as address:
        assert {httpx.request(way, f"{address}{path}", headers={"host": host}).status_code for way, path in
                (("GET", "/api/me"), ("GET", "/health"), ("GET", "/"))} == {status}  # fmt: skip


def test_what_is_nested_too_deeply_is_one_line(tmp_path: Path, caplog: Told) -> None:
    """It is no mistake of ours: where it was found is enough, and an address is told of once."""
    with running(quick(tmp_path)) as address, Person(address) as anna:
        for _ in range(3):
            nest(address, anna)
    [told] = lines(caplog, "a request was nested too deeply")
    assert told["exc_info"] is None
    assert "recursion" in told["reason"]
    assert ".py:" in told["at"]


# From the click to the commit


@pytest.fixture(params=["fast", "plain"])
def logging_all(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[str]:
    """Return the address of a server that logs whatever comes."""
    with running(quick(tmp_path, sockets=request.param, access_log=True)) as address:
        yield address


def test_every_answer_has_a_number(logging_all: str, caplog: Told) -> None:
    """What leads nowhere too: an operator is asked about it all the same."""
    for path, status in {"/api/me": 200, "/api/nowhere": 404, "/nowhere": 404, "/api/games": 200}.items():
        answer = httpx.get(logging_all + path)
        assert answer.status_code == status
        assert lines(caplog, "request", path=path, status=status, request=answer.headers["x-request-id"])
    wrong = httpx.delete(f"{logging_all}/api/lobby", headers={"x-request-id": "click-3"})
    assert (wrong.status_code, wrong.headers["x-request-id"]) == (405, "click-3")


def test_a_socket_is_logged_when_it_comes_and_goes(logging_all: str, caplog: Told) -> None:
    with Person(logging_all) as anna:
        table = anna.create("duel", [ME, ME])["table"]
        path = f"/api/tables/{table}/socket"
        with open_socket(logging_all, path, anna.cookie, number="seat-1") as line:
            line.recv(PATIENCE)
            for key in ("one", "two"):
                line.send(json.dumps({"type": "ping", "next": 0} if key == "one" else {"type": "fetch", "since": 0}))
                line.recv(PATIENCE)
        closed = until(caplog, "socket closed", request="seat-1")
        assert (closed["code"], closed["messages"], closed["path"]) == (1000, 2, path)
        assert lines(caplog, "socket opened", request="seat-1", path=path, address="127.0.0.1")
        with open_socket(logging_all, "/api/tables/nowhere/socket", anna.cookie, number="seat-2") as line:
            assert closed_with(line) == 4404
        assert until(caplog, "socket closed", request="seat-2")["code"] == 4404
        with open_socket(logging_all, path, number="seat-3") as line:
            assert closed_with(line) == 4403
        assert until(caplog, "socket closed", request="seat-3")["code"] == 4403


def test_what_fails_on_a_socket_has_its_number(logging_all: str, caplog: Told, monkeypatch: pytest.MonkeyPatch) -> None:
    """Two take turns on one server, which commits what they do together; each failure names the right one."""

    def failing(_store: Store, _table: str, _row: Any, done: Callable[[Exception | None], None]) -> None:
        asyncio.get_running_loop().call_soon(done, OSError("the disk is full"))

    with Person(logging_all) as anna:
        table = anna.create("duel", [ME, ME])["table"]
        monkeypatch.setattr(Store, "append_soon", failing)
        for number, key in (("seat-1", "one"), ("seat-2", "two"), ("seat-1", "three")):
            with open_socket(logging_all, f"/api/tables/{table}/socket", anna.cookie, number=number) as line:
                line.recv(PATIENCE)
                line.send(json.dumps({"type": "act", "key": key, "number": 0, "action": "b2"}))
                told = until(caplog, "a command failed", key=key)
                assert (told["request"], told["table"]) == (number, table)


def test_what_is_stored_is_logged_with_the_number_of_its_message(logging_all: str, caplog: Told) -> None:
    """Never with what it was: it may be hidden from others."""
    with Person(logging_all) as anna:
        table = anna.create("duel", [ME, ME])["table"]
        said = [("act", "seat-1", {"action": "b2"}), ("undo", "seat-2", {}), ("act", "seat-1", {"action": "b1"})]
        for number, (kind, socket_number, given) in enumerate(said):
            path = f"/api/tables/{table}/socket"
            with open_socket(logging_all, path, anna.cookie, number=socket_number) as line:
                line.recv(PATIENCE)
                line.send(json.dumps({"type": kind, "key": f"key-{number}", "number": number, **given}))
                told = until(caplog, "an entry was stored", key=f"key-{number}")
            assert (told["request"], told["table"], told["number"], told["kind"]) == (socket_number, table, number + 1, kind)
            assert 0 <= told["ms"] <= PATIENCE * 1000
            assert not {"b1", "b2"} & set(map(str, told.values()))
        with open_socket(logging_all, f"/api/tables/{table}/socket", anna.cookie) as line:
            line.recv(PATIENCE)
            for action in ("b2", "no such action"):  # the first is there already, the other cannot be
                line.send(json.dumps({"type": "act", "key": "key-0", "number": 3, "action": action}))
                while json.loads(line.recv(PATIENCE))["type"] not in ("accepted", "refused"):
                    pass
    assert len(lines(caplog, "an entry was stored")) == 3


def test_what_had_to_wait_is_logged_with_the_number_of_its_message_too(
    logging_all: str, caplog: Told, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Somebody else works on the table just then."""
    monkeypatch.setattr("deben.server.tables.commands.Commands.act_soon", Commands.act_in_turn)
    with Person(logging_all) as anna:
        table = anna.create("duel", [ME, ME])["table"]
        with open_socket(logging_all, f"/api/tables/{table}/socket", anna.cookie, number="seat-1") as line:
            line.recv(PATIENCE)
            line.send(json.dumps({"type": "act", "key": "one", "number": 0, "action": "b2"}))
            told = until(caplog, "an entry was stored", key="one")
        assert (told["request"], told["table"], told["number"], told["kind"]) == ("seat-1", table, 1, "act")


def test_nothing_of_what_is_stored_is_logged_where_nobody_asked_for_it(tmp_path: Path, caplog: Told) -> None:
    with running(quick(tmp_path)) as address, Person(address) as anna, anna.sit(anna.create("duel", [ME, ME])["table"]) as one:
        assert one.act("b2")["type"] == "accepted"
    assert not lines(caplog, "an entry was stored")


def test_no_line_of_one_connection_has_the_number_of_another(tmp_path: Path, caplog: Told) -> None:
    """Where all lines are heard on one loop, what is known of one must not stay there."""
    with running(quick(tmp_path, request_patience=0.5, access_log=True)) as address, Person(address) as anna:
        table = anna.create("duel", [ME, ME])["table"]
        with open_socket(address, f"/api/tables/{table}/socket", anna.cookie, number="seat-1") as line:
            line.recv(PATIENCE)
            line.send(json.dumps({"type": "act", "key": "one", "number": 0, "action": "b2"}))
            while json.loads(line.recv(PATIENCE))["type"] != "played":
                pass
            never_finish(address, anna)
            assert "request" not in until(caplog, "a connection was ended", code="too-late")


@pytest.mark.skipif("postgresql" not in DATABASES, reason="PostgreSQL is not installed")
def test_the_server_that_has_a_table_logs_the_same_number(postgres: str, caplog: Told) -> None:
    alone = quick(Path("/nowhere"), lease=60.0, access_log=True)
    settings = msgspec.structs.replace(alone, database=fresh_database(postgres))
    with running(settings) as here, running(settings) as there, Person(here) as anna:
        table = anna.create("duel", [ME, ME])["table"]
        with anna.sit(table), anna.moved_to(there) as away:  # whoever is asked first has it
            assert away.http.get(f"/api/tables/{table}", headers={"x-request-id": "click-1"}).headers["x-request-id"] == "click-1"
            assert len(lines(caplog, "request", request="click-1", path=f"/api/tables/{table}")) == 2
            without = away.http.get(f"/api/tables/{table}").headers["x-request-id"]
            assert len(lines(caplog, "request", request=without)) == 2
            with open_socket(there, f"/api/tables/{table}/socket", away.cookie, number="seat-1") as line:
                line.recv(PATIENCE)
                line.send(json.dumps({"type": "act", "key": "one", "number": 0, "action": "b2"}))
                assert until(caplog, "an entry was stored", table=table)["request"] == "seat-1", "at the server that has the table"
            until(caplog, "socket closed", request="seat-1")
            assert len(lines(caplog, "socket opened", request="seat-1")) == 2


def test_headers_carry_the_number_that_is_logged_here() -> None:
    asked = [(b"host", b"h"), (b"x-request-id", b"theirs, which was no good")]
    assert numbered(asked) == asked
    before = REQUEST.set("ours")
    assert numbered(asked) == [(b"host", b"h"), (b"x-request-id", b"ours")]
    REQUEST.reset(before)


# How it is written


def broken(text: str) -> logging.LogRecord:
    """Return a line about an exception with a text of a stranger's."""
    try:
        raise ValueError(text)
    except ValueError as error:
        given = {"msg": "said", "levelname": "ERROR", "exc_info": (type(error), error, error.__traceback__), "origin": text}
        return logging.makeLogRecord(given)


FORGED = "x code=fine\n12:00:00 info    all is well\x1b[2J\u2028{}\x7f"


def test_no_field_and_no_exception_passes_for_another_line() -> None:
    first, *below = TextLines().format(broken(FORGED)).split("\n")
    assert first.isprintable()
    assert 'origin="x code=fine' in first, "one word, in quotes"
    assert below
    assert all(line.startswith(BELOW) and line.isprintable() for line in below)
    text = JsonLines().format(broken(FORGED))
    assert text.isprintable()
    assert json.loads(text)["origin"] == FORGED
    assert "all is well" in json.loads(text)["error"]


def test_what_libraries_say_meanwhile_has_the_number_too(capsys: pytest.CaptureFixture[str]) -> None:
    root, ours = logging.getLogger(), logging.getLogger("deben.server")
    kept, levels = [*root.handlers], (root.level, ours.level)
    before = REQUEST.set("click-1")
    try:
        set_up_logs("json")
        logging.getLogger("a.library").warning("careful")
        assert json.loads(capsys.readouterr().err)["request"] == "click-1"
    finally:
        logging.captureWarnings(False)
        REQUEST.reset(before)
        root.handlers[:] = kept
        root.setLevel(levels[0])
        ours.setLevel(levels[1])


@pytest.mark.parametrize(
    ("lang", "always", "seldom"),
    [
        ("en", "every request", "only where you are refused"),
        ("fr", "à chaque requête", "que si"),
        ("it", "a ogni richiesta", "solo se"),
    ],
)
def test_people_are_told_whether_addresses_are_in_the_log(lang: str, always: str, seldom: str) -> None:
    assert always in kept_page(Settings(access_log=True), lang)
    assert seldom in kept_page(Settings(), lang)
    assert always not in kept_page(Settings(), lang)
