import { formatMoney } from '../../service/locale.ts';
import type { SegmentRule } from '../../service/types.ts';
import { inWords } from '../badge.tsx';

const OPERATORS: Readonly<Record<string, string>> = {
  eq: 'is',
  neq: 'is not',
  in: 'is one of',
  nin: 'is none of',
  contains: 'contains',
  starts_with: 'starts with',
  gt: 'is greater than',
  gte: 'is at least',
  lt: 'is less than',
  lte: 'is at most',
  between: 'is between',
  exists: 'is set',
  not_exists: 'is not set',
  before: 'is before',
  after: 'is after',
  within_last: 'is within the last',
  not_within_last: 'is not within the last',
  within_next: 'is within the next',
  anniversary: 'has its anniversary in',
};

type Of<Kind extends SegmentRule['kind']> = Extract<SegmentRule, { kind: Kind }>;

/** An operator of the contract as a person reads it. */
export const operatorInWords = (operator: string): string => OPERATORS[operator] ?? inWords(operator).toLowerCase();

export const fieldInWords = (field: string): string => field.replace(/^attributes\./, '').replaceAll('_', ' ');

/** A rule as one line. Objects are named by their IDs, which the line is too short to look up. */
export function ruleInWords(rule: SegmentRule): string {
  switch (rule.kind) {
    case 'and':
      return rule.rules.map(nested).join(' and ');
    case 'or':
      return rule.rules.map(nested).join(' or ');
    case 'not':
      return `not ${nested(rule.rule)}`;
    case 'field':
      return `${fieldInWords(rule.field)} ${operatorInWords(rule.operator)} ${valueInWords(rule)}`.trim();
    case 'event':
      return `${rule.name}${timesInWords(rule)}`;
    case 'click':
      return `clicked${timesInWords(rule)}`;
    case 'consent':
      return `consent is ${inWords(String(rule.status)).toLowerCase()}`;
    case 'event_sum':
      return `sum of ${rule.property} of ${rule.name} ${operatorInWords(rule.operator)} ${rule.values?.join(', ') ?? rule.value ?? ''}`;
    case 'conversion':
      return `${rule.event ?? 'any conversion'}${amountInWords(rule)}${timesInWords(rule)}`;
    case 'conversion_sum':
      return `sum of ${rule.event ?? 'all conversions'} ${operatorInWords(rule.operator)} ${(rule.values ?? [rule.value ?? 0]).map((value) => formatMoney(value, rule.currency)).join(' and ')}`;
    case 'reply':
      return `replied to ${originInWords(rule)}${timesInWords(rule)}`;
    case 'message':
      return `message of ${originInWords(rule)} is ${rule.states?.join(' or ') ?? 'sent'}`;
    case 'list':
      return `on the list ${rule.list_id}`;
    case 'tag':
      return `has the tag ${rule.tag_id}`;
    case 'segment':
      return `in the segment ${rule.segment_id}`;
    case 'segment_change':
      return `${rule.change} the segment ${rule.segment_id} in the last ${rule.within.amount} ${rule.within.unit}`;
    case 'random_bucket':
      return `random share ${rule.from} to ${rule.to} %`;
    case 'in_hold_out':
      return 'in the hold-out of the account';
  }
}

function amountInWords({ currency, min_value_minor: min, max_value_minor: max }: Of<'conversion'>): string {
  if (currency === undefined) return '';
  const ends = [
    ...(min === undefined ? [] : [`at least ${formatMoney(min, currency)}`]),
    ...(max === undefined ? [] : [`at most ${formatMoney(max, currency)}`]),
  ];
  return ends.length === 0 ? ` in ${currency}` : ` of ${ends.join(' and ')}`;
}

function originInWords(rule: Extract<SegmentRule, { kind: 'reply' | 'message' }>): string {
  return rule.campaign_id ?? rule.node_id ?? rule.journey_id ?? 'any campaign or journey';
}

function nested(rule: SegmentRule): string {
  const words = ruleInWords(rule);
  return rule.kind === 'and' || rule.kind === 'or' ? `(${words})` : words;
}

function valueInWords({ value, values, within, days_from_now: days }: Extract<SegmentRule, { kind: 'field' }>): string {
  if (within !== undefined) return `${within.amount} ${within.unit}`;
  if (days !== undefined) return `${days} days`;
  return values === undefined ? String(value ?? '') : values.join(', ');
}

function timesInWords({
  operator = 'at_least',
  count = 1,
  within,
}: {
  readonly operator?: string;
  readonly count?: number;
  readonly within?: { readonly amount: number; readonly unit: string };
}): string {
  const period = within === undefined ? '' : ` in the last ${within.amount} ${within.unit}`;
  return ` ${inWords(operator).toLowerCase()} ${count} ${count === 1 ? 'time' : 'times'}${period}`;
}
