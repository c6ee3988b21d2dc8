import { load, paired } from '../load.ts';
import type { Bench } from '../server.ts';
import type { Row } from '../table.ts';

/** The whole pipeline without a query, against a bare Koa that reads JSON and answers JSON. */
export async function whoami({ url, baselineUrl, account }: Bench): Promise<Row[]> {
  const { key } = await account(0);
  const body = (n: number): string => JSON.stringify({ jsonrpc: '2.0', id: n, method: 'agent.whoami', params: {} });
  const { ours, limit } = await paired(
    () => load({ url, headers: { authorization: `Bearer ${key}` }, body }, 50, 4),
    () => load({ url: `${baselineUrl}/json`, headers: {}, body }, 50, 4),
  );
  const ratio = ours.perSecond / limit.perSecond;
  return [
    {
      name: 'agent.whoami, 50 connections',
      figure: `${Math.round(ours.perSecond)}/s`,
      limit: `bare Koa ${Math.round(limit.perSecond)}/s`,
      ratio,
      bar: '0.5',
      ok: ratio >= 0.5,
      p50Ms: ours.p50Ms,
      p99Ms: ours.p99Ms,
    },
  ];
}
