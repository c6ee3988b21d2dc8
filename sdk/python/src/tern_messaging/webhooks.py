"""Verifies the webhooks of the service."""

from __future__ import annotations

import hashlib
import hmac
import json
import math
import re
from collections.abc import Sequence
from datetime import datetime, timezone
from typing import TYPE_CHECKING, Any, cast

from typing_extensions import TypeAlias

from ._errors import TernWebhookError

if TYPE_CHECKING:
    from .events import TernEvent

__all__ = ["SIGNATURE_HEADER", "TernWebhookError", "parse_webhook", "sign_webhook", "verify_webhook"]

SIGNATURE_HEADER = "X-Tern-Signature"
"""The header that carries the signature of an event."""

FORM = re.compile(r"t=([0-9]{1,12})((?:,v1=[0-9a-fA-F]{64})+)")

Body: TypeAlias = str | bytes | bytearray | memoryview


def verify_webhook(
    raw_body: Body,
    header: str | None,
    secrets: str | Sequence[str],
    *,
    tolerance: float = 300.0,
    now: datetime | None = None,
) -> None:
    """Returns if the header contains a signature of these bytes with one of the secrets, made within
    the tolerance.

    Args:
        raw_body: The body as it came, before it is parsed.
        header: The value of `X-Tern-Signature`.
        secrets: The secret of the endpoint. While you rotate it, both secrets.
        tolerance: Maximum seconds between the timestamp and now.
        now: The current time. Default: the system clock.

    Raises:
        TernWebhookError: The signature is missing, invalid, too old or too new.
    """
    body = _bytes_of(raw_body)
    keys = _keys_of(secrets)
    current = _seconds_of(now)
    if isinstance(tolerance, bool) or not isinstance(tolerance, (int, float)) or math.isnan(tolerance):
        raise TernWebhookError("tolerance must be a number of seconds")
    match = FORM.fullmatch(header.strip()) if isinstance(header, str) else None
    if match is None:
        raise TernWebhookError(f"{SIGNATURE_HEADER} is missing or not of the form t=<unix seconds>,v1=<hex>")
    timestamp, listed = match.groups()
    signatures = [bytes.fromhex(each) for each in listed.split(",v1=")[1:]]
    expected = [_mac(key, timestamp, body) for key in keys]
    # Every pair is compared, each in constant time, so the time taken reveals nothing.
    verdicts = [hmac.compare_digest(mine, theirs) for mine in expected for theirs in signatures]
    if True not in verdicts:
        raise TernWebhookError("No signature matches: wrong secret, or the body was changed")
    if abs(current - int(timestamp)) > tolerance:
        raise TernWebhookError(f"The signature was made more than {tolerance:g} s from now")


def parse_webhook(
    raw_body: Body,
    header: str | None,
    secrets: str | Sequence[str],
    *,
    tolerance: float = 300.0,
    now: datetime | None = None,
) -> TernEvent:
    """Verifies a request as `verify_webhook` does and returns its event. Event types and fields that
    this client does not know are returned as they are.

    Raises:
        TernWebhookError: The signature is not valid, or the body is not an event.
    """
    verify_webhook(raw_body, header, secrets, tolerance=tolerance, now=now)
    try:
        event: Any = json.loads(_bytes_of(raw_body).decode("utf-8"))
    except (ValueError, RecursionError) as error:
        raise TernWebhookError("The body is signed but is not JSON") from error
    fields = event if isinstance(event, dict) else {}
    missing = [name for name in ("id", "type", "timestamp", "version") if not isinstance(fields.get(name), str)]
    if not isinstance(fields.get("data"), dict):
        missing.append("data")
    if missing:
        raise TernWebhookError(f"The body is signed but is not an event: it has no {missing[0]}")
    return cast("TernEvent", event)


def sign_webhook(raw_body: Body, secret: str, *, now: datetime | None = None) -> str:
    """The signature header as the service sends it, for tests of a receiver."""
    (key,) = _keys_of(secret)
    timestamp = str(math.floor(_seconds_of(now)))
    return f"t={timestamp},v1={_mac(key, timestamp, _bytes_of(raw_body)).hex()}"


def _mac(key: bytes, timestamp: str, body: bytes) -> bytes:
    return hmac.new(key, timestamp.encode("ascii") + b"." + body, hashlib.sha256).digest()


def _bytes_of(raw_body: object) -> bytes:
    if isinstance(raw_body, (bytes, bytearray, memoryview)):
        return bytes(raw_body)
    if not isinstance(raw_body, str):
        raise TernWebhookError("Pass the body as it came, as bytes or text, before it is parsed")
    try:
        return raw_body.encode("utf-8")
    except UnicodeEncodeError as error:
        raise TernWebhookError("The body contains text that is not valid Unicode") from error


def _keys_of(secrets: object) -> list[bytes]:
    each = [secrets] if isinstance(secrets, str) else list(secrets) if isinstance(secrets, (list, tuple)) else []
    keys = [secret.encode("utf-8") for secret in each if isinstance(secret, str) and secret]
    # An empty secret would accept what anybody can sign.
    if not keys or len(keys) < len(each):
        raise TernWebhookError("Pass a secret or a list of secrets, none of them empty")
    return keys


def _seconds_of(now: datetime | None) -> float:
    if now is None:
        return datetime.now(timezone.utc).timestamp()
    if not isinstance(now, datetime) or now.tzinfo is None:
        raise TernWebhookError("now must be a datetime with a time zone")
    return now.timestamp()
