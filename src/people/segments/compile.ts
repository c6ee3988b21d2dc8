import { toE164 } from '../../domain/e164.ts';
import { phonePrefixes } from '../../domain/phone-search.ts';
import { attributeName, CONTACT_FIELDS, fieldTypeOf } from '../../domain/segments/operators.ts';
import type { SegmentRule, SegmentRuleField } from '../../generated/types.ts';
import { type Compared, columnCompared, compileComparison, jsonCompared } from './compile-comparison.ts';
import { compileConversionSum, compileConversions } from './compile-conversions.ts';
import { compileClicks, compileEventSum, compileEvents } from './compile-events.ts';
import {
  compileBucket,
  compileConsent,
  compileList,
  compileMessage,
  compileReply,
  compileSegmentChange,
  compileTag,
} from './compile-memberships.ts';
import { IN_HOLD_OUT } from './in-hold-out.ts';
import type { RuleCompiler } from './rule-compiler.ts';

/** The rules of segments by ID, with those of the segments that they refer to. */
export type SegmentRules = ReadonlyMap<string, SegmentRule>;

/** Rules that are true or false, never null. */
const EXISTING: ReadonlySet<SegmentRule['kind']> = new Set([
  'event',
  'event_sum',
  'conversion',
  'conversion_sum',
  'click',
  'reply',
  'message',
  'list',
  'tag',
  'segment_change',
  'in_hold_out',
]);

/**
 * The SQL condition of rules about the contacts `c`. It may be null instead of false, which is the
 * same for WHERE, AND and OR; `not` and the opposite operators make a condition two-valued before
 * they negate it. The text consists of constants only: all values are parameters of the compiler.
 */
export function compileRule(rule: SegmentRule, segments: SegmentRules, compiler: RuleCompiler): string {
  compiler.addRule(rule);
  const compile = (one: SegmentRule): string => compileRule(one, segments, compiler);
  switch (rule.kind) {
    case 'and':
      return `(${rule.rules.map(compile).join(' AND ')})`;
    case 'or':
      return `(${rule.rules.map(compile).join(' OR ')})`;
    case 'not':
      // The planner joins what does not exist, but not what `IS NOT TRUE`.
      return EXISTING.has(rule.rule.kind) ? `NOT ${compile(rule.rule)}` : `(${compile(rule.rule)}) IS NOT TRUE`;
    case 'field':
      return rule.field === 'phone' ? comparePhone(rule, compiler) : compareField(rule, compiler);
    case 'event':
      return compileEvents(rule, compiler);
    case 'event_sum':
      return compileEventSum(rule, compiler);
    case 'conversion':
      return compileConversions(rule, compiler);
    case 'conversion_sum':
      return compileConversionSum(rule, compiler);
    case 'click':
      return compileClicks(rule, compiler);
    case 'message':
      return compileMessage(rule, compiler);
    case 'reply':
      return compileReply(rule, compiler);
    case 'consent':
      return compileConsent(rule, compiler);
    case 'list':
      return compileList(rule, compiler);
    case 'tag':
      return compileTag(rule, compiler);
    case 'segment_change':
      return compileSegmentChange(rule, compiler);
    case 'random_bucket':
      return compileBucket(rule, compiler);
    case 'in_hold_out':
      return IN_HOLD_OUT;
    case 'segment': {
      const rules = segments.get(rule.segment_id);
      // Deleted since: a segment that no longer exists has no contacts.
      return rules === undefined ? 'false' : compile(rules);
    }
  }
}

function compareField(rule: SegmentRuleField, compiler: RuleCompiler): string {
  return compileComparison(comparedField(rule, compiler), rule.operator, rule, compiler);
}

/** Numbers are stored in canonical form, and rules have either form, in any notation. */
function comparePhone(rule: SegmentRuleField, compiler: RuleCompiler): string {
  const canonical = (value: unknown) => (typeof value === 'string' ? (toE164(value) ?? value) : value);
  const { operator, value, values } = rule;
  if (operator === 'starts_with' && typeof value === 'string' && value.startsWith('+')) {
    const prefixes = new Set([value, ...phonePrefixes(value)]);
    return `(${[...prefixes].map((prefix) => compareField({ ...rule, value: prefix }, compiler)).join(' OR ')})`;
  }
  if (operator === 'contains' && typeof value === 'string' && /^[+\d\s().\-/]+$/.test(value))
    return compareField({ ...rule, value: value.replace(/[\s().\-/]/g, '') }, compiler);
  return compareField(
    {
      ...rule,
      ...(value !== undefined && { value: canonical(value) as string }),
      ...(values !== undefined && { values: values.map(canonical) as string[] }),
    },
    compiler,
  );
}

/** The contract lists the columns, so a field that is not an attribute is a column of contacts. */
function comparedField({ field }: SegmentRuleField, { values }: RuleCompiler): Compared {
  const attribute = attributeName(field);
  if (attribute !== null) return jsonCompared('c.attributes', values.add(attribute, 'text'));
  return columnCompared(fieldTypeOf(field) === 'time' ? 'time' : 'text', columnOf(field));
}

/** Throws for anything else, because the name becomes part of the statement. */
function columnOf(field: string): string {
  const column = Object.keys(CONTACT_FIELDS).find((name) => name === field);
  if (column === undefined) throw new Error('A rule names a field that contacts do not have.');
  return `c.${column}`;
}
