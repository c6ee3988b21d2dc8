import { vacuum } from '../contacts.ts';
import { compare, rate } from '../load.ts';
import type { BenchRow } from '../row.ts';
import { accountsWithContacts, sendTarget } from '../single-sends.ts';

const TENANTS = 50;

export const hotTenant: BenchRow = {
  name: 'hot-tenant',
  group: 'Calls',
  measures: `messages.send with 50 connections of one tenant, which share one balance row; limit: the same calls spread over ${TENANTS} tenants`,
  run: async (stage) => {
    const bench = await stage.service();
    const hot = await accountsWithContacts(bench, 1);
    const spread = await accountsWithContacts(bench, TENANTS);
    await vacuum(bench.pool);
    const { ours, limit, ratio } = await compare(stage, sendTarget(bench, hot), sendTarget(bench, spread));
    return [
      {
        name: 'messages.send, 50 connections of one tenant',
        measured: rate(ours.perSecond),
        limit: `${TENANTS} tenants ${rate(limit.perSecond)}, p99 ${limit.p99Ms.toFixed(1)} ms`,
        ratio,
        min: 0.5,
        p50Ms: ours.p50Ms,
        p99Ms: ours.p99Ms,
      },
    ];
  },
};
