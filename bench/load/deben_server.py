"""Our server as ``deben serve`` starts it, but without rate limits: ``python deben_server.py DATABASE`` prints its port.

It listens on 127.0.0.1 only.
"""

import sys

from deben.server.logs import set_up_logs
from deben.server.process import bound, serve
from deben.server.settings import Settings

PLENTY = 1e9
SOCKETS = 1_000_000
"""All of them come from one address, and none is turned away."""


def main() -> None:
    """Serve until the process is told to stop."""
    made = bound("127.0.0.1", 0)
    settings = Settings(
        database=sys.argv[1], workers=1, message_rate=PLENTY, message_burst=PLENTY, request_rate=PLENTY, request_burst=PLENTY,
        create_rate=PLENTY, create_burst=PLENTY, look_rate=PLENTY, look_burst=PLENTY,
        address_connections=SOCKETS, live_tables=SOCKETS, most_tables=SOCKETS, most_connections=SOCKETS,
    )  # fmt: skip
    set_up_logs("json")
    serve(settings, made, lambda: print(f"port {made.getsockname()[1]}", flush=True))


if __name__ == "__main__":
    main()
