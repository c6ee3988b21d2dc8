"""Reads the answer to a call."""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import dataclass
from datetime import datetime, timezone
from typing import Any, Dict

import httpx

from ._backoff import retry_after
from ._errors import ErrorFacts, TernConnectionError
from ._generated.errors import error_from


@dataclass(frozen=True)
class Response:
    """The HTTP response that a result came with."""

    status: int
    headers: Mapping[str, str]
    """Finds a header in any case."""
    request_id: str | None
    """The ID under which the service logged the call."""


class Answer(Dict[str, Any]):
    """A result, which is a dict, with the response that it came with."""

    __slots__ = ("response",)
    response: Response


def response_of(result: object) -> Response:
    """The response that a result or page of this client came with."""
    response = getattr(result, "response", None)
    if not isinstance(response, Response):
        raise TypeError("response_of takes a result or a page as a method returned it, not a copy or a part of it")
    return response


def read_answer(skill: str, status: int, headers: httpx.Headers, body: bytes) -> Answer:
    """The result of an answer. Raises its error."""
    envelope = _envelope(body)
    request_id = headers.get("x-request-id")
    error = envelope.get("error")
    if isinstance(error, dict) and _is_code(error.get("code")):
        raise error_from(_facts(skill, status, headers, error))
    result = envelope.get("result")
    if not isinstance(result, dict):
        message = f"{skill}: HTTP {status} without a JSON-RPC answer; is base_url a Tern service?"
        raise TernConnectionError(message, status=status)
    answer = Answer(result)
    answer.response = Response(status, headers, request_id)
    return answer


def _facts(skill: str, status: int, headers: httpx.Headers, error: Mapping[str, Any]) -> ErrorFacts:
    given = error.get("data")
    data: Mapping[str, Any] = given if isinstance(given, dict) else {}
    request_id = data.get("request_id")
    message = error.get("message")
    in_data = data.get("retry_after_ms")
    waits = [retry_after(headers.get("retry-after"), datetime.now(timezone.utc))]
    waits += [in_data / 1000] if isinstance(in_data, (int, float)) else []
    asked = [wait for wait in waits if wait is not None]
    # For a key whose errors have integer codes, the name is in the data.
    name = data.get("code")
    code: int | str = name if isinstance(name, (int, str)) and not isinstance(name, bool) else error["code"]
    return ErrorFacts(
        code=code,
        message=message if isinstance(message, str) else str(code),
        status=status,
        skill=skill,
        request_id=request_id if isinstance(request_id, str) else headers.get("x-request-id"),
        retry_after=max(asked) if asked else None,
        data=data,
    )


def _is_code(value: object) -> bool:
    return isinstance(value, (int, str)) and not isinstance(value, bool)


def _envelope(body: bytes) -> Mapping[str, Any]:
    try:
        value = json.loads(body)
    except (ValueError, RecursionError):
        return {}
    return value if isinstance(value, dict) and value.get("jsonrpc") == "2.0" else {}
