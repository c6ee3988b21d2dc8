import { validatorOf } from '../../../codegen/compile.ts';
import type { Contract, SkillDefinition } from '../../../codegen/contract.ts';
import { faultsInNextActions } from '../../../test/support/contract/next-actions.ts';
import { declaredCodes, faultsInRefusal } from '../../../test/support/contract/refusals.ts';
import { secretsOf } from '../../../test/support/contract/walk.ts';
import type { Answer, WireError } from '../../../test/support/contract/wire.ts';
import type { Params } from '../generate/cases.ts';
import type { FuzzServer } from '../server.ts';
import { type Caller, withoutCredentials } from '../world.ts';
import { type Fault, fault } from './fault.ts';
import { leaksIn } from './leaks.ts';

export interface CallContext {
  readonly skill: SkillDefinition;
  readonly caller: Caller;
  readonly params: Params;
  readonly id: unknown;
  /** Strings that look like the neighbour's data but were sent by this world. */
  readonly sent: ReadonlySet<string>;
}

export interface Received {
  readonly status: number;
  readonly text: string;
  readonly answer: Answer;
}

/** Checks a single answer. */
export async function faultsInAnswer(
  server: FuzzServer,
  contract: Contract,
  asked: CallContext,
  { status, text, answer }: Received,
): Promise<Fault[]> {
  const { skill } = asked;
  const { body, result, error } = answer;
  const faults: Fault[] = [];
  if (status >= 500 && status !== 503) faults.push(fault(`HTTP ${status}`, text));
  const members = Object.keys(body).sort().join();
  if (
    body.jsonrpc !== '2.0' ||
    body.id !== asked.id ||
    (members !== 'id,jsonrpc,result' && members !== 'error,id,jsonrpc')
  )
    faults.push(fault('no JSON-RPC envelope', text));
  if (error !== undefined) faults.push(...(await faultsInError(server, contract, asked, answer)));
  if (result !== undefined) faults.push(...faultsInResult(contract, asked, result));
  const shown = secretsOf(skill).map((name) => String(result?.[name]));
  return [...faults, ...leaksIn(text, { server, shown, sent: asked.sent })];
}

async function faultsInError(
  server: FuzzServer,
  contract: Contract,
  asked: CallContext,
  answer: Answer,
): Promise<Fault[]> {
  const { code, data } = answer.error as WireError;
  const faults = faultsInRefusal(answer, contract)
    .filter((each) => !(each === 'HTTP 503' && code === 'unavailable'))
    .map((each) => fault(each.split(/[:{[]/)[0] ?? each, each));
  if (code === -32603) {
    const [line = 'nothing was logged'] = await server.logged(String(data.request_id));
    faults.push(fault(`-32603 ${nameOf(line)}`, line));
  } else if (code === 'unavailable') faults.push(fault('unavailable', await server.logged(String(data.request_id))));
  else if (!declaredCodes(contract, asked.skill).includes(code))
    faults.push(fault(`${code} is not declared`, answer.body));
  if (withoutCredentials.includes(asked.caller) && asked.skill.scope !== 'public' && code !== -32000 && code !== -32600)
    faults.push(fault('invalid credentials were not rejected', answer.body));
  return faults;
}

/** The error message of a log line, so that findings with one cause have one name. */
function nameOf(line: string): string {
  const { err } = (line.startsWith('{') ? JSON.parse(line) : {}) as { err?: { message?: string } };
  return (err?.message ?? line).replace(/["'`].*?["'`]/g, '…').slice(0, 80);
}

function faultsInResult(contract: Contract, { skill, caller, params }: CallContext, result: Params): Fault[] {
  const faults: Fault[] = [];
  const validateResult = validatorOf(contract, skill, 'Result');
  if (!validateResult(structuredClone(result)))
    faults.push(fault('the result violates the contract', { errors: validateResult.errors, result }));
  const validateParams = validatorOf(contract, skill, 'Params');
  if (!validateParams(structuredClone(params)))
    faults.push(fault('accepted params that violate the schema', validateParams.errors));
  if (withoutCredentials.includes(caller) && skill.scope !== 'public')
    faults.push(fault('answered without credentials', result));
  if (params.dry_run === true && skill.effect !== 'read' && result.dry_run !== true)
    faults.push(fault('a dry run without dry_run in its answer', result));
  const invalid = faultsInNextActions({ code: 0, message: '', data: { next_actions: nextActionsIn(result) } });
  return [...faults, ...invalid.map((each) => fault('a next action that is not a valid call', each))];
}

type NextActions = NonNullable<WireError['data']['next_actions']>;

function nextActionsIn(value: unknown): NextActions {
  if (typeof value !== 'object' || value === null) return [];
  const own = Object.entries(value).flatMap(([key, item]) =>
    key === 'next_actions' && Array.isArray(item)
      ? (item as NextActions)
      : key === 'next_action' && item !== null
        ? [item as NextActions[number]]
        : nextActionsIn(item),
  );
  return own.filter(({ skill }) => typeof skill === 'string');
}
