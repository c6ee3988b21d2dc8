"""Messages, with a method that waits for the final state of one."""

from __future__ import annotations

from .._generated.resources.messages import AsyncMessagesResource, MessagesResource
from .._generated.types import MessagesGetResult
from .._options import CallOptions
from .poll import TIMEOUT_SECONDS, poll, poll_async

MOVING = frozenset({"queued", "scheduled", "held", "submitting", "accepted", "sent"})


def _is_done(result: MessagesGetResult) -> bool:
    return result["message"]["state"] not in MOVING


def _describe(result: MessagesGetResult) -> str:
    return f"{result['message']['id']} is {result['message']['state']}"


class Messages(MessagesResource):
    """Single messages."""

    def wait_until_done(
        self,
        *,
        message_id: str,
        timeout: float | None = TIMEOUT_SECONDS,
        poll_interval: float = 1.0,
        options: CallOptions | None = None,
    ) -> MessagesGetResult:
        """Waits until a message has a final state, and returns what `get` returns then. Set a
        timeout: not every carrier reports every delivery.

        Args:
            message_id: ID of the message.
            timeout: Seconds after which a `TernWaitTimeoutError` is raised; None: no limit. Default: ten minutes.
            poll_interval: Seconds between two calls of `get`.
            options: Settings of each call.
        """
        return poll(
            lambda: self.get(message_id=message_id, options=options), _is_done, _describe, timeout, poll_interval
        )


class AsyncMessages(AsyncMessagesResource):
    """Single messages."""

    async def wait_until_done(
        self,
        *,
        message_id: str,
        timeout: float | None = TIMEOUT_SECONDS,
        poll_interval: float = 1.0,
        options: CallOptions | None = None,
    ) -> MessagesGetResult:
        """Waits until a message has a final state, and returns what `get` returns then. Set a
        timeout: not every carrier reports every delivery.

        Args:
            message_id: ID of the message.
            timeout: Seconds after which a `TernWaitTimeoutError` is raised; None: no limit. Default: ten minutes.
            poll_interval: Seconds between two calls of `get`.
            options: Settings of each call.
        """
        return await poll_async(
            lambda: self.get(message_id=message_id, options=options), _is_done, _describe, timeout, poll_interval
        )
