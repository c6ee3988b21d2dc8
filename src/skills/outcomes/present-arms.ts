import type { OutcomeArm, OutcomeComparison, OutcomeMethods } from '../../generated/types.ts';
import type { OutcomeRow } from '../../measures/outcomes/outcome.ts';
import { type Comparison, compareArms, rateOf } from '../../measures/outcomes/results.ts';
import type { ArmRow } from '../../measures/outcomes/tally-queries.ts';

/** The arm that the others are compared with, if there is one. */
export const HOLD_OUT = 0;

/** The control of outcomes that are compared with the account's hold-out. */
export const REACHED_AND_HELD_OUT: ReadonlyMap<number, string> = new Map([
  [1, 'reached'],
  [HOLD_OUT, 'account_hold_out'],
]);

export interface Arms {
  /** In the order of presentation. */
  readonly names: ReadonlyMap<number, string>;
  readonly rows: readonly ArmRow[];
}

/** The figures of each arm, compared with the hold-out, or else with the first arm. */
export function presentArms(
  { names, rows }: Arms,
  rule: OutcomeRow['value_rule'],
): { arms: OutcomeArm[]; comparisons: number; confidence_percent: 95; methods: OutcomeMethods } {
  const arms = [...names.entries()].map(([arm, name]) => ({
    name,
    row: rows.find((row) => row.arm === arm) ?? emptyArm(arm),
  }));
  const control = arms.length < 2 ? null : (arms.find(({ row }) => row.arm === HOLD_OUT) ?? arms[0] ?? null);
  const hasValue = rule.kind !== 'none';
  const shown = arms.map(({ name, row }): OutcomeArm => {
    const isControl = row.arm === control?.row.arm;
    const lift = control === null || isControl ? null : compareArms(row, control.row, arms.length - 1, hasValue);
    return {
      ...presentArm(name, row, hasValue),
      is_control: isControl,
      lift: lift && {
        rate_difference: presentComparison(lift.rate),
        relative: { estimate: lift.relative.estimate, ...boundsOf(lift.relative.interval) },
        value_per_contact: lift.value && presentComparison(lift.value),
      },
    };
  });
  return {
    arms: shown,
    comparisons: control === null ? 0 : arms.length - 1,
    confidence_percent: 95,
    methods: METHODS,
  };
}

const METHODS = {
  rate_interval: 'Wilson score interval',
  rate_difference_interval: 'Newcombe hybrid score interval (method 10)',
  rate_difference_test: 'Two-sided z-test of two proportions with the pooled rate',
  relative_interval: 'Logarithm of the ratio (Katz)',
  value_test: "Welch's t-test, two-sided",
  correction: 'Bonferroni: p-values are multiplied by the number of comparisons',
} as const;

const emptyArm = (arm: number): ArmRow => ({
  arm,
  contacts: 0,
  messaged: 0,
  converted: 0,
  open: 0,
  seconds: null,
  value: '0',
  mean: 0,
  variance: null,
  other_currency: 0,
});

function presentArm(name: string, row: ArmRow, hasValue: boolean) {
  const { contacts, messaged, converted, open, seconds } = row;
  const rate = rateOf(row);
  return {
    name,
    contacts,
    messaged,
    converted,
    open,
    rate: rate?.rate ?? null,
    rate_low: rate?.interval.low ?? null,
    rate_high: rate?.interval.high ?? null,
    average_hours_to_convert: seconds === null ? null : seconds / 3600,
    value_minor: hasValue ? Number(row.value) : null,
    value_per_contact_minor: hasValue && contacts > 0 ? row.mean : null,
    conversions_in_other_currencies: row.other_currency,
  };
}

function presentComparison({ estimate, interval, pValue, verdict }: Comparison): OutcomeComparison {
  return { estimate, ...boundsOf(interval), p_value: pValue, verdict };
}

const boundsOf = (interval: Comparison['interval']) => ({ low: interval?.low ?? null, high: interval?.high ?? null });
