import { fault } from './checks/fault.ts';
import { faultsInReply } from './checks/raw-answer.ts';
import { type RawRequest, rawRequests } from './raw/requests.ts';
import { exchange, readAnswers } from './raw/socket.ts';
import { type Finding, type Summary, shellLine } from './report.ts';
import { search } from './search.ts';
import type { FuzzContext } from './try-case.ts';
import { createWorld } from './world.ts';

const WAIT_MS = 5_000;

/** Sends malformed requests over raw sockets. The service must keep answering other clients. */
export async function walkSockets(
  { server, contract }: FuzzContext,
  { seed, cases, summary }: { seed: number; cases: number; summary: Summary },
): Promise<Finding[]> {
  const key = (await createWorld(server)).keyOf('all') ?? '';
  const attempt = async (request: RawRequest, counts: boolean) => {
    const waits = { answers: request.answers ?? 1, closeEarly: request.closeEarly, waitMs: WAIT_MS };
    const reply = await exchange(server, request.chunks, waits);
    const [first] = readAnswers(reply.text);
    const status = first === undefined ? 'no answer' : `HTTP ${first.status}`;
    if (counts) summary.count(request.kind, status);
    const faults = faultsInReply(server, contract, request, reply);
    if (!(await isHealthy(server.url))) faults.push(fault('the process exited', (await server.logged('')).slice(-5)));
    return { faults, shown: request };
  };
  const found = await search(rawRequests(key), { seed, cases, shrinks: 300, findings: 10 }, () => attempt);
  return found.map((each) => ({
    where: 'sockets',
    kind: each.shown.kind,
    fault: each.fault,
    request: shellLine(server, Buffer.concat(each.shown.chunks.map(({ bytes }) => bytes))),
  }));
}

const isHealthy = (url: string): Promise<boolean> =>
  fetch(`${url}/healthz`, { signal: AbortSignal.timeout(WAIT_MS) }).then(
    async (response) => (await response.text()) !== '' && response.ok,
    () => false,
  );
