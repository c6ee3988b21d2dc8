/**
 * `npx tsx test/support/upgrade/make-dump.ts <url>`: writes `test/upgrade/<last migration>.sql`, a
 * dump of a database of today with data, on a server of which the URL is an administrator's.
 * pg_dump must be at least as new as the server.
 */
import { execFileSync } from 'node:child_process';
import { readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { migrate } from '../../../src/platform/database/migrate.ts';
import { startTestApp } from '../app.ts';
import { databaseUrl } from '../database-url.ts';
import { root } from '../house/source-files.ts';
import { dumpDatabase } from './dump-database.ts';
import { fill } from './fill.ts';

const [admin = ''] = process.argv.slice(2);
const template = 'tern_dump_template';
process.env.TERN_TEST_ADMIN_URL = admin;
process.env.TERN_TEST_TEMPLATE = template;
execFileSync('psql', [admin, '-c', `CREATE DATABASE ${template}`], { stdio: 'ignore' });
await migrate(databaseUrl(admin, template));
const app = await startTestApp({}, 'drained', undefined, 'own');
await fill(app);
const sql = dumpDatabase(app.databaseUrl);
await app.stop();
execFileSync('psql', [admin, '-c', `DROP DATABASE ${template}`], { stdio: 'ignore' });
const last = readdirSync(join(root, 'prisma/migrations'))
  .filter((name) => /^\d/.test(name))
  .sort()
  .at(-1);
writeFileSync(join(root, `test/upgrade/${last}.sql`), sql);
