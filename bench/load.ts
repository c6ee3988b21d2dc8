import { Agent, request } from 'undici';

export interface Load {
  readonly perSecond: number;
  readonly p50Ms: number;
  readonly p99Ms: number;
}

export interface Target {
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  /** The body of the n-th request. */
  readonly body: (n: number) => string;
}

const WARM_UP_MS = 1_500;

/** Keeps `connections` requests going for `seconds` and counts answers; an answer with an error in it ends the run. */
export async function load(target: Target, connections: number, seconds: number): Promise<Load> {
  const dispatcher = new Agent({ connections, pipelining: 1 });
  const latencies: number[] = [];
  const begun = performance.now();
  const measured = begun + WARM_UP_MS;
  const end = measured + seconds * 1000;
  let count = 0;
  const worker = async (): Promise<void> => {
    for (let now = performance.now(); now < end; now = performance.now()) {
      count += 1;
      const { statusCode, body } = await request(target.url, {
        method: 'POST',
        dispatcher,
        headers: { 'content-type': 'application/json', ...target.headers },
        body: target.body(count),
      });
      const text = await body.text();
      if (statusCode !== 200 || text.includes('"error"'))
        throw new Error(`${target.url} answered ${statusCode}: ${text.slice(0, 300)}`);
      const done = performance.now();
      if (done >= measured) latencies.push(done - now);
    }
  };
  await Promise.all(Array.from({ length: connections }, worker));
  await dispatcher.close();
  latencies.sort((a, b) => a - b);
  const at = (share: number): number =>
    latencies[Math.min(latencies.length - 1, Math.floor(latencies.length * share))] ?? 0;
  return { perSecond: latencies.length / seconds, p50Ms: at(0.5), p99Ms: at(0.99) };
}

/** Runs two loads in turn, several times, and keeps the middle run of each by rate: a machine that drifts drifts under both. */
export async function paired(
  ours: () => Promise<Load>,
  limit: () => Promise<Load>,
  times = 3,
): Promise<{ ours: Load; limit: Load }> {
  const a: Load[] = [];
  const b: Load[] = [];
  for (let i = 0; i < times; i += 1) {
    a.push(await ours());
    b.push(await limit());
  }
  const middle = (loads: Load[]): Load =>
    loads.sort((x, y) => x.perSecond - y.perSecond)[Math.floor(loads.length / 2)] as Load;
  return { ours: middle(a), limit: middle(b) };
}
