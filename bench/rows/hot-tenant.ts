import { settle } from '../contacts.ts';
import { compare, rate } from '../load.ts';
import { atLeast, type BenchRow } from '../row.ts';
import { sends, textingAccounts } from '../texting.ts';

const TENANTS = 50;

export const hotTenant: BenchRow = {
  name: 'hot-tenant',
  group: 'Calls',
  measures: `messages.send with all 50 connections of one tenant, whose balance is one row; limit: the same calls spread over ${TENANTS} tenants`,
  run: async (stage) => {
    const bench = await stage.service();
    const hot = await textingAccounts(bench, 1);
    const spread = await textingAccounts(bench, TENANTS);
    await settle(bench.pool);
    const { ours, limit, ratio } = await compare(stage, sends(bench, hot), sends(bench, spread));
    return [
      {
        name: 'messages.send, 50 connections of one tenant',
        measured: rate(ours.perSecond),
        limit: `of ${TENANTS} tenants ${rate(limit.perSecond)}, p99 ${limit.p99Ms.toFixed(1)} ms`,
        ratio,
        bars: [atLeast(ratio, 0.5)],
        p50Ms: ours.p50Ms,
        p99Ms: ours.p99Ms,
      },
    ];
  },
};
