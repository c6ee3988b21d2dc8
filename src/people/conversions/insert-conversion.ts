import { bucketOf } from '../../counting/buckets.ts';
import { type ParamOf, rowList } from '../../platform/database/row-list.ts';
import { statement } from '../../platform/database/sql.ts';

const BUCKET = bucketOf('occurred_at');

const COLUMNS = {
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
} as const;

export type ConversionColumns = typeof COLUMNS;
export const CONVERSIONS = rowList(COLUMNS);

/**
 * Counts the conversion in the same statement, for the message that it is attributed to, whose
 * group it keeps.
 *
 * Returns no row if the account already has this external id; the unique index decides between
 * concurrent calls.
 */
export const insertConversion = statement<[tenantId: string, conversions: ParamOf<typeof CONVERSIONS>], { id: string }>(
  'conversions.insert',
  `WITH inserted AS (
   INSERT INTO conversions (tenant_id, id, account_id, contact_id, event, value_minor, currency, occurred_at, external_id, source_id, message_id,
                            campaign_id, delivered_at, attribution_version, created_at, measure_group)
   SELECT $1, id, account_id, contact_id, event, value_minor, currency, occurred_at, external_id, source_id, message_id,
          campaign_id, delivered_at, attribution_version, created_at,
          coalesce((SELECT m.measure_group FROM messages m WHERE m.tenant_id = $1 AND m.id = one.message_id), '') FROM ${CONVERSIONS.from('$2', 'one')}
   ON CONFLICT (tenant_id, account_id, external_id) WHERE external_id IS NOT NULL DO NOTHING
   RETURNING id, account_id, occurred_at, measure_group, event, currency, value_minor),
   counted AS (
     INSERT INTO measure_differences (tenant_id, id, account_id, bucket_at, group_key, detail, currency, conversions, value_minor)
     SELECT $1, id, account_id, ${BUCKET}, measure_group, event, coalesce(currency, ''), 1, value_minor FROM inserted)
   SELECT id FROM inserted`,
);
