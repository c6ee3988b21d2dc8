import { getContactById } from '../../src/skills/contacts/queries.ts';
import { load, paired } from '../load.ts';
import type { Bench } from '../server.ts';
import type { Row } from '../table.ts';

const CONTACTS = 1_000;

/** One contact by id, against the very same statement through bare pg behind bare Koa. */
export async function contactsGet({ url, baselineUrl, account, call }: Bench): Promise<Row[]> {
  const { key, accountId } = await account(0);
  const ids: string[] = [];
  for (let start = 0; start < CONTACTS; start += 500) {
    const contacts = Array.from({ length: 500 }, (_, index) => ({
      phone: `+1212555${String(2000 + start + index)}`,
      first_name: 'Ada',
    }));
    const { rows } = await call(key, 'contacts.import', { contacts });
    ids.push(...(rows as { contact_id: string }[]).map(({ contact_id: id }) => id));
  }
  const pick = (n: number): string => ids[n % ids.length] as string;
  const { ours, limit } = await paired(
    () =>
      load(
        {
          url,
          headers: { authorization: `Bearer ${key}` },
          body: (n) =>
            JSON.stringify({ jsonrpc: '2.0', id: n, method: 'contacts.get', params: { contact_id: pick(n) } }),
        },
        50,
        4,
      ),
    () =>
      load(
        {
          url: `${baselineUrl}/sql`,
          headers: {},
          body: (n) =>
            JSON.stringify({
              jsonrpc: '2.0',
              id: n,
              params: { sql: getContactById.text, values: [accountId, accountId, pick(n)] },
            }),
        },
        50,
        4,
      ),
  );
  const ratio = ours.perSecond / limit.perSecond;
  return [
    {
      name: 'contacts.get, 50 connections',
      figure: `${Math.round(ours.perSecond)}/s`,
      limit: `same query, bare pg behind bare Koa ${Math.round(limit.perSecond)}/s`,
      ratio,
      bar: '0.5',
      ok: ratio >= 0.5,
      p50Ms: ours.p50Ms,
      p99Ms: ours.p99Ms,
    },
  ];
}
