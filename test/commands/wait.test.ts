import pg from 'pg';
import { whenDatabaseAnswers } from '../../src/commands/database/wait.ts';
import { createLogger } from '../../src/platform/logger.ts';
import { createTestDatabase } from '../support/database.ts';

let database: Awaited<ReturnType<typeof createTestDatabase>>;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

const begin = () => ({ forSeconds: 20, log: createLogger('silent'), ended: new Promise(() => undefined) });

/** A client whose connection was ended while it had nothing to say, as a restart of PostgreSQL or an operator ends it. */
async function ended(): Promise<pg.Client> {
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

test('a start whose connection is ended between two statements tries again with another one', async () => {
  const another = new pg.Client({ connectionString: database.url });
  await another.connect();
  const clients = [await ended(), another];
  const answer = await whenDatabaseAnswers(
    { url: database.url, ...begin() },
    async () => (await clients.shift()?.query<{ one: number }>('SELECT 1 AS one'))?.rows[0]?.one,
  );
  expect(answer).toBe(1);
  expect(clients).toEqual([]);
  await another.end();
});

test('a statement that is wrong does not get right by waiting', async () => {
  const client = new pg.Client({ connectionString: database.url });
  await client.connect();
  const wrong = whenDatabaseAnswers({ url: database.url, ...begin() }, () => client.query('SELECT nothing'));
  await expect(wrong).rejects.toMatchObject({ code: '42703' });
  await client.end();
});
