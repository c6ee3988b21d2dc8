"""The events that a webhook receives."""

from ._generated.events import *  # noqa: F403
