# Generated from openrpc.json by `npm run codegen`. Do not edit: change the contract or the emitter.
"""Rules that select contacts."""

from __future__ import annotations

from ..._calls import AsyncCalls, Calls
from ..._omit import OMIT, Omit
from ..._options import CallOptions
from ..._pages import AsyncPaginator, Page
from ..types import (
    Segment,
    SegmentMember,
    SegmentRuleInput,
    SegmentsCreateResult,
    SegmentsDeleteResult,
    SegmentsFieldsResult,
    SegmentsGetResult,
    SegmentsListResult,
    SegmentsMembersResult,
    SegmentsPreviewResult,
    SegmentsUpdateResult,
)


class SegmentsResource:
    """Rules that select contacts."""

    def __init__(self, calls: Calls) -> None:
        self._calls = calls

    def create(
        self,
        *,
        name: str,
        rules: SegmentRuleInput,
        description: str | None | Omit = OMIT,
        track_members: bool | Omit = OMIT,
        dry_run: bool | Omit = OMIT,
        idempotency_key: str | Omit = OMIT,
        options: CallOptions | None = None,
    ) -> SegmentsCreateResult:
        """Create a segment from rules.

        Contacts join and leave the segment automatically as their fields, events, messages and
        consent change. Segment names are unique in the account, ignoring case. Use
        `segments.fields` to see what rules can ask about, and `segments.preview` to try rules
        without keeping them.

        Needs the permission `contacts`. Since 2.0.0.

        Args:
            name: Name of the segment. 1 to 80 characters.
            rules: Rules of the segment.
            description: Description. Default: none. 1 to 500 characters.
            track_members: Whether to record when contacts join and leave, for rules of the kind
                `segment_change`. At most 20 segments, of at most 100,000 contacts each. Default:
                false.
            dry_run: Whether to run the call without storing any change. The response is the same as
                for a real call. Default: `False`.
            idempotency_key: Key that is stable and unique per logical call. The same key with the
                same params returns the first response again, for 30 days. 1 to 200 characters.
            options: Settings of this call, such as its timeout.

        Returns:
            `segment`: Rules that select contacts. Contacts join and leave automatically.
            `count`: Number of contacts in the segment now.
            `dry_run`: True when the call was a dry run and stored nothing.
            `replayed`: True when this is the stored response to an earlier call with the same
                `idempotency_key`.
            `warnings`: Present only when there are warnings.

        Raises:
            NotFoundError: Not found: no such resource in this account.
            UnprocessableError: Unprocessable: no eligible audience or content, or the state does
                not allow it.

        Example:
            result = tern.segments.create(
                name="Opted in, Paris",
                rules={
                    "kind": "and",
                    "rules": [
                        {
                            "kind": "field",
                            "field": "attributes.city",
                            "operator": "eq",
                            "value": "Paris",
                        },
                        {"kind": "consent", "status": "opted_in"},
                    ],
                },
            )
        """
        result: SegmentsCreateResult = self._calls.call(
            "segments.create",
            {
                "name": name,
                "rules": rules,
                "description": description,
                "track_members": track_members,
                "dry_run": dry_run,
                "idempotency_key": idempotency_key,
            },
            options,
        )
        return result

    def preview(
        self,
        *,
        rules: SegmentRuleInput | Omit = OMIT,
        segment_id: str | Omit = OMIT,
        options: CallOptions | None = None,
    ) -> SegmentsPreviewResult:
        """Count the contacts that rules select, with samples and what each rule keeps.

        Returns the number of contacts, ten of these contacts, and a funnel. For each rule directly
        under `and`, the funnel shows how many contacts meet it alone and together with the rules
        before it. Nothing is stored. Send `rules`, or `segment_id` for the rules of a segment.

        Needs the permission `contacts`. Since 2.0.0.

        Args:
            rules: Rules to try. Provide these or `segment_id`.
            segment_id: ID or name of a segment. Provide this or `rules`. 1 to 64 characters.
            options: Settings of this call, such as its timeout.

        Returns:
            `count`: Number of contacts that meet the rules.
            `total`: Number of contacts of the account.
            `sample`: Up to ten of the contacts, the newest first.
            `funnel`: What each rule keeps.
            `evaluated_at`: Time in UTC (RFC 3339).
            `warnings`: Present only when there are warnings.

        Raises:
            NotFoundError: Not found: no such resource in this account.

        Example:
            result = tern.segments.preview(
                rules={
                    "kind": "and",
                    "rules": [
                        {
                            "kind": "field",
                            "field": "attributes.city",
                            "operator": "eq",
                            "value": "Paris",
                        },
                        {"kind": "consent", "status": "opted_in"},
                    ],
                },
            )
        """
        result: SegmentsPreviewResult = self._calls.call(
            "segments.preview",
            {"rules": rules, "segment_id": segment_id},
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
    ) -> Page[Segment, SegmentsListResult]:
        """List the segments.

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
            for item in tern.segments.list():
                print(item)
        """
        return self._calls.page(
            "segments.list",
            {"query": query, "cursor": cursor, "limit": limit},
            options,
        )

    def get(
        self,
        *,
        segment_id: str,
        options: CallOptions | None = None,
    ) -> SegmentsGetResult:
        """Get a segment with its versions and what uses it.

        Returns the current rules, the last 20 versions, and the unfinished campaigns, segments and
        automation rules that use it.

        Needs the permission `contacts`. Since 2.0.0.

        Args:
            segment_id: ID or name of the segment. 1 to 64 characters.
            options: Settings of this call, such as its timeout.

        Returns:
            `segment`: Rules that select contacts. Contacts join and leave automatically.
            `versions`: The last 20 versions, the newest first.
            `used_by`: What uses the segment, at most 50.
            `warnings`: Present only when there are warnings.

        Raises:
            NotFoundError: Not found: no such resource in this account.

        Example:
            result = tern.segments.get(segment_id="seg_01jd0000000000000000000001")
        """
        result: SegmentsGetResult = self._calls.call(
            "segments.get",
            {"segment_id": segment_id},
            options,
        )
        return result

    def update(
        self,
        *,
        segment_id: str,
        name: str | Omit = OMIT,
        rules: SegmentRuleInput | Omit = OMIT,
        description: str | None | Omit = OMIT,
        track_members: bool | Omit = OMIT,
        expected_version: int | Omit = OMIT,
        dry_run: bool | Omit = OMIT,
        idempotency_key: str | Omit = OMIT,
        options: CallOptions | None = None,
    ) -> SegmentsUpdateResult:
        """Change a segment; new rules create a new version.

        Only the fields you send change. Campaigns that are already launched keep the rules they
        were launched with. With `expected_version`, the update is rejected if the segment has
        changed since.

        Needs the permission `contacts`. Since 2.0.0.

        Args:
            segment_id: ID or name of the segment. 1 to 64 characters.
            name: New name. 1 to 80 characters.
            rules: New rules.
            description: New description; null removes it. 1 to 500 characters.
            track_members: Whether to record when contacts join and leave, for rules of the kind
                `segment_change`. False deletes what was recorded; true also goes on where the
                service stopped. Default: unchanged.
            expected_version: Version you last read. The update is rejected if the segment has
                changed since. 1 to 2147483647.
            dry_run: Whether to run the call without storing any change. The response is the same as
                for a real call. Default: `False`.
            idempotency_key: Key that is stable and unique per logical call. The same key with the
                same params returns the first response again, for 30 days. 1 to 200 characters.
            options: Settings of this call, such as its timeout.

        Returns:
            `segment`: Rules that select contacts. Contacts join and leave automatically.
            `count`: Number of contacts in the segment now.
            `dry_run`: True when the call was a dry run and stored nothing.
            `replayed`: True when this is the stored response to an earlier call with the same
                `idempotency_key`.
            `warnings`: Present only when there are warnings.

        Raises:
            NotFoundError: Not found: no such resource in this account.
            UnprocessableError: Unprocessable: no eligible audience or content, or the state does
                not allow it.

        Example:
            result = tern.segments.update(
                segment_id="seg_01jd0000000000000000000001",
                name="Paris",
            )
        """
        result: SegmentsUpdateResult = self._calls.call(
            "segments.update",
            {
                "segment_id": segment_id,
                "name": name,
                "rules": rules,
                "description": description,
                "track_members": track_members,
                "expected_version": expected_version,
                "dry_run": dry_run,
                "idempotency_key": idempotency_key,
            },
            options,
        )
        return result

    def members(
        self,
        *,
        segment_id: str,
        cursor: str | Omit = OMIT,
        limit: int | Omit = OMIT,
        options: CallOptions | None = None,
    ) -> Page[SegmentMember, SegmentsMembersResult]:
        """List the contacts in a segment.

        Oldest contact first, evaluated now. For full contacts, call `contacts.list` with
        `segment_id`.

        Needs the permission `contacts`. Since 2.0.0.

        Args:
            segment_id: ID or name of the segment. 1 to 64 characters.
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
            for item in tern.segments.members(segment_id="seg_01jd0000000000000000000001"):
                print(item)
        """
        return self._calls.page(
            "segments.members",
            {"segment_id": segment_id, "cursor": cursor, "limit": limit},
            options,
        )

    def fields(
        self,
        *,
        query: str | Omit = OMIT,
        options: CallOptions | None = None,
    ) -> SegmentsFieldsResult:
        """List what rules can ask about: fields, custom fields, events and conversions, with
        operators and examples.

        Examines the custom fields of the 20,000 newest contacts, and returns the types and frequent
        values. Also lists the names of events and the types of conversions, each counted up to
        1,000. Every item has a rule that is valid as it stands.

        Needs the permission `contacts`. Since 2.0.0.

        Args:
            query: Part of the name of the field or event. 1 to 100 characters.
            options: Settings of this call, such as its timeout.

        Returns:
            `items`: Fields, then custom fields, events and conversions, the most frequent first.
            `warnings`: Present only when there are warnings.

        Example:
            result = tern.segments.fields(query="city")
        """
        result: SegmentsFieldsResult = self._calls.call(
            "segments.fields",
            {"query": query},
            options,
        )
        return result

    def delete(
        self,
        *,
        segment_id: str,
        dry_run: bool | Omit = OMIT,
        idempotency_key: str | Omit = OMIT,
        options: CallOptions | None = None,
    ) -> SegmentsDeleteResult:
        """Delete a segment, not its contacts.

        The call is rejected while an unfinished campaign, another segment, an automation rule or a
        journey uses the segment; the error says which. Launched campaigns keep their rules. You
        cannot undo this.

        Needs the permission `contacts`. Since 2.0.0.

        Args:
            segment_id: ID or name of the segment. 1 to 64 characters.
            dry_run: Whether to run the call without storing any change. The response is the same as
                for a real call. Default: `False`.
            idempotency_key: Key that is stable and unique per logical call. The same key with the
                same params returns the first response again, for 30 days. 1 to 200 characters.
            options: Settings of this call, such as its timeout.

        Returns:
            `deleted`: Whether the segment was deleted.
            `dry_run`: True when the call was a dry run and stored nothing.
            `replayed`: True when this is the stored response to an earlier call with the same
                `idempotency_key`.
            `warnings`: Present only when there are warnings.

        Raises:
            NotFoundError: Not found: no such resource in this account.
            UnprocessableError: Unprocessable: no eligible audience or content, or the state does
                not allow it.

        Example:
            result = tern.segments.delete(segment_id="seg_01jd0000000000000000000001")
        """
        result: SegmentsDeleteResult = self._calls.call(
            "segments.delete",
            {"segment_id": segment_id, "dry_run": dry_run, "idempotency_key": idempotency_key},
            options,
        )
        return result


class AsyncSegmentsResource:
    """Rules that select contacts."""

    def __init__(self, calls: AsyncCalls) -> None:
        self._calls = calls

    async def create(
        self,
        *,
        name: str,
        rules: SegmentRuleInput,
        description: str | None | Omit = OMIT,
        track_members: bool | Omit = OMIT,
        dry_run: bool | Omit = OMIT,
        idempotency_key: str | Omit = OMIT,
        options: CallOptions | None = None,
    ) -> SegmentsCreateResult:
        """Create a segment from rules.

        Contacts join and leave the segment automatically as their fields, events, messages and
        consent change. Segment names are unique in the account, ignoring case. Use
        `segments.fields` to see what rules can ask about, and `segments.preview` to try rules
        without keeping them.

        Needs the permission `contacts`. Since 2.0.0.

        Args:
            name: Name of the segment. 1 to 80 characters.
            rules: Rules of the segment.
            description: Description. Default: none. 1 to 500 characters.
            track_members: Whether to record when contacts join and leave, for rules of the kind
                `segment_change`. At most 20 segments, of at most 100,000 contacts each. Default:
                false.
            dry_run: Whether to run the call without storing any change. The response is the same as
                for a real call. Default: `False`.
            idempotency_key: Key that is stable and unique per logical call. The same key with the
                same params returns the first response again, for 30 days. 1 to 200 characters.
            options: Settings of this call, such as its timeout.

        Returns:
            `segment`: Rules that select contacts. Contacts join and leave automatically.
            `count`: Number of contacts in the segment now.
            `dry_run`: True when the call was a dry run and stored nothing.
            `replayed`: True when this is the stored response to an earlier call with the same
                `idempotency_key`.
            `warnings`: Present only when there are warnings.

        Raises:
            NotFoundError: Not found: no such resource in this account.
            UnprocessableError: Unprocessable: no eligible audience or content, or the state does
                not allow it.

        Example:
            result = await tern.segments.create(
                name="Opted in, Paris",
                rules={
                    "kind": "and",
                    "rules": [
                        {
                            "kind": "field",
                            "field": "attributes.city",
                            "operator": "eq",
                            "value": "Paris",
                        },
                        {"kind": "consent", "status": "opted_in"},
                    ],
                },
            )
        """
        result: SegmentsCreateResult = await self._calls.call(
            "segments.create",
            {
                "name": name,
                "rules": rules,
                "description": description,
                "track_members": track_members,
                "dry_run": dry_run,
                "idempotency_key": idempotency_key,
            },
            options,
        )
        return result

    async def preview(
        self,
        *,
        rules: SegmentRuleInput | Omit = OMIT,
        segment_id: str | Omit = OMIT,
        options: CallOptions | None = None,
    ) -> SegmentsPreviewResult:
        """Count the contacts that rules select, with samples and what each rule keeps.

        Returns the number of contacts, ten of these contacts, and a funnel. For each rule directly
        under `and`, the funnel shows how many contacts meet it alone and together with the rules
        before it. Nothing is stored. Send `rules`, or `segment_id` for the rules of a segment.

        Needs the permission `contacts`. Since 2.0.0.

        Args:
            rules: Rules to try. Provide these or `segment_id`.
            segment_id: ID or name of a segment. Provide this or `rules`. 1 to 64 characters.
            options: Settings of this call, such as its timeout.

        Returns:
            `count`: Number of contacts that meet the rules.
            `total`: Number of contacts of the account.
            `sample`: Up to ten of the contacts, the newest first.
            `funnel`: What each rule keeps.
            `evaluated_at`: Time in UTC (RFC 3339).
            `warnings`: Present only when there are warnings.

        Raises:
            NotFoundError: Not found: no such resource in this account.

        Example:
            result = await tern.segments.preview(
                rules={
                    "kind": "and",
                    "rules": [
                        {
                            "kind": "field",
                            "field": "attributes.city",
                            "operator": "eq",
                            "value": "Paris",
                        },
                        {"kind": "consent", "status": "opted_in"},
                    ],
                },
            )
        """
        result: SegmentsPreviewResult = await self._calls.call(
            "segments.preview",
            {"rules": rules, "segment_id": segment_id},
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
    ) -> AsyncPaginator[Segment, SegmentsListResult]:
        """List the segments.

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
            async for item in tern.segments.list():
                print(item)
        """
        return self._calls.page(
            "segments.list",
            {"query": query, "cursor": cursor, "limit": limit},
            options,
        )

    async def get(
        self,
        *,
        segment_id: str,
        options: CallOptions | None = None,
    ) -> SegmentsGetResult:
        """Get a segment with its versions and what uses it.

        Returns the current rules, the last 20 versions, and the unfinished campaigns, segments and
        automation rules that use it.

        Needs the permission `contacts`. Since 2.0.0.

        Args:
            segment_id: ID or name of the segment. 1 to 64 characters.
            options: Settings of this call, such as its timeout.

        Returns:
            `segment`: Rules that select contacts. Contacts join and leave automatically.
            `versions`: The last 20 versions, the newest first.
            `used_by`: What uses the segment, at most 50.
            `warnings`: Present only when there are warnings.

        Raises:
            NotFoundError: Not found: no such resource in this account.

        Example:
            result = await tern.segments.get(segment_id="seg_01jd0000000000000000000001")
        """
        result: SegmentsGetResult = await self._calls.call(
            "segments.get",
            {"segment_id": segment_id},
            options,
        )
        return result

    async def update(
        self,
        *,
        segment_id: str,
        name: str | Omit = OMIT,
        rules: SegmentRuleInput | Omit = OMIT,
        description: str | None | Omit = OMIT,
        track_members: bool | Omit = OMIT,
        expected_version: int | Omit = OMIT,
        dry_run: bool | Omit = OMIT,
        idempotency_key: str | Omit = OMIT,
        options: CallOptions | None = None,
    ) -> SegmentsUpdateResult:
        """Change a segment; new rules create a new version.

        Only the fields you send change. Campaigns that are already launched keep the rules they
        were launched with. With `expected_version`, the update is rejected if the segment has
        changed since.

        Needs the permission `contacts`. Since 2.0.0.

        Args:
            segment_id: ID or name of the segment. 1 to 64 characters.
            name: New name. 1 to 80 characters.
            rules: New rules.
            description: New description; null removes it. 1 to 500 characters.
            track_members: Whether to record when contacts join and leave, for rules of the kind
                `segment_change`. False deletes what was recorded; true also goes on where the
                service stopped. Default: unchanged.
            expected_version: Version you last read. The update is rejected if the segment has
                changed since. 1 to 2147483647.
            dry_run: Whether to run the call without storing any change. The response is the same as
                for a real call. Default: `False`.
            idempotency_key: Key that is stable and unique per logical call. The same key with the
                same params returns the first response again, for 30 days. 1 to 200 characters.
            options: Settings of this call, such as its timeout.

        Returns:
            `segment`: Rules that select contacts. Contacts join and leave automatically.
            `count`: Number of contacts in the segment now.
            `dry_run`: True when the call was a dry run and stored nothing.
            `replayed`: True when this is the stored response to an earlier call with the same
                `idempotency_key`.
            `warnings`: Present only when there are warnings.

        Raises:
            NotFoundError: Not found: no such resource in this account.
            UnprocessableError: Unprocessable: no eligible audience or content, or the state does
                not allow it.

        Example:
            result = await tern.segments.update(
                segment_id="seg_01jd0000000000000000000001",
                name="Paris",
            )
        """
        result: SegmentsUpdateResult = await self._calls.call(
            "segments.update",
            {
                "segment_id": segment_id,
                "name": name,
                "rules": rules,
                "description": description,
                "track_members": track_members,
                "expected_version": expected_version,
                "dry_run": dry_run,
                "idempotency_key": idempotency_key,
            },
            options,
        )
        return result

    def members(
        self,
        *,
        segment_id: str,
        cursor: str | Omit = OMIT,
        limit: int | Omit = OMIT,
        options: CallOptions | None = None,
    ) -> AsyncPaginator[SegmentMember, SegmentsMembersResult]:
        """List the contacts in a segment.

        Oldest contact first, evaluated now. For full contacts, call `contacts.list` with
        `segment_id`.

        Needs the permission `contacts`. Since 2.0.0.

        Args:
            segment_id: ID or name of the segment. 1 to 64 characters.
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
            async for item in tern.segments.members(
                segment_id="seg_01jd0000000000000000000001",
            ):
                print(item)
        """
        return self._calls.page(
            "segments.members",
            {"segment_id": segment_id, "cursor": cursor, "limit": limit},
            options,
        )

    async def fields(
        self,
        *,
        query: str | Omit = OMIT,
        options: CallOptions | None = None,
    ) -> SegmentsFieldsResult:
        """List what rules can ask about: fields, custom fields, events and conversions, with
        operators and examples.

        Examines the custom fields of the 20,000 newest contacts, and returns the types and frequent
        values. Also lists the names of events and the types of conversions, each counted up to
        1,000. Every item has a rule that is valid as it stands.

        Needs the permission `contacts`. Since 2.0.0.

        Args:
            query: Part of the name of the field or event. 1 to 100 characters.
            options: Settings of this call, such as its timeout.

        Returns:
            `items`: Fields, then custom fields, events and conversions, the most frequent first.
            `warnings`: Present only when there are warnings.

        Example:
            result = await tern.segments.fields(query="city")
        """
        result: SegmentsFieldsResult = await self._calls.call(
            "segments.fields",
            {"query": query},
            options,
        )
        return result

    async def delete(
        self,
        *,
        segment_id: str,
        dry_run: bool | Omit = OMIT,
        idempotency_key: str | Omit = OMIT,
        options: CallOptions | None = None,
    ) -> SegmentsDeleteResult:
        """Delete a segment, not its contacts.

        The call is rejected while an unfinished campaign, another segment, an automation rule or a
        journey uses the segment; the error says which. Launched campaigns keep their rules. You
        cannot undo this.

        Needs the permission `contacts`. Since 2.0.0.

        Args:
            segment_id: ID or name of the segment. 1 to 64 characters.
            dry_run: Whether to run the call without storing any change. The response is the same as
                for a real call. Default: `False`.
            idempotency_key: Key that is stable and unique per logical call. The same key with the
                same params returns the first response again, for 30 days. 1 to 200 characters.
            options: Settings of this call, such as its timeout.

        Returns:
            `deleted`: Whether the segment was deleted.
            `dry_run`: True when the call was a dry run and stored nothing.
            `replayed`: True when this is the stored response to an earlier call with the same
                `idempotency_key`.
            `warnings`: Present only when there are warnings.

        Raises:
            NotFoundError: Not found: no such resource in this account.
            UnprocessableError: Unprocessable: no eligible audience or content, or the state does
                not allow it.

        Example:
            result = await tern.segments.delete(segment_id="seg_01jd0000000000000000000001")
        """
        result: SegmentsDeleteResult = await self._calls.call(
            "segments.delete",
            {"segment_id": segment_id, "dry_run": dry_run, "idempotency_key": idempotency_key},
            options,
        )
        return result
