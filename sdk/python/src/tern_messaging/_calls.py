"""The two kinds of calls, one for a result and one for a list, of each client."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Protocol

from ._options import CallOptions
from ._pages import AsyncPage, AsyncPaginator, Page
from ._transport import AsyncTransport, Transport

Params = Mapping[str, object]


class Calls(Protocol):
    """What the methods of `Tern` are made of."""

    def call(self, skill: str, params: Params, options: CallOptions | None) -> Any: ...
    def page(self, skill: str, params: Params, options: CallOptions | None) -> Page[Any, Any]: ...


class AsyncCalls(Protocol):
    """What the methods of `AsyncTern` are made of."""

    async def call(self, skill: str, params: Params, options: CallOptions | None) -> Any: ...
    def page(self, skill: str, params: Params, options: CallOptions | None) -> AsyncPaginator[Any, Any]: ...


class TransportCalls:
    """The calls of `Tern`."""

    def __init__(self, transport: Transport) -> None:
        self._transport = transport

    def call(self, skill: str, params: Params, options: CallOptions | None) -> Any:
        return self._transport.send(skill, params, options)

    def page(self, skill: str, params: Params, options: CallOptions | None) -> Page[Any, Any]:
        def fetch(cursor: str) -> Page[Any, Any]:
            return Page(self._transport.send(skill, {**params, "cursor": cursor}, options), fetch)

        return Page(self._transport.send(skill, params, options), fetch)


class AsyncTransportCalls:
    """The calls of `AsyncTern`."""

    def __init__(self, transport: AsyncTransport) -> None:
        self._transport = transport

    async def call(self, skill: str, params: Params, options: CallOptions | None) -> Any:
        return await self._transport.send(skill, params, options)

    def page(self, skill: str, params: Params, options: CallOptions | None) -> AsyncPaginator[Any, Any]:
        async def fetch(cursor: str) -> AsyncPage[Any, Any]:
            return AsyncPage(await self._transport.send(skill, {**params, "cursor": cursor}, options), fetch)

        async def first() -> AsyncPage[Any, Any]:
            return AsyncPage(await self._transport.send(skill, params, options), fetch)

        return AsyncPaginator(first)
