import type { Owner } from '../../domain/account.ts';
import type { SegmentRule } from '../../generated/types.ts';
import { type Sql, type Statement, statement } from '../../platform/database/sql.ts';
import { compileRule } from '../segments/compile.ts';
import { loadSegmentRules } from '../segments/load-rules.ts';
import { type Access, createRuleCompiler } from '../segments/rule-compiler.ts';
import type { Audience, ResolvedAudience } from './parts.ts';

/** SQL of the segments of an audience, as further alternatives of its two parts. */
export interface SegmentConditions {
  readonly include: string;
  readonly exclude: string;
}

/** A chunk of a campaign, or a count over all contacts of an account. */
const BUDGET_MS = 10_000;

const NO_SEGMENTS: SegmentConditions = { include: '', exclude: '' };

export function segmentIdsOf({ include, exclude }: Audience): readonly string[] {
  return [...new Set([...(include.segment_ids ?? []), ...(exclude?.segment_ids ?? [])])];
}

export function hasSegments(audience: Audience): boolean {
  return segmentIdsOf(audience).length > 0;
}

/** The rules that a launched campaign keeps; null without segments. */
export function frozenRules(audience: ResolvedAudience): Readonly<Record<string, SegmentRule>> | null {
  return hasSegments(audience) ? Object.fromEntries(audience.rules) : null;
}

/** Adds the current rules of the segments in an audience. */
export async function resolveAudience(sql: Sql, owner: Owner, audience: Audience): Promise<ResolvedAudience> {
  return { ...audience, rules: await loadSegmentRules(sql, owner, segmentIdsOf(audience)) };
}

/**
 * A statement over an audience. `firstValue` is the number of the first placeholder after its own
 * params; the values of the rules follow those. With segments it is planned on each execution,
 * because its text depends on their rules.
 */
export function audienceStatement<Params extends readonly unknown[], Row>(
  name: string,
  access: Access,
  firstValue: number,
  textOf: (conditions: SegmentConditions) => string,
): (
  audience: ResolvedAudience,
  at: Date,
) => { readonly statement: Statement<[...Params, ...unknown[]], Row>; readonly values: readonly unknown[] } {
  const withoutSegments = {
    statement: statement<[...Params, ...unknown[]], Row>(name, textOf(NO_SEGMENTS)),
    values: [],
  };
  return (audience, at) => {
    if (!hasSegments(audience)) return withoutSegments;
    const { include, exclude = {}, rules } = audience;
    const compiler = createRuleCompiler(access, at, firstValue);
    const alternatives = (ids: readonly string[] = []): string =>
      ids.map((id) => ` OR ${compileRule({ kind: 'segment', segment_id: id }, rules, compiler)}`).join('');
    const conditions = { include: alternatives(include.segment_ids), exclude: alternatives(exclude.segment_ids) };
    const text = textOf(conditions);
    return {
      statement: { name: `${name}_segments`, text, batch: true, scans: access === 'sets', budgetMs: BUDGET_MS },
      values: compiler.values.values,
    };
  };
}
