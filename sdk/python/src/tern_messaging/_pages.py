"""The pages of a list."""

from __future__ import annotations

from collections.abc import AsyncIterator, Awaitable, Callable, Generator, Iterator
from typing import Any, Generic, List, TypeVar, cast

from ._answer import Answer

Item = TypeVar("Item")
Result = TypeVar("Result")


class _Page(Generic[Item, Result]):
    def __init__(self, answer: Answer) -> None:
        self.result = cast(Result, answer)
        """The result of the call: the items of this page, and what else the skill returns."""
        self.items: List[Item] = answer["items"]
        """The items of this page only."""
        self.next_cursor: str | None = answer.get("next_cursor")
        """The position of the next page; None on the last page."""
        self.response = answer.response
        """The HTTP response that the page came with."""

    def __repr__(self) -> str:
        more = "" if self.next_cursor is None else ", more follow"
        return f"<{type(self).__name__} of {len(self.items)} items{more}>"


class Page(_Page[Item, Result]):
    """One page of a list. A loop over it yields the items of this page and of all later pages, which
    are requested one at a time, when the items before them have been taken.
    """

    def __init__(self, answer: Answer, fetch: Callable[[str], Page[Item, Result]]) -> None:
        super().__init__(answer)
        self._fetch = fetch

    def next_page(self) -> Page[Item, Result] | None:
        """Requests the next page; None after the last one."""
        return None if self.next_cursor is None else self._fetch(self.next_cursor)

    def pages(self) -> Iterator[Page[Item, Result]]:
        """This page and all later pages."""
        page: Page[Item, Result] | None = self
        while page is not None:
            yield page
            page = page.next_page()

    def __iter__(self) -> Iterator[Item]:
        for page in self.pages():
            yield from page.items


class AsyncPage(_Page[Item, Result]):
    """One page of a list, as `await` returns it."""

    def __init__(self, answer: Answer, fetch: Callable[[str], Awaitable[AsyncPage[Item, Result]]]) -> None:
        super().__init__(answer)
        self._fetch = fetch

    async def next_page(self) -> AsyncPage[Item, Result] | None:
        """Requests the next page; None after the last one."""
        return None if self.next_cursor is None else await self._fetch(self.next_cursor)

    async def pages(self) -> AsyncIterator[AsyncPage[Item, Result]]:
        """This page and all later pages."""
        page: AsyncPage[Item, Result] | None = self
        while page is not None:
            yield page
            page = await page.next_page()

    async def __aiter__(self) -> AsyncIterator[Item]:
        async for page in self.pages():
            for item in page.items:
                yield item


class AsyncPaginator(Generic[Item, Result]):
    """A list that is not requested yet: `async for` yields all items of all pages, and `await`
    returns the first page.
    """

    def __init__(self, first: Callable[[], Awaitable[AsyncPage[Item, Result]]]) -> None:
        self._first = first

    def __await__(self) -> Generator[Any, None, AsyncPage[Item, Result]]:
        return self._first().__await__()

    async def pages(self) -> AsyncIterator[AsyncPage[Item, Result]]:
        """All pages."""
        async for page in (await self._first()).pages():
            yield page

    async def __aiter__(self) -> AsyncIterator[Item]:
        async for item in await self._first():
            yield item
