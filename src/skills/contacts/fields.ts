import { isAttributeName } from '../../domain/import-headers.ts';
import { findTimezone, plainText, readEmail } from '../../domain/import-values.ts';
import { invalidParams } from '../../errors.ts';
import type { ContactsUpsertParams } from '../../generated/types.ts';

export interface ContactFields {
  /** What is to change, null to remove it. */
  readonly fields: Readonly<Record<string, string | null>>;
  readonly attributes: Readonly<Record<string, string | number | boolean | null>>;
}

/** The fields that were given, cleaned; throws -32602 that names the one that is wrong. */
export function readFields(params: ContactsUpsertParams): ContactFields {
  const fields: Record<string, string | null> = {};
  for (const name of ['external_id', 'first_name', 'last_name', 'email', 'timezone'] as const) {
    const given = params[name];
    if (given === undefined) continue;
    const text = given === null ? '' : plainText(given);
    fields[name] = text === '' ? null : readField(name, text);
  }
  const attributes: Record<string, string | number | boolean | null> = {};
  for (const [name, value] of Object.entries(params.attributes ?? {})) {
    if (!isAttributeName(name)) {
      throw invalidParams('An attribute is named by letters, digits and underscores.', [
        { path: `/attributes/${name}`, rule: 'must be a name that a template can say' },
      ]);
    }
    attributes[name] = typeof value === 'string' ? plainText(value) : (value ?? null);
  }
  return { fields, attributes };
}

function readField(name: string, text: string): string {
  const value = name === 'email' ? readEmail(text) : name === 'timezone' ? findTimezone(text) : text;
  if (value !== null) return value;
  throw invalidParams(`The ${name} is not valid.`, [
    { path: `/${name}`, rule: name === 'email' ? 'must be a mail address' : 'must be the IANA name of a time zone' },
  ]);
}
