import type { Account, Key } from '../../domain/account.ts';
import { notFound, type SkillError } from '../../errors.ts';
import { catalog } from '../../generated/catalog.ts';
import type { SkillName } from '../../generated/skills.ts';
import type { JobStep, PlanJob, Warning } from '../../generated/types.ts';
import { JOB_LEASE_MS, performJob } from '../../plans/perform-job.ts';
import type { PlannedCall } from '../../plans/plan.ts';
import { findJob, insertJob, type JobRow, listSteps, type NewJob, type StepRow } from '../../plans/queries.ts';
import type { Database } from '../../platform/database/database.ts';
import type { Sql } from '../../platform/database/sql.ts';
import type { IdPrefix } from '../../platform/ids.ts';
import type { Service } from '../../service.ts';
import { presentJob, presentStep } from './present.ts';

/** A caller waits this long for its job; then a worker goes on. */
const WAIT_MS = 20_000;

export interface ShownJob {
  readonly job: PlanJob;
  /** Empty if the key may not call all of their skills: they show what the skills show. */
  readonly steps: JobStep[];
  readonly warnings?: Warning[];
}

interface Viewer {
  readonly account: Account;
  readonly key: Key;
  readonly service: Pick<Service, 'mayCall'>;
}

/** Makes the calls of a job, or some of them, and shows how far it is. */
async function runJob(
  database: Database,
  viewer: Viewer & { readonly service: Service },
  id: string,
): Promise<ShownJob> {
  const { account, service } = viewer;
  const { callWithKey, clock } = service;
  const deadline = new Date(clock().getTime() + WAIT_MS);
  await performJob({ database, callWithKey, clock }, { tenantId: account.tenantId, id }, deadline);
  return showJob(database, viewer, id);
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

type Job = Omit<NewJob, 'id' | 'key_id'>;

/** Stores a job in the transaction of the call. Throws `conflict` if there is one already. */
export async function storeJob(
  tx: Sql,
  starter: Starter,
  job: Job,
  calls: readonly PlannedCall[],
  conflict: () => SkillError,
): Promise<ShownJob> {
  const { account, key, now, newId } = starter;
  const id = newId('job');
  const until = new Date(now.getTime() + JOB_LEASE_MS);
  if (!(await insertJob(tx, account, { id, key_id: key.id, ...job }, calls, { now, until }))) throw conflict();
  return showJob(tx, starter, id);
}

/**
 * The answer of a call that has stored a job, or that repeats such a call: with the job as it is
 * when its calls are made.
 */
export async function withJob<Answer extends { readonly job: PlanJob | null }>(
  starter: Starter,
  answer: Answer,
): Promise<Answer> {
  return answer.job === null ? answer : { ...answer, ...(await runJob(starter.database, starter, answer.job.id)) };
}

const LIST = [{ skill: 'command.history', params: {}, why: 'Lists the jobs of this account.' }];

export async function showJob(sql: Sql, viewer: Viewer, id: string): Promise<ShownJob> {
  const { account } = viewer;
  const job = await findJob(sql, account, id);
  if (job === null) throw notFound('job', LIST);
  const steps = await listSteps(sql, account.tenantId, id);
  if (!seesSteps(viewer, job, steps)) return { job: presentJob(job), steps: [], warnings: [HIDDEN] };
  return { job: presentJob(job), steps: steps.map(presentStep) };
}

/** Another key's job contains what the skills of its steps show, such as names and links. */
function seesSteps({ key, service }: Viewer, { key_id: keyId }: JobRow, steps: readonly StepRow[]): boolean {
  if (key.id === keyId) return true;
  return steps.every(({ skill }) => Object.hasOwn(catalog, skill) && service.mayCall(key, catalog[skill as SkillName]));
}

const HIDDEN: Warning = {
  code: 'steps_hidden',
  message: 'The steps are not shown, because this key may not call all of their skills.',
};
