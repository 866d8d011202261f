"""What the position notations of all games share: fields written ``name=value``, and errors that say what is wrong with one."""

from collections.abc import Callable, Mapping, Sequence

from .contract import PositionError

__all__ = ["FIELD_FAULTS", "Fault", "faults", "read_fields"]

Fault = Callable[..., PositionError]
"""Makes the error with a code from its parameters."""

FIELD_FAULTS = {
    "malformed-field": "“{text}” is no field: a field is written name=value",
    "unknown-field": "there is no field “{field}”; the fields are {known}",
    "field-twice": "the field “{field}” is given twice",
}
"""What can be wrong with the fields of any position, in English."""

MOST_QUOTED = 40


def faults(texts: Mapping[str, str]) -> Fault:
    """Return what makes errors with these English texts; what somebody wrote is quoted at most for forty characters."""

    def fault(code: str, **params: int | str) -> PositionError:
        for name in ("text", "field"):
            if name in params:
                params[name] = str(params[name])[:MOST_QUOTED]
        return PositionError(code, **params)

    return fault


def read_fields(text: str, known: Sequence[str], fault: Fault) -> dict[str, str]:
    """Return the fields of a position text by name, in the order in which they are given."""
    given: dict[str, str] = {}
    for part in text.split():
        name, _, value = part.partition("=")
        if not name or not value:
            raise fault("malformed-field", text=part)
        if name not in known:
            raise fault("unknown-field", field=name, known=" ".join(known))
        if name in given:
            raise fault("field-twice", field=name)
        given[name] = value
    return given
