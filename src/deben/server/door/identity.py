"""Who somebody is, without accounts: a random name, signed by this server, in a cookie that scripts cannot read."""

import hashlib
import hmac
import secrets

__all__ = ["COOKIE", "Signer", "new_identity"]

COOKIE = "deben"
ID_BYTES = 16
ID_LENGTH = 22  # of so many bytes in URL-safe base 64
CONTEXT = b"deben identity 1:"


def new_identity() -> str:
    """Return a new person's name that nobody can guess; like a table's it begins with no hyphen."""
    while (made := secrets.token_urlsafe(ID_BYTES)).startswith("-"):
        pass
    return made


class Signer:
    """Signs identities and knows its own signatures."""

    def __init__(self, key: bytes) -> None:
        self._key = key

    def _mark(self, identity: str) -> str:
        return hmac.new(self._key, CONTEXT + identity.encode(), hashlib.sha256).hexdigest()

    def sign(self, identity: str) -> str:
        """Return the value of the cookie."""
        return f"{identity}.{self._mark(identity)}"

    def read(self, value: str | None) -> str | None:
        """Return the identity in a cookie, None unless this server signed it."""
        identity, _, mark = (value or "").partition(".")
        if len(identity) != ID_LENGTH or not identity.isascii() or not mark.isascii():
            return None
        return identity if hmac.compare_digest(mark, self._mark(identity)) else None
