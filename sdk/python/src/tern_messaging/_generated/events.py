# Generated from openrpc.json by `npm run codegen`. Do not edit: change the contract or the emitter.
"""The events that a webhook receives."""

from __future__ import annotations

from typing import List, Literal, TypedDict, Union

from typing_extensions import TypeAlias

from .types import (AlertKind, AlertSeverity, Encoding, ReportFormat, ReportKind, Timestamp)

__all__ = [
    "AlertClosedEvent",
    "AlertOpenedEvent",
    "ApprovalDecidedEvent",
    "ApprovalRequestedEvent",
    "BalanceExhaustedEvent",
    "BalanceLowEvent",
    "BalanceRechargeFailedEvent",
    "BalanceRechargedEvent",
    "CampaignPausedEvent",
    "CampaignSkippedEvent",
    "ContactConsentExpiredEvent",
    "ContactOptedInEvent",
    "ContactOptedOutEvent",
    "ContactReviewRequiredEvent",
    "CustomerPausedEvent",
    "LinkClickedEvent",
    "MessageAcceptedEvent",
    "MessageFinalizedEvent",
    "MessageInboundEvent",
    "ReportReadyEvent",
    "TernEvent",
    "TernEventType",
    "TrustUpdatedEvent",
    "WebhookTestEvent",
]


_MessageAcceptedEventDataKeys = TypedDict("_MessageAcceptedEventDataKeys", {
    "from": "str",
})


class MessageAcceptedEventData(_MessageAcceptedEventDataKeys):
    """What happened. It also has the key `from`: Phone number of the sender, in E.164."""

    external_ref: str | None
    """Your own ID of the end-customer."""
    message_id: str
    """ID of the message."""
    to: str
    """Phone number of the recipient, in E.164."""
    state: Literal["queued", "scheduled"] | str
    """State of the object."""
    purpose: Literal["marketing", "transactional", "reply"] | str
    """`reply`: an automatic reply to an incoming message."""
    encoding: Encoding
    segments: int
    """Number of segments."""
    credits: int
    """Credits charged; 0 for an automatic reply."""
    campaign_id: str | None
    """ID of the campaign."""
    idempotency_key: str | None
    """Idempotency key of the `partner.send` call."""
    due_at: Timestamp


class MessageAcceptedEvent(TypedDict):
    """A message passed all gates, was charged and is queued. Written in the transaction that
    accepts the message. It covers messages sent by `partner.send`, by a key of the end-customer and
    by the service itself: automatic replies to incoming messages have the purpose `reply` and 0
    credits.
    """

    id: str
    """Unique ID of the event, identical in every attempt. Use it to discard duplicates."""
    type: Literal["message.accepted"]
    """Type of the event."""
    timestamp: Timestamp
    version: Literal["1"]
    """Version of the form of the event."""
    data: MessageAcceptedEventData
    """What happened."""


_MessageFinalizedEventDataKeys = TypedDict("_MessageFinalizedEventDataKeys", {
    "from": "str",
})


class MessageFinalizedEventData(_MessageFinalizedEventDataKeys):
    """What happened. It also has the key `from`: Phone number of the sender, in E.164."""

    external_ref: str | None
    """Your own ID of the end-customer."""
    message_id: str
    """ID of the message."""
    to: str
    """Phone number of the recipient, in E.164."""
    state: Literal[
        "delivered",
        "undelivered",
        "failed",
        "expired",
        "rejected",
        "canceled",
        "delivery_unconfirmed",
    ] | str
    """State of the object."""
    reason: str | None
    """Reason for the exclusion, as a code."""
    error_code: str | None
    """Error code of the carrier; null without an error."""
    segments: int
    """Number of segments."""
    credits: int
    """Credits charged; returned when no carrier accepted the message."""
    campaign_id: str | None
    """ID of the campaign."""
    finalized_at: Timestamp


class MessageFinalizedEvent(TypedDict):
    """A message reached its final state. Sent exactly once per message, written in the transaction
    that sets the final state. `delivery_unconfirmed` means that it is unknown whether the carrier
    got the message; a receipt can still arrive and is then shown by `messages.get`. Automatic
    replies are included, with 0 credits.
    """

    id: str
    """Unique ID of the event, identical in every attempt. Use it to discard duplicates."""
    type: Literal["message.finalized"]
    """Type of the event."""
    timestamp: Timestamp
    version: Literal["1"]
    """Version of the form of the event."""
    data: MessageFinalizedEventData
    """What happened."""


_MessageInboundEventDataKeys = TypedDict("_MessageInboundEventDataKeys", {
    "from": "str",
})


class MessageInboundEventData(_MessageInboundEventDataKeys):
    """What happened. It also has the key `from`: Phone number of the sender, in E.164."""

    external_ref: str | None
    """Your own ID of the end-customer."""
    inbound_id: str
    """ID of the incoming message."""
    to: str
    """Phone number of the recipient, in E.164."""
    text: str
    """Text of the incoming message, at most 3,000 characters."""
    intent: Literal["stop", "start", "narrow", "help", "review", "none"] | str
    """What the sender of the message wants."""
    rule_id: str | None
    """ID of the rule that classified the message."""
    contact_id: str | None
    """ID of the contact."""
    received_at: Timestamp
    simulated: bool
    """Whether the message came to a number of the simulator carrier."""


class MessageInboundEvent(TypedDict):
    """The end-customer received a message. STOP, START and HELP are applied before this event is
    written. `intent` says how the message was classified.
    """

    id: str
    """Unique ID of the event, identical in every attempt. Use it to discard duplicates."""
    type: Literal["message.inbound"]
    """Type of the event."""
    timestamp: Timestamp
    version: Literal["1"]
    """Version of the form of the event."""
    data: MessageInboundEventData
    """What happened."""


class ContactOptedInEventData(TypedDict):
    """What happened."""

    external_ref: str | None
    """Your own ID of the end-customer."""
    contact_id: str | None
    """ID of the contact."""
    phone: str
    """Phone number in E.164."""
    scope: str
    """`all`, or the ID of a program."""
    method: str
    """How the change was made: `keyword`, `web_form`, `api` and others."""
    rule_id: str | None
    """ID of the rule that classified the reply, if a reply caused the change."""
    captured_at: Timestamp
    consent_entry_id: str
    """ID of the consent entry."""
    simulated: bool
    """Whether the cause is a simulated message."""


class ContactOptedInEvent(TypedDict):
    """Consent was recorded. Written in the same transaction as the consent entry."""

    id: str
    """Unique ID of the event, identical in every attempt. Use it to discard duplicates."""
    type: Literal["contact.opted_in"]
    """Type of the event."""
    timestamp: Timestamp
    version: Literal["1"]
    """Version of the form of the event."""
    data: ContactOptedInEventData
    """What happened."""


class ContactOptedOutEventData(TypedDict):
    """What happened."""

    external_ref: str | None
    """Your own ID of the end-customer."""
    contact_id: str | None
    """ID of the contact."""
    phone: str
    """Phone number in E.164."""
    scope: str
    """`all`, or the ID of the program that ended; other programs continue."""
    method: str
    """How the change was made: `keyword`, `web_form`, `api` and others."""
    rule_id: str | None
    """ID of the rule that classified the reply, if a reply caused the change."""
    captured_at: Timestamp
    consent_entry_id: str
    """ID of the consent entry."""
    canceled_messages: int
    """Number of waiting messages canceled."""
    narrows_entry_id: str | None
    """ID of the opt-out from all programs that this opt-out from one program replaces. The other
    programs are no longer opted out.
    """
    simulated: bool
    """Whether the cause is a simulated message."""


class ContactOptedOutEvent(TypedDict):
    """A contact opted out, effective immediately. Written after the consent entry, the contact's
    status, the suppression and the cancellation of waiting messages, in the same transaction.
    """

    id: str
    """Unique ID of the event, identical in every attempt. Use it to discard duplicates."""
    type: Literal["contact.opted_out"]
    """Type of the event."""
    timestamp: Timestamp
    version: Literal["1"]
    """Version of the form of the event."""
    data: ContactOptedOutEventData
    """What happened."""


class ContactConsentExpiredEventData(TypedDict):
    """What happened."""

    external_ref: str | None
    """Your own ID of the end-customer."""
    contact_id: str | None
    """ID of the contact."""
    phone: str
    """Phone number in E.164."""
    scope: str
    """`general`, or the ID of the program whose consent ended."""
    after_months: int
    """Months without contact after which consent ends."""
    no_contact_since: Timestamp
    consent_entry_id: str
    """ID of the consent entry."""


class ContactConsentExpiredEvent(TypedDict):
    """The consent of a contact ended because of its age. Sent when the setting of
    `compliance.consentExpiry` ends a consent. It is no opt-out: a new opt-in counts. Written in the
    same transaction as the change.
    """

    id: str
    """Unique ID of the event, identical in every attempt. Use it to discard duplicates."""
    type: Literal["contact.consent_expired"]
    """Type of the event."""
    timestamp: Timestamp
    version: Literal["1"]
    """Version of the form of the event."""
    data: ContactConsentExpiredEventData
    """What happened."""


class ContactReviewRequiredEventData(TypedDict):
    """What happened."""

    external_ref: str | None
    """Your own ID of the end-customer."""
    contact_id: str | None
    """ID of the contact; null when the sender is not a contact."""
    phone: str
    """Number that sent the message."""
    inbound_id: str
    """ID of the incoming message, for `messages.review`."""
    rule_id: str | None
    """ID of the rule that classified the message."""
    received_at: Timestamp


class ContactReviewRequiredEvent(TypedDict):
    """A message may be an opt-out and waits for a decision. The contact gets no marketing until
    `messages.review` decides. Written in the same transaction as the message.
    """

    id: str
    """Unique ID of the event, identical in every attempt. Use it to discard duplicates."""
    type: Literal["contact.review_required"]
    """Type of the event."""
    timestamp: Timestamp
    version: Literal["1"]
    """Version of the form of the event."""
    data: ContactReviewRequiredEventData
    """What happened."""


class LinkClickedEventData(TypedDict):
    """What happened."""

    external_ref: str | None
    """Your own ID of the end-customer."""
    link_id: str
    """ID of the link."""
    contact_id: str | None
    """ID of the contact that got the short URL; null if it belongs to no contact."""
    message_id: str | None
    """ID of the message that contains the short URL; null for a link of `links.create`."""
    campaign_id: str | None
    """ID of the campaign; null without one."""
    clicked_at: Timestamp


class LinkClickedEvent(TypedDict):
    """A person clicked a short link for the first time. Sent once per short URL, at its first click
    that no rule for bots applies to. With `shorten_links`, each recipient of a message has a short
    URL of their own. Clicks are recorded within seconds, not in the transaction of the redirect.
    """

    id: str
    """Unique ID of the event, identical in every attempt. Use it to discard duplicates."""
    type: Literal["link.clicked"]
    """Type of the event."""
    timestamp: Timestamp
    version: Literal["1"]
    """Version of the form of the event."""
    data: LinkClickedEventData
    """What happened."""


class TrustUpdatedEventData(TypedDict):
    """What happened."""

    external_ref: str | None
    """Your own ID of the end-customer."""
    state: Literal["active", "payment_hold", "suspended", "closed"] | str
    """State of the object."""
    number: str | None
    """Default sending number."""
    ready: bool
    """Whether the account is in good standing and has a sending number."""
    reason: str
    """What changed, such as number_assigned, payment_hold, brand_ok, campaign_mno_provisioned or
    number_registered.
    """


class TrustUpdatedEvent(TypedDict):
    """An end-customer or the partner became able or unable to send. `external_ref` is null when the
    event is about the partner organization.
    """

    id: str
    """Unique ID of the event, identical in every attempt. Use it to discard duplicates."""
    type: Literal["trust.updated"]
    """Type of the event."""
    timestamp: Timestamp
    version: Literal["1"]
    """Version of the form of the event."""
    data: TrustUpdatedEventData
    """What happened."""


class BalanceLowEventData(TypedDict):
    """What happened."""

    external_ref: str | None
    """Your own ID of the end-customer."""
    available: int
    """Credits that can be spent: the balance without holds."""
    threshold: int
    """Balance threshold that the credits fell below."""


class BalanceLowEvent(TypedDict):
    """The credits fell below the balance threshold. Sent once each time the balance falls below the
    threshold, and again only after the balance has returned to it. The threshold of an end-customer
    is its `low_balance_at`. The threshold of the partner's own balance is 1,000; its events have a
    null `external_ref`.
    """

    id: str
    """Unique ID of the event, identical in every attempt. Use it to discard duplicates."""
    type: Literal["balance.low"]
    """Type of the event."""
    timestamp: Timestamp
    version: Literal["1"]
    """Version of the form of the event."""
    data: BalanceLowEventData
    """What happened."""


class BalanceExhaustedEventData(TypedDict):
    """What happened."""

    external_ref: str | None
    """Your own ID of the end-customer."""
    available: int
    """Credits that can be spent: the balance without holds."""
    threshold: int | None
    """Balance threshold of `balance.low`; null when there is none."""


class BalanceExhaustedEvent(TypedDict):
    """The credits of an account are used up. Written in the transaction that spends the last
    credit.
    """

    id: str
    """Unique ID of the event, identical in every attempt. Use it to discard duplicates."""
    type: Literal["balance.exhausted"]
    """Type of the event."""
    timestamp: Timestamp
    version: Literal["1"]
    """Version of the form of the event."""
    data: BalanceExhaustedEventData
    """What happened."""


class CustomerPausedEventData(TypedDict):
    """What happened."""

    external_ref: str | None
    """Your own ID of the end-customer."""
    paused: bool
    """Whether sending is paused."""
    reason: str | None
    """Why the end-customer was paused; null when it was resumed."""


class CustomerPausedEvent(TypedDict):
    """An end-customer was paused or resumed. `paused` says whether it was paused or resumed."""

    id: str
    """Unique ID of the event, identical in every attempt. Use it to discard duplicates."""
    type: Literal["customer.paused"]
    """Type of the event."""
    timestamp: Timestamp
    version: Literal["1"]
    """Version of the form of the event."""
    data: CustomerPausedEventData
    """What happened."""


class CampaignPausedEventData(TypedDict):
    """What happened."""

    external_ref: str | None
    """Your own ID of the end-customer."""
    campaign_id: str
    """ID of the campaign."""
    name: str
    """Name of the campaign."""
    reason: str
    """Reason, as in `state_reason` of the campaign."""


class CampaignPausedEvent(TypedDict):
    """The service paused a campaign. The reason is `balance`, `content`, `account_state`,
    `no_sending_number`, or a rate of the guard with its figures. A pause by a call writes no event.
    Remove the cause, then call `campaigns.resume`.
    """

    id: str
    """Unique ID of the event, identical in every attempt. Use it to discard duplicates."""
    type: Literal["campaign.paused"]
    """Type of the event."""
    timestamp: Timestamp
    version: Literal["1"]
    """Version of the form of the event."""
    data: CampaignPausedEventData
    """What happened."""


class CampaignSkippedEventData(TypedDict):
    """What happened."""

    external_ref: str | None
    """Your own ID of the end-customer."""
    campaign_id: str
    """ID of the series."""
    name: str
    """Name of the campaign."""
    occurrence_at: Timestamp
    """Time of the occurrence."""
    blockers: List[str]
    """Codes of what prevented the launch."""


class CampaignSkippedEvent(TypedDict):
    """An occurrence of a series was skipped. The campaign of the occurrence could not be launched.
    The series continues with its next occurrence. `campaigns.get` of the series shows the blockers.
    """

    id: str
    """Unique ID of the event, identical in every attempt. Use it to discard duplicates."""
    type: Literal["campaign.skipped"]
    """Type of the event."""
    timestamp: Timestamp
    version: Literal["1"]
    """Version of the form of the event."""
    data: CampaignSkippedEventData
    """What happened."""


class ReportReadyEventData(TypedDict):
    """What happened."""

    external_ref: str | None
    """Your own ID of the end-customer."""
    report_id: str
    """ID of the report, for `reports.get`."""
    schedule_id: str | None
    """ID of the schedule that made it; null without one."""
    kind: ReportKind
    format: ReportFormat
    rows: int
    """Rows of the file."""
    sha256: str
    """SHA-256 of the file in lower-case hex."""
    expires_at: Timestamp


class ReportReadyEvent(TypedDict):
    """The file of a report is complete. Written in the transaction that completes the report. Get
    the link with `reports.get`.
    """

    id: str
    """Unique ID of the event, identical in every attempt. Use it to discard duplicates."""
    type: Literal["report.ready"]
    """Type of the event."""
    timestamp: Timestamp
    version: Literal["1"]
    """Version of the form of the event."""
    data: ReportReadyEventData
    """What happened."""


class BalanceRechargedEventData(TypedDict):
    """What happened."""

    external_ref: str | None
    """Your own ID of the end-customer."""
    amount: int
    """Credits that were bought."""
    available: int
    """Credits that can be spent afterwards."""
    threshold: int
    """Balance threshold of the rule."""
    reference: str
    """ID of the charge, which is part of the reference of the credit entry."""


class BalanceRechargedEvent(TypedDict):
    """Credits were bought automatically. Written in the transaction that adds the credits."""

    id: str
    """Unique ID of the event, identical in every attempt. Use it to discard duplicates."""
    type: Literal["balance.recharged"]
    """Type of the event."""
    timestamp: Timestamp
    version: Literal["1"]
    """Version of the form of the event."""
    data: BalanceRechargedEventData
    """What happened."""


class BalanceRechargeFailedEventData(TypedDict):
    """What happened."""

    external_ref: str | None
    """Your own ID of the end-customer."""
    reason: str
    """Why the charge failed, such as `payment_declined`."""
    failures: int
    """Charges that failed in a row."""
    disabled: bool
    """Whether the service disabled the rule."""
    amount: int
    """Credits that were not bought."""


class BalanceRechargeFailedEvent(TypedDict):
    """An automatic purchase of credits failed. After three failures in a row the rule is disabled:
    set another payment method with `billing.autoRecharge`, or add credits with `billing.topUp`.
    """

    id: str
    """Unique ID of the event, identical in every attempt. Use it to discard duplicates."""
    type: Literal["balance.recharge_failed"]
    """Type of the event."""
    timestamp: Timestamp
    version: Literal["1"]
    """Version of the form of the event."""
    data: BalanceRechargeFailedEventData
    """What happened."""


class WebhookTestEventData(TypedDict):
    """What happened."""

    external_ref: str | None
    """Your own ID of the end-customer."""
    webhook_id: str
    """ID of the webhook endpoint."""


class WebhookTestEvent(TypedDict):
    """A call of `agent.webhooks.test` asked for it. Sent to one endpoint, whatever types of events
    it receives. It says nothing about messages or contacts.
    """

    id: str
    """Unique ID of the event, identical in every attempt. Use it to discard duplicates."""
    type: Literal["webhook.test"]
    """Type of the event."""
    timestamp: Timestamp
    version: Literal["1"]
    """Version of the form of the event."""
    data: WebhookTestEventData
    """What happened."""


class ApprovalRequestedEventData(TypedDict):
    """What happened."""

    external_ref: str | None
    """Your own ID of the end-customer."""
    approval_id: str
    """ID of the approval."""
    skill: str
    """Skill of the call."""
    key_id: str
    """Key that asked."""
    credits: int | None
    """Credits that the call spends; null: cannot be known beforehand."""
    recipients: int | None
    """People that the call sends to; null: cannot be known beforehand."""
    expires_at: Timestamp


class ApprovalRequestedEvent(TypedDict):
    """A call waits for a person. Sent when a key makes a call for which one of its policies
    requires an approval. `command.approvals.get` shows the call.
    """

    id: str
    """Unique ID of the event, identical in every attempt. Use it to discard duplicates."""
    type: Literal["approval.requested"]
    """Type of the event."""
    timestamp: Timestamp
    version: Literal["1"]
    """Version of the form of the event."""
    data: ApprovalRequestedEventData
    """What happened."""


class ApprovalDecidedEventData(TypedDict):
    """What happened."""

    external_ref: str | None
    """Your own ID of the end-customer."""
    approval_id: str
    """ID of the approval."""
    skill: str
    """Skill of the call."""
    key_id: str
    """Key that asked."""
    decision: Literal["approved", "refused", "expired", "canceled"] | str
    """The decision."""
    reason: str | None
    """Reason of the decision; null: none."""
    decided_by: str | None
    """Key that decided; null: none."""


class ApprovalDecidedEvent(TypedDict):
    """A call that waited was decided. Sent once per approval: with the decision of a person, an
    expiry, or a withdrawal.
    """

    id: str
    """Unique ID of the event, identical in every attempt. Use it to discard duplicates."""
    type: Literal["approval.decided"]
    """Type of the event."""
    timestamp: Timestamp
    version: Literal["1"]
    """Version of the form of the event."""
    data: ApprovalDecidedEventData
    """What happened."""


class AlertOpenedEventData(TypedDict):
    """What happened."""

    external_ref: str | None
    """Your own ID of the end-customer."""
    alert_id: str
    """ID of the alert."""
    kind: AlertKind
    severity: AlertSeverity
    subject_id: str | None
    """ID of the object that the alert is about; null: the account."""
    summary: str
    """What is wrong, in a sentence."""


class AlertOpenedEvent(TypedDict):
    """Something needs attention. Sent once when an alert opens. `dashboard.alerts` lists it with
    the calls that help.
    """

    id: str
    """Unique ID of the event, identical in every attempt. Use it to discard duplicates."""
    type: Literal["alert.opened"]
    """Type of the event."""
    timestamp: Timestamp
    version: Literal["1"]
    """Version of the form of the event."""
    data: AlertOpenedEventData
    """What happened."""


class AlertClosedEventData(TypedDict):
    """What happened."""

    external_ref: str | None
    """Your own ID of the end-customer."""
    alert_id: str
    """ID of the alert."""
    kind: AlertKind
    severity: AlertSeverity
    subject_id: str | None
    """ID of the object that the alert is about; null: the account."""
    summary: str
    """What is wrong, in a sentence."""


class AlertClosedEvent(TypedDict):
    """The cause of an alert has ended. Sent once when an alert closes by itself."""

    id: str
    """Unique ID of the event, identical in every attempt. Use it to discard duplicates."""
    type: Literal["alert.closed"]
    """Type of the event."""
    timestamp: Timestamp
    version: Literal["1"]
    """Version of the form of the event."""
    data: AlertClosedEventData
    """What happened."""


TernEvent: TypeAlias = Union[
    MessageAcceptedEvent,
    MessageFinalizedEvent,
    MessageInboundEvent,
    ContactOptedInEvent,
    ContactOptedOutEvent,
    ContactConsentExpiredEvent,
    ContactReviewRequiredEvent,
    LinkClickedEvent,
    TrustUpdatedEvent,
    BalanceLowEvent,
    BalanceExhaustedEvent,
    CustomerPausedEvent,
    CampaignPausedEvent,
    CampaignSkippedEvent,
    ReportReadyEvent,
    BalanceRechargedEvent,
    BalanceRechargeFailedEvent,
    WebhookTestEvent,
    ApprovalRequestedEvent,
    ApprovalDecidedEvent,
    AlertOpenedEvent,
    AlertClosedEvent,
]
"""A webhook event, discriminated by `type`. A newer service can send types that are not listed
here: handle them in an `else` branch that responds with a 2xx status.
"""

TernEventType: TypeAlias = Literal[
    "message.accepted",
    "message.finalized",
    "message.inbound",
    "contact.opted_in",
    "contact.opted_out",
    "contact.consent_expired",
    "contact.review_required",
    "link.clicked",
    "trust.updated",
    "balance.low",
    "balance.exhausted",
    "customer.paused",
    "campaign.paused",
    "campaign.skipped",
    "report.ready",
    "balance.recharged",
    "balance.recharge_failed",
    "webhook.test",
    "approval.requested",
    "approval.decided",
    "alert.opened",
    "alert.closed",
]
"""The event types that this client knows."""
