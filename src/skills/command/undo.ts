import { notFound, unprocessable } from '../../errors.ts';
import { catalog } from '../../generated/catalog.ts';
import type { SkillName } from '../../generated/skills.ts';
import { findJob, listSteps } from '../../plans/queries.ts';
import { undoCalls } from '../../plans/undo-calls.ts';
import type { Skill } from '../../skill.ts';
import { storeJob, withJob } from './run-job.ts';

const HISTORY = [{ skill: 'command.history', params: {}, why: 'Lists the jobs of this account.' }];

/** Undoing is a job of its own, whose calls undo the last step first. */
export const undoJob: Skill<'command.undo'> = async ({ job_id: jobId, dry_run: isDryRun = false }, context) => {
  const { database, replay, unitOfWork, account } = context;
  const replayed = await replay();
  if (replayed !== null) return withJob(context, replayed);
  const undone = await findJob(database, account, jobId);
  if (undone === null) throw notFound('job', HISTORY);
  if (undone.state === 'running')
    throw unprocessable('job_running', 'The job is still running. Undo it when it has ended.', {
      nextActions: [{ skill: 'command.status', params: { job_id: jobId }, why: 'Shows how far the job is.' }],
    });
  const steps = await listSteps(database, account.tenantId, jobId);
  const isRead = (skill: string): boolean => catalog[skill as SkillName]?.effect === 'read';
  const { calls, undone: planned, notReversible } = undoCalls(steps, isRead);
  const shown = { planned: [...planned], not_reversible: [...notReversible] };
  if (isDryRun || calls.length === 0) return { job: null, steps: [], ...shown, ...(isDryRun && { dry_run: true }) };
  const job = { plan_id: null, approval_id: null, undo_of: jobId, on_error: 'continue' as const };
  const stored = await unitOfWork(async ({ tx }) => ({
    ...(await storeJob(tx, context, job, calls, alreadyUndone)),
    ...shown,
  }));
  return withJob(context, stored);
};

const alreadyUndone = () => unprocessable('already_undone', 'The job was undone before.', { nextActions: HISTORY });
