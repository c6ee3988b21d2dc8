// Generated from openrpc.json by `npm run codegen`. Do not edit: change the contract or the emitter.
import type { AlertKind, AlertSeverity, Encoding, ReportFormat, ReportKind, Timestamp } from './types.ts';

/** A message passed all gates, was charged and is queued. Written in the transaction that accepts the message. It covers messages sent by `partner.send`, by a key of the end-customer and by the service itself: automatic replies to incoming messages have the purpose `reply` and 0 credits. */
export interface MessageAcceptedEvent {
  /** Unique ID of the event, identical in every attempt. Use it to discard duplicates. */
  id: string;
  /** Type of the event. */
  type: 'message.accepted';
  timestamp: Timestamp;
  /** Version of the form of the event. */
  version: '1';
  /** What happened. */
  data: {
    /** Your own ID of the end-customer. */
    external_ref: string | null;
    /** ID of the message. */
    message_id: string;
    /** Phone number of the recipient, in E.164. */
    to: string;
    /** Phone number of the sender, in E.164. */
    from: string;
    /** State of the object. */
    state: 'queued' | 'scheduled' | (string & {});
    /** `reply`: an automatic reply to an incoming message. */
    purpose: 'marketing' | 'transactional' | 'reply' | (string & {});
    encoding: Encoding;
    /** Number of segments. */
    segments: number;
    /** Credits charged; 0 for an automatic reply. */
    credits: number;
    /** ID of the campaign. */
    campaign_id: string | null;
    /** Idempotency key of the `partner.send` call. */
    idempotency_key: string | null;
    due_at: Timestamp;
  };
}

/** A message reached its final state. Sent exactly once per message, written in the transaction that sets the final state. `delivery_unconfirmed` means that it is unknown whether the carrier got the message; a receipt can still arrive and is then shown by `messages.get`. Automatic replies are included, with 0 credits. */
export interface MessageFinalizedEvent {
  /** Unique ID of the event, identical in every attempt. Use it to discard duplicates. */
  id: string;
  /** Type of the event. */
  type: 'message.finalized';
  timestamp: Timestamp;
  /** Version of the form of the event. */
  version: '1';
  /** What happened. */
  data: {
    /** Your own ID of the end-customer. */
    external_ref: string | null;
    /** ID of the message. */
    message_id: string;
    /** Phone number of the recipient, in E.164. */
    to: string;
    /** Phone number of the sender, in E.164. */
    from: string;
    /** State of the object. */
    state: 'delivered' | 'undelivered' | 'failed' | 'expired' | 'rejected' | 'canceled' | 'delivery_unconfirmed' | (string & {});
    /** Reason for the exclusion, as a code. */
    reason: string | null;
    /** Error code of the carrier; null without an error. */
    error_code: string | null;
    /** Number of segments. */
    segments: number;
    /** Credits charged; returned when no carrier accepted the message. */
    credits: number;
    /** ID of the campaign. */
    campaign_id: string | null;
    finalized_at: Timestamp;
  };
}

/** The end-customer received a message. STOP, START and HELP are applied before this event is written. `intent` says how the message was classified. */
export interface MessageInboundEvent {
  /** Unique ID of the event, identical in every attempt. Use it to discard duplicates. */
  id: string;
  /** Type of the event. */
  type: 'message.inbound';
  timestamp: Timestamp;
  /** Version of the form of the event. */
  version: '1';
  /** What happened. */
  data: {
    /** Your own ID of the end-customer. */
    external_ref: string | null;
    /** ID of the incoming message. */
    inbound_id: string;
    /** Phone number of the sender, in E.164. */
    from: string;
    /** Phone number of the recipient, in E.164. */
    to: string;
    /** Text of the incoming message, at most 3,000 characters. */
    text: string;
    /** What the sender of the message wants. */
    intent: 'stop' | 'start' | 'narrow' | 'help' | 'review' | 'none' | (string & {});
    /** ID of the rule that classified the message. */
    rule_id: string | null;
    /** ID of the contact. */
    contact_id: string | null;
    received_at: Timestamp;
    /** Whether the message came to a number of the simulator carrier. */
    simulated: boolean;
  };
}

/** Consent was recorded. Written in the same transaction as the consent entry. */
export interface ContactOptedInEvent {
  /** Unique ID of the event, identical in every attempt. Use it to discard duplicates. */
  id: string;
  /** Type of the event. */
  type: 'contact.opted_in';
  timestamp: Timestamp;
  /** Version of the form of the event. */
  version: '1';
  /** What happened. */
  data: {
    /** Your own ID of the end-customer. */
    external_ref: string | null;
    /** ID of the contact. */
    contact_id: string | null;
    /** Phone number in E.164. */
    phone: string;
    /** `all`, or the ID of a program. */
    scope: string;
    /** How the change was made: `keyword`, `web_form`, `api` and others. */
    method: string;
    /** ID of the rule that classified the reply, if a reply caused the change. */
    rule_id: string | null;
    captured_at: Timestamp;
    /** ID of the consent entry. */
    consent_entry_id: string;
    /** Whether the cause is a simulated message. */
    simulated: boolean;
  };
}

/** A contact opted out, effective immediately. Written after the consent entry, the contact's status, the suppression and the cancellation of waiting messages, in the same transaction. */
export interface ContactOptedOutEvent {
  /** Unique ID of the event, identical in every attempt. Use it to discard duplicates. */
  id: string;
  /** Type of the event. */
  type: 'contact.opted_out';
  timestamp: Timestamp;
  /** Version of the form of the event. */
  version: '1';
  /** What happened. */
  data: {
    /** Your own ID of the end-customer. */
    external_ref: string | null;
    /** ID of the contact. */
    contact_id: string | null;
    /** Phone number in E.164. */
    phone: string;
    /** `all`, or the ID of the program that ended; other programs continue. */
    scope: string;
    /** How the change was made: `keyword`, `web_form`, `api` and others. */
    method: string;
    /** ID of the rule that classified the reply, if a reply caused the change. */
    rule_id: string | null;
    captured_at: Timestamp;
    /** ID of the consent entry. */
    consent_entry_id: string;
    /** Number of waiting messages canceled. */
    canceled_messages: number;
    /** ID of the opt-out from all programs that this opt-out from one program replaces. The other programs are no longer opted out. */
    narrows_entry_id: string | null;
    /** Whether the cause is a simulated message. */
    simulated: boolean;
  };
}

/** The consent of a contact ended because of its age. Sent when the setting of `compliance.consentExpiry` ends a consent. It is no opt-out: a new opt-in counts. Written in the same transaction as the change. */
export interface ContactConsentExpiredEvent {
  /** Unique ID of the event, identical in every attempt. Use it to discard duplicates. */
  id: string;
  /** Type of the event. */
  type: 'contact.consent_expired';
  timestamp: Timestamp;
  /** Version of the form of the event. */
  version: '1';
  /** What happened. */
  data: {
    /** Your own ID of the end-customer. */
    external_ref: string | null;
    /** ID of the contact. */
    contact_id: string | null;
    /** Phone number in E.164. */
    phone: string;
    /** `general`, or the ID of the program whose consent ended. */
    scope: string;
    /** Months without contact after which consent ends. */
    after_months: number;
    no_contact_since: Timestamp;
    /** ID of the consent entry. */
    consent_entry_id: string;
  };
}

/** A message may be an opt-out and waits for a decision. The contact gets no marketing until `messages.review` decides. Written in the same transaction as the message. */
export interface ContactReviewRequiredEvent {
  /** Unique ID of the event, identical in every attempt. Use it to discard duplicates. */
  id: string;
  /** Type of the event. */
  type: 'contact.review_required';
  timestamp: Timestamp;
  /** Version of the form of the event. */
  version: '1';
  /** What happened. */
  data: {
    /** Your own ID of the end-customer. */
    external_ref: string | null;
    /** ID of the contact; null when the sender is not a contact. */
    contact_id: string | null;
    /** Number that sent the message. */
    phone: string;
    /** ID of the incoming message, for `messages.review`. */
    inbound_id: string;
    /** ID of the rule that classified the message. */
    rule_id: string | null;
    received_at: Timestamp;
  };
}

/** A person clicked a short link for the first time. Sent once per short URL, at its first click that no rule for bots applies to. With `shorten_links`, each recipient of a message has a short URL of their own. Clicks are recorded within seconds, not in the transaction of the redirect. */
export interface LinkClickedEvent {
  /** Unique ID of the event, identical in every attempt. Use it to discard duplicates. */
  id: string;
  /** Type of the event. */
  type: 'link.clicked';
  timestamp: Timestamp;
  /** Version of the form of the event. */
  version: '1';
  /** What happened. */
  data: {
    /** Your own ID of the end-customer. */
    external_ref: string | null;
    /** ID of the link. */
    link_id: string;
    /** ID of the contact that got the short URL; null if it belongs to no contact. */
    contact_id: string | null;
    /** ID of the message that contains the short URL; null for a link of `links.create`. */
    message_id: string | null;
    /** ID of the campaign; null without one. */
    campaign_id: string | null;
    clicked_at: Timestamp;
  };
}

/** An end-customer or the partner became able or unable to send. `external_ref` is null when the event is about the partner organization. */
export interface TrustUpdatedEvent {
  /** Unique ID of the event, identical in every attempt. Use it to discard duplicates. */
  id: string;
  /** Type of the event. */
  type: 'trust.updated';
  timestamp: Timestamp;
  /** Version of the form of the event. */
  version: '1';
  /** What happened. */
  data: {
    /** Your own ID of the end-customer. */
    external_ref: string | null;
    /** State of the object. */
    state: 'active' | 'payment_hold' | 'suspended' | 'closed' | (string & {});
    /** Default sending number. */
    number: string | null;
    /** Whether the account is in good standing and has a sending number. */
    ready: boolean;
    /** What changed, such as number_assigned, payment_hold, brand_ok, campaign_mno_provisioned or number_registered. */
    reason: string;
  };
}

/** The credits fell below the balance threshold. Sent once each time the balance falls below the threshold, and again only after the balance has returned to it. The threshold of an end-customer is its `low_balance_at`. The threshold of the partner's own balance is 1,000; its events have a null `external_ref`. */
export interface BalanceLowEvent {
  /** Unique ID of the event, identical in every attempt. Use it to discard duplicates. */
  id: string;
  /** Type of the event. */
  type: 'balance.low';
  timestamp: Timestamp;
  /** Version of the form of the event. */
  version: '1';
  /** What happened. */
  data: {
    /** Your own ID of the end-customer. */
    external_ref: string | null;
    /** Credits that can be spent: the balance without holds. */
    available: number;
    /** Balance threshold that the credits fell below. */
    threshold: number;
  };
}

/** The credits of an account are used up. Written in the transaction that spends the last credit. */
export interface BalanceExhaustedEvent {
  /** Unique ID of the event, identical in every attempt. Use it to discard duplicates. */
  id: string;
  /** Type of the event. */
  type: 'balance.exhausted';
  timestamp: Timestamp;
  /** Version of the form of the event. */
  version: '1';
  /** What happened. */
  data: {
    /** Your own ID of the end-customer. */
    external_ref: string | null;
    /** Credits that can be spent: the balance without holds. */
    available: number;
    /** Balance threshold of `balance.low`; null when there is none. */
    threshold: number | null;
  };
}

/** An end-customer was paused or resumed. `paused` says whether it was paused or resumed. */
export interface CustomerPausedEvent {
  /** Unique ID of the event, identical in every attempt. Use it to discard duplicates. */
  id: string;
  /** Type of the event. */
  type: 'customer.paused';
  timestamp: Timestamp;
  /** Version of the form of the event. */
  version: '1';
  /** What happened. */
  data: {
    /** Your own ID of the end-customer. */
    external_ref: string | null;
    /** Whether sending is paused. */
    paused: boolean;
    /** Why the end-customer was paused; null when it was resumed. */
    reason: string | null;
  };
}

/** The service paused a campaign. The reason is `balance`, `content`, `account_state`, `no_sending_number`, or a rate of the guard with its figures. A pause by a call writes no event. Remove the cause, then call `campaigns.resume`. */
export interface CampaignPausedEvent {
  /** Unique ID of the event, identical in every attempt. Use it to discard duplicates. */
  id: string;
  /** Type of the event. */
  type: 'campaign.paused';
  timestamp: Timestamp;
  /** Version of the form of the event. */
  version: '1';
  /** What happened. */
  data: {
    /** Your own ID of the end-customer. */
    external_ref: string | null;
    /** ID of the campaign. */
    campaign_id: string;
    /** Name of the campaign. */
    name: string;
    /** Reason, as in `state_reason` of the campaign. */
    reason: string;
  };
}

/** An occurrence of a series was skipped. The campaign of the occurrence could not be launched. The series continues with its next occurrence. `campaigns.get` of the series shows the blockers. */
export interface CampaignSkippedEvent {
  /** Unique ID of the event, identical in every attempt. Use it to discard duplicates. */
  id: string;
  /** Type of the event. */
  type: 'campaign.skipped';
  timestamp: Timestamp;
  /** Version of the form of the event. */
  version: '1';
  /** What happened. */
  data: {
    /** Your own ID of the end-customer. */
    external_ref: string | null;
    /** ID of the series. */
    campaign_id: string;
    /** Name of the campaign. */
    name: string;
    /** Time of the occurrence. */
    occurrence_at: Timestamp;
    /** Codes of what prevented the launch. */
    blockers: string[];
  };
}

/** The file of a report is complete. Written in the transaction that completes the report. Get the link with `reports.get`. */
export interface ReportReadyEvent {
  /** Unique ID of the event, identical in every attempt. Use it to discard duplicates. */
  id: string;
  /** Type of the event. */
  type: 'report.ready';
  timestamp: Timestamp;
  /** Version of the form of the event. */
  version: '1';
  /** What happened. */
  data: {
    /** Your own ID of the end-customer. */
    external_ref: string | null;
    /** ID of the report, for `reports.get`. */
    report_id: string;
    /** ID of the schedule that made it; null without one. */
    schedule_id: string | null;
    kind: ReportKind;
    format: ReportFormat;
    /** Rows of the file. */
    rows: number;
    /** SHA-256 of the file in lower-case hex. */
    sha256: string;
    expires_at: Timestamp;
  };
}

/** Credits were bought automatically. Written in the transaction that adds the credits. */
export interface BalanceRechargedEvent {
  /** Unique ID of the event, identical in every attempt. Use it to discard duplicates. */
  id: string;
  /** Type of the event. */
  type: 'balance.recharged';
  timestamp: Timestamp;
  /** Version of the form of the event. */
  version: '1';
  /** What happened. */
  data: {
    /** Your own ID of the end-customer. */
    external_ref: string | null;
    /** Credits that were bought. */
    amount: number;
    /** Credits that can be spent afterwards. */
    available: number;
    /** Balance threshold of the rule. */
    threshold: number;
    /** ID of the charge, which is part of the reference of the credit entry. */
    reference: string;
  };
}

/** An automatic purchase of credits failed. After three failures in a row the rule is disabled: set another payment method with `billing.autoRecharge`, or add credits with `billing.topUp`. */
export interface BalanceRechargeFailedEvent {
  /** Unique ID of the event, identical in every attempt. Use it to discard duplicates. */
  id: string;
  /** Type of the event. */
  type: 'balance.recharge_failed';
  timestamp: Timestamp;
  /** Version of the form of the event. */
  version: '1';
  /** What happened. */
  data: {
    /** Your own ID of the end-customer. */
    external_ref: string | null;
    /** Why the charge failed, such as `payment_declined`. */
    reason: string;
    /** Charges that failed in a row. */
    failures: number;
    /** Whether the service disabled the rule. */
    disabled: boolean;
    /** Credits that were not bought. */
    amount: number;
  };
}

/** A call of `agent.webhooks.test` asked for it. Sent to one endpoint, whatever types of events it receives. It says nothing about messages or contacts. */
export interface WebhookTestEvent {
  /** Unique ID of the event, identical in every attempt. Use it to discard duplicates. */
  id: string;
  /** Type of the event. */
  type: 'webhook.test';
  timestamp: Timestamp;
  /** Version of the form of the event. */
  version: '1';
  /** What happened. */
  data: {
    /** Your own ID of the end-customer. */
    external_ref: string | null;
    /** ID of the webhook endpoint. */
    webhook_id: string;
  };
}

/** A call waits for a person. Sent when a key makes a call for which one of its policies requires an approval. `command.approvals.get` shows the call. */
export interface ApprovalRequestedEvent {
  /** Unique ID of the event, identical in every attempt. Use it to discard duplicates. */
  id: string;
  /** Type of the event. */
  type: 'approval.requested';
  timestamp: Timestamp;
  /** Version of the form of the event. */
  version: '1';
  /** What happened. */
  data: {
    /** Your own ID of the end-customer. */
    external_ref: string | null;
    /** ID of the approval. */
    approval_id: string;
    /** Skill of the call. */
    skill: string;
    /** Key that asked. */
    key_id: string;
    /** Credits that the call spends; null: cannot be known beforehand. */
    credits: number | null;
    /** People that the call sends to; null: cannot be known beforehand. */
    recipients: number | null;
    expires_at: Timestamp;
  };
}

/** A call that waited was decided. Sent once per approval: with the decision of a person, an expiry, or a withdrawal. */
export interface ApprovalDecidedEvent {
  /** Unique ID of the event, identical in every attempt. Use it to discard duplicates. */
  id: string;
  /** Type of the event. */
  type: 'approval.decided';
  timestamp: Timestamp;
  /** Version of the form of the event. */
  version: '1';
  /** What happened. */
  data: {
    /** Your own ID of the end-customer. */
    external_ref: string | null;
    /** ID of the approval. */
    approval_id: string;
    /** Skill of the call. */
    skill: string;
    /** Key that asked. */
    key_id: string;
    /** The decision. */
    decision: 'approved' | 'refused' | 'expired' | 'canceled' | (string & {});
    /** Reason of the decision; null: none. */
    reason: string | null;
    /** Key that decided; null: none. */
    decided_by: string | null;
  };
}

/** Something needs attention. Sent once when an alert opens. `dashboard.alerts` lists it with the calls that help. */
export interface AlertOpenedEvent {
  /** Unique ID of the event, identical in every attempt. Use it to discard duplicates. */
  id: string;
  /** Type of the event. */
  type: 'alert.opened';
  timestamp: Timestamp;
  /** Version of the form of the event. */
  version: '1';
  /** What happened. */
  data: {
    /** Your own ID of the end-customer. */
    external_ref: string | null;
    /** ID of the alert. */
    alert_id: string;
    kind: AlertKind;
    severity: AlertSeverity;
    /** ID of the object that the alert is about; null: the account. */
    subject_id: string | null;
    /** What is wrong, in a sentence. */
    summary: string;
  };
}

/** The cause of an alert has ended. Sent once when an alert closes by itself. */
export interface AlertClosedEvent {
  /** Unique ID of the event, identical in every attempt. Use it to discard duplicates. */
  id: string;
  /** Type of the event. */
  type: 'alert.closed';
  timestamp: Timestamp;
  /** Version of the form of the event. */
  version: '1';
  /** What happened. */
  data: {
    /** Your own ID of the end-customer. */
    external_ref: string | null;
    /** ID of the alert. */
    alert_id: string;
    kind: AlertKind;
    severity: AlertSeverity;
    /** ID of the object that the alert is about; null: the account. */
    subject_id: string | null;
    /** What is wrong, in a sentence. */
    summary: string;
  };
}

/**
 * A webhook event, discriminated by `type`. A newer service can send types that are not listed
 * here: handle them in a default branch that responds with a 2xx status.
 */
export type TernEvent = MessageAcceptedEvent | MessageFinalizedEvent | MessageInboundEvent | ContactOptedInEvent | ContactOptedOutEvent | ContactConsentExpiredEvent | ContactReviewRequiredEvent | LinkClickedEvent | TrustUpdatedEvent | BalanceLowEvent | BalanceExhaustedEvent | CustomerPausedEvent | CampaignPausedEvent | CampaignSkippedEvent | ReportReadyEvent | BalanceRechargedEvent | BalanceRechargeFailedEvent | WebhookTestEvent | ApprovalRequestedEvent | ApprovalDecidedEvent | AlertOpenedEvent | AlertClosedEvent;

/** The event types this client knows. */
export type TernEventType = 'message.accepted' | 'message.finalized' | 'message.inbound' | 'contact.opted_in' | 'contact.opted_out' | 'contact.consent_expired' | 'contact.review_required' | 'link.clicked' | 'trust.updated' | 'balance.low' | 'balance.exhausted' | 'customer.paused' | 'campaign.paused' | 'campaign.skipped' | 'report.ready' | 'balance.recharged' | 'balance.recharge_failed' | 'webhook.test' | 'approval.requested' | 'approval.decided' | 'alert.opened' | 'alert.closed';
