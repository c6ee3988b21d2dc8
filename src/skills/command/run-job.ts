import type { Account, Key } from '../../domain/account.ts';
import { notFound, type SkillError } from '../../errors.ts';
import type { JobStep, PlanJob } from '../../generated/types.ts';
import { JOB_LEASE_MS, performJob } from '../../plans/perform-job.ts';
import type { PlannedCall } from '../../plans/plan.ts';
import { findJob, insertJob, type JobRow, listSteps } from '../../plans/queries.ts';
import type { Database } from '../../platform/database/database.ts';
import type { Sql } from '../../platform/database/sql.ts';
import type { IdPrefix } from '../../platform/ids.ts';
import type { Service } from '../../service.ts';
import { presentJob, presentStep } from './present.ts';

/** A caller waits this long for its job; then a worker goes on. */
const WAIT_MS = 20_000;

export interface ShownJob {
  readonly job: PlanJob;
  readonly steps: JobStep[];
}

/** Makes the calls of a job, or some of them, and shows how far it is. */
async function runJob(
  database: Database,
  { account, service }: { readonly account: Account; readonly service: Service },
  id: string,
): Promise<ShownJob> {
  const { callWithKey, clock } = service;
  const deadline = new Date(clock().getTime() + WAIT_MS);
  await performJob({ database, callWithKey, clock }, { tenantId: account.tenantId, id }, deadline);
  return showJob(database, account, id);
}

/** What a skill that starts a job gets: its context, with the answers of all such skills. */
interface Starter {
  readonly database: Database;
  readonly account: Account;
  readonly key: Key;
  readonly service: Service;
  readonly now: Date;
  readonly newId: (prefix: IdPrefix) => string;
}

type Job = Pick<JobRow, 'plan_id' | 'approval_id' | 'undo_of' | 'on_error'>;

/** Stores a job in the transaction of the call. Throws `conflict` if there is one already. */
export async function storeJob(
  tx: Sql,
  { account, key, now, newId }: Starter,
  job: Job,
  calls: readonly PlannedCall[],
  conflict: () => SkillError,
): Promise<ShownJob> {
  const id = newId('job');
  const until = new Date(now.getTime() + JOB_LEASE_MS);
  if (!(await insertJob(tx, account, { id, key_id: key.id, ...job }, calls, { now, until }))) throw conflict();
  return showJob(tx, account, id);
}

/**
 * The answer of a call that has stored a job, or that repeats such a call: with the job as it is
 * when its calls are made.
 */
export async function withJob<Answer extends { readonly job: PlanJob | null }>(
  { database, account, service }: Starter,
  answer: Answer,
): Promise<Answer> {
  return answer.job === null ? answer : { ...answer, ...(await runJob(database, { account, service }, answer.job.id)) };
}

export async function showJob(sql: Sql, account: Account, id: string): Promise<ShownJob> {
  const job = await findJob(sql, account, id);
  if (job === null)
    throw notFound('job', [{ skill: 'command.history', params: {}, why: 'Lists the jobs of this account.' }]);
  const steps = await listSteps(sql, account.tenantId, id);
  return { job: presentJob(job), steps: steps.map(presentStep) };
}
