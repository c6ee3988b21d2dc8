# Generated from openrpc.json by `npm run codegen`. Do not edit: change the contract or the emitter.
"""Messages to an audience, from draft to final delivery counts."""

from __future__ import annotations

from typing import Literal

from ..._calls import AsyncCalls, Calls
from ..._omit import OMIT, Omit
from ..._options import CallOptions
from ..._pages import AsyncPaginator, Page
from ..._sequence import SequenceNotStr
from ..types import (
    AudienceInput,
    CampaignGuardInput,
    CampaignListItem,
    CampaignRecipient,
    CampaignStateInput,
    CampaignsCancelResult,
    CampaignsCreateResult,
    CampaignsDecideExperimentResult,
    CampaignsDuplicateResult,
    CampaignsGetResult,
    CampaignsLaunchResult,
    CampaignsListResult,
    CampaignsPauseResult,
    CampaignsPreflightResult,
    CampaignsRecipientsResult,
    CampaignsResumeResult,
    CampaignsTestSendResult,
    CampaignsUpdateResult,
    ExperimentInputInput,
    MediaFallbackInput,
    MessageStateInput,
    PurposeInput,
    RecipientResultInput,
    SeriesRecurrence,
    SmartEncodingInput,
    TimestampInput,
)


class CampaignsResource:
    """Messages to an audience, from draft to final delivery counts."""

    def __init__(self, calls: Calls) -> None:
        self._calls = calls

    def create(
        self,
        *,
        name: str,
        purpose: PurposeInput | Omit = OMIT,
        body: str | Omit = OMIT,
        template_id: str | Omit = OMIT,
        experiment: ExperimentInputInput | Omit = OMIT,
        audience: AudienceInput | Omit = OMIT,
        number_id: str | Omit = OMIT,
        program_id: str | Omit = OMIT,
        throttle_per_minute: int | Omit = OMIT,
        local_time: str | Omit = OMIT,
        smart_encoding: SmartEncodingInput | Omit = OMIT,
        guard: CampaignGuardInput | Omit = OMIT,
        shorten_links: bool | Omit = OMIT,
        media: SequenceNotStr[str] | Omit = OMIT,
        media_fallback: MediaFallbackInput | Omit = OMIT,
        dry_run: bool | Omit = OMIT,
        idempotency_key: str | Omit = OMIT,
        options: CallOptions | None = None,
    ) -> CampaignsCreateResult:
        """Create a draft campaign.

        Creates a draft and sends nothing. To send it, call `campaigns.preflight`, then
        `campaigns.launch`. The files of `media` are read now; the campaign sends these copies.

        Needs the permission `campaigns`. Since 2.0.0.

        Args:
            name: Name of the campaign. 1 to 120 characters.
            purpose: Purpose of the messages. Default: `marketing`.
            body: Message text with Liquid variables. Provide this, `template_id` or `experiment`. 1
                to 5000 characters.
            template_id: ID or name of the template. Provide this, `body` or `experiment`. 1 to 64
                characters.
            experiment: Versions of the message to compare, instead of `body` and `template_id`, and
                contacts that receive none.
            audience: Contacts the campaign is for. A campaign without an audience cannot be
                launched; `{"include": {"all": true}}` means every contact.
            number_id: ID of the sending number. Default: the default sending number of the account.
                1 to 64 characters.
            program_id: ID of the program to send for, instead of `number_id`. Each contact receives
                messages from the same number of the program every time. 1 to 64 characters.
            throttle_per_minute: Maximum messages per minute. Default: no limit. 1 to 1000000.
            local_time: Time of day at which each recipient gets the message, on the recipient's
                clock (`HH:MM`), within 24 hours of the start; where it has passed, the next day.
                Default: as soon as possible. 5 to 5 characters. Pattern:
                `^([01][0-9]|2[0-3]):[0-5][0-9]$`.
            smart_encoding: Smart encoding of the messages. Default: the setting of the template,
                then of the account.
            guard: Rates above which the campaign pauses by itself. Default: 5 percent opt-outs, 30
                percent failures, after 200 messages.
            shorten_links: Whether each link of the messages becomes a short link, one per
                recipient, whose clicks are counted. Default: the setting of the template, or false.
            media: Links (https) to at most ten images in JPEG, PNG or GIF or contact cards (vCard),
                with at most 5 MB together, that are sent with the text as MMS. Default: the media
                of the template. At most 10 items.
            media_fallback: What is sent where no media can be. Default: the setting of the
                template, else `none`.
            dry_run: Whether to run the call without storing any change. The response is the same as
                for a real call. Default: `False`.
            idempotency_key: Key that is stable and unique per logical call. The same key with the
                same params returns the first response again, for 30 days. 1 to 200 characters.
            options: Settings of this call, such as its timeout.

        Returns:
            `campaign`: A message to an audience.
            `dry_run`: True when the call was a dry run and stored nothing.
            `replayed`: True when this is the stored response to an earlier call with the same
                `idempotency_key`.
            `warnings`: Present only when there are warnings.

        Raises:
            NotFoundError: Not found: no such resource in this account.
            UnprocessableError: Unprocessable: no eligible audience or content, or the state does
                not allow it.

        Example:
            result = tern.campaigns.create(
                name="Spring",
                body="Hi {{ first_name }}! Reply STOP to opt out.",
            )
        """
        result: CampaignsCreateResult = self._calls.call(
            "campaigns.create",
            {
                "name": name,
                "purpose": purpose,
                "body": body,
                "template_id": template_id,
                "experiment": experiment,
                "audience": audience,
                "number_id": number_id,
                "program_id": program_id,
                "throttle_per_minute": throttle_per_minute,
                "local_time": local_time,
                "smart_encoding": smart_encoding,
                "guard": guard,
                "shorten_links": shorten_links,
                "media": media,
                "media_fallback": media_fallback,
                "dry_run": dry_run,
                "idempotency_key": idempotency_key,
            },
            options,
        )
        return result

    def update(
        self,
        *,
        campaign_id: str,
        name: str | Omit = OMIT,
        purpose: PurposeInput | Omit = OMIT,
        body: str | Omit = OMIT,
        template_id: str | Omit = OMIT,
        experiment: ExperimentInputInput | Omit = OMIT,
        audience: AudienceInput | Omit = OMIT,
        number_id: str | Omit = OMIT,
        program_id: str | Omit = OMIT,
        throttle_per_minute: int | Omit = OMIT,
        local_time: str | Omit = OMIT,
        smart_encoding: SmartEncodingInput | Omit = OMIT,
        guard: CampaignGuardInput | Omit = OMIT,
        shorten_links: bool | Omit = OMIT,
        media: SequenceNotStr[str] | Omit = OMIT,
        media_fallback: MediaFallbackInput | Omit = OMIT,
        expected_version: int | Omit = OMIT,
        dry_run: bool | Omit = OMIT,
        idempotency_key: str | Omit = OMIT,
        options: CallOptions | None = None,
    ) -> CampaignsUpdateResult:
        """Edit a campaign.

        An edit invalidates existing preflight tokens. After the launch you can change only `name`,
        `throttle_per_minute` and `guard`, and only while the campaign is paused.

        Needs the permission `campaigns`. Since 2.0.0.

        Args:
            campaign_id: ID of the campaign. 1 to 64 characters.
            name: Name of the campaign. 1 to 120 characters.
            purpose: Purpose of the messages. Default: unchanged.
            body: Message text with Liquid variables; replaces the template or the experiment.
                Default: unchanged. 1 to 5000 characters.
            template_id: ID or name of the template; replaces the text or the experiment. Default:
                unchanged. 1 to 64 characters.
            experiment: Versions of the message to compare; replaces the text, the template or the
                earlier experiment. Default: unchanged.
            audience: Contacts the campaign is for. Default: unchanged.
            number_id: ID of the sending number; replaces the program. Default: unchanged. 1 to 64
                characters.
            program_id: ID of the program to send for; replaces the sending number. Default:
                unchanged. 1 to 64 characters.
            throttle_per_minute: Maximum messages per minute. Default: unchanged. 1 to 1000000.
            local_time: Time of day at which each recipient gets the message, on the recipient's
                clock (`HH:MM`), within 24 hours of the start; where it has passed, the next day.
                Default: unchanged. 5 to 5 characters. Pattern: `^([01][0-9]|2[0-3]):[0-5][0-9]$`.
            smart_encoding: Smart encoding of the messages. Default: unchanged.
            guard: Rates above which the campaign pauses by itself. Default: unchanged.
            shorten_links: Whether links become short links, one per recipient. Default: unchanged.
            media: Replaces the links to images; an empty list leaves them to the template. The
                files that the links lead to are read again. At most 10 items.
            media_fallback: Replaces what is sent where no media can be.
            expected_version: Version you last read. The update is rejected if the campaign has
                changed since. 1 to 2147483647.
            dry_run: Whether to run the call without storing any change. The response is the same as
                for a real call. Default: `False`.
            idempotency_key: Key that is stable and unique per logical call. The same key with the
                same params returns the first response again, for 30 days. 1 to 200 characters.
            options: Settings of this call, such as its timeout.

        Returns:
            `campaign`: A message to an audience.
            `dry_run`: True when the call was a dry run and stored nothing.
            `replayed`: True when this is the stored response to an earlier call with the same
                `idempotency_key`.
            `warnings`: Present only when there are warnings.

        Raises:
            NotFoundError: Not found: no such resource in this account.
            UnprocessableError: Unprocessable: no eligible audience or content, or the state does
                not allow it.

        Example:
            result = tern.campaigns.update(
                campaign_id="cmp_01jd0000000000000000000001",
                name="Early spring",
            )
        """
        result: CampaignsUpdateResult = self._calls.call(
            "campaigns.update",
            {
                "campaign_id": campaign_id,
                "name": name,
                "purpose": purpose,
                "body": body,
                "template_id": template_id,
                "experiment": experiment,
                "audience": audience,
                "number_id": number_id,
                "program_id": program_id,
                "throttle_per_minute": throttle_per_minute,
                "local_time": local_time,
                "smart_encoding": smart_encoding,
                "guard": guard,
                "shorten_links": shorten_links,
                "media": media,
                "media_fallback": media_fallback,
                "expected_version": expected_version,
                "dry_run": dry_run,
                "idempotency_key": idempotency_key,
            },
            options,
        )
        return result

    def duplicate(
        self,
        *,
        campaign_id: str,
        name: str | Omit = OMIT,
        dry_run: bool | Omit = OMIT,
        idempotency_key: str | Omit = OMIT,
        options: CallOptions | None = None,
    ) -> CampaignsDuplicateResult:
        """Copy a campaign into a new draft.

        Creates a draft with the content, audience, sending number and settings of a campaign in any
        state. Sends nothing; recipients and results are not copied.

        Needs the permission `campaigns`. Since 2.0.0.

        Args:
            campaign_id: ID of the campaign. 1 to 64 characters.
            name: Name of the new campaign. Default: the name of the campaign followed by `(copy)`.
                1 to 120 characters.
            dry_run: Whether to run the call without storing any change. The response is the same as
                for a real call. Default: `False`.
            idempotency_key: Key that is stable and unique per logical call. The same key with the
                same params returns the first response again, for 30 days. 1 to 200 characters.
            options: Settings of this call, such as its timeout.

        Returns:
            `campaign`: A message to an audience.
            `dry_run`: True when the call was a dry run and stored nothing.
            `replayed`: True when this is the stored response to an earlier call with the same
                `idempotency_key`.
            `warnings`: Present only when there are warnings.

        Raises:
            NotFoundError: Not found: no such resource in this account.

        Example:
            result = tern.campaigns.duplicate(campaign_id="cmp_01jd0000000000000000000001")
        """
        result: CampaignsDuplicateResult = self._calls.call(
            "campaigns.duplicate",
            {
                "campaign_id": campaign_id,
                "name": name,
                "dry_run": dry_run,
                "idempotency_key": idempotency_key,
            },
            options,
        )
        return result

    def get(
        self,
        *,
        campaign_id: str,
        options: CallOptions | None = None,
    ) -> CampaignsGetResult:
        """Show one campaign and its progress.

        The counters are computed from the messages: audience = sent + excluded + canceled + failed
        + pending. With an experiment, `by_variant` counts each variant, the test apart from the
        contacts that got the winner, and `experiment` has the phase and the decision.

        Needs the permission `campaigns`. Since 2.0.0.

        Args:
            campaign_id: ID of the campaign. 1 to 64 characters.
            options: Settings of this call, such as its timeout.

        Returns:
            `campaign`: A message to an audience.
            `counters`: Progress of a campaign. At all times, audience = sent + excluded + canceled
                + failed + pending.
            `experiment`: Progress of the experiment; null without one.
            `daily_limit`: Daily limit of the sending numbers that is closest to exhausted; null
                when no daily limit applies to them.
            `warnings`: Present only when there are warnings.
            `series`: Progress of a series; null for a single campaign.

        Raises:
            NotFoundError: Not found: no such resource in this account.

        Example:
            result = tern.campaigns.get(campaign_id="cmp_01jd0000000000000000000002")
        """
        result: CampaignsGetResult = self._calls.call(
            "campaigns.get",
            {"campaign_id": campaign_id},
            options,
        )
        return result

    def list(
        self,
        *,
        state: CampaignStateInput | Omit = OMIT,
        series_id: str | Omit = OMIT,
        cursor: str | Omit = OMIT,
        limit: int | Omit = OMIT,
        options: CallOptions | None = None,
    ) -> Page[CampaignListItem, CampaignsListResult]:
        """List campaigns.

        Newest first.

        Needs the permission `campaigns`. Since 2.0.0.

        Args:
            state: Return only items in this state.
            series_id: ID of a series: only the campaigns that it created. Default: all campaigns. 1
                to 64 characters.
            cursor: Position in the list: the `next_cursor` of the previous page. Default: the first
                page. 1 to 400 characters.
            limit: Items per page. 1 to 200. Default: `50`.
            options: Settings of this call, such as its timeout.

        Returns:
            `items`: The objects of this page.
            `next_cursor`: Pass it as `cursor` to get the next page. Null on the last page.
            `warnings`: Present only when there are warnings.

        Example:
            for item in tern.campaigns.list(state="draft"):
                print(item)
        """
        return self._calls.page(
            "campaigns.list",
            {"state": state, "series_id": series_id, "cursor": cursor, "limit": limit},
            options,
        )

    def preflight(
        self,
        *,
        campaign_id: str,
        options: CallOptions | None = None,
    ) -> CampaignsPreflightResult:
        """Run all checks before a launch.

        Renders and checks the message for each contact of the audience. Returns the number of
        recipients, the excluded contacts by reason, the cost, the duration and the blockers. Each
        variant of an experiment is checked. The `preflight_token` is valid for 15 minutes and only
        for this content, sending number and audience. It is null if there is a blocker.

        Needs the permission `campaigns`. Since 2.0.0.

        Args:
            campaign_id: ID of the campaign. 1 to 64 characters.
            options: Settings of this call, such as its timeout.

        Returns:
            `ok`: Whether the campaign can be launched.
            `blockers`: What prevents the launch.
            `audience`: The audience, and who of it would get the message.
            `cost`: What the launch would cost.
            `eta`: Earliest time of completion: from the throughput of the sending numbers, the
                throttle, and the hours that recipients wait for. Daily limits can delay it.
            `daily_limit`: Daily limit of the sending numbers that is closest to exhausted. Messages
                above the limit are sent on later days.
            `sample`: One message as a recipient would receive it.
            `media`: Files of the messages; absent without any, and with variants, which have their
                own.
            `variants`: Result for each variant of the experiment; empty without one. Contacts that
                wait for a winner are counted in the totals, at the cost of the most expensive
                variant.
            `preflight_token`: Proof of the checks, for campaigns.launch; null when something
                prevents the launch.
            `token_expires_at`: Time the token expires; null without a token.
            `content_findings`: Findings about the content of the message, blockers first. An
                audience without eligible contacts is checked with placeholder values.
            `warnings`: Present only when there are warnings.

        Raises:
            NotFoundError: Not found: no such resource in this account.

        Example:
            result = tern.campaigns.preflight(campaign_id="cmp_01jd0000000000000000000001")
        """
        result: CampaignsPreflightResult = self._calls.call(
            "campaigns.preflight",
            {"campaign_id": campaign_id},
            options,
        )
        return result

    def test_send(
        self,
        *,
        campaign_id: str,
        phones: SequenceNotStr[str],
        variants: SequenceNotStr[str] | Omit = OMIT,
        dry_run: bool | Omit = OMIT,
        idempotency_key: str | Omit = OMIT,
        options: CallOptions | None = None,
    ) -> CampaignsTestSendResult:
        """Send the message of a campaign to a few of your own numbers.

        Renders the content for each of at most five contacts and sends it as single messages. Every
        check of a single send applies: consent, quiet hours, caps and credits. The messages cost
        credits, and do not count as recipients of the campaign. A number that is refused does not
        stop the others.

        Needs the permission `campaigns`. Costs credits. Since 2.0.0.

        Args:
            campaign_id: ID of the campaign. 1 to 64 characters.
            phones: Phone numbers of up to five contacts of the account (E.164). 1 to 5 items.
            variants: Names of the variants to send. Default: each variant of the experiment. 1 to 8
                items.
            dry_run: Whether to run the call without storing any change. The response is the same as
                for a real call. Default: `False`.
            idempotency_key: Key that is stable and unique per logical call. The same key with the
                same params returns the first response again, for 30 days. 1 to 200 characters.
            options: Settings of this call, such as its timeout.

        Returns:
            `items`: The result for each phone number and variant.
            `credits`: Number of credits spent in total.
            `dry_run`: True when the call was a dry run and stored nothing.
            `replayed`: True when this is the stored response to an earlier call with the same
                `idempotency_key`.
            `warnings`: Present only when there are warnings.

        Raises:
            NotFoundError: Not found: no such resource in this account.
            UnprocessableError: Unprocessable: no eligible audience or content, or the state does
                not allow it.

        Example:
            result = tern.campaigns.test_send(
                campaign_id="cmp_01jd0000000000000000000001",
                phones=["+12025550143"],
            )
        """
        result: CampaignsTestSendResult = self._calls.call(
            "campaigns.testSend",
            {
                "campaign_id": campaign_id,
                "phones": phones,
                "variants": variants,
                "dry_run": dry_run,
                "idempotency_key": idempotency_key,
            },
            options,
        )
        return result

    def launch(
        self,
        *,
        campaign_id: str,
        preflight_token: str,
        send_at: TimestampInput | Omit = OMIT,
        recurrence: SeriesRecurrence | Omit = OMIT,
        dry_run: bool | Omit = OMIT,
        idempotency_key: str | Omit = OMIT,
        options: CallOptions | None = None,
    ) -> CampaignsLaunchResult:
        """Launch a campaign now or schedule it.

        Needs a token from `campaigns.preflight`. The launch is rejected with -32005 if the
        campaign, its text, its sending number or its audience has changed since the preflight, or
        if there is a blocker. Credits are held as recipients are added, spent when carriers accept
        the messages and released otherwise. With `send_at`, the campaign waits until that time. A
        campaign with a `local_time` then sends each message when the recipient's clock shows it.
        With `recurrence`, the campaign becomes a series: each occurrence is a campaign of its own,
        which is checked like a launch and skipped if there is a blocker. Of occurrences that passed
        while no worker ran, only the latest is created. `campaigns.pause`, `campaigns.resume` and
        `campaigns.cancel` of the series apply to later occurrences. Links of `media` that were
        checked more than an hour ago are read again: if a file has changed, the launch is rejected.

        Needs the permission `campaigns`. Costs credits. Since 2.0.0.

        Args:
            campaign_id: ID of the campaign. 1 to 64 characters.
            preflight_token: Token from `campaigns.preflight`. 1 to 2000 characters.
            send_at: Earliest time to send (RFC 3339). Default: now.
            recurrence: Schedule on which the campaign is repeated, from `send_at` on. Default: sent
                once.
            dry_run: Whether to run the call without storing any change. The response is the same as
                for a real call. Default: `False`.
            idempotency_key: Key that is stable and unique per logical call. The same key with the
                same params returns the first response again, for 30 days. 1 to 200 characters.
            options: Settings of this call, such as its timeout.

        Returns:
            `campaign`: A message to an audience.
            `state`: State of the campaign.
            `dry_run`: True when the call was a dry run and stored nothing.
            `replayed`: True when this is the stored response to an earlier call with the same
                `idempotency_key`.
            `warnings`: Present only when there are warnings.

        Raises:
            NotFoundError: Not found: no such resource in this account.
            UnprocessableError: Unprocessable: no eligible audience or content, or the state does
                not allow it.
            PreflightFailedError: Launch preflight failed: blockers found, or the preflight token is
                stale.

        Example:
            result = tern.campaigns.launch(
                campaign_id="cmp_01jd0000000000000000000001",
                preflight_token="the token of campaigns.preflight",
            )
        """
        result: CampaignsLaunchResult = self._calls.call(
            "campaigns.launch",
            {
                "campaign_id": campaign_id,
                "preflight_token": preflight_token,
                "send_at": send_at,
                "recurrence": recurrence,
                "dry_run": dry_run,
                "idempotency_key": idempotency_key,
            },
            options,
        )
        return result

    def pause(
        self,
        *,
        campaign_id: str,
        dry_run: bool | Omit = OMIT,
        idempotency_key: str | Omit = OMIT,
        options: CallOptions | None = None,
    ) -> CampaignsPauseResult:
        """Pause sending.

        Messages that are being submitted (`in_flight`) may still be sent, and no others. All other
        messages wait and keep their position.

        Needs the permission `campaigns`. Since 2.0.0.

        Args:
            campaign_id: ID of the campaign. 1 to 64 characters.
            dry_run: Whether to run the call without storing any change. The response is the same as
                for a real call. Default: `False`.
            idempotency_key: Key that is stable and unique per logical call. The same key with the
                same params returns the first response again, for 30 days. 1 to 200 characters.
            options: Settings of this call, such as its timeout.

        Returns:
            `campaign`: A message to an audience.
            `state`: State of the campaign.
            `in_flight`: Number of messages that are being submitted: the carrier has them, or is
                about to get them. At most so many more are sent.
            `dry_run`: True when the call was a dry run and stored nothing.
            `replayed`: True when this is the stored response to an earlier call with the same
                `idempotency_key`.
            `warnings`: Present only when there are warnings.

        Raises:
            NotFoundError: Not found: no such resource in this account.
            UnprocessableError: Unprocessable: no eligible audience or content, or the state does
                not allow it.

        Example:
            result = tern.campaigns.pause(campaign_id="cmp_01jd0000000000000000000002")
        """
        result: CampaignsPauseResult = self._calls.call(
            "campaigns.pause",
            {"campaign_id": campaign_id, "dry_run": dry_run, "idempotency_key": idempotency_key},
            options,
        )
        return result

    def resume(
        self,
        *,
        campaign_id: str,
        dry_run: bool | Omit = OMIT,
        idempotency_key: str | Omit = OMIT,
        options: CallOptions | None = None,
    ) -> CampaignsResumeResult:
        """Resume a paused campaign.

        Sending continues where it stopped: no recipient is skipped and none receives the message
        twice. The call is rejected with -32005 while the cause of the pause remains, such as
        missing credits, a spending limit, no sending number or a hold on the account. Costs the
        credits of the remaining messages.

        Needs the permission `campaigns`. Costs credits. Since 2.0.0.

        Args:
            campaign_id: ID of the campaign. 1 to 64 characters.
            dry_run: Whether to run the call without storing any change. The response is the same as
                for a real call. Default: `False`.
            idempotency_key: Key that is stable and unique per logical call. The same key with the
                same params returns the first response again, for 30 days. 1 to 200 characters.
            options: Settings of this call, such as its timeout.

        Returns:
            `campaign`: A message to an audience.
            `state`: State of the campaign.
            `remaining`: Number of messages that are still to be sent.
            `dry_run`: True when the call was a dry run and stored nothing.
            `replayed`: True when this is the stored response to an earlier call with the same
                `idempotency_key`.
            `warnings`: Present only when there are warnings.

        Raises:
            NotFoundError: Not found: no such resource in this account.
            UnprocessableError: Unprocessable: no eligible audience or content, or the state does
                not allow it.
            PreflightFailedError: Launch preflight failed: blockers found, or the preflight token is
                stale.

        Example:
            result = tern.campaigns.resume(campaign_id="cmp_01jd0000000000000000000003")
        """
        result: CampaignsResumeResult = self._calls.call(
            "campaigns.resume",
            {"campaign_id": campaign_id, "dry_run": dry_run, "idempotency_key": idempotency_key},
            options,
        )
        return result

    def cancel(
        self,
        *,
        campaign_id: str,
        dry_run: bool | Omit = OMIT,
        idempotency_key: str | Omit = OMIT,
        options: CallOptions | None = None,
    ) -> CampaignsCancelResult:
        """Cancel a campaign and release its credits.

        Waiting messages are canceled; messages already submitted to the carrier are still
        delivered. `campaigns.recipients` then lists the whole audience. You cannot undo this.

        Needs the permission `campaigns`. Since 2.0.0.

        Args:
            campaign_id: ID of the campaign. 1 to 64 characters.
            dry_run: Whether to run the call without storing any change. The response is the same as
                for a real call. Default: `False`.
            idempotency_key: Key that is stable and unique per logical call. The same key with the
                same params returns the first response again, for 30 days. 1 to 200 characters.
            options: Settings of this call, such as its timeout.

        Returns:
            `campaign`: A message to an audience.
            `state`: State of the campaign.
            `canceled_messages`: Number of messages that were canceled.
            `released_credits`: Number of credits that are available again.
            `in_flight`: Number of messages that are being submitted: the carrier has them, or is
                about to get them. At most so many more are sent.
            `dry_run`: True when the call was a dry run and stored nothing.
            `replayed`: True when this is the stored response to an earlier call with the same
                `idempotency_key`.
            `warnings`: Present only when there are warnings.

        Raises:
            NotFoundError: Not found: no such resource in this account.
            UnprocessableError: Unprocessable: no eligible audience or content, or the state does
                not allow it.

        Example:
            result = tern.campaigns.cancel(campaign_id="cmp_01jd0000000000000000000002")
        """
        result: CampaignsCancelResult = self._calls.call(
            "campaigns.cancel",
            {"campaign_id": campaign_id, "dry_run": dry_run, "idempotency_key": idempotency_key},
            options,
        )
        return result

    def decide_experiment(
        self,
        *,
        campaign_id: str,
        variant: str | Omit = OMIT,
        dry_run: bool | Omit = OMIT,
        idempotency_key: str | Omit = OMIT,
        options: CallOptions | None = None,
    ) -> CampaignsDecideExperimentResult:
        """Decide an experiment now, by its results or for a variant of your choice.

        Ends the wait of an experiment whose test messages are all submitted. Without `variant`, the
        results so far decide as they would at `decide_at`: with too little difference there is no
        winner, and `on_no_winner` says what the remaining contacts receive. With `variant`, they
        receive that variant. A decision is final. Costs the credits of the messages to the
        remaining contacts.

        Needs the permission `campaigns`. Costs credits. Since 2.0.0.

        Args:
            campaign_id: ID of the campaign. 1 to 64 characters.
            variant: Name of the variant for the remaining contacts. Default: the results decide. 1
                to 40 characters.
            dry_run: Whether to run the call without storing any change. The response is the same as
                for a real call. Default: `False`.
            idempotency_key: Key that is stable and unique per logical call. The same key with the
                same params returns the first response again, for 30 days. 1 to 200 characters.
            options: Settings of this call, such as its timeout.

        Returns:
            `campaign`: A message to an audience.
            `experiment`: Progress of an experiment.
            `dry_run`: True when the call was a dry run and stored nothing.
            `replayed`: True when this is the stored response to an earlier call with the same
                `idempotency_key`.
            `warnings`: Present only when there are warnings.

        Raises:
            NotFoundError: Not found: no such resource in this account.
            UnprocessableError: Unprocessable: no eligible audience or content, or the state does
                not allow it.

        Example:
            result = tern.campaigns.decide_experiment(
                campaign_id="cmp_01jd0000000000000000000007",
                variant="B",
            )
        """
        result: CampaignsDecideExperimentResult = self._calls.call(
            "campaigns.decideExperiment",
            {
                "campaign_id": campaign_id,
                "variant": variant,
                "dry_run": dry_run,
                "idempotency_key": idempotency_key,
            },
            options,
        )
        return result

    def recipients(
        self,
        *,
        campaign_id: str,
        outcome: Literal["accepted", "excluded", "canceled"] | Omit = OMIT,
        result: RecipientResultInput | Omit = OMIT,
        status: MessageStateInput | Omit = OMIT,
        cursor: str | Omit = OMIT,
        limit: int | Omit = OMIT,
        options: CallOptions | None = None,
    ) -> Page[CampaignRecipient, CampaignsRecipientsResult]:
        """List recipients with the send decision and delivery status of each.

        Returns one row per contact of the audience that has been processed: accepted, with its
        message, or excluded, with the reason. After a cancellation, the contacts that were not
        reached follow within seconds, 1,000 at a time, with the outcome `canceled`.

        Needs the permission `campaigns`. Since 2.0.0.

        Args:
            campaign_id: ID of the campaign. 1 to 64 characters.
            outcome: Return only recipients with this decision.
            result: Return only recipients with this result.
            status: Return only recipients whose message has this status.
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
            for item in tern.campaigns.recipients(
                campaign_id="cmp_01jd0000000000000000000002",
            ):
                print(item)
        """
        return self._calls.page(
            "campaigns.recipients",
            {
                "campaign_id": campaign_id,
                "outcome": outcome,
                "result": result,
                "status": status,
                "cursor": cursor,
                "limit": limit,
            },
            options,
        )


class AsyncCampaignsResource:
    """Messages to an audience, from draft to final delivery counts."""

    def __init__(self, calls: AsyncCalls) -> None:
        self._calls = calls

    async def create(
        self,
        *,
        name: str,
        purpose: PurposeInput | Omit = OMIT,
        body: str | Omit = OMIT,
        template_id: str | Omit = OMIT,
        experiment: ExperimentInputInput | Omit = OMIT,
        audience: AudienceInput | Omit = OMIT,
        number_id: str | Omit = OMIT,
        program_id: str | Omit = OMIT,
        throttle_per_minute: int | Omit = OMIT,
        local_time: str | Omit = OMIT,
        smart_encoding: SmartEncodingInput | Omit = OMIT,
        guard: CampaignGuardInput | Omit = OMIT,
        shorten_links: bool | Omit = OMIT,
        media: SequenceNotStr[str] | Omit = OMIT,
        media_fallback: MediaFallbackInput | Omit = OMIT,
        dry_run: bool | Omit = OMIT,
        idempotency_key: str | Omit = OMIT,
        options: CallOptions | None = None,
    ) -> CampaignsCreateResult:
        """Create a draft campaign.

        Creates a draft and sends nothing. To send it, call `campaigns.preflight`, then
        `campaigns.launch`. The files of `media` are read now; the campaign sends these copies.

        Needs the permission `campaigns`. Since 2.0.0.

        Args:
            name: Name of the campaign. 1 to 120 characters.
            purpose: Purpose of the messages. Default: `marketing`.
            body: Message text with Liquid variables. Provide this, `template_id` or `experiment`. 1
                to 5000 characters.
            template_id: ID or name of the template. Provide this, `body` or `experiment`. 1 to 64
                characters.
            experiment: Versions of the message to compare, instead of `body` and `template_id`, and
                contacts that receive none.
            audience: Contacts the campaign is for. A campaign without an audience cannot be
                launched; `{"include": {"all": true}}` means every contact.
            number_id: ID of the sending number. Default: the default sending number of the account.
                1 to 64 characters.
            program_id: ID of the program to send for, instead of `number_id`. Each contact receives
                messages from the same number of the program every time. 1 to 64 characters.
            throttle_per_minute: Maximum messages per minute. Default: no limit. 1 to 1000000.
            local_time: Time of day at which each recipient gets the message, on the recipient's
                clock (`HH:MM`), within 24 hours of the start; where it has passed, the next day.
                Default: as soon as possible. 5 to 5 characters. Pattern:
                `^([01][0-9]|2[0-3]):[0-5][0-9]$`.
            smart_encoding: Smart encoding of the messages. Default: the setting of the template,
                then of the account.
            guard: Rates above which the campaign pauses by itself. Default: 5 percent opt-outs, 30
                percent failures, after 200 messages.
            shorten_links: Whether each link of the messages becomes a short link, one per
                recipient, whose clicks are counted. Default: the setting of the template, or false.
            media: Links (https) to at most ten images in JPEG, PNG or GIF or contact cards (vCard),
                with at most 5 MB together, that are sent with the text as MMS. Default: the media
                of the template. At most 10 items.
            media_fallback: What is sent where no media can be. Default: the setting of the
                template, else `none`.
            dry_run: Whether to run the call without storing any change. The response is the same as
                for a real call. Default: `False`.
            idempotency_key: Key that is stable and unique per logical call. The same key with the
                same params returns the first response again, for 30 days. 1 to 200 characters.
            options: Settings of this call, such as its timeout.

        Returns:
            `campaign`: A message to an audience.
            `dry_run`: True when the call was a dry run and stored nothing.
            `replayed`: True when this is the stored response to an earlier call with the same
                `idempotency_key`.
            `warnings`: Present only when there are warnings.

        Raises:
            NotFoundError: Not found: no such resource in this account.
            UnprocessableError: Unprocessable: no eligible audience or content, or the state does
                not allow it.

        Example:
            result = await tern.campaigns.create(
                name="Spring",
                body="Hi {{ first_name }}! Reply STOP to opt out.",
            )
        """
        result: CampaignsCreateResult = await self._calls.call(
            "campaigns.create",
            {
                "name": name,
                "purpose": purpose,
                "body": body,
                "template_id": template_id,
                "experiment": experiment,
                "audience": audience,
                "number_id": number_id,
                "program_id": program_id,
                "throttle_per_minute": throttle_per_minute,
                "local_time": local_time,
                "smart_encoding": smart_encoding,
                "guard": guard,
                "shorten_links": shorten_links,
                "media": media,
                "media_fallback": media_fallback,
                "dry_run": dry_run,
                "idempotency_key": idempotency_key,
            },
            options,
        )
        return result

    async def update(
        self,
        *,
        campaign_id: str,
        name: str | Omit = OMIT,
        purpose: PurposeInput | Omit = OMIT,
        body: str | Omit = OMIT,
        template_id: str | Omit = OMIT,
        experiment: ExperimentInputInput | Omit = OMIT,
        audience: AudienceInput | Omit = OMIT,
        number_id: str | Omit = OMIT,
        program_id: str | Omit = OMIT,
        throttle_per_minute: int | Omit = OMIT,
        local_time: str | Omit = OMIT,
        smart_encoding: SmartEncodingInput | Omit = OMIT,
        guard: CampaignGuardInput | Omit = OMIT,
        shorten_links: bool | Omit = OMIT,
        media: SequenceNotStr[str] | Omit = OMIT,
        media_fallback: MediaFallbackInput | Omit = OMIT,
        expected_version: int | Omit = OMIT,
        dry_run: bool | Omit = OMIT,
        idempotency_key: str | Omit = OMIT,
        options: CallOptions | None = None,
    ) -> CampaignsUpdateResult:
        """Edit a campaign.

        An edit invalidates existing preflight tokens. After the launch you can change only `name`,
        `throttle_per_minute` and `guard`, and only while the campaign is paused.

        Needs the permission `campaigns`. Since 2.0.0.

        Args:
            campaign_id: ID of the campaign. 1 to 64 characters.
            name: Name of the campaign. 1 to 120 characters.
            purpose: Purpose of the messages. Default: unchanged.
            body: Message text with Liquid variables; replaces the template or the experiment.
                Default: unchanged. 1 to 5000 characters.
            template_id: ID or name of the template; replaces the text or the experiment. Default:
                unchanged. 1 to 64 characters.
            experiment: Versions of the message to compare; replaces the text, the template or the
                earlier experiment. Default: unchanged.
            audience: Contacts the campaign is for. Default: unchanged.
            number_id: ID of the sending number; replaces the program. Default: unchanged. 1 to 64
                characters.
            program_id: ID of the program to send for; replaces the sending number. Default:
                unchanged. 1 to 64 characters.
            throttle_per_minute: Maximum messages per minute. Default: unchanged. 1 to 1000000.
            local_time: Time of day at which each recipient gets the message, on the recipient's
                clock (`HH:MM`), within 24 hours of the start; where it has passed, the next day.
                Default: unchanged. 5 to 5 characters. Pattern: `^([01][0-9]|2[0-3]):[0-5][0-9]$`.
            smart_encoding: Smart encoding of the messages. Default: unchanged.
            guard: Rates above which the campaign pauses by itself. Default: unchanged.
            shorten_links: Whether links become short links, one per recipient. Default: unchanged.
            media: Replaces the links to images; an empty list leaves them to the template. The
                files that the links lead to are read again. At most 10 items.
            media_fallback: Replaces what is sent where no media can be.
            expected_version: Version you last read. The update is rejected if the campaign has
                changed since. 1 to 2147483647.
            dry_run: Whether to run the call without storing any change. The response is the same as
                for a real call. Default: `False`.
            idempotency_key: Key that is stable and unique per logical call. The same key with the
                same params returns the first response again, for 30 days. 1 to 200 characters.
            options: Settings of this call, such as its timeout.

        Returns:
            `campaign`: A message to an audience.
            `dry_run`: True when the call was a dry run and stored nothing.
            `replayed`: True when this is the stored response to an earlier call with the same
                `idempotency_key`.
            `warnings`: Present only when there are warnings.

        Raises:
            NotFoundError: Not found: no such resource in this account.
            UnprocessableError: Unprocessable: no eligible audience or content, or the state does
                not allow it.

        Example:
            result = await tern.campaigns.update(
                campaign_id="cmp_01jd0000000000000000000001",
                name="Early spring",
            )
        """
        result: CampaignsUpdateResult = await self._calls.call(
            "campaigns.update",
            {
                "campaign_id": campaign_id,
                "name": name,
                "purpose": purpose,
                "body": body,
                "template_id": template_id,
                "experiment": experiment,
                "audience": audience,
                "number_id": number_id,
                "program_id": program_id,
                "throttle_per_minute": throttle_per_minute,
                "local_time": local_time,
                "smart_encoding": smart_encoding,
                "guard": guard,
                "shorten_links": shorten_links,
                "media": media,
                "media_fallback": media_fallback,
                "expected_version": expected_version,
                "dry_run": dry_run,
                "idempotency_key": idempotency_key,
            },
            options,
        )
        return result

    async def duplicate(
        self,
        *,
        campaign_id: str,
        name: str | Omit = OMIT,
        dry_run: bool | Omit = OMIT,
        idempotency_key: str | Omit = OMIT,
        options: CallOptions | None = None,
    ) -> CampaignsDuplicateResult:
        """Copy a campaign into a new draft.

        Creates a draft with the content, audience, sending number and settings of a campaign in any
        state. Sends nothing; recipients and results are not copied.

        Needs the permission `campaigns`. Since 2.0.0.

        Args:
            campaign_id: ID of the campaign. 1 to 64 characters.
            name: Name of the new campaign. Default: the name of the campaign followed by `(copy)`.
                1 to 120 characters.
            dry_run: Whether to run the call without storing any change. The response is the same as
                for a real call. Default: `False`.
            idempotency_key: Key that is stable and unique per logical call. The same key with the
                same params returns the first response again, for 30 days. 1 to 200 characters.
            options: Settings of this call, such as its timeout.

        Returns:
            `campaign`: A message to an audience.
            `dry_run`: True when the call was a dry run and stored nothing.
            `replayed`: True when this is the stored response to an earlier call with the same
                `idempotency_key`.
            `warnings`: Present only when there are warnings.

        Raises:
            NotFoundError: Not found: no such resource in this account.

        Example:
            result = await tern.campaigns.duplicate(
                campaign_id="cmp_01jd0000000000000000000001",
            )
        """
        result: CampaignsDuplicateResult = await self._calls.call(
            "campaigns.duplicate",
            {
                "campaign_id": campaign_id,
                "name": name,
                "dry_run": dry_run,
                "idempotency_key": idempotency_key,
            },
            options,
        )
        return result

    async def get(
        self,
        *,
        campaign_id: str,
        options: CallOptions | None = None,
    ) -> CampaignsGetResult:
        """Show one campaign and its progress.

        The counters are computed from the messages: audience = sent + excluded + canceled + failed
        + pending. With an experiment, `by_variant` counts each variant, the test apart from the
        contacts that got the winner, and `experiment` has the phase and the decision.

        Needs the permission `campaigns`. Since 2.0.0.

        Args:
            campaign_id: ID of the campaign. 1 to 64 characters.
            options: Settings of this call, such as its timeout.

        Returns:
            `campaign`: A message to an audience.
            `counters`: Progress of a campaign. At all times, audience = sent + excluded + canceled
                + failed + pending.
            `experiment`: Progress of the experiment; null without one.
            `daily_limit`: Daily limit of the sending numbers that is closest to exhausted; null
                when no daily limit applies to them.
            `warnings`: Present only when there are warnings.
            `series`: Progress of a series; null for a single campaign.

        Raises:
            NotFoundError: Not found: no such resource in this account.

        Example:
            result = await tern.campaigns.get(campaign_id="cmp_01jd0000000000000000000002")
        """
        result: CampaignsGetResult = await self._calls.call(
            "campaigns.get",
            {"campaign_id": campaign_id},
            options,
        )
        return result

    def list(
        self,
        *,
        state: CampaignStateInput | Omit = OMIT,
        series_id: str | Omit = OMIT,
        cursor: str | Omit = OMIT,
        limit: int | Omit = OMIT,
        options: CallOptions | None = None,
    ) -> AsyncPaginator[CampaignListItem, CampaignsListResult]:
        """List campaigns.

        Newest first.

        Needs the permission `campaigns`. Since 2.0.0.

        Args:
            state: Return only items in this state.
            series_id: ID of a series: only the campaigns that it created. Default: all campaigns. 1
                to 64 characters.
            cursor: Position in the list: the `next_cursor` of the previous page. Default: the first
                page. 1 to 400 characters.
            limit: Items per page. 1 to 200. Default: `50`.
            options: Settings of this call, such as its timeout.

        Returns:
            `items`: The objects of this page.
            `next_cursor`: Pass it as `cursor` to get the next page. Null on the last page.
            `warnings`: Present only when there are warnings.

        Example:
            async for item in tern.campaigns.list(state="draft"):
                print(item)
        """
        return self._calls.page(
            "campaigns.list",
            {"state": state, "series_id": series_id, "cursor": cursor, "limit": limit},
            options,
        )

    async def preflight(
        self,
        *,
        campaign_id: str,
        options: CallOptions | None = None,
    ) -> CampaignsPreflightResult:
        """Run all checks before a launch.

        Renders and checks the message for each contact of the audience. Returns the number of
        recipients, the excluded contacts by reason, the cost, the duration and the blockers. Each
        variant of an experiment is checked. The `preflight_token` is valid for 15 minutes and only
        for this content, sending number and audience. It is null if there is a blocker.

        Needs the permission `campaigns`. Since 2.0.0.

        Args:
            campaign_id: ID of the campaign. 1 to 64 characters.
            options: Settings of this call, such as its timeout.

        Returns:
            `ok`: Whether the campaign can be launched.
            `blockers`: What prevents the launch.
            `audience`: The audience, and who of it would get the message.
            `cost`: What the launch would cost.
            `eta`: Earliest time of completion: from the throughput of the sending numbers, the
                throttle, and the hours that recipients wait for. Daily limits can delay it.
            `daily_limit`: Daily limit of the sending numbers that is closest to exhausted. Messages
                above the limit are sent on later days.
            `sample`: One message as a recipient would receive it.
            `media`: Files of the messages; absent without any, and with variants, which have their
                own.
            `variants`: Result for each variant of the experiment; empty without one. Contacts that
                wait for a winner are counted in the totals, at the cost of the most expensive
                variant.
            `preflight_token`: Proof of the checks, for campaigns.launch; null when something
                prevents the launch.
            `token_expires_at`: Time the token expires; null without a token.
            `content_findings`: Findings about the content of the message, blockers first. An
                audience without eligible contacts is checked with placeholder values.
            `warnings`: Present only when there are warnings.

        Raises:
            NotFoundError: Not found: no such resource in this account.

        Example:
            result = await tern.campaigns.preflight(
                campaign_id="cmp_01jd0000000000000000000001",
            )
        """
        result: CampaignsPreflightResult = await self._calls.call(
            "campaigns.preflight",
            {"campaign_id": campaign_id},
            options,
        )
        return result

    async def test_send(
        self,
        *,
        campaign_id: str,
        phones: SequenceNotStr[str],
        variants: SequenceNotStr[str] | Omit = OMIT,
        dry_run: bool | Omit = OMIT,
        idempotency_key: str | Omit = OMIT,
        options: CallOptions | None = None,
    ) -> CampaignsTestSendResult:
        """Send the message of a campaign to a few of your own numbers.

        Renders the content for each of at most five contacts and sends it as single messages. Every
        check of a single send applies: consent, quiet hours, caps and credits. The messages cost
        credits, and do not count as recipients of the campaign. A number that is refused does not
        stop the others.

        Needs the permission `campaigns`. Costs credits. Since 2.0.0.

        Args:
            campaign_id: ID of the campaign. 1 to 64 characters.
            phones: Phone numbers of up to five contacts of the account (E.164). 1 to 5 items.
            variants: Names of the variants to send. Default: each variant of the experiment. 1 to 8
                items.
            dry_run: Whether to run the call without storing any change. The response is the same as
                for a real call. Default: `False`.
            idempotency_key: Key that is stable and unique per logical call. The same key with the
                same params returns the first response again, for 30 days. 1 to 200 characters.
            options: Settings of this call, such as its timeout.

        Returns:
            `items`: The result for each phone number and variant.
            `credits`: Number of credits spent in total.
            `dry_run`: True when the call was a dry run and stored nothing.
            `replayed`: True when this is the stored response to an earlier call with the same
                `idempotency_key`.
            `warnings`: Present only when there are warnings.

        Raises:
            NotFoundError: Not found: no such resource in this account.
            UnprocessableError: Unprocessable: no eligible audience or content, or the state does
                not allow it.

        Example:
            result = await tern.campaigns.test_send(
                campaign_id="cmp_01jd0000000000000000000001",
                phones=["+12025550143"],
            )
        """
        result: CampaignsTestSendResult = await self._calls.call(
            "campaigns.testSend",
            {
                "campaign_id": campaign_id,
                "phones": phones,
                "variants": variants,
                "dry_run": dry_run,
                "idempotency_key": idempotency_key,
            },
            options,
        )
        return result

    async def launch(
        self,
        *,
        campaign_id: str,
        preflight_token: str,
        send_at: TimestampInput | Omit = OMIT,
        recurrence: SeriesRecurrence | Omit = OMIT,
        dry_run: bool | Omit = OMIT,
        idempotency_key: str | Omit = OMIT,
        options: CallOptions | None = None,
    ) -> CampaignsLaunchResult:
        """Launch a campaign now or schedule it.

        Needs a token from `campaigns.preflight`. The launch is rejected with -32005 if the
        campaign, its text, its sending number or its audience has changed since the preflight, or
        if there is a blocker. Credits are held as recipients are added, spent when carriers accept
        the messages and released otherwise. With `send_at`, the campaign waits until that time. A
        campaign with a `local_time` then sends each message when the recipient's clock shows it.
        With `recurrence`, the campaign becomes a series: each occurrence is a campaign of its own,
        which is checked like a launch and skipped if there is a blocker. Of occurrences that passed
        while no worker ran, only the latest is created. `campaigns.pause`, `campaigns.resume` and
        `campaigns.cancel` of the series apply to later occurrences. Links of `media` that were
        checked more than an hour ago are read again: if a file has changed, the launch is rejected.

        Needs the permission `campaigns`. Costs credits. Since 2.0.0.

        Args:
            campaign_id: ID of the campaign. 1 to 64 characters.
            preflight_token: Token from `campaigns.preflight`. 1 to 2000 characters.
            send_at: Earliest time to send (RFC 3339). Default: now.
            recurrence: Schedule on which the campaign is repeated, from `send_at` on. Default: sent
                once.
            dry_run: Whether to run the call without storing any change. The response is the same as
                for a real call. Default: `False`.
            idempotency_key: Key that is stable and unique per logical call. The same key with the
                same params returns the first response again, for 30 days. 1 to 200 characters.
            options: Settings of this call, such as its timeout.

        Returns:
            `campaign`: A message to an audience.
            `state`: State of the campaign.
            `dry_run`: True when the call was a dry run and stored nothing.
            `replayed`: True when this is the stored response to an earlier call with the same
                `idempotency_key`.
            `warnings`: Present only when there are warnings.

        Raises:
            NotFoundError: Not found: no such resource in this account.
            UnprocessableError: Unprocessable: no eligible audience or content, or the state does
                not allow it.
            PreflightFailedError: Launch preflight failed: blockers found, or the preflight token is
                stale.

        Example:
            result = await tern.campaigns.launch(
                campaign_id="cmp_01jd0000000000000000000001",
                preflight_token="the token of campaigns.preflight",
            )
        """
        result: CampaignsLaunchResult = await self._calls.call(
            "campaigns.launch",
            {
                "campaign_id": campaign_id,
                "preflight_token": preflight_token,
                "send_at": send_at,
                "recurrence": recurrence,
                "dry_run": dry_run,
                "idempotency_key": idempotency_key,
            },
            options,
        )
        return result

    async def pause(
        self,
        *,
        campaign_id: str,
        dry_run: bool | Omit = OMIT,
        idempotency_key: str | Omit = OMIT,
        options: CallOptions | None = None,
    ) -> CampaignsPauseResult:
        """Pause sending.

        Messages that are being submitted (`in_flight`) may still be sent, and no others. All other
        messages wait and keep their position.

        Needs the permission `campaigns`. Since 2.0.0.

        Args:
            campaign_id: ID of the campaign. 1 to 64 characters.
            dry_run: Whether to run the call without storing any change. The response is the same as
                for a real call. Default: `False`.
            idempotency_key: Key that is stable and unique per logical call. The same key with the
                same params returns the first response again, for 30 days. 1 to 200 characters.
            options: Settings of this call, such as its timeout.

        Returns:
            `campaign`: A message to an audience.
            `state`: State of the campaign.
            `in_flight`: Number of messages that are being submitted: the carrier has them, or is
                about to get them. At most so many more are sent.
            `dry_run`: True when the call was a dry run and stored nothing.
            `replayed`: True when this is the stored response to an earlier call with the same
                `idempotency_key`.
            `warnings`: Present only when there are warnings.

        Raises:
            NotFoundError: Not found: no such resource in this account.
            UnprocessableError: Unprocessable: no eligible audience or content, or the state does
                not allow it.

        Example:
            result = await tern.campaigns.pause(
                campaign_id="cmp_01jd0000000000000000000002",
            )
        """
        result: CampaignsPauseResult = await self._calls.call(
            "campaigns.pause",
            {"campaign_id": campaign_id, "dry_run": dry_run, "idempotency_key": idempotency_key},
            options,
        )
        return result

    async def resume(
        self,
        *,
        campaign_id: str,
        dry_run: bool | Omit = OMIT,
        idempotency_key: str | Omit = OMIT,
        options: CallOptions | None = None,
    ) -> CampaignsResumeResult:
        """Resume a paused campaign.

        Sending continues where it stopped: no recipient is skipped and none receives the message
        twice. The call is rejected with -32005 while the cause of the pause remains, such as
        missing credits, a spending limit, no sending number or a hold on the account. Costs the
        credits of the remaining messages.

        Needs the permission `campaigns`. Costs credits. Since 2.0.0.

        Args:
            campaign_id: ID of the campaign. 1 to 64 characters.
            dry_run: Whether to run the call without storing any change. The response is the same as
                for a real call. Default: `False`.
            idempotency_key: Key that is stable and unique per logical call. The same key with the
                same params returns the first response again, for 30 days. 1 to 200 characters.
            options: Settings of this call, such as its timeout.

        Returns:
            `campaign`: A message to an audience.
            `state`: State of the campaign.
            `remaining`: Number of messages that are still to be sent.
            `dry_run`: True when the call was a dry run and stored nothing.
            `replayed`: True when this is the stored response to an earlier call with the same
                `idempotency_key`.
            `warnings`: Present only when there are warnings.

        Raises:
            NotFoundError: Not found: no such resource in this account.
            UnprocessableError: Unprocessable: no eligible audience or content, or the state does
                not allow it.
            PreflightFailedError: Launch preflight failed: blockers found, or the preflight token is
                stale.

        Example:
            result = await tern.campaigns.resume(
                campaign_id="cmp_01jd0000000000000000000003",
            )
        """
        result: CampaignsResumeResult = await self._calls.call(
            "campaigns.resume",
            {"campaign_id": campaign_id, "dry_run": dry_run, "idempotency_key": idempotency_key},
            options,
        )
        return result

    async def cancel(
        self,
        *,
        campaign_id: str,
        dry_run: bool | Omit = OMIT,
        idempotency_key: str | Omit = OMIT,
        options: CallOptions | None = None,
    ) -> CampaignsCancelResult:
        """Cancel a campaign and release its credits.

        Waiting messages are canceled; messages already submitted to the carrier are still
        delivered. `campaigns.recipients` then lists the whole audience. You cannot undo this.

        Needs the permission `campaigns`. Since 2.0.0.

        Args:
            campaign_id: ID of the campaign. 1 to 64 characters.
            dry_run: Whether to run the call without storing any change. The response is the same as
                for a real call. Default: `False`.
            idempotency_key: Key that is stable and unique per logical call. The same key with the
                same params returns the first response again, for 30 days. 1 to 200 characters.
            options: Settings of this call, such as its timeout.

        Returns:
            `campaign`: A message to an audience.
            `state`: State of the campaign.
            `canceled_messages`: Number of messages that were canceled.
            `released_credits`: Number of credits that are available again.
            `in_flight`: Number of messages that are being submitted: the carrier has them, or is
                about to get them. At most so many more are sent.
            `dry_run`: True when the call was a dry run and stored nothing.
            `replayed`: True when this is the stored response to an earlier call with the same
                `idempotency_key`.
            `warnings`: Present only when there are warnings.

        Raises:
            NotFoundError: Not found: no such resource in this account.
            UnprocessableError: Unprocessable: no eligible audience or content, or the state does
                not allow it.

        Example:
            result = await tern.campaigns.cancel(
                campaign_id="cmp_01jd0000000000000000000002",
            )
        """
        result: CampaignsCancelResult = await self._calls.call(
            "campaigns.cancel",
            {"campaign_id": campaign_id, "dry_run": dry_run, "idempotency_key": idempotency_key},
            options,
        )
        return result

    async def decide_experiment(
        self,
        *,
        campaign_id: str,
        variant: str | Omit = OMIT,
        dry_run: bool | Omit = OMIT,
        idempotency_key: str | Omit = OMIT,
        options: CallOptions | None = None,
    ) -> CampaignsDecideExperimentResult:
        """Decide an experiment now, by its results or for a variant of your choice.

        Ends the wait of an experiment whose test messages are all submitted. Without `variant`, the
        results so far decide as they would at `decide_at`: with too little difference there is no
        winner, and `on_no_winner` says what the remaining contacts receive. With `variant`, they
        receive that variant. A decision is final. Costs the credits of the messages to the
        remaining contacts.

        Needs the permission `campaigns`. Costs credits. Since 2.0.0.

        Args:
            campaign_id: ID of the campaign. 1 to 64 characters.
            variant: Name of the variant for the remaining contacts. Default: the results decide. 1
                to 40 characters.
            dry_run: Whether to run the call without storing any change. The response is the same as
                for a real call. Default: `False`.
            idempotency_key: Key that is stable and unique per logical call. The same key with the
                same params returns the first response again, for 30 days. 1 to 200 characters.
            options: Settings of this call, such as its timeout.

        Returns:
            `campaign`: A message to an audience.
            `experiment`: Progress of an experiment.
            `dry_run`: True when the call was a dry run and stored nothing.
            `replayed`: True when this is the stored response to an earlier call with the same
                `idempotency_key`.
            `warnings`: Present only when there are warnings.

        Raises:
            NotFoundError: Not found: no such resource in this account.
            UnprocessableError: Unprocessable: no eligible audience or content, or the state does
                not allow it.

        Example:
            result = await tern.campaigns.decide_experiment(
                campaign_id="cmp_01jd0000000000000000000007",
                variant="B",
            )
        """
        result: CampaignsDecideExperimentResult = await self._calls.call(
            "campaigns.decideExperiment",
            {
                "campaign_id": campaign_id,
                "variant": variant,
                "dry_run": dry_run,
                "idempotency_key": idempotency_key,
            },
            options,
        )
        return result

    def recipients(
        self,
        *,
        campaign_id: str,
        outcome: Literal["accepted", "excluded", "canceled"] | Omit = OMIT,
        result: RecipientResultInput | Omit = OMIT,
        status: MessageStateInput | Omit = OMIT,
        cursor: str | Omit = OMIT,
        limit: int | Omit = OMIT,
        options: CallOptions | None = None,
    ) -> AsyncPaginator[CampaignRecipient, CampaignsRecipientsResult]:
        """List recipients with the send decision and delivery status of each.

        Returns one row per contact of the audience that has been processed: accepted, with its
        message, or excluded, with the reason. After a cancellation, the contacts that were not
        reached follow within seconds, 1,000 at a time, with the outcome `canceled`.

        Needs the permission `campaigns`. Since 2.0.0.

        Args:
            campaign_id: ID of the campaign. 1 to 64 characters.
            outcome: Return only recipients with this decision.
            result: Return only recipients with this result.
            status: Return only recipients whose message has this status.
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
            async for item in tern.campaigns.recipients(
                campaign_id="cmp_01jd0000000000000000000002",
            ):
                print(item)
        """
        return self._calls.page(
            "campaigns.recipients",
            {
                "campaign_id": campaign_id,
                "outcome": outcome,
                "result": result,
                "status": status,
                "cursor": cursor,
                "limit": limit,
            },
            options,
        )
