import { newId } from '../../src/platform/ids.ts';
import type { Bench } from '../server.ts';
import type { Row } from '../table.ts';

const TIMES = 20;
const ROWS = 500;

/** 500 rows with consent over HTTP, against one bare INSERT of the same 500 contacts. */
export async function contactsImport({ account, call, pool }: Bench): Promise<Row[]> {
  const { key, accountId } = await account(0);
  const ours: number[] = [];
  const limit: number[] = [];
  const phoneOf = (block: number, row: number): string =>
    `+1${String(212 + (block % 2))}${String(2_000_000 + block * 1000 + row)}`;
  const consent = {
    method: 'web_form',
    source: 'https://example.com/signup',
    captured_at: '2026-01-01T00:00:00Z',
    evidence: { form: 'signup' },
  };
  for (let block = 0; block < TIMES; block += 1) {
    const contacts = Array.from({ length: ROWS }, (_, row) => ({
      phone: phoneOf(block, row),
      first_name: `Ada ${row}`,
      city: 'Paris',
    }));
    ours.push(await timed(() => call(key, 'contacts.import', { contacts, consent })));
    const other = Array.from({ length: ROWS }, (_, row) => phoneOf(block + TIMES, row));
    limit.push(
      await timed(() =>
        pool.query(INSERT, [
          accountId,
          other.map(() => newId('con')),
          other,
          other.map((_, row) => `Ada ${row}`),
          other.map(() => '{"city": "Paris"}'),
        ]),
      ),
    );
  }
  const mid = middle(ours);
  const bare = middle(limit);
  const ratio = bare / mid;
  return [
    {
      name: 'contacts.import, 500 rows with consent',
      figure: `${mid.toFixed(1)} ms`,
      limit: `one bare INSERT ${bare.toFixed(1)} ms`,
      ratio,
      bar: '0.3',
      ok: ratio >= 0.3,
      p50Ms: mid,
      p99Ms: Math.max(...ours),
    },
  ];
}

const INSERT = `INSERT INTO contacts (tenant_id, id, account_id, phone, country, first_name, attributes, consent_status, created_at, updated_at, version)
  SELECT $1, id, $1, phone, 'US', first_name, attributes, 'opted_in', now(), now(), 1 FROM unnest($2::text[], $3::text[], $4::text[], $5::jsonb[]) AS g(id, phone, first_name, attributes)`;

async function timed(work: () => Promise<unknown>): Promise<number> {
  const begun = performance.now();
  await work();
  return performance.now() - begun;
}

function middle(values: readonly number[]): number {
  return [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] as number;
}
