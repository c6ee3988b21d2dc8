# Generated from openrpc.json by `npm run codegen`. Do not edit: change the contract or the emitter.
"""Short links."""

from __future__ import annotations

from datetime import datetime
from typing import Literal

from ..._calls import AsyncCalls, Calls
from ..._omit import OMIT, Omit
from ..._options import CallOptions
from ..._pages import AsyncPaginator, Page
from ..types import (
    Link,
    LinksCreateResult,
    LinksDisableResult,
    LinksListResult,
    LinksSetDomainResult,
    LinksStatsResult,
    LinksUpdateResult,
    TimestampInput,
    Utm,
)


class LinksResource:
    """Short links."""

    def __init__(self, calls: Calls) -> None:
        self._calls = calls

    def create(
        self,
        *,
        url: str,
        campaign_id: str | Omit = OMIT,
        utm: Utm | Omit = OMIT,
        expires_at: TimestampInput | Omit = OMIT,
        fallback_url: str | Omit = OMIT,
        dry_run: bool | Omit = OMIT,
        idempotency_key: str | Omit = OMIT,
        options: CallOptions | None = None,
    ) -> LinksCreateResult:
        """Create a short link with click counts.

        The short URL redirects to `url` with the UTM parameters added. Clicks are counted as human
        or bot. Refused destinations: IP addresses, URLs with credentials, short links of this
        service, and public URL shorteners, which carriers block. For a short link per recipient in
        messages, set `shorten_links` when you send.

        Needs the permission `campaigns`. Since 2.0.0.

        Args:
            url: Destination URL, http or https. 1 to 2000 characters.
            campaign_id: ID of the campaign that the link belongs to. 1 to 64 characters.
            utm: UTM parameters for the destination. Default: none.
            expires_at: Time from which the link no longer leads to the destination (RFC 3339).
                Default: never.
            fallback_url: URL for clicks on the link after it expired or was disabled. Default: a
                page that says so. 1 to 2000 characters.
            dry_run: Whether to run the call without storing any change. The response is the same as
                for a real call. Default: `False`.
            idempotency_key: Key that is stable and unique per logical call. The same key with the
                same params returns the first response again, for 30 days. 1 to 200 characters.
            options: Settings of this call, such as its timeout.

        Returns:
            `link`: A short link and its destination.
            `dry_run`: True when the call was a dry run and stored nothing.
            `replayed`: True when this is the stored response to an earlier call with the same
                `idempotency_key`.
            `warnings`: Present only when there are warnings.

        Raises:
            NotFoundError: Not found: no such resource in this account.

        Example:
            result = tern.links.create(
                url="https://example.com/sale",
                utm={
                    "source": "sms",
                    "medium": "text",
                    "campaign": "winter",
                    "term": "shoes",
                    "content": "top",
                },
            )
        """
        result: LinksCreateResult = self._calls.call(
            "links.create",
            {
                "url": url,
                "campaign_id": campaign_id,
                "utm": utm,
                "expires_at": expires_at,
                "fallback_url": fallback_url,
                "dry_run": dry_run,
                "idempotency_key": idempotency_key,
            },
            options,
        )
        return result

    def list(
        self,
        *,
        campaign_id: str | Omit = OMIT,
        cursor: str | Omit = OMIT,
        limit: int | Omit = OMIT,
        options: CallOptions | None = None,
    ) -> Page[Link, LinksListResult]:
        """List short links.

        Newest first. Includes links that messages with `shorten_links` created: one per campaign
        and destination.

        Needs the permission `campaigns`. Since 2.0.0.

        Args:
            campaign_id: Return only links of this campaign. 1 to 64 characters.
            cursor: Position in the list: the `next_cursor` of the previous page. Default: the first
                page. 1 to 400 characters.
            limit: Items per page. 1 to 200. Default: `50`.
            options: Settings of this call, such as its timeout.

        Returns:
            `items`: The objects of this page.
            `next_cursor`: Pass it as `cursor` to get the next page. Null on the last page.
            `warnings`: Present only when there are warnings.

        Example:
            for item in tern.links.list():
                print(item)
        """
        return self._calls.page(
            "links.list",
            {"campaign_id": campaign_id, "cursor": cursor, "limit": limit},
            options,
        )

    def stats(
        self,
        *,
        link_id: str,
        from_: TimestampInput | Omit = OMIT,
        to: TimestampInput | Omit = OMIT,
        bucket: Literal["hour", "day"] | Omit = OMIT,
        options: CallOptions | None = None,
    ) -> LinksStatsResult:
        """Count the clicks of a link, human and bot, per hour or day.

        Link previews, security scanners and prefetching open most links in messages before people
        do, so clicks of bots are counted separately. `unique_clickers` counts short URLs with a
        human click: with `shorten_links`, each recipient of a message has one. Clicks appear within
        seconds. The default period is the last 30 days.

        Needs the permission `campaigns`. Since 2.0.0.

        Args:
            link_id: ID of the link. 1 to 64 characters.
            from_: Start of the period (RFC 3339, inclusive), rounded down to the hour or day.
                Default: 30 days before `to`.
            to: End of the period (RFC 3339, exclusive). Default: now.
            bucket: Length of a row. Hours are those of UTC, days those of the time zone of
                `agent.settings`. Periods are at most 31 days by hour and 400 days by day. Default:
                day.
            options: Settings of this call, such as its timeout.

        Returns:
            `link_id`: ID of the link.
            `from`: Time in UTC (RFC 3339).
            `to`: Time in UTC (RFC 3339).
            `human`: Clicks of people in the period.
            `bot`: Clicks of bots in the period.
            `unique_clickers`: Short URLs whose first human click was in the period.
            `by_rule`: Clicks by how they were classified, most first.
            `rows`: Hours or days with clicks, in order of time.
            `warnings`: Present only when there are warnings.

        Raises:
            NotFoundError: Not found: no such resource in this account.

        Example:
            result = tern.links.stats(
                link_id="lnk_01jd0000000000000000000001",
                from_="2026-11-01T00:00:00.000Z",
                to="2026-12-01T00:00:00.000Z",
            )
        """
        result: LinksStatsResult = self._calls.call(
            "links.stats",
            {"link_id": link_id, "from": from_, "to": to, "bucket": bucket},
            options,
        )
        return result

    def update(
        self,
        *,
        link_id: str,
        url: str | Omit = OMIT,
        utm: Utm | Omit = OMIT,
        expires_at: str | datetime | None | Omit = OMIT,
        fallback_url: str | None | Omit = OMIT,
        expected_version: int | Omit = OMIT,
        dry_run: bool | Omit = OMIT,
        idempotency_key: str | Omit = OMIT,
        options: CallOptions | None = None,
    ) -> LinksUpdateResult:
        """Change the destination, UTM parameters, expiry or fallback of a link.

        Only the fields you send change; null clears one. The short URLs stay the same, and the
        change takes effect at the next click. With `expected_version`, the update is rejected if
        the link has changed since. You cannot update a disabled link.

        Needs the permission `campaigns`. Since 2.0.0.

        Args:
            link_id: ID of the link. 1 to 64 characters.
            url: Destination URL, http or https. 1 to 2000 characters.
            utm: UTM parameters, which replace the present ones.
            expires_at: Time from which the link no longer leads to the destination (RFC 3339).
                Null: never. Format: date-time.
            fallback_url: URL for clicks on the link after it expired or was disabled. Null: a page
                that says so. 1 to 2000 characters.
            expected_version: Version of the link you last read. The update is rejected if it has
                changed since. 1 to 2147483647.
            dry_run: Whether to run the call without storing any change. The response is the same as
                for a real call. Default: `False`.
            idempotency_key: Key that is stable and unique per logical call. The same key with the
                same params returns the first response again, for 30 days. 1 to 200 characters.
            options: Settings of this call, such as its timeout.

        Returns:
            `link`: A short link and its destination.
            `dry_run`: True when the call was a dry run and stored nothing.
            `replayed`: True when this is the stored response to an earlier call with the same
                `idempotency_key`.
            `warnings`: Present only when there are warnings.

        Raises:
            NotFoundError: Not found: no such resource in this account.
            UnprocessableError: Unprocessable: no eligible audience or content, or the state does
                not allow it.

        Example:
            result = tern.links.update(
                link_id="lnk_01jd0000000000000000000001",
                url="https://example.com/winter-sale",
                expected_version=1,
            )
        """
        result: LinksUpdateResult = self._calls.call(
            "links.update",
            {
                "link_id": link_id,
                "url": url,
                "utm": utm,
                "expires_at": expires_at,
                "fallback_url": fallback_url,
                "expected_version": expected_version,
                "dry_run": dry_run,
                "idempotency_key": idempotency_key,
            },
            options,
        )
        return result

    def set_domain(
        self,
        *,
        domain: str | None,
        dry_run: bool | Omit = OMIT,
        idempotency_key: str | Omit = OMIT,
        options: CallOptions | None = None,
    ) -> LinksSetDomainResult:
        """Set the branded domain of the account's short links.

        Returns the DNS records to set at the domain's provider. The service checks them in the
        background, at first every few seconds and then less often, and daily once they are correct.
        Call again with the same domain to see the result and to check again now. New short links
        use the domain while it is verified; short URLs that were already sent keep working. A
        verified domain serves only the links of its account.

        Needs the permission `campaigns`. Since 2.0.0.

        Args:
            domain: Host name such as `go.example.com`, a subdomain that serves nothing else. Null
                removes the domain. 4 to 253 characters.
            dry_run: Whether to run the call without storing any change. The response is the same as
                for a real call. Default: `False`.
            idempotency_key: Key that is stable and unique per logical call. The same key with the
                same params returns the first response again, for 30 days. 1 to 200 characters.
            options: Settings of this call, such as its timeout.

        Returns:
            `domain`: Host name in lower case, in ASCII form; null after it was removed.
            `dns_records`: DNS records to set; empty after the domain was removed.
            `verified`: Whether the last check found both records.
            `finding`: Why the last check failed; null if it did not fail or is still to come.
            `checked_at`: Time of the last check; null before the first.
            `dry_run`: True when the call was a dry run and stored nothing.
            `replayed`: True when this is the stored response to an earlier call with the same
                `idempotency_key`.
            `warnings`: Present only when there are warnings.

        Raises:
            UnprocessableError: Unprocessable: no eligible audience or content, or the state does
                not allow it.

        Example:
            result = tern.links.set_domain(domain="go.example.com")
        """
        result: LinksSetDomainResult = self._calls.call(
            "links.setDomain",
            {"domain": domain, "dry_run": dry_run, "idempotency_key": idempotency_key},
            options,
        )
        return result

    def disable(
        self,
        *,
        link_id: str,
        dry_run: bool | Omit = OMIT,
        idempotency_key: str | Omit = OMIT,
        options: CallOptions | None = None,
    ) -> LinksDisableResult:
        """Disable a link, so that it no longer leads to its destination.

        Every short URL of the link then leads to the fallback URL or to a page that says so. Click
        counts stay. Disabling it again has no effect. You cannot undo this.

        Needs the permission `campaigns`. Since 2.0.0.

        Args:
            link_id: ID of the link. 1 to 64 characters.
            dry_run: Whether to run the call without storing any change. The response is the same as
                for a real call. Default: `False`.
            idempotency_key: Key that is stable and unique per logical call. The same key with the
                same params returns the first response again, for 30 days. 1 to 200 characters.
            options: Settings of this call, such as its timeout.

        Returns:
            `link`: A short link and its destination.
            `changed`: False when the link was already disabled.
            `dry_run`: True when the call was a dry run and stored nothing.
            `replayed`: True when this is the stored response to an earlier call with the same
                `idempotency_key`.
            `warnings`: Present only when there are warnings.

        Raises:
            NotFoundError: Not found: no such resource in this account.

        Example:
            result = tern.links.disable(link_id="lnk_01jd0000000000000000000001")
        """
        result: LinksDisableResult = self._calls.call(
            "links.disable",
            {"link_id": link_id, "dry_run": dry_run, "idempotency_key": idempotency_key},
            options,
        )
        return result


class AsyncLinksResource:
    """Short links."""

    def __init__(self, calls: AsyncCalls) -> None:
        self._calls = calls

    async def create(
        self,
        *,
        url: str,
        campaign_id: str | Omit = OMIT,
        utm: Utm | Omit = OMIT,
        expires_at: TimestampInput | Omit = OMIT,
        fallback_url: str | Omit = OMIT,
        dry_run: bool | Omit = OMIT,
        idempotency_key: str | Omit = OMIT,
        options: CallOptions | None = None,
    ) -> LinksCreateResult:
        """Create a short link with click counts.

        The short URL redirects to `url` with the UTM parameters added. Clicks are counted as human
        or bot. Refused destinations: IP addresses, URLs with credentials, short links of this
        service, and public URL shorteners, which carriers block. For a short link per recipient in
        messages, set `shorten_links` when you send.

        Needs the permission `campaigns`. Since 2.0.0.

        Args:
            url: Destination URL, http or https. 1 to 2000 characters.
            campaign_id: ID of the campaign that the link belongs to. 1 to 64 characters.
            utm: UTM parameters for the destination. Default: none.
            expires_at: Time from which the link no longer leads to the destination (RFC 3339).
                Default: never.
            fallback_url: URL for clicks on the link after it expired or was disabled. Default: a
                page that says so. 1 to 2000 characters.
            dry_run: Whether to run the call without storing any change. The response is the same as
                for a real call. Default: `False`.
            idempotency_key: Key that is stable and unique per logical call. The same key with the
                same params returns the first response again, for 30 days. 1 to 200 characters.
            options: Settings of this call, such as its timeout.

        Returns:
            `link`: A short link and its destination.
            `dry_run`: True when the call was a dry run and stored nothing.
            `replayed`: True when this is the stored response to an earlier call with the same
                `idempotency_key`.
            `warnings`: Present only when there are warnings.

        Raises:
            NotFoundError: Not found: no such resource in this account.

        Example:
            result = await tern.links.create(
                url="https://example.com/sale",
                utm={
                    "source": "sms",
                    "medium": "text",
                    "campaign": "winter",
                    "term": "shoes",
                    "content": "top",
                },
            )
        """
        result: LinksCreateResult = await self._calls.call(
            "links.create",
            {
                "url": url,
                "campaign_id": campaign_id,
                "utm": utm,
                "expires_at": expires_at,
                "fallback_url": fallback_url,
                "dry_run": dry_run,
                "idempotency_key": idempotency_key,
            },
            options,
        )
        return result

    def list(
        self,
        *,
        campaign_id: str | Omit = OMIT,
        cursor: str | Omit = OMIT,
        limit: int | Omit = OMIT,
        options: CallOptions | None = None,
    ) -> AsyncPaginator[Link, LinksListResult]:
        """List short links.

        Newest first. Includes links that messages with `shorten_links` created: one per campaign
        and destination.

        Needs the permission `campaigns`. Since 2.0.0.

        Args:
            campaign_id: Return only links of this campaign. 1 to 64 characters.
            cursor: Position in the list: the `next_cursor` of the previous page. Default: the first
                page. 1 to 400 characters.
            limit: Items per page. 1 to 200. Default: `50`.
            options: Settings of this call, such as its timeout.

        Returns:
            `items`: The objects of this page.
            `next_cursor`: Pass it as `cursor` to get the next page. Null on the last page.
            `warnings`: Present only when there are warnings.

        Example:
            async for item in tern.links.list():
                print(item)
        """
        return self._calls.page(
            "links.list",
            {"campaign_id": campaign_id, "cursor": cursor, "limit": limit},
            options,
        )

    async def stats(
        self,
        *,
        link_id: str,
        from_: TimestampInput | Omit = OMIT,
        to: TimestampInput | Omit = OMIT,
        bucket: Literal["hour", "day"] | Omit = OMIT,
        options: CallOptions | None = None,
    ) -> LinksStatsResult:
        """Count the clicks of a link, human and bot, per hour or day.

        Link previews, security scanners and prefetching open most links in messages before people
        do, so clicks of bots are counted separately. `unique_clickers` counts short URLs with a
        human click: with `shorten_links`, each recipient of a message has one. Clicks appear within
        seconds. The default period is the last 30 days.

        Needs the permission `campaigns`. Since 2.0.0.

        Args:
            link_id: ID of the link. 1 to 64 characters.
            from_: Start of the period (RFC 3339, inclusive), rounded down to the hour or day.
                Default: 30 days before `to`.
            to: End of the period (RFC 3339, exclusive). Default: now.
            bucket: Length of a row. Hours are those of UTC, days those of the time zone of
                `agent.settings`. Periods are at most 31 days by hour and 400 days by day. Default:
                day.
            options: Settings of this call, such as its timeout.

        Returns:
            `link_id`: ID of the link.
            `from`: Time in UTC (RFC 3339).
            `to`: Time in UTC (RFC 3339).
            `human`: Clicks of people in the period.
            `bot`: Clicks of bots in the period.
            `unique_clickers`: Short URLs whose first human click was in the period.
            `by_rule`: Clicks by how they were classified, most first.
            `rows`: Hours or days with clicks, in order of time.
            `warnings`: Present only when there are warnings.

        Raises:
            NotFoundError: Not found: no such resource in this account.

        Example:
            result = await tern.links.stats(
                link_id="lnk_01jd0000000000000000000001",
                from_="2026-11-01T00:00:00.000Z",
                to="2026-12-01T00:00:00.000Z",
            )
        """
        result: LinksStatsResult = await self._calls.call(
            "links.stats",
            {"link_id": link_id, "from": from_, "to": to, "bucket": bucket},
            options,
        )
        return result

    async def update(
        self,
        *,
        link_id: str,
        url: str | Omit = OMIT,
        utm: Utm | Omit = OMIT,
        expires_at: str | datetime | None | Omit = OMIT,
        fallback_url: str | None | Omit = OMIT,
        expected_version: int | Omit = OMIT,
        dry_run: bool | Omit = OMIT,
        idempotency_key: str | Omit = OMIT,
        options: CallOptions | None = None,
    ) -> LinksUpdateResult:
        """Change the destination, UTM parameters, expiry or fallback of a link.

        Only the fields you send change; null clears one. The short URLs stay the same, and the
        change takes effect at the next click. With `expected_version`, the update is rejected if
        the link has changed since. You cannot update a disabled link.

        Needs the permission `campaigns`. Since 2.0.0.

        Args:
            link_id: ID of the link. 1 to 64 characters.
            url: Destination URL, http or https. 1 to 2000 characters.
            utm: UTM parameters, which replace the present ones.
            expires_at: Time from which the link no longer leads to the destination (RFC 3339).
                Null: never. Format: date-time.
            fallback_url: URL for clicks on the link after it expired or was disabled. Null: a page
                that says so. 1 to 2000 characters.
            expected_version: Version of the link you last read. The update is rejected if it has
                changed since. 1 to 2147483647.
            dry_run: Whether to run the call without storing any change. The response is the same as
                for a real call. Default: `False`.
            idempotency_key: Key that is stable and unique per logical call. The same key with the
                same params returns the first response again, for 30 days. 1 to 200 characters.
            options: Settings of this call, such as its timeout.

        Returns:
            `link`: A short link and its destination.
            `dry_run`: True when the call was a dry run and stored nothing.
            `replayed`: True when this is the stored response to an earlier call with the same
                `idempotency_key`.
            `warnings`: Present only when there are warnings.

        Raises:
            NotFoundError: Not found: no such resource in this account.
            UnprocessableError: Unprocessable: no eligible audience or content, or the state does
                not allow it.

        Example:
            result = await tern.links.update(
                link_id="lnk_01jd0000000000000000000001",
                url="https://example.com/winter-sale",
                expected_version=1,
            )
        """
        result: LinksUpdateResult = await self._calls.call(
            "links.update",
            {
                "link_id": link_id,
                "url": url,
                "utm": utm,
                "expires_at": expires_at,
                "fallback_url": fallback_url,
                "expected_version": expected_version,
                "dry_run": dry_run,
                "idempotency_key": idempotency_key,
            },
            options,
        )
        return result

    async def set_domain(
        self,
        *,
        domain: str | None,
        dry_run: bool | Omit = OMIT,
        idempotency_key: str | Omit = OMIT,
        options: CallOptions | None = None,
    ) -> LinksSetDomainResult:
        """Set the branded domain of the account's short links.

        Returns the DNS records to set at the domain's provider. The service checks them in the
        background, at first every few seconds and then less often, and daily once they are correct.
        Call again with the same domain to see the result and to check again now. New short links
        use the domain while it is verified; short URLs that were already sent keep working. A
        verified domain serves only the links of its account.

        Needs the permission `campaigns`. Since 2.0.0.

        Args:
            domain: Host name such as `go.example.com`, a subdomain that serves nothing else. Null
                removes the domain. 4 to 253 characters.
            dry_run: Whether to run the call without storing any change. The response is the same as
                for a real call. Default: `False`.
            idempotency_key: Key that is stable and unique per logical call. The same key with the
                same params returns the first response again, for 30 days. 1 to 200 characters.
            options: Settings of this call, such as its timeout.

        Returns:
            `domain`: Host name in lower case, in ASCII form; null after it was removed.
            `dns_records`: DNS records to set; empty after the domain was removed.
            `verified`: Whether the last check found both records.
            `finding`: Why the last check failed; null if it did not fail or is still to come.
            `checked_at`: Time of the last check; null before the first.
            `dry_run`: True when the call was a dry run and stored nothing.
            `replayed`: True when this is the stored response to an earlier call with the same
                `idempotency_key`.
            `warnings`: Present only when there are warnings.

        Raises:
            UnprocessableError: Unprocessable: no eligible audience or content, or the state does
                not allow it.

        Example:
            result = await tern.links.set_domain(domain="go.example.com")
        """
        result: LinksSetDomainResult = await self._calls.call(
            "links.setDomain",
            {"domain": domain, "dry_run": dry_run, "idempotency_key": idempotency_key},
            options,
        )
        return result

    async def disable(
        self,
        *,
        link_id: str,
        dry_run: bool | Omit = OMIT,
        idempotency_key: str | Omit = OMIT,
        options: CallOptions | None = None,
    ) -> LinksDisableResult:
        """Disable a link, so that it no longer leads to its destination.

        Every short URL of the link then leads to the fallback URL or to a page that says so. Click
        counts stay. Disabling it again has no effect. You cannot undo this.

        Needs the permission `campaigns`. Since 2.0.0.

        Args:
            link_id: ID of the link. 1 to 64 characters.
            dry_run: Whether to run the call without storing any change. The response is the same as
                for a real call. Default: `False`.
            idempotency_key: Key that is stable and unique per logical call. The same key with the
                same params returns the first response again, for 30 days. 1 to 200 characters.
            options: Settings of this call, such as its timeout.

        Returns:
            `link`: A short link and its destination.
            `changed`: False when the link was already disabled.
            `dry_run`: True when the call was a dry run and stored nothing.
            `replayed`: True when this is the stored response to an earlier call with the same
                `idempotency_key`.
            `warnings`: Present only when there are warnings.

        Raises:
            NotFoundError: Not found: no such resource in this account.

        Example:
            result = await tern.links.disable(link_id="lnk_01jd0000000000000000000001")
        """
        result: LinksDisableResult = await self._calls.call(
            "links.disable",
            {"link_id": link_id, "dry_run": dry_run, "idempotency_key": idempotency_key},
            options,
        )
        return result
