import { fault } from './checks/fault.ts';
import { faultsInReply } from './checks/raw-answer.ts';
import { type RawRequest, rawRequests } from './raw/requests.ts';
import { converse, readAnswers } from './raw/socket.ts';
import { type Finding, shellLine, type Tally } from './report.ts';
import { search } from './search.ts';
import type { Place } from './try-case.ts';
import { furnishOwn } from './world.ts';

const WAIT_MS = 5_000;

/** Sends what is no call, or hardly one, over sockets of its own; in between the service must go on answering others. */
export async function walkRaw(
  { server, contract }: Place,
  { seed, cases, tally }: { seed: number; cases: number; tally: Tally },
): Promise<Finding[]> {
  const key = (await furnishOwn(server)).keyOf('all') ?? '';
  const attempt = async (request: RawRequest, counts: boolean) => {
    const waits = { answers: request.answers ?? 1, hangUp: request.hangUp, waitMs: WAIT_MS };
    const reply = await converse(server, request.pieces, waits);
    const [first] = readAnswers(reply.text);
    const status = first === undefined ? 'no answer' : `HTTP ${first.status}`;
    if (counts) tally.count(request.kind, status);
    const faults = faultsInReply(server, contract, request, reply);
    if (!(await isHealthy(server.url))) faults.push(fault('the process ended', (await server.logged('')).slice(-5)));
    return { faults, shown: request };
  };
  const found = await search(rawRequests(key), { seed, cases, shrinks: 300, findings: 10 }, () => attempt);
  return found.map((each) => ({
    where: 'sockets',
    kind: each.shown.kind,
    fault: each.fault,
    request: shellLine(server, Buffer.concat(each.shown.pieces.map(({ bytes }) => bytes))),
  }));
}

const isHealthy = (url: string): Promise<boolean> =>
  fetch(`${url}/healthz`, { signal: AbortSignal.timeout(WAIT_MS) }).then(
    async (response) => (await response.text()) !== '' && response.ok,
    () => false,
  );
