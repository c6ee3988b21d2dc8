/**
 * `npx tsx test/support/upgrade/dump-checkout.ts <url> <folder>`: runs the service of a checkout of
 * another commit (set up with `npm run setup` there), fills it, and writes
 * `test/upgrade/<day>-<commit>.sql` and the file of an export beside it. The URL is an
 * administrator's; pg_dump must be at least as new as its server.
 */
import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { freePort } from '../../../src/platform/postgres/free-port.ts';
import { databaseUrl } from '../database-url.ts';
import { root } from '../house/source-files.ts';
import { dumpDatabase } from './dump-database.ts';
import { fillService } from './fill-service.ts';

const [admin = '', folder = ''] = process.argv.slice(2);
const checkout = resolve(folder);
const commit = execFileSync('git', ['rev-parse', '--short=8', 'HEAD'], { cwd: checkout, encoding: 'utf8' }).trim();
const day = execFileSync('git', ['log', '-1', '--format=%cd', '--date=short'], {
  cwd: checkout,
  encoding: 'utf8',
}).trim();
const name = `tern_dump_${commit}`;
execFileSync('psql', [admin, '-c', `CREATE DATABASE ${name}`], { stdio: 'ignore' });
const port = await freePort();
const url = `http://127.0.0.1:${port}`;
const data = mkdtempSync(join(tmpdir(), 'tern dump '));
const service = spawn(join(checkout, 'bin/tern'), ['serve', '--port', String(port)], {
  cwd: checkout,
  env: {
    ...process.env,
    DATABASE_URL: databaseUrl(admin, name),
    TERN_MIGRATE: 'auto',
    TERN_SECRET: 'the secret of dumps for upgrades, of 32+',
    TERN_STARTER_CREDITS: '1000',
    TERN_PUBLIC_URL: url,
    TERN_DATA_DIR: data,
    TERN_LOG_LEVEL: 'error',
  },
  stdio: ['ignore', 'ignore', 'inherit'],
});
try {
  while (
    !(await fetch(`${url}/readyz`).then(
      ({ ok }) => ok,
      () => false,
    ))
  )
    await new Promise((done) => setTimeout(done, 200));
  const filled = await fillService(url);
  service.kill('SIGTERM');
  await once(service, 'exit');
  const target = join(root, `test/upgrade/${day}-${commit}`);
  writeFileSync(`${target}.sql`, dumpDatabase(databaseUrl(admin, name)));
  writeFileSync(`${target}.export.ndjson`, filled.export);
  process.stdout.write(`${target}.sql: balance ${filled.balance}\n`);
} finally {
  service.kill('SIGKILL');
  execFileSync('psql', [admin, '-c', `DROP DATABASE ${name} WITH (FORCE)`], { stdio: 'ignore' });
  rmSync(data, { recursive: true, force: true });
}
