# Generated from openrpc.json by `npm run codegen`. Do not edit: change the contract or the emitter.
"""Attribution of conversions to messages."""

from __future__ import annotations

from typing import Literal

from ..._calls import AsyncCalls, Calls
from ..._omit import OMIT, Omit
from ..._options import CallOptions
from ..._pages import AsyncPaginator, Page
from ..types import (
    AttributionConfigureResult,
    AttributionExplainResult,
    AttributionGetResult,
    AttributionModelInput,
    AttributionRecomputeResult,
    AttributionReportResult,
    AttributionRow,
    TimestampInput,
)


class AttributionResource:
    """Attribution of conversions to messages."""

    def __init__(self, calls: Calls) -> None:
        self._calls = calls

    def configure(
        self,
        *,
        model: AttributionModelInput | Omit = OMIT,
        click_hours: int | Omit = OMIT,
        delivery_hours: int | Omit = OMIT,
        expected_version: int | Omit = OMIT,
        dry_run: bool | Omit = OMIT,
        idempotency_key: str | Omit = OMIT,
        options: CallOptions | None = None,
    ) -> AttributionConfigureResult:
        """Set how conversions are attributed to messages.

        New conversions are attributed by these settings. A message is a touch when the contact
        clicked a link in it within `click_hours` before the conversion, or, without a click, when
        it was delivered within `delivery_hours`. If there is any click, only clicked messages are
        credited. Clicks of bots never count. Each change creates a version, and conversions keep
        the credits of the version that they were recorded with; `attribution.recompute` applies
        other settings to the past. Default: model `last`, 120 hours after a click, 24 hours after a
        delivery.

        Needs the permission `analytics`. Since 2.0.0.

        Args:
            model: How the credit is divided among several touches. Default: unchanged.
            click_hours: Hours before a conversion in which a click counts; 0: clicks do not count.
                Default: unchanged. 0 to 720.
            delivery_hours: Hours before a conversion in which a delivery counts; 0: deliveries do
                not count. Default: unchanged. 0 to 720.
            expected_version: Version that you read. The call is rejected if another call has
                changed the settings since. 1 to 1000000000.
            dry_run: Whether to run the call without storing any change. The response is the same as
                for a real call. Default: `False`.
            idempotency_key: Key that is stable and unique per logical call. The same key with the
                same params returns the first response again, for 30 days. 1 to 200 characters.
            options: Settings of this call, such as its timeout.

        Returns:
            `settings`: Settings of attribution.
            `changed`: False when the settings already had these values.
            `dry_run`: True when the call was a dry run and stored nothing.
            `replayed`: True when this is the stored response to an earlier call with the same
                `idempotency_key`.
            `warnings`: Present only when there are warnings.

        Raises:
            UnprocessableError: Unprocessable: no eligible audience or content, or the state does
                not allow it.

        Example:
            result = tern.attribution.configure(click_hours=168, model="linear")
        """
        result: AttributionConfigureResult = self._calls.call(
            "attribution.configure",
            {
                "model": model,
                "click_hours": click_hours,
                "delivery_hours": delivery_hours,
                "expected_version": expected_version,
                "dry_run": dry_run,
                "idempotency_key": idempotency_key,
            },
            options,
        )
        return result

    def get(
        self,
        *,
        options: CallOptions | None = None,
    ) -> AttributionGetResult:
        """Show the attribution settings and recent recomputations.

        `recomputations` lists the last 20, newest first, with their progress.

        Needs the permission `analytics`. Since 2.0.0.

        Args:
            options: Settings of this call, such as its timeout.

        Returns:
            `settings`: Settings of attribution.
            `recomputations`: Recomputations, newest first.
            `warnings`: Present only when there are warnings.

        Example:
            result = tern.attribution.get()
        """
        result: AttributionGetResult = self._calls.call(
            "attribution.get",
            {},
            options,
        )
        return result

    def report(
        self,
        *,
        from_: TimestampInput | Omit = OMIT,
        to: TimestampInput | Omit = OMIT,
        group_by: Literal["campaign", "journey", "link", "source"] | Omit = OMIT,
        settings_version: int | Omit = OMIT,
        cursor: str | Omit = OMIT,
        limit: int | Omit = OMIT,
        options: CallOptions | None = None,
    ) -> Page[AttributionRow, AttributionReportResult]:
        """Report which campaigns, journeys, links or sources conversions are credited to.

        Each row is one object in one currency; values of different currencies are never added.
        `attributed` and `unattributed` are the totals of the period: rows grouped by campaign,
        journey or link add up to `attributed`. In rows grouped by source, a conversion counts in
        full for the source of the contact's latest opt-in, whether it is attributed or not.
        Conversions of contacts that have since been merged or forgotten are included. With
        `settings_version`, only conversions that were evaluated under that version count. Rows are
        sorted by ID, then by currency. The default period is the last 30 days.

        Needs the permission `analytics`. Since 2.0.0.

        Args:
            from_: Start of the period (RFC 3339, inclusive). Default: 30 days before `to`.
            to: End of the period (RFC 3339, exclusive). Default: now.
            group_by: What each row represents. Default: `"campaign"`.
            settings_version: Version of the settings under which conversions count. Default: for
                each conversion, the version of its recording or of the last recomputation. 0 to
                1000000000.
            cursor: Position in the list: the `next_cursor` of the previous page. Default: the first
                page. 1 to 400 characters.
            limit: Items per page. 1 to 200. Default: `50`.
            options: Settings of this call, such as its timeout.

        Returns:
            `from`: Time in UTC (RFC 3339).
            `to`: Time in UTC (RFC 3339).
            `group_by`: What each row represents.
            `items`: The objects of this page.
            `next_cursor`: Pass it as `cursor` to get the next page. Null on the last page.
            `attributed`: Totals of what is credited to messages, by currency.
            `unattributed`: Totals of conversions without a touch, by currency.
            `held_out`: Totals of conversions of contacts in the account's hold-out, by currency.
                They are included in the other two totals. Their credits belong to transactional
                messages.
            `settings_versions`: Versions that the figures come from; several while a recomputation
                runs or after a change of the settings.
            `warnings`: Present only when there are warnings.
            `refunds`: Refunds that were made in the period, by currency, whatever the times of
                their conversions.

        Raises:
            NotFoundError: Not found: no such resource in this account.

        Example:
            for item in tern.attribution.report(
                from_="2026-11-01T00:00:00.000Z",
                to="2026-12-01T00:00:00.000Z",
            ):
                print(item)
        """
        return self._calls.page(
            "attribution.report",
            {
                "from": from_,
                "to": to,
                "group_by": group_by,
                "settings_version": settings_version,
                "cursor": cursor,
                "limit": limit,
            },
            options,
        )

    def explain(
        self,
        *,
        conversion_id: str,
        settings_version: int | Omit = OMIT,
        options: CallOptions | None = None,
    ) -> AttributionExplainResult:
        """Explain which messages a conversion was credited to, and why.

        Lists the touches in the order of their times, also those without credit, and the rule that
        divided the credit. The values of all touches sum to the value of the conversion. At most
        the latest 100 touches of each kind count.

        Needs the permission `analytics`. Since 2.0.0.

        Args:
            conversion_id: ID of the conversion. 1 to 64 characters.
            settings_version: Version of the settings to explain. Default: the version that the
                conversion counts under. 0 to 1000000000.
            options: Settings of this call, such as its timeout.

        Returns:
            `conversion`: The conversion.
            `settings`: Settings of attribution.
            `is_current`: Whether the conversion counts under this version in reports.
            `touches`: Messages before the conversion, in the order of their times.
            `rule`: What counted and how the credit was divided, as a sentence.
            `warnings`: Present only when there are warnings.
            `refunds`: Refunds of the conversion, the first recorded first.
            `corrections`: What the conversion was before each correction, the first correction
                first.

        Raises:
            NotFoundError: Not found: no such resource in this account.

        Example:
            result = tern.attribution.explain(
                conversion_id="cnv_01jd0000000000000000000001",
            )
        """
        result: AttributionExplainResult = self._calls.call(
            "attribution.explain",
            {"conversion_id": conversion_id, "settings_version": settings_version},
            options,
        )
        return result

    def recompute(
        self,
        *,
        from_: TimestampInput,
        to: TimestampInput | Omit = OMIT,
        model: AttributionModelInput | Omit = OMIT,
        click_hours: int | Omit = OMIT,
        delivery_hours: int | Omit = OMIT,
        dry_run: bool | Omit = OMIT,
        idempotency_key: str | Omit = OMIT,
        options: CallOptions | None = None,
    ) -> AttributionRecomputeResult:
        """Attribute the conversions of a period again, with other settings.

        Starts a background job with its own settings, which are a new version. New conversions keep
        using the settings of `attribution.configure`. Each conversion moves to the new version as
        soon as it is recomputed, and reports always count it once. The credits of earlier versions
        stay readable with `settings_version` in `attribution.report` and `attribution.explain`.
        Conversions of forgotten contacts keep their credits. Only one recomputation can run at a
        time; `attribution.get` shows its progress.

        Needs the permission `analytics`. Since 2.0.0.

        Args:
            from_: Start of the period of conversions (RFC 3339, inclusive).
            to: End of the period (RFC 3339, exclusive). Default: now.
            model: How the credit is divided among several touches. Default: the current setting.
            click_hours: Hours before a conversion in which a click counts; 0: clicks do not count.
                Default: the current setting. 0 to 720.
            delivery_hours: Hours before a conversion in which a delivery counts; 0: deliveries do
                not count. Default: the current setting. 0 to 720.
            dry_run: Whether to run the call without storing any change. The response is the same as
                for a real call. Default: `False`.
            idempotency_key: Key that is stable and unique per logical call. The same key with the
                same params returns the first response again, for 30 days. 1 to 200 characters.
            options: Settings of this call, such as its timeout.

        Returns:
            `job_id`: ID of the recomputation.
            `settings_version`: Version of the settings that it applies.
            `conversions`: Conversions in the period.
            `dry_run`: True when the call was a dry run and stored nothing.
            `replayed`: True when this is the stored response to an earlier call with the same
                `idempotency_key`.
            `warnings`: Present only when there are warnings.

        Raises:
            UnprocessableError: Unprocessable: no eligible audience or content, or the state does
                not allow it.

        Example:
            result = tern.attribution.recompute(
                click_hours=168,
                from_="2026-11-01T00:00:00.000Z",
                to="2026-12-01T00:00:00.000Z",
                model="position",
            )
        """
        result: AttributionRecomputeResult = self._calls.call(
            "attribution.recompute",
            {
                "from": from_,
                "to": to,
                "model": model,
                "click_hours": click_hours,
                "delivery_hours": delivery_hours,
                "dry_run": dry_run,
                "idempotency_key": idempotency_key,
            },
            options,
        )
        return result


class AsyncAttributionResource:
    """Attribution of conversions to messages."""

    def __init__(self, calls: AsyncCalls) -> None:
        self._calls = calls

    async def configure(
        self,
        *,
        model: AttributionModelInput | Omit = OMIT,
        click_hours: int | Omit = OMIT,
        delivery_hours: int | Omit = OMIT,
        expected_version: int | Omit = OMIT,
        dry_run: bool | Omit = OMIT,
        idempotency_key: str | Omit = OMIT,
        options: CallOptions | None = None,
    ) -> AttributionConfigureResult:
        """Set how conversions are attributed to messages.

        New conversions are attributed by these settings. A message is a touch when the contact
        clicked a link in it within `click_hours` before the conversion, or, without a click, when
        it was delivered within `delivery_hours`. If there is any click, only clicked messages are
        credited. Clicks of bots never count. Each change creates a version, and conversions keep
        the credits of the version that they were recorded with; `attribution.recompute` applies
        other settings to the past. Default: model `last`, 120 hours after a click, 24 hours after a
        delivery.

        Needs the permission `analytics`. Since 2.0.0.

        Args:
            model: How the credit is divided among several touches. Default: unchanged.
            click_hours: Hours before a conversion in which a click counts; 0: clicks do not count.
                Default: unchanged. 0 to 720.
            delivery_hours: Hours before a conversion in which a delivery counts; 0: deliveries do
                not count. Default: unchanged. 0 to 720.
            expected_version: Version that you read. The call is rejected if another call has
                changed the settings since. 1 to 1000000000.
            dry_run: Whether to run the call without storing any change. The response is the same as
                for a real call. Default: `False`.
            idempotency_key: Key that is stable and unique per logical call. The same key with the
                same params returns the first response again, for 30 days. 1 to 200 characters.
            options: Settings of this call, such as its timeout.

        Returns:
            `settings`: Settings of attribution.
            `changed`: False when the settings already had these values.
            `dry_run`: True when the call was a dry run and stored nothing.
            `replayed`: True when this is the stored response to an earlier call with the same
                `idempotency_key`.
            `warnings`: Present only when there are warnings.

        Raises:
            UnprocessableError: Unprocessable: no eligible audience or content, or the state does
                not allow it.

        Example:
            result = await tern.attribution.configure(click_hours=168, model="linear")
        """
        result: AttributionConfigureResult = await self._calls.call(
            "attribution.configure",
            {
                "model": model,
                "click_hours": click_hours,
                "delivery_hours": delivery_hours,
                "expected_version": expected_version,
                "dry_run": dry_run,
                "idempotency_key": idempotency_key,
            },
            options,
        )
        return result

    async def get(
        self,
        *,
        options: CallOptions | None = None,
    ) -> AttributionGetResult:
        """Show the attribution settings and recent recomputations.

        `recomputations` lists the last 20, newest first, with their progress.

        Needs the permission `analytics`. Since 2.0.0.

        Args:
            options: Settings of this call, such as its timeout.

        Returns:
            `settings`: Settings of attribution.
            `recomputations`: Recomputations, newest first.
            `warnings`: Present only when there are warnings.

        Example:
            result = await tern.attribution.get()
        """
        result: AttributionGetResult = await self._calls.call(
            "attribution.get",
            {},
            options,
        )
        return result

    def report(
        self,
        *,
        from_: TimestampInput | Omit = OMIT,
        to: TimestampInput | Omit = OMIT,
        group_by: Literal["campaign", "journey", "link", "source"] | Omit = OMIT,
        settings_version: int | Omit = OMIT,
        cursor: str | Omit = OMIT,
        limit: int | Omit = OMIT,
        options: CallOptions | None = None,
    ) -> AsyncPaginator[AttributionRow, AttributionReportResult]:
        """Report which campaigns, journeys, links or sources conversions are credited to.

        Each row is one object in one currency; values of different currencies are never added.
        `attributed` and `unattributed` are the totals of the period: rows grouped by campaign,
        journey or link add up to `attributed`. In rows grouped by source, a conversion counts in
        full for the source of the contact's latest opt-in, whether it is attributed or not.
        Conversions of contacts that have since been merged or forgotten are included. With
        `settings_version`, only conversions that were evaluated under that version count. Rows are
        sorted by ID, then by currency. The default period is the last 30 days.

        Needs the permission `analytics`. Since 2.0.0.

        Args:
            from_: Start of the period (RFC 3339, inclusive). Default: 30 days before `to`.
            to: End of the period (RFC 3339, exclusive). Default: now.
            group_by: What each row represents. Default: `"campaign"`.
            settings_version: Version of the settings under which conversions count. Default: for
                each conversion, the version of its recording or of the last recomputation. 0 to
                1000000000.
            cursor: Position in the list: the `next_cursor` of the previous page. Default: the first
                page. 1 to 400 characters.
            limit: Items per page. 1 to 200. Default: `50`.
            options: Settings of this call, such as its timeout.

        Returns:
            `from`: Time in UTC (RFC 3339).
            `to`: Time in UTC (RFC 3339).
            `group_by`: What each row represents.
            `items`: The objects of this page.
            `next_cursor`: Pass it as `cursor` to get the next page. Null on the last page.
            `attributed`: Totals of what is credited to messages, by currency.
            `unattributed`: Totals of conversions without a touch, by currency.
            `held_out`: Totals of conversions of contacts in the account's hold-out, by currency.
                They are included in the other two totals. Their credits belong to transactional
                messages.
            `settings_versions`: Versions that the figures come from; several while a recomputation
                runs or after a change of the settings.
            `warnings`: Present only when there are warnings.
            `refunds`: Refunds that were made in the period, by currency, whatever the times of
                their conversions.

        Raises:
            NotFoundError: Not found: no such resource in this account.

        Example:
            async for item in tern.attribution.report(
                from_="2026-11-01T00:00:00.000Z",
                to="2026-12-01T00:00:00.000Z",
            ):
                print(item)
        """
        return self._calls.page(
            "attribution.report",
            {
                "from": from_,
                "to": to,
                "group_by": group_by,
                "settings_version": settings_version,
                "cursor": cursor,
                "limit": limit,
            },
            options,
        )

    async def explain(
        self,
        *,
        conversion_id: str,
        settings_version: int | Omit = OMIT,
        options: CallOptions | None = None,
    ) -> AttributionExplainResult:
        """Explain which messages a conversion was credited to, and why.

        Lists the touches in the order of their times, also those without credit, and the rule that
        divided the credit. The values of all touches sum to the value of the conversion. At most
        the latest 100 touches of each kind count.

        Needs the permission `analytics`. Since 2.0.0.

        Args:
            conversion_id: ID of the conversion. 1 to 64 characters.
            settings_version: Version of the settings to explain. Default: the version that the
                conversion counts under. 0 to 1000000000.
            options: Settings of this call, such as its timeout.

        Returns:
            `conversion`: The conversion.
            `settings`: Settings of attribution.
            `is_current`: Whether the conversion counts under this version in reports.
            `touches`: Messages before the conversion, in the order of their times.
            `rule`: What counted and how the credit was divided, as a sentence.
            `warnings`: Present only when there are warnings.
            `refunds`: Refunds of the conversion, the first recorded first.
            `corrections`: What the conversion was before each correction, the first correction
                first.

        Raises:
            NotFoundError: Not found: no such resource in this account.

        Example:
            result = await tern.attribution.explain(
                conversion_id="cnv_01jd0000000000000000000001",
            )
        """
        result: AttributionExplainResult = await self._calls.call(
            "attribution.explain",
            {"conversion_id": conversion_id, "settings_version": settings_version},
            options,
        )
        return result

    async def recompute(
        self,
        *,
        from_: TimestampInput,
        to: TimestampInput | Omit = OMIT,
        model: AttributionModelInput | Omit = OMIT,
        click_hours: int | Omit = OMIT,
        delivery_hours: int | Omit = OMIT,
        dry_run: bool | Omit = OMIT,
        idempotency_key: str | Omit = OMIT,
        options: CallOptions | None = None,
    ) -> AttributionRecomputeResult:
        """Attribute the conversions of a period again, with other settings.

        Starts a background job with its own settings, which are a new version. New conversions keep
        using the settings of `attribution.configure`. Each conversion moves to the new version as
        soon as it is recomputed, and reports always count it once. The credits of earlier versions
        stay readable with `settings_version` in `attribution.report` and `attribution.explain`.
        Conversions of forgotten contacts keep their credits. Only one recomputation can run at a
        time; `attribution.get` shows its progress.

        Needs the permission `analytics`. Since 2.0.0.

        Args:
            from_: Start of the period of conversions (RFC 3339, inclusive).
            to: End of the period (RFC 3339, exclusive). Default: now.
            model: How the credit is divided among several touches. Default: the current setting.
            click_hours: Hours before a conversion in which a click counts; 0: clicks do not count.
                Default: the current setting. 0 to 720.
            delivery_hours: Hours before a conversion in which a delivery counts; 0: deliveries do
                not count. Default: the current setting. 0 to 720.
            dry_run: Whether to run the call without storing any change. The response is the same as
                for a real call. Default: `False`.
            idempotency_key: Key that is stable and unique per logical call. The same key with the
                same params returns the first response again, for 30 days. 1 to 200 characters.
            options: Settings of this call, such as its timeout.

        Returns:
            `job_id`: ID of the recomputation.
            `settings_version`: Version of the settings that it applies.
            `conversions`: Conversions in the period.
            `dry_run`: True when the call was a dry run and stored nothing.
            `replayed`: True when this is the stored response to an earlier call with the same
                `idempotency_key`.
            `warnings`: Present only when there are warnings.

        Raises:
            UnprocessableError: Unprocessable: no eligible audience or content, or the state does
                not allow it.

        Example:
            result = await tern.attribution.recompute(
                click_hours=168,
                from_="2026-11-01T00:00:00.000Z",
                to="2026-12-01T00:00:00.000Z",
                model="position",
            )
        """
        result: AttributionRecomputeResult = await self._calls.call(
            "attribution.recompute",
            {
                "from": from_,
                "to": to,
                "model": model,
                "click_hours": click_hours,
                "delivery_hours": delivery_hours,
                "dry_run": dry_run,
                "idempotency_key": idempotency_key,
            },
            options,
        )
        return result
