# Generated from openrpc.json by `npm run codegen`. Do not edit: change the contract or the emitter.
"""Labels for contacts, campaigns and templates."""

from __future__ import annotations

from ..._calls import AsyncCalls, Calls
from ..._omit import OMIT, Omit
from ..._options import CallOptions
from ..._pages import AsyncPaginator, Page
from ..._sequence import SequenceNotStr
from ..types import (
    Tag,
    TagTargetInput,
    TagsAssignResult,
    TagsCreateResult,
    TagsDeleteResult,
    TagsListResult,
    TagsMergeResult,
    TagsUnassignResult,
)


class TagsResource:
    """Labels for contacts, campaigns and templates."""

    def __init__(self, calls: Calls) -> None:
        self._calls = calls

    def create(
        self,
        *,
        name: str,
        color: str | Omit = OMIT,
        description: str | Omit = OMIT,
        dry_run: bool | Omit = OMIT,
        idempotency_key: str | Omit = OMIT,
        options: CallOptions | None = None,
    ) -> TagsCreateResult:
        """Create a tag.

        Tag names are unique in the account, ignoring case. If the name exists, the result is the
        existing tag with `created` false.

        Needs the permission `contacts`. Since 2.0.0.

        Args:
            name: Name of the tag. 1 to 80 characters.
            color: Color as `#rrggbb`. At most 7 characters. Pattern: `^#[0-9a-fA-F]{6}$`.
            description: Meaning of the tag. 1 to 500 characters.
            dry_run: Whether to run the call without storing any change. The response is the same as
                for a real call. Default: `False`.
            idempotency_key: Key that is stable and unique per logical call. The same key with the
                same params returns the first response again, for 30 days. 1 to 200 characters.
            options: Settings of this call, such as its timeout.

        Returns:
            `tag`: A label.
            `created`: Whether the call created it.
            `dry_run`: True when the call was a dry run and stored nothing.
            `replayed`: True when this is the stored response to an earlier call with the same
                `idempotency_key`.
            `warnings`: Present only when there are warnings.

        Example:
            result = tern.tags.create(name="Regulars")
        """
        result: TagsCreateResult = self._calls.call(
            "tags.create",
            {
                "name": name,
                "color": color,
                "description": description,
                "dry_run": dry_run,
                "idempotency_key": idempotency_key,
            },
            options,
        )
        return result

    def list(
        self,
        *,
        query: str | Omit = OMIT,
        cursor: str | Omit = OMIT,
        limit: int | Omit = OMIT,
        options: CallOptions | None = None,
    ) -> Page[Tag, TagsListResult]:
        """List tags with the number of objects that have each tag.

        Sorted by name. `query` matches names that contain it, ignoring case and accents.

        Needs the permission `contacts`. Since 2.0.0.

        Args:
            query: Part of the name. 1 to 80 characters.
            cursor: Position in the list: the `next_cursor` of the previous page. Default: the first
                page. 1 to 400 characters.
            limit: Items per page. 1 to 200. Default: `50`.
            options: Settings of this call, such as its timeout.

        Returns:
            `items`: The objects of this page.
            `next_cursor`: Pass it as `cursor` to get the next page. Null on the last page.
            `warnings`: Present only when there are warnings.

        Example:
            for item in tern.tags.list():
                print(item)
        """
        return self._calls.page(
            "tags.list",
            {"query": query, "cursor": cursor, "limit": limit},
            options,
        )

    def assign(
        self,
        *,
        tag: str,
        target_kind: TagTargetInput | Omit = OMIT,
        ids: SequenceNotStr[str] | Omit = OMIT,
        segment_id: str | Omit = OMIT,
        dry_run: bool | Omit = OMIT,
        idempotency_key: str | Omit = OMIT,
        options: CallOptions | None = None,
    ) -> TagsAssignResult:
        """Assign a tag to many contacts, campaigns or templates at once.

        Labels up to 1,000 contacts, campaigns or templates, or the contacts that are in a segment
        now; contacts that join the segment later do not get the tag. Identify the tag by ID or
        name; an unknown name creates the tag. IDs that do not exist in this account are skipped and
        counted as rejected.

        Needs the permission `contacts`. Since 2.0.0.

        Args:
            tag: ID or name of the tag. 1 to 80 characters.
            target_kind: Kind of object that the IDs refer to. Default: `"contact"`.
            ids: IDs, at most 1,000. Provide these or `segment_id`. 1 to 1000 items.
            segment_id: ID or name of a segment whose contacts, now at most 100,000, get the tag.
                Provide this or `ids`. 1 to 64 characters.
            dry_run: Whether to run the call without storing any change. The response is the same as
                for a real call. Default: `False`.
            idempotency_key: Key that is stable and unique per logical call. The same key with the
                same params returns the first response again, for 30 days. 1 to 200 characters.
            options: Settings of this call, such as its timeout.

        Returns:
            `tag`: A label.
            `affected`: Number of objects that changed.
            `already`: Number of objects that had the tag already.
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
            result = tern.tags.assign(
                tag="Regulars",
                ids=["con_01jd0000000000000000000001"],
            )
        """
        result: TagsAssignResult = self._calls.call(
            "tags.assign",
            {
                "tag": tag,
                "target_kind": target_kind,
                "ids": ids,
                "segment_id": segment_id,
                "dry_run": dry_run,
                "idempotency_key": idempotency_key,
            },
            options,
        )
        return result

    def unassign(
        self,
        *,
        tag: str,
        ids: SequenceNotStr[str],
        target_kind: TagTargetInput | Omit = OMIT,
        dry_run: bool | Omit = OMIT,
        idempotency_key: str | Omit = OMIT,
        options: CallOptions | None = None,
    ) -> TagsUnassignResult:
        """Remove a tag from many contacts, campaigns or templates at once.

        Objects without the tag are ignored.

        Needs the permission `contacts`. Since 2.0.0.

        Args:
            tag: ID or name of the tag. 1 to 80 characters.
            target_kind: Kind of object that the IDs refer to. Default: `"contact"`.
            ids: IDs, at most 1,000. 1 to 1000 items.
            dry_run: Whether to run the call without storing any change. The response is the same as
                for a real call. Default: `False`.
            idempotency_key: Key that is stable and unique per logical call. The same key with the
                same params returns the first response again, for 30 days. 1 to 200 characters.
            options: Settings of this call, such as its timeout.

        Returns:
            `affected`: Number of objects that changed.
            `dry_run`: True when the call was a dry run and stored nothing.
            `replayed`: True when this is the stored response to an earlier call with the same
                `idempotency_key`.
            `warnings`: Present only when there are warnings.

        Raises:
            NotFoundError: Not found: no such resource in this account.

        Example:
            result = tern.tags.unassign(
                tag="tag_01jd0000000000000000000001",
                ids=["con_01jd0000000000000000000001"],
            )
        """
        result: TagsUnassignResult = self._calls.call(
            "tags.unassign",
            {
                "tag": tag,
                "ids": ids,
                "target_kind": target_kind,
                "dry_run": dry_run,
                "idempotency_key": idempotency_key,
            },
            options,
        )
        return result

    def merge(
        self,
        *,
        from_: str,
        into: str,
        dry_run: bool | Omit = OMIT,
        idempotency_key: str | Omit = OMIT,
        options: CallOptions | None = None,
    ) -> TagsMergeResult:
        """Merge one tag into another, or rename a tag.

        Every object tagged `from` becomes tagged `into`, and `from` is deleted. If `into` is a name
        that does not exist, the tag is renamed. The call is rejected while an unfinished campaign,
        a segment, an automation rule or a journey uses the ID of `from`; renaming is always
        possible. You cannot undo this.

        Needs the permission `contacts`. Since 2.0.0.

        Args:
            from_: ID or name of the tag to delete. 1 to 80 characters.
            into: ID or name of the tag that remains, or a new name. 1 to 80 characters.
            dry_run: Whether to run the call without storing any change. The response is the same as
                for a real call. Default: `False`.
            idempotency_key: Key that is stable and unique per logical call. The same key with the
                same params returns the first response again, for 30 days. 1 to 200 characters.
            options: Settings of this call, such as its timeout.

        Returns:
            `tag`: A label.
            `affected`: Number of objects that changed.
            `dry_run`: True when the call was a dry run and stored nothing.
            `replayed`: True when this is the stored response to an earlier call with the same
                `idempotency_key`.
            `warnings`: Present only when there are warnings.

        Raises:
            NotFoundError: Not found: no such resource in this account.

        Example:
            result = tern.tags.merge(from_="VIP", into="Very important")
        """
        result: TagsMergeResult = self._calls.call(
            "tags.merge",
            {"from": from_, "into": into, "dry_run": dry_run, "idempotency_key": idempotency_key},
            options,
        )
        return result

    def delete(
        self,
        *,
        tag_id: str,
        dry_run: bool | Omit = OMIT,
        idempotency_key: str | Omit = OMIT,
        options: CallOptions | None = None,
    ) -> TagsDeleteResult:
        """Delete a tag.

        Removes the tag from all objects; the objects remain. The call is rejected while an
        unfinished campaign, a segment, an automation rule or a journey uses the ID of the tag. You
        cannot undo this.

        Needs the permission `contacts`. Since 2.0.0.

        Args:
            tag_id: ID or name of the tag. 1 to 64 characters.
            dry_run: Whether to run the call without storing any change. The response is the same as
                for a real call. Default: `False`.
            idempotency_key: Key that is stable and unique per logical call. The same key with the
                same params returns the first response again, for 30 days. 1 to 200 characters.
            options: Settings of this call, such as its timeout.

        Returns:
            `affected`: Number of objects that had the tag.
            `dry_run`: True when the call was a dry run and stored nothing.
            `replayed`: True when this is the stored response to an earlier call with the same
                `idempotency_key`.
            `warnings`: Present only when there are warnings.

        Raises:
            NotFoundError: Not found: no such resource in this account.
            UnprocessableError: Unprocessable: no eligible audience or content, or the state does
                not allow it.

        Example:
            result = tern.tags.delete(tag_id="tag_01jd0000000000000000000009")
        """
        result: TagsDeleteResult = self._calls.call(
            "tags.delete",
            {"tag_id": tag_id, "dry_run": dry_run, "idempotency_key": idempotency_key},
            options,
        )
        return result


class AsyncTagsResource:
    """Labels for contacts, campaigns and templates."""

    def __init__(self, calls: AsyncCalls) -> None:
        self._calls = calls

    async def create(
        self,
        *,
        name: str,
        color: str | Omit = OMIT,
        description: str | Omit = OMIT,
        dry_run: bool | Omit = OMIT,
        idempotency_key: str | Omit = OMIT,
        options: CallOptions | None = None,
    ) -> TagsCreateResult:
        """Create a tag.

        Tag names are unique in the account, ignoring case. If the name exists, the result is the
        existing tag with `created` false.

        Needs the permission `contacts`. Since 2.0.0.

        Args:
            name: Name of the tag. 1 to 80 characters.
            color: Color as `#rrggbb`. At most 7 characters. Pattern: `^#[0-9a-fA-F]{6}$`.
            description: Meaning of the tag. 1 to 500 characters.
            dry_run: Whether to run the call without storing any change. The response is the same as
                for a real call. Default: `False`.
            idempotency_key: Key that is stable and unique per logical call. The same key with the
                same params returns the first response again, for 30 days. 1 to 200 characters.
            options: Settings of this call, such as its timeout.

        Returns:
            `tag`: A label.
            `created`: Whether the call created it.
            `dry_run`: True when the call was a dry run and stored nothing.
            `replayed`: True when this is the stored response to an earlier call with the same
                `idempotency_key`.
            `warnings`: Present only when there are warnings.

        Example:
            result = await tern.tags.create(name="Regulars")
        """
        result: TagsCreateResult = await self._calls.call(
            "tags.create",
            {
                "name": name,
                "color": color,
                "description": description,
                "dry_run": dry_run,
                "idempotency_key": idempotency_key,
            },
            options,
        )
        return result

    def list(
        self,
        *,
        query: str | Omit = OMIT,
        cursor: str | Omit = OMIT,
        limit: int | Omit = OMIT,
        options: CallOptions | None = None,
    ) -> AsyncPaginator[Tag, TagsListResult]:
        """List tags with the number of objects that have each tag.

        Sorted by name. `query` matches names that contain it, ignoring case and accents.

        Needs the permission `contacts`. Since 2.0.0.

        Args:
            query: Part of the name. 1 to 80 characters.
            cursor: Position in the list: the `next_cursor` of the previous page. Default: the first
                page. 1 to 400 characters.
            limit: Items per page. 1 to 200. Default: `50`.
            options: Settings of this call, such as its timeout.

        Returns:
            `items`: The objects of this page.
            `next_cursor`: Pass it as `cursor` to get the next page. Null on the last page.
            `warnings`: Present only when there are warnings.

        Example:
            async for item in tern.tags.list():
                print(item)
        """
        return self._calls.page(
            "tags.list",
            {"query": query, "cursor": cursor, "limit": limit},
            options,
        )

    async def assign(
        self,
        *,
        tag: str,
        target_kind: TagTargetInput | Omit = OMIT,
        ids: SequenceNotStr[str] | Omit = OMIT,
        segment_id: str | Omit = OMIT,
        dry_run: bool | Omit = OMIT,
        idempotency_key: str | Omit = OMIT,
        options: CallOptions | None = None,
    ) -> TagsAssignResult:
        """Assign a tag to many contacts, campaigns or templates at once.

        Labels up to 1,000 contacts, campaigns or templates, or the contacts that are in a segment
        now; contacts that join the segment later do not get the tag. Identify the tag by ID or
        name; an unknown name creates the tag. IDs that do not exist in this account are skipped and
        counted as rejected.

        Needs the permission `contacts`. Since 2.0.0.

        Args:
            tag: ID or name of the tag. 1 to 80 characters.
            target_kind: Kind of object that the IDs refer to. Default: `"contact"`.
            ids: IDs, at most 1,000. Provide these or `segment_id`. 1 to 1000 items.
            segment_id: ID or name of a segment whose contacts, now at most 100,000, get the tag.
                Provide this or `ids`. 1 to 64 characters.
            dry_run: Whether to run the call without storing any change. The response is the same as
                for a real call. Default: `False`.
            idempotency_key: Key that is stable and unique per logical call. The same key with the
                same params returns the first response again, for 30 days. 1 to 200 characters.
            options: Settings of this call, such as its timeout.

        Returns:
            `tag`: A label.
            `affected`: Number of objects that changed.
            `already`: Number of objects that had the tag already.
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
            result = await tern.tags.assign(
                tag="Regulars",
                ids=["con_01jd0000000000000000000001"],
            )
        """
        result: TagsAssignResult = await self._calls.call(
            "tags.assign",
            {
                "tag": tag,
                "target_kind": target_kind,
                "ids": ids,
                "segment_id": segment_id,
                "dry_run": dry_run,
                "idempotency_key": idempotency_key,
            },
            options,
        )
        return result

    async def unassign(
        self,
        *,
        tag: str,
        ids: SequenceNotStr[str],
        target_kind: TagTargetInput | Omit = OMIT,
        dry_run: bool | Omit = OMIT,
        idempotency_key: str | Omit = OMIT,
        options: CallOptions | None = None,
    ) -> TagsUnassignResult:
        """Remove a tag from many contacts, campaigns or templates at once.

        Objects without the tag are ignored.

        Needs the permission `contacts`. Since 2.0.0.

        Args:
            tag: ID or name of the tag. 1 to 80 characters.
            target_kind: Kind of object that the IDs refer to. Default: `"contact"`.
            ids: IDs, at most 1,000. 1 to 1000 items.
            dry_run: Whether to run the call without storing any change. The response is the same as
                for a real call. Default: `False`.
            idempotency_key: Key that is stable and unique per logical call. The same key with the
                same params returns the first response again, for 30 days. 1 to 200 characters.
            options: Settings of this call, such as its timeout.

        Returns:
            `affected`: Number of objects that changed.
            `dry_run`: True when the call was a dry run and stored nothing.
            `replayed`: True when this is the stored response to an earlier call with the same
                `idempotency_key`.
            `warnings`: Present only when there are warnings.

        Raises:
            NotFoundError: Not found: no such resource in this account.

        Example:
            result = await tern.tags.unassign(
                tag="tag_01jd0000000000000000000001",
                ids=["con_01jd0000000000000000000001"],
            )
        """
        result: TagsUnassignResult = await self._calls.call(
            "tags.unassign",
            {
                "tag": tag,
                "ids": ids,
                "target_kind": target_kind,
                "dry_run": dry_run,
                "idempotency_key": idempotency_key,
            },
            options,
        )
        return result

    async def merge(
        self,
        *,
        from_: str,
        into: str,
        dry_run: bool | Omit = OMIT,
        idempotency_key: str | Omit = OMIT,
        options: CallOptions | None = None,
    ) -> TagsMergeResult:
        """Merge one tag into another, or rename a tag.

        Every object tagged `from` becomes tagged `into`, and `from` is deleted. If `into` is a name
        that does not exist, the tag is renamed. The call is rejected while an unfinished campaign,
        a segment, an automation rule or a journey uses the ID of `from`; renaming is always
        possible. You cannot undo this.

        Needs the permission `contacts`. Since 2.0.0.

        Args:
            from_: ID or name of the tag to delete. 1 to 80 characters.
            into: ID or name of the tag that remains, or a new name. 1 to 80 characters.
            dry_run: Whether to run the call without storing any change. The response is the same as
                for a real call. Default: `False`.
            idempotency_key: Key that is stable and unique per logical call. The same key with the
                same params returns the first response again, for 30 days. 1 to 200 characters.
            options: Settings of this call, such as its timeout.

        Returns:
            `tag`: A label.
            `affected`: Number of objects that changed.
            `dry_run`: True when the call was a dry run and stored nothing.
            `replayed`: True when this is the stored response to an earlier call with the same
                `idempotency_key`.
            `warnings`: Present only when there are warnings.

        Raises:
            NotFoundError: Not found: no such resource in this account.

        Example:
            result = await tern.tags.merge(from_="VIP", into="Very important")
        """
        result: TagsMergeResult = await self._calls.call(
            "tags.merge",
            {"from": from_, "into": into, "dry_run": dry_run, "idempotency_key": idempotency_key},
            options,
        )
        return result

    async def delete(
        self,
        *,
        tag_id: str,
        dry_run: bool | Omit = OMIT,
        idempotency_key: str | Omit = OMIT,
        options: CallOptions | None = None,
    ) -> TagsDeleteResult:
        """Delete a tag.

        Removes the tag from all objects; the objects remain. The call is rejected while an
        unfinished campaign, a segment, an automation rule or a journey uses the ID of the tag. You
        cannot undo this.

        Needs the permission `contacts`. Since 2.0.0.

        Args:
            tag_id: ID or name of the tag. 1 to 64 characters.
            dry_run: Whether to run the call without storing any change. The response is the same as
                for a real call. Default: `False`.
            idempotency_key: Key that is stable and unique per logical call. The same key with the
                same params returns the first response again, for 30 days. 1 to 200 characters.
            options: Settings of this call, such as its timeout.

        Returns:
            `affected`: Number of objects that had the tag.
            `dry_run`: True when the call was a dry run and stored nothing.
            `replayed`: True when this is the stored response to an earlier call with the same
                `idempotency_key`.
            `warnings`: Present only when there are warnings.

        Raises:
            NotFoundError: Not found: no such resource in this account.
            UnprocessableError: Unprocessable: no eligible audience or content, or the state does
                not allow it.

        Example:
            result = await tern.tags.delete(tag_id="tag_01jd0000000000000000000009")
        """
        result: TagsDeleteResult = await self._calls.call(
            "tags.delete",
            {"tag_id": tag_id, "dry_run": dry_run, "idempotency_key": idempotency_key},
            options,
        )
        return result
