import type {
  SegmentPropertyCondition,
  SegmentRule,
  SegmentRuleConversion,
  SegmentRuleConversionSum,
  SegmentRuleEvent,
  SegmentRuleEventSum,
  SegmentRuleField,
  SegmentRuleReply,
  SegmentRuleSegmentChange,
} from '../../generated/types.ts';
import { DAY_MS, UNIT_MS } from '../durations.ts';
import { isUsableTime } from '../max-time.ts';
import { currencyRule } from '../money/currencies.ts';
import { type FieldType, fieldTypeOf, OPERATORS, type Operand, operatorsOf } from './operators.ts';
import { findExcessPattern, MAX_PATTERN_CHARACTERS } from './patterns.ts';
import { walkRules } from './references.ts';
import { readTime } from './times.ts';

/** Nested `and`, `or` and `not`. */
export const MAX_DEPTH = 5;
export const MAX_RULES = 100;
/** How long ago contacts can have joined or left a segment. */
export const MAX_CHANGE_DAYS = 366;
const MAX_PROBLEMS = 20;

export interface RuleProblem {
  /** JSON Pointer to what is wrong. */
  readonly path: string;
  /** What it must be. */
  readonly rule: string;
}

/** What the schema cannot say: which operands an operator needs, and their types. */
export function checkRules(rules: SegmentRule, path: string): RuleProblem[] {
  const problems =
    [...walkRules(rules, path)].length > MAX_RULES ? [{ path, rule: `must have at most ${MAX_RULES} rules` }] : [];
  return [...problems, ...checkPatterns(rules, path), ...checkRule(rules, path, 0)].slice(0, MAX_PROBLEMS);
}

/** The same for conditions on the properties of an event. `path` is where the event has them. */
export function checkWhere(where: readonly SegmentPropertyCondition[] | undefined, path: string): RuleProblem[] {
  return where === undefined ? [] : checkRules({ kind: 'event', name: '', where: [...where] }, path);
}

function checkPatterns(rules: SegmentRule, path: string): RuleProblem[] {
  const excess = findExcessPattern(rules, path);
  const rule = `must be shorter: the values of contains and starts_with may have ${MAX_PATTERN_CHARACTERS} characters together`;
  return excess === null ? [] : [{ path: excess, rule }];
}

function checkRule(rule: SegmentRule, path: string, depth: number): RuleProblem[] {
  switch (rule.kind) {
    case 'and':
    case 'or':
    case 'not':
      if (depth === MAX_DEPTH) return [{ path, rule: `must not nest and, or and not more than ${MAX_DEPTH} deep` }];
      return rule.kind === 'not'
        ? checkRule(rule.rule, `${path}/rule`, depth + 1)
        : rule.rules.flatMap((one, index) => checkRule(one, `${path}/rules/${index}`, depth + 1));
    case 'field':
      return checkField(rule, path);
    case 'event':
      return checkEvent(rule, path);
    case 'event_sum':
      return checkSum(rule, path);
    case 'conversion':
      return [...checkCount(rule, path), ...checkChosen(rule, path), ...checkConversion(rule, path)];
    case 'conversion_sum':
      return [...checkSum(rule, path), ...checkConversion(rule, path)];
    case 'click':
    case 'reply':
      return [...checkOrigin(rule, path), ...checkCount(rule, path)];
    case 'message':
      return checkOrigin(rule, path);
    case 'segment_change':
      return checkChange(rule, path);
    case 'random_bucket':
      return rule.from <= rule.to ? [] : [{ path: `${path}/to`, rule: 'must not be less than from' }];
    default:
      return [];
  }
}

function checkField(rule: SegmentRuleField, path: string): RuleProblem[] {
  const type = fieldTypeOf(rule.field);
  if (!OPERATORS[rule.operator].appliesTo.includes(type))
    return [{ path: `${path}/operator`, rule: `must be one of ${operatorsOf(type).join(', ')} for ${rule.field}` }];
  return checkOperands(rule, path, type);
}

function checkOperands(
  rule: Pick<SegmentRuleField, 'operator'> & Partial<Record<Operand, unknown>>,
  path: string,
  type: FieldType,
): RuleProblem[] {
  const { operator } = rule;
  const { needs } = OPERATORS[operator];
  const isAllowed = (operand: Operand): boolean =>
    operand === needs || (operand === 'days_from_now' && operator === 'anniversary');
  const unused = (['value', 'values', 'within', 'days_from_now'] as const)
    .filter((operand) => rule[operand] !== undefined && !isAllowed(operand))
    .map((operand) => ({ path: `${path}/${operand}`, rule: `is not used by ${operator}; remove it` }));
  if (unused.length > 0) return unused;
  if (needs === null) return [];
  if (rule[needs] === undefined) return [{ path: `${path}/${needs}`, rule: `is required for ${operator}` }];
  if (needs === 'value') return checkValue(rule.value, operator, `${path}/value`, type);
  return needs === 'values' ? checkValues(rule.values as readonly unknown[], operator, `${path}/values`, type) : [];
}

function checkValue(
  value: unknown,
  operator: SegmentRuleField['operator'],
  path: string,
  type: FieldType,
): RuleProblem[] {
  switch (OPERATORS[operator].compares) {
    case 'number':
      return typeof value === 'number' ? [] : [{ path, rule: `must be a number for ${operator}` }];
    case 'time':
      return isTime(value) ? [] : [{ path, rule: 'must be a time, such as 2026-03-01 or 2026-03-01T12:00:00Z' }];
    case 'text':
      return typeof value === 'string' ? [] : [{ path, rule: `must be text for ${operator}` }];
    default:
      return type !== 'text' || typeof value === 'string' ? [] : [{ path, rule: 'must be text, as the field is' }];
  }
}

function checkValues(
  values: readonly unknown[],
  operator: SegmentRuleField['operator'],
  path: string,
  type: FieldType,
): RuleProblem[] {
  if (operator === 'size_between') return checkSize(values, path);
  if (operator !== 'between')
    return type !== 'text' || values.every((value) => typeof value === 'string')
      ? []
      : [{ path, rule: 'must be text, as the field is' }];
  const [low, high] = values;
  if (values.length !== 2) return [{ path, rule: 'must be the lower and the upper end' }];
  if (typeof low === 'number' && typeof high === 'number' && type === 'any')
    return low <= high ? [] : [{ path, rule: 'must begin with the lower end' }];
  const [from, to] = [readEnd(low), readEnd(high)];
  if (from === null || to === null)
    return [{ path, rule: type === 'time' ? 'must be two times' : 'must be two numbers or two times' }];
  return from <= to ? [] : [{ path, rule: 'must begin with the earlier time' }];
}

function checkSize(values: readonly unknown[], path: string): RuleProblem[] {
  const [low, high] = values;
  const isSize = (size: unknown): size is number => Number.isInteger(size) && Number(size) >= 0;
  if (values.length !== 2 || !isSize(low) || !isSize(high))
    return [{ path, rule: 'must be the lowest and the highest number of items' }];
  return low <= high ? [] : [{ path, rule: 'must begin with the lower end' }];
}

const readEnd = (value: unknown): Date | null => (typeof value === 'string' ? readTime(value) : null);

const isTime = (value: unknown): boolean => readEnd(value) !== null;

function checkEvent(rule: SegmentRuleEvent, path: string): RuleProblem[] {
  return [...checkCount(rule, path), ...checkChosen(rule, path)];
}

/** `within` chooses events here, and is no operand. */
function checkSum(
  { operator, value, values, ...chosen }: SegmentRuleEventSum | SegmentRuleConversionSum,
  path: string,
): RuleProblem[] {
  const operands = { operator, ...(value !== undefined && { value }), ...(values !== undefined && { values }) };
  return [...checkOperands(operands, path, 'any'), ...checkChosen(chosen, path)];
}

/** Amounts are only compared in one currency. */
function checkConversion(
  { currency, min_value_minor: min, max_value_minor: max }: Partial<Omit<SegmentRuleConversion, 'kind' | 'operator'>>,
  path: string,
): RuleProblem[] {
  const rule = currency === undefined ? null : currencyRule(currency);
  const named = min === undefined ? 'max_value_minor' : 'min_value_minor';
  return [
    ...(rule === null ? [] : [{ path: `${path}/currency`, rule }]),
    ...(currency === undefined && (min ?? max) !== undefined
      ? [{ path: `${path}/currency`, rule: `must be set with ${named}` }]
      : []),
    ...(min !== undefined && max !== undefined && min > max
      ? [{ path: `${path}/max_value_minor`, rule: 'must not be less than min_value_minor' }]
      : []),
  ];
}

function checkOrigin(
  {
    campaign_id: campaign,
    journey_id: journey,
    node_id: node,
  }: Pick<SegmentRuleReply, 'campaign_id' | 'journey_id' | 'node_id'>,
  path: string,
): RuleProblem[] {
  return [
    ...(campaign !== undefined && journey !== undefined
      ? [{ path: `${path}/campaign_id`, rule: 'must not be set together with journey_id' }]
      : []),
    ...(node !== undefined && journey === undefined
      ? [{ path: `${path}/node_id`, rule: 'must be set with journey_id' }]
      : []),
  ];
}

/** What is older is not kept. */
function checkChange({ within: { amount, unit } }: SegmentRuleSegmentChange, path: string): RuleProblem[] {
  return amount * UNIT_MS[unit] <= MAX_CHANGE_DAYS * DAY_MS
    ? []
    : [{ path: `${path}/within`, rule: `must be at most ${MAX_CHANGE_DAYS} days` }];
}

/** Which events count. */
function checkChosen(rule: Pick<SegmentRuleEvent, 'within' | 'from' | 'to' | 'where'>, path: string): RuleProblem[] {
  const { within, from, to, where = [] } = rule;
  const ends = Object.entries({ from, to }).filter(([, end]) => end !== undefined && !isUsableTime(end));
  const isDouble = within !== undefined && (from !== undefined || to !== undefined);
  return [
    ...(isDouble ? [{ path: `${path}/within`, rule: 'must not be set together with from or to' }] : []),
    ...ends.map(([name]) => ({
      path: `${path}/${name}`,
      rule: 'must be a time of the years 1 to 9999, without a leap second',
    })),
    ...(from !== undefined && to !== undefined && Date.parse(from) >= Date.parse(to)
      ? [{ path: `${path}/to`, rule: 'must be later than from' }]
      : []),
    ...where.flatMap((condition: SegmentPropertyCondition, index) =>
      checkOperands(condition, `${path}/where/${index}`, 'any'),
    ),
  ];
}

function checkCount(
  { operator = 'at_least', count = 1 }: { operator?: string; count?: number },
  path: string,
): RuleProblem[] {
  return operator === 'at_least' && count === 0
    ? [{ path: `${path}/count`, rule: 'must be at least 1 with at_least, because 0 is met by every contact' }]
    : [];
}
