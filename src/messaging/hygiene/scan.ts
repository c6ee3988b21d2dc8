import { invalidBecause } from '../../domain/hygiene/lookup.ts';
import { parsePhone } from '../../domain/phone.ts';
import type { Database } from '../../platform/database.ts';
import { eachApart, type OnFailure } from '../../platform/each-apart.ts';
import { newId } from '../../platform/ids.ts';
import type { Sql } from '../../platform/sql.ts';
import { readBalance } from '../credits/accounts.ts';
import { lookUpNumber } from '../lookups/look-up.ts';
import { type LookupAdapter, LookupFailed } from '../lookups/lookup-adapter.ts';
import type { Owner } from '../tenancy.ts';
import {
  dropParsed,
  keepParsed,
  lockScan,
  moveScan,
  nextContacts,
  nextMembers,
  runningScans,
  type ScannedContact,
  type ScanRow,
} from './scan-queries.ts';
import { wakePolicies } from './wake-policy.ts';

const MOST_SCANS = 20;
const PARSED_AT_ONCE = 500;
/** Each waits for an answer of somebody else. */
const ASKED_AT_ONCE = 50;
const KEPT_MS = 30 * 24 * 3600 * 1000;

export interface ScanParts {
  readonly database: Database;
  /** Null when nothing is looked up here. */
  readonly adapter: LookupAdapter | null;
  readonly clock: () => Date;
  readonly onFailure: OnFailure;
}

/** A piece of every scan that runs, each in a transaction of its own; answers whether there may be more. */
export async function scanRound({ database, adapter, clock, onFailure }: ScanParts): Promise<boolean> {
  const scans = await database.rows(runningScans, MOST_SCANS);
  const moved = await eachApart(scans, onFailure, ({ tenant_id: tenantId, account_id: accountId }) =>
    database.transaction((tx) => scanPiece(tx, { tenantId, accountId }, adapter, clock())),
  );
  return moved.includes(true);
}

async function scanPiece(tx: Sql, owner: Owner, adapter: LookupAdapter | null, now: Date): Promise<boolean> {
  const { tenantId, accountId } = owner;
  const scan = await tx.row(lockScan, tenantId, accountId);
  if (scan === null) return false;
  const limit = scan.level === 'offline' ? PARSED_AT_ONCE : ASKED_AT_ONCE;
  const contacts =
    scan.list_id === null
      ? await tx.rows(nextContacts, tenantId, accountId, scan.cursor, limit)
      : await tx.rows(nextMembers, tenantId, accountId, scan.list_id, scan.cursor, limit);
  const unparsed = await parse(tx, owner, contacts, now);
  const asked =
    scan.level === 'offline'
      ? { ...NOTHING, last: contacts.length }
      : await ask(tx, owner, contacts, scan, scan.account_state === 'active' ? adapter : null, now);
  const done = contacts.slice(0, asked.last);
  const state = asked.stopped !== null ? 'stopped' : contacts.length < limit && !asked.waits ? 'completed' : 'running';
  await tx.run(
    moveScan,
    tenantId,
    scan.id,
    done.at(-1)?.id ?? scan.cursor,
    done.length,
    asked.found + done.filter(({ phone }) => unparsed.has(phone)).length,
    asked.credits,
    state,
    asked.stopped,
    state === 'running' ? null : now,
  );
  if (asked.found > 0) await wakePolicies(tx, tenantId, [accountId], now);
  return state === 'running' && !asked.waits;
}

/** Numbering plans change, and rows come from elsewhere: what is no number for texts any more is written down. Answers which. */
async function parse(
  tx: Sql,
  { tenantId, accountId }: Owner,
  contacts: readonly ScannedContact[],
  now: Date,
): Promise<ReadonlySet<string>> {
  const wrong = contacts.flatMap(({ phone }) => {
    const parsed = parsePhone(phone);
    return parsed.ok ? [] : [{ phone, code: parsed.code }];
  });
  await tx.run(
    dropParsed,
    tenantId,
    accountId,
    contacts.map(({ phone }) => phone),
  );
  const base = { kind: 'number_parsing', error_code: null, count: null, at: now, message_ids: [] };
  const evidences = wrong.map(({ code }) => JSON.stringify({ ...base, detail: code }));
  const phones = wrong.map(({ phone }) => phone);
  if (phones.length > 0) await tx.run(keepParsed, tenantId, accountId, phones, evidences, now);
  return new Set(phones);
}

interface Asked {
  /** How many of the contacts were dealt with. */
  readonly last: number;
  readonly found: number;
  readonly credits: number;
  /** Why the scan ends here. */
  readonly stopped: string | null;
  /** The provider does not answer now: the next round goes on with the contact that is next. */
  readonly waits: boolean;
}

const NOTHING: Asked = { last: 0, found: 0, credits: 0, stopped: null, waits: false };
/** Answers are waited for inside of a transaction, which must not last. */
const MOST_MS = 10_000;

/** Looks numbers up for as long as the scan's limit and the balance allow; what is known costs nothing. */
async function ask(
  tx: Sql,
  owner: Owner,
  contacts: readonly ScannedContact[],
  { credits: spent, max_credits: most, request_id: requestId }: ScanRow & { readonly request_id: string | null },
  adapter: LookupAdapter | null,
  now: Date,
): Promise<Asked> {
  if (adapter === null) return { ...NOTHING, stopped: 'cannot_look_up' };
  const until = performance.now() + MOST_MS;
  let { available } = await readBalance(tx, owner);
  let credits = 0;
  let found = 0;
  const since = new Date(now.getTime() - KEPT_MS);
  for (const [place, { phone }] of contacts.entries()) {
    const stopped = available < adapter.credits ? 'credits_insufficient' : 'max_credits';
    if (available < adapter.credits || spent + credits + adapter.credits > most)
      return { last: place, found, credits, stopped, waits: false };
    if (!parsePhone(phone).ok) continue;
    if (performance.now() > until) return { last: place, found, credits, stopped: null, waits: true };
    const known = await lookUpNumber(tx, owner, {
      phone,
      adapter,
      since,
      requestId,
      now,
      newId: (prefix) => newId(prefix, now.getTime()),
    }).catch((error: unknown) => {
      if (error instanceof LookupFailed) return error;
      throw error;
    });
    if (known instanceof LookupFailed) {
      if (known.again) return { last: place, found, credits, stopped: null, waits: true };
      continue;
    }
    credits += known.credits;
    available -= known.credits;
    if (invalidBecause(known, known.consentedAt).length > 0) found += 1;
  }
  return { last: contacts.length, found, credits, stopped: null, waits: false };
}
