"""How long to wait before a retry."""

from __future__ import annotations

import math
import random
import re
from collections.abc import Callable
from datetime import datetime, timezone
from email.utils import parsedate_to_datetime

CEILING = 8.0


def backoff(attempt: int, first: float, draw: Callable[[], float] = random.random) -> float:
    """At least half of a delay that doubles with each attempt; the rest is random, so that clients
    that failed together do not retry together.
    """
    # The exponent is bounded because a float is: the delay has reached its maximum long before.
    full = min(CEILING, first * 2.0 ** min(attempt, 64))
    return full / 2 + draw() * full / 2


def retry_after(header: str | None, now: datetime) -> float | None:
    """`Retry-After` in seconds (RFC 9110, 10.2.3: seconds or a date); None when absent or unreadable."""
    if header is None or header.strip() == "":
        return None
    if re.fullmatch(r"\s*[0-9]+(\.[0-9]+)?\s*", header):
        seconds = float(header)
        return seconds if math.isfinite(seconds) else None
    try:
        at = parsedate_to_datetime(header)
    except (TypeError, ValueError):
        return None
    # A date without a zone is in UTC, as RFC 9110 requires of all dates.
    aware = at if at.tzinfo is not None else at.replace(tzinfo=timezone.utc)
    return max(0.0, (aware - now).total_seconds())
