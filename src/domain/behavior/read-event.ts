import { beginsWithCalendarDate } from '../calendar-date.ts';

/** An event as a caller describes it; only the JSON types are checked. */
export interface EventInput {
  readonly name?: string | undefined;
  readonly properties?: Readonly<Record<string, unknown>> | undefined;
  readonly occurred_at?: string | undefined;
  readonly external_id?: string | undefined;
}

export interface EventContent {
  readonly name: string;
  readonly occurredAt: Date;
  readonly externalId: string | null;
  readonly properties: Readonly<Record<string, unknown>>;
}

export interface EventProblem {
  readonly code:
    | 'name_invalid'
    | 'name_reserved'
    | 'occurred_at_invalid'
    | 'occurred_at_out_of_range'
    | 'properties_invalid';
  readonly field: 'name' | 'occurred_at' | 'properties';
  /** Says what to change. */
  readonly message: string;
}

export type EventReading =
  | { readonly ok: true; readonly event: EventContent }
  | { readonly ok: false; readonly problem: EventProblem };

const NAME = /^[a-z][a-z0-9._-]{0,63}$/;
/** Names of events that this service records itself. */
const RESERVED = /^(?:link|message|campaign|consent|contact|journey)\./;

/** Whether the service itself records events of this name. */
export const isReservedEvent = (name: string): boolean => RESERVED.test(name);
const MAX_PROPERTIES = 50;
const MAX_KEY = 64;
const MAX_VALUE = 500;
const MAX_ITEMS = 50;
const MAX_FIELDS = 20;
/** Half of what a template reads at most. */
const MAX_VALUES = 500;
/** RFC 3339 with a zone. */
const TIME = /^\d{4}-\d{2}-\d{2}[Tt ]\d{2}:\d{2}:\d{2}(?:\.\d{1,9})?(?:[Zz]|[+-]\d{2}:\d{2})$/;
/** Allows for the clock of the calling system being ahead of this service's clock. */
const MAX_AHEAD_MS = 5 * 60 * 1000;

/** Checks what an event says. `oldest` is the first time for which events are kept. */
export function readEvent(given: EventInput, now: Date, oldest: Date): EventReading {
  const { name = '', properties = {}, occurred_at: at, external_id: externalId = null } = given;
  const occurredAt = at === undefined ? now : new Date(at);
  const problem =
    problemOfName(name) ??
    (at === undefined ? null : problemOfTime(at, occurredAt, now, oldest)) ??
    problemOfProperties(properties);
  return problem === null ? { ok: true, event: { name, occurredAt, externalId, properties } } : { ok: false, problem };
}

function problemOfName(name: string): EventProblem | null {
  if (!NAME.test(name))
    return {
      code: 'name_invalid',
      field: 'name',
      message:
        'Write name with 1 to 64 of a-z, 0-9, dot, underscore and hyphen, starting with a letter, such as order.paid.',
    };
  if (isReservedEvent(name))
    return {
      code: 'name_reserved',
      field: 'name',
      message: `Names that start with ${name.slice(0, name.indexOf('.') + 1)} are recorded by this service. Use another name.`,
    };
  return null;
}

function problemOfTime(at: string, occurredAt: Date, now: Date, oldest: Date): EventProblem | null {
  const field = 'occurred_at';
  if (!TIME.test(at) || !beginsWithCalendarDate(at) || Number.isNaN(occurredAt.getTime()))
    return {
      code: 'occurred_at_invalid',
      field,
      message: 'Write occurred_at in RFC 3339 with a time zone, such as 2026-11-20T12:00:00Z.',
    };
  if (occurredAt.getTime() > now.getTime() + MAX_AHEAD_MS)
    return {
      code: 'occurred_at_out_of_range',
      field,
      message: 'occurred_at is more than five minutes in the future. Record the event after it happens.',
    };
  if (occurredAt < oldest)
    return {
      code: 'occurred_at_out_of_range',
      field,
      message: `Events before ${oldest.toISOString()} are no longer kept. Leave this event out.`,
    };
  return null;
}

function problemOfProperties(properties: Readonly<Record<string, unknown>>): EventProblem | null {
  const entries = Object.entries(properties);
  const wrong = (message: string): EventProblem => ({ code: 'properties_invalid', field: 'properties', message });
  if (entries.length > MAX_PROPERTIES)
    return wrong(`properties has ${entries.length} keys. Use at most ${MAX_PROPERTIES}.`);
  for (const [key, value] of entries) {
    const shown = key.slice(0, MAX_KEY);
    if (key === '' || key.length > MAX_KEY) return wrong(`Use keys of 1 to ${MAX_KEY} characters in properties.`);
    const rule = Array.isArray(value) ? ruleOfList(value) : ruleOfValue(value, 'an object');
    if (rule !== null) return wrong(`The property ${shown} ${rule}`);
  }
  const count = entries.reduce((sum, [, value]) => sum + countOf(value), 0);
  return count > MAX_VALUES ? wrong(`properties has ${count} values. Use at most ${MAX_VALUES}.`) : null;
}

/** What a value breaks, as the rest of a sentence; null if it can be recorded. */
function ruleOfValue(value: unknown, what: string): string | null {
  if (typeof value === 'object' && value !== null)
    return `is ${what}. Use strings, numbers, booleans, null, and lists of them or of flat objects.`;
  return typeof value === 'string' && value.length > MAX_VALUE
    ? `has more than ${MAX_VALUE} characters. Shorten it.`
    : null;
}

/** Items are values, or flat objects, such as the lines of a cart. */
function ruleOfList(items: readonly unknown[]): string | null {
  if (items.length > MAX_ITEMS) return `has ${items.length} items. Use at most ${MAX_ITEMS}.`;
  for (const item of items) {
    if (Array.isArray(item) || typeof item !== 'object' || item === null) {
      const rule = ruleOfValue(item, 'a list of lists');
      if (rule !== null) return rule;
      continue;
    }
    const fields = Object.entries(item);
    if (fields.length > MAX_FIELDS) return `has an item with ${fields.length} fields. Use at most ${MAX_FIELDS}.`;
    for (const [name, value] of fields) {
      if (name === '' || name.length > MAX_KEY) return `has an item with a name of not 1 to ${MAX_KEY} characters.`;
      const rule = ruleOfValue(value, 'nested more than one level deep');
      if (rule !== null) return rule;
    }
  }
  return null;
}

function countOf(value: unknown): number {
  if (!Array.isArray(value)) return 1;
  return value.reduce<number>(
    (sum, item) => sum + 1 + (typeof item === 'object' && item !== null ? Object.keys(item).length : 0),
    1,
  );
}
