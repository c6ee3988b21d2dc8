import { findAskingKey } from '../approvals/queries.ts';
import { readBefore } from '../domain/plans/inverses.ts';
import { fillReferences } from '../domain/plans/references.ts';
import { catalog } from '../generated/catalog.ts';
import type { SkillName } from '../generated/skills.ts';
import type { Database } from '../platform/database/database.ts';
import { type Next, SAVED } from '../platform/work/worker.ts';
import type { CallWithKey, KeyCall, SkillAnswer } from '../skill-call.ts';
import { finishJob, type JobRow, listSteps, readJob, renewJob, type StepRow, saveStep, skipSteps } from './queries.ts';

export interface JobParts {
  readonly database: Database;
  readonly callWithKey: CallWithKey;
  readonly clock: () => Date;
}

/** After this time without progress, another process takes the job over. */
export const JOB_LEASE_MS = 60_000;
/** Codes after which a step is tried again. */
const PASSING: readonly (number | string)[] = ['rate_limited', 'unavailable', -32603];
const PAUSE_MS = 5_000;

type By = Omit<KeyCall, 'skill' | 'params'>;

/**
 * Makes the calls of a job that are not made yet, in order. Each has an idempotency key of its own,
 * so that a process that takes over makes no call twice. Stops at `deadline`; a worker goes on.
 */
export async function performJob(
  { database, callWithKey, clock }: JobParts,
  { tenantId, id }: { readonly tenantId: string; readonly id: string },
  deadline: Date,
): Promise<Next> {
  const job = await readJob(database, tenantId, id);
  if (job === null || job.state !== 'running') return null;
  const key = await findAskingKey(database, tenantId, job.key_id, clock());
  const steps = await listSteps(database, tenantId, id);
  const results = steps.map(({ result }) => result);
  for (const [index, step] of steps.entries()) {
    if (step.state !== 'pending') continue;
    const now = clock();
    if (now >= deadline) return now;
    await renewJob(database, tenantId, id, new Date(now.getTime() + JOB_LEASE_MS));
    const by = key && { fingerprint: key.fingerprint, requestId: id, approvalId: job.approval_id };
    const made = await makeStep(callWithKey, job, step, by, results);
    if (!made.answer.ok && PASSING.includes(made.answer.error.code)) return new Date(now.getTime() + PAUSE_MS);
    await save(database, job, step, made, clock());
    // What erased a person has erased its own record as well, so that no later call repeats it.
    results[index] = made.answer.ok && step.skill !== 'contacts.forget' ? made.answer.result : null;
    if (!made.answer.ok && job.on_error === 'stop') break;
  }
  await skipSteps(database, tenantId, id);
  const ended = await listSteps(database, tenantId, id);
  const failed = ended.some(({ state }) => state !== 'done');
  await finishJob(database, tenantId, id, failed ? 'failed' : 'succeeded', clock());
  return SAVED;
}

interface MadeStep {
  readonly params: Readonly<Record<string, unknown>>;
  readonly before: Readonly<Record<string, unknown>> | null;
  readonly answer: SkillAnswer;
}

async function makeStep(
  call: CallWithKey,
  { id }: JobRow,
  { skill, params: given, position }: StepRow,
  by: By | null,
  results: Parameters<typeof fillReferences>[1],
): Promise<MadeStep> {
  const params = fillReferences(given, results);
  if (by === null) {
    const error = { code: -32000, message: 'The key was revoked or has expired, so the call was not made.' };
    return { params, before: null, answer: { ok: false, error } };
  }
  const prior = readBefore({ skill, params });
  const read = prior === null ? null : await call({ ...prior, ...by });
  const isRead = catalog[skill as SkillName].effect === 'read';
  const answer = await call({
    skill,
    params: isRead ? params : { ...params, idempotency_key: `${id}:${position}` },
    ...by,
  });
  return { params, before: read?.ok === true ? read.result : null, answer };
}

async function save(
  database: Database,
  { tenant_id: tenantId, id }: JobRow,
  { position }: StepRow,
  { params, before, answer }: MadeStep,
  now: Date,
): Promise<void> {
  const outcome = answer.ok
    ? { state: 'done' as const, result: answer.result }
    : { state: 'failed' as const, error: answer.error };
  await saveStep(database, tenantId, id, position, { ...outcome, params, before, finished_at: now });
}
