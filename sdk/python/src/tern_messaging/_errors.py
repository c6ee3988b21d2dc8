"""The base classes of errors. The class of each code is generated."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from types import MappingProxyType
from typing import TYPE_CHECKING, Any, List, TypedDict

from typing_extensions import NotRequired

if TYPE_CHECKING:
    from ._generated.types import NextAction

NO_DATA: Mapping[str, Any] = MappingProxyType({})


class FieldError(TypedDict):
    """An invalid param."""

    path: str
    """JSON pointer into the params."""
    rule: str
    """The rule that the param breaks."""
    code: NotRequired[str]
    """For registrations: the code with which a reviewer would reject it."""
    fix: NotRequired[str]
    """How to fix it."""


@dataclass(frozen=True)
class ErrorFacts:
    """What an answer says about an error."""

    code: int | str
    message: str
    status: int
    skill: str
    request_id: str | None
    retry_after: float | None
    data: Mapping[str, Any]


class TernError(Exception):
    """Base class of all errors of this client. An error that is not from the service has no code."""

    code: int | str | None = None
    """The code of the service, an integer or a string, as the contract lists it."""
    status: int | None = None
    """The HTTP status, if there was an answer."""
    skill: str | None = None
    """The skill that was called."""
    request_id: str | None = None
    """The ID under which the service logged the call."""
    retry_after: float | None = None
    """Seconds after which the service wants the call to be repeated."""
    data: Mapping[str, Any] = NO_DATA
    """What else the service says about the error."""

    def __init__(self, message: str) -> None:
        super().__init__(message)
        self.message = message

    @property
    def next_actions(self) -> List[NextAction]:
        """Calls that help: each can be sent as it is, or when the values in its `needs` are added."""
        return self._list("next_actions")

    @property
    def field_errors(self) -> List[FieldError]:
        """The params that are invalid."""
        return self._list("field_errors")

    @property
    def doc_url(self) -> str | None:
        """Where the error is explained."""
        url = self.data.get("doc_url")
        return url if isinstance(url, str) else None

    @property
    def rpc_code(self) -> int | None:
        """The integer code of a named error, for logs that only accept numbers."""
        code = self.code if isinstance(self.code, int) else self.data.get("rpc_code")
        return code if isinstance(code, int) else None

    def _list(self, name: str) -> List[Any]:
        value = self.data.get(name)
        return value if isinstance(value, list) else []


class TernApiError(TernError):
    """The service returned an error. Errors with a code that this client does not know have this
    class.
    """

    code: int | str
    status: int
    skill: str

    def __init__(self, facts: ErrorFacts) -> None:
        super().__init__(facts.message)
        self._facts = facts
        self.code = facts.code
        self.status = facts.status
        self.skill = facts.skill
        self.request_id = facts.request_id
        self.retry_after = facts.retry_after
        self.data = facts.data

    def __str__(self) -> str:
        request = "" if self.request_id is None else f", request {self.request_id}"
        return f"{self.message} ({self.skill}: {self.code}{request})"

    def __reduce__(self) -> tuple[Any, ...]:
        # The default would call the class with the message, so errors could not leave a worker
        # process.
        return type(self), (self._facts,)


class TernConnectionError(TernError):
    """No answer arrived: the URL is wrong, the network failed, or the server does not speak
    JSON-RPC.
    """

    def __init__(self, message: str, *, status: int | None = None) -> None:
        super().__init__(message)
        self.status = status


class TernTimeoutError(TernConnectionError):
    """No complete answer arrived within the timeout. The call may have taken effect."""


class TernWaitTimeoutError(TernError):
    """What `wait_until_done` waits for was not done in time. The work goes on."""


class TernWebhookError(TernError):
    """The signature is invalid, the timestamp is too old or too new, or the body is not an event."""
