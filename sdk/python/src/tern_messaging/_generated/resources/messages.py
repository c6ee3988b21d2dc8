# Generated from openrpc.json by `npm run codegen`. Do not edit: change the contract or the emitter.
"""Single messages and their delivery status."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Literal

from ..._calls import AsyncCalls, Calls
from ..._omit import OMIT, Omit
from ..._options import CallOptions
from ..._pages import AsyncPaginator, Page
from ..._sequence import SequenceNotStr
from ..types import (
    InboundReview,
    MediaFallbackInput,
    Message,
    MessageStateInput,
    MessagesCancelResult,
    MessagesGetResult,
    MessagesListResult,
    MessagesPreviewResult,
    MessagesRetryResult,
    MessagesReviewResult,
    MessagesReviewsResult,
    MessagesSendResult,
    MessagesSetSmartEncodingResult,
    MessagesSimulateInboundResult,
    PurposeInput,
    ReviewDecisionInput,
    SmartEncodingInput,
    TimestampInput,
)


class MessagesResource:
    """Single messages and their delivery status."""

    def __init__(self, calls: Calls) -> None:
        self._calls = calls

    def send(
        self,
        *,
        to: str | Omit = OMIT,
        contact_id: str | Omit = OMIT,
        text: str | Omit = OMIT,
        template_id: str | Omit = OMIT,
        vars: Mapping[str, object] | Omit = OMIT,
        purpose: PurposeInput | Omit = OMIT,
        number_id: str | Omit = OMIT,
        program_id: str | Omit = OMIT,
        send_at: TimestampInput | Omit = OMIT,
        validity_s: int | Omit = OMIT,
        on_quiet_hours: Literal["reject", "defer"] | Omit = OMIT,
        smart_encoding: SmartEncodingInput | Omit = OMIT,
        shorten_links: bool | Omit = OMIT,
        media: SequenceNotStr[str] | Omit = OMIT,
        media_fallback: MediaFallbackInput | Omit = OMIT,
        dry_run: bool | Omit = OMIT,
        idempotency_key: str | Omit = OMIT,
        options: CallOptions | None = None,
    ) -> MessagesSendResult:
        """Send one message after checking every gate.

        The gates run in this order: account state, sending number, recipient, consent, content,
        quiet hours, frequency caps and credits. If all pass, the message is charged and queued, and
        the carrier gets it shortly after the response. Marketing, the default purpose, requires
        recorded consent, a time within the recipient's allowed hours and room under every frequency
        cap. Transactional messages require consent, a recorded relationship
        (`contacts.recordRelationship`) or a message from the recipient within the last 24 hours;
        they are exempt from quiet hours and caps. With `program_id`, a contact receives messages
        from the same number of the program as long as that number can send. Costs the segments of
        the message; they are refunded when the carrier rejects it. With `media`, the message is an
        MMS. It counts as one segment at the price of the country, whatever its length. The service
        reads each link, sends the copy that it read, and reads the link again after an hour. If the
        sending number or the country does not accept media, the call fails with
        `media_not_supported`, unless `media_fallback` is `link`. A link that cannot be used fails
        with `media_refused`. A contact whose attributes say a date of birth or an age (`birthday`,
        `date_of_birth`, `dob`, `age`) gets no message about alcohol, tobacco, cannabis or gambling
        before 21 in the United States, and none about these, firearms or sexual content before 18:
        the call fails with `under_age`. Without such an attribute, the age is not checked.

        Needs the permission `messages`. Costs credits. Since 2.0.0.

        Args:
            to: Phone number of the recipient. Provide this or `contact_id`. 1 to 40 characters.
            contact_id: ID, phone number or external ID of the contact. Provide this or `to`. 1 to
                64 characters.
            text: Message text, optionally with Liquid variables. Provide this, `template_id`, or
                `media` alone. 1 to 5000 characters.
            template_id: ID or name of the template. Provide this or `text`. 1 to 64 characters.
            vars: Values of the variables. They take precedence over the fields of the contact. At
                most 16384 bytes of JSON. At most 4 levels.
            purpose: Purpose of the message. Default: `"marketing"`.
            number_id: ID of the sending number. Default: the default sending number of the account.
                1 to 64 characters.
            program_id: ID of the program to send for, instead of `number_id`. The contact receives
                messages from the same number of the program every time. 1 to 64 characters.
            send_at: Earliest time to send (RFC 3339). Default: now.
            validity_s: Seconds after which an unsent message expires. 60 to 604800.
            on_quiet_hours: What happens to a marketing message during the recipient's quiet hours:
                `reject` returns an error with the next allowed time, `defer` waits until then.
                Default: the setting of the account.
            smart_encoding: Smart encoding of the message. Default: the setting of the template,
                then of the account.
            shorten_links: Whether each link of the message becomes a short link, one per recipient,
                whose clicks are counted. Default: the setting of the template, or false.
            media: Links (https) to files that are sent with the text as MMS: at most ten, images in
                JPEG, PNG or GIF or contact cards (vCard), with at most 5 MB together. Default: the
                media of the template. At most 10 items.
            media_fallback: What is sent where media cannot be sent. Default: the setting of the
                template, else `none`.
            dry_run: Whether to run the call without storing any change. The response is the same as
                for a real call. Default: `False`.
            idempotency_key: Key that is stable and unique per logical call. The same key with the
                same params returns the first response again, for 30 days. 1 to 200 characters.
            options: Settings of this call, such as its timeout.

        Returns:
            `message_id`: ID of the message.
            `state`: State of a message.
            `to`: Phone number of the recipient, in E.164.
            `text`: The message as it is sent; empty for media without words.
            `original_text`: Text before smart encoding. Null if smart encoding replaced nothing.
            `encoding`: Encoding of the message: a single segment has 160 (GSM-7) or 70 (UCS-2)
                characters.
            `segments`: Number of segments.
            `credits`: Number of credits.
            `media`: Files that are sent with the message; absent when it has none, or links
                instead.
            `decision`: Why the message was accepted: the result of each gate.
            `daily_limit`: Daily limit of the sending number; null when no daily limit applies. When
                the limit is reached, the message waits until it resets.
            `dry_run`: True when the call was a dry run and stored nothing.
            `replayed`: True when this is the stored response to an earlier call with the same
                `idempotency_key`.
            `warnings`: Present only when there are warnings.

        Raises:
            NotFoundError: Not found: no such resource in this account.
            UnprocessableError: Unprocessable: no eligible audience or content, or the state does
                not allow it.
            NoSendingNumberError: No valid sending number: trust setup incomplete or no default
                sender number.
            ConsentRequiredError: The contact is not opted in. Do what `next_actions` of the error
                says: a missing consent can be recorded with its proof, and after an opt-out only
                the person can opt in again.
            PaymentHoldError: The account is on payment hold. Resolve the billing problem, or add
                credits with billing.topUp.
            PartnerSuspendedError: The partner organization is suspended. Contact the support team
                of the service; only they can lift the suspension.
            PartnerChildPausedError: The end-customer is paused. Call partner.setChildPaused with
                paused false to resume sending.
            QuietHoursError: Quiet hours block the message. Set send_at to a time outside quiet
                hours.
            CreditsInsufficientError: Not enough credits. Add credits with billing.topUp, or grant
                them with partner.grantCredits.

        Example:
            result = tern.messages.send(to="+12025550143", text="Hello {{ first_name }}")
        """
        result: MessagesSendResult = self._calls.call(
            "messages.send",
            {
                "to": to,
                "contact_id": contact_id,
                "text": text,
                "template_id": template_id,
                "vars": vars,
                "purpose": purpose,
                "number_id": number_id,
                "program_id": program_id,
                "send_at": send_at,
                "validity_s": validity_s,
                "on_quiet_hours": on_quiet_hours,
                "smart_encoding": smart_encoding,
                "shorten_links": shorten_links,
                "media": media,
                "media_fallback": media_fallback,
                "dry_run": dry_run,
                "idempotency_key": idempotency_key,
            },
            options,
        )
        return result

    def preview(
        self,
        *,
        text: str | Omit = OMIT,
        template_id: str | Omit = OMIT,
        contact_id: str | Omit = OMIT,
        to: str | Omit = OMIT,
        vars: Mapping[str, object] | Omit = OMIT,
        purpose: PurposeInput | Omit = OMIT,
        smart_encoding: SmartEncodingInput | Omit = OMIT,
        shorten_links: bool | Omit = OMIT,
        media: SequenceNotStr[str] | Omit = OMIT,
        media_fallback: MediaFallbackInput | Omit = OMIT,
        options: CallOptions | None = None,
    ) -> MessagesPreviewResult:
        """Preview a message as rendered, with its encoding, segments and cost.

        Evaluates the gates of `messages.send` without sending and returns the decision of each.
        `text` is the message as it would be sent. `smart_encoding` contains what smart encoding
        saves, or would save if it is off.

        Needs the permission `messages`. Since 2.0.0.

        Args:
            text: Message text. Provide this, `template_id`, or `media` alone. 1 to 5000 characters.
            template_id: ID or name of the template. Provide this or `text`. 1 to 64 characters.
            contact_id: ID, phone number or external ID of the contact to render for. 1 to 64
                characters.
            to: Phone number to render for. 1 to 40 characters.
            vars: Values of the variables. At most 16384 bytes of JSON. At most 4 levels.
            purpose: Purpose of the message. Default: `"marketing"`.
            smart_encoding: Smart encoding of the message. Default: the setting of the template,
                then of the account.
            shorten_links: Whether each link of the message becomes a short link, one per recipient,
                whose clicks are counted. Default: the setting of the template, or false.
            media: Links (https) to files that are sent with the text as MMS: at most ten, images in
                JPEG, PNG or GIF or contact cards (vCard), with at most 5 MB together. Default: the
                media of the template. At most 10 items.
            media_fallback: What is sent where media cannot be sent. Default: the setting of the
                template, else `none`.
            options: Settings of this call, such as its timeout.

        Returns:
            `text`: The message as it would be sent; empty for media without words.
            `original_text`: Text before smart encoding. Null if smart encoding replaced nothing.
            `encoding`: Encoding on the way to the phone.
            `segments`: Number of segments.
            `units`: Length in GSM-7 septets or UTF-16 code units.
            `credits`: Number of credits.
            `media`: Files that are sent with the message; absent when it has none, or links
                instead.
            `smart_encoding`: What smart encoding saves.
            `missing`: Variables without a value.
            `decision`: Why the message was accepted: the result of each gate.
            `content_findings`: Findings about the rendered message, blockers first.
            `warnings`: Present only when there are warnings.

        Raises:
            NotFoundError: Not found: no such resource in this account.
            UnprocessableError: Unprocessable: no eligible audience or content, or the state does
                not allow it.

        Example:
            result = tern.messages.preview(
                contact_id="con_01jd0000000000000000000001",
                text="Hello {{ first_name }}",
            )
        """
        result: MessagesPreviewResult = self._calls.call(
            "messages.preview",
            {
                "text": text,
                "template_id": template_id,
                "contact_id": contact_id,
                "to": to,
                "vars": vars,
                "purpose": purpose,
                "smart_encoding": smart_encoding,
                "shorten_links": shorten_links,
                "media": media,
                "media_fallback": media_fallback,
            },
            options,
        )
        return result

    def get(
        self,
        *,
        message_id: str,
        options: CallOptions | None = None,
    ) -> MessagesGetResult:
        """Get a message with its history and the decision that accepted it.

        Events from the service and from the carrier, in chronological order.

        Needs the permission `messages`. Since 2.0.0.

        Args:
            message_id: ID of the message. 1 to 64 characters.
            options: Settings of this call, such as its timeout.

        Returns:
            `message`: One message to one phone number.
            `events`: What happened to the message, in order.
            `decision`: Why the message was accepted: the result of each gate.
            `warnings`: Present only when there are warnings.

        Raises:
            NotFoundError: Not found: no such resource in this account.

        Example:
            result = tern.messages.get(message_id="msg_01jd0000000000000000000001")
        """
        result: MessagesGetResult = self._calls.call(
            "messages.get",
            {"message_id": message_id},
            options,
        )
        return result

    def list(
        self,
        *,
        contact_id: str | Omit = OMIT,
        campaign_id: str | Omit = OMIT,
        journey_id: str | Omit = OMIT,
        node_id: str | Omit = OMIT,
        state: MessageStateInput | Omit = OMIT,
        cursor: str | Omit = OMIT,
        limit: int | Omit = OMIT,
        options: CallOptions | None = None,
    ) -> Page[Message, MessagesListResult]:
        """List messages.

        Newest first. Filter by contact, campaign, journey, node or state.

        Needs the permission `messages`. Since 2.0.0.

        Args:
            contact_id: Return only messages to this contact: its ID, phone number or external ID. 1
                to 64 characters.
            campaign_id: Return only messages of this campaign. 1 to 64 characters.
            journey_id: Return only messages of this journey. 1 to 64 characters.
            node_id: Return only messages of this node of the journey. Needs `journey_id`. 1 to 64
                characters.
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
            for item in tern.messages.list(campaign_id="cmp_01jd0000000000000000000001"):
                print(item)
        """
        return self._calls.page(
            "messages.list",
            {
                "contact_id": contact_id,
                "campaign_id": campaign_id,
                "journey_id": journey_id,
                "node_id": node_id,
                "state": state,
                "cursor": cursor,
                "limit": limit,
            },
            options,
        )

    def retry(
        self,
        *,
        message_id: str,
        on_quiet_hours: Literal["reject", "defer"] | Omit = OMIT,
        may_arrive_twice: bool | Omit = OMIT,
        dry_run: bool | Omit = OMIT,
        idempotency_key: str | Omit = OMIT,
        options: CallOptions | None = None,
    ) -> MessagesRetryResult:
        """Send a message again that never reached the carrier.

        Creates a new message with the same text, recipient and purpose, linked by `retry_of`. Only
        a message that no carrier accepted can be retried: one that was rejected, expired before it
        was submitted, or canceled because consent or another condition was missing. A message that
        may have been delivered (`accepted`, `sent`, `delivered`, `undelivered`,
        `delivery_unconfirmed`) is refused with the reason `may_be_delivered`, and one that was
        canceled on purpose with `canceled`. With `may_arrive_twice`, a message is sent again whose
        carrier may have it because the service stopped during its submission
        (`delivery_unconfirmed` with the reason `lease_lost`); its credits are returned. All gates
        run again: consent, quiet hours, frequency caps and credits as they are now. The message is
        sent from the same number, or, if that number was released, from its program or the default
        number. Retrying a message of a campaign creates a single message that does not belong to
        the campaign, so that the counters of the campaign stay as they are. A message is retried
        once: repeating the call returns the same retry with `created` false. If the retry fails as
        well, retry it by its own ID, up to five times in all. Costs the segments of the message.

        Needs the permission `messages`. Costs credits. Since 2.0.0.

        Args:
            message_id: ID of the failed message. 1 to 64 characters.
            on_quiet_hours: What happens to a marketing message during the recipient's quiet hours:
                `reject` returns an error with the next allowed time, `defer` waits until then.
                Default: the setting of the account.
            may_arrive_twice: True sends a message in doubt again, although the person may get it
                twice, and returns the credits of the first. Default: `False`.
            dry_run: Whether to run the call without storing any change. The response is the same as
                for a real call. Default: `False`.
            idempotency_key: Key that is stable and unique per logical call. The same key with the
                same params returns the first response again, for 30 days. 1 to 200 characters.
            options: Settings of this call, such as its timeout.

        Returns:
            `message`: The new message.
            `decision`: Why the message was accepted: the result of each gate.
            `created`: False when the message was retried before; `message` is that retry.
            `refunded_credits`: Credits of the first message that were returned, because it was in
                doubt.
            `dry_run`: True when the call was a dry run and stored nothing.
            `replayed`: True when this is the stored response to an earlier call with the same
                `idempotency_key`.
            `warnings`: Present only when there are warnings.

        Raises:
            NotFoundError: Not found: no such resource in this account.
            UnprocessableError: Unprocessable: no eligible audience or content, or the state does
                not allow it.
            NoSendingNumberError: No valid sending number: trust setup incomplete or no default
                sender number.
            ConsentRequiredError: The contact is not opted in. Do what `next_actions` of the error
                says: a missing consent can be recorded with its proof, and after an opt-out only
                the person can opt in again.
            PaymentHoldError: The account is on payment hold. Resolve the billing problem, or add
                credits with billing.topUp.
            PartnerSuspendedError: The partner organization is suspended. Contact the support team
                of the service; only they can lift the suspension.
            PartnerChildPausedError: The end-customer is paused. Call partner.setChildPaused with
                paused false to resume sending.
            QuietHoursError: Quiet hours block the message. Set send_at to a time outside quiet
                hours.
            CreditsInsufficientError: Not enough credits. Add credits with billing.topUp, or grant
                them with partner.grantCredits.

        Example:
            result = tern.messages.retry(message_id="msg_01jd0000000000000000000005")
        """
        result: MessagesRetryResult = self._calls.call(
            "messages.retry",
            {
                "message_id": message_id,
                "on_quiet_hours": on_quiet_hours,
                "may_arrive_twice": may_arrive_twice,
                "dry_run": dry_run,
                "idempotency_key": idempotency_key,
            },
            options,
        )
        return result

    def cancel(
        self,
        *,
        message_id: str,
        dry_run: bool | Omit = OMIT,
        idempotency_key: str | Omit = OMIT,
        options: CallOptions | None = None,
    ) -> MessagesCancelResult:
        """Cancel a message that has not been sent.

        The credits are returned. You cannot cancel a message that was submitted to the carrier. If
        a submission was interrupted and it is unknown whether the carrier has the message, the
        message is not submitted again, its state becomes `delivery_unconfirmed` and its credits are
        not returned.

        Needs the permission `messages`. Since 2.0.0.

        Args:
            message_id: ID of the message. 1 to 64 characters.
            dry_run: Whether to run the call without storing any change. The response is the same as
                for a real call. Default: `False`.
            idempotency_key: Key that is stable and unique per logical call. The same key with the
                same params returns the first response again, for 30 days. 1 to 200 characters.
            options: Settings of this call, such as its timeout.

        Returns:
            `message_id`: ID of the message.
            `state`: State of a message.
            `released_credits`: Number of credits that are available again.
            `dry_run`: True when the call was a dry run and stored nothing.
            `replayed`: True when this is the stored response to an earlier call with the same
                `idempotency_key`.
            `warnings`: Present only when there are warnings.

        Raises:
            NotFoundError: Not found: no such resource in this account.
            UnprocessableError: Unprocessable: no eligible audience or content, or the state does
                not allow it.

        Example:
            result = tern.messages.cancel(message_id="msg_01jd0000000000000000000002")
        """
        result: MessagesCancelResult = self._calls.call(
            "messages.cancel",
            {"message_id": message_id, "dry_run": dry_run, "idempotency_key": idempotency_key},
            options,
        )
        return result

    def set_smart_encoding(
        self,
        *,
        mode: SmartEncodingInput,
        dry_run: bool | Omit = OMIT,
        idempotency_key: str | Omit = OMIT,
        options: CallOptions | None = None,
    ) -> MessagesSetSmartEncodingResult:
        """Set the default smart encoding of the account.

        Applies to messages that are accepted after the call and that do not set `smart_encoding`,
        directly or through their template or campaign. `messages.preview` shows the setting that
        applies to a message.

        Needs the permission `messages`. Since 2.0.0.

        Args:
            mode: Default smart encoding of messages.
            dry_run: Whether to run the call without storing any change. The response is the same as
                for a real call. Default: `False`.
            idempotency_key: Key that is stable and unique per logical call. The same key with the
                same params returns the first response again, for 30 days. 1 to 200 characters.
            options: Settings of this call, such as its timeout.

        Returns:
            `smart_encoding`: The new default.
            `dry_run`: True when the call was a dry run and stored nothing.
            `replayed`: True when this is the stored response to an earlier call with the same
                `idempotency_key`.
            `warnings`: Present only when there are warnings.

        Example:
            result = tern.messages.set_smart_encoding(mode="punctuation")
        """
        result: MessagesSetSmartEncodingResult = self._calls.call(
            "messages.setSmartEncoding",
            {"mode": mode, "dry_run": dry_run, "idempotency_key": idempotency_key},
            options,
        )
        return result

    def reviews(
        self,
        *,
        cursor: str | Omit = OMIT,
        limit: int | Omit = OMIT,
        options: CallOptions | None = None,
    ) -> Page[InboundReview, MessagesReviewsResult]:
        """List incoming messages that wait for a decision.

        Oldest first. These messages may be opt-outs (47 CFR 64.1200(a)(10): any reasonable means),
        but no rule decides this. Their senders get no marketing until `messages.review` decides.
        Messages that are queued for these senders wait up to 72 hours. Messages of numbers that are
        not contacts are included.

        Needs the permission `messages`. Since 2.0.0.

        Args:
            cursor: Position in the list: the `next_cursor` of the previous page. Default: the first
                page. 1 to 400 characters.
            limit: Items per page. 1 to 200. Default: `50`.
            options: Settings of this call, such as its timeout.

        Returns:
            `items`: The objects of this page.
            `next_cursor`: Pass it as `cursor` to get the next page. Null on the last page.
            `warnings`: Present only when there are warnings.

        Example:
            for item in tern.messages.reviews():
                print(item)
        """
        return self._calls.page(
            "messages.reviews",
            {"cursor": cursor, "limit": limit},
            options,
        )

    def review(
        self,
        *,
        inbound_id: str,
        decision: ReviewDecisionInput,
        note: str | Omit = OMIT,
        dry_run: bool | Omit = OMIT,
        idempotency_key: str | Omit = OMIT,
        options: CallOptions | None = None,
    ) -> MessagesReviewResult:
        """Decide whether an incoming message is an opt-out.

        `opt_out` opts the sender out of all messages as of the time the message was received, as
        `contacts.optOut` does, and closes all other reviews of the contact. `keep` records that the
        message is not an opt-out. Marketing resumes when no other message of the contact waits;
        queued messages resume within 15 minutes. A decision to keep can be changed to `opt_out`,
        but not the reverse: only a newer opt-in of the contact reverses an opt-out. A STOP of the
        contact closes its reviews as `opt_out`. A START that leaves the contact opted in, and an
        order that starts after the message, close them as `keep`. After `keep`, the message can be
        answered like any other message of the contact.

        Needs the permission `messages`. Since 2.0.0.

        Args:
            inbound_id: ID of the incoming message, from `messages.reviews` or the event
                `contact.review_required`. 1 to 64 characters.
            decision: `opt_out`, or `keep` when the message is no opt-out.
            note: Reason of the decision, kept with the message and, for `opt_out`, in the evidence
                of the consent entry. 1 to 500 characters.
            dry_run: Whether to run the call without storing any change. The response is the same as
                for a real call. Default: `False`.
            idempotency_key: Key that is stable and unique per logical call. The same key with the
                same params returns the first response again, for 30 days. 1 to 200 characters.
            options: Settings of this call, such as its timeout.

        Returns:
            `inbound_id`: ID of the incoming message.
            `contact_id`: ID of the contact; null when the sender is not a contact.
            `decision`: `opt_out`: the message is an opt-out of all messages. `keep`: it is not, and
                marketing resumes.
            `reviewed_at`: Time in UTC (RFC 3339).
            `reviewed_by`: ID of the API key that decided or recorded the order, or `contact` for a
                STOP or START of the contact.
            `changed`: False when this decision was recorded before.
            `consent_entry_id`: ID of the consent entry of the opt-out; null when this call recorded
                none.
            `canceled_messages`: Number of waiting messages that were canceled.
            `under_review_since`: Arrival time of the contact's oldest message that still waits;
                null when none waits.
            `dry_run`: True when the call was a dry run and stored nothing.
            `replayed`: True when this is the stored response to an earlier call with the same
                `idempotency_key`.
            `warnings`: Present only when there are warnings.

        Raises:
            NotFoundError: Not found: no such resource in this account.
            UnprocessableError: Unprocessable: no eligible audience or content, or the state does
                not allow it.

        Example:
            result = tern.messages.review(
                inbound_id="inb_01jd0000000000000000000002",
                decision="keep",
                note="Asked about an order; answered by phone.",
            )
        """
        result: MessagesReviewResult = self._calls.call(
            "messages.review",
            {
                "inbound_id": inbound_id,
                "decision": decision,
                "note": note,
                "dry_run": dry_run,
                "idempotency_key": idempotency_key,
            },
            options,
        )
        return result

    def simulate_inbound(
        self,
        *,
        from_: str,
        to: str | Omit = OMIT,
        text: str | Omit = OMIT,
        media: SequenceNotStr[str] | Omit = OMIT,
        dry_run: bool | Omit = OMIT,
        idempotency_key: str | Omit = OMIT,
        options: CallOptions | None = None,
    ) -> MessagesSimulateInboundResult:
        """Simulate an incoming message to one of your numbers.

        Has the same effects as a real incoming message: STOP opts out and cancels waiting messages,
        HELP gets a reply, START restores the state before a STOP, and START, JOIN or "add me back"
        from a number without consent gets a request to confirm with YES. Works only for numbers
        hosted by the simulator carrier. An account with a number at a real carrier is refused. A
        simulated START lifts only simulated opt-outs, and simulated consent ends when the account
        gets a number at a real carrier.

        Needs the permission `messages`. Since 2.0.0.

        Args:
            from_: Phone number of the simulated sender. 1 to 40 characters.
            to: Your number that receives the message. Default: the default sending number. 1 to 40
                characters.
            text: Text of the incoming message. Required without `media`. 1 to 1600 characters.
            media: Links (https) to files of the incoming message, as a carrier would link to them.
                They are read in the background, and `inbox.get` links to the copies. At most 10
                items.
            dry_run: Whether to run the call without storing any change. The response is the same as
                for a real call. Default: `False`.
            idempotency_key: Key that is stable and unique per logical call. The same key with the
                same params returns the first response again, for 30 days. 1 to 200 characters.
            options: Settings of this call, such as its timeout.

        Returns:
            `intent`: What the sender of the message wants.
            `rule_id`: ID of the rule that classified the message.
            `effects`: What the message did.
            `dry_run`: True when the call was a dry run and stored nothing.
            `replayed`: True when this is the stored response to an earlier call with the same
                `idempotency_key`.
            `warnings`: Present only when there are warnings.

        Raises:
            NotFoundError: Not found: no such resource in this account.
            UnprocessableError: Unprocessable: no eligible audience or content, or the state does
                not allow it.
            NoSendingNumberError: No valid sending number: trust setup incomplete or no default
                sender number.

        Example:
            result = tern.messages.simulate_inbound(from_="+12025550143", text="STOP")
        """
        result: MessagesSimulateInboundResult = self._calls.call(
            "messages.simulateInbound",
            {
                "from": from_,
                "to": to,
                "text": text,
                "media": media,
                "dry_run": dry_run,
                "idempotency_key": idempotency_key,
            },
            options,
        )
        return result


class AsyncMessagesResource:
    """Single messages and their delivery status."""

    def __init__(self, calls: AsyncCalls) -> None:
        self._calls = calls

    async def send(
        self,
        *,
        to: str | Omit = OMIT,
        contact_id: str | Omit = OMIT,
        text: str | Omit = OMIT,
        template_id: str | Omit = OMIT,
        vars: Mapping[str, object] | Omit = OMIT,
        purpose: PurposeInput | Omit = OMIT,
        number_id: str | Omit = OMIT,
        program_id: str | Omit = OMIT,
        send_at: TimestampInput | Omit = OMIT,
        validity_s: int | Omit = OMIT,
        on_quiet_hours: Literal["reject", "defer"] | Omit = OMIT,
        smart_encoding: SmartEncodingInput | Omit = OMIT,
        shorten_links: bool | Omit = OMIT,
        media: SequenceNotStr[str] | Omit = OMIT,
        media_fallback: MediaFallbackInput | Omit = OMIT,
        dry_run: bool | Omit = OMIT,
        idempotency_key: str | Omit = OMIT,
        options: CallOptions | None = None,
    ) -> MessagesSendResult:
        """Send one message after checking every gate.

        The gates run in this order: account state, sending number, recipient, consent, content,
        quiet hours, frequency caps and credits. If all pass, the message is charged and queued, and
        the carrier gets it shortly after the response. Marketing, the default purpose, requires
        recorded consent, a time within the recipient's allowed hours and room under every frequency
        cap. Transactional messages require consent, a recorded relationship
        (`contacts.recordRelationship`) or a message from the recipient within the last 24 hours;
        they are exempt from quiet hours and caps. With `program_id`, a contact receives messages
        from the same number of the program as long as that number can send. Costs the segments of
        the message; they are refunded when the carrier rejects it. With `media`, the message is an
        MMS. It counts as one segment at the price of the country, whatever its length. The service
        reads each link, sends the copy that it read, and reads the link again after an hour. If the
        sending number or the country does not accept media, the call fails with
        `media_not_supported`, unless `media_fallback` is `link`. A link that cannot be used fails
        with `media_refused`. A contact whose attributes say a date of birth or an age (`birthday`,
        `date_of_birth`, `dob`, `age`) gets no message about alcohol, tobacco, cannabis or gambling
        before 21 in the United States, and none about these, firearms or sexual content before 18:
        the call fails with `under_age`. Without such an attribute, the age is not checked.

        Needs the permission `messages`. Costs credits. Since 2.0.0.

        Args:
            to: Phone number of the recipient. Provide this or `contact_id`. 1 to 40 characters.
            contact_id: ID, phone number or external ID of the contact. Provide this or `to`. 1 to
                64 characters.
            text: Message text, optionally with Liquid variables. Provide this, `template_id`, or
                `media` alone. 1 to 5000 characters.
            template_id: ID or name of the template. Provide this or `text`. 1 to 64 characters.
            vars: Values of the variables. They take precedence over the fields of the contact. At
                most 16384 bytes of JSON. At most 4 levels.
            purpose: Purpose of the message. Default: `"marketing"`.
            number_id: ID of the sending number. Default: the default sending number of the account.
                1 to 64 characters.
            program_id: ID of the program to send for, instead of `number_id`. The contact receives
                messages from the same number of the program every time. 1 to 64 characters.
            send_at: Earliest time to send (RFC 3339). Default: now.
            validity_s: Seconds after which an unsent message expires. 60 to 604800.
            on_quiet_hours: What happens to a marketing message during the recipient's quiet hours:
                `reject` returns an error with the next allowed time, `defer` waits until then.
                Default: the setting of the account.
            smart_encoding: Smart encoding of the message. Default: the setting of the template,
                then of the account.
            shorten_links: Whether each link of the message becomes a short link, one per recipient,
                whose clicks are counted. Default: the setting of the template, or false.
            media: Links (https) to files that are sent with the text as MMS: at most ten, images in
                JPEG, PNG or GIF or contact cards (vCard), with at most 5 MB together. Default: the
                media of the template. At most 10 items.
            media_fallback: What is sent where media cannot be sent. Default: the setting of the
                template, else `none`.
            dry_run: Whether to run the call without storing any change. The response is the same as
                for a real call. Default: `False`.
            idempotency_key: Key that is stable and unique per logical call. The same key with the
                same params returns the first response again, for 30 days. 1 to 200 characters.
            options: Settings of this call, such as its timeout.

        Returns:
            `message_id`: ID of the message.
            `state`: State of a message.
            `to`: Phone number of the recipient, in E.164.
            `text`: The message as it is sent; empty for media without words.
            `original_text`: Text before smart encoding. Null if smart encoding replaced nothing.
            `encoding`: Encoding of the message: a single segment has 160 (GSM-7) or 70 (UCS-2)
                characters.
            `segments`: Number of segments.
            `credits`: Number of credits.
            `media`: Files that are sent with the message; absent when it has none, or links
                instead.
            `decision`: Why the message was accepted: the result of each gate.
            `daily_limit`: Daily limit of the sending number; null when no daily limit applies. When
                the limit is reached, the message waits until it resets.
            `dry_run`: True when the call was a dry run and stored nothing.
            `replayed`: True when this is the stored response to an earlier call with the same
                `idempotency_key`.
            `warnings`: Present only when there are warnings.

        Raises:
            NotFoundError: Not found: no such resource in this account.
            UnprocessableError: Unprocessable: no eligible audience or content, or the state does
                not allow it.
            NoSendingNumberError: No valid sending number: trust setup incomplete or no default
                sender number.
            ConsentRequiredError: The contact is not opted in. Do what `next_actions` of the error
                says: a missing consent can be recorded with its proof, and after an opt-out only
                the person can opt in again.
            PaymentHoldError: The account is on payment hold. Resolve the billing problem, or add
                credits with billing.topUp.
            PartnerSuspendedError: The partner organization is suspended. Contact the support team
                of the service; only they can lift the suspension.
            PartnerChildPausedError: The end-customer is paused. Call partner.setChildPaused with
                paused false to resume sending.
            QuietHoursError: Quiet hours block the message. Set send_at to a time outside quiet
                hours.
            CreditsInsufficientError: Not enough credits. Add credits with billing.topUp, or grant
                them with partner.grantCredits.

        Example:
            result = await tern.messages.send(
                to="+12025550143",
                text="Hello {{ first_name }}",
            )
        """
        result: MessagesSendResult = await self._calls.call(
            "messages.send",
            {
                "to": to,
                "contact_id": contact_id,
                "text": text,
                "template_id": template_id,
                "vars": vars,
                "purpose": purpose,
                "number_id": number_id,
                "program_id": program_id,
                "send_at": send_at,
                "validity_s": validity_s,
                "on_quiet_hours": on_quiet_hours,
                "smart_encoding": smart_encoding,
                "shorten_links": shorten_links,
                "media": media,
                "media_fallback": media_fallback,
                "dry_run": dry_run,
                "idempotency_key": idempotency_key,
            },
            options,
        )
        return result

    async def preview(
        self,
        *,
        text: str | Omit = OMIT,
        template_id: str | Omit = OMIT,
        contact_id: str | Omit = OMIT,
        to: str | Omit = OMIT,
        vars: Mapping[str, object] | Omit = OMIT,
        purpose: PurposeInput | Omit = OMIT,
        smart_encoding: SmartEncodingInput | Omit = OMIT,
        shorten_links: bool | Omit = OMIT,
        media: SequenceNotStr[str] | Omit = OMIT,
        media_fallback: MediaFallbackInput | Omit = OMIT,
        options: CallOptions | None = None,
    ) -> MessagesPreviewResult:
        """Preview a message as rendered, with its encoding, segments and cost.

        Evaluates the gates of `messages.send` without sending and returns the decision of each.
        `text` is the message as it would be sent. `smart_encoding` contains what smart encoding
        saves, or would save if it is off.

        Needs the permission `messages`. Since 2.0.0.

        Args:
            text: Message text. Provide this, `template_id`, or `media` alone. 1 to 5000 characters.
            template_id: ID or name of the template. Provide this or `text`. 1 to 64 characters.
            contact_id: ID, phone number or external ID of the contact to render for. 1 to 64
                characters.
            to: Phone number to render for. 1 to 40 characters.
            vars: Values of the variables. At most 16384 bytes of JSON. At most 4 levels.
            purpose: Purpose of the message. Default: `"marketing"`.
            smart_encoding: Smart encoding of the message. Default: the setting of the template,
                then of the account.
            shorten_links: Whether each link of the message becomes a short link, one per recipient,
                whose clicks are counted. Default: the setting of the template, or false.
            media: Links (https) to files that are sent with the text as MMS: at most ten, images in
                JPEG, PNG or GIF or contact cards (vCard), with at most 5 MB together. Default: the
                media of the template. At most 10 items.
            media_fallback: What is sent where media cannot be sent. Default: the setting of the
                template, else `none`.
            options: Settings of this call, such as its timeout.

        Returns:
            `text`: The message as it would be sent; empty for media without words.
            `original_text`: Text before smart encoding. Null if smart encoding replaced nothing.
            `encoding`: Encoding on the way to the phone.
            `segments`: Number of segments.
            `units`: Length in GSM-7 septets or UTF-16 code units.
            `credits`: Number of credits.
            `media`: Files that are sent with the message; absent when it has none, or links
                instead.
            `smart_encoding`: What smart encoding saves.
            `missing`: Variables without a value.
            `decision`: Why the message was accepted: the result of each gate.
            `content_findings`: Findings about the rendered message, blockers first.
            `warnings`: Present only when there are warnings.

        Raises:
            NotFoundError: Not found: no such resource in this account.
            UnprocessableError: Unprocessable: no eligible audience or content, or the state does
                not allow it.

        Example:
            result = await tern.messages.preview(
                contact_id="con_01jd0000000000000000000001",
                text="Hello {{ first_name }}",
            )
        """
        result: MessagesPreviewResult = await self._calls.call(
            "messages.preview",
            {
                "text": text,
                "template_id": template_id,
                "contact_id": contact_id,
                "to": to,
                "vars": vars,
                "purpose": purpose,
                "smart_encoding": smart_encoding,
                "shorten_links": shorten_links,
                "media": media,
                "media_fallback": media_fallback,
            },
            options,
        )
        return result

    async def get(
        self,
        *,
        message_id: str,
        options: CallOptions | None = None,
    ) -> MessagesGetResult:
        """Get a message with its history and the decision that accepted it.

        Events from the service and from the carrier, in chronological order.

        Needs the permission `messages`. Since 2.0.0.

        Args:
            message_id: ID of the message. 1 to 64 characters.
            options: Settings of this call, such as its timeout.

        Returns:
            `message`: One message to one phone number.
            `events`: What happened to the message, in order.
            `decision`: Why the message was accepted: the result of each gate.
            `warnings`: Present only when there are warnings.

        Raises:
            NotFoundError: Not found: no such resource in this account.

        Example:
            result = await tern.messages.get(message_id="msg_01jd0000000000000000000001")
        """
        result: MessagesGetResult = await self._calls.call(
            "messages.get",
            {"message_id": message_id},
            options,
        )
        return result

    def list(
        self,
        *,
        contact_id: str | Omit = OMIT,
        campaign_id: str | Omit = OMIT,
        journey_id: str | Omit = OMIT,
        node_id: str | Omit = OMIT,
        state: MessageStateInput | Omit = OMIT,
        cursor: str | Omit = OMIT,
        limit: int | Omit = OMIT,
        options: CallOptions | None = None,
    ) -> AsyncPaginator[Message, MessagesListResult]:
        """List messages.

        Newest first. Filter by contact, campaign, journey, node or state.

        Needs the permission `messages`. Since 2.0.0.

        Args:
            contact_id: Return only messages to this contact: its ID, phone number or external ID. 1
                to 64 characters.
            campaign_id: Return only messages of this campaign. 1 to 64 characters.
            journey_id: Return only messages of this journey. 1 to 64 characters.
            node_id: Return only messages of this node of the journey. Needs `journey_id`. 1 to 64
                characters.
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
            async for item in tern.messages.list(
                campaign_id="cmp_01jd0000000000000000000001",
            ):
                print(item)
        """
        return self._calls.page(
            "messages.list",
            {
                "contact_id": contact_id,
                "campaign_id": campaign_id,
                "journey_id": journey_id,
                "node_id": node_id,
                "state": state,
                "cursor": cursor,
                "limit": limit,
            },
            options,
        )

    async def retry(
        self,
        *,
        message_id: str,
        on_quiet_hours: Literal["reject", "defer"] | Omit = OMIT,
        may_arrive_twice: bool | Omit = OMIT,
        dry_run: bool | Omit = OMIT,
        idempotency_key: str | Omit = OMIT,
        options: CallOptions | None = None,
    ) -> MessagesRetryResult:
        """Send a message again that never reached the carrier.

        Creates a new message with the same text, recipient and purpose, linked by `retry_of`. Only
        a message that no carrier accepted can be retried: one that was rejected, expired before it
        was submitted, or canceled because consent or another condition was missing. A message that
        may have been delivered (`accepted`, `sent`, `delivered`, `undelivered`,
        `delivery_unconfirmed`) is refused with the reason `may_be_delivered`, and one that was
        canceled on purpose with `canceled`. With `may_arrive_twice`, a message is sent again whose
        carrier may have it because the service stopped during its submission
        (`delivery_unconfirmed` with the reason `lease_lost`); its credits are returned. All gates
        run again: consent, quiet hours, frequency caps and credits as they are now. The message is
        sent from the same number, or, if that number was released, from its program or the default
        number. Retrying a message of a campaign creates a single message that does not belong to
        the campaign, so that the counters of the campaign stay as they are. A message is retried
        once: repeating the call returns the same retry with `created` false. If the retry fails as
        well, retry it by its own ID, up to five times in all. Costs the segments of the message.

        Needs the permission `messages`. Costs credits. Since 2.0.0.

        Args:
            message_id: ID of the failed message. 1 to 64 characters.
            on_quiet_hours: What happens to a marketing message during the recipient's quiet hours:
                `reject` returns an error with the next allowed time, `defer` waits until then.
                Default: the setting of the account.
            may_arrive_twice: True sends a message in doubt again, although the person may get it
                twice, and returns the credits of the first. Default: `False`.
            dry_run: Whether to run the call without storing any change. The response is the same as
                for a real call. Default: `False`.
            idempotency_key: Key that is stable and unique per logical call. The same key with the
                same params returns the first response again, for 30 days. 1 to 200 characters.
            options: Settings of this call, such as its timeout.

        Returns:
            `message`: The new message.
            `decision`: Why the message was accepted: the result of each gate.
            `created`: False when the message was retried before; `message` is that retry.
            `refunded_credits`: Credits of the first message that were returned, because it was in
                doubt.
            `dry_run`: True when the call was a dry run and stored nothing.
            `replayed`: True when this is the stored response to an earlier call with the same
                `idempotency_key`.
            `warnings`: Present only when there are warnings.

        Raises:
            NotFoundError: Not found: no such resource in this account.
            UnprocessableError: Unprocessable: no eligible audience or content, or the state does
                not allow it.
            NoSendingNumberError: No valid sending number: trust setup incomplete or no default
                sender number.
            ConsentRequiredError: The contact is not opted in. Do what `next_actions` of the error
                says: a missing consent can be recorded with its proof, and after an opt-out only
                the person can opt in again.
            PaymentHoldError: The account is on payment hold. Resolve the billing problem, or add
                credits with billing.topUp.
            PartnerSuspendedError: The partner organization is suspended. Contact the support team
                of the service; only they can lift the suspension.
            PartnerChildPausedError: The end-customer is paused. Call partner.setChildPaused with
                paused false to resume sending.
            QuietHoursError: Quiet hours block the message. Set send_at to a time outside quiet
                hours.
            CreditsInsufficientError: Not enough credits. Add credits with billing.topUp, or grant
                them with partner.grantCredits.

        Example:
            result = await tern.messages.retry(message_id="msg_01jd0000000000000000000005")
        """
        result: MessagesRetryResult = await self._calls.call(
            "messages.retry",
            {
                "message_id": message_id,
                "on_quiet_hours": on_quiet_hours,
                "may_arrive_twice": may_arrive_twice,
                "dry_run": dry_run,
                "idempotency_key": idempotency_key,
            },
            options,
        )
        return result

    async def cancel(
        self,
        *,
        message_id: str,
        dry_run: bool | Omit = OMIT,
        idempotency_key: str | Omit = OMIT,
        options: CallOptions | None = None,
    ) -> MessagesCancelResult:
        """Cancel a message that has not been sent.

        The credits are returned. You cannot cancel a message that was submitted to the carrier. If
        a submission was interrupted and it is unknown whether the carrier has the message, the
        message is not submitted again, its state becomes `delivery_unconfirmed` and its credits are
        not returned.

        Needs the permission `messages`. Since 2.0.0.

        Args:
            message_id: ID of the message. 1 to 64 characters.
            dry_run: Whether to run the call without storing any change. The response is the same as
                for a real call. Default: `False`.
            idempotency_key: Key that is stable and unique per logical call. The same key with the
                same params returns the first response again, for 30 days. 1 to 200 characters.
            options: Settings of this call, such as its timeout.

        Returns:
            `message_id`: ID of the message.
            `state`: State of a message.
            `released_credits`: Number of credits that are available again.
            `dry_run`: True when the call was a dry run and stored nothing.
            `replayed`: True when this is the stored response to an earlier call with the same
                `idempotency_key`.
            `warnings`: Present only when there are warnings.

        Raises:
            NotFoundError: Not found: no such resource in this account.
            UnprocessableError: Unprocessable: no eligible audience or content, or the state does
                not allow it.

        Example:
            result = await tern.messages.cancel(message_id="msg_01jd0000000000000000000002")
        """
        result: MessagesCancelResult = await self._calls.call(
            "messages.cancel",
            {"message_id": message_id, "dry_run": dry_run, "idempotency_key": idempotency_key},
            options,
        )
        return result

    async def set_smart_encoding(
        self,
        *,
        mode: SmartEncodingInput,
        dry_run: bool | Omit = OMIT,
        idempotency_key: str | Omit = OMIT,
        options: CallOptions | None = None,
    ) -> MessagesSetSmartEncodingResult:
        """Set the default smart encoding of the account.

        Applies to messages that are accepted after the call and that do not set `smart_encoding`,
        directly or through their template or campaign. `messages.preview` shows the setting that
        applies to a message.

        Needs the permission `messages`. Since 2.0.0.

        Args:
            mode: Default smart encoding of messages.
            dry_run: Whether to run the call without storing any change. The response is the same as
                for a real call. Default: `False`.
            idempotency_key: Key that is stable and unique per logical call. The same key with the
                same params returns the first response again, for 30 days. 1 to 200 characters.
            options: Settings of this call, such as its timeout.

        Returns:
            `smart_encoding`: The new default.
            `dry_run`: True when the call was a dry run and stored nothing.
            `replayed`: True when this is the stored response to an earlier call with the same
                `idempotency_key`.
            `warnings`: Present only when there are warnings.

        Example:
            result = await tern.messages.set_smart_encoding(mode="punctuation")
        """
        result: MessagesSetSmartEncodingResult = await self._calls.call(
            "messages.setSmartEncoding",
            {"mode": mode, "dry_run": dry_run, "idempotency_key": idempotency_key},
            options,
        )
        return result

    def reviews(
        self,
        *,
        cursor: str | Omit = OMIT,
        limit: int | Omit = OMIT,
        options: CallOptions | None = None,
    ) -> AsyncPaginator[InboundReview, MessagesReviewsResult]:
        """List incoming messages that wait for a decision.

        Oldest first. These messages may be opt-outs (47 CFR 64.1200(a)(10): any reasonable means),
        but no rule decides this. Their senders get no marketing until `messages.review` decides.
        Messages that are queued for these senders wait up to 72 hours. Messages of numbers that are
        not contacts are included.

        Needs the permission `messages`. Since 2.0.0.

        Args:
            cursor: Position in the list: the `next_cursor` of the previous page. Default: the first
                page. 1 to 400 characters.
            limit: Items per page. 1 to 200. Default: `50`.
            options: Settings of this call, such as its timeout.

        Returns:
            `items`: The objects of this page.
            `next_cursor`: Pass it as `cursor` to get the next page. Null on the last page.
            `warnings`: Present only when there are warnings.

        Example:
            async for item in tern.messages.reviews():
                print(item)
        """
        return self._calls.page(
            "messages.reviews",
            {"cursor": cursor, "limit": limit},
            options,
        )

    async def review(
        self,
        *,
        inbound_id: str,
        decision: ReviewDecisionInput,
        note: str | Omit = OMIT,
        dry_run: bool | Omit = OMIT,
        idempotency_key: str | Omit = OMIT,
        options: CallOptions | None = None,
    ) -> MessagesReviewResult:
        """Decide whether an incoming message is an opt-out.

        `opt_out` opts the sender out of all messages as of the time the message was received, as
        `contacts.optOut` does, and closes all other reviews of the contact. `keep` records that the
        message is not an opt-out. Marketing resumes when no other message of the contact waits;
        queued messages resume within 15 minutes. A decision to keep can be changed to `opt_out`,
        but not the reverse: only a newer opt-in of the contact reverses an opt-out. A STOP of the
        contact closes its reviews as `opt_out`. A START that leaves the contact opted in, and an
        order that starts after the message, close them as `keep`. After `keep`, the message can be
        answered like any other message of the contact.

        Needs the permission `messages`. Since 2.0.0.

        Args:
            inbound_id: ID of the incoming message, from `messages.reviews` or the event
                `contact.review_required`. 1 to 64 characters.
            decision: `opt_out`, or `keep` when the message is no opt-out.
            note: Reason of the decision, kept with the message and, for `opt_out`, in the evidence
                of the consent entry. 1 to 500 characters.
            dry_run: Whether to run the call without storing any change. The response is the same as
                for a real call. Default: `False`.
            idempotency_key: Key that is stable and unique per logical call. The same key with the
                same params returns the first response again, for 30 days. 1 to 200 characters.
            options: Settings of this call, such as its timeout.

        Returns:
            `inbound_id`: ID of the incoming message.
            `contact_id`: ID of the contact; null when the sender is not a contact.
            `decision`: `opt_out`: the message is an opt-out of all messages. `keep`: it is not, and
                marketing resumes.
            `reviewed_at`: Time in UTC (RFC 3339).
            `reviewed_by`: ID of the API key that decided or recorded the order, or `contact` for a
                STOP or START of the contact.
            `changed`: False when this decision was recorded before.
            `consent_entry_id`: ID of the consent entry of the opt-out; null when this call recorded
                none.
            `canceled_messages`: Number of waiting messages that were canceled.
            `under_review_since`: Arrival time of the contact's oldest message that still waits;
                null when none waits.
            `dry_run`: True when the call was a dry run and stored nothing.
            `replayed`: True when this is the stored response to an earlier call with the same
                `idempotency_key`.
            `warnings`: Present only when there are warnings.

        Raises:
            NotFoundError: Not found: no such resource in this account.
            UnprocessableError: Unprocessable: no eligible audience or content, or the state does
                not allow it.

        Example:
            result = await tern.messages.review(
                inbound_id="inb_01jd0000000000000000000002",
                decision="keep",
                note="Asked about an order; answered by phone.",
            )
        """
        result: MessagesReviewResult = await self._calls.call(
            "messages.review",
            {
                "inbound_id": inbound_id,
                "decision": decision,
                "note": note,
                "dry_run": dry_run,
                "idempotency_key": idempotency_key,
            },
            options,
        )
        return result

    async def simulate_inbound(
        self,
        *,
        from_: str,
        to: str | Omit = OMIT,
        text: str | Omit = OMIT,
        media: SequenceNotStr[str] | Omit = OMIT,
        dry_run: bool | Omit = OMIT,
        idempotency_key: str | Omit = OMIT,
        options: CallOptions | None = None,
    ) -> MessagesSimulateInboundResult:
        """Simulate an incoming message to one of your numbers.

        Has the same effects as a real incoming message: STOP opts out and cancels waiting messages,
        HELP gets a reply, START restores the state before a STOP, and START, JOIN or "add me back"
        from a number without consent gets a request to confirm with YES. Works only for numbers
        hosted by the simulator carrier. An account with a number at a real carrier is refused. A
        simulated START lifts only simulated opt-outs, and simulated consent ends when the account
        gets a number at a real carrier.

        Needs the permission `messages`. Since 2.0.0.

        Args:
            from_: Phone number of the simulated sender. 1 to 40 characters.
            to: Your number that receives the message. Default: the default sending number. 1 to 40
                characters.
            text: Text of the incoming message. Required without `media`. 1 to 1600 characters.
            media: Links (https) to files of the incoming message, as a carrier would link to them.
                They are read in the background, and `inbox.get` links to the copies. At most 10
                items.
            dry_run: Whether to run the call without storing any change. The response is the same as
                for a real call. Default: `False`.
            idempotency_key: Key that is stable and unique per logical call. The same key with the
                same params returns the first response again, for 30 days. 1 to 200 characters.
            options: Settings of this call, such as its timeout.

        Returns:
            `intent`: What the sender of the message wants.
            `rule_id`: ID of the rule that classified the message.
            `effects`: What the message did.
            `dry_run`: True when the call was a dry run and stored nothing.
            `replayed`: True when this is the stored response to an earlier call with the same
                `idempotency_key`.
            `warnings`: Present only when there are warnings.

        Raises:
            NotFoundError: Not found: no such resource in this account.
            UnprocessableError: Unprocessable: no eligible audience or content, or the state does
                not allow it.
            NoSendingNumberError: No valid sending number: trust setup incomplete or no default
                sender number.

        Example:
            result = await tern.messages.simulate_inbound(from_="+12025550143", text="STOP")
        """
        result: MessagesSimulateInboundResult = await self._calls.call(
            "messages.simulateInbound",
            {
                "from": from_,
                "to": to,
                "text": text,
                "media": media,
                "dry_run": dry_run,
                "idempotency_key": idempotency_key,
            },
            options,
        )
        return result
