import fc from 'fast-check';
import type { Fault } from './checks/fault.ts';
import { fault } from './checks/fault.ts';
import { faultsInReply } from './checks/raw-answer.ts';
import { type RawRequest, rawRequests } from './raw/requests.ts';
import { converse, readAnswers } from './raw/socket.ts';
import { type Finding, shellLine, type Tally } from './report.ts';
import type { Place } from './try-case.ts';
import { furnishOwn } from './world.ts';

const WAIT_MS = 5_000;
const FINDINGS = 10;

/** Sends what is no call, or hardly one, over sockets of its own; in between the service must go on answering others. */
export async function walkRaw(
  place: Place,
  { seed, cases, tally }: { seed: number; cases: number; tally: Tally },
): Promise<Finding[]> {
  const { server, contract } = place;
  const key = (await furnishOwn(server)).keyOf('all') ?? '';
  const findings: Finding[] = [];
  const known = new Set<string>();
  for (let round = 0; round <= FINDINGS; round += 1) {
    let found: { request: RawRequest; fault: Fault } | null = null;
    const holds = async (request: RawRequest): Promise<boolean> => {
      const waits = { answers: request.answers ?? 1, hangUp: request.hangUp, waitMs: WAIT_MS };
      const reply = await converse(server, request.pieces, waits);
      if (found === null && round === 0)
        tally.count(request.kind, request.hangUp ? 'hung up' : `HTTP ${readAnswers(reply.text)[0]?.status ?? 'none'}`);
      const faults = faultsInReply(server, contract, request, reply);
      if (!(await isHealthy(server.url))) faults.push(fault('the process ended', server.logged('').slice(-5)));
      const wrong = faults.find(({ name }) => (found === null ? !known.has(name) : name === found.fault.name));
      if (wrong === undefined) return true;
      found = { request, fault: wrong };
      return false;
    };
    await fc.check(fc.asyncProperty(rawRequests(key), holds), { seed, numRuns: cases });
    const last = found as { request: RawRequest; fault: Fault } | null;
    if (last === null) break;
    known.add(last.fault.name);
    const { request } = last;
    findings.push({
      where: 'sockets',
      kind: request.kind,
      fault: last.fault,
      request: shellLine(server, Buffer.concat(request.pieces.map(({ bytes }) => bytes))),
    });
    if (!server.alive()) break;
  }
  return findings;
}

const isHealthy = (url: string): Promise<boolean> =>
  fetch(`${url}/healthz`, { signal: AbortSignal.timeout(WAIT_MS) }).then(
    async (response) => (await response.text()) !== '' && response.ok,
    () => false,
  );
