import { invalidParams } from '../../errors.ts';
import { noSuchContact, readAnyNumber } from '../../people/contacts/contact-or-phone.ts';
import type { Skill } from '../../skill.ts';
import { presentContact } from './present.ts';
import { getContactByExternalId, getContactById, getContactByPhone } from './queries.ts';
import { presentRelationship } from './relationship.ts';

export const getContact: Skill<'contacts.get'> = async (params, { db, account }) => {
  const { contact_id: id, phone, external_id: externalId, default_country: country } = params;
  const given = [id, phone, externalId].filter((value) => value !== undefined);
  if (given.length !== 1) {
    throw invalidParams('Set exactly one of contact_id, phone and external_id.', [
      { path: '/contact_id', rule: 'exactly one of contact_id, phone and external_id' },
    ]);
  }
  const { tenantId, accountId } = account;
  const row =
    phone !== undefined
      ? await db.row(getContactByPhone, tenantId, accountId, readAnyNumber(phone, country, account))
      : await db.row(
          id === undefined ? getContactByExternalId : getContactById,
          tenantId,
          accountId,
          given[0] as string,
        );
  if (row === null) throw noSuchContact();
  return { contact: presentContact(row), relationships: row.relationships.map(presentRelationship) };
};
