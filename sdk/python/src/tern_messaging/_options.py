"""The settings of a client and of a call."""

from __future__ import annotations

import os
import re
from collections.abc import Mapping
from dataclasses import dataclass, field, fields
from typing import Any, TypedDict
from urllib.parse import urlsplit

from ._errors import TernError

DEFAULT_BASE_URL = "http://localhost:4000"


class CallOptions(TypedDict, total=False):
    """Settings of a single call, instead of those of the client."""

    timeout: float
    """Seconds that one attempt may take, including the answer."""
    max_retries: int
    """Maximum retries if the call is safe to repeat."""
    headers: Mapping[str, str]
    """Headers in addition to those of the client."""


@dataclass(frozen=True)
class Settings:
    """The settings of a client. The API key is not part of the representation, so that no log shows
    it.
    """

    base_url: str
    api_key: str | None = field(repr=False)
    timeout: float
    max_retries: int
    retry_delay: float
    max_retry_delay: float
    headers: Mapping[str, str] = field(repr=False)

    def __post_init__(self) -> None:
        url = urlsplit(self.base_url)
        if url.scheme not in ("http", "https") or not url.hostname:
            raise TernError(f"base_url must be an http or https URL, not {self.base_url!r}")
        if url.username is not None:
            raise TernError("base_url must not contain credentials: pass api_key")
        # A header with any other character fails later, with a message that quotes the key.
        if self.api_key is not None and not re.fullmatch(r"[\x21-\x7e]+", self.api_key):
            raise TernError("api_key is empty or contains a space, a line break or another character that no key has")

    def with_changes(self, changes: Mapping[str, Any]) -> dict[str, Any]:
        """The settings as arguments of a new client."""
        own = {each.name: getattr(self, each.name) for each in fields(self)}
        return {**own, **changes}


def setting(given: str | None, variable: str) -> str | None:
    """A setting that was not given comes from the environment. An empty variable counts as not set."""
    return given if given is not None else os.environ.get(variable) or None


def known_options(options: CallOptions | None) -> CallOptions:
    """The options of a call. A misspelled one would be ignored without notice."""
    given = options if options is not None else CallOptions()
    unknown = sorted(set(given) - set(CallOptions.__annotations__))
    if unknown:
        raise TypeError(f"unknown options: {', '.join(unknown)}")
    return given
