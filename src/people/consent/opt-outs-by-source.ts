import type { Owner } from '../../domain/account.ts';
import { batchStatement, type Sql } from '../../platform/database/sql.ts';

/**
 * SQL: the source of the last opt-in before an opt-out `o`, as `l.source_id`: one look-up in
 * consent_entries_tenant_id_account_id_phone_id_idx.
 */
export const LAST_SOURCE = `LATERAL (
         SELECT i.source_id FROM consent_entries i
          WHERE i.tenant_id = $1 AND i.account_id = $2 AND i.phone = o.phone AND i.id < o.id AND i.status = 'opted_in'
          ORDER BY i.id DESC LIMIT 1) l`;

interface SourceOptOuts {
  /** Null: the person opted in without a source. */
  readonly source_id: string | null;
  readonly now: number;
  readonly past: number;
}

/** By consent_entries_opt_outs_idx. */
const count = batchStatement<
  [tenantId: string, accountId: string, start: Date, from: Date, to: Date, limit: number],
  SourceOptOuts
>(
  'consent.opt_outs_by_source',
  `SELECT l.source_id, count(*) FILTER (WHERE o.captured_at >= $4) AS now, count(*) FILTER (WHERE o.captured_at < $4) AS past
     FROM (SELECT phone, id, captured_at FROM consent_entries
            WHERE tenant_id = $1 AND account_id = $2 AND status = 'opted_out' AND captured_at >= $3 AND captured_at < $5
            ORDER BY captured_at DESC LIMIT $6) o
     LEFT JOIN ${LAST_SOURCE} ON true
    GROUP BY l.source_id`,
);

/** Opt-outs that are looked up one by one; the newest ones. */
const MAX_LOOKED_UP = 20_000;

/** Opt-outs in a period, and from `start` to it, by the source through which each person came. */
export const countOptOutsBySource = (
  sql: Sql,
  { tenantId, accountId }: Owner,
  start: Date,
  from: Date,
  to: Date,
): Promise<SourceOptOuts[]> => sql.rows(count, tenantId, accountId, start, from, to, MAX_LOOKED_UP);
