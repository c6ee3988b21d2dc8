import { parsePhone } from '../../domain/phone.ts';
import { invalidParams, notFound, type SkillError } from '../../errors.ts';

/** The params that name a person. */
export interface ContactOrPhone {
  readonly contact_id?: string | undefined;
  readonly phone?: string | undefined;
  readonly default_country?: string | undefined;
}

export interface PhoneNumber {
  readonly e164: string;
  readonly country: string;
}

/** A contact ID, or the phone number of a person who need not be a contact. */
export type ContactReference =
  | { readonly contactId: string; readonly number: null }
  | { readonly contactId: null; readonly number: PhoneNumber };

/**
 * Parses a phone number. Throws -32602 with the reason of `parsePhone` when it cannot receive
 * messages.
 */
export function readNumber(
  phone: string,
  country: string | undefined,
  { defaultCountry }: { readonly defaultCountry: string },
): PhoneNumber {
  const parsed = parsePhone(phone, country ?? defaultCountry);
  if (!parsed.ok)
    throw invalidParams('The phone number cannot receive messages. Write it in E.164, for example +12025550143.', [
      { path: '/phone', rule: parsed.code },
    ]);
  return { e164: parsed.e164, country: parsed.country };
}

/**
 * Throws -32602 unless exactly one of contact_id and phone is set, and the phone number is valid.
 */
export function readContactOrPhone(
  who: ContactOrPhone,
  account: { readonly defaultCountry: string },
): ContactReference {
  const { contact_id: contactId, phone, default_country: country } = who;
  if (contactId !== undefined && phone === undefined) return { contactId, number: null };
  if (contactId === undefined && phone !== undefined)
    return { contactId: null, number: readNumber(phone, country, account) };
  throw invalidParams('Set either contact_id or phone.', [{ path: '/contact_id', rule: 'either this or phone' }]);
}

export function noSuchContact(): SkillError {
  return notFound('contact', [{ skill: 'contacts.list', params: {}, why: 'Lists the contacts of this account.' }]);
}
