"""One address in front of all servers: nginx, which knows nothing of tables."""

import os
import shutil
import signal
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from .machines import free_port

__all__ = ["NGINX", "proxied"]

NGINX = shutil.which("nginx", path=f"{os.environ.get('PATH', '')}:/usr/sbin")
CONFIGURATION = """
daemon off; worker_processes 1; pid {folder}/pid; error_log {folder}/log crit; {user}
events {{ worker_connections 4000; }}
http {{
    access_log off; client_body_temp_path {folder}/body; proxy_temp_path {folder}/proxy;
    fastcgi_temp_path {folder}/f; uwsgi_temp_path {folder}/u; scgi_temp_path {folder}/s;
    map $http_upgrade $connection_upgrade {{ default upgrade; "" close; }}
    upstream nodes {{ {servers} }}
    server {{
        listen 127.0.0.1:{port};
        location / {{
            proxy_pass http://nodes;
            proxy_http_version 1.1;
            proxy_set_header Host $http_host;
            proxy_set_header X-Forwarded-For $remote_addr;
            proxy_set_header Upgrade $http_upgrade;
            proxy_set_header Connection $connection_upgrade;
            proxy_connect_timeout 1s;
            proxy_read_timeout 20s;
        }}
    }}
}}
"""


@contextmanager
def proxied(folder: Path, ports: list[int]) -> Iterator[str]:
    """Yield the address of a proxy that gives every connection to the next server."""
    assert NGINX, "nginx is not installed"
    port = free_port()
    servers = " ".join(f"server 127.0.0.1:{each} max_fails=0;" for each in ports)
    user = "user root;" if os.getuid() == 0 else ""
    file = folder / "nginx.conf"
    file.write_text(CONFIGURATION.format(folder=folder, servers=servers, port=port, user=user))
    process = subprocess.Popen([NGINX, "-p", str(folder), "-c", str(file), "-e", f"{folder}/log"])
    try:
        yield f"http://127.0.0.1:{port}"
    finally:
        process.send_signal(signal.SIGTERM)
        process.wait(20)
