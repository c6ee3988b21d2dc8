import { toE164 } from '../e164.ts';
import { type ParsedPhone, parsePhone } from '../phone.ts';
import { readZoneName } from '../time-zones/zone-name.ts';
import { cellText } from './cell-text.ts';
import { type ColumnType, readTyped } from './column-types.ts';
import {
  CONTACT_TARGETS,
  type ContactTarget,
  guessMapping,
  type ImportMapping,
  isAttributeName,
  MAX_ATTRIBUTES,
} from './headers.ts';
import { unreadAddress, withLocationAttributes } from './location-attributes.ts';
import { isLabeledMobile } from './phone-headers.ts';
import { findCountry, readEmail, readName, readTags } from './values.ts';

export { guessMapping, type ImportMapping } from './headers.ts';

export interface NormalizedContact {
  /** E.164. */
  readonly phone: string;
  /**
   * Country of the number, ISO 3166-1 alpha-2. It decides price and law, whatever the row says
   * about residence.
   */
  readonly country: string;
  readonly externalId: string | null;
  readonly firstName: string | null;
  readonly lastName: string | null;
  readonly email: string | null;
  /** IANA name. */
  readonly timezone: string | null;
  readonly attributes: Readonly<Record<string, string | number | boolean>>;
  readonly tags: string[];
}

/** A value that cannot be read and that no message needs: left out, or stored without a use. */
export interface DroppedValue {
  readonly code: string;
  readonly field: string;
}

export type NormalizedRow =
  | { ok: true; contact: NormalizedContact; dropped: readonly DroppedValue[] }
  | { ok: false; code: string; field: string };

const MAX_LENGTH: Readonly<Partial<Record<ContactTarget, number>>> = {
  external_id: 255,
  first_name: 255,
  last_name: 255,
  full_name: 255,
};
const MAX_ATTRIBUTE = 1024;

class Rejection extends Error {
  readonly code: string;
  readonly field: string;
  constructor(code: string, field: string) {
    super(code);
    this.code = code;
    this.field = field;
  }
}

/**
 * Converts one row of an import to a contact. `field` is the target at fault (`phone`,
 * `attributes.city`), or the column when the mapping itself is wrong (`mapping_invalid`). Codes:
 * those of `parsePhone`, `timezone_invalid`, `country_invalid`, `tags_invalid`, `value_too_long`,
 * `value_invalid`, `attribute_name_invalid`, `attribute_value_invalid`, `attributes_too_many`,
 * `mapping_invalid`.
 *
 * An invalid email address is dropped, because no message needs it. An invalid time zone or country
 * rejects the row only if the caller mapped that column; in a guessed column the value is dropped,
 * because the guess may be wrong. A state or postal code that names no known place is stored as it
 * is. `dropped` lists these values. Without a mapping the headers are guessed again for each row:
 * pass `guessMapping(headers)` for speed; its columns then count as mapped by the caller. What a
 * row says about consent is read by `readRowConsent`. `types` says how the text of columns of
 * attributes is read.
 */
export function normalizeRow(
  row: Readonly<Record<string, unknown>>,
  options: { mapping?: ImportMapping; defaultCountry?: string; types?: ReadonlyMap<string, ColumnType> },
): NormalizedRow {
  try {
    return { ok: true, ...readRow(row, options.mapping, options.defaultCountry, options.types) };
  } catch (error) {
    if (error instanceof Rejection) return { ok: false, code: error.code, field: error.field };
    throw error;
  }
}

/**
 * The number of a row in E.164, also when it cannot receive messages or the rest of the row is not
 * valid; null without one. An opt-out is kept for it.
 */
export function phoneOfRow(
  row: Readonly<Record<string, unknown>>,
  { mapping, defaultCountry }: { readonly mapping: ImportMapping; readonly defaultCountry: string },
): string | null {
  try {
    const { values, phones } = sortColumns(row, mapping);
    const country = shortText(values.get('country'), 'country');
    const home = (country === null ? null : findCountry(country)) ?? defaultCountry;
    return phonesOf(phones).reduce<string | null>((found, phone) => found ?? toE164(phone, home), null);
  } catch (error) {
    if (error instanceof Rejection) return null;
    throw error;
  }
}

function readRow(
  row: Readonly<Record<string, unknown>>,
  mapping: ImportMapping | undefined,
  defaultCountry?: string,
  types?: ReadonlyMap<string, ColumnType>,
): { readonly contact: NormalizedContact; readonly dropped: readonly DroppedValue[] } {
  const isNamed = mapping !== undefined;
  const dropped: DroppedValue[] = [];
  const { values, phones, attributes } = sortColumns(row, mapping ?? guessMapping(Object.keys(row)), types);
  const text = (target: ContactTarget) => shortText(values.get(target), target);
  const optional = <T>(target: ContactTarget, read: (text: string) => T | null): T | null => {
    const given = text(target);
    const value = given === null ? null : read(given);
    if (given === null || value !== null) return value;
    if (isNamed && target !== 'email') throw new Rejection(`${target}_invalid`, target);
    dropped.push({ code: `${target}_invalid`, field: target });
    return null;
  };
  const home = optional('country', findCountry) ?? defaultCountry;
  const phone = readPhone(phones, home);
  const tags = readTags(values.get('tags'));
  if (!tags) throw new Rejection('tags_invalid', 'tags');
  const contact: NormalizedContact = {
    phone: phone.e164,
    country: phone.country,
    externalId: text('external_id'),
    ...readName(text('first_name'), text('last_name'), text('full_name')),
    email: optional('email', readEmail),
    timezone: optional('timezone', readZoneName),
    attributes: withLocationAttributes(readAttributes(attributes)),
    tags,
  };
  for (const name of unreadAddress(contact.attributes, contact.country))
    dropped.push({ code: `${name}_not_read`, field: `attributes.${name}` });
  return { contact, dropped };
}

type Step =
  | { readonly column: string; readonly kind: 'field'; readonly target: ContactTarget }
  | { readonly column: string; readonly kind: 'attribute'; readonly name: string }
  | { readonly column: string; readonly kind: 'attributes' | 'invalid' };

const plans = new WeakMap<ImportMapping, readonly Step[]>();

/** Computed once per mapping, which serves all rows of an import. */
function planOf(mapping: ImportMapping): readonly Step[] {
  const known = plans.get(mapping);
  if (known !== undefined) return known;
  const plan = Object.entries(mapping).flatMap(([column, target]) =>
    target === '' || target === 'consent' ? [] : [stepFor(column, target)],
  );
  plans.set(mapping, plan);
  return plan;
}

function stepFor(column: string, target: string): Step {
  const field = CONTACT_TARGETS.find((candidate) => candidate === target);
  if (field !== undefined) return { column, kind: 'field', target: field };
  if (target.startsWith('attributes.')) return { column, kind: 'attribute', name: target.slice('attributes.'.length) };
  return { column, kind: target === 'attributes' ? 'attributes' : 'invalid' };
}

/**
 * If several columns have the same target, the first non-empty value counts; of numbers the first
 * usable one, mobile ones first.
 */
function sortColumns(
  row: Readonly<Record<string, unknown>>,
  mapping: ImportMapping,
  types?: ReadonlyMap<string, ColumnType>,
) {
  const values = new Map<ContactTarget, unknown>();
  const phones: { readonly value: unknown; readonly mobile: boolean }[] = [];
  const attributes: (readonly [name: string, value: unknown])[] = [];
  for (const step of planOf(mapping)) {
    const value = Object.hasOwn(row, step.column) ? row[step.column] : undefined;
    if (step.kind === 'field' && step.target === 'phone') {
      if (!isEmpty(value)) phones.push({ value, mobile: isLabeledMobile(step.column, row) });
    } else if (step.kind === 'field') {
      if (!values.has(step.target) && !isEmpty(value)) values.set(step.target, value);
    } else if (step.kind === 'attribute') {
      const type = types?.get(step.column);
      attributes.push([step.name, type && typeof value === 'string' ? readTyped(cellText(value), type) : value]);
    } else if (step.kind === 'attributes') attributes.push(...entriesOf(value));
    else throw new Rejection('mapping_invalid', step.column);
  }
  const sorted = [...phones.filter(({ mobile }) => mobile), ...phones.filter(({ mobile }) => !mobile)];
  return { values, phones: sorted.map(({ value }) => value), attributes };
}

/** The numbers of a row, one by one: address books write several as `a ::: b`. */
function phonesOf(values: readonly unknown[]): readonly string[] {
  return values.flatMap((value) => (shortText(value, 'phone') ?? '').split(':::'));
}

/** The first number that can receive messages; else the first one says why not. */
function readPhone(values: readonly unknown[], home: string | undefined): Extract<ParsedPhone, { ok: true }> {
  const parsed = phonesOf(values).map((phone) => parsePhone(phone, home));
  const usable = parsed.find(({ ok }) => ok);
  if (usable?.ok) return usable;
  const [first] = parsed;
  throw new Rejection(first === undefined || first.ok ? 'phone_missing' : first.code, 'phone');
}

function entriesOf(value: unknown): readonly (readonly [string, unknown])[] {
  if (isEmpty(value)) return [];
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    throw new Rejection('attribute_value_invalid', 'attributes');
  return Object.entries(value);
}

function readAttributes(entries: readonly (readonly [string, unknown])[]): Record<string, string | number | boolean> {
  const attributes: Record<string, string | number | boolean> = {};
  for (const [name, value] of entries) {
    const field = `attributes.${name}`;
    if (!isAttributeName(name)) throw new Rejection('attribute_name_invalid', field);
    if (isEmpty(value)) continue;
    if (typeof value === 'boolean' || (typeof value === 'number' && Number.isFinite(value))) attributes[name] = value;
    else if (typeof value !== 'string') throw new Rejection('attribute_value_invalid', field);
    else if (value.length > MAX_ATTRIBUTE) throw new Rejection('attribute_value_invalid', field);
    else attributes[name] = cellText(value);
  }
  if (Object.keys(attributes).length > MAX_ATTRIBUTES) throw new Rejection('attributes_too_many', 'attributes');
  return attributes;
}

function shortText(value: unknown, target: ContactTarget): string | null {
  if (isEmpty(value)) return null;
  if (typeof value !== 'string' && !Number.isSafeInteger(value)) throw new Rejection('value_invalid', target);
  const text = cellText(String(value));
  if (text.length > (MAX_LENGTH[target] ?? Number.POSITIVE_INFINITY)) throw new Rejection('value_too_long', target);
  return text === '' ? null : text;
}

function isEmpty(value: unknown): boolean {
  return value === undefined || value === null || (typeof value === 'string' && cellText(value) === '');
}
