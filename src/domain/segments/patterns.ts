import type { SegmentRule } from '../../generated/types.ts';
import { OPERATORS } from './operators.ts';
import { walkRules } from './references.ts';

/**
 * Characters of the patterns (values of `contains` and `starts_with`) that are searched for in one
 * contact. A search takes time in proportion to both the searched text and the pattern; without
 * this bound, the rules of one segment could have twenty times as many characters.
 */
export const MAX_PATTERN_CHARACTERS = 4_096;

interface Comparison {
  readonly operator: keyof typeof OPERATORS;
  readonly value?: unknown;
}

/** Characters of the patterns in a rule, without those in the rules inside it. */
export function patternCharacters(rule: SegmentRule): number {
  return comparisonsIn(rule, '').reduce((sum, { comparison }) => sum + charactersOf(comparison), 0);
}

/** The JSON Pointer to the pattern with which the rules exceed the bound, or null. */
export function findExcessPattern(rules: SegmentRule, path: string): string | null {
  let sum = 0;
  for (const located of walkRules(rules, path))
    for (const { comparison, path: at } of comparisonsIn(located.rule, located.path)) {
      sum += charactersOf(comparison);
      if (sum > MAX_PATTERN_CHARACTERS) return `${at}/value`;
    }
  return null;
}

/**
 * The JSON Pointer to the segment with which the rules, which do not exceed the bound themselves,
 * exceed it together with the rules of segments; or null. A segment counts as often as it is
 * referred to. There must be no circles.
 */
export function findExcessSegment(
  rules: SegmentRule,
  path: string,
  segments: ReadonlyMap<string, SegmentRule>,
): string | null {
  const totals = new Map<string, number>();
  const totalOf = (id: string): number => {
    const known = totals.get(id);
    if (known !== undefined) return known;
    const inner = segments.get(id);
    const total = inner === undefined ? 0 : totalIn(inner);
    totals.set(id, total);
    return total;
  };
  const totalIn = (inner: SegmentRule): number =>
    [...walkRules(inner, '')].reduce((sum, { rule }) => sum + totalAt(rule), 0);
  const totalAt = (rule: SegmentRule): number =>
    rule.kind === 'segment' ? totalOf(rule.segment_id) : patternCharacters(rule);
  let sum = 0;
  for (const { rule, path: at } of walkRules(rules, path)) {
    sum += totalAt(rule);
    if (sum > MAX_PATTERN_CHARACTERS) return rule.kind === 'segment' ? `${at}/segment_id` : at;
  }
  return null;
}

function comparisonsIn(rule: SegmentRule, path: string): { readonly comparison: Comparison; readonly path: string }[] {
  if (rule.kind === 'field') return [{ comparison: rule, path }];
  if (rule.kind !== 'event' && rule.kind !== 'event_sum') return [];
  return (rule.where ?? []).map((comparison, index) => ({ comparison, path: `${path}/where/${index}` }));
}

/** Characters are code points, as in the schema. */
function charactersOf({ operator, value }: Comparison): number {
  return OPERATORS[operator].compares === 'text' && typeof value === 'string' ? [...value].length : 0;
}
