import { createInterface } from 'node:readline/promises';
import type { SkillTypes } from '../../generated/skills.ts';
import { CommandFailure, USAGE, WAITS_FOR_APPROVAL } from '../failure.ts';
import { describeError } from '../http/describe-error.ts';
import { callOver, readEndpoint } from '../http/endpoint.ts';
import { makePlan, type PlanFlags } from './plan-file.ts';
import { printPlan } from './print-plan.ts';

type Executed = SkillTypes['command.execute']['result'];
type Status = SkillTypes['command.status']['result'];

const POLL_MS = 1_000;

export async function applyFile(file: string, flags: PlanFlags): Promise<void> {
  const endpoint = readEndpoint(flags);
  const plan = await makePlan(endpoint, file);
  if (plan === null) return;
  if (!flags.json) printPlan(plan);
  if (plan.plan_id === null) {
    if (flags.json) process.stdout.write(`${JSON.stringify({ plan }, null, 2)}\n`);
    process.exitCode = 1;
    return;
  }
  if (!flags.yes && !(await confirmed(file))) return;
  const params = {
    plan_id: plan.plan_id,
    plan_hash: plan.plan_hash,
    idempotency_key: `apply ${plan.plan_id}`,
    ...(flags.continue && { on_error: 'continue' }),
  };
  const { result, error } = await callOver<Executed>(endpoint, 'command.execute', params);
  if (error !== undefined) {
    process.stderr.write(describeError(error));
    process.exitCode = error.code === 'approval_required' ? WAITS_FOR_APPROVAL : 1;
    return;
  }
  let shown: Pick<Status, 'steps'> & { readonly job: Status['job'] | null } = result as Executed;
  while (shown.job?.state === 'running') {
    await new Promise((done) => setTimeout(done, POLL_MS));
    const polled = await callOver<Status>(endpoint, 'command.status', { job_id: shown.job.id });
    if (polled.result === undefined) break;
    shown = polled.result;
  }
  if (flags.json) process.stdout.write(`${JSON.stringify({ plan, ...shown }, null, 2)}\n`);
  else
    for (const { position, skill, state, error: failure } of shown.steps)
      process.stdout.write(
        `${String(position).padStart(4)}  ${skill}: ${state}${failure === null ? '' : `, ${failure.message}`}\n`,
      );
  if (shown.job?.state !== 'succeeded') process.exitCode = 1;
}

/** The file may be standard input, which then cannot answer. */
async function confirmed(file: string): Promise<boolean> {
  if (file === '-' || !process.stdin.isTTY)
    throw new CommandFailure('Nothing was done: there is no terminal to ask. Use --yes.', USAGE);
  const terminal = createInterface({ input: process.stdin, output: process.stderr });
  const answer = await terminal.question('Make these calls? [y/N] ');
  terminal.close();
  return /^y(es)?$/i.test(answer.trim());
}
