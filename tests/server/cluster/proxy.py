"""One address in front of all servers: nginx or Caddy with the file of ``deploy/``; nginx's without what knows of tables."""

import os
import re
import shutil
import signal
import subprocess
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path

from .machines import free_port

__all__ = ["CADDY", "NGINX", "behind_caddy", "plain", "proxied"]

NGINX = shutil.which("nginx", path=f"{os.environ.get('PATH', '')}:/usr/sbin:/usr/local/bin")
CADDY = shutil.which("caddy")
DEPLOY = Path(__file__).parents[3] / "deploy"
FILE = DEPLOY / "nginx.conf"
TEMPORARY = ("client_body", "proxy", "fastcgi", "uwsgi", "scgi")
SECURE = "listen 443 ssl http2;"


def plain(folder: Path, text: str, port: int, other: int) -> str:
    """Return a whole configuration with a file for the ``http`` part, without certificates and at ports that anybody may have."""
    lines = [line for line in text.splitlines() if not line.strip().startswith("ssl_certificate")]
    inner = "\n".join(lines).replace(SECURE, f"listen 127.0.0.1:{port};").replace("listen 80;", f"listen 127.0.0.1:{other};")
    temporary = " ".join(f"{kind}_temp_path {folder}/{kind};" for kind in TEMPORARY)
    user = "user root;" if os.getuid() == 0 else ""
    return (
        f"daemon off; worker_processes 1; pid {folder}/pid; error_log {folder}/log crit; {user}\n"
        f"events {{ worker_connections 4000; }}\nhttp {{ access_log off; {temporary}\n{inner}\n}}\n"
    )


@contextmanager
def proxied(folder: Path, ports: list[int], port: int) -> Iterator[str]:
    """Yield the address of a proxy that gives every connection to the next server."""
    assert NGINX, "nginx is not installed"
    text = FILE.read_text().replace("    hash $table consistent;\n", "")
    [server] = re.findall(r"    server 127\.0\.0\.1:8340.*;\n", text)
    text = text.replace(server, "".join(server.replace("8340", str(each)) for each in ports))
    file = folder / "nginx.conf"
    file.write_text(plain(folder, text, port, free_port()))
    with _ended(subprocess.Popen([NGINX, "-p", str(folder), "-c", str(file), "-e", f"{folder}/log"])):
        yield f"http://127.0.0.1:{port}"


@contextmanager
def behind_caddy(folder: Path, ports: list[int], port: int, quicker: Mapping[str, str]) -> Iterator[str]:
    """Yield the address of Caddy before some servers: without certificates, and with some of its times shorter."""
    assert CADDY, "Caddy is not installed"
    text = (DEPLOY / "Caddyfile").read_text()
    for before, after in quicker.items():
        assert before in text, before
        text = text.replace(before, after)
    (folder / "Caddyfile").write_text("{\n\tadmin off\n}\n" + text)
    address = f"http://127.0.0.1:{port}"
    asked = [CADDY, "run", "--adapter", "caddyfile", "--config", str(folder / "Caddyfile")]
    servers = " ".join(f"127.0.0.1:{each}" for each in ports)
    own = {"HOST": address, "SERVERS": servers, "HOME": str(folder), "XDG_DATA_HOME": str(folder), "XDG_CONFIG_HOME": str(folder)}
    with (folder / "caddy.log").open("w") as log, _ended(subprocess.Popen(asked, env=os.environ | own, stderr=log)):
        yield address


@contextmanager
def _ended(process: subprocess.Popen[bytes]) -> Iterator[None]:
    """End a proxy afterwards."""
    try:
        yield
    finally:
        process.send_signal(signal.SIGTERM)
        process.wait(20)
