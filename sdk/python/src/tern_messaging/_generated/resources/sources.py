# Generated from openrpc.json by `npm run codegen`. Do not edit: change the contract or the emitter.
"""Places where contacts give consent."""

from __future__ import annotations

from typing import Literal

from ..._calls import AsyncCalls, Calls
from ..._omit import OMIT, Omit
from ..._options import CallOptions
from ..._pages import AsyncPaginator, Page
from ..types import (
    ConsentMethodInput,
    Source,
    SourcesArchiveResult,
    SourcesCreateResult,
    SourcesGetResult,
    SourcesListResult,
    SourcesStatsResult,
    SourcesUpdateResult,
    TimestampInput,
)


class SourcesResource:
    """Places where contacts give consent."""

    def __init__(self, calls: Calls) -> None:
        self._calls = calls

    def create(
        self,
        *,
        name: str,
        method: ConsentMethodInput,
        disclosure_text: str,
        url: str | Omit = OMIT,
        program_id: str | Omit = OMIT,
        dry_run: bool | Omit = OMIT,
        idempotency_key: str | Omit = OMIT,
        options: CallOptions | None = None,
    ) -> SourcesCreateResult:
        """Register a place where people opt in, with its disclosure text.

        Consent that names the source in `source_id` stores the version and the SHA-256 of its
        disclosure text. Source names are unique in the account, ignoring case.

        Needs the permission `contacts`. Since 2.0.0.

        Args:
            name: Name of the source. 1 to 80 characters.
            method: How people opt in at this source.
            url: URL of the place. 1 to 2000 characters.
            disclosure_text: Exact disclosure text that people agree to. 1 to 5000 characters.
            program_id: ID of the program that people opt in to. 1 to 64 characters.
            dry_run: Whether to run the call without storing any change. The response is the same as
                for a real call. Default: `False`.
            idempotency_key: Key that is stable and unique per logical call. The same key with the
                same params returns the first response again, for 30 days. 1 to 200 characters.
            options: Settings of this call, such as its timeout.

        Returns:
            `source`: A place where people opt in to messages.
            `disclosure_hash`: SHA-256 of the disclosure text, to compare with your own.
            `dry_run`: True when the call was a dry run and stored nothing.
            `replayed`: True when this is the stored response to an earlier call with the same
                `idempotency_key`.
            `warnings`: Present only when there are warnings.

        Raises:
            NotFoundError: Not found: no such resource in this account.
            UnprocessableError: Unprocessable: no eligible audience or content, or the state does
                not allow it.

        Example:
            result = tern.sources.create(
                name="Paper form",
                method="paper",
                disclosure_text="By signing up you agree to get texts from Corner Bakery. Reply STOP to end them.",
            )
        """
        result: SourcesCreateResult = self._calls.call(
            "sources.create",
            {
                "name": name,
                "method": method,
                "disclosure_text": disclosure_text,
                "url": url,
                "program_id": program_id,
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
        state: Literal["active", "archived"] | Omit = OMIT,
        cursor: str | Omit = OMIT,
        limit: int | Omit = OMIT,
        options: CallOptions | None = None,
    ) -> Page[Source, SourcesListResult]:
        """List sources.

        Sorted by name, each with its current disclosure text. `query` matches names that contain
        it, ignoring case and accents.

        Needs the permission `contacts`. Since 2.0.0.

        Args:
            query: Part of the name. 1 to 80 characters.
            state: Return only items in this state.
            cursor: Position in the list: the `next_cursor` of the previous page. Default: the first
                page. 1 to 400 characters.
            limit: Items per page. 1 to 200. Default: `50`.
            options: Settings of this call, such as its timeout.

        Returns:
            `items`: The objects of this page.
            `next_cursor`: Pass it as `cursor` to get the next page. Null on the last page.
            `warnings`: Present only when there are warnings.

        Example:
            for item in tern.sources.list():
                print(item)
        """
        return self._calls.page(
            "sources.list",
            {"query": query, "state": state, "cursor": cursor, "limit": limit},
            options,
        )

    def get(
        self,
        *,
        source_id: str,
        options: CallOptions | None = None,
    ) -> SourcesGetResult:
        """Get a source with all versions of its disclosure text.

        Newest version first, at most 200 versions.

        Needs the permission `contacts`. Since 2.0.0.

        Args:
            source_id: ID or name of the source. 1 to 64 characters.
            options: Settings of this call, such as its timeout.

        Returns:
            `source`: A place where people opt in to messages.
            `versions`: All versions, newest first.
            `warnings`: Present only when there are warnings.

        Raises:
            NotFoundError: Not found: no such resource in this account.

        Example:
            result = tern.sources.get(source_id="src_01jd0000000000000000000001")
        """
        result: SourcesGetResult = self._calls.call(
            "sources.get",
            {"source_id": source_id},
            options,
        )
        return result

    def update(
        self,
        *,
        source_id: str,
        name: str | Omit = OMIT,
        method: ConsentMethodInput | Omit = OMIT,
        url: str | Omit = OMIT,
        disclosure_text: str | Omit = OMIT,
        program_id: str | Omit = OMIT,
        expected_version: int | Omit = OMIT,
        dry_run: bool | Omit = OMIT,
        idempotency_key: str | Omit = OMIT,
        options: CallOptions | None = None,
    ) -> SourcesUpdateResult:
        """Update a source; a new disclosure text creates a new version.

        Only the fields you send change. Earlier consent keeps the version that was shown. With
        `expected_version`, the update is rejected if the disclosure text has changed since. You
        cannot change an archived source.

        Needs the permission `contacts`. Since 2.0.0.

        Args:
            source_id: ID or name of the source. 1 to 64 characters.
            name: Name of the source. 1 to 80 characters.
            method: How people opt in at this source.
            url: URL of the place. 1 to 2000 characters.
            disclosure_text: Exact disclosure text that people agree to. 1 to 5000 characters.
            program_id: ID of the program that people opt in to. 1 to 64 characters.
            expected_version: Version of the disclosure text you last read. The update is rejected
                if it has changed since. 1 to 2147483647.
            dry_run: Whether to run the call without storing any change. The response is the same as
                for a real call. Default: `False`.
            idempotency_key: Key that is stable and unique per logical call. The same key with the
                same params returns the first response again, for 30 days. 1 to 200 characters.
            options: Settings of this call, such as its timeout.

        Returns:
            `source`: A place where people opt in to messages.
            `new_version`: Whether the call created a new version.
            `dry_run`: True when the call was a dry run and stored nothing.
            `replayed`: True when this is the stored response to an earlier call with the same
                `idempotency_key`.
            `warnings`: Present only when there are warnings.

        Raises:
            NotFoundError: Not found: no such resource in this account.
            UnprocessableError: Unprocessable: no eligible audience or content, or the state does
                not allow it.

        Example:
            result = tern.sources.update(
                source_id="src_01jd0000000000000000000001",
                disclosure_text="By signing up you agree to get offers by text from Corner Bakery. Msg & data rates may apply. Reply STOP to end them.",
                expected_version=1,
            )
        """
        result: SourcesUpdateResult = self._calls.call(
            "sources.update",
            {
                "source_id": source_id,
                "name": name,
                "method": method,
                "url": url,
                "disclosure_text": disclosure_text,
                "program_id": program_id,
                "expected_version": expected_version,
                "dry_run": dry_run,
                "idempotency_key": idempotency_key,
            },
            options,
        )
        return result

    def stats(
        self,
        *,
        from_: TimestampInput | Omit = OMIT,
        to: TimestampInput | Omit = OMIT,
        options: CallOptions | None = None,
    ) -> SourcesStatsResult:
        """Count opt-ins, opt-outs and conversions per source in a period.

        Counts people, not entries: repeated consent counts once. An opt-out counts for the source
        of the person's latest opt-in. A conversion counts for the source of the contact's latest
        opt-in when it occurred; conversion values are summed per currency. The default period is
        the last 30 days. Returns at most 500 sources, those with the most opt-ins first.

        Needs the permission `contacts`. Since 2.0.0.

        Args:
            from_: Start of the period (RFC 3339, inclusive). Default: 30 days before `to`.
            to: End of the period (RFC 3339, exclusive). Default: now.
            options: Settings of this call, such as its timeout.

        Returns:
            `from`: Time in UTC (RFC 3339).
            `to`: Time in UTC (RFC 3339).
            `rows`: The rows, one for each group.
            `opt_outs_without_source`: Number of people who opted out and whose latest opt-in had no
                source.
            `conversions_without_source`: Number of conversions of people whose latest opt-in had no
                source.
            `revenue_without_source`: Value of these conversions, per currency.
            `warnings`: Present only when there are warnings.

        Example:
            result = tern.sources.stats(
                from_="2026-11-01T00:00:00.000Z",
                to="2026-12-01T00:00:00.000Z",
            )
        """
        result: SourcesStatsResult = self._calls.call(
            "sources.stats",
            {"from": from_, "to": to},
            options,
        )
        return result

    def archive(
        self,
        *,
        source_id: str,
        dry_run: bool | Omit = OMIT,
        idempotency_key: str | Omit = OMIT,
        options: CallOptions | None = None,
    ) -> SourcesArchiveResult:
        """Archive a source and keep the consent that refers to it.

        An archived source accepts no new consent and cannot be changed. Archiving it again has no
        effect. You cannot undo this.

        Needs the permission `contacts`. Since 2.0.0.

        Args:
            source_id: ID or name of the source. 1 to 64 characters.
            dry_run: Whether to run the call without storing any change. The response is the same as
                for a real call. Default: `False`.
            idempotency_key: Key that is stable and unique per logical call. The same key with the
                same params returns the first response again, for 30 days. 1 to 200 characters.
            options: Settings of this call, such as its timeout.

        Returns:
            `source`: A place where people opt in to messages.
            `changed`: False when the source was already archived.
            `dry_run`: True when the call was a dry run and stored nothing.
            `replayed`: True when this is the stored response to an earlier call with the same
                `idempotency_key`.
            `warnings`: Present only when there are warnings.

        Raises:
            NotFoundError: Not found: no such resource in this account.

        Example:
            result = tern.sources.archive(source_id="src_01jd0000000000000000000001")
        """
        result: SourcesArchiveResult = self._calls.call(
            "sources.archive",
            {"source_id": source_id, "dry_run": dry_run, "idempotency_key": idempotency_key},
            options,
        )
        return result


class AsyncSourcesResource:
    """Places where contacts give consent."""

    def __init__(self, calls: AsyncCalls) -> None:
        self._calls = calls

    async def create(
        self,
        *,
        name: str,
        method: ConsentMethodInput,
        disclosure_text: str,
        url: str | Omit = OMIT,
        program_id: str | Omit = OMIT,
        dry_run: bool | Omit = OMIT,
        idempotency_key: str | Omit = OMIT,
        options: CallOptions | None = None,
    ) -> SourcesCreateResult:
        """Register a place where people opt in, with its disclosure text.

        Consent that names the source in `source_id` stores the version and the SHA-256 of its
        disclosure text. Source names are unique in the account, ignoring case.

        Needs the permission `contacts`. Since 2.0.0.

        Args:
            name: Name of the source. 1 to 80 characters.
            method: How people opt in at this source.
            url: URL of the place. 1 to 2000 characters.
            disclosure_text: Exact disclosure text that people agree to. 1 to 5000 characters.
            program_id: ID of the program that people opt in to. 1 to 64 characters.
            dry_run: Whether to run the call without storing any change. The response is the same as
                for a real call. Default: `False`.
            idempotency_key: Key that is stable and unique per logical call. The same key with the
                same params returns the first response again, for 30 days. 1 to 200 characters.
            options: Settings of this call, such as its timeout.

        Returns:
            `source`: A place where people opt in to messages.
            `disclosure_hash`: SHA-256 of the disclosure text, to compare with your own.
            `dry_run`: True when the call was a dry run and stored nothing.
            `replayed`: True when this is the stored response to an earlier call with the same
                `idempotency_key`.
            `warnings`: Present only when there are warnings.

        Raises:
            NotFoundError: Not found: no such resource in this account.
            UnprocessableError: Unprocessable: no eligible audience or content, or the state does
                not allow it.

        Example:
            result = await tern.sources.create(
                name="Paper form",
                method="paper",
                disclosure_text="By signing up you agree to get texts from Corner Bakery. Reply STOP to end them.",
            )
        """
        result: SourcesCreateResult = await self._calls.call(
            "sources.create",
            {
                "name": name,
                "method": method,
                "disclosure_text": disclosure_text,
                "url": url,
                "program_id": program_id,
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
        state: Literal["active", "archived"] | Omit = OMIT,
        cursor: str | Omit = OMIT,
        limit: int | Omit = OMIT,
        options: CallOptions | None = None,
    ) -> AsyncPaginator[Source, SourcesListResult]:
        """List sources.

        Sorted by name, each with its current disclosure text. `query` matches names that contain
        it, ignoring case and accents.

        Needs the permission `contacts`. Since 2.0.0.

        Args:
            query: Part of the name. 1 to 80 characters.
            state: Return only items in this state.
            cursor: Position in the list: the `next_cursor` of the previous page. Default: the first
                page. 1 to 400 characters.
            limit: Items per page. 1 to 200. Default: `50`.
            options: Settings of this call, such as its timeout.

        Returns:
            `items`: The objects of this page.
            `next_cursor`: Pass it as `cursor` to get the next page. Null on the last page.
            `warnings`: Present only when there are warnings.

        Example:
            async for item in tern.sources.list():
                print(item)
        """
        return self._calls.page(
            "sources.list",
            {"query": query, "state": state, "cursor": cursor, "limit": limit},
            options,
        )

    async def get(
        self,
        *,
        source_id: str,
        options: CallOptions | None = None,
    ) -> SourcesGetResult:
        """Get a source with all versions of its disclosure text.

        Newest version first, at most 200 versions.

        Needs the permission `contacts`. Since 2.0.0.

        Args:
            source_id: ID or name of the source. 1 to 64 characters.
            options: Settings of this call, such as its timeout.

        Returns:
            `source`: A place where people opt in to messages.
            `versions`: All versions, newest first.
            `warnings`: Present only when there are warnings.

        Raises:
            NotFoundError: Not found: no such resource in this account.

        Example:
            result = await tern.sources.get(source_id="src_01jd0000000000000000000001")
        """
        result: SourcesGetResult = await self._calls.call(
            "sources.get",
            {"source_id": source_id},
            options,
        )
        return result

    async def update(
        self,
        *,
        source_id: str,
        name: str | Omit = OMIT,
        method: ConsentMethodInput | Omit = OMIT,
        url: str | Omit = OMIT,
        disclosure_text: str | Omit = OMIT,
        program_id: str | Omit = OMIT,
        expected_version: int | Omit = OMIT,
        dry_run: bool | Omit = OMIT,
        idempotency_key: str | Omit = OMIT,
        options: CallOptions | None = None,
    ) -> SourcesUpdateResult:
        """Update a source; a new disclosure text creates a new version.

        Only the fields you send change. Earlier consent keeps the version that was shown. With
        `expected_version`, the update is rejected if the disclosure text has changed since. You
        cannot change an archived source.

        Needs the permission `contacts`. Since 2.0.0.

        Args:
            source_id: ID or name of the source. 1 to 64 characters.
            name: Name of the source. 1 to 80 characters.
            method: How people opt in at this source.
            url: URL of the place. 1 to 2000 characters.
            disclosure_text: Exact disclosure text that people agree to. 1 to 5000 characters.
            program_id: ID of the program that people opt in to. 1 to 64 characters.
            expected_version: Version of the disclosure text you last read. The update is rejected
                if it has changed since. 1 to 2147483647.
            dry_run: Whether to run the call without storing any change. The response is the same as
                for a real call. Default: `False`.
            idempotency_key: Key that is stable and unique per logical call. The same key with the
                same params returns the first response again, for 30 days. 1 to 200 characters.
            options: Settings of this call, such as its timeout.

        Returns:
            `source`: A place where people opt in to messages.
            `new_version`: Whether the call created a new version.
            `dry_run`: True when the call was a dry run and stored nothing.
            `replayed`: True when this is the stored response to an earlier call with the same
                `idempotency_key`.
            `warnings`: Present only when there are warnings.

        Raises:
            NotFoundError: Not found: no such resource in this account.
            UnprocessableError: Unprocessable: no eligible audience or content, or the state does
                not allow it.

        Example:
            result = await tern.sources.update(
                source_id="src_01jd0000000000000000000001",
                disclosure_text="By signing up you agree to get offers by text from Corner Bakery. Msg & data rates may apply. Reply STOP to end them.",
                expected_version=1,
            )
        """
        result: SourcesUpdateResult = await self._calls.call(
            "sources.update",
            {
                "source_id": source_id,
                "name": name,
                "method": method,
                "url": url,
                "disclosure_text": disclosure_text,
                "program_id": program_id,
                "expected_version": expected_version,
                "dry_run": dry_run,
                "idempotency_key": idempotency_key,
            },
            options,
        )
        return result

    async def stats(
        self,
        *,
        from_: TimestampInput | Omit = OMIT,
        to: TimestampInput | Omit = OMIT,
        options: CallOptions | None = None,
    ) -> SourcesStatsResult:
        """Count opt-ins, opt-outs and conversions per source in a period.

        Counts people, not entries: repeated consent counts once. An opt-out counts for the source
        of the person's latest opt-in. A conversion counts for the source of the contact's latest
        opt-in when it occurred; conversion values are summed per currency. The default period is
        the last 30 days. Returns at most 500 sources, those with the most opt-ins first.

        Needs the permission `contacts`. Since 2.0.0.

        Args:
            from_: Start of the period (RFC 3339, inclusive). Default: 30 days before `to`.
            to: End of the period (RFC 3339, exclusive). Default: now.
            options: Settings of this call, such as its timeout.

        Returns:
            `from`: Time in UTC (RFC 3339).
            `to`: Time in UTC (RFC 3339).
            `rows`: The rows, one for each group.
            `opt_outs_without_source`: Number of people who opted out and whose latest opt-in had no
                source.
            `conversions_without_source`: Number of conversions of people whose latest opt-in had no
                source.
            `revenue_without_source`: Value of these conversions, per currency.
            `warnings`: Present only when there are warnings.

        Example:
            result = await tern.sources.stats(
                from_="2026-11-01T00:00:00.000Z",
                to="2026-12-01T00:00:00.000Z",
            )
        """
        result: SourcesStatsResult = await self._calls.call(
            "sources.stats",
            {"from": from_, "to": to},
            options,
        )
        return result

    async def archive(
        self,
        *,
        source_id: str,
        dry_run: bool | Omit = OMIT,
        idempotency_key: str | Omit = OMIT,
        options: CallOptions | None = None,
    ) -> SourcesArchiveResult:
        """Archive a source and keep the consent that refers to it.

        An archived source accepts no new consent and cannot be changed. Archiving it again has no
        effect. You cannot undo this.

        Needs the permission `contacts`. Since 2.0.0.

        Args:
            source_id: ID or name of the source. 1 to 64 characters.
            dry_run: Whether to run the call without storing any change. The response is the same as
                for a real call. Default: `False`.
            idempotency_key: Key that is stable and unique per logical call. The same key with the
                same params returns the first response again, for 30 days. 1 to 200 characters.
            options: Settings of this call, such as its timeout.

        Returns:
            `source`: A place where people opt in to messages.
            `changed`: False when the source was already archived.
            `dry_run`: True when the call was a dry run and stored nothing.
            `replayed`: True when this is the stored response to an earlier call with the same
                `idempotency_key`.
            `warnings`: Present only when there are warnings.

        Raises:
            NotFoundError: Not found: no such resource in this account.

        Example:
            result = await tern.sources.archive(source_id="src_01jd0000000000000000000001")
        """
        result: SourcesArchiveResult = await self._calls.call(
            "sources.archive",
            {"source_id": source_id, "dry_run": dry_run, "idempotency_key": idempotency_key},
            options,
        )
        return result
