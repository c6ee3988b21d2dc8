// Generated from openrpc.json by `npm run codegen`. Do not edit: change the contract or the emitter.
import type { Encoding, Timestamp } from './types.ts';

/** A text passed all gates, was paid and is on its way. Written in the transaction that accepts the text, whoever sent it: partner.send, a key of the end-customer, or the service itself: its automatic replies to incoming texts are announced as well, with purpose reply and 0 credits. */
export interface MessageAcceptedEvent {
  /** The same for every attempt: deduplicate by it */
  id: string;
  type: 'message.accepted';
  timestamp: Timestamp;
  version: '1';
  data: {
    /** The end-customer, as the partner names it */
    external_ref: string | null;
    message_id: string;
    to: string;
    from: string;
    state: 'queued' | 'scheduled' | (string & {});
    /** reply: an automatic answer to an incoming text */
    purpose: 'marketing' | 'transactional' | 'reply' | (string & {});
    encoding: Encoding;
    segments: number;
    /** 0 for an automatic answer */
    credits: number;
    campaign_id: string | null;
    /** Of the partner.send that caused it */
    idempotency_key: string | null;
    due_at: Timestamp;
  };
}

/** A text reached its last state. Exactly once per message, in the transaction that moves it there. delivery_unconfirmed means that nobody can tell whether it left; it may still turn into a receipt, which messages.get shows. Automatic replies are announced as well, at 0 credits. */
export interface MessageFinalizedEvent {
  /** The same for every attempt: deduplicate by it */
  id: string;
  type: 'message.finalized';
  timestamp: Timestamp;
  version: '1';
  data: {
    /** The end-customer, as the partner names it */
    external_ref: string | null;
    message_id: string;
    to: string;
    from: string;
    state: 'delivered' | 'undelivered' | 'failed' | 'expired' | 'rejected' | 'canceled' | 'delivery_unconfirmed' | (string & {});
    reason: string | null;
    error_code: string | null;
    segments: number;
    /** What the text cost; given back when it was never taken by a carrier */
    credits: number;
    campaign_id: string | null;
    finalized_at: Timestamp;
  };
}

/** Somebody wrote to a number of the end-customer. STOP, START and HELP have been obeyed before this is written: intent says how the text was read. */
export interface MessageInboundEvent {
  /** The same for every attempt: deduplicate by it */
  id: string;
  type: 'message.inbound';
  timestamp: Timestamp;
  version: '1';
  data: {
    /** The end-customer, as the partner names it */
    external_ref: string | null;
    inbound_id: string;
    from: string;
    to: string;
    /** At most 3,000 characters of it */
    text: string;
    intent: 'stop' | 'start' | 'narrow' | 'help' | 'review' | 'none' | (string & {});
    rule_id: string | null;
    contact_id: string | null;
    received_at: Timestamp;
  };
}

/** Consent was recorded. Written with the ledger entry, in one transaction. */
export interface ContactOptedInEvent {
  /** The same for every attempt: deduplicate by it */
  id: string;
  type: 'contact.opted_in';
  timestamp: Timestamp;
  version: '1';
  data: {
    /** The end-customer, as the partner names it */
    external_ref: string | null;
    contact_id: string | null;
    phone: string;
    /** all, or a program */
    scope: string;
    /** How the person said so: keyword, web_form, api … */
    method: string;
    /** The rule that read a reply as this, when a reply was the cause */
    rule_id: string | null;
    captured_at: Timestamp;
    consent_entry_id: string;
  };
}

/** Somebody opted out; it already holds. Ledger entry, state of the contact, suppression and recall of waiting texts come first, then this event, all in one transaction. */
export interface ContactOptedOutEvent {
  /** The same for every attempt: deduplicate by it */
  id: string;
  type: 'contact.opted_out';
  timestamp: Timestamp;
  version: '1';
  data: {
    /** The end-customer, as the partner names it */
    external_ref: string | null;
    contact_id: string | null;
    phone: string;
    /** all, or the id of the program that ended; the others go on */
    scope: string;
    /** How the person said so: keyword, web_form, api … */
    method: string;
    /** The rule that read a reply as this, when a reply was the cause */
    rule_id: string | null;
    captured_at: Timestamp;
    consent_entry_id: string;
    /** Texts that were waiting and will not leave */
    recalled_messages: number;
    /** The entry of an opt-out of everything whose place this one of a single program takes: what it ended besides holds no more */
    narrows_entry_id: string | null;
  };
}

/** Whether an end-customer, or the partner itself, may send has changed. external_ref is null when it is about the partner organisation. */
export interface TrustUpdatedEvent {
  /** The same for every attempt: deduplicate by it */
  id: string;
  type: 'trust.updated';
  timestamp: Timestamp;
  version: '1';
  data: {
    /** The end-customer, as the partner names it */
    external_ref: string | null;
    state: 'active' | 'payment_hold' | 'suspended' | 'closed' | (string & {});
    /** The default sender */
    number: string | null;
    /** In good standing and with a number to send from */
    ready: boolean;
    /** What changed, such as number_assigned, payment_hold, brand_ok, campaign_mno_provisioned or number_registered */
    reason: string;
  };
}

/** The credits fell below the mark. Once per fall: again only after the balance was at the mark or above it. The mark of an end-customer is its low_balance_at; that of the partner's own balance, for which external_ref is null, is 1,000. */
export interface BalanceLowEvent {
  /** The same for every attempt: deduplicate by it */
  id: string;
  type: 'balance.low';
  timestamp: Timestamp;
  version: '1';
  data: {
    /** The end-customer, as the partner names it */
    external_ref: string | null;
    available: number;
    /** The mark below which the credits fell */
    threshold: number;
  };
}

/** The credits are used up. Written in the transaction that spends the last one. */
export interface BalanceExhaustedEvent {
  /** The same for every attempt: deduplicate by it */
  id: string;
  type: 'balance.exhausted';
  timestamp: Timestamp;
  version: '1';
  data: {
    /** The end-customer, as the partner names it */
    external_ref: string | null;
    available: number;
    /** The mark of balance.low, if there is one */
    threshold: number | null;
  };
}

/** An end-customer was paused, or goes on. paused says which. */
export interface CustomerPausedEvent {
  /** The same for every attempt: deduplicate by it */
  id: string;
  type: 'customer.paused';
  timestamp: Timestamp;
  version: '1';
  data: {
    /** The end-customer, as the partner names it */
    external_ref: string | null;
    paused: boolean;
    reason: string | null;
  };
}

/**
 * What the service sends to a webhook, told apart by type. A newer service may send a type that is not here, which comes through as
 * well: keep a default that answers 2xx.
 */
export type TernEvent = MessageAcceptedEvent | MessageFinalizedEvent | MessageInboundEvent | ContactOptedInEvent | ContactOptedOutEvent | TrustUpdatedEvent | BalanceLowEvent | BalanceExhaustedEvent | CustomerPausedEvent;

/** The types this client knows. */
export type TernEventType = 'message.accepted' | 'message.finalized' | 'message.inbound' | 'contact.opted_in' | 'contact.opted_out' | 'trust.updated' | 'balance.low' | 'balance.exhausted' | 'customer.paused';
