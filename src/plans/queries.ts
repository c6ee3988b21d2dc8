import type { Owner } from '../domain/account.ts';
import type { Prisma } from '../generated/prisma/client.ts';
import { toNullableJson } from '../platform/database/json.ts';
import { batchStatement, type Sql } from '../platform/database/sql.ts';
import type { WorkKind } from '../platform/work/kind.ts';
import type { SkillFailure } from '../skill-call.ts';
import type { PlannedCall, PreviewedStep } from './plan.ts';

/** Jobs whose process has died, or whose next step waits for a service that was unavailable. */
export const PLAN_JOBS: WorkKind = { name: 'plan_jobs', table: 'plan_jobs', id: 'id', due: 'due_at' };

export interface PlanRow {
  readonly id: string;
  readonly key_id: string;
  readonly goal: string | null;
  readonly steps: readonly PlannedCall[];
  readonly preview: readonly PreviewedStep[];
  readonly hash: string;
  readonly created_at: Date;
  readonly expires_at: Date;
}

export interface JobRow {
  readonly tenant_id: string;
  readonly id: string;
  readonly account_id: string;
  readonly key_id: string;
  readonly plan_id: string | null;
  readonly approval_id: string | null;
  readonly undo_of: string | null;
  readonly former_undo_of: string | null;
  readonly retry_of: string | null;
  readonly on_error: 'stop' | 'continue';
  readonly state: 'running' | 'succeeded' | 'failed';
  readonly created_at: Date;
  readonly finished_at: Date | null;
}

export interface StepRow {
  readonly position: number;
  readonly skill: string;
  readonly params: Readonly<Record<string, unknown>>;
  readonly state: 'pending' | 'done' | 'failed' | 'skipped';
  readonly result: Readonly<Record<string, unknown>> | null;
  readonly error: SkillFailure | null;
  readonly before: Readonly<Record<string, unknown>> | null;
  readonly finished_at: Date | null;
}

export async function insertPlan(sql: Sql, { tenantId, accountId }: Owner, plan: PlanRow): Promise<void> {
  const { steps, preview, ...rest } = plan;
  const data = { ...rest, steps: [...steps], preview: [...preview] };
  await sql.tenant(tenantId).plans.create({ data: { tenant_id: tenantId, account_id: accountId, ...data } });
}

export function findPlan(sql: Sql, { tenantId, accountId }: Owner, id: string): Promise<PlanRow | null> {
  return sql.tenant(tenantId).plans.findFirst({
    where: { id, account_id: accountId },
  });
}

export type NewJob = Pick<JobRow, 'id' | 'key_id' | 'plan_id' | 'approval_id' | 'undo_of' | 'on_error'> &
  Partial<Pick<JobRow, 'retry_of'>>;

const insertSteps = batchStatement<
  [tenantId: string, jobId: string, skills: readonly string[], params: readonly string[]]
>(
  'plans.insert_steps',
  `INSERT INTO plan_steps (tenant_id, job_id, position, skill, params, state)
   SELECT $1, $2, one.position, one.skill, one.params, 'pending'
     FROM unnest($3::text[], $4::jsonb[]) WITH ORDINALITY AS one (skill, params, position)`,
);

/** False when the plan was executed, or the job undone, by another call. */
export async function insertJob(
  tx: Sql,
  { tenantId, accountId }: Owner,
  job: NewJob,
  calls: readonly PlannedCall[],
  { now, until }: { readonly now: Date; readonly until: Date },
): Promise<boolean> {
  const { count } = await tx.tenant(tenantId).plan_jobs.createMany({
    data: [{ tenant_id: tenantId, account_id: accountId, ...job, state: 'running', created_at: now, due_at: until }],
    skipDuplicates: true,
  });
  if (count === 0) return false;
  const skills = calls.map(({ skill }) => skill);
  await tx.run(
    insertSteps,
    tenantId,
    job.id,
    skills,
    calls.map(({ params }) => JSON.stringify(params)),
  );
  return true;
}

export function findJob(sql: Sql, { tenantId, accountId }: Owner, id: string): Promise<JobRow | null> {
  return sql.tenant(tenantId).plan_jobs.findFirst({
    where: { id, account_id: accountId },
  });
}

/** The job that undoes another one, or was the last to try. */
export function findUndoOf(sql: Sql, { tenantId, accountId }: Owner, jobId: string): Promise<JobRow | null> {
  return sql.tenant(tenantId).plan_jobs.findFirst({ where: { account_id: accountId, undo_of: jobId } });
}

/** Takes the place of a failed job. Returns false when another call has done so. */
export async function releaseUndo(tx: Sql, { tenantId }: Owner, { id, undo_of: undone }: JobRow): Promise<boolean> {
  const { count } = await tx.tenant(tenantId).plan_jobs.updateMany({
    where: { id, state: 'failed', undo_of: undone },
    data: { undo_of: null, former_undo_of: undone },
  });
  return count === 1;
}

/** Of any account of the tenant: for the worker. */
export function readJob(sql: Sql, tenantId: string, id: string): Promise<JobRow | null> {
  return sql.tenant(tenantId).plan_jobs.findFirst({ where: { id } });
}

/** Newest first, before the ID `before`. */
export function listJobs(
  sql: Sql,
  { tenantId, accountId }: Owner,
  { before, limit }: { readonly before: string; readonly limit: number },
): Promise<JobRow[]> {
  return sql.tenant(tenantId).plan_jobs.findMany({
    where: { account_id: accountId, ...(before !== '' && { id: { lt: before } }) },
    orderBy: { id: 'desc' },
    take: limit,
  });
}

export function listSteps(sql: Sql, tenantId: string, jobId: string): Promise<StepRow[]> {
  return sql.tenant(tenantId).plan_steps.findMany({
    where: { job_id: jobId },
    orderBy: { position: 'asc' },
  });
}

/** Only a step that is not done yet: its call may have been made by another process as well. */
export async function saveStep(
  sql: Sql,
  tenantId: string,
  jobId: string,
  position: number,
  {
    before,
    ...made
  }: Pick<Prisma.plan_stepsUpdateManyMutationInput, 'state' | 'params' | 'result' | 'error'> &
    Pick<StepRow, 'before' | 'finished_at'>,
): Promise<void> {
  await sql.tenant(tenantId).plan_steps.updateMany({
    where: { job_id: jobId, position, state: 'pending' },
    data: { ...made, before: toNullableJson(before) },
  });
}

export async function skipSteps(sql: Sql, tenantId: string, jobId: string): Promise<void> {
  await sql.tenant(tenantId).plan_steps.updateMany({
    where: { job_id: jobId, state: 'pending' },
    data: { state: 'skipped' },
  });
}

export async function finishJob(
  sql: Sql,
  tenantId: string,
  id: string,
  state: JobRow['state'],
  now: Date,
): Promise<void> {
  await sql.tenant(tenantId).plan_jobs.updateMany({
    where: { id, state: 'running' },
    data: { state, finished_at: now, due_at: null },
  });
}

/** A process that makes the calls of a job keeps the others from it. */
export async function renewJob(sql: Sql, tenantId: string, id: string, until: Date): Promise<void> {
  await sql.tenant(tenantId).plan_jobs.updateMany({ where: { id, state: 'running' }, data: { due_at: until } });
}
