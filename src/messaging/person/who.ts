import { parsePhone } from '../../domain/phone.ts';
import { invalidParams, notFound, type SkillError } from '../../errors.ts';

/** How a caller names a person. */
export interface Who {
  readonly contact_id?: string | undefined;
  readonly phone?: string | undefined;
  readonly default_country?: string | undefined;
}

export interface PhoneNumber {
  readonly e164: string;
  readonly country: string;
}

/** Whom a caller named: somebody we know by an id, or whoever has a number. */
export type Named =
  | { readonly contactId: string; readonly number: null }
  | { readonly contactId: null; readonly number: PhoneNumber };

/** A number as people write it; throws -32602 with the reason of `parsePhone` when it cannot get texts. */
export function readNumber(
  phone: string,
  country: string | undefined,
  { defaultCountry }: { readonly defaultCountry: string },
): PhoneNumber {
  const parsed = parsePhone(phone, country ?? defaultCountry);
  if (!parsed.ok) throw invalidParams('This is no number that can get texts.', [{ path: '/phone', rule: parsed.code }]);
  return { e164: parsed.e164, country: parsed.country };
}

/** By exactly one of contact_id and phone; throws -32602 otherwise. */
export function readWho(who: Who, account: { readonly defaultCountry: string }): Named {
  const { contact_id: contactId, phone, default_country: country } = who;
  if (contactId !== undefined && phone === undefined) return { contactId, number: null };
  if (contactId === undefined && phone !== undefined)
    return { contactId: null, number: readNumber(phone, country, account) };
  throw invalidParams('Give either contact_id or phone.', [{ path: '/contact_id', rule: 'either this or phone' }]);
}

export function noSuchContact(): SkillError {
  return notFound('contact', [{ skill: 'contacts.list', params: {}, why: 'Lists the contacts of this account.' }]);
}
