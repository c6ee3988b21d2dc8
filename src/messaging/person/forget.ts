import { ERASED } from '../../domain/ledger-entry.ts';
import { redactNumber, stringsIn } from '../../domain/redact.ts';
import type { IdPrefix } from '../../platform/ids.ts';
import type { NumberHasher } from '../../platform/number-hasher.ts';
import type { Sql } from '../../platform/sql.ts';
import { referenceOf } from '../carriers/carrier.ts';
import { eraseSubmissions } from '../carriers/simulator/queries.ts';
import { appendEntry } from '../consent/ledger.ts';
import { lockConsent } from '../consent/standing.ts';
import { dropMemberships } from '../lists/members.ts';
import { recallForPhone } from '../recall/recall-for-phone.ts';
import type { Owner } from '../tenancy.ts';
import * as sql from './forget-queries.ts';
import { lockForgetting } from './forgetting.ts';

export interface Person {
  readonly contactId: string | null;
  /** The number of the contact, and those of contacts that were merged into it. */
  readonly phones: readonly string[];
}

export interface Forgotten {
  readonly entryId: string;
  readonly recalled: number;
  /** How many of each were emptied. */
  readonly messages: number;
  readonly inboundMessages: number;
  readonly consentEntries: number;
  readonly events: number;
}

interface Call {
  readonly actor: string;
  readonly hashesOf: NumberHasher;
  readonly requestId: string;
  readonly now: Date;
  readonly newId: (prefix: IdPrefix) => string;
}

/**
 * Takes a person out of every table of the account: what is only about the person goes, what books need stays without the person. Texts
 * that wait are taken back first. Of the numbers keyed hashes stay, so that they are suppressed again should they come back. Events keep
 * their ids and figures, those that wait as well: the partner's books go on, and the person is in none of them.
 */
export async function forgetPerson(
  tx: Sql,
  owner: Owner,
  { contactId, phones }: Person,
  call: Call,
): Promise<Forgotten> {
  const { tenantId, accountId } = owner;
  const { actor, hashesOf, requestId, now, newId } = call;
  await lockForgetting(tx, owner, phones);
  const fannedOut = await tx.rows(sql.holdFanOut, tenantId, accountId);
  const campaigns = fannedOut.map(({ id }) => id);
  await tx.rows(sql.holdRanges, tenantId, campaigns);
  for (const phone of phones.toSorted()) await lockConsent(tx, owner, phone);
  const merged = await tx.rows(sql.findMergedContacts, tenantId, accountId, phones, contactId);
  const ours = new Set([...merged.map(({ loser_id: id }) => id), ...(contactId === null ? [] : [contactId])]);
  const sums = { recalled: 0, messages: 0, inboundMessages: 0 };
  const entries: string[] = [];
  for (const phone of phones) {
    sums.recalled += (await recallForPhone(tx, owner, phone, 'forgotten', now, newId)).canceled;
    const texts = (await tx.rows(sql.eraseTexts, tenantId, accountId, phone, ERASED)).map(({ id }) => id);
    await tx.run(
      eraseSubmissions,
      texts.map((id) => referenceOf(tenantId, id)),
      ERASED,
    );
    sums.messages += texts.length;
    sums.inboundMessages += await tx.run(sql.eraseReplies, tenantId, accountId, phone, ERASED);
    for (const { id } of await tx.rows(sql.findEntries, tenantId, accountId, phone)) entries.push(id);
    await dropAnswers(tx, owner, phone, new Set([...ours, ...texts, ...entries]));
    await tx.run(sql.dropSuppressions, tenantId, accountId, phone);
    await tx.run(sql.dropMerges, tenantId, accountId, phone, contactId);
    await tx.run(sql.keepHash, tenantId, accountId, hashesOf(owner, phone)[0], now);
  }
  await tx.run(sql.suppressNobody, tenantId, accountId, ERASED, now);
  const entryId = await appendEntry(tx, owner, contactId, ERASED, {
    status: 'forgotten',
    scope: 'all',
    method: 'api',
    source: 'contacts.forget',
    evidence: { entries },
    actor,
    ruleId: null,
    capturedAt: now,
    requestId,
    now,
    newId,
  });
  await tx.run(sql.eraseEntries, tenantId, entries, ERASED, entryId);
  if (contactId !== null) {
    await tx.run(sql.dropTags, tenantId, contactId);
    await tx.run(dropMemberships, tenantId, contactId);
    await tx.run(sql.dropTies, tenantId, contactId);
    await tx.run(sql.eraseConversions, tenantId, contactId);
    await tx.run(sql.dropContact, tenantId, accountId, contactId);
  }
  await tx.run(sql.expireExports, tenantId, accountId, now);
  const events = await eraseEvents(tx, owner, phones);
  return { entryId, consentEntries: entries.length, events, ...sums };
}

/** Last, because deliveries wait while the endpoint is locked, and only for those that were found without the lock. */
async function eraseEvents(tx: Sql, { tenantId, accountId }: Owner, phones: readonly string[]): Promise<number> {
  const found = new Set<string>();
  for (const phone of phones)
    for (const { id } of await tx.rows(sql.findEvents, tenantId, accountId, phone.slice(1))) found.add(id);
  if (found.size === 0) return 0;
  await tx.row(sql.lockEndpoint, tenantId);
  const events = await tx.rows(sql.readEvents, tenantId, [...found]);
  const erase = (value: unknown): string =>
    JSON.stringify(phones.reduce((erased, phone) => redactNumber(erased, phone), value));
  return tx.run(
    sql.rewriteEvents,
    tenantId,
    events.map(({ id }) => id),
    events.map(({ body }) => erase(JSON.parse(body))),
    events.map(({ attempts }) => erase(attempts)),
  );
}

/**
 * A kept answer goes with its key, which may hold the number as well. Nothing is sent twice for that: whoever repeats the call finds the
 * number suppressed. Keys are the tenant's, so an answer that names texts or contacts of another account stays.
 */
async function dropAnswers(tx: Sql, { tenantId }: Owner, phone: string, ours: ReadonlySet<string>): Promise<void> {
  const answers = await tx.rows(sql.findAnswers, tenantId, phone.slice(1));
  const keys = answers.filter(({ answer }) => {
    const named = [...stringsIn(JSON.parse(answer))].filter((text) => NAMES_WHOSE.test(text));
    return named.length === 0 || named.some((id) => ours.has(id));
  });
  await tx.run(
    sql.dropAnswers,
    tenantId,
    keys.map(({ key }) => key),
  );
}

const NAMES_WHOSE = /^(msg|con|cse)_[0-9a-z]{26}$/;
