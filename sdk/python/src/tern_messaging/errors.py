"""All errors: the base classes, and one class for each code."""

from ._generated.errors import *  # noqa: F403
