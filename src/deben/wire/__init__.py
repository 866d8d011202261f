"""Everything on the wire, as types; ``python -m deben.wire.typescript`` writes them for the page."""
