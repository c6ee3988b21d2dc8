import { notFound, unprocessable } from '../../errors.ts';
import { catalog } from '../../generated/catalog.ts';
import type { SkillName } from '../../generated/skills.ts';
import { requireAllowed } from '../../plans/check-steps.ts';
import type { PlannedCall } from '../../plans/plan.ts';
import { findJob, findUndoOf, type JobRow, listSteps, releaseUndo, type StepRow } from '../../plans/queries.ts';
import { callsLeft, undoCalls } from '../../plans/undo-calls.ts';
import type { Sql } from '../../platform/database/sql.ts';
import type { ContextOf, Skill } from '../../skill.ts';
import { storeJob, withJob } from './run-job.ts';

const HISTORY = [{ skill: 'command.history', params: {}, why: 'Lists the jobs of this account.' }];

/**
 * Undoing is a job of its own, whose calls undo the last step first. The key must be allowed to
 * call all that the job called and all that undoes it, before anything is stored. An undoing that
 * failed can be repeated: the calls that are left are then made.
 */
export const undoJob: Skill<'command.undo'> = async ({ job_id: jobId, dry_run: isDryRun = false }, context) => {
  const { database, replay, unitOfWork, account, key, service } = context;
  const replayed = await replay();
  if (replayed !== null) return withJob(context, replayed);
  const undone = await findJob(database, account, jobId);
  if (undone === null) throw notFound('job', HISTORY);
  const steps = await listSteps(database, account.tenantId, jobId);
  requireKnown(steps, context);
  if (undone.state === 'running')
    throw unprocessable('job_running', 'The job is still running. Undo it when it has ended.', {
      nextActions: [{ skill: 'command.status', params: { job_id: jobId }, why: 'Shows how far the job is.' }],
    });
  const isRead = (skill: string): boolean => catalog[skill as SkillName]?.effect === 'read';
  const { calls: all, undone: planned, notReversible } = undoCalls(steps, isRead);
  requireAllowed(all, (skill) => service.mayCall(key, skill));
  const failed = await findUndoOf(database, account, jobId);
  const shown = { planned: [...planned], not_reversible: [...notReversible] };
  if (failed !== null && failed.state !== 'failed' && !isDryRun) throw alreadyUndone();
  const calls = callsLeft(all, await stepsOfAttempts(database, context, failed));
  if (isDryRun || all.length === 0) return { job: null, steps: [], ...shown, ...(isDryRun && { dry_run: true }) };
  if (calls.length === 0) throw alreadyUndone();
  const job = { plan_id: null, approval_id: null, undo_of: jobId, on_error: 'continue' as const };
  const stored = await unitOfWork(async ({ tx }) => {
    if (failed !== null && !(await releaseUndo(tx, account, failed))) throw alreadyUndone();
    return {
      ...(await storeJob(tx, context, { ...job, retry_of: failed?.id ?? null }, calls, alreadyUndone)),
      ...shown,
    };
  });
  return withJob(context, stored);
};

type Context = ContextOf<'command.undo'>;

/** A skill of an earlier version of the service has no inverse. */
function requireKnown(steps: readonly StepRow[], { key, service }: Context): void {
  const known: readonly PlannedCall[] = steps.filter(({ skill }) => Object.hasOwn(catalog, skill));
  requireAllowed(known, (skill) => service.mayCall(key, skill));
}

/** The steps of the last attempt to undo a job, and of those that it repeated. */
async function stepsOfAttempts(sql: Sql, { account }: Context, last: JobRow | null): Promise<readonly StepRow[]> {
  const steps: StepRow[] = [];
  for (let one = last; one !== null; one = one.retry_of === null ? null : await findJob(sql, account, one.retry_of))
    steps.push(...(await listSteps(sql, account.tenantId, one.id)));
  return steps;
}

const alreadyUndone = () => unprocessable('already_undone', 'The job was undone before.', { nextActions: HISTORY });
