import { cancelForPhone } from '../../cancellation/cancel-for-phone.ts';
import { referenceOf } from '../../carriers/carrier.ts';
import { eraseSubmissions } from '../../carriers/simulator/queries.ts';
import type { Owner } from '../../domain/account.ts';
import { ERASED } from '../../domain/audit/chain-entry.ts';
import { redactNumber, stringsIn } from '../../domain/redact.ts';
import { eraseOfPhone } from '../../media/inbound/queries.ts';
import type { NumberHasher } from '../../platform/crypto/number-hasher.ts';
import type { Sql } from '../../platform/database/sql.ts';
import type { IdPrefix } from '../../platform/ids.ts';
import { deleteMemberships } from '../audience/list-members.ts';
import { deleteEvents } from '../behavior/contact-events.ts';
import { addSuppression } from '../consent/add-suppression.ts';
import { lockConsent } from '../consent/consent-status.ts';
import { appendEntry } from '../consent/entries.ts';
import { deleteContact } from '../contacts/delete-contact.ts';
import { deleteContactFromTracked } from '../segments/tracking/members.ts';
import { lockForget } from './forget-lock.ts';
import * as sql from './forget-queries.ts';
import * as rows from './forget-rows.ts';

export interface Person {
  readonly contactId: string | null;
  /** The contact's number and those of contacts that were merged into it. */
  readonly phones: readonly string[];
}

export interface Forgotten {
  readonly entryId: string;
  readonly canceledMessages: number;
  /** Numbers of erased rows. */
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
 * Erases a person from every table of the account. Rows that are only about the person are deleted;
 * rows that records need (messages, consent entries, events) stay without personal data. Waiting
 * messages are canceled first. Keyed hashes of the numbers stay, so that a number that returns is
 * suppressed again. Events, also undelivered ones, keep their IDs and amounts.
 */
export async function forgetPerson(
  tx: Sql,
  owner: Owner,
  { contactId, phones }: Person,
  call: Call,
): Promise<Forgotten> {
  const { tenantId, accountId } = owner;
  const { actor, hashesOf, requestId, now, newId } = call;
  await lockForget(tx, owner, phones);
  const running = await tx.rows(sql.lockFanOuts, tenantId, accountId);
  const campaigns = running.map(({ id }) => id);
  await tx.rows(sql.lockRanges, tenantId, campaigns);
  for (const phone of phones.toSorted()) await lockConsent(tx, owner, phone);
  const merged = await rows.findMergedContacts(tx, owner, phones, contactId);
  const ownIds = new Set([...merged, ...(contactId === null ? [] : [contactId])]);
  const sums = { canceledMessages: 0, messages: 0, inboundMessages: 0 };
  const entries: string[] = [];
  for (const phone of phones) {
    sums.canceledMessages += (await cancelForPhone(tx, owner, phone, 'forgotten', now, newId)).canceled;
    const messages = (await tx.rows(sql.eraseMessages, tenantId, accountId, phone, ERASED)).map(({ id }) => id);
    await tx.run(
      eraseSubmissions,
      messages.map((id) => referenceOf(tenantId, id)),
      ERASED,
    );
    sums.messages += messages.length;
    await tx.run(eraseOfPhone, tenantId, accountId, now, phone);
    sums.inboundMessages += await tx.run(sql.eraseInbound, tenantId, accountId, phone, ERASED, actor, now);
    entries.push(...(await rows.findEntries(tx, owner, phone)));
    await deleteAnswers(tx, owner, phone, new Set([...ownIds, ...messages, ...entries]));
    await rows.deleteRowsOfNumber(tx, owner, phone);
    await rows.deleteMerges(tx, owner, phone, contactId);
    await rows.saveHash(tx, owner, hashesOf(owner, phone)[0], hashesOf.secretId, now);
  }
  // A message that is being submitted may be queued again, to the placeholder.
  await addSuppression(tx, owner, { phone: ERASED, scope: 'forgotten', reason: 'forgotten', now });
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
  await tx.run(sql.eraseEntries, tenantId, entries, entryId);
  await tx.run(sql.deleteSignals, tenantId, accountId, [...ownIds], phones);
  await tx.run(sql.deletePlans, tenantId, accountId, [...ownIds], phones);
  await tx.run(sql.eraseSteps, tenantId, accountId, [...ownIds], phones, requestId, now);
  await tx.run(sql.eraseApprovals, tenantId, accountId, [...ownIds], phones, now);
  await tx.run(sql.eraseRuns, tenantId, accountId, [...ownIds], phones, now);
  if (contactId !== null) {
    await rows.deleteRowsOfContact(tx, owner, contactId);
    await tx.run(deleteMemberships, tenantId, contactId);
    await tx.run(deleteContactFromTracked, tenantId, contactId);
    await tx.run(sql.eraseEnrollments, tenantId, contactId, now);
    await tx.run(deleteEvents, tenantId, accountId, contactId);
    await deleteContact(tx, owner, contactId);
    // After the contact, whose lock clicks take before those of the codes.
    await tx.run(sql.eraseLinks, tenantId, accountId, contactId, now);
  }
  // After the contact and the credits, as in every other change of a conversation.
  for (const phone of phones) await tx.run(sql.deleteConversations, tenantId, accountId, phone);
  await rows.expireExports(tx, owner, now);
  const events = await eraseEvents(tx, owner, phones);
  return { entryId, consentEntries: entries.length, events, ...sums };
}

/**
 * Last, because deliveries wait for the endpoints' locks; events are searched before they are
 * taken. Returns the number of events, each of which may have gone to several endpoints.
 */
async function eraseEvents(tx: Sql, { tenantId, accountId }: Owner, phones: readonly string[]): Promise<number> {
  const found = new Map<string, Set<string>>();
  for (const phone of phones)
    for (const { id, endpoint_id: endpointId } of await tx.rows(sql.findEvents, tenantId, accountId, phone.slice(1)))
      found.set(endpointId, (found.get(endpointId) ?? new Set()).add(id));
  if (found.size === 0) return 0;
  await tx.rows(sql.lockEndpoints, tenantId, accountId);
  const erase = (value: unknown): string =>
    JSON.stringify(phones.reduce((erased, phone) => redactNumber(erased, phone), value));
  for (const [endpointId, ids] of found) {
    const events = await tx.rows(sql.readEvents, tenantId, endpointId, [...ids]);
    await tx.run(
      sql.rewriteEvents,
      tenantId,
      endpointId,
      events.map(({ id }) => id),
      events.map(({ body }) => erase(JSON.parse(body))),
      events.map(({ attempts }) => erase(attempts)),
    );
  }
  return new Set([...found.values()].flatMap((ids) => [...ids])).size;
}

/**
 * Deletes stored answers that contain the number, with their idempotency keys, which may contain it
 * too. A repeated call does not send twice, because the number is suppressed. The answer
 * for a customer's message may be the partner's: answers that name messages or contacts of another
 * account stay.
 */
async function deleteAnswers(tx: Sql, { tenantId }: Owner, phone: string, ownIds: ReadonlySet<string>): Promise<void> {
  const answers = await tx.rows(sql.findAnswers, tenantId, phone.slice(1));
  const keys = answers.filter(({ answer }) => {
    const named = [...stringsIn(JSON.parse(answer))].filter((text) => PERSON_ID.test(text));
    return named.length === 0 || named.some((id) => ownIds.has(id));
  });
  await tx.run(
    sql.deleteAnswers,
    tenantId,
    keys.map(({ account_id }) => account_id),
    keys.map(({ key }) => key),
  );
}

const PERSON_ID = /^(msg|con|cse)_[0-9a-z]{26}$/;
