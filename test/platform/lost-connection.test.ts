import { once } from 'node:events';
import { type Database, openDatabase } from '../../src/platform/database.ts';
import { migrationStatus } from '../../src/platform/migrate.ts';
import { statement } from '../../src/platform/sql.ts';
import { startTcpProxy, type TcpProxy } from '../messaging/carriers/support/tcp-proxy.ts';
import { createTestDatabase, type TestDatabase } from '../support/database.ts';

/** ReadyForQuery outside a transaction, and the last words of a server that goes (PostgreSQL manual, 54.7). */
const READY = Buffer.from([0x5a, 0, 0, 0, 5, 0x49]);
const FIELDS = Buffer.from('SFATAL\0VFATAL\0C57P01\0Mterminating connection\0\0');
const FAREWELL = Buffer.concat([Buffer.from([0x45, 0, 0, 0, FIELDS.length + 4]), FIELDS]);
const ONE = statement<[], { n: number }>('test.one', 'SELECT 1 AS n');

let made: TestDatabase;
let proxy: TcpProxy;
let url: URL;
let database: Database;

beforeAll(async () => {
  made = await createTestDatabase();
  const { port } = new URL(made.url);
  proxy = await startTcpProxy(() => Number(port));
  url = new URL(made.url);
  url.hostname = '127.0.0.1';
  url.port = String(proxy.port);
});
beforeEach(() => {
  database = openDatabase({
    connectionString: url.href,
    maxConnections: 1,
    statementTimeoutMs: 10_000,
    applicationName: 'tern test',
  });
});
afterEach(async () => {
  proxy.disturb(null);
  await database.close();
});
afterAll(async () => {
  await proxy.close();
  await made.drop();
});

/** The next piece that says the server is ready says in the same breath that it goes. */
function sayFarewell(): void {
  proxy.disturb((piece, towards) => {
    if (towards === 'server' || !piece.subarray(-READY.length).equals(READY)) return piece;
    proxy.disturb(null);
    return Buffer.concat([piece, FAREWELL]);
  });
}

test('a server that goes in the moment in which a connection is handed to who asked for it fails that call and not the process', async () => {
  sayFarewell();
  await expect(database.transaction((tx) => tx.rows(ONE))).rejects.toThrow(/not queryable/);
  expect(await database.transaction((tx) => tx.rows(ONE))).toEqual([{ n: 1 }]);
});

test('so it is for a connection that goes from one call to the next one that waits', async () => {
  const first = database.rows(ONE);
  const second = database.transaction((tx) => tx.rows(ONE));
  await once(database.pool, 'acquire');
  sayFarewell();
  expect(await first).toEqual([{ n: 1 }]);
  await expect(second).rejects.toThrow(/not queryable/);
  expect(await database.rows(ONE)).toEqual([{ n: 1 }]);
});

test('and for the connection of the migrations', async () => {
  sayFarewell();
  await expect(migrationStatus(url.href)).rejects.toThrow(/not queryable/);
});
