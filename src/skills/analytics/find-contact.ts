import { parsePhone } from '../../domain/phone.ts';
import { invalidParams, notFound } from '../../errors.ts';
import type { Sql } from '../../platform/sql.ts';
import type { Account } from '../../skill.ts';
import { type ContactRow, holdContact, holdContactOfNumber } from './queries.ts';

/** How a caller names whom a conversion is of. */
export interface Who {
  readonly contact_id?: string | undefined;
  readonly phone?: string | undefined;
  readonly default_country?: string | undefined;
}

/** By exactly one of contact_id and phone. The contact is neither merged nor forgotten until the transaction ends; throws -32001 where there is none. */
export async function findContact(tx: Sql, account: Account, who: Who): Promise<ContactRow> {
  const { contact_id: id, phone } = who;
  if ((id === undefined) === (phone === undefined))
    throw invalidParams('Give either contact_id or phone.', [{ path: '/contact_id', rule: 'either this or phone' }]);
  const { tenantId, accountId } = account;
  const contact =
    id === undefined
      ? await tx.row(holdContactOfNumber, tenantId, accountId, readNumber(phone as string, who, account))
      : await tx.row(holdContact, tenantId, accountId, id);
  if (contact === null)
    throw notFound('contact', [{ skill: 'contacts.list', params: {}, why: 'Lists the contacts of this account.' }]);
  return contact;
}

function readNumber(phone: string, { default_country: country }: Who, { defaultCountry }: Account): string {
  const parsed = parsePhone(phone, country ?? defaultCountry);
  if (!parsed.ok) throw invalidParams('This is no number that can get texts.', [{ path: '/phone', rule: parsed.code }]);
  return parsed.e164;
}
