"""All errors: the base classes, and one class for each code."""

from ._errors import (
    FieldError,
    TernApiError,
    TernConnectionError,
    TernError,
    TernTimeoutError,
    TernWaitTimeoutError,
    TernWebhookError,
)
from ._generated import errors as _generated
from ._generated.errors import *  # noqa: F403

__all__ = [
    "FieldError",
    "TernApiError",
    "TernConnectionError",
    "TernError",
    "TernTimeoutError",
    "TernWaitTimeoutError",
    "TernWebhookError",
]
__all__ += _generated.__all__
