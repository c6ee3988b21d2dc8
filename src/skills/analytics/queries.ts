import { batchStatement, figuresStatement, statement } from '../../platform/database/sql.ts';

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
  /** Before refunds. */
  readonly gross_minor: number | null;
  readonly currency: string | null;
  readonly occurred_at: Date;
  readonly source_id: string | null;
  readonly attribution_version: number;
}

export const findConversion = statement<[tenantId: string, accountId: string, externalId: string], ConversionRow>(
  'analytics.find_conversion',
  `SELECT id, contact_id, event, value_minor + refunded_minor AS gross_minor, currency, occurred_at, source_id, attribution_version
     FROM conversions WHERE tenant_id = $1 AND account_id = $2 AND external_id = $3`,
);

/**
 * Events of the steps from the start of the period until the last window ends; the first step only
 * within the period. From the index on (account_id, name, occurred_at).
 */
export const listFunnelEvents = figuresStatement<
  [tenantId: string, accountId: string, steps: readonly string[], from: Date, until: Date, to: Date, limit: number],
  { contact_id: string; step: number; occurred_at: Date }
>(
  'analytics.list_funnel_events',
  `SELECT contact_id, array_position($3::text[], name) - 1 AS step, occurred_at FROM events
    WHERE tenant_id = $1 AND account_id = $2 AND name = ANY ($3) AND occurred_at >= $4 AND occurred_at < $5
      AND (name <> ($3::text[])[1] OR occurred_at < $6)
    ORDER BY contact_id, occurred_at, step LIMIT $7`,
);
