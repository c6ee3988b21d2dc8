import { catalog } from '../../src/generated/catalog.ts';
import { type TestAccount, useTestApp } from '../support/app.ts';
import { bearer } from '../support/http/wire.ts';
import { callTool, connectClient } from '../support/mcp-client.ts';
import { message, postMcp } from '../support/mcp-post.ts';

const app = useTestApp();
let account: TestAccount;
beforeAll(async () => {
  account = await app.account();
});

test.each(['?read_only=true', '?read_only=1&modules=campaigns'])('%s lists only tools that read', async (query) => {
  const { tools } = await (await connectClient(app, account.key, { query })).listTools();
  expect(tools.length).toBeGreaterThan(3);
  expect(tools.filter(({ annotations }) => annotations?.readOnlyHint !== true)).toEqual([]);
});

test('a read-only connection reads', async () => {
  const client = await connectClient(app, account.key, { query: '?read_only=true' });
  expect(client.getInstructions()).toContain('read-only');
  const { isError, content } = await callTool(client, 'read_skill', { skill: 'tags.list' });
  expect({ isError, content }).toEqual({ isError: false, content: expect.objectContaining({ items: [] }) });
});

test('a read-only connection runs no skill that changes, sends or deletes, by any tool', async () => {
  const client = await connectClient(app, account.key, { query: '?read_only=true' });
  const before = await account.call('agent.auditLog', {});
  for (const name of ['write_skill', 'send_or_delete_skill', 'send_message', 'create_campaign', 'opt_out_contact'])
    await expect(client.callTool({ name, arguments: { skill: 'tags.create' } })).rejects.toThrow(/read-only/);
  for (const [skill, { effect }] of Object.entries(catalog)) {
    if (effect === 'read') continue;
    const { isError, content } = await callTool(client, 'read_skill', { skill, params: { name: 'x' } });
    expect(isError).toBe(true);
    expect(content.message).toContain('read-only');
    expect(content).not.toHaveProperty('next_actions');
  }
  expect(await account.call('agent.auditLog', {})).toEqual(before);
});

test('find_skills of a read-only connection finds only skills that read', async () => {
  const client = await connectClient(app, account.key, { query: '?read_only=true' });
  const { content } = await callTool(client, 'find_skills', { query: 'create a campaign', limit: 50 });
  const effects = (content.skills as { effect: string }[]).map(({ effect }) => effect);
  expect([...new Set(effects)]).toEqual(['read']);
});

test.each(['?read_only=yes', '?read_only=', '?read_only=false&read_only=true', '?readonly=true', '?read-only=true'])(
  '%s is refused, so that a mistake does not allow writes',
  async (query) => {
    const { status, body } = await postMcp(app, message('tools/list'), bearer(account.key), query);
    expect({ status, code: body.error?.code }).toEqual({ status: 400, code: -32602 });
  },
);
