"""The server's log: one line an event, as text or as JSON."""

import json
import logging
import sys
import time
from contextvars import ContextVar
from typing import Any

__all__ = ["LOGGER", "REQUEST", "ErrorCount", "log", "set_up_logs"]

REQUEST: ContextVar[str] = ContextVar("request", default="")
"""The number of the request that is being answered, or of the socket that is heard: all that is logged meanwhile carries it."""
LOGGER = logging.getLogger("deben.server")
BELOW = "  | "
"""Begins every line of a traceback: what an exception says can hold lines that look like ours."""
STANDARD = set(logging.makeLogRecord({}).__dict__) | {"message", "asctime", "color_message", "taskName"}


def _is_ours(name: str) -> bool:
    """Return whether a field was given to a line, rather than by the library or by another package to every line."""
    return name not in STANDARD and not name.startswith("_")


class JsonLines(logging.Formatter):
    """One JSON object a line."""

    def format(self, record: logging.LogRecord) -> str:
        """Return the record as JSON: time, level, logger, event and whatever was given with it."""
        moment = time.strftime("%Y-%m-%dT%H:%M:%S", time.gmtime(record.created))
        fields: dict[str, Any] = {
            "time": f"{moment}.{int(record.msecs):03d}Z", "level": record.levelname.lower(), "logger": record.name,
            "event": record.getMessage(),
        }  # fmt: skip
        fields |= {name: value for name, value in record.__dict__.items() if _is_ours(name)}
        if record.exc_info:
            fields["error"] = self.formatException(record.exc_info)
        line = json.dumps(fields, default=str, ensure_ascii=False)
        return line if line.isprintable() else "".join(sign if sign.isprintable() else json.dumps(sign)[1:-1] for sign in line)


def _plain(value: object) -> str:
    """Return a value as part of one line: what could begin another, or move a terminal's cursor, is escaped."""
    return "".join(sign if sign.isprintable() else sign.encode("unicode_escape").decode() for sign in str(value))


def _field(value: object) -> str:
    """Return a value as one word, in quotes if it has several: none can pass for further fields."""
    text = _plain(value)
    return json.dumps(text, ensure_ascii=False) if " " in text or '"' in text else text


class TextLines(logging.Formatter):
    """One line a person can read."""

    def format(self, record: logging.LogRecord) -> str:
        """Return the record as text with what was given with it."""
        given = " ".join(f"{name}={_field(value)}" for name, value in record.__dict__.items() if _is_ours(name))
        moment = time.strftime("%H:%M:%S", time.localtime(record.created))
        line = f"{moment} {record.levelname.lower():7} {_plain(record.getMessage())} {given}"
        below = self.formatException(record.exc_info).split("\n") if record.exc_info else []
        return "\n".join([line.rstrip(), *(f"{BELOW}{_plain(each)}" for each in below)])


class ErrorCount(logging.Handler):
    """Counts what is logged as an error, by what it says."""

    def __init__(self, counter: Any) -> None:
        super().__init__(logging.ERROR)
        self.counter = counter

    def emit(self, record: logging.LogRecord) -> None:
        """Count one."""
        self.counter.labels(str(record.msg)).inc()


def _numbered(record: logging.LogRecord) -> bool:
    """Return that a line is written, with the number of the request that is being answered: libraries give none."""
    if (number := REQUEST.get()) and "request" not in record.__dict__:
        record.request = number
    return True


def set_up_logs(form: str, level: str = "INFO") -> None:
    """Send the log of the server and of the libraries under it to standard error, ``form`` being text or json."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonLines() if form == "json" else TextLines())
    handler.addFilter(_numbered)
    logging.captureWarnings(True)
    root = logging.getLogger()
    root.handlers[:] = [handler]
    root.setLevel(logging.WARNING)
    LOGGER.setLevel(level)


def log(event: str, level: int = logging.INFO, *, error: BaseException | None = None, **fields: Any) -> None:
    """Write one event with its fields; never a seed, a cookie or what it is signed with."""
    if (number := REQUEST.get()) and "request" not in fields:
        fields["request"] = number
    LOGGER.log(level, event, exc_info=error, extra=fields)
