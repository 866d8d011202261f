"""Which languages there are, and which one a person gets."""

import re
from collections.abc import Mapping

from deben.locale.errors import UnknownLanguage

__all__ = ["LANGUAGES", "known_language", "pick_language"]

LANGUAGES = ("en", "fr", "it")
"""The languages with a full set of texts; the first is the master and the default."""

# The order in which POSIX lets these variables decide about messages.
_VARIABLES = ("LC_ALL", "LC_MESSAGES", "LANG")


def known_language(lang: str) -> str:
    """Return the language code of a tag such as "fr", "FR" or "fr_FR.UTF-8"; UnknownLanguage if there are no texts in it."""
    code = _code(lang)
    if code not in LANGUAGES:
        raise UnknownLanguage(lang, LANGUAGES)
    return code


def pick_language(preferred: str | None, env: Mapping[str, str]) -> str:
    """Return the language to speak: the preferred one, else that of the environment, else English.

    A language asked for by name must exist (UnknownLanguage); the environment only expresses a habit, so a language
    there that we do not have gives English.
    """
    if preferred:
        return known_language(preferred)
    code = _code(next((env[name] for name in _VARIABLES if env.get(name)), ""))
    return code if code in LANGUAGES else LANGUAGES[0]


def _code(tag: str) -> str:
    return re.split(r"[-_.@]", tag.strip().lower(), maxsplit=1)[0]
