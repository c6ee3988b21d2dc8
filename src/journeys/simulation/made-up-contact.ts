import type { Owner } from '../../domain/account.ts';
import { parsePhone } from '../../domain/phone.ts';
import { invalidParams, unprocessable } from '../../errors.ts';
import type { JourneySimulatedContact } from '../../generated/types.ts';
import { addMembers } from '../../people/audience/list-members.ts';
import { findContactByPhone } from '../../people/audience/recipient.ts';
import { tagContacts } from '../../people/audience/tag-contacts.ts';
import { setProgramConsent } from '../../people/consent/program-consents.ts';
import { recordRelationships } from '../../people/consent/relationships.ts';
import { findUnknownReferences } from '../../people/segments/unknown-references.ts';
import { toJson } from '../../platform/database/json.ts';
import { batchStatement, type Sql } from '../../platform/database/sql.ts';
import { newId } from '../../platform/ids.ts';

/** A number of the range that is reserved for fiction. */
const DEFAULT_PHONE = '+12025550199';
const METHOD = 'api';

const findPrograms = batchStatement<[tenantId: string, accountId: string], { id: string }>(
  'journeys.find_programs',
  'SELECT id FROM programs WHERE tenant_id = $1 AND account_id = $2 ORDER BY id',
);

/**
 * Inserts a made-up contact, who is a customer and has agreed to every program unless `opted_in` is
 * false. The caller's transaction is rolled back.
 */
export async function insertMadeUpContact(
  tx: Sql,
  owner: Owner & { readonly defaultCountry: string },
  contact: JourneySimulatedContact,
  now: Date,
): Promise<string> {
  const { tenantId, accountId } = owner;
  const parsed = parsePhone(contact.phone ?? DEFAULT_PHONE, contact.country ?? owner.defaultCountry);
  if (!parsed.ok)
    throw invalidParams('The phone number of the contact cannot receive messages.', [
      { path: '/contact/phone', rule: parsed.code },
    ]);
  await requireReferences(tx, owner, contact);
  const { e164: phone, country } = parsed;
  const known = await findContactByPhone(tx, owner, phone);
  if (known !== null)
    throw unprocessable('phone_taken', 'A contact has this number. Set contact_id instead.', {
      nextActions: [{ skill: 'contacts.get', params: { contact_id: known.id }, why: 'Shows the contact.' }],
    });
  const { first_name, last_name, timezone, attributes = {}, opted_in: optedIn = true } = contact;
  const id = newId('con', now.getTime());
  const consent = optedIn
    ? { consent_status: 'opted_in', consent_method: METHOD, consent_changed_at: now }
    : { consent_status: 'none' };
  await tx.tenant(tenantId).contacts.create({
    data: {
      ...{ tenant_id: tenantId, id, account_id: accountId, phone, country, ...consent },
      ...{ first_name: first_name ?? null, last_name: last_name ?? null, timezone: timezone ?? null },
      ...{ attributes: toJson(attributes), created_at: now, updated_at: now, version: 1 },
    },
  });
  if (optedIn) {
    for (const { id: programId } of await tx.rows(findPrograms, tenantId, accountId))
      await tx.run(setProgramConsent, tenantId, accountId, phone, programId, 'opted_in', METHOD, now);
    const relationship = { kind: 'account' as const, reference: 'simulation', since: now, until: null };
    await recordRelationships(tx, owner, [phone], relationship, { actor: 'simulation', requestId: id, now });
  }
  await tagContacts(
    tx,
    owner,
    (contact.tag_ids ?? []).map((tagId) => ({ tagId, contactId: id })),
    now,
  );
  for (const listId of contact.list_ids ?? []) await addMembers(tx, owner, listId, [id], now);
  return id;
}

/** Throws -32602 with the path of each tag and list that the account does not have. */
async function requireReferences(
  tx: Sql,
  owner: Owner,
  { tag_ids: tags = [], list_ids: lists = [] }: JourneySimulatedContact,
): Promise<void> {
  const missing = await findUnknownReferences(tx, owner, { tags, lists, segments: [] });
  if (missing.length === 0) return;
  const unknown = new Set(missing.map(({ id }) => id));
  const problems = Object.entries({ tag_ids: tags, list_ids: lists }).flatMap(([field, ids]) =>
    ids.flatMap((id, index) =>
      unknown.has(id) ? [{ path: `/contact/${field}/${index}`, rule: 'names nothing that this account has' }] : [],
    ),
  );
  throw invalidParams('The contact names tags or lists that this account does not have.', problems);
}
