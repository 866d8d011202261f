"""Lines in and out of a conversation, in memory."""

import io
import json
from collections.abc import Sequence
from typing import Any


class Lines(io.BytesIO):
    """What was answered."""

    def of(self, said: Sequence[dict[str, Any] | str | bytes]) -> io.BytesIO:
        """Return messages as lines to be read."""
        return io.BytesIO(b"".join(_line(one) for one in said))

    def said(self) -> list[dict[str, Any]]:
        """Return the answers."""
        return [json.loads(line) for line in self.getvalue().splitlines()]


def _line(said: dict[str, Any] | str | bytes) -> bytes:
    if isinstance(said, bytes):
        return said + b"\n"
    return (said if isinstance(said, str) else json.dumps(said)).encode() + b"\n"
