"""The two clients."""

from __future__ import annotations

import ssl
from collections.abc import Mapping
from functools import cached_property, lru_cache
from types import TracebackType
from typing import TYPE_CHECKING, Any

import httpx
from typing_extensions import Self, TypedDict, Unpack

from ._calls import AsyncTransportCalls, TransportCalls
from ._generated.catalog import SkillName
from ._generated.skills import AsyncSkills, Skills
from ._options import DEFAULT_BASE_URL, CallOptions, Settings, setting
from ._transport import AsyncTransport, Transport

if TYPE_CHECKING:
    from ._wait.campaigns import AsyncCampaigns, Campaigns
    from ._wait.hygiene import AsyncHygiene, Hygiene
    from ._wait.messages import AsyncMessages, Messages


class Changes(TypedDict, total=False):
    """What `with_options` can change."""

    api_key: str | None
    timeout: float
    max_retries: int
    retry_delay: float
    max_retry_delay: float
    headers: Mapping[str, str]


class Tern(Skills):
    """A client of one service with one key. Every skill is a method: `tern.tags.create(name="VIP")`.
    A method returns what the skill answers, a dict, and raises a `TernError` otherwise.

    Use it in a `with` statement, or call `close`, to close its connections. It can be used by
    several threads at once.
    """

    def __init__(
        self,
        *,
        api_key: str | None = None,
        base_url: str | None = None,
        timeout: float = 30.0,
        max_retries: int = 2,
        retry_delay: float = 0.5,
        max_retry_delay: float = 60.0,
        headers: Mapping[str, str] | None = None,
        http_client: httpx.Client | None = None,
    ) -> None:
        """Creates a client. It connects with its first call.

        Args:
            api_key: `tern_live_…` or `tern_test_…`. Default: the variable `TERN_API_KEY`. Only
                `agent.provision` needs no key.
            base_url: Base URL of the service, without `/rpc`. Default: the variable `TERN_URL`,
                then `http://localhost:4000`.
            timeout: Seconds that one attempt may take, including the answer.
            max_retries: Maximum retries of calls that are safe to repeat; 0 disables retries.
            retry_delay: Seconds before the first retry; doubled for each further one, with jitter.
            max_retry_delay: Maximum seconds before a retry. If the service asks for a longer delay,
                its error is raised at once.
            headers: Headers sent with every call.
            http_client: An `httpx.Client` with settings of your own, such as a proxy. You close it.
        """
        self._settings = _settings(api_key, base_url, timeout, max_retries, retry_delay, max_retry_delay, headers or {})
        self._owns_client = http_client is None
        self._http_client = http_client if http_client is not None else httpx.Client(verify=_tls())
        self._transport = Transport(self._settings, self._http_client)
        super().__init__(TransportCalls(self._transport))

    @cached_property
    def campaigns(self) -> Campaigns:
        """Messages to an audience, from draft to final delivery counts."""
        from ._wait.campaigns import Campaigns

        return Campaigns(self._calls)

    @cached_property
    def hygiene(self) -> Hygiene:
        """Invalid and duplicate contacts."""
        from ._wait.hygiene import Hygiene

        return Hygiene(self._calls)

    @cached_property
    def messages(self) -> Messages:
        """Single messages."""
        from ._wait.messages import Messages

        return Messages(self._calls)

    def call(
        self, skill: SkillName | str, params: Mapping[str, object] | None = None, options: CallOptions | None = None
    ) -> Any:
        """Calls a skill by the name in the contract, also one that is newer than this client. Such a
        call is not retried.
        """
        return self._calls.call(skill, params or {}, options)

    def with_options(self, **changes: Unpack[Changes]) -> Tern:
        """A client with other settings that shares the connections of this one."""
        return Tern(**self._settings.with_changes(changes), http_client=self._http_client)

    def close(self) -> None:
        """Closes the connections, unless `http_client` was given."""
        if self._owns_client:
            self._http_client.close()

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, traceback: TracebackType | None
    ) -> None:
        self.close()

    def __repr__(self) -> str:
        return f"<Tern of {self._settings.base_url}>"


class AsyncTern(AsyncSkills):
    """The same as `Tern`, with methods to be awaited: `await tern.tags.create(name="VIP")`. Runs on
    asyncio and trio. Use it in an `async with` statement, or await `close`.
    """

    def __init__(
        self,
        *,
        api_key: str | None = None,
        base_url: str | None = None,
        timeout: float = 30.0,
        max_retries: int = 2,
        retry_delay: float = 0.5,
        max_retry_delay: float = 60.0,
        headers: Mapping[str, str] | None = None,
        http_client: httpx.AsyncClient | None = None,
    ) -> None:
        """Creates a client. The arguments are those of `Tern`."""
        self._settings = _settings(api_key, base_url, timeout, max_retries, retry_delay, max_retry_delay, headers or {})
        self._owns_client = http_client is None
        self._http_client = http_client if http_client is not None else httpx.AsyncClient(verify=_tls())
        self._transport = AsyncTransport(self._settings, self._http_client)
        super().__init__(AsyncTransportCalls(self._transport))

    @cached_property
    def campaigns(self) -> AsyncCampaigns:
        """Messages to an audience, from draft to final delivery counts."""
        from ._wait.campaigns import AsyncCampaigns

        return AsyncCampaigns(self._calls)

    @cached_property
    def hygiene(self) -> AsyncHygiene:
        """Invalid and duplicate contacts."""
        from ._wait.hygiene import AsyncHygiene

        return AsyncHygiene(self._calls)

    @cached_property
    def messages(self) -> AsyncMessages:
        """Single messages."""
        from ._wait.messages import AsyncMessages

        return AsyncMessages(self._calls)

    async def call(
        self, skill: SkillName | str, params: Mapping[str, object] | None = None, options: CallOptions | None = None
    ) -> Any:
        """Calls a skill by the name in the contract, also one that is newer than this client. Such a
        call is not retried.
        """
        return await self._calls.call(skill, params or {}, options)

    def with_options(self, **changes: Unpack[Changes]) -> AsyncTern:
        """A client with other settings that shares the connections of this one."""
        return AsyncTern(**self._settings.with_changes(changes), http_client=self._http_client)

    async def close(self) -> None:
        """Closes the connections, unless `http_client` was given."""
        if self._owns_client:
            await self._http_client.aclose()

    async def __aenter__(self) -> Self:
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, traceback: TracebackType | None
    ) -> None:
        await self.close()

    def __repr__(self) -> str:
        return f"<AsyncTern of {self._settings.base_url}>"


@lru_cache(maxsize=1)
def _tls() -> ssl.SSLContext:
    """One for all clients, because reading the certificates takes longer than a call."""
    return httpx.create_ssl_context()


def _settings(
    api_key: str | None,
    base_url: str | None,
    timeout: float,
    max_retries: int,
    retry_delay: float,
    max_retry_delay: float,
    headers: Mapping[str, str],
) -> Settings:
    return Settings(
        base_url=setting(base_url, "TERN_URL") or DEFAULT_BASE_URL,
        api_key=setting(api_key, "TERN_API_KEY"),
        timeout=timeout,
        max_retries=max_retries,
        retry_delay=retry_delay,
        max_retry_delay=max_retry_delay,
        headers=dict(headers),
    )
