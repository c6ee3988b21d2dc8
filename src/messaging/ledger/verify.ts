import { GENESIS_HASH } from '../../domain/hash-chain.ts';
import { entryHolds, isErased } from '../../domain/ledger-entry.ts';
import { type Sql, type Statement, statement } from '../../platform/sql.ts';
import { AUDIT_HASHED, CONSENT_HASHED } from './hashed.ts';

export type Ledger = 'audit' | 'consent';

interface SealedEntry {
  readonly seq: number;
  readonly prev_hash: string;
  readonly hash: string;
  readonly entry: Record<string, unknown>;
  /** Whether an entry says of this one that its person was forgotten. */
  readonly released: boolean;
}

export interface LedgerVerdict {
  /** The first place at which the chain does not follow: that entry, or one before it, was changed, moved or removed. */
  readonly firstBadSeq: number | null;
  readonly checked: number;
  /** The last place that was looked at. */
  readonly lastSeq: number;
  readonly head: { readonly seq: number; readonly hash: string };
}

const PAGE = 1_000;

const SEALED = 'e.seq, e.prev_hash, e.hash';
const IS_RELEASED = `EXISTS (SELECT FROM consent_entries f WHERE f.tenant_id = $1 AND f.id = e.forgotten_by AND f.account_id = e.account_id
          AND f.status = 'forgotten' AND f.evidence->'entries' ? e.id)`;
const FROM_A_PLACE = 'e.tenant_id = $1 AND e.seq > $2 ORDER BY e.seq LIMIT $3';

type Page = Statement<[tenantId: string, after: number, limit: number], SealedEntry>;

/** By the unique index over places; what is hashed is the row as it was when it was sealed. */
const sealed: Readonly<Record<Ledger, Page>> = {
  audit: statement(
    'ledger.audit_sealed',
    `SELECT ${SEALED}, ${AUDIT_HASHED} AS entry, false AS released FROM audit_entries e WHERE ${FROM_A_PLACE}`,
  ),
  consent: statement(
    'ledger.consent_sealed',
    `SELECT ${SEALED}, ${CONSENT_HASHED} AS entry, ${IS_RELEASED} AS released FROM consent_entries e WHERE ${FROM_A_PLACE}`,
  ),
};

const findHead = statement<[tenantId: string, chain: string], { seq: number; hash: string }>(
  'ledger.find_head',
  'SELECT seq, hash FROM chain_heads WHERE tenant_id = $1 AND chain = $2',
);

/**
 * Walks the chain of a tenant from one place to another and holds each entry against the hash that was made of it. The head is kept apart
 * from the entries, so entries missing at the end are noticed as well. What is not sealed yet has no place and is not looked at.
 */
export async function verifyLedger(
  sql: Sql,
  tenantId: string,
  ledger: Ledger,
  { fromSeq, toSeq }: { readonly fromSeq: number; readonly toSeq: number },
): Promise<LedgerVerdict> {
  const head = (await sql.row(findHead, tenantId, ledger)) ?? { seq: 0, hash: GENESIS_HASH };
  const last = Math.min(toSeq, head.seq);
  // The entry before the first says what that one must follow.
  let seq = Math.max(0, fromSeq - 2);
  let hash = seq === 0 ? GENESIS_HASH : null;
  let checked = 0;
  while (seq < last) {
    const entries = await sql.rows(sealed[ledger], tenantId, seq, Math.min(PAGE, last - seq));
    for (const entry of entries) {
      const follows = entry.seq === seq + 1 && (hash === null || entry.prev_hash === hash);
      const place = { seq: entry.seq, prevHash: entry.prev_hash };
      const holds = entryHolds(place, entry.entry, entry.hash) && (entry.released || !isErased(entry.entry));
      if (!follows || !holds) return { firstBadSeq: seq + 1, checked, lastSeq: seq, head };
      seq = entry.seq;
      hash = entry.hash;
      if (seq >= fromSeq) checked += 1;
    }
    if (entries.length === 0) return { firstBadSeq: seq + 1, checked, lastSeq: seq, head };
  }
  const endsElsewhere = last === head.seq && hash !== null && hash !== head.hash;
  return { firstBadSeq: endsElsewhere ? head.seq : null, checked, lastSeq: last, head };
}
