"""Our server as ``deben serve`` starts it, without rate limits: ``python deben_server.py DATABASE [PROCESSES]`` prints its port.

It listens on 127.0.0.1 only.
"""

import sys

from deben.server.configuration import Chosen
from deben.server.logs import set_up_logs
from deben.server.process import bound, serve
from deben.server.processes import serve_in_processes

PLENTY = 1e9
SOCKETS = 1_000_000
"""All of them come from one address, and none is turned away."""


def main() -> None:
    """Serve until the process is told to stop."""
    made = bound("127.0.0.1", 0)
    settings = Chosen(
        database=sys.argv[1], processes=int(sys.argv[2]) if len(sys.argv) > 2 else 0, workers=1, log="json",
        message_rate=PLENTY, message_burst=PLENTY, request_rate=PLENTY, request_burst=PLENTY,
        create_rate=PLENTY, create_burst=PLENTY, look_rate=PLENTY, look_burst=PLENTY,
        address_connections=SOCKETS, live_tables=SOCKETS, most_tables=SOCKETS, most_connections=SOCKETS,
    )  # fmt: skip
    set_up_logs("json")
    start = serve_in_processes if settings.processes else serve
    start(settings, made, lambda: print(f"port {made.getsockname()[1]}", flush=True))


if __name__ == "__main__":
    main()
