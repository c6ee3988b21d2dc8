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

/** Throws -32602 unless exactly one of contact_id and phone is there. */
export function requireOneName({ contact_id: id, phone }: Who): void {
  if ((id === undefined) === (phone === undefined))
    throw invalidParams('Give either contact_id or phone.', [{ path: '/contact_id', rule: 'either this or phone' }]);
}

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

export function noSuchContact(): SkillError {
  return notFound('contact', [{ skill: 'contacts.list', params: {}, why: 'Lists the contacts of this account.' }]);
}
