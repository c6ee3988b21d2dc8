import pg from 'pg';
import { waitForDatabase } from '../../src/commands/database/wait.ts';
import { createLogger } from '../../src/platform/logger.ts';
import { createTestDatabase } from '../support/database.ts';

let database: Awaited<ReturnType<typeof createTestDatabase>>;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

const begin = () => ({ timeoutSeconds: 20, log: createLogger('silent'), cancelled: new Promise(() => undefined) });

/**
 * A client whose connection was terminated while it was idle, as by a restart of PostgreSQL or an
 * operator.
 */
async function cancelled(): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: database.url });
  await client.connect();
  const { rows } = await client.query<{ pid: number }>('SELECT pg_backend_pid() AS pid');
  client.on('error', () => undefined);
  const gone = new Promise((done) => client.once('end', () => done(null)));
  const killer = new pg.Client({ connectionString: database.url });
  await killer.connect();
  await killer.query('SELECT pg_terminate_backend($1)', [rows[0]?.pid]);
  await killer.end();
  await gone;
  return client;
}

test('the start retries with another connection if the first one is terminated between two statements', async () => {
  const another = new pg.Client({ connectionString: database.url });
  await another.connect();
  const clients = [await cancelled(), another];
  const answer = await waitForDatabase(
    { url: database.url, ...begin() },
    async () => (await clients.shift()?.query<{ one: number }>('SELECT 1 AS one'))?.rows[0]?.one,
  );
  expect(answer).toBe(1);
  expect(clients).toEqual([]);
  await another.end();
});

test('an invalid statement fails without a retry', async () => {
  const client = new pg.Client({ connectionString: database.url });
  await client.connect();
  const wrong = waitForDatabase({ url: database.url, ...begin() }, () => client.query('SELECT nothing'));
  await expect(wrong).rejects.toMatchObject({ code: '42703' });
  await client.end();
});
