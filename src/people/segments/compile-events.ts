import { startOf } from '../../domain/segments/times.ts';
import type {
  SegmentRuleClick,
  SegmentRuleConversionSum,
  SegmentRuleEvent,
  SegmentRuleEventSum,
} from '../../generated/types.ts';
import { compileProperty, numberOfProperty } from './compile-comparison.ts';
import type { RuleCompiler } from './rule-compiler.ts';

/** The event that each click of a person records. */
const CLICK = 'link.clicked';

/** Rows of another table that belong to contacts. */
interface Rows {
  /** SQL: the table with its alias. */
  readonly table: string;
  /** SQL: the column that tells whose a row is, and that of the contact `c`. */
  readonly owner: string;
  readonly contact: string;
  /** SQL: which rows count. */
  readonly conditions: string;
}

/**
 * How many rows of a contact there are, compared with a count. True or false, never null. For
 * counts the planner joins the rows of all contacts at once where the rule must hold, and looks
 * them up in a hash table where it is an alternative.
 */
export function compileCount(
  { table, owner, contact, conditions }: Rows,
  { operator = 'at_least', count = 1 }: Pick<SegmentRuleEvent, 'operator' | 'count'>,
  { values, access, exists }: RuleCompiler,
): string {
  const ofContact = `${owner} = ${contact}`;
  const any = exists(`SELECT FROM ${table} WHERE ${conditions} AND ${ofContact}`);
  // With OFFSET 0, the groups are made once; without it, by each parallel worker.
  const isCount = (comparison: '>=' | '=' | '>'): string => {
    const compared = `count(*) ${comparison} ${values.add(count, 'int')}`;
    return access === 'sets'
      ? `EXISTS (SELECT FROM (SELECT ${owner} AS owner FROM ${table} WHERE ${conditions} GROUP BY ${owner} HAVING ${compared} OFFSET 0) g WHERE g.owner = ${contact})`
      : `(SELECT ${compared} FROM ${table} WHERE ${conditions} AND ${ofContact})`;
  };
  if (operator === 'at_least') return count === 1 ? any : isCount('>=');
  // A contact without rows is in no group.
  if (count === 0) return `NOT ${any}`;
  return operator === 'at_most' ? `NOT ${isCount('>')}` : isCount('=');
}

/** SQL: which times a rule chooses. Nothing counts before it happens. */
export function chosenTimes(
  column: string,
  { within, from, to }: Pick<SegmentRuleEvent, 'within' | 'from' | 'to'>,
  { values, at }: RuleCompiler,
): string[] {
  const earliest =
    within === undefined
      ? from && `${column} >= ${values.add(new Date(from), 'timestamptz')}`
      : `${column} > ${values.add(startOf(within, at), 'timestamptz')}`;
  return [
    ...(earliest === undefined ? [] : [earliest]),
    `${column} <= ${values.add(at, 'timestamptz')}`,
    ...(to === undefined ? [] : [`${column} < ${values.add(new Date(to), 'timestamptz')}`]),
  ];
}

/** The sum of a number over the rows of a contact, 0 without any, compared. Never null. */
export function compileSum(
  { table, owner, contact, conditions }: Rows,
  NUMBER: string,
  { operator, value, values: ends = [] }: Pick<SegmentRuleConversionSum, 'operator' | 'value' | 'values'>,
  { values, access }: RuleCompiler,
): string {
  const summed = `coalesce(sum(${NUMBER}), 0)`;
  const sum =
    access === 'sets'
      ? `coalesce((SELECT g.total FROM (SELECT ${owner} AS owner, ${summed} AS total FROM ${table} WHERE ${conditions} GROUP BY ${owner} OFFSET 0) g WHERE g.owner = ${contact}), 0)`
      : `(SELECT ${summed} FROM ${table} WHERE ${conditions} AND ${owner} = ${contact})`;
  const number = (one: unknown): string => values.add(one, 'numeric');
  switch (operator) {
    case 'between':
      return `${sum} BETWEEN ${number(ends[0])} AND ${number(ends[1])}`;
    case 'eq':
      return `${sum} = ${number(value)}`;
    case 'gt':
      return `${sum} > ${number(value)}`;
    case 'gte':
      return `${sum} >= ${number(value)}`;
    case 'lt':
      return `${sum} < ${number(value)}`;
    case 'lte':
      return `${sum} <= ${number(value)}`;
  }
}

type Chosen = Pick<SegmentRuleEvent, 'name' | 'within' | 'from' | 'to' | 'where'>;

/** SQL: the events `e` that a rule chooses. */
function chosenEvents({ name, where = [], ...times }: Chosen, compiler: RuleCompiler): string {
  return [
    `e.tenant_id = $1 AND e.account_id = $2 AND e.name = ${compiler.values.add(name, 'text')}`,
    ...chosenTimes('e.occurred_at', times, compiler),
    ...where.map((condition) => compileProperty('e.properties', condition, compiler)),
  ].join(' AND ');
}

const EVENTS = { table: 'events e', owner: 'e.contact_id', contact: 'c.id' } as const;

/** How many events of a contact meet the rule, compared with its count. */
export function compileEvents(rule: SegmentRuleEvent, compiler: RuleCompiler): string {
  return compileCount({ ...EVENTS, conditions: chosenEvents(rule, compiler) }, rule, compiler);
}

/**
 * The sum of a property over the events of a contact, compared. What is no number counts as 0, so
 * that a contact without events has the sum 0. True or false, never null.
 */
export function compileEventSum(rule: SegmentRuleEventSum, compiler: RuleCompiler): string {
  const conditions = chosenEvents(rule, compiler);
  return compileSum(
    { ...EVENTS, conditions },
    numberOfProperty('e.properties', rule.property, compiler),
    rule,
    compiler,
  );
}

/** Clicks are events with the IDs of the message's origin and the link as properties. */
export function compileClicks(rule: SegmentRuleClick, compiler: RuleCompiler): string {
  const { campaign_id, journey_id, node_id, link_id, kind: _, ...count } = rule;
  const where = Object.entries({ campaign_id, journey_id, node_id, link_id }).flatMap(([property, value]) =>
    value === undefined ? [] : [{ property, operator: 'eq' as const, value }],
  );
  return compileEvents({ kind: 'event', name: CLICK, ...count, ...(where.length > 0 && { where }) }, compiler);
}
