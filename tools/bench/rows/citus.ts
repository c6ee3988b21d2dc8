import type { ChildProcess } from 'node:child_process';
import { join } from 'node:path';
import pg from 'pg';
import { nodeUrl } from '../../../src/platform/database/citus/nearest-node.ts';
import { createCitusDatabase, createPlainDatabase, nodesOf } from '../../../test/support/citus-database.ts';
import { drain, senderAccount } from '../campaign.ts';
import { load, rate, skillTarget } from '../load.ts';
import { partnerWithCustomers } from '../partner.ts';
import { cpuMsOf, cpuMsOfServer } from '../process.ts';
import { type BenchRow, type Figure, median } from '../row.ts';
import { type Bench, openStage, type Stage } from '../stage.ts';

const CLUSTER = 'TERN_BENCH_CITUS';
const CUSTOMERS = 20;
const CONNECTIONS = 50;
const WARM_UP = 1_000;
const PREFIX = 'tern_bench';

export const citus: BenchRow = {
  name: 'citus',
  group: 'Background work',
  needs: CLUSTER,
  measures: `a campaign and partner.send on the cluster of Citus whose coordinator ${CLUSTER} names, with its nodes on this machine and one process of each role; limit: the same on a database without Citus on the server of the coordinator`,
  run: async (stage) => {
    const admin = String(process.env[CLUSTER]);
    const figures: Figure[] = [];
    await withSides(stage, admin, async (plain, sides) => {
      for (const [where, side] of sides) {
        figures.push(figureOf(`campaign drain, ${where}`, await inPairs(stage, side, plain, measureDrain)));
        figures.push(figureOf(`partner.send, ${where}`, await inPairs(stage, side, plain, measureSends)));
      }
    });
    return figures;
  },
};

/** A service, and what uses CPU time for it. */
interface Side {
  readonly bench: Bench;
  readonly service: readonly ChildProcess[];
  readonly servers: readonly pg.Pool[];
}

/** Of one run; CPU time of the service and its databases. */
interface Cost {
  readonly perSecond: number;
  readonly cpuMicros: number;
}

interface CostPair {
  readonly ours: Cost;
  readonly plain: Cost;
}

/** The tenants of a side are on the coordinator, or on another node. */
async function withSides(
  stage: Stage,
  admin: string,
  work: (plain: Side, sides: readonly (readonly [where: string, side: Side])[]) => Promise<void>,
): Promise<void> {
  const nodes = await nodesOf(admin);
  const pools = nodes.map(
    ({ nodename, nodeport }) => new pg.Pool({ connectionString: nodeUrl(admin, nodename, nodeport), max: 1 }),
  );
  const [coordinator] = nodes;
  const stages = [createPlainDatabase, createCitusDatabase].map((create) =>
    openStage({
      directory: join(stage.directory, create.name),
      isQuick: stage.isQuick,
      createDatabase: () => create(admin, PREFIX),
    }),
  );
  try {
    const [plain, cluster] = (await Promise.all(stages.map((each) => each.service()))) as [Bench, Bench];
    const sideOf = async (bench: Bench, servers: readonly pg.Pool[]): Promise<Side> => ({
      bench,
      service: [bench.api, await bench.worker()],
      servers,
    });
    const side = await sideOf(cluster, pools);
    const at = (isBeside: boolean): Side => ({ ...side, bench: placed(cluster, isBeside) });
    await work(await sideOf(plain, pools.slice(0, 1)), [
      ...(coordinator?.shouldhaveshards === true ? [['tenant on the coordinator', at(true)] as const] : []),
      ['tenant on another node', at(false)],
    ]);
  } finally {
    for (const each of stages) await each.close();
    for (const pool of pools) await pool.end();
  }
}

/** The same service; its accounts are created until one is where it should be. */
function placed(bench: Bench, isBeside: boolean): Bench {
  return {
    ...bench,
    account: async (credits) => {
      for (;;) {
        const created = await bench.account(credits);
        const { rows } = await bench.pool.query<{ groupid: number }>(PLACE, [created.accountId]);
        if ((rows[0]?.groupid === 0) === isBeside) return created;
      }
    },
  };
}

const PLACE = `SELECT groupid FROM pg_dist_placement WHERE shardid = get_shard_id_for_distribution_column('accounts', $1::text)`;

/** In turn, after a small run of each to warm up. */
async function inPairs(
  stage: Stage,
  ours: Side,
  plain: Side,
  measure: (stage: Stage, side: Side, isWarmUp: boolean) => Promise<Cost>,
): Promise<readonly CostPair[]> {
  for (const side of [ours, plain]) await measure(stage, side, true);
  const pairs: CostPair[] = [];
  for (let time = 0; time < stage.sized(2, 1); time += 1)
    pairs.push({ ours: await measure(stage, ours, false), plain: await measure(stage, plain, false) });
  return pairs;
}

async function measureDrain(stage: Stage, side: Side, isWarmUp: boolean): Promise<Cost> {
  const contacts = isWarmUp ? WARM_UP : stage.sized(10_000, 2_000);
  const account = await senderAccount(side.bench, contacts);
  return costOf(side, async () => ({
    count: contacts,
    perSecond: (await drain(side.bench, account, contacts)).recorded,
  }));
}

async function measureSends(stage: Stage, side: Side, isWarmUp: boolean): Promise<Cost> {
  const { key, customers, phone } = await partnerWithCustomers(side.bench, CUSTOMERS);
  const target = skillTarget(side.bench.url, key, 'partner.send', (n) => ({
    idempotency_key: `citus-${n}`,
    external_ref: customers[n % customers.length]?.externalRef,
    to: phone,
    text: 'Your order 1001 is ready for pick-up.',
  }));
  const seconds = isWarmUp ? 1 : stage.sized(5, 1);
  return costOf(side, async () => {
    const { perSecond } = await load(target, CONNECTIONS, seconds, 0);
    return { count: perSecond * seconds, perSecond };
  });
}

async function costOf(
  side: Side,
  work: () => Promise<{ readonly count: number; readonly perSecond: number }>,
): Promise<Cost> {
  const before = await cpuMs(side);
  const { count, perSecond } = await work();
  return { perSecond, cpuMicros: (((await cpuMs(side)) - before) / count) * 1000 };
}

async function cpuMs({ service, servers }: Side): Promise<number> {
  const backends = await Promise.all(
    servers.map((pool) => pool.query<{ pid: number }>('SELECT pg_backend_pid() AS pid')),
  );
  const services = [...(cpuMsOf(service.map(({ pid }) => Number(pid)))?.values() ?? [])];
  return [...services, ...backends.map(({ rows }) => cpuMsOfServer(Number(rows[0]?.pid)))].reduce(
    (sum, ms) => sum + ms,
    0,
  );
}

function figureOf(name: string, pairs: readonly CostPair[]): Figure {
  const text = (side: keyof CostPair): string =>
    `${Math.round(median(pairs.map((pair) => pair[side].cpuMicros)))} µs of CPU time, ${rate(median(pairs.map((pair) => pair[side].perSecond)))}`;
  return {
    name: `${name}, per message`,
    measured: text('ours'),
    limit: `without Citus ${text('plain')}`,
    ratio: median(pairs.map(({ ours, plain }) => ours.cpuMicros / plain.cpuMicros)),
  };
}
