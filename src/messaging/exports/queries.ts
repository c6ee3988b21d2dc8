import type { ExportedLedger } from '../../domain/exports/records.ts';
import type { LedgerEntry } from '../../domain/ledger-entry.ts';
import { type Statement, statement } from '../../platform/sql.ts';
import { AUDIT_HASHED, CONSENT_HASHED } from '../ledger/hashed.ts';
import type { ExportFormat } from './files.ts';

export interface PageRow {
  readonly seq: number;
  readonly prev_hash: string;
  readonly hash: string;
  /** Null for what was not asked for. */
  readonly entry: LedgerEntry | null;
}

interface LedgerStatements {
  /** The places between which the ledger has what was asked for; reads the entries of the tenant when times are given. */
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

/** By the unique indexes over places. */
export const ledgerStatements: Readonly<Record<ExportedLedger, LedgerStatements>> = {
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
                    AND ($7::text[] IS NULL OR e.phone = ANY ($7)) THEN ${CONSENT_HASHED} END AS entry
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
                    AND $7::text[] IS NULL THEN ${AUDIT_HASHED} END AS entry
         FROM audit_entries e WHERE ${PAGE}`,
    ),
  },
};

export const findHead = statement<[tenantId: string, chain: string], { seq: number; hash: string }>(
  'exports.find_head',
  'SELECT seq, hash FROM chain_heads WHERE tenant_id = $1 AND chain = $2',
);

export const findHashAt: Readonly<
  Record<ExportedLedger, Statement<[tenantId: string, seq: number], { hash: string }>>
> = {
  consent: statement('exports.consent_hash_at', 'SELECT hash FROM consent_entries WHERE tenant_id = $1 AND seq = $2'),
  audit: statement('exports.audit_hash_at', 'SELECT hash FROM audit_entries WHERE tenant_id = $1 AND seq = $2'),
};

export const insertExport = statement<
  [tenantId: string, id: string, accountId: string, format: ExportFormat, now: Date, expiresAt: Date]
>(
  'exports.insert',
  `INSERT INTO exports (tenant_id, id, account_id, format, state, created_at, expires_at) VALUES ($1, $2, $3, $4, 'writing', $5, $6)`,
);

/** Not when somebody was forgotten meanwhile: what was written may hold the person. */
export const finishExport = statement<[tenantId: string, id: string, now: Date], { id: string }>(
  'exports.finish',
  `UPDATE exports SET state = 'ready' WHERE tenant_id = $1 AND id = $2 AND expires_at > $3 RETURNING id`,
);

export const findExport = statement<
  [tenantId: string, accountId: string, id: string, now: Date],
  { format: ExportFormat }
>(
  'exports.find',
  `SELECT format FROM exports WHERE tenant_id = $1 AND account_id = $2 AND id = $3 AND state = 'ready' AND expires_at > $4`,
);

export const expiredExports = statement<
  [now: Date, limit: number],
  { tenant_id: string; id: string; format: ExportFormat }
>('exports.expired', 'SELECT tenant_id, id, format FROM exports WHERE expires_at <= $1 ORDER BY expires_at LIMIT $2');

export const dropExport = statement<[tenantId: string, id: string]>(
  'exports.drop',
  'DELETE FROM exports WHERE tenant_id = $1 AND id = $2',
);
