import { compare, rate, skillTarget } from '../load.ts';
import type { BenchRow } from '../row.ts';

export const whoami: BenchRow = {
  name: 'whoami',
  group: 'Calls',
  measures: 'agent.whoami, the whole call pipeline without a query; limit: a bare Koa that reads and writes JSON',
  run: async (stage) => {
    const { url, baselineUrl, account } = await stage.service();
    const { key } = await account(0);
    const ours = skillTarget(url, key, 'agent.whoami', () => ({}));
    const bare = { url: `${baselineUrl}/json`, headers: () => ({}), body: ours.body };
    const { ours: measured, limit, ratio } = await compare(stage, ours, bare);
    return [
      {
        name: 'agent.whoami, 50 connections',
        measured: rate(measured.perSecond),
        limit: `bare Koa ${rate(limit.perSecond)}`,
        ratio,
        min: 0.5,
        p50Ms: measured.p50Ms,
        p99Ms: measured.p99Ms,
      },
    ];
  },
};
