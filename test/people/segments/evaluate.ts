import { createHash } from 'node:crypto';
import type {
  SegmentPropertyCondition,
  SegmentRule,
  SegmentRuleEvent,
  SegmentRuleField,
  SegmentRuleReply,
} from '../../../src/generated/types.ts';
import { meetsConversions, type PlainConversion } from './conversions.ts';
import { isCount } from './is-count.ts';

/** What rules can ask about a contact, in memory. */
export interface PlainContact {
  readonly id: string;
  readonly fields: Readonly<Record<string, string | null>>;
  readonly createdAt: Date;
  readonly attributes: Readonly<Record<string, Scalar | readonly Scalar[]>>;
  readonly consent: string;
  readonly lists: readonly string[];
  readonly tags: readonly string[];
  /** By segment, when the contact joined and left last; null: never, or before it was recorded. */
  readonly changes: Readonly<Record<string, Readonly<Record<'joined' | 'left', Date | null>>>>;
  readonly events: readonly PlainEvent[];
  /** Absent where no rule asks for it. */
  readonly inHoldOut?: boolean;
  readonly conversions?: readonly PlainConversion[];
  readonly messages: readonly PlainMessage[];
  /** Opt-outs among them have the intent `stop`. */
  readonly replies: readonly { readonly at: Date; readonly intent: string; readonly answers: PlainMessage | null }[];
}

/** Of a campaign, of a node of a journey, or of neither. */
export interface PlainMessage {
  readonly origin: Readonly<Partial<Record<'campaign_id' | 'journey_id' | 'node_id', string>>>;
  readonly state: string;
  readonly accepted: boolean;
  readonly at: Date;
}

export interface PlainEvent {
  readonly name: string;
  readonly at: Date;
  readonly properties: Readonly<Record<string, Scalar | readonly (Scalar | Readonly<Record<string, Scalar>>)[]>>;
}

type Scalar = string | number | boolean;
type Value = Scalar | Date | null | readonly unknown[];

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
    case 'event_sum': {
      const { property, values: [low = 0, high = 0] = [] } = rule;
      const sum = chosen(contact, rule, at).reduce((all, one) => all + numbersIn(one, property), 0);
      if (rule.operator === 'between') return sum >= low && sum <= high;
      return compare(sum, rule, at, 'UTC');
    }
    case 'conversion':
    case 'conversion_sum':
      return meetsConversions(contact.conversions ?? [], rule, at);
    case 'click': {
      const { campaign_id, journey_id, node_id, link_id } = rule;
      const ids = Object.entries({ campaign_id, journey_id, node_id, link_id }).filter(([, id]) => id !== undefined);
      const clicks = chosen(contact, { name: 'link.clicked', ...(rule.within && { within: rule.within }) }, at);
      return isCount(
        clicks.filter(({ properties }) => ids.every(([name, id]) => properties[name] === id)).length,
        rule,
      );
    }
    case 'message':
      return contact.messages.some(
        (message) =>
          isOf(message, rule) &&
          (rule.states === undefined ? message.accepted : rule.states.some((state) => state === message.state)) &&
          (rule.within === undefined ||
            (message.at.getTime() > at.getTime() - lengthOf(rule.within) && message.at <= at)),
      );
    case 'reply': {
      const since = rule.within === undefined ? Number.NEGATIVE_INFINITY : at.getTime() - lengthOf(rule.within);
      const found = contact.replies.filter(
        (reply) =>
          reply.intent !== 'stop' &&
          reply.at <= at &&
          reply.at.getTime() > since &&
          (reply.answers === null ? !hasOrigin(rule) : isOf(reply.answers, rule)),
      );
      return isCount(found.length, rule);
    }
    case 'event':
      return isCount(chosen(contact, rule, at).length, rule);
    case 'consent':
      return contact.consent === rule.status;
    case 'list':
      return contact.lists.includes(rule.list_id);
    case 'tag':
      return contact.tags.includes(rule.tag_id);
    case 'segment_change': {
      const changedAt = contact.changes[rule.segment_id]?.[rule.change] ?? null;
      return changedAt !== null && changedAt <= at && changedAt.getTime() > at.getTime() - lengthOf(rule.within);
    }
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

type Chosen = Pick<SegmentRuleEvent, 'name' | 'within' | 'from' | 'to' | 'where'>;

/** The events that a rule chooses. */
function chosen(contact: PlainContact, rule: Chosen, at: Date): readonly PlainEvent[] {
  const from = rule.within === undefined ? (rule.from ?? '0001-01-01') : null;
  return contact.events.filter(
    (event) =>
      event.name === rule.name &&
      event.at <= at &&
      (from !== null
        ? event.at >= new Date(from)
        : rule.within !== undefined && event.at.getTime() > at.getTime() - lengthOf(rule.within)) &&
      (rule.to === undefined || event.at < new Date(rule.to)) &&
      (rule.where ?? []).every((one) => meetsProperty(event, one, at)),
  );
}

/** The number of a property, or those of the items of a list together; 0 for anything else. */
function numbersIn({ properties }: PlainEvent, property: string): number {
  const [name = '', field = ''] = property.split('[]');
  const value = properties[name] ?? null;
  if (!property.includes('[]')) return typeof value === 'object' ? 0 : (numberIn(value) ?? 0);
  const items = typeof value === 'object' && value !== null ? value : [];
  return items.reduce<number>((sum, item) => {
    const part = typeof item === 'object' ? item[field.slice(1)] : field === '' ? item : null;
    return sum + (numberIn(part ?? null) ?? 0);
  }, 0);
}

type Origin = Pick<SegmentRuleReply, 'campaign_id' | 'journey_id' | 'node_id'>;

const hasOrigin = ({ campaign_id: campaign, journey_id: journey }: Origin): boolean =>
  campaign !== undefined || journey !== undefined;

function isOf({ origin }: PlainMessage, { campaign_id, journey_id, node_id }: Origin): boolean {
  return Object.entries({ campaign_id, journey_id, node_id }).every(
    ([name, id]) => id === undefined || origin[name as keyof Origin] === id,
  );
}

/** One of the items must meet a condition on items; the opposites say that none does. */
function meetsProperty({ properties }: PlainEvent, condition: SegmentPropertyCondition, at: Date): boolean {
  const [name = '', field = ''] = condition.property.split('[]');
  const value = properties[name] ?? null;
  if (!condition.property.includes('[]')) return compare(value, condition, at, 'UTC');
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
  contains_none: 'contains_any',
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
  if (isList(value)) return compareList(value, operator, rule.values ?? []);
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
    case 'contains_any':
    case 'contains_all':
    case 'size_between':
      return false;
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

const isList = (value: Value): value is readonly unknown[] => Array.isArray(value);

/** A list exists; other comparisons are about single values. */
function compareList(list: readonly unknown[], operator: string, wanted: readonly unknown[]): boolean {
  const has = (one: unknown): boolean => list.some((item) => typeof item !== 'object' && isSame(item as Scalar, one));
  if (operator === 'contains_any') return wanted.some(has);
  if (operator === 'contains_all') return wanted.every(has);
  if (operator === 'size_between') return list.length >= Number(wanted[0]) && list.length <= Number(wanted[1]);
  return operator === 'exists';
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
