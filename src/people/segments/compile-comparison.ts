import { anniversaryDays } from '../../domain/segments/anniversary.ts';
import { oppositeOf } from '../../domain/segments/operators.ts';
import { endOf, readTime, startOf } from '../../domain/segments/times.ts';
import type { SegmentOperator, SegmentPropertyCondition, SegmentRuleField } from '../../generated/types.ts';
import type { SqlValues } from './sql-values.ts';

/** SQL of what is compared: a column of text or time, or a value of any type in a JSON object. */
export interface Compared {
  readonly type: 'text' | 'time' | 'json';
  readonly sql: string;
  /** A JSON value as text, read without the value in between. Otherwise the same as `sql`. */
  readonly text: string;
}

export const columnCompared = (type: 'text' | 'time', sql: string): Compared => ({ type, sql, text: sql });

/** The value of a key, whose name is a value of the statement. */
export const jsonCompared = (object: string, key: string): Compared => ({
  type: 'json',
  sql: `(${object} -> ${key})`,
  text: `(${object} ->> ${key})`,
});

/** `items[].sku`: the list, and the field of its items; without a field, the items themselves. */
const OF_ITEMS = /^([^[\]]+)\[\](?:\.(.+))?$/;

/**
 * The SQL condition on a property of a JSON object. For items of a list, one of them must meet it;
 * the opposite operators say that none meets the other one. Never null for items.
 */
export function compileProperty(
  object: string,
  { property, operator, ...operands }: SegmentPropertyCondition,
  evaluation: Evaluation,
): string {
  const { values } = evaluation;
  const [, list, field] = OF_ITEMS.exec(property) ?? [];
  if (list === undefined)
    return compileComparison(jsonCompared(object, values.add(property, 'text')), operator, operands, evaluation);
  const opposite = oppositeOf(operator);
  const item = 'item.value';
  const compared: Compared =
    field === undefined
      ? { type: 'json', sql: item, text: `(${item} #>> '{}')` }
      : jsonCompared(item, values.add(field, 'text'));
  const found = `EXISTS (SELECT FROM ${itemsOf(object, list, values)} WHERE ${compileComparison(compared, opposite ?? operator, operands, evaluation)})`;
  return opposite === null ? found : `NOT ${found}`;
}

/** SQL: the number in a property, or the sum of those of the items of a list; null without any. */
export function numberOfProperty(object: string, property: string, { values }: Evaluation): string {
  const [, list, field] = OF_ITEMS.exec(property) ?? [];
  if (list === undefined) return `json_number(${object} -> ${values.add(property, 'text')})`;
  const item = field === undefined ? 'item.value' : `item.value -> ${values.add(field, 'text')}`;
  return `(SELECT sum(json_number(${item})) FROM ${itemsOf(object, list, values)})`;
}

/** SQL: the items of a list as rows; none if the property is no list. */
function itemsOf(object: string, list: string, values: SqlValues): string {
  const items = `(${object} -> ${values.add(list, 'text')})`;
  return `jsonb_array_elements(CASE WHEN jsonb_typeof(${items}) = 'array' THEN ${items} ELSE '[]' END) AS item (value)`;
}

type Operands = Pick<SegmentRuleField, 'value' | 'values' | 'within' | 'days_from_now'>;

/** The time at which rules are evaluated, and where their values go. */
export interface Evaluation {
  readonly at: Date;
  readonly values: SqlValues;
}

/**
 * The SQL condition of a comparison. It is null instead of false where a value is missing, except
 * for the opposite operators, which are true there.
 */
export function compileComparison(
  compared: Compared,
  operator: SegmentOperator,
  operands: Operands,
  evaluation: Evaluation,
): string {
  const opposite = oppositeOf(operator);
  if (opposite !== null) return `(${compileComparison(compared, opposite, operands, evaluation)}) IS NOT TRUE`;
  const { values, at } = evaluation;
  const { value, values: several = [], within, days_from_now: days = 0 } = operands;
  switch (operator) {
    case 'eq':
      return equals(compared, value, values);
    case 'in':
      return isOneOf(compared, several, values);
    case 'contains':
      return isText(compared, `COLLATE "C" ILIKE ${values.add(`%${escapeLike(String(value))}%`, 'text')}`);
    case 'starts_with':
      return isText(compared, `COLLATE "C" ILIKE ${values.add(`${escapeLike(String(value))}%`, 'text')}`);
    case 'gt':
      return `${numberOf(compared)} > ${values.add(value, 'numeric')}`;
    case 'gte':
      return `${numberOf(compared)} >= ${values.add(value, 'numeric')}`;
    case 'lt':
      return `${numberOf(compared)} < ${values.add(value, 'numeric')}`;
    case 'lte':
      return `${numberOf(compared)} <= ${values.add(value, 'numeric')}`;
    case 'between':
      return isBetween(compared, several, values);
    case 'before':
      return `${timeOf(compared)} < ${addTime(value, values)}`;
    case 'after':
      return `${timeOf(compared)} > ${addTime(value, values)}`;
    case 'within_last': {
      const start = values.add(within === undefined ? at : startOf(within, at), 'timestamptz');
      return `(${timeOf(compared)} > ${start} AND ${timeOf(compared)} <= ${values.add(at, 'timestamptz')})`;
    }
    case 'within_next': {
      const end = values.add(within === undefined ? at : endOf(within, at), 'timestamptz');
      return `(${timeOf(compared)} > ${values.add(at, 'timestamptz')} AND ${timeOf(compared)} <= ${end})`;
    }
    case 'contains_any':
      return containsAny(compared, several, values);
    case 'contains_all':
      return containsAll(compared, several, values);
    case 'size_between': {
      const [low, high] = several.map((size) => values.add(size, 'numeric'));
      return ifList(compared, `jsonb_array_length(${compared.sql}) BETWEEN ${low} AND ${high}`);
    }
    case 'anniversary':
      return isAnniversary(compared, days, evaluation);
    default:
      // `exists`; the opposites are compiled above.
      return compared.type === 'json' ? `jsonb_typeof(${compared.sql}) <> 'null'` : `${compared.sql} IS NOT NULL`;
  }
}

/**
 * A comparison of text, which no other JSON value meets. The comparison is first, because it
 * excludes most contacts: their values are read once. CASE: for two conditions the planner would
 * expect so few contacts that it read the whole account to fill a page.
 */
function isText({ type, sql, text }: Compared, comparison: string): string {
  return type === 'json'
    ? `CASE WHEN ${text} ${comparison} THEN jsonb_typeof(${sql}) = 'string' END`
    : `${text} ${comparison}`;
}

const numberOf = ({ sql }: Compared): string => `json_number(${sql})`;

const timeOf = ({ type, sql }: Compared): string => (type === 'json' ? `json_time(${sql})` : sql);

function equals(compared: Compared, value: unknown, values: SqlValues): string {
  const { type, sql } = compared;
  if (type !== 'json') return `${sql} = ${values.add(value, 'text')}`;
  if (typeof value === 'number') return `${numberOf(compared)} = ${values.add(value, 'numeric')}`;
  if (typeof value === 'boolean') return `${sql} IN ('${value}'::jsonb, '"${value}"'::jsonb)`;
  return isText(compared, `= ${values.add(value, 'text')}`);
}

/** Null for anything else than a list. */
const ifList = ({ sql }: Compared, condition: string): string =>
  `CASE WHEN jsonb_typeof(${sql}) = 'array' THEN ${condition} END`;

/** The numbers of a list, also those in text. */
const numbersOf = ({ sql }: Compared): string =>
  `ARRAY (SELECT json_number(item.value) FROM jsonb_array_elements(${sql}) AS item (value))`;

function containsAny(compared: Compared, several: readonly unknown[], values: SqlValues): string {
  const { strings, numbers } = byType(several);
  const found = [
    ...(strings.length > 0 ? [`${compared.sql} ?| ${values.add(strings, 'text[]')}`] : []),
    ...(numbers.length > 0 ? [`${numbersOf(compared)} && ${values.add(numbers, 'numeric[]')}`] : []),
  ];
  return ifList(compared, `(${found.join(' OR ')})`);
}

function containsAll(compared: Compared, several: readonly unknown[], values: SqlValues): string {
  const { strings, numbers } = byType(several);
  const found = [
    ...(strings.length > 0 ? [`${compared.sql} ?& ${values.add(strings, 'text[]')}`] : []),
    ...(numbers.length > 0 ? [`${numbersOf(compared)} @> ${values.add(numbers, 'numeric[]')}`] : []),
  ];
  return ifList(compared, `(${found.join(' AND ')})`);
}

const byType = (several: readonly unknown[]) => ({
  strings: several.filter((one) => typeof one === 'string'),
  numbers: several.filter((one) => typeof one === 'number'),
});

function isOneOf(compared: Compared, several: readonly unknown[], values: SqlValues): string {
  const { strings, numbers } = byType(several);
  return `(${[
    ...(strings.length > 0 ? [isText(compared, `= ANY (${values.add(strings, 'text[]')})`)] : []),
    ...(numbers.length > 0 ? [`${numberOf(compared)} = ANY (${values.add(numbers, 'numeric[]')})`] : []),
  ].join(' OR ')})`;
}

function isBetween(compared: Compared, [low, high]: readonly unknown[], values: SqlValues): string {
  return typeof low === 'number'
    ? `${numberOf(compared)} BETWEEN ${values.add(low, 'numeric')} AND ${values.add(high, 'numeric')}`
    : `${timeOf(compared)} BETWEEN ${addTime(low, values)} AND ${addTime(high, values)}`;
}

/** Checked before (domain/segments/check-rules.ts): the value is a time. */
const addTime = (value: unknown, values: SqlValues): string => values.add(readTime(String(value)), 'timestamptz');

/** The zone of the contact `c`, or else that of the account `$2`, as `calendarOf` finds it. */
const ZONE = `coalesce(c.timezone, (SELECT a.timezone FROM accounts a WHERE a.tenant_id = $1 AND a.id = $2),
   (SELECT p.timezone FROM accounts p WHERE p.tenant_id = $1 AND p.id = $1))`;

function isAnniversary({ type, sql, text }: Compared, daysFromNow: number, { at, values }: Evaluation): string {
  const day = type === 'json' ? `substr(${text}, 6, 5)` : `to_char(${sql} AT TIME ZONE 'UTC', 'MM-DD')`;
  const { others, utc } = anniversaryDays(at, daysFromNow);
  const whens = others.map(
    ({ zones, days }) =>
      `WHEN ${ZONE} = ANY (${values.share(zones, 'text[]')}) THEN ${day} = ANY (${values.add(days, 'text[]')})`,
  );
  const otherwise = `${day} = ANY (${values.add(utc, 'text[]')})`;
  const isToday = whens.length === 0 ? otherwise : `CASE ${whens.join(' ')} ELSE ${otherwise} END`;
  // Checked last, because it costs most: that the text is a date at all.
  return type === 'json' ? `(${isToday} AND json_date(${sql}) IS NOT NULL)` : isToday;
}

/** Before LIKE, so that `%` and `_` in a value mean themselves. */
const escapeLike = (text: string): string => text.replaceAll(/[\\%_]/g, String.raw`\$&`);
