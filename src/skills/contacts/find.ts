import { parsePhone } from '../../domain/phone.ts';
import { invalidParams, type NextAction, notFound, type SkillError } from '../../errors.ts';
import type { Sql } from '../../platform/sql.ts';
import type { Account } from '../../skill.ts';
import { getContactById, getContactByPhone } from './queries.ts';

export interface PhoneNumber {
  readonly e164: string;
  readonly country: string;
}

/** How skills of this module name whom they are about. */
export interface Who {
  readonly contact_id?: string | undefined;
  readonly phone?: string | undefined;
  readonly default_country?: string | undefined;
}

const LOOK: readonly NextAction[] = [
  { skill: 'contacts.list', params: {}, why: 'Lists the contacts of this account.' },
];

export function noSuchContact(): SkillError {
  return notFound('contact', LOOK);
}

/** A number as people write it; throws -32602 with the reason of `parsePhone` when it cannot get texts. */
export function readNumber(phone: string, defaultCountry: string | undefined, account: Account): PhoneNumber {
  const parsed = parsePhone(phone, defaultCountry ?? account.defaultCountry);
  if (!parsed.ok) throw invalidParams('This is no number that can get texts.', [{ path: '/phone', rule: parsed.code }]);
  return { e164: parsed.e164, country: parsed.country };
}

/** By exactly one of contact_id and phone; a number need not be a contact. */
export async function findWho(
  sql: Sql,
  account: Account,
  who: Who,
): Promise<PhoneNumber & { readonly contactId: string | null }> {
  if ((who.contact_id === undefined) === (who.phone === undefined)) {
    throw invalidParams('Give either contact_id or phone.', [{ path: '/contact_id', rule: 'either this or phone' }]);
  }
  const { tenantId, accountId } = account;
  if (who.contact_id !== undefined) {
    const contact = await sql.row(getContactById, tenantId, accountId, who.contact_id);
    if (contact === null) throw noSuchContact();
    return { contactId: contact.id, e164: contact.phone, country: contact.country };
  }
  const number = readNumber(who.phone as string, who.default_country, account);
  const contact = await sql.row(getContactByPhone, tenantId, accountId, number.e164);
  return { contactId: contact?.id ?? null, ...number };
}
