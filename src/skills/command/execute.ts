import { requestApproval } from '../../approvals/request-approval.ts';
import { approvalNeed } from '../../domain/approvals/policy.ts';
import { hashRequest } from '../../domain/audit/call-hash.ts';
import { callEffect } from '../../effect-of-call.ts';
import { notFound, type SkillError, unprocessable } from '../../errors.ts';
import type { SkillName } from '../../generated/skills.ts';
import { requireAllowed } from '../../plans/check-steps.ts';
import type { Preview } from '../../plans/plan.ts';
import { previewSteps } from '../../plans/preview.ts';
import { findPlan, type PlanRow } from '../../plans/queries.ts';
import type { ContextOf, Skill, SkillParams } from '../../skill.ts';
import { presentSum } from './present.ts';
import { storeJob, withJob } from './run-job.ts';

type Context = ContextOf<'command.execute'>;
type Params = SkillParams<'command.execute'>;

/**
 * Executes a plan exactly as it was shown, or refuses. The plan is tried again first; then its job
 * is stored, and its calls are made, each in a transaction of its own.
 */
export const executePlan: Skill<'command.execute'> = async (params, context) => {
  const { plan_id: planId, plan_hash: planHash, on_error: onError = 'stop', dry_run: isDryRun = false } = params;
  const { database, replay, unitOfWork, account, key, service, now, requestId, approvalId = null } = context;
  const replayed = await replay();
  if (replayed !== null) return withJob(context, replayed);
  const plan = await findPlan(database, account, planId);
  if (plan === null) throw notFound('plan');
  if (plan.expires_at <= now) throw planChanged(plan, 'The plan has expired.', []);
  if (plan.hash !== planHash) throw planChanged(plan, 'plan_hash is not that of the plan.', []);
  requireAllowed(plan.steps, (skill) => service.mayCall(key, skill));
  const preview = await previewSteps(service.dryRunner, { fingerprint: key.fingerprint, requestId }, plan.steps);
  if (preview.hash !== plan.hash)
    throw planChanged(plan, 'The plan would not do the same any more.', changesOf(plan, preview));
  const shown = { effect: presentSum(preview.steps) };
  if (isDryRun) return { job: null, steps: [], ...shown, dry_run: true };
  if (approvalId === null) await requireApproval(params, preview, context);
  const job = { plan_id: planId, approval_id: approvalId, undo_of: null, on_error: onError };
  const stored = await unitOfWork(async ({ tx }) => ({
    ...(await storeJob(tx, context, job, plan.steps, alreadyExecuted)),
    ...shown,
  }));
  return withJob(context, stored);
};

/** A plan is approved as a whole, if a policy of the key names one of its steps. */
async function requireApproval(params: Params, preview: Preview, context: Context): Promise<void> {
  const { database, account, key, service, now, newId, requestId } = context;
  const subjects = preview.steps.flatMap(({ skill, params: given, effect }) => {
    const named = callEffect(skill as SkillName, given);
    return effect === null || approvalNeed(key.approval, named) === 'none' ? [] : [{ named, amounts: effect }];
  });
  if (subjects.length === 0) return;
  const skill = 'command.execute';
  const call = { ...params };
  const paramsHash = hashRequest(service.hashesOf, account.accountId, skill, call);
  await requestApproval(
    database,
    { skill, params: call, paramsHash, account, key, requestId, now, newId },
    async () => {
      const by = { fingerprint: key.fingerprint, requestId };
      const outcome = await service.dryRunner.all(by, (dryRun) => dryRun(skill, call));
      if (!outcome.ok) throw unprocessable('call_fails', outcome.error.message);
      return { dryRun: outcome.dryRun, subjects };
    },
  );
}

interface Change {
  readonly position: number;
  readonly skill: string;
}

function changesOf({ preview: shown }: PlanRow, { steps }: Preview): Change[] {
  return steps.flatMap(({ skill, hash }, index) =>
    shown[index]?.hash === hash ? [] : [{ position: index + 1, skill }],
  );
}

function planChanged(plan: PlanRow, why: string, changed: readonly Change[]): SkillError {
  const steps = plan.steps.map(({ skill, params }) => ({ skill, params }));
  return unprocessable('plan_changed', `${why} Nothing was done. Plan again, and execute what it shows.`, {
    details: { plan_id: plan.id, changed },
    nextActions: [{ skill: 'command.plan', params: { steps }, why: 'Plans the same calls again.' }],
  });
}

function alreadyExecuted(): SkillError {
  return unprocessable('already_executed', 'The plan was executed before. Plan again to do it once more.', {
    nextActions: [{ skill: 'command.history', params: {}, why: 'Lists the jobs of this account.' }],
  });
}
