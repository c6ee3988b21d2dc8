import { bucketOf } from '../../counting/buckets.ts';
import { type ParamOf, rowList } from '../../platform/database/row-list.ts';
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

const BUCKET = bucketOf('occurred_at');

export const CONVERSIONS = rowList({
  id: 'text',
  account_id: 'text',
  contact_id: 'text',
  event: 'text',
  value_minor: 'bigint?',
  currency: 'text?',
  occurred_at: 'timestamptz',
  external_id: 'text?',
  source_id: 'text?',
  message_id: 'text?',
  campaign_id: 'text?',
  delivered_at: 'timestamptz?',
  attribution_version: 'integer',
  created_at: 'timestamptz',
});

/**
 * Counts the conversion in the same statement, for the message that it is attributed to.
 *
 * Returns no row if the account already has this external id; the unique index decides between
 * concurrent calls.
 */
export const insertConversion = statement<[tenantId: string, conversions: ParamOf<typeof CONVERSIONS>], { id: string }>(
  'analytics.insert_conversion',
  `WITH inserted AS (
   INSERT INTO conversions (tenant_id, id, account_id, contact_id, event, value_minor, currency, occurred_at, external_id, source_id, message_id,
                            campaign_id, delivered_at, attribution_version, created_at)
   SELECT $1, id, account_id, contact_id, event, value_minor, currency, occurred_at, external_id, source_id, message_id,
          campaign_id, delivered_at, attribution_version, created_at FROM ${CONVERSIONS.from('$2', 'one')}
   ON CONFLICT (tenant_id, account_id, external_id) WHERE external_id IS NOT NULL DO NOTHING
   RETURNING id, account_id, occurred_at, message_id, event, currency, value_minor),
   counted AS (
     INSERT INTO measure_differences (tenant_id, id, account_id, bucket_at, group_key, detail, currency, conversions, value_minor)
     SELECT $1, id, account_id, ${BUCKET}, coalesce((SELECT m.measure_group FROM messages m WHERE m.tenant_id = $1 AND m.id = inserted.message_id), ''),
            event, coalesce(currency, ''), 1, value_minor FROM inserted)
   SELECT id FROM inserted`,
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
