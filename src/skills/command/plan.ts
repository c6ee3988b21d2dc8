import { HOUR_MS } from '../../domain/durations.ts';
import { CLOCK, faultOfClock, readClock } from '../../domain/time-zones/read-clock.ts';
import { invalidParams, unprocessable } from '../../errors.ts';
import type { CatalogEntry } from '../../generated/catalog.ts';
import { requireAllowed, requireSteps } from '../../plans/check-steps.ts';
import { planGoal } from '../../plans/plan-goal.ts';
import { previewSteps } from '../../plans/preview.ts';
import { insertPlan } from '../../plans/queries.ts';
import type { Skill } from '../../skill.ts';
import { presentPreview, presentSum } from './present.ts';

const HOURS_VALID = 24;

function requireClock(timezone: string): string {
  const read = readClock(timezone);
  if (read.kind === 'zone') return read.name;
  throw invalidParams(faultOfClock(read), [{ path: '/timezone', rule: CLOCK }]);
}

/**
 * The calls run in a transaction of their own, which is rolled back, before the plan is stored: it
 * contains what they showed.
 */
export const planCalls: Skill<'command.plan'> = async ({ goal, steps: given, timezone }, context) => {
  const { replay, unitOfWork, database, account, key, service, now, newId, requestId } = context;
  if ((goal === undefined) === (given === undefined))
    throw invalidParams('Give either goal or steps.', [{ path: '/goal', rule: 'either this or steps' }]);
  const replayed = await replay();
  if (replayed !== null) return replayed;
  const zone = timezone === undefined ? null : requireClock(timezone);
  const mayCall = (skill: CatalogEntry): boolean => service.mayCall(key, skill);
  const planned =
    given === undefined
      ? await planGoal(goal ?? '', { sql: database, account, mayCall, schemaOf: service.schemaOf, now, zone })
      : { steps: given.map(({ skill, params = {} }) => ({ skill, params, needs: [] })), notUnderstood: [] };
  if (planned.steps.length === 0)
    throw unprocessable('not_understood', 'No skill does what the goal says. Name the calls in steps.', {
      details: { not_understood: [...planned.notUnderstood] },
      nextActions: [{ skill: 'agent.discover', params: {}, why: 'Lists skills, or finds those for a question.' }],
    });
  const calls = planned.steps.map(({ skill, params }) => ({ skill, params }));
  requireSteps(calls, '/steps');
  requireAllowed(calls, mayCall);
  const draft = { not_understood: [...planned.notUnderstood] };
  // A caller that executes a plan relies on it being all of the goal.
  if (planned.notUnderstood.length > 0 || planned.steps.some(({ needs }) => needs.length > 0))
    return unitOfWork(async () => ({
      plan_id: null,
      plan_hash: null,
      expires_at: null,
      effect: null,
      ...draft,
      steps: planned.steps.map(({ skill, params, needs }, index) => ({
        position: index + 1,
        skill,
        params: { ...params },
        needs: [...needs],
        effect: null,
        error: null,
        undo: null,
      })),
    }));
  const by = { fingerprint: key.fingerprint, requestId };
  const { steps, hash } = await previewSteps(service.dryRunner, by, calls);
  const expiresAt = new Date(now.getTime() + HOURS_VALID * HOUR_MS);
  const fails = steps.some(({ error }) => error !== null);
  return unitOfWork(async ({ tx }) => {
    const id = newId('pln');
    const row = { id, key_id: key.id, goal: goal ?? null, steps: calls, preview: steps, hash };
    if (!fails) await insertPlan(tx, account, { ...row, created_at: now, expires_at: expiresAt });
    return {
      plan_id: fails ? null : id,
      plan_hash: fails ? null : hash,
      expires_at: fails ? null : expiresAt.toISOString(),
      steps: presentPreview(steps),
      effect: presentSum(steps),
      ...draft,
    };
  });
};
