import type {
  SegmentRule,
  SegmentRuleClick,
  SegmentRuleMessage,
  SegmentRuleReply,
  SegmentRuleSegment,
  SegmentRuleSegmentChange,
} from '../../generated/types.ts';

/** A rule with its JSON Pointer. */
export interface LocatedRule {
  readonly rule: SegmentRule;
  readonly path: string;
}

/** The rule and all rules inside it. */
export function* walkRules(rule: SegmentRule, path: string): Generator<LocatedRule> {
  yield { rule, path };
  if (rule.kind === 'and' || rule.kind === 'or')
    for (const [index, one] of rule.rules.entries()) yield* walkRules(one, `${path}/rules/${index}`);
  if (rule.kind === 'not') yield* walkRules(rule.rule, `${path}/rule`);
}

type AboutMessages = SegmentRuleClick | SegmentRuleMessage | SegmentRuleReply;

/** Rules about messages may name the campaign, the journey and its node. */
export function isAboutMessages(rule: SegmentRule): rule is AboutMessages {
  return rule.kind === 'message' || rule.kind === 'click' || rule.kind === 'reply';
}

/** Rules about another segment: its contacts, or those that joined or left it. */
export function isAboutSegment(rule: SegmentRule): rule is SegmentRuleSegment | SegmentRuleSegmentChange {
  return rule.kind === 'segment' || rule.kind === 'segment_change';
}

/** IDs of the segments that the rules refer to. */
export function segmentsIn(rules: SegmentRule): string[] {
  return [...walkRules(rules, '')].flatMap(({ rule }) => (isAboutSegment(rule) ? [rule.segment_id] : []));
}
