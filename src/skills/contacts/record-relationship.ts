import { invalidParams } from '../../errors.ts';
import { lockConsent } from '../../people/consent/consent-status.ts';
import { findRelationship, type RelationshipRow, recordRelationships } from '../../people/consent/relationships.ts';
import { readNumber } from '../../people/contacts/contact-or-phone.ts';
import { createContact } from '../../people/privacy/create-contact.ts';
import type { Skill } from '../../skill.ts';
import { findContactOrPhone } from './find.ts';
import { presentRelationship, readRelationship } from './relationship.ts';

/**
 * Creates the contact of a new number. The number's lock keeps the start that is compared with the
 * end as it is, and contacts.forget from missing the row.
 */
export const recordRelationship: Skill<'contacts.recordRelationship'> = async (params, context) => {
  const { tx, account, key, now, newId, requestId, service } = context;
  const given = readRelationship(params, now);
  const { e164: phone } = await findContactOrPhone(tx, account, params);
  await lockConsent(tx, account, phone);
  // Read again: another call may have merged or forgotten the contact during the wait.
  const { contactId } = await findContactOrPhone(tx, account, params);
  const number = params.phone === undefined ? null : readNumber(params.phone, params.default_country, account);
  const how = { hashesOf: service.numberHashes, now, newId };
  const createdId = contactId === null && number !== null ? await createContact(tx, account, number, {}, how) : null;
  const { kind, reference, until } = given;
  const before = await findRelationship(tx, account, phone, kind, reference);
  const since = given.since ?? before?.since ?? now;
  if (until !== null && until <= since)
    throw invalidParams(`The relationship starts at ${since.toISOString()}. Set until to a later time.`, [
      { path: '/until', rule: 'must be later than the start' },
    ]);
  const changed = await recordRelationships(tx, account, [phone], given, { actor: key.id, requestId, now });
  const row = (await findRelationship(tx, account, phone, kind, reference)) as RelationshipRow;
  return {
    contact_id: (contactId ?? createdId) as string,
    relationship: presentRelationship(row),
    contact_created: createdId !== null,
    changed: changed.size > 0,
  };
};
