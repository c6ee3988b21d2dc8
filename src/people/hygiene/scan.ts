import { lookUpNumber, type Settle } from '../../carriers/lookups/look-up.ts';
import { type LookupAdapter, LookupFailed } from '../../carriers/lookups/lookup-adapter.ts';
import type { Owner } from '../../domain/account.ts';
import { DAY_MS } from '../../domain/durations.ts';
import { invalidBecause } from '../../domain/hygiene/lookup.ts';
import { parsePhone } from '../../domain/phone.ts';
import { SkillError } from '../../errors.ts';
import type { Database } from '../../platform/database/database.ts';
import type { Sql } from '../../platform/database/sql.ts';
import { type IdPrefix, newId } from '../../platform/ids.ts';
import { type Claim, type Next, SAVED } from '../../platform/work/worker.ts';
import { pageOfContacts } from '../segments/contacts.ts';
import {
  deleteParsed,
  endScan,
  findScan,
  moveScan,
  nextContacts,
  nextMembers,
  type RunningScan,
  type ScannedContact,
  saveParsed,
} from './scan-queries.ts';
import { schedulePolicies } from './schedule-policies.ts';

const PARSE_BATCH = 500;
/** Smaller, because each lookup waits for the provider. */
const LOOKUP_BATCH = 50;
/** Lookups younger than this are reused. */
const RETENTION_MS = 30 * DAY_MS;
/** Longer than the lookups of a batch and the last of them take together. */
export const SCAN_LEASE_MS = 60_000;
/** No lookup of a batch starts after this time. */
const MAX_MS = 10_000;
/** Pause when the provider did not respond. */
const RETRY_MS = 1_000;

/** A scan that this worker has claimed. */
interface Lease {
  readonly owner: Owner;
  readonly scan: RunningScan;
  readonly until: Date;
  readonly now: Date;
}

/**
 * Processes a batch of a scan; it is due again at once while there may be more. `adapter` is null
 * when no lookup provider is configured. A scan is leased, not locked, because its lookups are made
 * outside of transactions.
 */
export async function scan(
  database: Database,
  adapter: LookupAdapter | null,
  { tenantId, id, now, until }: Claim,
): Promise<Next> {
  const found = await database.row(findScan, tenantId, id);
  if (found === null) return null;
  return scanBatch(database, { owner: { tenantId, accountId: found.account_id }, scan: found, until, now }, adapter);
}

/** How a batch ended. */
interface Outcome {
  /** Why the scan stops; null when it continues. */
  readonly stopped: string | null;
  /** The provider did not respond: the next run continues with the next contact. */
  readonly waits: boolean;
}

const DONE: Outcome = { stopped: null, waits: false };
const WAITS: Outcome = { stopped: null, waits: true };

async function scanBatch(database: Database, lease: Lease, adapter: LookupAdapter | null): Promise<Next> {
  const { owner, scan: running, now, until } = lease;
  const limit = running.level === 'offline' ? PARSE_BATCH : LOOKUP_BATCH;
  const contacts = await readContacts(database, owner, running, limit);
  const usable = running.account_state === 'active' ? adapter : null;
  const { stopped, waits } =
    running.level === 'offline'
      ? await parseContacts(database, lease, contacts)
      : await lookUpContacts(database, lease, contacts, usable);
  if (stopped === null && waits) return new Date(now.getTime() + RETRY_MS);
  if (stopped === null && contacts.length === limit) return now;
  const state = stopped === null ? 'completed' : 'stopped';
  await endScan(database, owner.tenantId, running.id, until, { state, reason: stopped, finished_at: now });
  return SAVED;
}

/** The next contacts of the scan's segment, of its list, or of all. */
function readContacts(
  sql: Sql,
  owner: Owner,
  { list_id: listId, segment_id: segmentId, segment_rules: rules, cursor, created_at: at }: RunningScan,
  limit: number,
): Promise<readonly ScannedContact[]> {
  const { tenantId, accountId } = owner;
  if (segmentId !== null) {
    const segments = new Map(Object.entries(rules ?? {}));
    return pageOfContacts(
      sql,
      owner,
      { rule: { kind: 'segment', segment_id: segmentId }, segments, at },
      cursor,
      limit,
    );
  }
  return listId === null
    ? sql.rows(nextContacts, tenantId, accountId, cursor, limit)
    : sql.rows(nextMembers, tenantId, accountId, listId, cursor, limit);
}

async function parseContacts(database: Database, lease: Lease, contacts: readonly ScannedContact[]): Promise<Outcome> {
  await database.transaction(async (tx) => {
    const invalid = await parseNumbers(tx, lease, contacts);
    const found = contacts.filter(({ phone }) => invalid.has(phone)).length;
    await move(tx, lease, {
      cursor: contacts.at(-1)?.id ?? lease.scan.cursor,
      checked: contacts.length,
      found,
      credits: 0,
    });
  });
  return DONE;
}

/**
 * Saves a finding for each number that cannot receive messages, and returns these numbers. Contacts
 * were parsed when they were created, but numbering plans change and rows can be imported with SQL.
 */
async function parseNumbers(
  tx: Sql,
  { owner: { tenantId, accountId }, now }: Lease,
  contacts: readonly ScannedContact[],
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

/** Looks numbers up while the scan's limit and the balance allow it; a reused lookup is free. */
async function lookUpContacts(
  database: Database,
  lease: Lease,
  contacts: readonly ScannedContact[],
  adapter: LookupAdapter | null,
): Promise<Outcome> {
  if (adapter === null) return { stopped: 'cannot_look_up', waits: false };
  const { scan } = lease;
  const until = performance.now() + MAX_MS;
  const invalid = await database.transaction((tx) => parseNumbers(tx, lease, contacts));
  let spent = scan.credits;
  for (const contact of contacts) {
    if (spent + adapter.credits > scan.max_credits) return { stopped: 'max_credits', waits: false };
    if (performance.now() > until) return WAITS;
    const checked = invalid.has(contact.phone)
      ? await pass(database, lease, contact, { found: 1, credits: 0 })
      : await lookUpContact(database, lease, contact, adapter);
    if (typeof checked !== 'number') return checked;
    spent += checked;
  }
  return DONE;
}

/** Returns the credits that were spent, or why no further contact can be looked up now. */
async function lookUpContact(
  database: Database,
  lease: Lease,
  contact: ScannedContact,
  adapter: LookupAdapter,
): Promise<number | Outcome> {
  const { owner, scan, now } = lease;
  const since = new Date(now.getTime() - RETENTION_MS);
  const idOf = (prefix: IdPrefix) => newId(prefix, now.getTime());
  const request = { phone: contact.phone, adapter, since, requestId: scan.request_id, now, newId: idOf };
  const finish = (settle: Settle) => database.transaction((tx) => settleContact(tx, lease, contact, settle));
  try {
    return await lookUpNumber(database, owner, request, { finish });
  } catch (error) {
    if (error instanceof SkillError && error.code === 'credits_insufficient')
      return { stopped: error.code, waits: false };
    if (!(error instanceof LookupFailed)) throw error;
    // A number that can never be looked up is skipped.
    return error.retryable ? WAITS : pass(database, lease, contact, { found: 0, credits: 0 });
  }
}

/** The lookup is charged and the contact is done in one transaction. */
async function settleContact(tx: Sql, lease: Lease, contact: ScannedContact, settle: Settle): Promise<number> {
  const { owner, now } = lease;
  const known = await settle(tx);
  const isInvalid = invalidBecause(known, known.consentedAt).length > 0;
  if (isInvalid) await schedulePolicies(tx, owner.tenantId, [owner.accountId], now);
  return pass(tx, lease, contact, { found: isInvalid ? 1 : 0, credits: known.credits });
}

interface Checked {
  readonly found: number;
  readonly credits: number;
}

async function pass(sql: Sql, lease: Lease, { id }: ScannedContact, { found, credits }: Checked): Promise<number> {
  await move(sql, lease, { cursor: id, checked: 1, found, credits });
  return credits;
}

/** Throws if another worker has the lease, so that a transaction that charges is rolled back. */
async function move(
  sql: Sql,
  { owner: { tenantId }, scan, until }: Lease,
  to: Checked & { readonly cursor: string; readonly checked: number },
): Promise<void> {
  if (!(await moveScan(sql, tenantId, scan.id, until, to)))
    throw new Error('The lease of the scan has ended; another worker continues it.');
}
