import type { ChildProcess } from 'node:child_process';
import { type Drained, drain, senderAccount } from './campaign.ts';
import { rate } from './load.ts';
import { cpuMsOf } from './process.ts';
import { type Figure, median } from './row.ts';
import type { Bench } from './stage.ts';

const WARM_UP = 3_000;

/** A campaign through one carrier. */
export interface Costly extends Drained {
  /** CPU time of the service and its database per message; null where it cannot be read. */
  readonly cpuMicros: number | null;
}

/** The same campaign through a carrier and through the simulator. */
export interface Pair {
  readonly ours: Costly;
  readonly simulator: Costly;
}

export interface PairOptions {
  /** Processes of the service. */
  readonly service: readonly ChildProcess[];
  readonly carrier: string;
  readonly contacts: number;
  readonly times: number;
}

/** Drains campaigns through both carriers in turn, after a small one through each to warm up. */
export async function drainInPairs(
  bench: Bench,
  { service, carrier, contacts, times }: PairOptions,
): Promise<readonly Pair[]> {
  for (const each of [carrier, 'simulator']) await drainThrough(bench, service, each, WARM_UP);
  const pairs: Pair[] = [];
  for (let time = 0; time < times; time += 1)
    pairs.push({
      ours: await drainThrough(bench, service, carrier, contacts),
      simulator: await drainThrough(bench, service, 'simulator', contacts),
    });
  return pairs;
}

/** Ratios are medians over the pairs, because the machine can change between two of them. */
export function pairFigures(
  name: string,
  pairs: readonly Pair[],
  { minSubmitted, minRecorded }: { readonly minSubmitted: number; readonly minRecorded: number },
): Figure[] {
  const ratioOf = (read: (drained: Costly) => number): number =>
    median(pairs.map(({ ours, simulator }) => read(ours) / read(simulator)));
  const middleOf = (side: keyof Pair, read: (drained: Costly) => number): number =>
    median(pairs.map((pair) => read(pair[side])));
  const figure = (what: string, read: (drained: Costly) => number, min: number): Figure => ({
    name: `${name}, ${what}`,
    measured: rate(middleOf('ours', read)),
    limit: `through the simulator ${rate(middleOf('simulator', read))}`,
    ratio: ratioOf(read),
    min,
  });
  const cpu = ({ cpuMicros }: Costly): number => cpuMicros ?? Number.NaN;
  const micros = (side: keyof Pair): string => `${Math.round(middleOf(side, cpu))} µs`;
  const cpuFigure: Figure = {
    name: `${name}, CPU time per message of the service and its database`,
    measured: micros('ours'),
    limit: `through the simulator ${micros('simulator')}`,
    ratio: ratioOf(cpu),
  };
  return [
    figure('until all are submitted', ({ submitted }) => submitted, minSubmitted),
    figure('until all receipts are recorded', ({ recorded }) => recorded, minRecorded),
    ...(pairs.every(({ ours }) => ours.cpuMicros !== null) ? [cpuFigure] : []),
  ];
}

export async function drainThrough(
  bench: Bench,
  service: readonly ChildProcess[],
  carrier: string,
  contacts: number,
): Promise<Costly> {
  const account = await senderAccount(bench, contacts);
  await bench.pool.query('UPDATE phone_numbers SET carrier = $2 WHERE tenant_id = $1', [account.accountId, carrier]);
  const before = await cpuMs(bench, service);
  const drained = await drain(bench, account, contacts);
  const after = await cpuMs(bench, service);
  const { rows } = await bench.pool.query<{ count: number }>(THROUGH, [account.accountId, carrier]);
  if (rows[0]?.count !== contacts) throw new Error(`${rows[0]?.count} of ${contacts} messages went through ${carrier}`);
  return {
    ...drained,
    cpuMicros: before === null || after === null ? null : (sumOfGrowth(before, after) / contacts) * 1000,
  };
}

/** By process id. Backends of pools live as long as their process. */
async function cpuMs({ pool }: Bench, service: readonly ChildProcess[]): Promise<ReadonlyMap<number, number> | null> {
  const { rows } = await pool.query<{ pid: number }>('SELECT pid FROM pg_stat_activity');
  const pids = [...service.map(({ pid }) => Number(pid)), ...rows.map(({ pid }) => pid)];
  return cpuMsOf(pids);
}

function sumOfGrowth(before: ReadonlyMap<number, number>, after: ReadonlyMap<number, number>): number {
  return [...after].reduce((sum, [pid, ms]) => sum + ms - (before.get(pid) ?? 0), 0);
}

const THROUGH = 'SELECT count(*)::int AS count FROM messages WHERE tenant_id = $1 AND carrier = $2';
