import { runFuzz } from '../tools/fuzz/run.ts';
import { type FuzzServer, openServer } from '../tools/fuzz/server.ts';
import { createTestDatabase, type TestDatabase } from './support/database.ts';

let database: TestDatabase;
let server: FuzzServer;

beforeAll(async () => {
  database = await createTestDatabase();
  server = await openServer(database.url);
});
afterAll(async () => {
  await server.close();
  await database.drop();
});

/** A short run of `npm run fuzz` with a fixed seed. */
test('the running service answers any input as the contract promises', async () => {
  const { summary, findings } = await runFuzz(server, { seed: 20_261_121, cases: 6, parts: null });
  expect(findings).toEqual([]);
  const codes = summary.rows().flatMap((row) => Object.keys(row.codes));
  expect(codes).toEqual(expect.arrayContaining(['ok', '-32602', '-32600', '-32001', '-32000', 'invalid_permissions']));
}, 300_000);
