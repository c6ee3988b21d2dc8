# Generated from openrpc.json by `npm run codegen`. Do not edit: change the contract or the emitter.
"""Static lists of contacts."""

from __future__ import annotations

from ..._calls import AsyncCalls, Calls
from ..._omit import OMIT, Omit
from ..._options import CallOptions
from ..._pages import AsyncPaginator, Page
from ..._sequence import SequenceNotStr
from ..types import (
    ContactList,
    ListKindInput,
    ListMember,
    ListsAddContactsResult,
    ListsCreateResult,
    ListsDeleteResult,
    ListsListResult,
    ListsMembersResult,
    ListsRemoveContactsResult,
)


class ListsResource:
    """Static lists of contacts."""

    def __init__(self, calls: Calls) -> None:
        self._calls = calls

    def create(
        self,
        *,
        name: str,
        kind: ListKindInput | Omit = OMIT,
        dry_run: bool | Omit = OMIT,
        idempotency_key: str | Omit = OMIT,
        options: CallOptions | None = None,
    ) -> ListsCreateResult:
        """Create a list.

        List names are unique in the account, ignoring case. If the name exists, the result is the
        existing list with `created` false; the call is rejected if that list has a different kind.
        Members of a suppression list receive no messages.

        Needs the permission `contacts`. Since 2.0.0.

        Args:
            name: Name of the list. 1 to 80 characters.
            kind: Kind of the list: `audience` or `suppression`. Default: `"audience"`.
            dry_run: Whether to run the call without storing any change. The response is the same as
                for a real call. Default: `False`.
            idempotency_key: Key that is stable and unique per logical call. The same key with the
                same params returns the first response again, for 30 days. 1 to 200 characters.
            options: Settings of this call, such as its timeout.

        Returns:
            `list`: A static set of contacts.
            `created`: Whether the call created it.
            `dry_run`: True when the call was a dry run and stored nothing.
            `replayed`: True when this is the stored response to an earlier call with the same
                `idempotency_key`.
            `warnings`: Present only when there are warnings.

        Raises:
            UnprocessableError: Unprocessable: no eligible audience or content, or the state does
                not allow it.

        Example:
            result = tern.lists.create(name="Regulars")
        """
        result: ListsCreateResult = self._calls.call(
            "lists.create",
            {"name": name, "kind": kind, "dry_run": dry_run, "idempotency_key": idempotency_key},
            options,
        )
        return result

    def list(
        self,
        *,
        query: str | Omit = OMIT,
        kind: ListKindInput | Omit = OMIT,
        cursor: str | Omit = OMIT,
        limit: int | Omit = OMIT,
        options: CallOptions | None = None,
    ) -> Page[ContactList, ListsListResult]:
        """List the lists with their member counts.

        Sorted by name. `query` matches names that contain it, ignoring case and accents.

        Needs the permission `contacts`. Since 2.0.0.

        Args:
            query: Part of the name. 1 to 80 characters.
            kind: Return only lists of this kind.
            cursor: Position in the list: the `next_cursor` of the previous page. Default: the first
                page. 1 to 400 characters.
            limit: Items per page. 1 to 200. Default: `50`.
            options: Settings of this call, such as its timeout.

        Returns:
            `items`: The objects of this page.
            `next_cursor`: Pass it as `cursor` to get the next page. Null on the last page.
            `warnings`: Present only when there are warnings.

        Example:
            for item in tern.lists.list():
                print(item)
        """
        return self._calls.page(
            "lists.list",
            {"query": query, "kind": kind, "cursor": cursor, "limit": limit},
            options,
        )

    def add_contacts(
        self,
        *,
        list_id: str,
        contact_ids: SequenceNotStr[str] | Omit = OMIT,
        segment_id: str | Omit = OMIT,
        dry_run: bool | Omit = OMIT,
        idempotency_key: str | Omit = OMIT,
        options: CallOptions | None = None,
    ) -> ListsAddContactsResult:
        """Add contacts to a list.

        Adds at most 1,000 contacts, or the contacts that are in a segment now; contacts that join
        the segment later are not added. IDs that are not contacts of this account are skipped and
        counted as rejected. Contacts on a suppression list receive no messages from then on.

        Needs the permission `contacts`. Since 2.0.0.

        Args:
            list_id: ID or name of the list. 1 to 64 characters.
            contact_ids: IDs, phone numbers or external IDs, at most 1,000. Provide these or
                `segment_id`. 1 to 1000 items.
            segment_id: ID or name of a segment whose contacts, now at most 100,000, are added.
                Provide this or `contact_ids`. 1 to 64 characters.
            dry_run: Whether to run the call without storing any change. The response is the same as
                for a real call. Default: `False`.
            idempotency_key: Key that is stable and unique per logical call. The same key with the
                same params returns the first response again, for 30 days. 1 to 200 characters.
            options: Settings of this call, such as its timeout.

        Returns:
            `added`: Number of contacts that were added.
            `already`: Number of contacts that were on the list already.
            `rejected`: IDs that were rejected, each with the reason.
            `dry_run`: True when the call was a dry run and stored nothing.
            `replayed`: True when this is the stored response to an earlier call with the same
                `idempotency_key`.
            `warnings`: Present only when there are warnings.

        Raises:
            NotFoundError: Not found: no such resource in this account.
            UnprocessableError: Unprocessable: no eligible audience or content, or the state does
                not allow it.

        Example:
            result = tern.lists.add_contacts(
                list_id="lst_01jd0000000000000000000001",
                contact_ids=["con_01jd0000000000000000000001", "con_01jd000000000000000000zzzz"],
            )
        """
        result: ListsAddContactsResult = self._calls.call(
            "lists.addContacts",
            {
                "list_id": list_id,
                "contact_ids": contact_ids,
                "segment_id": segment_id,
                "dry_run": dry_run,
                "idempotency_key": idempotency_key,
            },
            options,
        )
        return result

    def remove_contacts(
        self,
        *,
        list_id: str,
        contact_ids: SequenceNotStr[str],
        dry_run: bool | Omit = OMIT,
        idempotency_key: str | Omit = OMIT,
        options: CallOptions | None = None,
    ) -> ListsRemoveContactsResult:
        """Remove contacts from a list.

        Contacts that are not on the list are ignored. The contacts themselves remain.

        Needs the permission `contacts`. Since 2.0.0.

        Args:
            list_id: ID or name of the list. 1 to 64 characters.
            contact_ids: IDs, phone numbers or external IDs, at most 1,000. 1 to 1000 items.
            dry_run: Whether to run the call without storing any change. The response is the same as
                for a real call. Default: `False`.
            idempotency_key: Key that is stable and unique per logical call. The same key with the
                same params returns the first response again, for 30 days. 1 to 200 characters.
            options: Settings of this call, such as its timeout.

        Returns:
            `removed`: Number of contacts that were removed.
            `dry_run`: True when the call was a dry run and stored nothing.
            `replayed`: True when this is the stored response to an earlier call with the same
                `idempotency_key`.
            `warnings`: Present only when there are warnings.

        Raises:
            NotFoundError: Not found: no such resource in this account.

        Example:
            result = tern.lists.remove_contacts(
                list_id="lst_01jd0000000000000000000001",
                contact_ids=["con_01jd0000000000000000000001"],
            )
        """
        result: ListsRemoveContactsResult = self._calls.call(
            "lists.removeContacts",
            {
                "list_id": list_id,
                "contact_ids": contact_ids,
                "dry_run": dry_run,
                "idempotency_key": idempotency_key,
            },
            options,
        )
        return result

    def members(
        self,
        *,
        list_id: str,
        cursor: str | Omit = OMIT,
        limit: int | Omit = OMIT,
        options: CallOptions | None = None,
    ) -> Page[ListMember, ListsMembersResult]:
        """List the contacts on a list.

        Oldest contact first. For full contacts, call `contacts.list` with `list_id`.

        Needs the permission `contacts`. Since 2.0.0.

        Args:
            list_id: ID or name of the list. 1 to 64 characters.
            cursor: Position in the list: the `next_cursor` of the previous page. Default: the first
                page. 1 to 400 characters.
            limit: Items per page. 1 to 200. Default: `50`.
            options: Settings of this call, such as its timeout.

        Returns:
            `items`: The objects of this page.
            `next_cursor`: Pass it as `cursor` to get the next page. Null on the last page.
            `warnings`: Present only when there are warnings.

        Raises:
            NotFoundError: Not found: no such resource in this account.

        Example:
            for item in tern.lists.members(list_id="lst_01jd0000000000000000000001"):
                print(item)
        """
        return self._calls.page(
            "lists.members",
            {"list_id": list_id, "cursor": cursor, "limit": limit},
            options,
        )

    def delete(
        self,
        *,
        list_id: str,
        dry_run: bool | Omit = OMIT,
        idempotency_key: str | Omit = OMIT,
        options: CallOptions | None = None,
    ) -> ListsDeleteResult:
        """Delete a list and keep its contacts.

        The call is rejected while an unfinished campaign, a segment, an automation rule or a
        journey uses the list, because contacts that the list excludes would then receive messages.
        Deleting a suppression list allows messages to its members again. You cannot undo this.

        Needs the permission `contacts`. Since 2.0.0.

        Args:
            list_id: ID or name of the list. 1 to 64 characters.
            dry_run: Whether to run the call without storing any change. The response is the same as
                for a real call. Default: `False`.
            idempotency_key: Key that is stable and unique per logical call. The same key with the
                same params returns the first response again, for 30 days. 1 to 200 characters.
            options: Settings of this call, such as its timeout.

        Returns:
            `deleted`: Whether the list was deleted.
            `members`: Number of contacts that were on the list.
            `dry_run`: True when the call was a dry run and stored nothing.
            `replayed`: True when this is the stored response to an earlier call with the same
                `idempotency_key`.
            `warnings`: Present only when there are warnings.

        Raises:
            NotFoundError: Not found: no such resource in this account.
            UnprocessableError: Unprocessable: no eligible audience or content, or the state does
                not allow it.

        Example:
            result = tern.lists.delete(list_id="lst_01jd0000000000000000000001")
        """
        result: ListsDeleteResult = self._calls.call(
            "lists.delete",
            {"list_id": list_id, "dry_run": dry_run, "idempotency_key": idempotency_key},
            options,
        )
        return result


class AsyncListsResource:
    """Static lists of contacts."""

    def __init__(self, calls: AsyncCalls) -> None:
        self._calls = calls

    async def create(
        self,
        *,
        name: str,
        kind: ListKindInput | Omit = OMIT,
        dry_run: bool | Omit = OMIT,
        idempotency_key: str | Omit = OMIT,
        options: CallOptions | None = None,
    ) -> ListsCreateResult:
        """Create a list.

        List names are unique in the account, ignoring case. If the name exists, the result is the
        existing list with `created` false; the call is rejected if that list has a different kind.
        Members of a suppression list receive no messages.

        Needs the permission `contacts`. Since 2.0.0.

        Args:
            name: Name of the list. 1 to 80 characters.
            kind: Kind of the list: `audience` or `suppression`. Default: `"audience"`.
            dry_run: Whether to run the call without storing any change. The response is the same as
                for a real call. Default: `False`.
            idempotency_key: Key that is stable and unique per logical call. The same key with the
                same params returns the first response again, for 30 days. 1 to 200 characters.
            options: Settings of this call, such as its timeout.

        Returns:
            `list`: A static set of contacts.
            `created`: Whether the call created it.
            `dry_run`: True when the call was a dry run and stored nothing.
            `replayed`: True when this is the stored response to an earlier call with the same
                `idempotency_key`.
            `warnings`: Present only when there are warnings.

        Raises:
            UnprocessableError: Unprocessable: no eligible audience or content, or the state does
                not allow it.

        Example:
            result = await tern.lists.create(name="Regulars")
        """
        result: ListsCreateResult = await self._calls.call(
            "lists.create",
            {"name": name, "kind": kind, "dry_run": dry_run, "idempotency_key": idempotency_key},
            options,
        )
        return result

    def list(
        self,
        *,
        query: str | Omit = OMIT,
        kind: ListKindInput | Omit = OMIT,
        cursor: str | Omit = OMIT,
        limit: int | Omit = OMIT,
        options: CallOptions | None = None,
    ) -> AsyncPaginator[ContactList, ListsListResult]:
        """List the lists with their member counts.

        Sorted by name. `query` matches names that contain it, ignoring case and accents.

        Needs the permission `contacts`. Since 2.0.0.

        Args:
            query: Part of the name. 1 to 80 characters.
            kind: Return only lists of this kind.
            cursor: Position in the list: the `next_cursor` of the previous page. Default: the first
                page. 1 to 400 characters.
            limit: Items per page. 1 to 200. Default: `50`.
            options: Settings of this call, such as its timeout.

        Returns:
            `items`: The objects of this page.
            `next_cursor`: Pass it as `cursor` to get the next page. Null on the last page.
            `warnings`: Present only when there are warnings.

        Example:
            async for item in tern.lists.list():
                print(item)
        """
        return self._calls.page(
            "lists.list",
            {"query": query, "kind": kind, "cursor": cursor, "limit": limit},
            options,
        )

    async def add_contacts(
        self,
        *,
        list_id: str,
        contact_ids: SequenceNotStr[str] | Omit = OMIT,
        segment_id: str | Omit = OMIT,
        dry_run: bool | Omit = OMIT,
        idempotency_key: str | Omit = OMIT,
        options: CallOptions | None = None,
    ) -> ListsAddContactsResult:
        """Add contacts to a list.

        Adds at most 1,000 contacts, or the contacts that are in a segment now; contacts that join
        the segment later are not added. IDs that are not contacts of this account are skipped and
        counted as rejected. Contacts on a suppression list receive no messages from then on.

        Needs the permission `contacts`. Since 2.0.0.

        Args:
            list_id: ID or name of the list. 1 to 64 characters.
            contact_ids: IDs, phone numbers or external IDs, at most 1,000. Provide these or
                `segment_id`. 1 to 1000 items.
            segment_id: ID or name of a segment whose contacts, now at most 100,000, are added.
                Provide this or `contact_ids`. 1 to 64 characters.
            dry_run: Whether to run the call without storing any change. The response is the same as
                for a real call. Default: `False`.
            idempotency_key: Key that is stable and unique per logical call. The same key with the
                same params returns the first response again, for 30 days. 1 to 200 characters.
            options: Settings of this call, such as its timeout.

        Returns:
            `added`: Number of contacts that were added.
            `already`: Number of contacts that were on the list already.
            `rejected`: IDs that were rejected, each with the reason.
            `dry_run`: True when the call was a dry run and stored nothing.
            `replayed`: True when this is the stored response to an earlier call with the same
                `idempotency_key`.
            `warnings`: Present only when there are warnings.

        Raises:
            NotFoundError: Not found: no such resource in this account.
            UnprocessableError: Unprocessable: no eligible audience or content, or the state does
                not allow it.

        Example:
            result = await tern.lists.add_contacts(
                list_id="lst_01jd0000000000000000000001",
                contact_ids=["con_01jd0000000000000000000001", "con_01jd000000000000000000zzzz"],
            )
        """
        result: ListsAddContactsResult = await self._calls.call(
            "lists.addContacts",
            {
                "list_id": list_id,
                "contact_ids": contact_ids,
                "segment_id": segment_id,
                "dry_run": dry_run,
                "idempotency_key": idempotency_key,
            },
            options,
        )
        return result

    async def remove_contacts(
        self,
        *,
        list_id: str,
        contact_ids: SequenceNotStr[str],
        dry_run: bool | Omit = OMIT,
        idempotency_key: str | Omit = OMIT,
        options: CallOptions | None = None,
    ) -> ListsRemoveContactsResult:
        """Remove contacts from a list.

        Contacts that are not on the list are ignored. The contacts themselves remain.

        Needs the permission `contacts`. Since 2.0.0.

        Args:
            list_id: ID or name of the list. 1 to 64 characters.
            contact_ids: IDs, phone numbers or external IDs, at most 1,000. 1 to 1000 items.
            dry_run: Whether to run the call without storing any change. The response is the same as
                for a real call. Default: `False`.
            idempotency_key: Key that is stable and unique per logical call. The same key with the
                same params returns the first response again, for 30 days. 1 to 200 characters.
            options: Settings of this call, such as its timeout.

        Returns:
            `removed`: Number of contacts that were removed.
            `dry_run`: True when the call was a dry run and stored nothing.
            `replayed`: True when this is the stored response to an earlier call with the same
                `idempotency_key`.
            `warnings`: Present only when there are warnings.

        Raises:
            NotFoundError: Not found: no such resource in this account.

        Example:
            result = await tern.lists.remove_contacts(
                list_id="lst_01jd0000000000000000000001",
                contact_ids=["con_01jd0000000000000000000001"],
            )
        """
        result: ListsRemoveContactsResult = await self._calls.call(
            "lists.removeContacts",
            {
                "list_id": list_id,
                "contact_ids": contact_ids,
                "dry_run": dry_run,
                "idempotency_key": idempotency_key,
            },
            options,
        )
        return result

    def members(
        self,
        *,
        list_id: str,
        cursor: str | Omit = OMIT,
        limit: int | Omit = OMIT,
        options: CallOptions | None = None,
    ) -> AsyncPaginator[ListMember, ListsMembersResult]:
        """List the contacts on a list.

        Oldest contact first. For full contacts, call `contacts.list` with `list_id`.

        Needs the permission `contacts`. Since 2.0.0.

        Args:
            list_id: ID or name of the list. 1 to 64 characters.
            cursor: Position in the list: the `next_cursor` of the previous page. Default: the first
                page. 1 to 400 characters.
            limit: Items per page. 1 to 200. Default: `50`.
            options: Settings of this call, such as its timeout.

        Returns:
            `items`: The objects of this page.
            `next_cursor`: Pass it as `cursor` to get the next page. Null on the last page.
            `warnings`: Present only when there are warnings.

        Raises:
            NotFoundError: Not found: no such resource in this account.

        Example:
            async for item in tern.lists.members(list_id="lst_01jd0000000000000000000001"):
                print(item)
        """
        return self._calls.page(
            "lists.members",
            {"list_id": list_id, "cursor": cursor, "limit": limit},
            options,
        )

    async def delete(
        self,
        *,
        list_id: str,
        dry_run: bool | Omit = OMIT,
        idempotency_key: str | Omit = OMIT,
        options: CallOptions | None = None,
    ) -> ListsDeleteResult:
        """Delete a list and keep its contacts.

        The call is rejected while an unfinished campaign, a segment, an automation rule or a
        journey uses the list, because contacts that the list excludes would then receive messages.
        Deleting a suppression list allows messages to its members again. You cannot undo this.

        Needs the permission `contacts`. Since 2.0.0.

        Args:
            list_id: ID or name of the list. 1 to 64 characters.
            dry_run: Whether to run the call without storing any change. The response is the same as
                for a real call. Default: `False`.
            idempotency_key: Key that is stable and unique per logical call. The same key with the
                same params returns the first response again, for 30 days. 1 to 200 characters.
            options: Settings of this call, such as its timeout.

        Returns:
            `deleted`: Whether the list was deleted.
            `members`: Number of contacts that were on the list.
            `dry_run`: True when the call was a dry run and stored nothing.
            `replayed`: True when this is the stored response to an earlier call with the same
                `idempotency_key`.
            `warnings`: Present only when there are warnings.

        Raises:
            NotFoundError: Not found: no such resource in this account.
            UnprocessableError: Unprocessable: no eligible audience or content, or the state does
                not allow it.

        Example:
            result = await tern.lists.delete(list_id="lst_01jd0000000000000000000001")
        """
        result: ListsDeleteResult = await self._calls.call(
            "lists.delete",
            {"list_id": list_id, "dry_run": dry_run, "idempotency_key": idempotency_key},
            options,
        )
        return result
