"""Lists and their pages."""

from __future__ import annotations

import pytest

from tern_messaging import AsyncTern, InvalidParamsError, Tern

from .faulty_network import FaultyNetwork, failing

NAMES = ["a", "b", "c", "d", "e"]


@pytest.fixture(autouse=True)
def _tags(tern: Tern) -> None:
    for name in NAMES:
        tern.tags.create(name=name)


def test_a_loop_yields_the_items_of_all_pages(faulty_tern: Tern, network: FaultyNetwork) -> None:
    assert [tag["name"] for tag in faulty_tern.tags.list(limit=2)] == NAMES
    assert [call.params["limit"] for call in network.received] == [2, 2, 2]
    assert ["cursor" in call.params for call in network.received] == [False, True, True]


def test_a_list_is_its_first_page_until_it_is_iterated(faulty_tern: Tern, network: FaultyNetwork) -> None:
    page = faulty_tern.tags.list(limit=2)
    assert [tag["name"] for tag in page.items] == ["a", "b"]
    assert page.next_cursor == page.result["next_cursor"]
    assert page.next_cursor is not None
    assert repr(page) == "<Page of 2 items, more follow>"
    assert len(network.received) == 1


def test_a_loop_that_ends_early_requests_no_further_page(faulty_tern: Tern, network: FaultyNetwork) -> None:
    for tag in faulty_tern.tags.list(limit=2):
        if tag["name"] == "b":
            break
    assert len(network.received) == 1


def test_pages_yields_whole_pages_and_next_page_requests_one(tern: Tern) -> None:
    assert [len(page.items) for page in tern.tags.list(limit=2).pages()] == [2, 2, 1]
    second = tern.tags.list(limit=3).next_page()
    assert second is not None
    assert [tag["name"] for tag in second.items] == ["d", "e"]
    assert second.next_page() is None


def test_a_page_that_fails_ends_the_loop_with_its_error(faulty_tern: Tern, network: FaultyNetwork) -> None:
    tags = iter(faulty_tern.tags.list(limit=2))
    network.fail(failing(200, -32602))
    assert [next(tags)["name"], next(tags)["name"]] == ["a", "b"]
    with pytest.raises(InvalidParamsError):
        next(tags)


@pytest.mark.anyio
async def test_async_for_yields_the_items_of_all_pages(async_tern: AsyncTern) -> None:
    assert [tag["name"] async for tag in async_tern.tags.list(limit=2)] == NAMES
    assert [len(page.items) async for page in async_tern.tags.list(limit=2).pages()] == [2, 2, 1]


@pytest.mark.anyio
async def test_await_requests_the_first_page_only(async_faulty_tern: AsyncTern, network: FaultyNetwork) -> None:
    page = await async_faulty_tern.tags.list(limit=3)
    assert [tag["name"] for tag in page.items] == ["a", "b", "c"]
    assert len(network.received) == 1
    second = await page.next_page()
    assert second is not None
    assert [tag["name"] for tag in second.items] == ["d", "e"]
    assert await second.next_page() is None
    assert [tag["name"] async for tag in page] == NAMES
