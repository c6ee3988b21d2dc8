import { lookUpNumber } from '../../carriers/lookups/look-up.ts';
import { type LookupAdapter, LookupFailed } from '../../carriers/lookups/lookup-adapter.ts';
import { readBalance } from '../../credits/accounts.ts';
import type { Owner } from '../../domain/account.ts';
import { invalidBecause } from '../../domain/hygiene/lookup.ts';
import { parsePhone } from '../../domain/phone.ts';
import type { Database } from '../../platform/database/database.ts';
import type { Sql } from '../../platform/database/sql.ts';
import { forEachIsolated, type OnFailure } from '../../platform/for-each-isolated.ts';
import { newId } from '../../platform/ids.ts';
import { pageOfContacts } from '../segments/contacts.ts';
import {
  deleteParsed,
  lockScan,
  moveScan,
  nextContacts,
  nextMembers,
  type RunningScan,
  runningScans,
  type ScannedContact,
  saveParsed,
} from './scan-queries.ts';
import { schedulePolicies } from './schedule-policies.ts';

const MAX_SCANS = 20;
const PARSE_BATCH = 500;
/** Smaller, because each lookup waits for the provider. */
const LOOKUP_BATCH = 50;
/** Lookups younger than this are reused. */
const RETENTION_MS = 30 * 24 * 3600 * 1000;

export interface ScanParts {
  readonly database: Database;
  /** Null when no lookup provider is configured. */
  readonly adapter: LookupAdapter | null;
  readonly clock: () => Date;
  readonly onFailure: OnFailure;
}

/**
 * Processes a batch of each running scan, in a transaction of its own; returns whether there may be
 * more.
 */
export async function runScans({ database, adapter, clock, onFailure }: ScanParts): Promise<boolean> {
  const scans = await database.rows(runningScans, MAX_SCANS);
  const moved = await forEachIsolated(scans, onFailure, ({ tenant_id: tenantId, account_id: accountId }) =>
    database.transaction((tx) => scanBatch(tx, { tenantId, accountId }, adapter, clock())),
  );
  return moved.includes(true);
}

async function scanBatch(tx: Sql, owner: Owner, adapter: LookupAdapter | null, now: Date): Promise<boolean> {
  const { tenantId, accountId } = owner;
  const scan = await tx.row(lockScan, tenantId, accountId);
  if (scan === null) return false;
  const limit = scan.level === 'offline' ? PARSE_BATCH : LOOKUP_BATCH;
  const contacts = await readContacts(tx, owner, scan, limit);
  const invalid = await parseNumbers(tx, owner, contacts, now);
  const progress =
    scan.level === 'offline'
      ? { ...NO_PROGRESS, checked: contacts.length }
      : await lookUpContacts(tx, owner, contacts, scan, scan.account_state === 'active' ? adapter : null, now);
  const done = contacts.slice(0, progress.checked);
  const state =
    progress.stopped !== null ? 'stopped' : contacts.length < limit && !progress.waits ? 'completed' : 'running';
  await tx.run(
    moveScan,
    tenantId,
    scan.id,
    done.at(-1)?.id ?? scan.cursor,
    done.length,
    progress.found + done.filter(({ phone }) => invalid.has(phone)).length,
    progress.credits,
    state,
    progress.stopped,
    state === 'running' ? null : now,
  );
  if (progress.found > 0) await schedulePolicies(tx, tenantId, [accountId], now);
  return state === 'running' && !progress.waits;
}

/** The next contacts of the scan's segment, of its list, or of all. */
function readContacts(
  tx: Sql,
  owner: Owner,
  { list_id: listId, segment_id: segmentId, segment_rules: rules, cursor, created_at: at }: RunningScan,
  limit: number,
): Promise<readonly ScannedContact[]> {
  const { tenantId, accountId } = owner;
  if (segmentId !== null) {
    const segments = new Map(Object.entries(rules ?? {}));
    return pageOfContacts(tx, owner, { rule: { kind: 'segment', segment_id: segmentId }, segments, at }, cursor, limit);
  }
  return listId === null
    ? tx.rows(nextContacts, tenantId, accountId, cursor, limit)
    : tx.rows(nextMembers, tenantId, accountId, listId, cursor, limit);
}

/**
 * Saves a finding for each number that cannot receive messages, and returns these numbers. Contacts
 * were parsed when they were created, but numbering plans change and rows can be imported with SQL.
 */
async function parseNumbers(
  tx: Sql,
  { tenantId, accountId }: Owner,
  contacts: readonly ScannedContact[],
  now: Date,
): Promise<ReadonlySet<string>> {
  const failed = contacts.flatMap(({ phone }) => {
    const parsed = parsePhone(phone);
    return parsed.ok ? [] : [{ phone, code: parsed.code }];
  });
  await tx.run(
    deleteParsed,
    tenantId,
    accountId,
    contacts.map(({ phone }) => phone),
  );
  const base = { kind: 'number_parsing', error_code: null, count: null, at: now, message_ids: [] };
  const evidences = failed.map(({ code }) => JSON.stringify({ ...base, detail: code }));
  const phones = failed.map(({ phone }) => phone);
  if (phones.length > 0) await tx.run(saveParsed, tenantId, accountId, phones, evidences, now);
  return new Set(phones);
}

interface Progress {
  /** Number of contacts that are done. */
  readonly checked: number;
  readonly found: number;
  readonly credits: number;
  /** Why the scan stops; null when it continues. */
  readonly stopped: string | null;
  /** The provider did not respond: the next run continues with the next contact. */
  readonly waits: boolean;
}

const NO_PROGRESS: Progress = { checked: 0, found: 0, credits: 0, stopped: null, waits: false };
/** Lookups run inside a transaction, which must stay short. */
const MAX_MS = 10_000;

/** Looks numbers up while the scan's limit and the balance allow it; a reused lookup is free. */
async function lookUpContacts(
  tx: Sql,
  owner: Owner,
  contacts: readonly ScannedContact[],
  { credits: spent, max_credits: maxCredits, request_id: requestId }: RunningScan,
  adapter: LookupAdapter | null,
  now: Date,
): Promise<Progress> {
  if (adapter === null) return { ...NO_PROGRESS, stopped: 'cannot_look_up' };
  const until = performance.now() + MAX_MS;
  let { available } = await readBalance(tx, owner);
  let credits = 0;
  let found = 0;
  const since = new Date(now.getTime() - RETENTION_MS);
  for (const [index, { phone }] of contacts.entries()) {
    const stopped = available < adapter.credits ? 'credits_insufficient' : 'max_credits';
    if (available < adapter.credits || spent + credits + adapter.credits > maxCredits)
      return { checked: index, found, credits, stopped, waits: false };
    if (!parsePhone(phone).ok) continue;
    if (performance.now() > until) return { checked: index, found, credits, stopped: null, waits: true };
    const lookup = await lookUpNumber(tx, owner, {
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
    if (lookup instanceof LookupFailed) {
      if (lookup.retryable) return { checked: index, found, credits, stopped: null, waits: true };
      continue;
    }
    credits += lookup.credits;
    available -= lookup.credits;
    if (invalidBecause(lookup, lookup.consentedAt).length > 0) found += 1;
  }
  return { checked: contacts.length, found, credits, stopped: null, waits: false };
}
