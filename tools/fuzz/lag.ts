import { call, type Request } from './call.ts';
import { type Fault, fault } from './checks/fault.ts';
import type { FuzzServer } from './server.ts';

/** No request may keep other callers waiting for longer than one like it that asks for nothing. */
export const MAX_LAG_MS = 50;
/** A busy machine delays some calls; a request that takes long takes long every time. */
const TRIES = 8;

/** The code of the answer, `ok` without an error, and what is wrong with it. */
export async function send(server: FuzzServer, request: Request): Promise<{ code: string; faults: Fault[] }> {
  try {
    const { error } = (await call(server.url, request)).answer;
    const code = String(error?.code ?? 'ok');
    return { code, faults: code === '-32603' ? [fault('an internal error', error)] : [] };
  } catch (error) {
    const name = server.alive() ? 'no answer' : 'the process exited';
    return { code: name, faults: [fault(name, [String(error), (await server.logged('')).slice(-5)])] };
  }
}

/** What the request adds at least, of some tries. */
export async function shortestLag(server: FuzzServer, request: Request): Promise<number> {
  let shortest = Number.POSITIVE_INFINITY;
  for (let tries = 0; tries < TRIES && server.alive(); tries += 1) {
    await send(server, request);
    shortest = Math.min(shortest, await lagOf(server));
  }
  return shortest;
}

/** The longest time that the event loop was late since the last reading, in milliseconds. */
export async function lagOf(server: FuzzServer): Promise<number> {
  if (!server.alive()) return 0;
  const text = await (await fetch(`${server.url}/metrics`)).text();
  return 1_000 * Number(/^nodejs_eventloop_lag_max_seconds (\S+)$/m.exec(text)?.[1]);
}
