import { validatorOf } from '../../codegen/compile.ts';
import type { Contract, SkillDefinition } from '../../codegen/contract.ts';
import { faultsInNextActions } from '../../test/contract/support/next-actions.ts';
import { declaredCodes, faultsInRefusal } from '../../test/contract/support/refusals.ts';
import { secretsOf } from '../../test/contract/support/walk.ts';
import type { Answer, WireError } from '../../test/contract/support/wire.ts';
import type { Params } from '../draw/cases.ts';
import type { FuzzServer } from '../server.ts';
import { type Caller, withoutCredentials } from '../world.ts';
import { type Fault, fault } from './fault.ts';
import { leaksIn } from './leaks.ts';

export interface Asked {
  readonly skill: SkillDefinition;
  readonly caller: Caller;
  readonly params: Params;
  readonly id: unknown;
  /** Texts of the neighbour's kind that this world was told itself. */
  readonly sent: ReadonlySet<string>;
}

export interface Got {
  readonly status: number;
  readonly text: string;
  readonly answer: Answer;
}

/** All that is wrong with one answer by itself. */
export async function faultsInAnswer(
  server: FuzzServer,
  contract: Contract,
  asked: Asked,
  { status, text, answer }: Got,
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

async function faultsInError(server: FuzzServer, contract: Contract, asked: Asked, answer: Answer): Promise<Fault[]> {
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
    faults.push(fault('no refusal of credentials', answer.body));
  return faults;
}

/** What broke, of a line of the log: findings of one cause are one finding. */
function nameOf(line: string): string {
  const { err } = (line.startsWith('{') ? JSON.parse(line) : {}) as { err?: { message?: string } };
  return (err?.message ?? line).replace(/["'`].*?["'`]/g, '…').slice(0, 80);
}

function faultsInResult(contract: Contract, { skill, caller, params }: Asked, result: Params): Fault[] {
  const faults: Fault[] = [];
  const promised = validatorOf(contract, skill, 'Result');
  if (!promised(structuredClone(result)))
    faults.push(fault('not the result of the contract', { errors: promised.errors, result }));
  const takes = validatorOf(contract, skill, 'Params');
  if (!takes(structuredClone(params))) faults.push(fault('took params that its schema refuses', takes.errors));
  if (withoutCredentials.includes(caller) && skill.scope !== 'public')
    faults.push(fault('answered without credentials', result));
  if (params.dry_run === true && skill.effect !== 'read' && result.dry_run !== true)
    faults.push(fault('a rehearsal that does not say so', result));
  const wrong = faultsInNextActions({ code: 0, message: '', data: { next_actions: nextActionsIn(result) } });
  return [...faults, ...wrong.map((each) => fault('a next action that is no call', each))];
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
