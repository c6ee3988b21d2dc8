import { startOf } from '../../domain/segments/times.ts';
import type { SegmentRuleClick, SegmentRuleEvent } from '../../generated/types.ts';
import { compileProperty } from './compile-comparison.ts';
import type { RuleCompiler } from './rule-compiler.ts';

/** The event that each click of a person records. */
const CLICK = 'link.clicked';

/**
 * How many events of a contact meet the rule, compared with its count. True or false, never null.
 * For counts the planner joins the events of all contacts at once where the rule must hold, and
 * looks them up in a hash table where it is an alternative.
 */
export function compileEvents(rule: SegmentRuleEvent, compiler: RuleCompiler): string {
  const { values, at, access } = compiler;
  const { operator = 'at_least', count = 1, name, within, from, to, where = [] } = rule;
  const earliest =
    within === undefined
      ? from && `e.occurred_at >= ${values.add(new Date(from), 'timestamptz')}`
      : `e.occurred_at > ${values.add(startOf(within, at), 'timestamptz')}`;
  const conditions = [
    `e.tenant_id = $1 AND e.account_id = $2 AND e.name = ${values.add(name, 'text')}`,
    ...(earliest === undefined ? [] : [earliest]),
    `e.occurred_at <= ${values.add(at, 'timestamptz')}`,
    ...(to === undefined ? [] : [`e.occurred_at < ${values.add(new Date(to), 'timestamptz')}`]),
    ...where.map((condition) => compileProperty('e.properties', condition, compiler)),
  ].join(' AND ');
  const any = compiler.exists(`SELECT FROM events e WHERE ${conditions} AND e.contact_id = c.id`);
  // With OFFSET 0, the groups are made once; without it, by each parallel worker.
  const isCount = (comparison: '>=' | '=' | '>'): string => {
    const compared = `count(*) ${comparison} ${values.add(count, 'int')}`;
    return access === 'sets'
      ? `EXISTS (SELECT FROM (SELECT e.contact_id FROM events e WHERE ${conditions} GROUP BY e.contact_id HAVING ${compared} OFFSET 0) g WHERE g.contact_id = c.id)`
      : `(SELECT ${compared} FROM events e WHERE ${conditions} AND e.contact_id = c.id)`;
  };
  if (operator === 'at_least') return count === 1 ? any : isCount('>=');
  // A contact without events is in no group.
  if (count === 0) return `NOT ${any}`;
  return operator === 'at_most' ? `NOT ${isCount('>')}` : isCount('=');
}

/** Clicks are events with the IDs of the campaign and the link as properties. */
export function compileClicks(rule: SegmentRuleClick, compiler: RuleCompiler): string {
  const { campaign_id: campaign, link_id: link, kind: _, ...count } = rule;
  const where = [
    ...(campaign === undefined ? [] : [{ property: 'campaign_id', operator: 'eq' as const, value: campaign }]),
    ...(link === undefined ? [] : [{ property: 'link_id', operator: 'eq' as const, value: link }]),
  ];
  return compileEvents({ kind: 'event', name: CLICK, ...count, ...(where.length > 0 && { where }) }, compiler);
}
