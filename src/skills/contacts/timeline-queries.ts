import { MESSAGE_STATE, STATE_REASON } from '../../counting/message-results.ts';
import { batchStatement } from '../../platform/database/sql.ts';

export type TimelineKind = 'message.out' | 'message.in' | 'consent' | 'tag' | 'list' | 'conversion' | 'event';

/** An item of the timeline; its details are loaded only for the items of the page. */
export interface TimelineRow {
  readonly kind: TimelineKind;
  readonly at: Date;
  readonly id: string;
}

/**
 * Reads all items of one person, hundreds among the millions of an account, and returns one page.
 * Items of the same millisecond are ordered by id without its prefix, so that kinds interleave.
 */
export const listTimelineRows = batchStatement<
  [
    tenantId: string,
    accountId: string,
    phones: readonly string[],
    contactId: string,
    beforeAt: Date | null,
    beforeId: string,
    limit: number,
  ],
  TimelineRow
>(
  'contacts.list_timeline',
  `SELECT kind, at, id FROM (
     SELECT 'message.out' AS kind, created_at AS at, id FROM messages WHERE tenant_id = $1 AND account_id = $2 AND to_phone = ANY ($3)
     UNION ALL SELECT 'message.in', received_at, id FROM inbound_messages WHERE tenant_id = $1 AND account_id = $2 AND from_phone = ANY ($3)
     UNION ALL SELECT 'consent', received_at, id FROM consent_entries WHERE tenant_id = $1 AND account_id = $2 AND phone = ANY ($3)
     UNION ALL SELECT 'tag', created_at, tag_id FROM taggings WHERE tenant_id = $1 AND target_kind = 'contact' AND target_id = $4
     UNION ALL SELECT 'list', added_at, list_id FROM list_members WHERE tenant_id = $1 AND contact_id = $4
     UNION ALL SELECT 'conversion', occurred_at, id FROM conversions WHERE tenant_id = $1 AND contact_id = $4
     UNION ALL SELECT 'event', occurred_at, id FROM events WHERE tenant_id = $1 AND contact_id = $4) each
    WHERE $5::timestamptz IS NULL OR (at, substr(id, 5) COLLATE "C") < ($5, $6)
    ORDER BY at DESC, substr(id, 5) COLLATE "C" DESC LIMIT $7`,
);

type ByIds = [tenantId: string, accountId: string, ids: readonly string[]];

export interface OutboundRow {
  readonly id: string;
  readonly state: string;
  readonly state_reason: string | null;
  readonly error_code: string | null;
  readonly to_phone: string;
  readonly from_phone: string;
  readonly body: string;
  readonly purpose: string;
  readonly credits: number;
  readonly campaign_id: string | null;
  readonly due_at: Date;
  readonly accepted_at: Date | null;
  readonly finalized_at: Date | null;
}

export const findOutbound = batchStatement<ByIds, OutboundRow>(
  'contacts.timeline_outbound',
  `SELECT m.id, ${MESSAGE_STATE} AS state, ${STATE_REASON} AS state_reason, m.error_code, m.to_phone, m.from_phone, m.body, m.purpose, m.credits,
          m.campaign_id, m.due_at, m.accepted_at, m.finalized_at
     FROM messages m WHERE m.tenant_id = $1 AND m.account_id = $2 AND m.id = ANY ($3)`,
);

export interface InboundRow {
  readonly id: string;
  readonly from_phone: string;
  readonly to_phone: string;
  readonly text: string;
  readonly intent: string;
  readonly rule_id: string | null;
}

export const findInbound = batchStatement<ByIds, InboundRow>(
  'contacts.timeline_inbound',
  `SELECT id, from_phone, to_phone, text, intent, rule_id FROM inbound_messages
    WHERE tenant_id = $1 AND account_id = $2 AND id = ANY ($3)`,
);

export interface ConversionRow {
  readonly id: string;
  readonly event: string;
  readonly value_minor: number | null;
  readonly currency: string | null;
  readonly external_id: string | null;
  readonly source_id: string | null;
  readonly message_id: string | null;
  readonly campaign_id: string | null;
  readonly refunded_minor: number;
  readonly refunded_at: Date | null;
}

export const findConversions = batchStatement<ByIds, ConversionRow>(
  'contacts.timeline_conversions',
  `SELECT id, event, value_minor, currency, external_id, source_id, message_id, campaign_id, refunded_minor, refunded_at FROM conversions
    WHERE tenant_id = $1 AND account_id = $2 AND id = ANY ($3)`,
);

export interface EventRow {
  readonly id: string;
  readonly name: string;
  readonly external_id: string | null;
  readonly properties: Record<string, unknown>;
}

/** Reads the contact's events in the months of the page by the primary key. */
export const findEvents = batchStatement<
  [tenantId: string, contactId: string, ids: readonly string[], first: Date, last: Date],
  EventRow
>(
  'contacts.timeline_events',
  `SELECT id, name, external_id, properties FROM events
    WHERE tenant_id = $1 AND contact_id = $2 AND id = ANY ($3) AND occurred_at BETWEEN $4 AND $5`,
);
