import { startOf } from '../../domain/segments/times.ts';
import type { SegmentRuleClick, SegmentRuleEvent } from '../../generated/types.ts';
import { compileComparison } from './compile-comparison.ts';
import type { RuleCompiler } from './rule-compiler.ts';

/** The event that each click of a person records. */
const CLICK = 'link.clicked';

/** How many events of a contact meet the rule, compared with its count. */
export function compileEvents(rule: SegmentRuleEvent, compiler: RuleCompiler): string {
  const { values, at } = compiler;
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
    ...where.map(({ property, operator: comparison, ...operands }) =>
      compileComparison(
        { type: 'json', sql: `(e.properties -> ${values.add(property, 'text')})` },
        comparison,
        operands,
        compiler,
      ),
    ),
  ].join(' AND ');
  if (operator === 'at_least' && count === 1) return compiler.isIn(conditions, 'events e', 'e.contact_id');
  const counted = compiler.count(conditions, 'events e', 'e.contact_id');
  const wanted = values.add(count, 'int');
  switch (operator) {
    case 'at_least':
      // Null for a contact without events, which is not at least 2.
      return `${counted} >= ${wanted}`;
    case 'at_most':
      return `coalesce(${counted}, 0) <= ${wanted}`;
    default:
      return `coalesce(${counted}, 0) = ${wanted}`;
  }
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
