import { bucketOf } from '../../counting/buckets.ts';
import { batchStatement, statement } from '../../platform/database/sql.ts';

type ByPhones = [tenantId: string, accountId: string, phones: readonly string[], at: Date];

/**
 * The source of the last recorded opt-in that was captured at or before a time, which is how
 * `sources.stats` finds the opt-in before an opt-out. Null if that opt-in names no source. Reads
 * one range of (tenant_id, account_id, phone, id) per number.
 */
export const findLastOptIn = batchStatement<ByPhones, { source_id: string | null }>(
  'analytics.find_last_opt_in',
  `SELECT source_id FROM consent_entries
    WHERE tenant_id = $1 AND account_id = $2 AND phone = ANY ($3) AND status = 'opted_in' AND captured_at <= $4
    ORDER BY id DESC LIMIT 1`,
);

export interface ConversionRow {
  readonly id: string;
  readonly contact_id: string | null;
  readonly event: string;
  readonly value_minor: number | null;
  readonly currency: string | null;
  readonly occurred_at: Date;
  readonly source_id: string | null;
  readonly attribution_version: number;
}

export const findConversion = statement<[tenantId: string, accountId: string, externalId: string], ConversionRow>(
  'analytics.find_conversion',
  `SELECT id, contact_id, event, value_minor, currency, occurred_at, source_id, attribution_version
     FROM conversions WHERE tenant_id = $1 AND account_id = $2 AND external_id = $3`,
);

const BUCKET = bucketOf('$8');

/**
 * Counts the conversion in the same statement, for the message that it is attributed to.
 *
 * Returns no row if the account already has this external id; the unique index decides between
 * concurrent calls.
 */
export const insertConversion = statement<
  [
    tenantId: string,
    id: string,
    accountId: string,
    contactId: string,
    event: string,
    valueMinor: number | null,
    currency: string | null,
    occurredAt: Date,
    externalId: string | null,
    sourceId: string | null,
    messageId: string | null,
    campaignId: string | null,
    deliveredAt: Date | null,
    attributionVersion: number,
    now: Date,
  ],
  { id: string }
>(
  'analytics.insert_conversion',
  `WITH inserted AS (
   INSERT INTO conversions (tenant_id, id, account_id, contact_id, event, value_minor, currency, occurred_at, external_id, source_id, message_id,
                            campaign_id, delivered_at, attribution_version, created_at)
   VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15)
   ON CONFLICT (tenant_id, account_id, external_id) WHERE external_id IS NOT NULL DO NOTHING RETURNING id),
   counted AS (
     INSERT INTO measure_differences (tenant_id, id, account_id, bucket_at, group_key, detail, currency, conversions, value_minor)
     SELECT $1, id, $3, ${BUCKET}, coalesce((SELECT m.measure_group FROM messages m WHERE m.tenant_id = $1 AND m.id = $11), ''), $5, coalesce($7, ''), 1, $6::bigint FROM inserted)
   SELECT id FROM inserted`,
);

/** In the order of the primary key. */
export const listMemberIds = statement<[tenantId: string, listId: string, limit: number], { contact_id: string }>(
  'analytics.list_member_ids',
  'SELECT contact_id FROM list_members WHERE tenant_id = $1 AND list_id = $2 ORDER BY contact_id LIMIT $3',
);

/**
 * Events of the steps from the start of the period until the last window ends; the first step only
 * within the period. From the index on (account_id, name, occurred_at).
 */
export const listFunnelEvents = batchStatement<
  [tenantId: string, accountId: string, steps: readonly string[], from: Date, until: Date, to: Date, limit: number],
  { contact_id: string; step: number; occurred_at: Date }
>(
  'analytics.list_funnel_events',
  `SELECT contact_id, array_position($3::text[], name) - 1 AS step, occurred_at FROM events
    WHERE tenant_id = $1 AND account_id = $2 AND name = ANY ($3) AND occurred_at >= $4 AND occurred_at < $5
      AND (name <> ($3::text[])[1] OR occurred_at < $6)
    ORDER BY contact_id, occurred_at, step LIMIT $7`,
);
