"""Outside programs on offer at a server."""

import re
from collections.abc import Sequence

from ...bots import BOTS
from ...lab.arena.contestants import PROGRAM
from ..terminal.console import Console
from ..terminal.programs import asked_program
from ..terminal.seats import HUMAN

__all__ = ["asked_programs"]

NAME = re.compile("[a-z][a-z0-9-]{0,31}")


def asked_programs(console: Console, pairs: Sequence[str]) -> dict[str, str]:
    """Return commands by name, from ``NAME=COMMAND``."""
    found: dict[str, str] = {}
    for pair in pairs:
        name, sign, command = pair.partition("=")
        if not sign or not NAME.fullmatch(name) or name in (*BOTS, HUMAN) or name in found:
            console.refuse("programs-error-name", text=pair)
        found[name] = asked_program(console, PROGRAM + command).name
    return found
