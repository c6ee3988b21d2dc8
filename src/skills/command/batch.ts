import { requireAllowed, requireSteps } from '../../plans/check-steps.ts';
import { previewSteps } from '../../plans/preview.ts';
import type { Skill } from '../../skill.ts';
import { presentPreview } from './present.ts';
import { storeJob, withJob } from './run-job.ts';

/** Each call goes its own way, also to an approval. */
export const batchCalls: Skill<'command.batch'> = async (
  { calls: given, on_error: onError = 'stop', dry_run: isDryRun = false },
  context,
) => {
  const { replay, unitOfWork, key, service, requestId } = context;
  const replayed = await replay();
  if (replayed !== null) return withJob(context, replayed);
  const calls = given.map(({ skill, params = {} }) => ({ skill, params }));
  requireSteps(calls, '/calls');
  requireAllowed(calls, (skill) => service.mayCall(key, skill));
  if (isDryRun) {
    const { steps } = await previewSteps(service.dryRunner, { fingerprint: key.fingerprint, requestId }, calls);
    return { job: null, steps: [], previewed: presentPreview(steps), dry_run: true };
  }
  const job = { plan_id: null, approval_id: null, undo_of: null, on_error: onError };
  const stored = await unitOfWork(async ({ tx }) => ({
    ...(await storeJob(tx, context, job, calls, unexpected)),
    previewed: [],
  }));
  return withJob(context, stored);
};

/** A job of a batch has an ID of its own and nothing that another one could have. */
const unexpected = (): never => {
  throw new Error('The job of a batch exists already.');
};
