import { invalidParams } from '../../errors.ts';
import type { OutcomeValueRule } from '../../generated/types.ts';
import { requireCurrency } from '../../measures/require-currency.ts';

/** The fields that each kind of rule needs; it has no others. */
const FIELDS = {
  none: [],
  fixed: ['value_minor', 'currency'],
  conversion: ['currency'],
} as const satisfies Record<OutcomeValueRule['kind'], readonly (keyof OutcomeValueRule)[]>;

/** Throws -32602 when the fields do not fit the kind, and for an unknown currency. */
export function readValueRule(rule: OutcomeValueRule): OutcomeValueRule {
  const needed: readonly string[] = FIELDS[rule.kind];
  for (const field of ['value_minor', 'currency'] as const) {
    if ((rule[field] !== undefined) === needed.includes(field)) continue;
    const problem = needed.includes(field) ? 'needs' : 'has no';
    throw invalidParams(`A value rule of the kind ${rule.kind} ${problem} ${field}.`, [
      {
        path: `/value_rule/${field}`,
        rule: needed.includes(field) ? `required for ${rule.kind}` : `not for ${rule.kind}`,
      },
    ]);
  }
  if (rule.currency !== undefined) requireCurrency(rule.currency, '/value_rule/currency');
  return rule;
}
