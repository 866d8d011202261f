"""Settings by flags, environment and one file: a flag holds before the environment, that before the file, that before the usual.

The file is TOML with the names of :class:`.settings.Settings`, as ``origins = ["https://play.example"]``; in the environment the
same name stands in capitals after ``DEBEN_``, a list with spaces between its parts: ``DEBEN_ORIGINS``.
"""

import tomllib
from collections.abc import Mapping
from pathlib import Path
from typing import Any, get_origin, get_type_hints

import msgspec

from ..kernel.folders import own_folder
from .settings import Settings

__all__ = ["CONFIG", "PREFIX", "ConfigurationError", "Chosen", "chosen", "usual_file"]

PREFIX = "DEBEN_"
CONFIG = "DEBEN_CONFIG"
"""The environment may name the file."""


class ConfigurationError(ValueError):
    """A file or a variable says something that is no setting; the text says where."""


class Chosen(Settings, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Everything that can be chosen about a server as a process: its settings, and where and how it listens and tells."""

    host: str = "127.0.0.1"
    port: int = 8340
    processes: int = 1
    """Processes that share the address: each a server of its own on the same PostgreSQL."""
    log: str = "text"


_HINTS = get_type_hints(Chosen)


def usual_file() -> Path | None:
    """Return the person's own file of settings, which holds where no other is named; None if there is none."""
    file = own_folder("config") / "deben.toml"
    return file if file.is_file() else None


def chosen(flags: Mapping[str, Any], environment: Mapping[str, str], file: Path | None = None) -> Chosen:
    """Return the settings; flags that are None were not given.  Raises ``ConfigurationError``."""
    named = environment.get(CONFIG)
    path = file or (Path(named) if named else None)
    parts = {"file": _from_file(path) if path else {}, "environment": _from_environment(environment)}
    values: dict[str, Any] = {}
    for where, part in parts.items():
        try:
            msgspec.convert({**part}, Chosen, strict=where == "file")
        except msgspec.ValidationError as error:
            raise ConfigurationError(f"{path if where == 'file' else where}: {error}") from None
        values |= part
    return msgspec.convert(values | {name: flag for name, flag in flags.items() if flag is not None}, Chosen, strict=False)


def _from_file(path: Path) -> dict[str, Any]:
    try:
        return tomllib.loads(path.read_text(encoding="utf-8"))
    except (OSError, tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
        raise ConfigurationError(f"{path}: {error}") from None


def _from_environment(environment: Mapping[str, str]) -> dict[str, Any]:
    """Return the variables that name a setting; others of that beginning are for other things."""
    names = {f"{PREFIX}{name.upper()}": name for name in _HINTS}
    return {names[key]: _value(names[key], text) for key, text in environment.items() if key in names}


def _value(name: str, text: str) -> Any:
    kind = get_origin(_HINTS[name])
    if kind is tuple:
        return text.split()
    if kind is dict or (isinstance(_HINTS[name], type) and issubclass(_HINTS[name], msgspec.Struct)):
        try:
            return msgspec.json.decode(text)
        except msgspec.DecodeError as error:
            raise ConfigurationError(f"{PREFIX}{name.upper()}: {error}") from None
    return text
