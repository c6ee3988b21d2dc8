import { createHash } from 'node:crypto';
import type { DryRunBy, DryRunner } from '../call-effect.ts';
import { canonicalJson } from '../domain/audit/hash-chain.ts';
import { inverseOf, readBefore } from '../domain/plans/inverses.ts';
import { fillReferences } from '../domain/plans/references.ts';
import { catalog } from '../generated/catalog.ts';
import type { SkillName } from '../generated/skills.ts';
import type { PlannedCall, Preview, PreviewedStep } from './plan.ts';

type Answer = Readonly<Record<string, unknown>>;

/** Makes the calls of a plan in one transaction that is rolled back. */
export async function previewSteps(
  dryRunner: DryRunner,
  by: DryRunBy,
  calls: readonly PlannedCall[],
): Promise<Preview> {
  const steps = await dryRunner.all(by, async (dryRun) => {
    const done: PreviewedStep[] = [];
    const answers: (Answer | null)[] = [];
    for (const { skill, params } of calls) {
      const filled = fillReferences(params, answers);
      const prior = readBefore({ skill, params: filled });
      const read = prior === null ? null : await dryRun(prior.skill as SkillName, prior.params);
      const outcome = await dryRun(skill as SkillName, filled);
      answers.push(outcome.ok ? outcome.answer : null);
      if (!outcome.ok) {
        const { code, message } = outcome.error;
        done.push({
          skill,
          params,
          effect: null,
          error: { code, message },
          undo: null,
          hash: `failed ${code}`,
        });
        continue;
      }
      const before = read?.ok === true ? read.answer : null;
      const inverse = inverseOf({ skill, params: filled, result: outcome.answer, before });
      const { effect, hash } = outcome.dryRun;
      const isRead = catalog[skill as SkillName].effect === 'read';
      const undo = isRead ? null : { kind: inverse.kind, why: inverse.kind === 'none' ? inverse.why : null };
      done.push({ skill, params, effect, error: null, undo, hash });
    }
    return done;
  });
  const text = canonicalJson(steps.map(({ skill, params, hash }) => ({ skill, params, hash })));
  return { steps, hash: createHash('sha256').update(text).digest('hex') };
}
