import { unreadAddress } from '../../domain/imports/location-attributes.ts';
import { invalidParams, unprocessable } from '../../errors.ts';
import { raiseContactChanges } from '../../people/audience/raise-contact-changes.ts';
import { tagContacts } from '../../people/audience/tag-contacts.ts';
import { lockConsent } from '../../people/consent/consent-status.ts';
import { recordRelationships } from '../../people/consent/relationships.ts';
import { type PhoneNumber, readNumber } from '../../people/contacts/contact-or-phone.ts';
import { findContactByExternalId, findContactByPhone } from '../../people/contacts/find-contacts.ts';
import { lockExternalIds } from '../../people/contacts/lock-contacts.ts';
import { createContact } from '../../people/privacy/create-contact.ts';
import type { Skill, WriteContext } from '../../skill.ts';
import { type ContactFields, readFields } from './fields.ts';
import { mergeActions } from './merge-action.ts';
import { presentContact } from './present.ts';
import { type ContactRow, getContactById } from './queries.ts';
import { readRelationshipParam } from './relationship.ts';
import { ensureTags, noSuchTag } from './tagging.ts';
import { updateContact } from './write-queries.ts';

export const upsertContact: Skill<'contacts.upsert'> = async (params, context) => {
  const { tx, account, key, now, requestId } = context;
  const { tenantId, accountId } = account;
  const relationship = readRelationshipParam(params.relationship, now);
  const number = params.phone === undefined ? null : readNumber(params.phone, params.default_country, account);
  const given = readFields(params);
  const externalId = given.fields.external_id ?? null;
  if (number === null && externalId === null)
    throw invalidParams('Set phone or external_id.', [{ path: '/phone', rule: 'either this or external_id' }]);
  if (externalId !== null) await lockExternalIds(tx, account);
  if (number !== null) await lockConsent(tx, account, number.e164);
  const found = await findContact(context, number, externalId);
  const version = params.expected_version ?? null;
  if (found === null && version !== null) throw versionConflict(null);
  const inserted = found === null ? await insert(context, number, given) : null;
  // A concurrent import may have inserted the contact after the look-up.
  const existing = inserted === null ? (found ?? (await findContact(context, number, externalId))) : null;
  if (existing !== null) await update(context, existing.id, given, version);
  const id = inserted ?? (existing?.id as string);
  await addTags(context, id, params.tags ?? []);
  const contact = (await tx.row(getContactById, tenantId, accountId, id)) as ContactRow;
  if (relationship !== null)
    await recordRelationships(tx, account, [contact.phone], relationship, { actor: key.id, requestId, now });
  const warnings = unreadAddress(given.attributes, contact.country).map((name) => notRead(name));
  return {
    contact: presentContact(contact),
    created: inserted !== null,
    ...(warnings.length === 0 ? {} : { warnings }),
  };
};

function notRead(name: 'state' | 'postal_code') {
  return {
    code: `${name}_not_read`,
    message: `The ${LABELS[name]} is stored, but names no place that is known: the allowed hours follow the rest of the contact.`,
    param: `/attributes/${name}`,
  };
}

const LABELS = { state: 'state', postal_code: 'postal code' } as const;

async function findContact({ tx, account }: WriteContext, number: PhoneNumber | null, externalId: string | null) {
  const byPhone = number === null ? null : await findContactByPhone(tx, account, number.e164);
  const byExternalId = externalId === null ? null : await findContactByExternalId(tx, account, externalId);
  if (number !== null && byExternalId !== null && byExternalId.id !== byPhone?.id) {
    // Consent belongs to a number, so an external_id cannot move a contact to another number.
    throw unprocessable(
      'external_id_taken',
      'This external_id belongs to a contact with another number. If the customer has a new number, merge the two contacts; otherwise use another external_id.',
      {
        nextActions: [
          ...mergeActions({ ownerId: byExternalId.id, contactId: byPhone?.id ?? null, phone: number.e164 }),
          {
            skill: 'contacts.get',
            params: { contact_id: byExternalId.id },
            why: 'Shows the contact with this external_id.',
          },
        ],
      },
    );
  }
  return byPhone ?? byExternalId;
}

/** Null if a concurrent import inserted the contact first. */
async function insert(
  { tx, account, now, newId, service }: WriteContext,
  number: PhoneNumber | null,
  { fields, attributes }: ContactFields,
): Promise<string | null> {
  if (number === null)
    throw invalidParams('There is no contact with this external_id. Set phone to create one.', [
      { path: '/phone', rule: 'required for a new contact' },
    ]);
  return createContact(tx, account, number, { fields, attributes }, { hashesOf: service.numberHashes, now, newId });
}

async function update(
  { tx, account, now }: WriteContext,
  id: string,
  { fields, attributes }: ContactFields,
  version: number | null,
): Promise<void> {
  const { tenantId, accountId } = account;
  const [changes, attributeChanges] = [JSON.stringify(fields), JSON.stringify(attributes)];
  const updated = await tx.row(updateContact, tenantId, accountId, id, changes, attributeChanges, version, now);
  if (updated === null) throw versionConflict(id);
  await raiseContactChanges(tx, account, [id], { name: 'updated', source: 'call' }, now);
}

async function addTags(context: WriteContext, contactId: string, tags: readonly string[]): Promise<void> {
  const ids = await ensureTags(context, tags);
  if (tags.some((tag) => !ids.has(tag))) throw noSuchTag();
  const unique = [...new Set(ids.values())];
  const pairs = unique.map((tagId) => ({ tagId, contactId }));
  await tagContacts(context.tx, context.account, pairs, context.now);
}

function versionConflict(contactId: string | null) {
  return unprocessable(
    'version_conflict',
    'The contact does not exist in this version. Read the contact and update its current version.',
    {
      nextActions:
        contactId === null
          ? []
          : [{ skill: 'contacts.get', params: { contact_id: contactId }, why: 'Shows its current version.' }],
    },
  );
}
