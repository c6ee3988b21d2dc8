import type { ChainEntry } from '../../domain/audit/chain-entry.ts';
import type { ExportedLog } from '../../domain/exports/records.ts';
import { type Statement, statement } from '../../platform/database/sql.ts';
import { CHAINED_AUDIT, CHAINED_CONSENT } from '../chain/hashed.ts';

export interface PageRow {
  readonly seq: number;
  readonly prev_hash: string;
  readonly hash: string;
  /** Null for an entry outside the filters. */
  readonly entry: ChainEntry | null;
}

interface LogStatements {
  /**
   * The positions of the first and last matching entry; scans the tenant's entries when times are
   * given.
   */
  readonly bounds: Statement<
    [tenantId: string, from: Date | null, to: Date | null],
    { first: number | null; last: number | null }
  >;
  readonly page: Statement<
    [
      tenantId: string,
      accountId: string,
      after: number,
      last: number,
      from: Date | null,
      to: Date | null,
      phones: readonly string[] | null,
      limit: number,
    ],
    PageRow
  >;
}

const PAGE = 'e.tenant_id = $1 AND e.seq > $3 AND e.seq <= $4 ORDER BY e.seq LIMIT $8';

/** Read by the unique indexes over seq. */
export const logStatements: Readonly<Record<ExportedLog, LogStatements>> = {
  consent: {
    bounds: statement(
      'exports.consent_bounds',
      `SELECT min(seq) AS first, max(seq) AS last FROM consent_entries WHERE tenant_id = $1 AND seq IS NOT NULL
         AND ($2::timestamptz IS NULL OR received_at >= $2) AND ($3::timestamptz IS NULL OR received_at < $3)`,
    ),
    page: statement(
      'exports.consent_page',
      `SELECT e.seq, e.prev_hash, e.hash,
              CASE WHEN e.account_id = $2 AND ($5::timestamptz IS NULL OR e.received_at >= $5) AND ($6::timestamptz IS NULL OR e.received_at < $6)
                    AND ($7::text[] IS NULL OR e.phone = ANY ($7)) THEN ${CHAINED_CONSENT} END AS entry
         FROM consent_entries e WHERE ${PAGE}`,
    ),
  },
  audit: {
    bounds: statement(
      'exports.audit_bounds',
      `SELECT min(seq) AS first, max(seq) AS last FROM audit_entries WHERE tenant_id = $1 AND seq IS NOT NULL
         AND ($2::timestamptz IS NULL OR at >= $2) AND ($3::timestamptz IS NULL OR at < $3)`,
    ),
    page: statement(
      'exports.audit_page',
      `SELECT e.seq, e.prev_hash, e.hash,
              CASE WHEN e.account_id = $2 AND ($5::timestamptz IS NULL OR e.at >= $5) AND ($6::timestamptz IS NULL OR e.at < $6)
                    AND $7::text[] IS NULL THEN ${CHAINED_AUDIT} END AS entry
         FROM audit_entries e WHERE ${PAGE}`,
    ),
  },
};

export const findHead = statement<[tenantId: string, chain: string], { seq: number; hash: string }>(
  'exports.find_head',
  'SELECT seq, hash FROM chain_heads WHERE tenant_id = $1 AND chain = $2',
);

export const findHashAt: Readonly<Record<ExportedLog, Statement<[tenantId: string, seq: number], { hash: string }>>> = {
  consent: statement('exports.consent_hash_at', 'SELECT hash FROM consent_entries WHERE tenant_id = $1 AND seq = $2'),
  audit: statement('exports.audit_hash_at', 'SELECT hash FROM audit_entries WHERE tenant_id = $1 AND seq = $2'),
};
