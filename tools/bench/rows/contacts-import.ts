import { newId } from '../../../src/platform/ids.ts';
import { type BenchRow, type Figure, median, quantile } from '../row.ts';
import type { Bench, Stage } from '../stage.ts';

const ROWS = 500;
const CONSENT = {
  method: 'web_form',
  source: 'https://example.com/signup',
  captured_at: '2026-01-01T00:00:00Z',
  evidence: { form: 'signup' },
};

export const contactsImport: BenchRow = {
  name: 'contacts-import',
  group: 'Calls',
  measures:
    'contacts.import of 500 new rows; limit: the minimal SQL, one INSERT for the contacts and, with consent, one for the consent entries',
  run: async (stage) => {
    const bench = await stage.service();
    return [
      await measure(stage, bench, 'contacts.import, 500 rows', null),
      await measure(stage, bench, 'contacts.import, 500 rows with consent', CONSENT),
    ];
  },
};

async function measure(
  stage: Stage,
  { account, call, pool }: Bench,
  name: string,
  consent: object | null,
): Promise<Figure> {
  const [warmUp, times] = [stage.sized(40, 5), stage.sized(60, 10)];
  const { key, accountId } = await account(0);
  const ours: number[] = [];
  const limit: number[] = [];
  let next = 0;
  const phones = (): string[] => Array.from({ length: ROWS }, () => `+1212${2_000_000 + next++}`);
  for (let block = 0; block < warmUp + times; block += 1) {
    const contacts = phones().map((phone, row) => ({ phone, first_name: `Ada ${row}`, city: 'Paris' }));
    ours.push(await timed(() => call(key, 'contacts.import', { contacts, ...(consent === null ? {} : { consent }) })));
    const bare = phones();
    const columns = [
      bare.map(() => newId('con')),
      bare,
      bare.map((_, row) => `Ada ${row}`),
      bare.map(() => '{"city": "Paris"}'),
    ];
    limit.push(await timed(() => bareInserts(pool, [accountId, ...columns], consent !== null)));
  }
  const measured = ours.slice(warmUp);
  const mid = median(measured);
  const bare = median(limit.slice(warmUp));
  const ratio = bare / mid;
  return {
    name,
    measured: `${mid.toFixed(1)} ms`,
    limit: `${consent === null ? 'one bare INSERT' : 'two bare INSERTs'} ${bare.toFixed(1)} ms`,
    ratio,
    min: 0.3,
    p50Ms: mid,
    p99Ms: quantile(measured, 0.99),
  };
}

async function bareInserts(pool: Bench['pool'], columns: readonly unknown[], withConsent: boolean): Promise<void> {
  if (!withConsent) {
    await pool.query(INSERT, [...columns]);
    return;
  }
  const client = await pool.connect();
  await client.query('BEGIN');
  await client.query(INSERT, [...columns]);
  const [accountId, ids, phones] = columns;
  await client.query(CONSENT_ENTRIES, [accountId, (ids as string[]).map(() => newId('cse')), ids, phones]);
  await client.query('COMMIT');
  client.release();
}

const CONSENT_ENTRIES = `INSERT INTO consent_entries (tenant_id, account_id, id, contact_id, phone, status, scope, method, source, evidence, actor, captured_at, received_at)
  SELECT $1, $1, id, contact_id, phone, 'opted_in', 'all', 'web_form', 'https://example.com/signup', '{"form": "signup"}', 'key', now(), now()
    FROM unnest($2::text[], $3::text[], $4::text[]) AS g(id, contact_id, phone)`;

const INSERT = `INSERT INTO contacts (tenant_id, id, account_id, phone, country, first_name, attributes, consent_status, created_at, updated_at, version)
  SELECT $1, id, $1, phone, 'US', first_name, attributes, 'opted_in', now(), now(), 1 FROM unnest($2::text[], $3::text[], $4::text[], $5::jsonb[]) AS g(id, phone, first_name, attributes)`;

async function timed(work: () => Promise<unknown>): Promise<number> {
  const startedAt = performance.now();
  await work();
  return performance.now() - startedAt;
}
