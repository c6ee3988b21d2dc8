import type { Contract, SkillDefinition } from '../../../codegen/contract.ts';
import { faultsInNextActions } from './next-actions.ts';
import { withoutOwnWords } from './own-words.ts';
import type { Answer } from './wire.ts';

const SQL =
  /\b(select|insert|update|delete)\b.+\b(from|into|set|where)\b|relation "|column "|constraint|syntax error at/i;
const STACK = /\bat \S+ \(|\.(ts|js):\d+|node_modules|[A-Z][a-z]+Error:/;

/** The codes that the contract allows a skill to return; -32603 is never declared. */
export function declaredCodes({ commonErrors }: Contract, skill: SkillDefinition | null): (number | string)[] {
  return [...commonErrors, ...(skill?.errors ?? [])].filter((code) => code !== -32603);
}

/**
 * Lists how an error breaks the promises of the contract for all errors; empty if it keeps them.
 */
export function faultsInRefusal({ status, body, error }: Answer, { errors }: Contract): string[] {
  if (error === undefined) return ['there is no error'];
  const { code, message, data } = error;
  const declared = errors.find((each) => each.code === code);
  const faults = faultsInNextActions(error);
  const expectIt = (holds: boolean, fault: string): void => {
    if (!holds) faults.push(fault);
  };
  expectIt(status < 500, `HTTP ${status}`);
  expectIt(Object.keys(body).sort().join() === 'error,id,jsonrpc' && body.jsonrpc === '2.0', 'no JSON-RPC envelope');
  expectIt(Object.keys(error).sort().join() === 'code,data,message', 'other members than code, message and data');
  expectIt(declared !== undefined && data.rpc_code === declared.rpcCode, `rpc_code ${String(data.rpc_code)}`);
  expectIt(Number.isInteger(data.rpc_code), 'rpc_code is no integer');
  expectIt(/^req_[0-9a-f]{32}$/.test(String(data.request_id)), 'no request_id');
  expectIt(String(data.doc_url).endsWith(`/docs/errors#${code}`), `doc_url ${String(data.doc_url)}`);
  expectIt(typeof message === 'string' && message !== '', 'no message');
  const said = JSON.stringify({
    ...error,
    message: withoutOwnWords(String(message)),
    data: { ...data, next_actions: undefined },
  });
  expectIt(!SQL.test(said), `SQL: ${said}`);
  expectIt(!STACK.test(said), `stack: ${said}`);
  const fields = data.field_errors as readonly { path: string; rule: string }[] | undefined;
  // The name of a property may contain a line break.
  for (const { path, rule } of fields ?? [])
    expectIt(/^(\/.*)?$/s.test(path) && rule !== '', `field_errors ${path} ${rule}`);
  return faults;
}
