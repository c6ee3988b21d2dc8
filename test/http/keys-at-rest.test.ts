import pg from 'pg';
import { startTestApp, type TestApp } from '../support/app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.stop());

/** Every row of every table as text. */
async function everything(): Promise<string> {
  const client = new pg.Client({ connectionString: app.databaseUrl });
  await client.connect();
  const { rows: tables } = await client.query<{ name: string }>(
    "SELECT quote_ident(tablename) AS name FROM pg_tables WHERE schemaname = 'public'",
  );
  const texts: string[] = [];
  for (const { name } of tables) {
    const { rows } = await client.query<{ row: string }>(`SELECT t::text AS row FROM ${name} t`);
    texts.push(...rows.map(({ row }) => row));
  }
  await client.end();
  return texts.join('\n');
}

test('a key is nowhere in the database, not even in the kept answer that showed it', async () => {
  const account = await app.account();
  const made = await account.call('agent.createKey', {
    name: 'second',
    permissions: ['read'],
    idempotency_key: 'make the second key',
  });
  const secret = made.api_key as string;
  const kept = await everything();
  expect(kept).toContain(made.key_id);
  expect(kept).toContain('make the second key');
  for (const key of [account.key, secret]) expect(kept).not.toContain(key.slice('tern_live_'.length));
  const again = await account.call('agent.createKey', {
    name: 'second',
    permissions: ['read'],
    idempotency_key: 'make the second key',
  });
  expect(again).toMatchObject({ key_id: made.key_id, replayed: true });
  expect(again).not.toHaveProperty('api_key');
});
