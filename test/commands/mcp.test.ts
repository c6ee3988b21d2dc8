import { join } from 'node:path';
import type { Client } from '@modelcontextprotocol/client';
import { StdioClientTransport } from '@modelcontextprotocol/client/stdio';
import { type TestAccount, useTestApp } from '../support/app.ts';
import { root } from '../support/house/source-files.ts';
import { callTool, createClient, type Revision } from '../support/mcp-client.ts';
import { runTern } from '../support/run-tern.ts';

const app = useTestApp();
let account: TestAccount;
beforeAll(async () => {
  account = await app.account();
});

/** Starts `bin/tern mcp` as a host does, and connects to it. */
async function connect(
  args: readonly string[] = [],
  settings: Record<string, string> = {},
  revision?: Revision,
): Promise<Client> {
  const { PATH = '', HOME = '' } = process.env;
  const env = { PATH, HOME, TERN_URL: app.url, TERN_API_KEY: account.key, ...settings };
  const client = createClient(revision);
  await client.connect(new StdioClientTransport({ command: join(root, 'bin/tern'), args: ['mcp', ...args], env }));
  return client;
}

test.each(['2025-11-25', '2026-07-28'] as const)('tern mcp serves a host of %s over stdio', async (revision) => {
  const client = await connect([], {}, revision);
  const { tools } = await client.listTools();
  expect(tools.map(({ name }) => name)).toEqual(expect.arrayContaining(['find_skills', 'send_or_delete_skill']));
  const made = await callTool(client, 'write_skill', { skill: 'tags.create', params: { name: revision } });
  expect(made).toMatchObject({ isError: false, content: { tag: { name: revision } } });
  const { content } = await callTool(client, 'describe_skill', { skill: 'messages.send' });
  expect(content).toMatchObject({ effect: 'billable', tool: 'send_or_delete_skill', allowed: true });
  expect((await client.listResources()).resources.length).toBeGreaterThan(20);
  expect((await client.listPrompts()).prompts).toHaveLength(5);
});

test('tern mcp keeps the code, message and next actions of a refusal', async () => {
  const client = await connect();
  const { isError, content } = await callTool(client, 'send_message', { to: '+12025550188', text: 'Hello' });
  expect(isError).toBe(true);
  expect(content).toMatchObject({
    code: expect.anything(),
    message: expect.any(String),
    request_id: expect.any(String),
  });
  expect(content.next_actions).not.toHaveLength(0);
});

test('tern mcp --modules and --read-only choose the tools as the URL does', async () => {
  const client = await connect(['--modules', 'campaigns, contacts', '--read-only']);
  const names = (await client.listTools()).tools.map(({ name }) => name);
  expect(names).toEqual(expect.arrayContaining(['campaigns_preflight', 'contacts_get']));
  expect(names).not.toContain('campaigns_launch');
  await expect(client.callTool({ name: 'campaigns_launch' })).rejects.toThrow(/read-only/);
});

test('tern mcp answers calls with an error while the service is unreachable or refuses the key', async () => {
  const away = await callTool(await connect([], { TERN_URL: 'http://127.0.0.1:9' }), 'who_am_i');
  expect(away).toMatchObject({ isError: true, content: { code: 'unavailable' } });
  expect(away.content.message).toContain('http://127.0.0.1:9');
  const wrong = await callTool(await connect([], { TERN_API_KEY: 'tern_live_wrong' }), 'who_am_i');
  expect(wrong).toMatchObject({ isError: true, content: { code: -32000 } });
});

test('tern mcp exits with 2 and says what is wrong without a key or with an unknown module', async () => {
  expect(await runTern(['mcp'])).toMatchObject({ code: 2, stderr: expect.stringContaining('TERN_API_KEY') });
  const unknown = await runTern(['mcp', '--modules', 'campaign'], { TERN_API_KEY: account.key });
  expect(unknown).toMatchObject({ code: 2, stdout: '', stderr: expect.stringContaining('campaigns, command') });
});

test('tern mcp ends when its host closes standard input', async () => {
  expect(await runTern(['mcp'], { TERN_API_KEY: account.key })).toMatchObject({ code: 0, stdout: '' });
});

test('tern mcp writes every answer before it ends, also when the input ends with the last request', async () => {
  const hello = { protocolVersion: '2025-11-25', capabilities: {}, clientInfo: { name: 'x', version: '1' } };
  const messages = [
    { id: 1, method: 'initialize', params: hello },
    { method: 'notifications/initialized' },
    ...Array.from({ length: 20 }, (_, index) => ({
      id: `call ${index}`,
      method: 'tools/call',
      params: { name: 'write_skill', arguments: { skill: 'lists.create', params: { name: `Piped ${index}` } } },
    })),
    { id: 'last', method: 'tools/list' },
  ];
  const lines = messages.map((one) => JSON.stringify({ jsonrpc: '2.0', ...one }));
  const env = { TERN_API_KEY: account.key, TERN_URL: app.url };
  for (const input of [`${lines.join('\n')}\n`, lines.join('\n')]) {
    const { code, stdout } = await runTern(['mcp'], env, input);
    expect(code).toBe(0);
    const answers = stdout
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line) as { id: unknown; result?: unknown });
    expect(answers.map(({ id }) => id).sort()).toEqual(messages.flatMap(({ id }) => id ?? []).sort());
    expect(answers.filter(({ result }) => result === undefined)).toEqual([]);
  }
  const { items } = await account.call('lists.list', {});
  expect(items.filter(({ name }) => name.startsWith('Piped'))).toHaveLength(20);
});

test('tern mcp goes on after a line that is not a message', async () => {
  const ping = JSON.stringify({ jsonrpc: '2.0', id: 2, method: 'ping' });
  const hello = { protocolVersion: '2025-11-25', capabilities: {}, clientInfo: { name: 'x', version: '1' } };
  const first = JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'initialize', params: hello });
  const env = { TERN_API_KEY: account.key, TERN_URL: app.url };
  const { code, stdout } = await runTern(['mcp'], env, `${first}\nnonsense\n{"jsonrpc":"1.0"}\n${ping}\n`);
  expect(code).toBe(0);
  expect(
    stdout
      .trim()
      .split('\n')
      .map((line) => (JSON.parse(line) as { id: unknown }).id),
  ).toEqual([1, 2]);
});

test('tern mcp sends log messages only to a host that has set a level', async () => {
  const client = await connect([], {}, '2025-11-25');
  const logged: unknown[] = [];
  client.setNotificationHandler('notifications/message', ({ params }) => void logged.push(params));
  await callTool(client, 'read_skill', { skill: 'contacts.get', params: { phone: '+12025550100' } });
  await client.setLoggingLevel('info');
  await callTool(client, 'who_am_i');
  await callTool(client, 'read_skill', { skill: 'contacts.get', params: { phone: '+12025550100' } });
  expect(logged).toMatchObject([{ level: 'warning', data: { tool: 'read_skill', outcome: 'refused', code: -32001 } }]);
  expect(JSON.stringify(logged)).not.toContain('2025550100');
});

test('tern mcp answers input_required until a person has decided, and then the result', async () => {
  const { api_key } = await account.call('agent.createKey', {
    name: 'asking',
    permissions: ['full'],
    approval: { skills: ['lists.create'] },
  });
  const client = await connect([], { TERN_API_KEY: api_key as string }, '2026-07-28');
  const given = { skill: 'lists.create', params: { name: 'Asked over stdio' } };
  const waiting = callTool(client, 'write_skill', given);
  const pending = () => account.call('command.approvals.list', { states: ['pending'] });
  for (let looked = 0; (await pending()).items.length === 0 && looked < 2_000; looked += 1);
  const [asked] = (await pending()).items;
  if (asked === undefined) throw new Error('Nothing was asked.');
  const { id: approval_id, effect_hash } = asked;
  await account.call('command.approvals.decide', { approval_id, decision: 'approve', effect_hash });
  expect(await waiting).toMatchObject({ isError: false, content: { list: { name: 'Asked over stdio' } } });
});
