import type { Contract } from '../../../codegen/contract.ts';
import { faultsInRefusal } from '../../../test/support/contract/refusals.ts';
import type { Answer } from '../../../test/support/contract/wire.ts';
import type { Body } from '../raw/bodies.ts';
import type { RawRequest } from '../raw/requests.ts';
import { type RawAnswer, type Reply, readAnswers } from '../raw/socket.ts';
import type { FuzzServer } from '../server.ts';
import { type Fault, fault } from './fault.ts';
import { leaksIn } from './leaks.ts';

/** Checks what a raw socket received. */
export function faultsInReply(server: FuzzServer, contract: Contract, request: RawRequest, reply: Reply): Fault[] {
  const answers = readAnswers(reply.text);
  const faults = leaksIn(reply.text, { server, shown: [], sent: new Set() });
  if (answers.length === 0 && !reply.closed && !request.closeEarly) faults.push(fault('no answer', reply.text));
  if (request.answers !== null && answers.length < request.answers)
    faults.push(fault('too few answers', `${answers.length} of ${request.answers}: ${reply.text}`));
  for (const answer of answers) {
    if (answer.status >= 500 && answer.status !== 503 && answer.status !== 505)
      faults.push(fault(`HTTP ${answer.status}`, answer.body));
    if (answer.type === 'application/json') faults.push(...faultsInJson(contract, request.body, answer));
    else if (request.body !== null) faults.push(fault('an answer that is not JSON', reply.text));
  }
  return faults;
}

function faultsInJson(contract: Contract, sent: Body | null, { status, body }: RawAnswer): Fault[] {
  const answer = parsed(body);
  if (answer === undefined) return [fault('an answer that is not JSON', body)];
  // Routes other than /rpc have their own answer format.
  if (sent === null) return [];
  const each = (Array.isArray(answer) ? answer : [answer]) as Answer['body'][];
  const faults = each.flatMap((one) => faultsInCall(contract, one, status));
  const { expected, id } = sent;
  if (Array.isArray(answer)) {
    const calls = JSON.parse(sent.bytes.toString('utf8')) as readonly { id?: unknown }[];
    if (calls.length !== answer.length) faults.push(fault('a batch with a wrong number of answers', body));
    if (expected !== 'array' && expected !== 'any') faults.push(fault('a batch answer to a single call', body));
    return faults;
  }
  const [one] = each;
  const code = (one?.error as { code?: number } | undefined)?.code ?? 'ok';
  if (expected !== 'any' && expected !== code) faults.push(fault(`${code} instead of ${expected}`, body));
  if (id !== undefined && one?.id !== id) faults.push(fault('a wrong id', `${JSON.stringify(id)} was sent: ${body}`));
  return faults;
}

function faultsInCall(contract: Contract, body: Answer['body'], status: number): Fault[] {
  const members = typeof body === 'object' && body !== null ? Object.keys(body).sort().join() : '';
  if (body?.jsonrpc !== '2.0' || (members !== 'id,jsonrpc,result' && members !== 'error,id,jsonrpc'))
    return [fault('no JSON-RPC envelope', body)];
  if (!('error' in body)) return [];
  const answer = { status, headers: new Headers(), body, error: body.error } as Answer;
  const { code } = body.error as { code: number | string };
  const faults = faultsInRefusal(answer, contract).map((each) => fault(each.split(/[:{[]/)[0] ?? each, each));
  if (code === -32603 || !contract.commonErrors.includes(code)) faults.push(fault(`${code} is not declared`, body));
  return faults;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
