"""The objects that skills take and return. A type whose name ends in `Input` is for arguments."""

from ._generated.types import *  # noqa: F403
