"""What a prompt is told of a moment: its view, the choices, and who decides, as the page reads them.

A fact is a path through the moment, ``view.closing.bid``; among several it is the first that leads somewhere.  A step of it is a
key, in a list the name of one of the things there, or ``?`` and a flag that only one of them has; ``{market}`` is the fact of that
name.
``legal.pick`` is how many choices of that kind there are, ``legal.lower`` how many of them are about a lower place.
``bid - deben`` is by how much one fact is above another.
"""

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any

__all__ = ["facts_of", "moment_of"]

LESS = " - "


def moment_of(view: Mapping[str, Any], legal: Sequence[Mapping[str, Any]], actor: int) -> dict[str, Any]:
    """Return a moment for facts to be found in."""
    places = [str(action["place"]).rstrip("0123456789") for action in legal if action.get("place")]
    return {"view": view, "actor": actor, "legal": Counter([*(action["kind"] for action in legal), *places])}


def facts_of(paths: Mapping[str, str | Sequence[str]], moment: Mapping[str, Any]) -> dict[str, Any]:
    """Return every fact by its name; None where there is nothing of the kind."""
    found: dict[str, Any] = {}
    for name, ways in paths.items():
        each = (_fact(way, moment, found) for way in ([ways] if isinstance(ways, str) else ways))
        found[name] = next((value for value in each if value is not None), None)
    return found


def _fact(way: str, moment: Any, found: Mapping[str, Any]) -> Any:
    if LESS in way:
        more, less = (found[name] for name in way.split(LESS))
        return None if more is None or less is None else max(0, more - less)
    value = moment
    for step in way.split("."):
        value = _step(value, found[step[1:-1]] if step.startswith("{") else step)
        if value is None:
            return None
    return value


def _step(value: Any, step: Any) -> Any:
    """Return what lies at the end of one step; None where nothing does."""
    if not isinstance(value, list):
        return value.get(step)
    if isinstance(step, int):
        return value[step]
    key, wanted = (step[1:], True) if str(step).startswith("?") else ("name", step)
    return next((each for each in value if each[key] == wanted), None)
