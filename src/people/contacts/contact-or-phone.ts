import { toE164 } from '../../domain/e164.ts';
import { explainPhoneRejection } from '../../domain/explain-phone-rejection.ts';
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
  | { readonly contactId: string; readonly e164: null }
  | { readonly contactId: null; readonly e164: string };

interface HomeCountry {
  readonly defaultCountry: string;
}

/**
 * Parses a phone number to send to. Throws -32602 with the reason of `parsePhone` when it cannot
 * receive messages.
 */
export function readNumber(phone: string, country: string | undefined, { defaultCountry }: HomeCountry): PhoneNumber {
  const parsed = parsePhone(phone, country ?? defaultCountry);
  if (parsed.ok) return { e164: parsed.e164, country: parsed.country };
  throw invalidParams(explainPhoneRejection(parsed.code), [{ path: '/phone', rule: parsed.code }]);
}

/**
 * Parses any phone number, because an opt-out or a suppression holds for every number, also for one
 * that cannot receive messages. Throws -32602 when it has no E.164 form.
 */
export function readAnyNumber(phone: string, country: string | undefined, { defaultCountry }: HomeCountry): string {
  const e164 = toE164(phone, country ?? defaultCountry);
  if (e164 !== null) return e164;
  throw invalidParams('This is not a phone number. Write it in E.164, for example +12025550143.', [
    { path: '/phone', rule: 'phone_invalid' },
  ]);
}

/**
 * Throws -32602 unless exactly one of contact_id and phone is set, and the phone number is valid.
 */
export function readContactOrPhone(who: ContactOrPhone, account: HomeCountry): ContactReference {
  const { contact_id: contactId, phone, default_country: country } = who;
  if (contactId !== undefined && phone === undefined) return { contactId, e164: null };
  if (contactId === undefined && phone !== undefined)
    return { contactId: null, e164: readAnyNumber(phone, country, account) };
  throw invalidParams('Set either contact_id or phone.', [{ path: '/contact_id', rule: 'either this or phone' }]);
}

export function noSuchContact(): SkillError {
  return notFound('contact', [{ skill: 'contacts.list', params: {}, why: 'Lists the contacts of this account.' }]);
}
