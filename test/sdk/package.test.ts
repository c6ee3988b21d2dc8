import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { aTag, type WireServer, wireServer } from '../support/wire-server.ts';

const run = promisify(execFile);
const tsc = resolve('node_modules/typescript/bin/tsc');
let project: string;
let server: WireServer;

/**
 * Code as a user of the package writes it. A line after `@ts-expect-error` that compiles is an
 * error too.
 */
const program = `
import { isTernError, parseWebhook, Tern, verifyWebhook, signWebhook, type Tag, type TernEvent } from 'tern-messaging';

const tern = new Tern({ apiKey: 'tern_test_key', baseUrl: process.argv[2], fetch, maxRetries: 0 });
const { tag, created } = await tern.tags.create({ name: 'VIP' });
const same: Tag = tag;
const names: string[] = [];
for await (const each of tern.tags.list({ limit: 2 })) names.push(each.name);
const first = await tern.tags.list().page();
const { requestId } = await tern.call('tags.create', { name: 'VIP' }).withResponse();
const me = await tern.agent.whoami();
const state: string = me.account.state;
if (me.account.state === 'payment_hold') console.log(state);
// @ts-expect-error a name is required
void (() => tern.tags.create({}));
// @ts-expect-error enumerations in params are closed
void (() => tern.agent.provision({ name: 'x', mode: 'maybe' }));
// @ts-expect-error the skill does not exist
void (() => tern.call('tags.fly'));
// @ts-expect-error a list has items and no tags
void (() => first.tags);
// @ts-expect-error partner.send requires external_ref
void (() => tern.partner.send({ idempotency_key: 'k', to: '+12025550143', text: 'Hi' }));
// @ts-expect-error partner.send requires idempotency_key
void (() => tern.partner.send({ external_ref: 'e', to: '+12025550143', text: 'Hi' }));
function describe(event: TernEvent): string {
  switch (event.type) {
    case 'message.finalized':
      return event.data.message_id + event.data.state;
    case 'balance.low': {
      const threshold: number = event.data.threshold;
      return String(threshold);
    }
    case 'contact.opted_out':
      // @ts-expect-error an opt-out has no threshold
      return event.data.threshold;
    case 'customer.paused':
      return String(event.data.paused);
    default:
      return 'newer than this client';
  }
}
const later = { id: 'evt_1', type: 'moon.rose', timestamp: '2026-11-20T12:00:00Z', version: '2', data: { external_ref: 'e' } };
const signed = JSON.stringify(later);
const unknown = describe(await parseWebhook(signed, await signWebhook(signed, 's'), ['s']));
try {
  await tern.tags.delete({ tag_id: 'tag_9' });
} catch (error) {
  if (!isTernError(error, -32001)) throw error;
  const code: -32001 = error.code;
  await verifyWebhook('{}', await signWebhook('{}', 's'), ['s']);
  console.log(JSON.stringify({ created, id: same.id, names, items: first.items.length, requestId, code, unknown }));
}
`;

beforeAll(async () => {
  server = await wireServer();
  project = mkdtempSync(join(tmpdir(), 'tern-sdk-'));
  mkdirSync(join(project, 'src'));
  const { stdout } = await run(process.execPath, [resolve('scripts/pack-sdk.mjs'), project]);
  writeFileSync(join(project, 'package.json'), JSON.stringify({ name: 'empty', private: true, type: 'module' }));
  await run('npm', ['install', '--offline', '--no-audit', '--no-fund', stdout.trim()], { cwd: project });
  writeFileSync(
    join(project, 'src/index.ts'),
    `declare const process: { readonly argv: readonly string[] };\n${program}`,
  );
});

afterAll(async () => {
  await server.stop();
  rmSync(project, { recursive: true });
});

test.each([
  ['nodenext', 'nodenext'],
  ['esnext', 'bundler'],
])(
  'the packed SDK type-checks in an empty strict project with module %s and resolution %s',
  async (module, moduleResolution) => {
    const config = join(project, `tsconfig.${module}.json`);
    const compilerOptions = {
      module,
      moduleResolution,
      target: 'es2022',
      strict: true,
      exactOptionalPropertyTypes: true,
      noUncheckedIndexedAccess: true,
      skipLibCheck: false,
      types: [],
      outDir: `out-${module}`,
      rootDir: 'src',
    };
    writeFileSync(config, JSON.stringify({ compilerOptions, include: ['src'] }));
    await expect(run(process.execPath, [tsc, '-p', config], { cwd: project })).resolves.toMatchObject({ stdout: '' });
  },
);

test('the compiled package runs in Node.js', async () => {
  server.answer(({ method }) => {
    if (method === 'tags.list') return { result: { items: [aTag], next_cursor: null } };
    if (method === 'tags.delete') return { error: { code: -32001, message: 'Not found' } };
    if (method === 'agent.whoami') return { result: { account: { state: 'hibernating' } } };
    return { result: { tag: aTag, created: true } };
  });
  const { stdout } = await run(process.execPath, ['out-nodenext/index.js', server.baseUrl], { cwd: project });
  expect(JSON.parse(stdout)).toEqual({
    created: true,
    id: 'tag_1',
    names: ['VIP'],
    items: 1,
    requestId: 'req_4',
    code: -32001,
    unknown: 'newer than this client',
  });
});

test('the package has no dependencies and contains only files for its users', () => {
  const folder = join(project, 'node_modules/tern-messaging');
  const manifest = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as Record<string, unknown>;
  expect(manifest).not.toHaveProperty('dependencies');
  expect(manifest.files).toEqual(['dist', 'api.md']);
  expect(readFileSync(join(folder, 'api.md'), 'utf8')).toContain('tern.tags.create(params: TagsCreateParams)');
});
