import { chmodSync, chownSync, copyFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { explainDatabase } from '../../src/commands/database/explain.ts';
import { PostgresClient } from '../../src/platform/database/connections/postgres-client.ts';
import { startThrowAwayCluster, type ThrowAwayCluster } from '../support/throw-away-cluster.ts';
import { until } from '../support/until.ts';

const certificate = (name: string): string =>
  fileURLToPath(new URL(`../support/carriers/tls/${name}.pem`, import.meta.url));

let plain: ThrowAwayCluster;
let tls: ThrowAwayCluster;

beforeAll(async () => {
  plain = await startThrowAwayCluster('tern-plain-');
  tls = await startThrowAwayCluster('tern-tls-');
  const data = join(tls.cluster.directory, 'data');
  const { uid, gid } = statSync(data);
  for (const [from, to] of [
    ['here', 'server.crt'],
    ['here.key', 'server.key'],
  ] as const) {
    copyFileSync(certificate(from), join(data, to));
    chownSync(join(data, to), uid, gid);
    chmodSync(join(data, to), 0o600);
  }
  const client = new pg.Client({ connectionString: tls.cluster.url });
  await client.connect();
  await client.query('ALTER SYSTEM SET ssl = on');
  // Then the server asks for the certificate of the client.
  await client.query("ALTER SYSTEM SET ssl_ca_file = 'server.crt'");
  await client.query('SELECT pg_reload_conf()');
  await client.end();
  await until(async () => (await connectWith(tls, 'sslmode=require')) === true);
}, 60_000);
afterAll(async () => {
  await plain.remove();
  await tls.remove();
});

/** Whether a connection is encrypted, or what else is `seen`; in one line why there is none. */
async function connectWith(
  own: ThrowAwayCluster,
  parameters: string,
  host = '127.0.0.1',
  seen = 'ssl',
): Promise<unknown> {
  const url = new URL(own.cluster.url);
  url.hostname = host;
  const connectionString = `${url.href}?${parameters.replace(/<(.*?)>/g, (_all, name: string) => certificate(name))}`;
  try {
    const client = new PostgresClient({ connectionString });
    client.on('error', () => undefined);
    const rows = await explainDatabase(connectionString, async () => {
      await client.connect();
      return (await client.query(SEEN)).rows as Record<string, unknown>[];
    });
    await client.end();
    return rows[0]?.[seen];
  } catch (error) {
    return (error as Error).message;
  }
}

const SEEN = 'SELECT ssl, client_dn FROM pg_stat_ssl WHERE pid = pg_backend_pid()';
const ROOT = 'sslrootcert=<here>';
const OTHER_ROOT = 'sslrootcert=<elsewhere>';
const UNTRUSTED = /has a certificate that is not trusted/;
const OTHER_HOST = /has a certificate for another host/;

test.each([
  ['sslmode=disable', '127.0.0.1', false],
  ['sslmode=prefer', '127.0.0.1', true],
  ['sslmode=require', '127.0.0.1', true],
  [`sslmode=require&${ROOT}`, 'localhost', true],
  [`sslmode=require&${OTHER_ROOT}`, '127.0.0.1', UNTRUSTED],
  [`sslmode=verify-ca&${ROOT}`, 'localhost', true],
  [`sslmode=verify-ca&${OTHER_ROOT}`, '127.0.0.1', UNTRUSTED],
  [`sslmode=verify-full&${ROOT}`, '127.0.0.1', true],
  [`sslmode=verify-full&${ROOT}`, 'localhost', OTHER_HOST],
  [`sslmode=verify-full&${OTHER_ROOT}`, '127.0.0.1', UNTRUSTED],
  ['sslmode=verify-full', '127.0.0.1', UNTRUSTED],
  [ROOT, '127.0.0.1', true],
])('with a self-signed certificate, %s at %s connects as libpq documents', async (parameters, host, expected) => {
  const found = await connectWith(tls, parameters, host);
  if (typeof expected === 'boolean') expect(found).toBe(expected);
  else expect(found).toMatch(expected);
});

test('a server without TLS is used by prefer, and refused by the modes that require TLS', async () => {
  expect(await connectWith(plain, 'sslmode=prefer')).toBe(false);
  expect(await connectWith(plain, 'sslmode=require')).toMatch(/has no TLS, which sslmode in DATABASE_URL requires/);
});

test('the server sees the certificate of sslcert and sslkey', async () => {
  const parameters = 'sslmode=require&sslcert=<here>&sslkey=<here.key>';
  expect(await connectWith(tls, parameters, '127.0.0.1', 'client_dn')).toBe('/CN=here');
});
