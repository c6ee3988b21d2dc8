import { createHash } from 'node:crypto';
import type { SegmentPropertyCondition, SegmentRule, SegmentRuleField } from '../../../src/generated/types.ts';

/** What rules can ask about a contact, in memory. */
export interface PlainContact {
  readonly id: string;
  readonly fields: Readonly<Record<string, string | null>>;
  readonly createdAt: Date;
  readonly attributes: Readonly<Record<string, string | number | boolean>>;
  readonly consent: string;
  readonly lists: readonly string[];
  readonly tags: readonly string[];
  readonly events: readonly PlainEvent[];
  /** Absent where no rule asks for it. */
  readonly inHoldOut?: boolean;
}

export interface PlainEvent {
  readonly name: string;
  readonly at: Date;
  readonly properties: Readonly<Record<string, Scalar | readonly (Scalar | Readonly<Record<string, Scalar>>)[]>>;
}

type Scalar = string | number | boolean;
type Value = Scalar | Date | null;

/** The rules as their descriptions in the contract say them, without a database. */
export function meets(contact: PlainContact, rule: SegmentRule, at: Date): boolean {
  switch (rule.kind) {
    case 'and':
      return rule.rules.every((one) => meets(contact, one, at));
    case 'or':
      return rule.rules.some((one) => meets(contact, one, at));
    case 'not':
      return !meets(contact, rule.rule, at);
    case 'field':
      return compare(readField(contact, rule.field), rule, at, contact.fields.timezone ?? 'UTC');
    case 'event': {
      const { operator = 'at_least', count = 1, where = [] } = rule;
      const from = rule.within === undefined ? (rule.from ?? '0001-01-01') : null;
      const found = contact.events.filter(
        (event) =>
          event.name === rule.name &&
          event.at <= at &&
          (from !== null
            ? event.at >= new Date(from)
            : rule.within !== undefined && event.at.getTime() > at.getTime() - lengthOf(rule.within)) &&
          (rule.to === undefined || event.at < new Date(rule.to)) &&
          where.every((one) => meetsProperty(event, one, at)),
      ).length;
      return operator === 'at_least' ? found >= count : operator === 'at_most' ? found <= count : found === count;
    }
    case 'consent':
      return contact.consent === rule.status;
    case 'list':
      return contact.lists.includes(rule.list_id);
    case 'tag':
      return contact.tags.includes(rule.tag_id);
    case 'in_hold_out':
      return contact.inHoldOut === true;
    case 'random_bucket': {
      const bucket = bucketOf(contact.id, rule.seed ?? '');
      return bucket >= rule.from && bucket <= rule.to;
    }
    default:
      throw new Error(`${rule.kind} is not evaluated here`);
  }
}

export const bucketOf = (id: string, seed: string): number =>
  createHash('md5').update(`${seed}:${id}`).digest().readUInt32BE(0) % 10_000;

/** One of the items must meet a condition on items; the opposites say that none does. */
function meetsProperty({ properties }: PlainEvent, condition: SegmentPropertyCondition, at: Date): boolean {
  const [name = '', field = ''] = condition.property.split('[]');
  const value = properties[name] ?? null;
  if (!condition.property.includes('[]'))
    return compare(typeof value === 'object' ? null : value, condition, at, 'UTC');
  const opposite = OPPOSITE[condition.operator as keyof typeof OPPOSITE];
  const items = typeof value === 'object' && value !== null ? value : [];
  const some = items.some((item) => {
    const part = typeof item === 'object' ? item[field.slice(1)] : field === '' ? item : null;
    return compare(part ?? null, { ...condition, ...(opposite && { operator: opposite }) }, at, 'UTC');
  });
  return opposite === undefined ? some : !some;
}

function readField({ fields, attributes, createdAt }: PlainContact, field: string): Value {
  if (field === 'created_at') return createdAt;
  return field.startsWith('attributes.') ? (attributes[field.slice(11)] ?? null) : (fields[field] ?? null);
}

const OPPOSITE = {
  neq: 'eq',
  nin: 'in',
  not_exists: 'exists',
  not_within_last: 'within_last',
  not_within_next: 'within_next',
} as const;

function compare(
  value: Value,
  rule: Pick<SegmentRuleField, 'operator' | 'value' | 'values' | 'within' | 'days_from_now'> | SegmentPropertyCondition,
  at: Date,
  zone: string,
): boolean {
  const { operator } = rule;
  if (operator in OPPOSITE)
    return !compare(value, { ...rule, operator: OPPOSITE[operator as keyof typeof OPPOSITE] }, at, zone);
  if (value === null) return false;
  const [number, time] = [numberIn(value), timeIn(value)];
  const text = typeof value === 'string' ? value.toLowerCase() : null;
  switch (operator) {
    case 'eq':
      return isSame(value, rule.value);
    case 'in':
      return (rule.values ?? []).some((one) => isSame(value, one));
    case 'contains':
      return text?.includes(String(rule.value).toLowerCase()) ?? false;
    case 'starts_with':
      return text?.startsWith(String(rule.value).toLowerCase()) ?? false;
    case 'gt':
      return number !== null && number > Number(rule.value);
    case 'gte':
      return number !== null && number >= Number(rule.value);
    case 'lt':
      return number !== null && number < Number(rule.value);
    case 'lte':
      return number !== null && number <= Number(rule.value);
    case 'between': {
      const [low = '', high = ''] = rule.values ?? [];
      if (typeof low === 'number') return number !== null && number >= low && number <= Number(high);
      return time !== null && time >= new Date(low) && time <= new Date(high);
    }
    case 'before':
      return time !== null && time < new Date(String(rule.value));
    case 'after':
      return time !== null && time > new Date(String(rule.value));
    case 'exists':
      return true;
    case 'within_last': {
      const length = 'within' in rule && rule.within !== undefined ? lengthOf(rule.within) : 0;
      return time !== null && time.getTime() > at.getTime() - length && time <= at;
    }
    case 'within_next': {
      const length = 'within' in rule && rule.within !== undefined ? lengthOf(rule.within) : 0;
      return time !== null && time > at && time.getTime() <= at.getTime() + length;
    }
    case 'anniversary': {
      const days = 'days_from_now' in rule ? (rule.days_from_now ?? 0) : 0;
      return time !== null && isAnniversary(value, days, at, zone);
    }
    default:
      throw new Error(`unexpected operator ${operator}`);
  }
}

function isSame(value: Value, wanted: unknown): boolean {
  if (typeof wanted === 'number') return numberIn(value) === wanted;
  if (typeof wanted === 'boolean') return value === wanted || value === String(wanted);
  return value === wanted;
}

function numberIn(value: Value): number | null {
  if (typeof value === 'number') return value;
  return typeof value === 'string' && /^-?\d{1,15}(\.\d{1,9})?$/.test(value) ? Number(value) : null;
}

/** A day that does not exist becomes another day when it is printed again. */
function timeIn(value: Value): Date | null {
  if (value instanceof Date) return value;
  if (typeof value !== 'string' || !/^(?!0000)\d{4}-\d\d-\d\d(T\d\d:\d\d(:\d\d)?(Z|[+-]\d\d:\d\d))?$/.test(value))
    return null;
  const midnight = new Date(`${value.slice(0, 10)}T00:00:00Z`);
  if (Number.isNaN(midnight.getTime()) || midnight.toISOString().slice(0, 10) !== value.slice(0, 10)) return null;
  const time = new Date(value);
  return Number.isNaN(time.getTime()) ? null : time;
}

function lengthOf({ amount, unit }: { readonly amount: number; readonly unit: string }): number {
  return amount * ({ minutes: 60_000, hours: 3_600_000, days: 86_400_000, weeks: 604_800_000 }[unit] ?? 0);
}

function isAnniversary(value: Value, days: number, at: Date, zone: string): boolean {
  const born = value instanceof Date ? value.toISOString() : String(value);
  const today = new Intl.DateTimeFormat('en-CA', { timeZone: zone, dateStyle: 'short' }).format(at);
  const wanted = new Date(Date.parse(`${today}T00:00:00Z`) + days * 86_400_000);
  const day = wanted.toISOString().slice(5, 10);
  const hasLeapDay = new Date(Date.UTC(wanted.getUTCFullYear(), 1, 29)).getUTCMonth() === 1;
  return born.slice(5, 10) === day || (!hasLeapDay && day === '02-28' && born.slice(5, 10) === '02-29');
}
