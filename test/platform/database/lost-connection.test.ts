import { once } from 'node:events';
import { type Database, openDatabase } from '../../../src/platform/database/database.ts';
import { migrationStatus } from '../../../src/platform/database/migrate.ts';
import { statement } from '../../../src/platform/database/sql.ts';
import { startTcpProxy, type TcpProxy } from '../../support/carriers/tcp-proxy.ts';
import { createTestDatabase, type TestDatabase } from '../../support/database.ts';

/**
 * ReadyForQuery outside a transaction, and the last message of a server that shuts down (PostgreSQL
 * manual, 54.7).
 */
const READY = Buffer.from([0x5a, 0, 0, 0, 5, 0x49]);
const FIELDS = Buffer.from('SFATAL\0VFATAL\0C57P01\0Mterminating connection\0\0');
const SHUTDOWN = Buffer.concat([Buffer.from([0x45, 0, 0, 0, FIELDS.length + 4]), FIELDS]);
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

/** Appends the shutdown message to the next chunk that ends with ReadyForQuery. */
function announceShutdown(): void {
  proxy.disturb((piece, towards) => {
    if (towards === 'server' || !piece.subarray(-READY.length).equals(READY)) return piece;
    proxy.disturb(null);
    return Buffer.concat([piece, SHUTDOWN]);
  });
}

test('a connection lost while it is acquired fails the call and not the process', async () => {
  announceShutdown();
  await expect(database.transaction((tx) => tx.rows(ONE))).rejects.toThrow(/not queryable/);
  expect(await database.transaction((tx) => tx.rows(ONE))).toEqual([{ n: 1 }]);
});

test('a connection lost while it passes to a waiting call fails the call and not the process', async () => {
  const first = database.rows(ONE);
  const second = database.transaction((tx) => tx.rows(ONE));
  await once(database.pool, 'acquire');
  announceShutdown();
  expect(await first).toEqual([{ n: 1 }]);
  await expect(second).rejects.toThrow(/not queryable/);
  expect(await database.rows(ONE)).toEqual([{ n: 1 }]);
});

test('a connection lost during migrationStatus fails the call and not the process', async () => {
  announceShutdown();
  await expect(migrationStatus(url.href)).rejects.toThrow(/not queryable/);
});
