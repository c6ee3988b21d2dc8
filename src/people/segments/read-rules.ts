import type { Owner } from '../../domain/account.ts';
import { checkRules, type RuleProblem } from '../../domain/segments/check-rules.ts';
import { findExcessSegment, MAX_PATTERN_CHARACTERS } from '../../domain/segments/patterns.ts';
import {
  isAboutMessages,
  isAboutSegment,
  type LocatedRule,
  segmentsIn,
  walkRules,
} from '../../domain/segments/references.ts';
import { invalidParams } from '../../errors.ts';
import type { SegmentRule } from '../../generated/types.ts';
import type { NextAction } from '../../next-actions.ts';
import type { Sql } from '../../platform/database/sql.ts';
import type { SegmentRules } from './compile.ts';
import { loadSegmentRules, MAX_NESTING } from './load-rules.ts';
import { findUnknownReferences } from './unknown-references.ts';

/**
 * Checks rules beyond their schema, and loads those of the segments that they refer to. Throws
 * -32602 with the path of each problem: operands that do not fit, references that the account does
 * not have, changes of segments that are not tracked, circles, segments in segments that are too
 * deep, and too long patterns. `path` is where
 * the params have the rules, and `ownId` the segment whose rules they become.
 */
export async function readRules(
  sql: Sql,
  owner: Owner,
  rules: SegmentRule,
  { path = '/rules', ownId = null }: { readonly path?: string; readonly ownId?: string | null } = {},
): Promise<SegmentRules> {
  refuse(checkRules(rules, path));
  const located = [...walkRules(rules, path)];
  const missing = await findUnknownReferences(sql, owner, referencesOf(located));
  const unknown = new Set(missing.flatMap(({ kind, id }) => (kind === 'tracking' ? [] : [id])));
  refuse(located.flatMap((one) => unknownReference(one, unknown)));
  refuseUntracked(located, new Set(missing.map(({ id }) => id)));
  const segments = await loadSegmentRules(sql, owner, segmentsIn(rules));
  refuse(located.flatMap((one) => checkNesting(one, segments, ownId)));
  refuse(checkPatterns(rules, path, segments));
  return segments;
}

const SHOW_FIELDS: NextAction = {
  skill: 'segments.fields',
  params: {},
  why: 'Lists what rules can ask about, with operators and examples.',
};

function refuse(problems: readonly RuleProblem[], nextAction = SHOW_FIELDS): void {
  if (problems.length === 0) return;
  const text = problems.map(({ path, rule }) => `${path} ${rule}`).slice(0, 5);
  throw invalidParams(`The rules are not valid: ${text.join('; ')}.`, problems, { nextActions: [nextAction] });
}

function refuseUntracked(located: readonly LocatedRule[], untracked: ReadonlySet<string>): void {
  const asking = located.flatMap(({ rule, path }) =>
    rule.kind === 'segment_change' && untracked.has(rule.segment_id) ? [{ id: rule.segment_id, path }] : [],
  );
  const rule = 'must be a segment whose members are tracked: set track_members of segments.update';
  refuse(
    asking.map(({ path }) => ({ path: `${path}/segment_id`, rule })),
    {
      skill: 'segments.update',
      params: { segment_id: asking[0]?.id, track_members: true },
      why: 'Records from now on when contacts join and leave the segment.',
    },
  );
}

function referencesOf(located: readonly LocatedRule[]) {
  const ids = (read: (rule: SegmentRule) => string | undefined): string[] => [
    ...new Set(located.flatMap(({ rule }) => read(rule) ?? [])),
  ];
  return {
    lists: ids((rule) => (rule.kind === 'list' ? rule.list_id : undefined)),
    tags: ids((rule) => (rule.kind === 'tag' ? rule.tag_id : undefined)),
    campaigns: ids((rule) => (isAboutMessages(rule) ? rule.campaign_id : undefined)),
    journeys: ids((rule) => (isAboutMessages(rule) ? rule.journey_id : undefined)),
    programs: ids((rule) => (rule.kind === 'consent' ? rule.program_id : undefined)),
    segments: ids((rule) => (isAboutSegment(rule) ? rule.segment_id : undefined)),
    tracked: ids((rule) => (rule.kind === 'segment_change' ? rule.segment_id : undefined)),
  };
}

const REFERENCES = ['list_id', 'tag_id', 'campaign_id', 'journey_id', 'program_id', 'segment_id'] as const;

function unknownReference({ rule, path }: LocatedRule, unknown: ReadonlySet<string>): RuleProblem[] {
  const ids: Readonly<Record<string, unknown>> = { ...rule };
  return REFERENCES.filter((field) => unknown.has(String(ids[field]))).map((field) => ({
    path: `${path}/${field}`,
    rule: 'names nothing that this account has',
  }));
}

function checkNesting({ rule, path }: LocatedRule, segments: SegmentRules, ownId: string | null): RuleProblem[] {
  if (!isAboutSegment(rule)) return [];
  const problem = (text: string): RuleProblem[] => [{ path: `${path}/segment_id`, rule: text }];
  let reached: readonly string[] = [rule.segment_id];
  for (let depth = 1; reached.length > 0; depth += 1) {
    if (ownId !== null && reached.includes(ownId)) return problem('must not lead back to this segment');
    if (depth > MAX_NESTING) return problem(`must not refer to segments in segments more than ${MAX_NESTING} deep`);
    // Each segment once per step, however many refer to it.
    reached = [...new Set(reached.flatMap((id) => segmentsIn(segments.get(id) ?? NO_RULES)))];
  }
  return [];
}

function checkPatterns(rules: SegmentRule, path: string, segments: SegmentRules): RuleProblem[] {
  const excess = findExcessSegment(rules, path, segments);
  const rule = `must not be used here: with the segments, the values of contains and starts_with have more than ${MAX_PATTERN_CHARACTERS} characters together`;
  return excess === null ? [] : [{ path: excess, rule }];
}

const NO_RULES: SegmentRule = { kind: 'or', rules: [] };
