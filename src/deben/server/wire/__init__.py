"""Everything on the wire, as types; ``python -m deben.server.wire.typescript`` writes them for the page."""
