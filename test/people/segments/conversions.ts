import fc from 'fast-check';
import { UNIT_MS } from '../../../src/domain/durations.ts';
import type {
  SegmentDuration,
  SegmentRule,
  SegmentRuleConversion,
  SegmentRuleConversionSum,
} from '../../../src/generated/types.ts';
import { isCount } from './is-count.ts';

/** A conversion as rules know it; `value` is what is left after refunds. */
export interface PlainConversion {
  readonly event: string;
  readonly at: Date;
  readonly value: number | null;
  readonly currency: string | null;
  readonly refunded: boolean;
}

type Window = Pick<SegmentRuleConversion, 'within' | 'from' | 'to'>;

const one = <T>(values: readonly T[]): fc.Arbitrary<T> => fc.constantFrom(...values);
const EVENTS = ['purchase', 'trial.started'];
const CURRENCIES = ['USD', 'EUR'];
const VALUES = [0, 1, 999, 1000, 1001, 250_000];

export const conversion = (time: fc.Arbitrary<Date>): fc.Arbitrary<PlainConversion> =>
  fc
    .tuple(one(EVENTS), time, one(CURRENCIES), one(VALUES), one([true, false, false]), one([true, true, false]))
    .map(([event, at, currency, value, refunded, isPriced]) => ({
      event,
      at,
      value: isPriced ? (refunded ? 0 : value) : null,
      currency: isPriced ? currency : null,
      refunded,
    }));

const event = fc.oneof(fc.constant({}), fc.record({ event: one(EVENTS) }));
const amounts = fc.oneof(
  fc.constant({}),
  fc.record({ currency: one(CURRENCIES) }),
  fc.record({ currency: one(CURRENCIES), min_value_minor: one(VALUES) }),
  fc.record({ currency: one(CURRENCIES), max_value_minor: one(VALUES) }),
  fc.constant({ currency: 'USD', min_value_minor: 1, max_value_minor: 1000 }),
);

export const conversionRule = (window: fc.Arbitrary<Window>): fc.Arbitrary<SegmentRule> => {
  const counted = fc
    .record({ operator: one(['at_least', 'at_most', 'exactly'] as const), count: one([0, 1, 2]) })
    .filter(({ operator, count }) => operator !== 'at_least' || count > 0);
  const compared = fc.oneof(
    fc.record({ operator: one(['eq', 'gt', 'gte', 'lt', 'lte'] as const), value: one(VALUES) }),
    fc.constant({ operator: 'between' as const, values: [1, 1001] as number[] }),
  );
  return fc.oneof(
    fc
      .tuple(event, amounts, counted, window)
      .map(
        ([type, amount, count, times]): SegmentRule => ({ kind: 'conversion', ...type, ...amount, ...count, ...times }),
      ),
    fc.tuple(event, one(CURRENCIES), compared, window).map(
      ([type, currency, comparison, times]): SegmentRule => ({
        kind: 'conversion_sum',
        ...type,
        currency,
        ...comparison,
        ...times,
      }),
    ),
  );
};

/** The rule as its description in the contract says it, without a database. */
export function meetsConversions(
  all: readonly PlainConversion[],
  rule: SegmentRuleConversion | SegmentRuleConversionSum,
  at: Date,
): boolean {
  const chosen = all.filter(
    (each) =>
      !each.refunded &&
      (rule.event === undefined || each.event === rule.event) &&
      (rule.currency === undefined || each.currency === rule.currency) &&
      isInside(each.at, rule, at),
  );
  if (rule.kind === 'conversion') {
    const { min_value_minor: min, max_value_minor: max } = rule;
    const found = chosen.filter(
      ({ value }) => (min === undefined || (value ?? -1) >= min) && (max === undefined || (value ?? max + 1) <= max),
    ).length;
    return isCount(found, rule);
  }
  const sum = chosen.reduce((total, { value }) => total + (value ?? 0), 0);
  const [low = 0, high = 0] = rule.values ?? [];
  const to = rule.value ?? 0;
  const results = { eq: sum === to, gt: sum > to, gte: sum >= to, lt: sum < to, lte: sum <= to };
  return rule.operator === 'between' ? sum >= low && sum <= high : results[rule.operator];
}

function isInside(time: Date, { within, from, to }: Window, at: Date): boolean {
  if (time > at) return false;
  if (within !== undefined) return time.getTime() > at.getTime() - lengthOf(within);
  return (from === undefined || time >= new Date(from)) && (to === undefined || time < new Date(to));
}

const lengthOf = ({ amount, unit }: SegmentDuration): number => amount * UNIT_MS[unit];
