"""The value of an argument that is left out."""

from __future__ import annotations

from typing import Literal

from typing_extensions import Final, final


@final
class Omit:
    """The type of `OMIT`."""

    def __bool__(self) -> Literal[False]:
        return False

    def __repr__(self) -> str:
        return "OMIT"


OMIT: Final = Omit()
"""Leaves a param out of a call. `None` is different: it is sent as null, which some params take."""
