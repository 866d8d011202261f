"""Settings by flags, environment and one file: a flag holds before the environment, that before the file, that before the usual.

The file is TOML with the names of :class:`.settings.Settings`, as ``origins = ["https://play.example"]``; in the environment the
same name stands in capitals after ``DEBEN_``, a list with spaces between its parts: ``DEBEN_ORIGINS``.
"""

import re
import tomllib
from collections.abc import Mapping
from ipaddress import ip_network
from pathlib import Path
from typing import Any, Literal, get_origin, get_type_hints
from urllib.parse import urlsplit

import msgspec

from ..kernel.folders import own_folder
from .nodes.asking import is_path, parts_of
from .settings import Port, Processes, Settings

__all__ = ["CONFIG", "PREFIX", "ConfigurationError", "Chosen", "chosen", "usual_file"]

PREFIX = "DEBEN_"
CONFIG = "DEBEN_CONFIG"
"""The environment may name the file."""


class ConfigurationError(ValueError):
    """A flag, a file or a variable says something that is no setting; the text says where, and what is wrong with it."""


class Chosen(Settings, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Everything that can be chosen about a server as a process: its settings, and where and how it listens and tells."""

    host: str = "127.0.0.1"
    port: Port = 8340
    processes: Processes = 1
    """Processes that share the address: each a server of its own on the same PostgreSQL."""
    log: Literal["text", "json"] = "text"

    def __post_init__(self) -> None:
        """Raise ``ValueError`` for texts that are no addresses."""
        tests = {"insiders": _is_network, "proxies": _is_proxy, "origins": _is_origin}
        for name, test in tests.items():
            for text in getattr(self, name):
                if not test(text):
                    raise ValueError(f"{name}: {text!r} is no {LIKE[name]}")
        if self.relay and not _is_way_in(self.relay):
            raise ValueError(f"relay: {self.relay!r} is no {LIKE['relay']}")


LIKE = {
    "insiders": "network, such as 10.0.0.0/8", "proxies": "address or network, such as 127.0.0.1 or 10.0.0.0/8; * is everybody",
    "origins": "address as browsers write it, such as https://play.example", "relay": "HOST, HOST:PORT, [IPv6]:PORT or /PATH",
}  # fmt: skip
USUAL_PORTS = {"http": 80, "https": 443}


def _is_network(text: str, *, strict: bool = False) -> bool:
    try:
        ip_network(text, strict=strict)
    except ValueError:
        return False
    return True


def _is_proxy(text: str) -> bool:
    return text == "*" or _is_network(text, strict=True)  # uvicorn takes one with bits beyond its mask for a name


def _is_origin(text: str) -> bool:
    """Return whether a browser could say so in ``Origin``: small letters, no path, no port that goes without saying."""
    try:
        parts = urlsplit(text)
        usual = USUAL_PORTS.get(parts.scheme)
        whole = f"{parts.scheme}://{parts.netloc}".lower()
        return bool(usual and parts.hostname and parts.port != usual) and text.isascii() and text == whole and "@" not in text
    except ValueError:
        return False


def _is_way_in(text: str) -> bool:
    host, port = parts_of(text)
    return is_path(text) or (bool(host) and not re.search(r"[/\s]", host) and (port is None or port <= MOST_PORT))


MOST_PORT = 65535
_HINTS = get_type_hints(Chosen)


def usual_file() -> Path | None:
    """Return the person's own file of settings, which holds where no other is named; None if there is none."""
    file = own_folder("config") / "deben.toml"
    return file if file.is_file() else None


def chosen(flags: Mapping[str, Any], environment: Mapping[str, str], file: Path | None = None) -> Chosen:
    """Return the settings; flags that are None were not given.  Raises ``ConfigurationError``."""
    named = environment.get(CONFIG)
    path = file or (Path(named) if named else None)
    values: dict[str, Any] = {}
    parts = {
        "a flag": {name: flag for name, flag in flags.items() if flag is not None},
        "the environment": _from_environment(environment), str(path): _from_file(path) if path else {},
    }  # fmt: skip
    for where, part in parts.items():
        try:
            msgspec.convert(part, Chosen, strict=where == str(path))
        except msgspec.ValidationError as error:
            raise ConfigurationError(f"{where}: {_plain(str(error))}") from None
        values = part | values
    return msgspec.convert(values, Chosen, strict=False)


def _plain(error: str) -> str:
    """Return what msgspec says of a value, after the name of the setting."""
    said, _, at = error.partition(" - at `$.")
    name = at.rstrip("`")
    never = "; 0 is never" if name.startswith("retention.") else ""
    return f"{name}: {said[0].lower()}{said[1:]}{never}" if name else said


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
