import { cancelForPhone } from '../cancellation/cancel-for-phone.ts';
import { moveConversations } from '../conversations/move.ts';
import type { Owner } from '../domain/account.ts';
import { parsePhone } from '../domain/phone.ts';
import { canonicalPhone, phoneForms } from '../domain/phone-forms.ts';
import { raiseContactChanges } from '../people/audience/raise-contact-changes.ts';
import { lockConsent } from '../people/consent/consent-status.ts';
import { appendEntry } from '../people/consent/entries.ts';
import { mergeRelationships } from '../people/consent/relationships.ts';
import { programOf } from '../people/consent/suppression-scope.ts';
import { findContactsByKeys } from '../people/contacts/find-by-keys.ts';
import { lockContactsByPhone, lockExternalIds } from '../people/contacts/lock-contacts.ts';
import type { Sql } from '../platform/database/sql.ts';
import type { IdPrefix } from '../platform/ids.ts';
import * as sql from './form-queries.ts';
import { mergeContacts } from './merge-contacts.ts';

/** As consent entries name what joined two forms. */
const SOURCE = 'canonical form of the number';

export interface AdoptCall {
  readonly requestId: string | null;
  readonly now: Date;
  readonly newId: (prefix: IdPrefix) => string;
}

/**
 * Joins everything of a number that is stored in the form `from` with the canonical form. Two
 * contacts become one, with the stricter consent of both. Consent entries keep the form that they
 * were recorded with, as the hash chain demands; those in force are recorded for the canonical form
 * too. Suppressions stay in both forms, because a process of the version before may still read the
 * other one. May be repeated.
 */
export async function adoptForm(tx: Sql, owner: Owner, from: string, call: AdoptCall): Promise<void> {
  const { tenantId, accountId } = owner;
  const { now } = call;
  const to = canonicalPhone(from);
  // The order of every other change of a contact: external IDs, numbers, rows.
  await lockExternalIds(tx, owner);
  for (const phone of [from, to].sort()) await lockConsent(tx, owner, phone);
  const contacts = await lockContactsByPhone(tx, owner, [from, to]);
  const winner = contacts.find(({ phone }) => phone === to);
  const loser = contacts.find(({ phone }) => phone === from);
  for (const { scope } of await tx.rows(sql.copySuppressions, tenantId, accountId, from, to))
    await cancelForPhone(tx, owner, to, 'suppressed', now, call.newId, programOf(scope));
  if (loser !== undefined && winner !== undefined)
    await mergeContacts(tx, owner, winner, loser, { ...call, actor: 'service', source: SOURCE });
  if (winner === undefined) await recordEntries(tx, owner, from, to, call);
  if (loser !== undefined && winner === undefined) await moveContact(tx, owner, from, to, now);
  await tx.run(sql.moveProgramConsents, tenantId, accountId, from, to);
  await mergeRelationships(tx, owner, from, to);
  await tx.run(sql.moveLookup, tenantId, accountId, from, to);
  await tx.run(sql.moveFindings, tenantId, accountId, from, to);
  await tx.run(sql.moveMessages, tenantId, accountId, from, to);
  await tx.run(sql.moveInbound, tenantId, accountId, from, to);
  await moveConversations(tx, owner, { from, to }, now);
}

/** Joins the other forms of a number where the walk has not come to their contact yet. */
export async function adoptContact(tx: Sql, owner: Owner, phone: string, call: AdoptCall): Promise<void> {
  const [, ...others] = phoneForms(phone);
  if (others.length === 0) return;
  for (const one of await findContactsByKeys(tx, owner, { phones: others, externalIds: [] }))
    await adoptForm(tx, owner, one.phone, call);
}

async function moveContact(tx: Sql, owner: Owner, from: string, to: string, now: Date): Promise<void> {
  const parsed = parsePhone(to);
  const [moved] = await tx.rows(
    sql.moveContact,
    owner.tenantId,
    owner.accountId,
    from,
    to,
    parsed.ok ? parsed.country : null,
    now,
  );
  if (moved !== undefined) await raiseContactChanges(tx, owner, [moved.id], { name: 'updated', source: 'call' }, now);
}

/** What a number consented to, for the other form of it. */
async function recordEntries(tx: Sql, owner: Owner, from: string, to: string, call: AdoptCall): Promise<void> {
  for (const entry of await tx.rows(sql.findEntriesInForce, owner.tenantId, owner.accountId, from, to))
    await appendEntry(tx, owner, entry.contact_id, to, {
      status: entry.status,
      scope: entry.scope,
      method: entry.method,
      source: entry.source,
      sourceUrl: entry.source_url,
      disclosureTextHash: entry.disclosure_text_hash,
      sourceId: entry.source_id,
      disclosureVersion: entry.disclosure_version,
      ruleId: entry.rule_id,
      evidence: { entry_of_other_form: entry.id, form: from },
      actor: 'service',
      capturedAt: entry.captured_at,
      requestId: call.requestId,
      now: call.now,
      newId: call.newId,
    });
}
