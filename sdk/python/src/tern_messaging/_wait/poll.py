"""Asks for the state of work until it is done."""

from __future__ import annotations

import time
from collections.abc import Awaitable, Callable
from typing import TypeVar

import anyio

from .._errors import TernWaitTimeoutError

Result = TypeVar("Result")

# Work that waits for the next day, such as a campaign in quiet hours, is not worth a process.
TIMEOUT_SECONDS = 600.0


def poll(
    get: Callable[[], Result],
    is_done: Callable[[Result], bool],
    describe: Callable[[Result], str],
    timeout: float | None,
    interval: float,
) -> Result:
    started = time.monotonic()
    while not is_done(result := get()):
        _check(describe(result), started, timeout, interval)
        time.sleep(interval)
    return result


async def poll_async(
    get: Callable[[], Awaitable[Result]],
    is_done: Callable[[Result], bool],
    describe: Callable[[Result], str],
    timeout: float | None,
    interval: float,
) -> Result:
    started = time.monotonic()
    while not is_done(result := await get()):
        _check(describe(result), started, timeout, interval)
        await anyio.sleep(interval)
    return result


def _check(state: str, started: float, timeout: float | None, interval: float) -> None:
    if timeout is not None and time.monotonic() + interval - started > timeout:
        raise TernWaitTimeoutError(f"{state} after {timeout:g} s of waiting; it goes on")
