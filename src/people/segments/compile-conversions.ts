import type { SegmentRuleConversion, SegmentRuleConversionSum } from '../../generated/types.ts';
import { chosenTimes, compileCount, compileSum } from './compile-events.ts';
import type { RuleCompiler } from './rule-compiler.ts';

/**
 * By conversions_tenant_id_account_id_event_occurred_at_idx, or by conversions_contact_idx for one
 * contact.
 */
const CONVERSIONS = { table: 'conversions v', owner: 'v.contact_id', contact: 'c.id' } as const;

type Chosen = Omit<SegmentRuleConversion, 'kind' | 'operator' | 'count'>;

/** SQL: the conversions `v` that a rule chooses. Those that were refunded in full do not count. */
function chosenConversions(
  { event, currency, min_value_minor: min, max_value_minor: max, ...times }: Chosen,
  compiler: RuleCompiler,
): string {
  const { values } = compiler;
  return [
    'v.tenant_id = $1 AND v.account_id = $2 AND v.contact_id IS NOT NULL AND v.refunded_at IS NULL',
    ...(event === undefined ? [] : [`v.event = ${values.add(event, 'text')}`]),
    ...(currency === undefined ? [] : [`v.currency = ${values.add(currency, 'text')}`]),
    ...(min === undefined ? [] : [`v.value_minor >= ${values.add(min, 'numeric')}`]),
    ...(max === undefined ? [] : [`v.value_minor <= ${values.add(max, 'numeric')}`]),
    ...chosenTimes('v.occurred_at', times, compiler),
  ].join(' AND ');
}

/** How many conversions of a contact meet the rule, compared with its count. */
export function compileConversions(rule: SegmentRuleConversion, compiler: RuleCompiler): string {
  return compileCount({ ...CONVERSIONS, conditions: chosenConversions(rule, compiler) }, rule, compiler);
}

/** The sum of what is left of a contact's conversions in one currency, compared. */
export function compileConversionSum(rule: SegmentRuleConversionSum, compiler: RuleCompiler): string {
  return compileSum({ ...CONVERSIONS, conditions: chosenConversions(rule, compiler) }, 'v.value_minor', rule, compiler);
}
