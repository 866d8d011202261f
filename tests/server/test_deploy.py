"""The files in ``deploy/``: what they name is there, and the programs that read them understand them where they are installed."""

import contextlib
import json
import os
import re
import shlex
import shutil
import socket
import subprocess
import threading
import time
from collections.abc import Iterator
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any

import httpx
import pytest
import yaml

from .cluster.machines import free_port
from .cluster.proxy import CADDY, NGINX, behind_caddy, plain, proxied
from .harness import ME, Person, quick, running

ROOT = Path(__file__).parents[2]
DEPLOY = ROOT / "deploy"
Instruction = tuple[str, list[str]]


def stages() -> dict[str, list[Instruction]]:
    """Return the instructions of each stage of the container file; the last stage is called by nothing."""
    text = (DEPLOY / "Containerfile").read_text().replace("\\\n", " ")
    found: dict[str, list[Instruction]] = {}
    for line in (line for line in text.splitlines() if line and not line.startswith("#")):
        word, _, rest = line.partition(" ")
        if word == "FROM":
            found[rest.partition(" AS ")[2]] = here = []
        here.append((word, shlex.split(rest)))
    return found


def copied(instructions: list[Instruction]) -> Iterator[tuple[str, str, str]]:
    """Yield from which stage, what and whereto is copied."""
    for word, parts in instructions:
        if word == "COPY":
            origin = next((part.partition("=")[2] for part in parts if part.startswith("--from=")), "")
            *sources, target = (part for part in parts if not part.startswith("--"))
            yield from ((origin, source, target) for source in sources)


def test_an_image_is_made_of_what_is_there() -> None:
    tracked = subprocess.run(["git", "ls-files"], cwd=ROOT, capture_output=True, text=True, check=False).stdout.split()
    for instructions in stages().values():
        for origin, source, _ in copied(instructions):
            assert origin or (ROOT / source).exists(), source
            assert origin or not tracked or any(name == source or name.startswith(f"{source}/") for name in tracked), source
    scripts = json.loads((ROOT / "web" / "package.json").read_text())["scripts"]
    run = " ".join(part for _, parts in stages()["page"] for part in parts)
    assert set(re.findall(r"npm run (\w+)", run)) == {"build", "drawing"} <= set(scripts)


def test_the_wheel_of_an_image_finds_the_page_where_it_was_copied() -> None:
    """There is no npm in the last stage: the hook must find page and drawings, or it would try to build them."""
    whereto = {target: source for origin, source, target in copied(stages()[""]) if origin == "page"}
    assert whereto == {"web/dist": "/deben/web/dist", "web/build": "/deben/web/build"}
    hook = (ROOT / "hatch_build.py").read_text()
    assert 'web / "dist", web / "build" / "drawing.js"' in hook
    ignored = (ROOT / ".dockerignore").read_text().split()
    assert {"web/dist", "web/build", "**/node_modules"} <= set(ignored), "nothing of the machine that builds gets in"


def test_an_image_writes_only_where_it_may() -> None:
    last = stages()[""]
    run = " ".join(part for word, parts in last if word == "RUN" for part in parts)
    [volume] = (parts[0] for word, parts in last if word == "VOLUME")
    assert f"install -d -o deben -m 0700 {volume}" in run, "a volume has the owner that its folder has in the image"
    told = dict(part.split("=", 1) for word, parts in last if word == "ENV" for part in parts)
    assert f"{told['XDG_DATA_HOME']}/deben" == volume


def composed(*files: str) -> dict[str, Any]:
    """Return what compose makes of some files together, as far as ours need it: services of the same name become one."""
    whole: dict[str, Any] = {"services": {}, "volumes": {}}
    for file in files:
        read = {name: part for name, part in yaml.safe_load((DEPLOY / file).read_text()).items() if not name.startswith("x-")}
        assert set(read) <= set(whole)
        whole["volumes"] |= read.get("volumes", {})
        for name, service in read["services"].items():
            before = whole["services"].setdefault(name, {})
            assert not set(before) & set(service), "what is in both is not simply the later one"
            before |= service
    return whole


BEHIND = {"proxy": ("compose.yaml",), "nginx": ("compose.yaml", "compose.nginx.yaml")}


@pytest.mark.parametrize("proxy", BEHIND)
def test_services_wait_for_what_they_need(proxy: str) -> None:
    services = composed(*BEHIND[proxy])
    for name, service in services["services"].items():
        assert {"image", "build"} & set(service), name
        assert set(service.get("depends_on", ())) <= set(services["services"])
        named = {volume.partition(":")[0] for volume in service.get("volumes", ()) if not volume.startswith((".", "/"))}
        assert named <= set(services["volumes"])
        for volume in service.get("volumes", ()):
            assert not volume.startswith("./") or (DEPLOY / volume.partition(":")[0]).is_file()
    build = services["services"]["deben"]["build"]
    assert (DEPLOY / build["context"] / build["dockerfile"]).is_file()
    assert services["services"]["database"]["healthcheck"], "or nobody would know when it is ready"
    begun = {name: service for name, service in services["services"].items() if not service.get("profiles")}
    assert set(begun) == {"database", "deben", "think", proxy}
    assert [name for name, service in begun.items() if "443:443" in service.get("ports", ())] == [proxy]


def test_what_people_reach_in_a_container_is_closed() -> None:
    """And a password may have any signs: it stands in no URL, where `@` and `/` would end it."""
    services = composed("compose.yaml")["services"]
    for name in ("deben", "think"):
        service = services[name]
        assert service["read_only"]
        assert service["cap_drop"] == ["ALL"]
        assert service["security_opt"] == ["no-new-privileges:true"]
        assert service["mem_limit"]
        assert service["environment"]["XDG_CACHE_HOME"] in service["tmpfs"], "what is written besides the volume"
        assert service["environment"]["PGPASSWORD"] == "${PASSWORD:?}"
        assert "PASSWORD" not in service["environment"]["DEBEN_DATABASE"]
    assert "--data-checksums" in services["database"]["environment"]["POSTGRES_INITDB_ARGS"]


def test_nginx_of_compose_is_told_where_everything_is(tmp_path: Path) -> None:
    """What its container does before it begins is done here, with the file that it has there."""
    nginx = composed(*BEHIND["nginx"])["services"]["nginx"]
    mounted = dict(volume.split(":")[1::-1] for volume in nginx["volumes"])
    shell, option, told = nginx["command"]
    made, main = tmp_path / "default.conf", tmp_path / "main.conf"
    main.write_text("events {\n    worker_connections  1024;\n}\n")
    here = {
        "/deben/nginx.conf": str(DEPLOY / mounted["/deben/nginx.conf"]), "/etc/nginx/conf.d/default.conf": str(made),
        "/etc/nginx/nginx.conf": str(main), 'exec nginx -g "daemon off;"': "true", "$$": "$",
    }  # fmt: skip
    for there, place in here.items():
        assert there in told
        told = told.replace(there, place)
    subprocess.run([shell, option, told], env=os.environ | {"HOST": "deben.example.org"}, check=True)
    text = made.read_text()
    assert "127.0.0.1" not in text
    assert "play.example" not in text
    assert text.count("server_name deben.example.org;") == 2
    assert "worker_connections 24000;" in main.read_text()
    for name in re.findall(r"ssl_certificate\w* (/[^;]+);|root (/[^;]+);", text):
        assert any("".join(name).startswith(f"{folder}") for folder in mounted), name
    understood(tmp_path, text.replace("server deben:8340", "server 127.0.0.1:8340"))


DEBIAN_HAS = {"bookworm": 15, "trixie": 17}
"""Which PostgreSQL each Debian has."""


def test_an_image_can_back_up_the_database_beside_it() -> None:
    """No version but the server's will do: a newer `pg_restore` sets what an older server does not know (`transaction_timeout`)."""
    last = stages()[""]
    [base] = (parts[0] for word, parts in last if word == "FROM")
    installed = " ".join(part for word, parts in last if word == "RUN" for part in parts)
    [client] = re.findall(r"apt-get install [^&]*\bpostgresql-client-(\d+)", installed)
    assert DEBIAN_HAS[base.rpartition("-")[2]] == int(client), "or apt would not find it"
    [server] = yaml.safe_load((DEPLOY / "compose.yaml").read_text())["services"]["database"]["image"].split(":")[1:]
    assert server == client


def test_proxies_wait_for_the_same_things_for_as_long() -> None:
    nginx, caddy = (DEPLOY / "nginx.conf").read_text(), (DEPLOY / "Caddyfile").read_text()
    [by_nginx], [by_caddy] = re.findall(r"location ~ (\^/api/\S+) \{", nginx), re.findall(r"path_regexp (\S+)", caddy)
    assert by_nginx == by_caddy
    long = "/api/tables/t/socket", "/api/tables/t/hint", "/api/tables/t/analysis/3", "/api/replays/verify", "/api/records"
    assert all(re.match(by_nginx, path) for path in long)
    assert not any(re.match(by_nginx, path) for path in ("/api/tables", "/api/tables/t/analysis", "/api/me"))
    waits = [re.findall(r"(?:proxy_read|response_header)_timeout (\d+)s", text) for text in (nginx, caddy)]
    assert [set(each) for each in waits] == [{"130", "10"}] * 2


def needed(program: str | None) -> str | None:
    """Return a program, None on a person's own machine that lacks it."""
    assert program or os.environ.get("CI") != "true"
    return program


def test_nginx_understands_its_file(tmp_path: Path) -> None:
    text = (DEPLOY / "nginx.conf").read_text()
    assert text.count("{") == text.count("}")
    assert "http2 on" not in text, "nginx before 1.25, as Debian 12 has it, does not know it"
    understood(tmp_path, text)


def understood(folder: Path, text: str) -> None:
    """Let nginx read a file of ours."""
    if program := needed(NGINX):
        (folder / "nginx.conf").write_text(plain(folder, text, 8443, 8080))
        asked = [program, "-t", "-q", "-e", str(folder / "log"), "-c", str(folder / "nginx.conf")]
        assert subprocess.run(asked, capture_output=True, text=True, check=False).stderr == ""


def there(http: httpx.Client) -> None:
    """Return when a proxy is there; one that is not in a minute has ended."""
    end = time.monotonic() + 60
    while time.monotonic() < end:
        with contextlib.suppress(httpx.ConnectError):
            http.get("/")
            return
        time.sleep(0.02)
    raise AssertionError("no proxy")


class _Telling(BaseHTTPRequestHandler):
    """Says whether it is alive, and what else it was asked for."""

    heads: tuple[str, ...] = ("host",)

    def do_GET(self) -> None:
        length = int(self.headers.get("content-length", 0))
        heads = " ".join(self.headers.get(name, "-") for name in self.heads)
        told = f"{self.command} {self.path} {heads} {self.rfile.read(length).decode()}".encode()
        self.send_response(200)
        self.send_header("content-length", str(len(told)))
        self.end_headers()
        self.wfile.write(told)

    do_POST = do_GET  # noqa: N815

    def log_message(self, *_: Any) -> None:
        """Say nothing of it."""


def test_nginx_gives_nothing_to_a_server_that_hangs(tmp_path: Path) -> None:
    """It takes connections, as the system does for a process that was stopped, and never says anything."""
    if not needed(NGINX):
        return
    with socket.create_server(("127.0.0.1", 0)) as hung, ThreadingHTTPServer(("127.0.0.1", 0), _Telling) as server:
        threading.Thread(target=server.serve_forever).start()
        ports, port = [hung.getsockname()[1], server.server_address[1]], free_port()
        with proxied(tmp_path, ports, port) as address, httpx.Client(base_url=address, timeout=5) as http:
            there(http)
            for number in range(4):
                assert http.get(f"/api/tables/{number}").text == f"GET /api/tables/{number} 127.0.0.1 "
                assert http.post("/api/tables?x=1", content="a table").text == "POST /api/tables?x=1 127.0.0.1 a table"
            assert http.get("/alive").status_code == 404, "that is nobody's business"
            server.shutdown()
            server.server_close()
            hung.close()
            assert http.get("/api/me").status_code == 502, "nobody is there"


@pytest.mark.parametrize("name", ["deben.service", "deben-think.service"])
def test_systemd_understands_its_files(tmp_path: Path, name: str) -> None:
    text = (DEPLOY / name).read_text()
    if program := shutil.which("systemd-analyze"):
        (tmp_path / name).write_text(text.replace("/opt/deben/bin/deben", "/bin/true"))
        asked = [program, "verify", "--man=no", str(tmp_path / name)]
        found = subprocess.run(asked, capture_output=True, text=True, check=False)
        assert not re.search(rf"{name}:\d*:? *Unknown|Failed to parse", found.stderr), found.stderr


MOST_EXPOSED = 4.0


@pytest.mark.parametrize("name", ["deben.service", "deben-think.service"])
def test_what_systemd_runs_is_closed(tmp_path: Path, name: str) -> None:
    """As far as goes with rules that become machine code; by the points that systemd itself gives, 10 being wide open."""
    text = (DEPLOY / name).read_text()
    assert all(
        f"\n{setting}=" in text for setting in ("CapabilityBoundingSet", "SystemCallFilter", "UMask", "MemoryMax", "TasksMax")
    )
    assert "\nMemoryDenyWriteExecute=" not in text, "wasmtime makes code"
    if program := shutil.which("systemd-analyze"):
        (tmp_path / name).write_text(text)
        asked = [program, "security", "--offline=yes", "--no-pager", str(tmp_path / name)]
        found = subprocess.run(asked, capture_output=True, text=True, check=False)
        if "Unknown option" in found.stderr or "unrecognized option" in found.stderr:
            return  # before systemd 250
        [points] = re.findall(r"exposure level for \S+: ([\d.]+)", found.stdout)
        assert float(points) <= MOST_EXPOSED, found.stdout


def test_the_folder_that_systemd_makes_is_the_one_that_is_used() -> None:
    assert "XDG_DATA_HOME=/var/lib " in (DEPLOY / "deben.service").read_text()
    assert 'database = "/var/lib/deben/tables.db"' in (DEPLOY / "deben.toml").read_text()


COMPOSED = {
    name: text.replace("${HOST:?}", "deben.example.org")
    for name, text in composed("compose.yaml")["services"]["proxy"]["environment"].items()
}
"""What Caddy's container is told."""


@pytest.mark.parametrize(
    ("told", "name", "upstream"),
    [({}, "play.example", "127.0.0.1:8340"), (COMPOSED, "deben.example.org", "deben:8340")], ids=["on a machine", "composed"],
)  # fmt: skip
def test_caddy_understands_its_file(told: dict[str, str], name: str, upstream: str) -> None:
    """As it is on a plain machine, where nothing tells it anything, and in its container."""
    assert "health_uri /health/ready" in (DEPLOY / "Caddyfile").read_text()
    if program := needed(CADDY):
        around = {key: value for key, value in os.environ.items() if key not in COMPOSED} | told
        asked = [program, "adapt", "--validate", "--adapter", "caddyfile", "--config", str(DEPLOY / "Caddyfile")]
        found = subprocess.run(asked, env=around, capture_output=True, text=True, check=False)
        assert found.returncode == 0, found.stderr
        assert '"level":"warn"' not in found.stderr, "its lines are as Caddy writes them"
        [site] = json.loads(found.stdout)["apps"]["http"]["servers"].values()
        assert f'"host": ["{name}"]' in json.dumps(site)
        assert set(re.findall(r'"dial": "([^"]+)"', json.dumps(site))) == {upstream}


class _TellingWho(_Telling):
    """Says also for whom it was asked."""

    heads = ("host", "x-forwarded-for", "x-forwarded-proto")


def test_caddy_gives_nothing_for_long_to_a_server_that_hangs(tmp_path: Path) -> None:
    """What was sent there before that was known goes to the other in the end, if it changes nothing."""
    if not needed(CADDY):
        return
    quicker = {"response_header_timeout 10s": "response_header_timeout 3s", "health_timeout 2s": "health_timeout 3s"}
    with socket.create_server(("127.0.0.1", 0)) as hung, ThreadingHTTPServer(("127.0.0.1", 0), _TellingWho) as server:
        threading.Thread(target=server.serve_forever).start()
        ports, port = [hung.getsockname()[1], server.server_address[1]], free_port()
        with behind_caddy(tmp_path, ports, port, quicker) as address, httpx.Client(base_url=address, timeout=20) as http:
            there(http)
            told, forged = f"127.0.0.1:{port} 127.0.0.1 http", {"x-forwarded-for": "10.9.8.7"}
            for number in range(8):
                assert http.get(f"/api/tables/{number}", headers=forged).text == f"GET /api/tables/{number} {told} "
            for number in range(8):
                assert http.post(f"/api/tables?x={number}", content="a table").text == f"POST /api/tables?x={number} {told} a table"
            server.shutdown()
            server.server_close()
            assert http.get("/api/me").status_code in (502, 503), "nobody is there"


def test_a_page_and_its_socket_behind_caddy(tmp_path: Path) -> None:
    if not needed(CADDY):
        return
    port = free_port()
    settings = quick(tmp_path, origins=(f"http://127.0.0.1:{port}",), proxies=("127.0.0.1",))
    with running(settings) as server, behind_caddy(tmp_path, [int(server.rpartition(":")[2])], port, {}) as address:
        with httpx.Client(base_url=address) as http:
            there(http)
            for path in ("/metrics", "/schema", "/schema/openapi.json", "/node/lobby", "/%6detrics"):
                assert (http.get(path).status_code, http.get(path).content) == (404, b""), "answered by Caddy itself"
            assert httpx.get(f"{server}/metrics").status_code == 200, "it is there"
        with Person(address, "Anna") as anna, anna.sit(anna.create("duel", [ME, ME])["table"]) as one:
            assert one.act("b2")["type"] == "accepted"
            assert re.fullmatch(r"[0-9a-f-]{36}", anna.http.get("/api/me").headers["x-request-id"]), "Caddy's own"
