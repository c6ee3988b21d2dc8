import type { Owner } from '../../domain/account.ts';
import { takesExisting } from '../../domain/journeys/existing.ts';
import type { Definition } from '../../domain/journeys/graph.ts';
import { segmentsIn } from '../../domain/segments/references.ts';
import type { JourneyEntrySegment, SegmentRule } from '../../generated/types.ts';
import { compileRule } from '../../people/segments/compile.ts';
import { loadSegmentRules } from '../../people/segments/load-rules.ts';
import { createRuleCompiler } from '../../people/segments/rule-compiler.ts';
import type { Sql, Statement } from '../../platform/database/sql.ts';
import { limitsOf, mayEnter } from './may-enter.ts';

/** Whether contact `c` was in the segment of the journey `$3` at its publication, and still is. */
export const LEFT_OUT =
  'EXISTS (SELECT FROM journey_left_out l WHERE l.tenant_id = $1 AND l.journey_id = $3 AND l.contact_id = c.id)';

const ENROLLED =
  'EXISTS (SELECT FROM journey_enrollments p WHERE p.tenant_id = $1 AND p.contact_id = c.id AND p.journey_id = $3)';

/** A publication writes each contact of a segment: a second for 50,000 on two cores. */
const BUDGET_MS = 30_000;

type Settings = Pick<Definition, 'entry_rules' | 'reentry'> & { readonly entry: JourneyEntrySegment };

/** What contacts of the same segment enter until now; null if the journey did not take them. */
export type Before = Settings | null;

/**
 * From now on, the contacts that are in the segment do not enter until they leave it: in one
 * statement, so that a contact that joins meanwhile is either left out or enters. When a journey
 * goes on with the same segment, it keeps whom it left out, and adds those that the new rules would
 * let enter but the rules until now would not. With that, a contact that joined since the last look
 * at the segment still enters, and one that waits for its re-entry goes on waiting.
 */
export async function leaveOut(
  tx: Sql,
  { tenantId, accountId }: Owner,
  journeyId: string,
  settings: Settings,
  before: Before,
  now: Date,
): Promise<void> {
  const member: SegmentRule = { kind: 'segment', segment_id: settings.entry.segment_id };
  const [after, until] = [settings.entry_rules, before?.entry_rules ?? null];
  const all = [member, after, until].filter((rule) => rule !== null);
  const segments = await loadSegmentRules(tx, { tenantId, accountId }, all.flatMap(segmentsIn));
  const compiler = createRuleCompiler('sets', now, before === null ? 4 : 14);
  const compile = (rule: SegmentRule | null): string =>
    rule === null ? 'true' : `(${compileRule(rule, segments, compiler)}) IS TRUE`;
  const conditions = [compileRule(member, segments, compiler)];
  if (before !== null) {
    const [entered, enters] = [`${compile(until)} AND ${mayEnter("''", 9)}`, `${compile(after)} AND ${mayEnter("''")}`];
    conditions.push(
      takesExisting(before.entry) ? `NOT (${entered})` : `NOT (${entered} AND NOT ${LEFT_OUT})`,
      // Those who never entered although they could all the time were kept from it by the rules.
      takesExisting(before.entry) ? `((${enters}) OR NOT ${ENROLLED})` : `(${enters})`,
    );
  } else await forgetLeftOut(tx, tenantId, journeyId);
  const statement: Statement<readonly unknown[], never> = {
    name: 'journeys.leave_out',
    text: `INSERT INTO journey_left_out (tenant_id, journey_id, contact_id)
           SELECT $1, $3, c.id FROM contacts c WHERE c.tenant_id = $1 AND c.account_id = $2 AND ${conditions.join(' AND ')}
           ON CONFLICT DO NOTHING`,
    batch: true,
    scans: true,
    budgetMs: BUDGET_MS,
  };
  const limits = before === null ? [] : [...limitsOf(settings.reentry, now), ...limitsOf(before.reentry, now)];
  await tx.run(statement, tenantId, accountId, journeyId, ...limits, ...compiler.values.values);
}

/** A contact that left the segment enters when it joins again. */
export async function releaseLeftOut(
  tx: Sql,
  { tenantId, accountId }: Owner,
  journeyId: string,
  { segment_id: segmentId }: JourneyEntrySegment,
  now: Date,
): Promise<void> {
  const segments = await loadSegmentRules(tx, { tenantId, accountId }, [segmentId]);
  const compiler = createRuleCompiler('sets', now, 4);
  const condition = compileRule({ kind: 'segment', segment_id: segmentId }, segments, compiler);
  const statement: Statement<readonly unknown[], never> = {
    name: 'journeys.release_left_out',
    text: `DELETE FROM journey_left_out l WHERE l.tenant_id = $1 AND l.journey_id = $3 AND NOT EXISTS (
             SELECT FROM contacts c WHERE c.tenant_id = $1 AND c.account_id = $2 AND c.id = l.contact_id AND ${condition})`,
    batch: true,
    scans: true,
    budgetMs: BUDGET_MS,
  };
  await tx.run(statement, tenantId, accountId, journeyId, ...compiler.values.values);
}

export async function forgetLeftOut(tx: Sql, tenantId: string, journeyId: string): Promise<void> {
  await tx.tenant(tenantId).journey_left_out.deleteMany({ where: { journey_id: journeyId } });
}
