"""What is sent for a call, and when it is sent again."""

from __future__ import annotations

import itertools
import platform
import secrets
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from ._backoff import backoff
from ._errors import TernApiError, TernConnectionError, TernError
from ._generated.catalog import CATALOG, CATALOG_VERSION, CatalogEntry
from ._json import encode
from ._omit import OMIT
from ._options import CallOptions, Settings, known_options
from ._version import __version__

REPEATABLE_STATUS = frozenset({429, 500, 502, 503, 504})
REPEATABLE_CODE = frozenset({"rate_limited", "unavailable"})

_ids = itertools.count(1)


@dataclass(frozen=True)
class Request:
    """A call as it is sent, once or several times."""

    skill: str
    url: str
    headers: Mapping[str, str] = field(repr=False)
    body: bytes = field(repr=False)
    timeout: float
    max_retries: int


def prepare(settings: Settings, skill: str, given: Mapping[str, object], options: CallOptions | None) -> Request:
    """Raises TernError for a call that cannot be sent."""
    entry = CATALOG.get(skill)
    chosen = known_options(options)
    params = _with_key(entry, {name: value for name, value in given.items() if value is not OMIT})
    try:
        body = encode({"jsonrpc": "2.0", "id": next(_ids), "method": skill, "params": params})
    except (TypeError, ValueError) as error:
        raise TernError(f"{skill}: the params cannot be sent as JSON: {error}") from error
    return Request(
        skill=skill,
        url=f"{settings.base_url.rstrip('/')}/rpc",
        headers=_headers(settings, skill, entry, chosen),
        body=body,
        timeout=chosen.get("timeout", settings.timeout),
        max_retries=chosen.get("max_retries", settings.max_retries) if _may_repeat(entry, params) else 0,
    )


def wait_before_retry(settings: Settings, request: Request, error: TernError, attempts: int) -> float | None:
    """Seconds to wait before a retry; None when a retry cannot help or would come too late."""
    if attempts >= request.max_retries:
        return None
    delay = backoff(attempts, settings.retry_delay)
    if isinstance(error, TernConnectionError):
        return delay if error.status is None or error.status in REPEATABLE_STATUS else None
    if not isinstance(error, TernApiError):
        return None
    if error.status not in REPEATABLE_STATUS and error.code not in REPEATABLE_CODE:
        return None
    asked = error.retry_after or 0.0
    return None if asked > settings.max_retry_delay else max(asked, delay)


def _with_key(entry: CatalogEntry | None, params: Mapping[str, Any]) -> Mapping[str, Any]:
    """Adds an idempotency key to a write without one, so that a retry does not repeat it. Not for
    skills that require the caller's own key.
    """
    if entry is None or entry.key != "client" or not entry.idempotent or "idempotency_key" in params:
        return params
    return {**params, "idempotency_key": f"sdk_{secrets.token_hex(16)}"}


def _may_repeat(entry: CatalogEntry | None, params: Mapping[str, Any]) -> bool:
    if entry is None or not entry.idempotent:
        return False
    return entry.read or isinstance(params.get("idempotency_key"), str)


def _headers(settings: Settings, skill: str, entry: CatalogEntry | None, options: CallOptions) -> dict[str, str]:
    public = entry is not None and entry.scope == "public"
    if settings.api_key is None and entry is not None and not public:
        raise TernError(f"{skill} needs an API key: pass api_key, set TERN_API_KEY, or make a key with agent.provision")
    version = f"python/{platform.python_version()}"
    headers = {
        "user-agent": f"tern-messaging/{__version__} {version}",
        "x-tern-client": f"python-sdk catalog/{CATALOG_VERSION} {version}",
    }
    for name, value in [*settings.headers.items(), *options.get("headers", {}).items()]:
        headers[name.lower()] = value
    headers.update({"content-type": "application/json", "accept": "application/json"})
    if settings.api_key is not None and not public:
        headers["authorization"] = f"Bearer {settings.api_key}"
    return headers
