import { isErased } from '../../domain/audit/chain-entry.ts';
import { isEntryIntact } from '../../domain/audit/entry-hash.ts';
import { GENESIS_HASH } from '../../domain/audit/hash-chain.ts';
import type { ChainedLog } from '../../domain/audit/hashed-columns.ts';
import { type Sql, type Statement, statement } from '../../platform/database/sql.ts';
import { CHAINED_AUDIT, CHAINED_CONSENT } from './hashed.ts';

interface ChainedEntry {
  readonly seq: number;
  readonly prev_hash: string;
  readonly hash: string;
  readonly entry: Record<string, unknown>;
  /** Whether an erasure entry lists this entry. */
  readonly released: boolean;
}

export interface ChainVerdict {
  /**
   * The first position at which the chain breaks: that entry, or one before it, was changed, moved
   * or removed.
   */
  readonly firstBadSeq: number | null;
  readonly checked: number;
  /** The last checked position. */
  readonly lastSeq: number;
  readonly head: { readonly seq: number; readonly hash: string };
}

const PAGE = 1_000;

const CHAINED = 'e.seq, e.prev_hash, e.hash';
const IS_RELEASED = `EXISTS (SELECT FROM consent_entries f WHERE f.tenant_id = $1 AND f.id = e.forgotten_by AND f.account_id = e.account_id
          AND f.status = 'forgotten' AND f.evidence->'entries' ? e.id)`;
const AFTER_SEQ = 'e.tenant_id = $1 AND e.seq > $2 ORDER BY e.seq LIMIT $3';

type Page = Statement<[tenantId: string, after: number, limit: number], ChainedEntry>;

/** Reads by the unique index over seq. The hashed row has the form it had when it was appended. */
const chainedPages: Readonly<Record<ChainedLog, Page>> = {
  audit: statement(
    'chain.audit_chained',
    `SELECT ${CHAINED}, ${CHAINED_AUDIT} AS entry, false AS released FROM audit_entries e WHERE ${AFTER_SEQ}`,
  ),
  consent: statement(
    'chain.consent_chained',
    `SELECT ${CHAINED}, ${CHAINED_CONSENT} AS entry, ${IS_RELEASED} AS released FROM consent_entries e WHERE ${AFTER_SEQ}`,
  ),
};

const findHead = statement<[tenantId: string, chain: string], { seq: number; hash: string }>(
  'chain.find_head',
  'SELECT seq, hash FROM chain_heads WHERE tenant_id = $1 AND chain = $2',
);

/**
 * Verifies a tenant's chain between two positions. The head is stored apart from the entries, so
 * missing entries at the end are found as well. Entries that are not chained yet have no position
 * and are not checked.
 */
export async function verifyLedger(
  sql: Sql,
  tenantId: string,
  ledger: ChainedLog,
  { fromSeq, toSeq }: { readonly fromSeq: number; readonly toSeq: number },
): Promise<ChainVerdict> {
  const head = (await sql.row(findHead, tenantId, ledger)) ?? { seq: 0, hash: GENESIS_HASH };
  const last = Math.min(toSeq, head.seq);
  // The entry before the first one gives the expected previous hash.
  let seq = Math.max(0, fromSeq - 2);
  let hash = seq === 0 ? GENESIS_HASH : null;
  let checked = 0;
  while (seq < last) {
    const entries = await sql.rows(chainedPages[ledger], tenantId, seq, Math.min(PAGE, last - seq));
    for (const entry of entries) {
      const follows = entry.seq === seq + 1 && (hash === null || entry.prev_hash === hash);
      const position = { seq: entry.seq, prevHash: entry.prev_hash };
      const intact =
        isEntryIntact(ledger, position, entry.entry, entry.hash) && (entry.released || !isErased(entry.entry));
      if (!follows || !intact) return { firstBadSeq: seq + 1, checked, lastSeq: seq, head };
      seq = entry.seq;
      hash = entry.hash;
      if (seq >= fromSeq) checked += 1;
    }
    if (entries.length === 0) return { firstBadSeq: seq + 1, checked, lastSeq: seq, head };
  }
  const headDiffers = last === head.seq && hash !== null && hash !== head.hash;
  return { firstBadSeq: headDiffers ? head.seq : null, checked, lastSeq: last, head };
}
