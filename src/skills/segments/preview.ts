import type { Account } from '../../domain/account.ts';
import { invalidParams } from '../../errors.ts';
import type { SegmentRule } from '../../generated/types.ts';
import { countFunnel, sampleContacts } from '../../people/segments/contacts.ts';
import { readRules } from '../../people/segments/read-rules.ts';
import type { Sql } from '../../platform/database/sql.ts';
import type { Skill, SkillParams } from '../../skill.ts';
import { requireSegment } from './find.ts';
import { presentMember } from './present.ts';

const SAMPLE = 10;
/** Fewer than one contact in this many: looking for ten of them one by one takes longer. */
const RARE = 1_000;

export const previewSegment: Skill<'segments.preview'> = async (params, { db, account, now }) => {
  const rule = await rulesToTry(db, account, params);
  const segments = await readRules(db, account, rule);
  const steps = stepsOf(rule);
  const funnel = await countFunnel(
    db,
    account,
    steps.map((step) => step.rule),
    { segments, at: now },
  );
  const access = funnel.count * RARE < funnel.total ? 'sets' : 'lookups';
  const question = { rule, segments, at: now };
  const sample = funnel.count === 0 ? [] : await sampleContacts(db, account, question, access, SAMPLE);
  return {
    count: funnel.count,
    total: funnel.total,
    sample: sample.map(presentMember),
    funnel: steps.map(({ path }, index) => ({
      path,
      alone: funnel.steps[index]?.alone ?? 0,
      in_sequence: funnel.steps[index]?.inSequence ?? 0,
    })),
    evaluated_at: now.toISOString(),
  };
};

async function rulesToTry(
  db: Sql,
  account: Account,
  { rules, segment_id: id }: SkillParams<'segments.preview'>,
): Promise<SegmentRule> {
  if (rules !== undefined && id === undefined) return rules;
  if (id !== undefined && rules === undefined) return (await requireSegment(db, account, id)).rules;
  throw invalidParams('Set either rules or segment_id.', [{ path: '/rules', rule: 'either this or segment_id' }]);
}

/** The rules directly under `and` are steps of the funnel; anything else is one step. */
function stepsOf(rule: SegmentRule): { readonly rule: SegmentRule; readonly path: string }[] {
  if (rule.kind !== 'and') return [{ rule, path: '/rules' }];
  return rule.rules.map((step, index) => ({ rule: step, path: `/rules/rules/${index}` }));
}
