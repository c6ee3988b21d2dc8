import { Agent, request } from 'undici';
import { perSecond, quantile } from './row.ts';
import type { Stage } from './stage.ts';

export interface Load {
  readonly perSecond: number;
  readonly p50Ms: number;
  readonly p99Ms: number;
}

export interface Target {
  readonly url: string;
  /** Instead of POST to `url`: GET of `url` with this path, answered with 302. */
  readonly get?: (n: number) => string;
  /** Headers of the n-th request. `n` is unique in a process, so it can serve as a key. */
  readonly headers: (n: number) => Readonly<Record<string, string>>;
  readonly body: (n: number) => string;
}

const WARM_UP_MS = 1_000;
const TIMES = 3;
const CONNECTIONS = 50;
let count = 0;

/** Calls a skill with one API key. */
export function skillTarget(url: string, key: string, method: string, params: (n: number) => unknown): Target {
  const headers = { authorization: `Bearer ${key}` };
  return {
    url,
    headers: () => headers,
    body: (n) => JSON.stringify({ jsonrpc: '2.0', id: n, method, params: params(n) }),
  };
}

/** Runs a statement through bare pg behind bare Koa. */
export function bareTarget(baselineUrl: string, sql: string, values: (n: number) => readonly unknown[]): Target {
  return {
    url: `${baselineUrl}/sql`,
    headers: () => ({}),
    body: (n) => JSON.stringify({ jsonrpc: '2.0', id: n, params: { sql, values: values(n) } }),
  };
}

/**
 * Keeps `connections` requests in flight for `seconds` and counts answers. Throws at the first
 * error.
 */
export async function load(target: Target, connections: number, seconds: number, warmUpMs = WARM_UP_MS): Promise<Load> {
  const dispatcher = new Agent({ connections, pipelining: 1 });
  const latencies: number[] = [];
  const measured = performance.now() + warmUpMs;
  const end = measured + seconds * 1000;
  const worker = async (): Promise<void> => {
    for (let now = performance.now(); now < end; now = performance.now()) {
      count += 1;
      const n = count;
      const { statusCode, body } = await (target.get === undefined
        ? request(target.url, {
            method: 'POST',
            dispatcher,
            headers: { 'content-type': 'application/json', ...target.headers(n) },
            body: target.body(n),
          })
        : request(`${target.url}${target.get(n)}`, { dispatcher, headers: target.headers(n) }));
      const text = await body.text();
      if (statusCode !== (target.get === undefined ? 200 : 302) || text.includes('"error":'))
        throw new Error(`${target.url} answered ${statusCode}: ${text.slice(0, 300)}`);
      const done = performance.now();
      if (done >= measured) latencies.push(done - now);
    }
  };
  await Promise.all(Array.from({ length: connections }, worker));
  await dispatcher.close();
  return {
    perSecond: perSecond(latencies.length, seconds * 1000),
    p50Ms: quantile(latencies, 0.5),
    p99Ms: quantile(latencies, 0.99),
  };
}

/**
 * Loads two targets in turn, several times, and keeps the median run of each. Alternating cancels
 * slow changes of the machine.
 */
export async function compare(
  stage: Stage,
  ours: Target,
  limit: Target,
  times = TIMES,
): Promise<{ ours: Load; limit: Load; ratio: number }> {
  const seconds = stage.sized(3, 1);
  const runs: [Load[], Load[]] = [[], []];
  for (let time = 0; time < stage.sized(times, 1); time += 1) {
    runs[0].push(await load(ours, CONNECTIONS, seconds));
    runs[1].push(await load(limit, CONNECTIONS, seconds));
  }
  const [a, b] = runs.map(medianByRate) as [Load, Load];
  return { ours: a, limit: b, ratio: a.perSecond / b.perSecond };
}

function medianByRate(loads: readonly Load[]): Load {
  return [...loads].sort((x, y) => x.perSecond - y.perSecond)[Math.floor(loads.length / 2)] as Load;
}

export function rate(value: number): string {
  return `${Math.round(value)}/s`;
}
