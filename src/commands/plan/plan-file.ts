import { CommandFailure, USAGE } from '../failure.ts';
import { describeError } from '../http/describe-error.ts';
import { callOver, type Endpoint, type EndpointFlags, readEndpoint } from '../http/endpoint.ts';
import { readYamlFile } from '../read-yaml-file.ts';
import { type Plan, printPlan } from './print-plan.ts';

export interface PlanFlags extends EndpointFlags {
  readonly json?: boolean;
  readonly yes?: boolean;
  readonly continue?: boolean;
}

export async function planFile(file: string, flags: PlanFlags): Promise<void> {
  const plan = await makePlan(readEndpoint(flags), file);
  if (plan === null) return;
  if (flags.json) process.stdout.write(`${JSON.stringify(plan, null, 2)}\n`);
  else printPlan(plan);
  if (plan.plan_id === null) process.exitCode = 1;
}

/** Null after an error, which is printed. */
export async function makePlan(endpoint: Endpoint, file: string): Promise<Plan | null> {
  const { result, error } = await callOver<Plan>(endpoint, 'command.plan', await readPlan(file));
  if (error === undefined) return result as Plan;
  process.stderr.write(describeError(error));
  process.exitCode = 1;
  return null;
}

/** A list of calls, or an object with `steps` or `goal`. */
async function readPlan(file: string): Promise<Readonly<Record<string, unknown>>> {
  const value = await readYamlFile(file);
  if (Array.isArray(value)) return { steps: value };
  if (typeof value === 'object' && value !== null && ('steps' in value || 'goal' in value))
    return value as Record<string, unknown>;
  throw new CommandFailure(`${file} has neither steps nor a goal. See tern plan --help.`, USAGE);
}
