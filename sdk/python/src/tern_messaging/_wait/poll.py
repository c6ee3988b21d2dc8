"""Asks for the state of work until it is done."""

from __future__ import annotations

import time
from collections.abc import Awaitable, Callable
from typing import TypeVar

import anyio

from .._errors import TernWaitTimeoutError

Result = TypeVar("Result")


def poll(
    get: Callable[[], Result], is_done: Callable[[Result], bool], what: str, timeout: float | None, interval: float
) -> Result:
    started = time.monotonic()
    while not is_done(result := get()):
        _check(what, started, timeout, interval)
        time.sleep(interval)
    return result


async def poll_async(
    get: Callable[[], Awaitable[Result]],
    is_done: Callable[[Result], bool],
    what: str,
    timeout: float | None,
    interval: float,
) -> Result:
    started = time.monotonic()
    while not is_done(result := await get()):
        _check(what, started, timeout, interval)
        await anyio.sleep(interval)
    return result


def _check(what: str, started: float, timeout: float | None, interval: float) -> None:
    if timeout is not None and time.monotonic() + interval - started > timeout:
        raise TernWaitTimeoutError(f"{what} was not done within {timeout:g} s")
