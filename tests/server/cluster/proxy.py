"""One address in front of all servers: nginx with the file of ``deploy/``, but for what knows of tables: the relay is needed."""

import os
import re
import shutil
import signal
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from .machines import free_port

__all__ = ["NGINX", "plain", "proxied"]

NGINX = shutil.which("nginx", path=f"{os.environ.get('PATH', '')}:/usr/sbin:/usr/local/bin")
FILE = Path(__file__).parents[3] / "deploy" / "nginx.conf"
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
    process = subprocess.Popen([NGINX, "-p", str(folder), "-c", str(file), "-e", f"{folder}/log"])
    try:
        yield f"http://127.0.0.1:{port}"
    finally:
        process.send_signal(signal.SIGTERM)
        process.wait(20)
