import { Ajv2020 } from 'ajv/dist/2020.js';
import { effectHintsOf } from '../../src/domain/effect-hints.ts';
import { catalog } from '../../src/generated/catalog.ts';
import type { McpTool } from '../../src/generated/types.ts';
import { MODULES } from '../../src/mcp/options.ts';
import { type TestAccount, useTestApp } from '../support/app.ts';
import { bearer } from '../support/http/wire.ts';
import { callTool, connectClient } from '../support/mcp-client.ts';
import { message, postMcp } from '../support/mcp-post.ts';

const app = useTestApp();
let account: TestAccount;
beforeAll(async () => {
  account = await app.account();
});

const ALL = `?modules=${MODULES.join(',')}`;

test('modules makes each skill of these modules a tool, and lists no other tools', async () => {
  const client = await connectClient(app, account.key, { query: '?modules=campaigns,contacts' });
  const { tools } = await client.listTools();
  const skills = Object.keys(catalog).filter((name) => /^(campaigns|contacts)\./.test(name));
  expect(tools.map(({ name }) => name)).toEqual(skills.map((name) => name.replace('.', '_')));
  expect(tools.find(({ name }) => name === 'campaigns_launch')).toMatchObject({
    title: 'Launch a campaign now or schedule it',
    description: expect.stringContaining('Credits are held as recipients are added'),
    inputSchema: {
      type: 'object',
      required: ['campaign_id', 'preflight_token'],
      properties: { preflight_token: { description: expect.stringContaining('campaigns.preflight') } },
    },
    annotations: { readOnlyHint: false, destructiveHint: true, idempotentHint: false, openWorldHint: true },
  });
});

test('the tool of a skill takes the params of the skill and returns its result or its error', async () => {
  const client = await connectClient(app, account.key, { query: '?modules=contacts' });
  const made = await callTool(client, 'contacts_upsert', { phone: '+12025550111', first_name: 'Ada' });
  expect(made).toMatchObject({ isError: false, content: { contact: { first_name: 'Ada' } } });
  const missing = await callTool(client, 'contacts_get', { contact_id: 'con_unknown' });
  expect(missing).toMatchObject({ isError: true, content: { code: -32001, request_id: expect.any(String) } });
});

test('the tools of all modules have names that models accept and schemas that stand alone', async () => {
  const client = await connectClient(app, account.key, { query: ALL });
  const { tools } = await client.listTools();
  expect(tools).toHaveLength(Object.keys(catalog).length);
  expect(new Set(tools.map(({ name }) => name)).size).toBe(tools.length);
  for (const { name, description, inputSchema } of tools) {
    expect(name).toMatch(/^[a-zA-Z0-9_-]{1,64}$/);
    expect(description).toMatch(/^[A-Z].+[.)]$/s);
    const ajv = new Ajv2020({ strict: false, formats: { 'date-time': true, date: true, uri: true, email: true } });
    expect(ajv.validateSchema(inputSchema)).toBe(true);
    const params = Object.values(inputSchema.properties ?? {}) as { description?: string }[];
    expect(params.filter((param) => !param.description)).toEqual([]);
    expect(() => ajv.compile(inputSchema)).not.toThrow();
  }
});

test('agent.capabilities and the tools of /mcp give the same hints about a skill', async () => {
  const { tools } = await (await connectClient(app, account.key, { query: ALL })).listTools();
  const { skills } = await account.call('agent.capabilities', { format: 'mcp', detail: 'summary' });
  for (const [index, skill] of (skills as readonly McpTool[]).entries()) {
    expect(tools[index]).toMatchObject({ name: skill.name.replaceAll('.', '_'), annotations: skill.annotations });
    expect(skill.annotations).toEqual(effectHintsOf(skill.name, catalog[skill.name as keyof typeof catalog]));
  }
});

test.each(['?modules=campaign', '?modules=', '?modules=campaigns,', '?modules=mailbox'])(
  '%s is refused with the modules that exist',
  async (query) => {
    const { status, body } = await postMcp(app, message('tools/list'), bearer(account.key), query);
    expect(status).toBe(400);
    expect(body.error).toMatchObject({ code: -32602, message: expect.stringContaining(MODULES.join(', ')) });
  },
);
