// Generated from openrpc.json by `npm run codegen`. Do not edit: change the contract or the emitter.
import type { MessageAcceptedEvent, MessageFinalizedEvent, MessageInboundEvent, ContactOptedInEvent, ContactOptedOutEvent, ContactConsentExpiredEvent, ContactReviewRequiredEvent, LinkClickedEvent, TrustUpdatedEvent, BalanceLowEvent, BalanceExhaustedEvent, CustomerPausedEvent, CampaignPausedEvent, CampaignSkippedEvent } from './types.ts';

/** The body of an event as it is delivered. */
export type OutboxEvent = MessageAcceptedEvent | MessageFinalizedEvent | MessageInboundEvent | ContactOptedInEvent | ContactOptedOutEvent | ContactConsentExpiredEvent | ContactReviewRequiredEvent | LinkClickedEvent | TrustUpdatedEvent | BalanceLowEvent | BalanceExhaustedEvent | CustomerPausedEvent | CampaignPausedEvent | CampaignSkippedEvent;

export type EventType = 'message.accepted' | 'message.finalized' | 'message.inbound' | 'contact.opted_in' | 'contact.opted_out' | 'contact.consent_expired' | 'contact.review_required' | 'link.clicked' | 'trust.updated' | 'balance.low' | 'balance.exhausted' | 'customer.paused' | 'campaign.paused' | 'campaign.skipped';

export const eventTypes: readonly EventType[] = ['message.accepted', 'message.finalized', 'message.inbound', 'contact.opted_in', 'contact.opted_out', 'contact.consent_expired', 'contact.review_required', 'link.clicked', 'trust.updated', 'balance.low', 'balance.exhausted', 'customer.paused', 'campaign.paused', 'campaign.skipped'];

/** The data of an event type. The outbox adds external_ref from the account of the event. */
export type EventData<T extends EventType> = T extends EventType ? Omit<Extract<OutboxEvent, { type: T }>['data'], 'external_ref'> : never;
