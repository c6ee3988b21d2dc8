"""Sends calls to `POST /rpc` and retries those that the contract marks as safe to repeat."""

from __future__ import annotations

import logging
import time
from collections.abc import Mapping

import anyio
import httpx

from ._answer import Answer, read_answer
from ._errors import TernConnectionError, TernError, TernTimeoutError
from ._options import CallOptions, Settings
from ._request import Request, prepare, wait_before_retry

logger = logging.getLogger("tern_messaging")

FAILURES = (httpx.RequestError, httpx.InvalidURL, httpx.StreamError)


class Transport:
    """Blocks until the answer has arrived."""

    def __init__(self, settings: Settings, client: httpx.Client) -> None:
        self._settings = settings
        self._client = client

    def send(self, skill: str, params: Mapping[str, object], options: CallOptions | None) -> Answer:
        request = prepare(self._settings, skill, params, options)
        attempts = 0
        while True:
            try:
                return self._attempt(request)
            except TernError as error:
                wait = wait_before_retry(self._settings, request, error, attempts)
                if wait is None:
                    raise
                _log_retry(request, error, wait)
            time.sleep(wait)
            attempts += 1

    def _attempt(self, request: Request) -> Answer:
        deadline = time.monotonic() + request.timeout
        try:
            with self._client.stream(
                "POST",
                request.url,
                headers=request.headers,
                content=request.body,
                timeout=request.timeout,
                # A key must not follow a redirect to another host.
                follow_redirects=False,
            ) as response:
                parts = []
                for part in response.iter_bytes():
                    parts.append(part)
                    # The timeout of httpx is for each read: without this, an answer that arrives
                    # byte by byte could take forever.
                    if time.monotonic() > deadline:
                        raise _timeout(request)
        except FAILURES as error:
            raise _failure(request, error) from error
        return read_answer(request.skill, response.status_code, response.headers, b"".join(parts))


class AsyncTransport:
    """Waits for the answer without blocking other tasks."""

    def __init__(self, settings: Settings, client: httpx.AsyncClient) -> None:
        self._settings = settings
        self._client = client

    async def send(self, skill: str, params: Mapping[str, object], options: CallOptions | None) -> Answer:
        request = prepare(self._settings, skill, params, options)
        attempts = 0
        while True:
            try:
                return await self._attempt(request)
            except TernError as error:
                wait = wait_before_retry(self._settings, request, error, attempts)
                if wait is None:
                    raise
                _log_retry(request, error, wait)
            await anyio.sleep(wait)
            attempts += 1

    async def _attempt(self, request: Request) -> Answer:
        try:
            with anyio.fail_after(request.timeout):
                response = await self._client.post(
                    request.url,
                    headers=request.headers,
                    content=request.body,
                    timeout=request.timeout,
                    follow_redirects=False,
                )
        except TimeoutError as error:
            raise _timeout(request) from error
        except FAILURES as error:
            raise _failure(request, error) from error
        return read_answer(request.skill, response.status_code, response.headers, response.content)


def _failure(request: Request, error: Exception) -> TernConnectionError:
    if isinstance(error, httpx.TimeoutException):
        return _timeout(request)
    return TernConnectionError(f"{request.skill} could not be sent: {str(error) or type(error).__name__}")


def _timeout(request: Request) -> TernTimeoutError:
    return TernTimeoutError(f"{request.skill} was not answered within {request.timeout:g} s")


def _log_retry(request: Request, error: TernError, wait: float) -> None:
    logger.info("%s is retried in %.1f s: %s", request.skill, wait, error)
