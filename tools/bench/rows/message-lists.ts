import { fillMessages } from '../../../test/support/lists/fill-messages.ts';
import { loadWithoutIndexes } from '../bulk-load.ts';
import { vacuum } from '../contacts.ts';
import { type BenchRow, type Figure, median, quantile } from '../row.ts';
import type { Account, Bench, Stage } from '../stage.ts';

const MAX_RATIO = 3;

/** Rare values have three messages, and rare states one of some ten thousand. */
const FILTERS: readonly Readonly<Record<string, string>>[] = [
  {},
  { contact_id: 'con_5' },
  { contact_id: 'con_rare' },
  { contact_id: 'con_absent' },
  { contact_id: 'con_rare', state: 'failed' },
  { campaign_id: 'cmp_0' },
  { campaign_id: 'cmp_rare' },
  { campaign_id: 'cmp_absent' },
  { campaign_id: 'cmp_0', state: 'failed' },
  { campaign_id: 'cmp_absent', state: 'failed' },
  { journey_id: 'jrn_1' },
  { journey_id: 'jrn_rare' },
  { journey_id: 'jrn_absent' },
  { journey_id: 'jrn_1', node_id: 'jnd_1' },
  { journey_id: 'jrn_rare', node_id: 'jnd_rare' },
  { journey_id: 'jrn_1', node_id: 'jnd_absent' },
  ...[
    'queued',
    'scheduled',
    'held',
    'submitting',
    'accepted',
    'sent',
    'delivered',
    'undelivered',
    'failed',
    'expired',
    'canceled',
    'rejected',
    'delivery_unconfirmed',
  ].map((state) => ({ state })),
];

export const messageLists: BenchRow = {
  name: 'message-lists',
  group: 'Calls',
  measures:
    'messages.list by each filter, with common, rare and absent values, in an account with 2,000,000 messages; limit: the same call in an account with 200,000, alternating',
  run: async (stage) => {
    const bench = await stage.service();
    const [small, large] = [await bench.account(0), await bench.account(0)];
    const sizes = [stage.sized(200_000, 20_000), stage.sized(2_000_000, 200_000)] as const;
    await loadWithoutIndexes(bench.pool, 'messages', async () => {
      await fillMessages(bench.pool, small.accountId, sizes[0]);
      await fillMessages(bench.pool, large.accountId, sizes[1]);
    });
    await vacuum(bench.pool);
    const figures: Figure[] = [];
    for (const filter of FILTERS) figures.push(await figure(stage, bench, filter, small, large));
    return figures;
  },
};

async function figure(
  stage: Stage,
  { call }: Bench,
  filter: Readonly<Record<string, string>>,
  small: Account,
  large: Account,
): Promise<Figure> {
  const [warmUp, times] = [5, stage.sized(40, 20)];
  const timesOf: [number[], number[]] = [[], []];
  for (let n = 0; n < warmUp + times; n += 1) {
    for (const [index, { key }] of [small, large].entries()) {
      const startedAt = performance.now();
      await call(key, 'messages.list', filter);
      timesOf[index]?.push(performance.now() - startedAt);
    }
  }
  const [limit, measured] = timesOf.map((all) => all.slice(warmUp)) as [number[], number[]];
  return {
    name: `messages.list ${JSON.stringify(filter)}`,
    measured: `${median(measured).toFixed(1)} ms`,
    limit: `${median(limit).toFixed(1)} ms`,
    ratio: median(measured) / median(limit),
    max: MAX_RATIO,
    p50Ms: median(measured),
    p99Ms: quantile(measured, 0.99),
  };
}
