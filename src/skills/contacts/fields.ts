import { cellText, plainText } from '../../domain/imports/cell-text.ts';
import { attributeNameRule } from '../../domain/imports/headers.ts';
import { withLocationAttributes } from '../../domain/imports/location-attributes.ts';
import { readEmail } from '../../domain/imports/values.ts';
import { faultOfHome } from '../../domain/time-zones/read-clock.ts';
import { readZoneName } from '../../domain/time-zones/zone-name.ts';
import { invalidParams } from '../../errors.ts';
import type { ContactsUpsertParams } from '../../generated/types.ts';

const FIELDS = ['external_id', 'first_name', 'last_name', 'email', 'timezone'] as const;

export interface ContactFields {
  /** Columns to change, by name; null removes the value. */
  readonly fields: Partial<Readonly<Record<(typeof FIELDS)[number], string | null>>>;
  readonly attributes: Readonly<Record<string, Attribute>>;
}

type Attribute = string | number | boolean | null | readonly (string | number)[];

/** The fields in the params, cleaned. Throws -32602 with the path of a field that is not valid. */
export function readFields(params: ContactsUpsertParams): ContactFields {
  const fields: Partial<Record<(typeof FIELDS)[number], string | null>> = {};
  for (const name of FIELDS) {
    const given = params[name];
    if (given === undefined) continue;
    const text = given === null ? '' : cellText(given);
    fields[name] = text === '' ? null : readField(name, text);
  }
  const attributes: Record<string, Attribute> = {};
  for (const [name, value] of Object.entries(params.attributes ?? {})) {
    const rule = attributeNameRule(name);
    if (rule !== null)
      throw invalidParams('The name of an attribute is not valid.', [{ path: `/attributes/${name}`, rule }]);
    attributes[name] = Array.isArray(value) ? value.map(clean) : clean(value ?? null);
  }
  return { fields, attributes: withLocationAttributes(attributes) };
}

const clean = <Value>(value: Value): Value | string => (typeof value === 'string' ? plainText(value) : value);

function readField(name: string, text: string): string {
  const value = name === 'email' ? readEmail(text) : name === 'timezone' ? readZoneName(text) : text;
  if (value !== null) return value;
  if (name === 'email')
    throw invalidParams('The email is not valid.', [{ path: '/email', rule: 'must be an email address' }]);
  throw invalidParams(faultOfHome(text), [{ path: '/timezone', rule: 'must be an IANA time zone name' }]);
}
