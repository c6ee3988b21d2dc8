import { Ajv2020 } from 'ajv/dist/2020.js';
import { catalog } from '../../src/generated/catalog.ts';
import { toolOfEffect } from '../../src/mcp/tools/run-skill.ts';
import { workflows } from '../../src/mcp/tools/workflows.ts';
import { CallError, type TestAccount, useTestApp } from '../support/app.ts';
import { callTool, connectClient } from '../support/mcp-client.ts';
import { optIn } from '../support/opt-in.ts';

const app = useTestApp();
let account: TestAccount;
beforeAll(async () => {
  account = await app.account();
});

const RUNNERS = ['read_skill', 'write_skill', 'send_or_delete_skill'];

test.each(['2025-11-25', '2026-07-28'] as const)(
  'a client of %s finds, describes and runs a skill',
  async (revision) => {
    const client = await connectClient(app, account.key, { revision });
    expect(client.getServerVersion()).toMatchObject({ name: 'tern' });
    const found = await callTool(client, 'find_skills', { query: 'create a tag' });
    expect((found.content.skills as object[])[0]).toEqual({
      skill: 'tags.create',
      summary: 'Create a tag.',
      effect: 'write',
      tool: 'write_skill',
      allowed: true,
    });
    const { content } = await callTool(client, 'describe_skill', { skill: 'tags.create' });
    expect(content).toMatchObject({ effect: 'write', tool: 'write_skill', params: { required: ['name'] } });
    expect(content.example).toMatchObject({ params: { name: expect.any(String) }, result: { created: true } });
    const name = `VIP of ${revision}`;
    const made = await callTool(client, 'write_skill', { skill: 'tags.create', params: { name } });
    expect(made).toMatchObject({ isError: false, content: { tag: { name }, created: true } });
    expect(JSON.parse(made.text)).toEqual(made.content);
  },
);

test('the list of the default tools takes less than 3,000 tokens', async () => {
  const client = await connectClient(app, account.key, { revision: '2025-11-25' });
  const list = await client.listTools();
  expect(list.tools.length).toBeGreaterThan(15);
  expect(Buffer.byteLength(JSON.stringify(list)) / 4).toBeLessThan(3_000);
});

test('the default tools that read, and no others, are called read-only', async () => {
  const { tools } = await (await connectClient(app, account.key)).listTools();
  const reading = tools.filter(({ annotations }) => annotations?.readOnlyHint).map(({ name }) => name);
  expect(reading.sort()).toEqual(
    [
      ...['find_skills', 'describe_skill', 'read_skill', 'who_am_i', 'check_setup', 'check_balance'],
      ...['preview_message', 'check_campaign', 'campaign_results', 'explain_message', 'list_replies_to_review'],
    ].sort(),
  );
  const risky = tools.filter(({ annotations }) => annotations?.destructiveHint).map(({ name }) => name);
  expect(risky.sort()).toEqual(['launch_campaign', 'send_message', 'send_or_delete_skill']);
});

test.each(workflows)(
  '$name shows only params of $skill, and all that it requires',
  ({ skill, properties, required, example }) => {
    expect(Object.keys(properties)).toEqual(expect.arrayContaining(Object.keys(example)));
    const accepts = new Ajv2020({ strict: false, validateFormats: false }).compile(
      app.parts.service.schemaOf(skill).input,
    );
    expect({ valid: accepts({ ...example }), errors: accepts.errors }).toEqual({ valid: true, errors: null });
    expect(catalog[skill].params).toEqual(expect.arrayContaining(Object.keys(properties)));
    expect(Object.keys(properties)).toEqual(expect.arrayContaining([...(required ?? [])]));
    const schema = app.parts.service.schemaOf(skill).input as { required: string[] };
    expect(required ?? []).toEqual(expect.arrayContaining(schema.required));
  },
);

test('each tool that runs skills refuses those of another effect and names their tool', async () => {
  const client = await connectClient(app, account.key);
  for (const [skill, { effect }] of Object.entries(catalog)) {
    const right = toolOfEffect(effect);
    for (const wrong of RUNNERS.filter((name) => name !== right)) {
      const { isError, content } = await callTool(client, wrong, { skill, params: { dry_run: true } });
      expect(isError).toBe(true);
      expect(content).toMatchObject({
        code: -32602,
        tool: right,
        next_actions: [{ skill, params: { dry_run: true } }],
      });
      expect(content.message).toContain(right);
    }
  }
});

test('the tool that changes data runs a batch of writes, and refuses one that sends or erases', async () => {
  const client = await connectClient(app, account.key);
  const batch = (...calls: object[]) => callTool(client, 'write_skill', { skill: 'command.batch', params: { calls } });
  const tag = { skill: 'tags.create', params: { name: 'In a batch' } };
  expect(await batch(tag)).toMatchObject({ isError: false, content: { job: { state: 'succeeded' } } });
  for (const skill of ['contacts.forget', 'messages.send', 'journeys.enroll', 'agent.createKey']) {
    const refused = await batch(tag, { skill, params: {} });
    expect(refused).toMatchObject({ isError: true, content: { code: -32602, tool: 'send_or_delete_skill' } });
  }
  expect((await account.call('command.history', {})).items).toHaveLength(1);
});

test('a refused messages.send keeps the code, message and next actions that /rpc answers', async () => {
  const params = { to: '+12025550188', text: 'Hello' };
  const refusal = await account.call('messages.send', params).catch((error: unknown) => error as CallError);
  if (!(refusal instanceof CallError)) throw new Error('/rpc sent the message');
  const client = await connectClient(app, account.key);
  for (const [tool, given] of [
    ['send_message', params],
    ['send_or_delete_skill', { skill: 'messages.send', params }],
  ] as const) {
    const { isError, content, text } = await callTool(client, tool, given);
    expect(isError).toBe(true);
    expect(content.code).toBe(refusal.code);
    expect(`${refusal.code}: ${content.message}`).toBe(refusal.message);
    expect(content.next_actions).toEqual(refusal.data.next_actions);
    expect(refusal.data.next_actions).not.toHaveLength(0);
    expect(JSON.parse(text)).toEqual(content);
  }
});

test('a message that is sent twice with one idempotency key is sent once', async () => {
  const sender = await app.account();
  await sender.call('phone-numbers.ensureDefault', {});
  await optIn(sender, '+12025550143');
  const client = await connectClient(app, sender.key);
  const params = { to: '+12025550143', text: 'Two for one', idempotency_key: 'offer-1' };
  const first = await callTool(client, 'send_message', params);
  const second = await callTool(client, 'send_or_delete_skill', { skill: 'messages.send', params });
  expect(first.isError).toBe(false);
  expect(second.content).toMatchObject({ message_id: first.content.message_id, replayed: true });
  expect((await sender.call('messages.list', {})).items).toHaveLength(1);
});

test('calls by tools are in the audit log like calls of /rpc', async () => {
  const owner = await app.account();
  const client = await connectClient(app, owner.key);
  await callTool(client, 'write_skill', { skill: 'tags.create', params: { name: 'audited' } });
  const { items } = await owner.call('agent.auditLog', {});
  expect(items).toEqual(expect.arrayContaining([expect.objectContaining({ skill: 'tags.create' })]));
});

test('a key without the permission is refused by the tool, and find_skills tells before', async () => {
  const { api_key } = await account.call('agent.createKey', { name: 'reader', permissions: ['read'] });
  const client = await connectClient(app, api_key as string);
  const { isError, content } = await callTool(client, 'write_skill', { skill: 'tags.create', params: { name: 'x' } });
  expect({ isError, code: content.code }).toEqual({ isError: true, code: 'invalid_permissions' });
  const found = await callTool(client, 'find_skills', { query: 'create a tag', limit: 1 });
  expect(found.content.skills).toMatchObject([{ skill: 'tags.create', allowed: false }]);
});

test.each([
  { given: { skill: 'contacts.get', phone: '+12025550143' }, says: /belong in params/ },
  { given: { skill: 'contacts.get', params: '{"phone":"+12025550143"}' }, says: /params must be an object/ },
  { given: { params: {} }, says: /find_skills/ },
  { given: { skill: 'rpc.discover' }, says: /does not exist/ },
])('read_skill explains how to call it when it gets $given', async ({ given, says }) => {
  const { isError, content } = await callTool(await connectClient(app, account.key), 'read_skill', given);
  expect(isError).toBe(true);
  expect(content.message).toMatch(says);
});

test.each([
  { asked: 'tags.delet', near: 'tags.delete' },
  { asked: 'campaign.launch', near: 'campaigns.launch' },
])('describe_skill says that $asked does not exist, and offers $near', async ({ asked, near }) => {
  const { isError, content } = await callTool(await connectClient(app, account.key), 'describe_skill', {
    skill: asked,
  });
  expect({ isError, content }).toMatchObject({
    isError: true,
    content: { code: -32601, did_you_mean: expect.arrayContaining([near]) },
  });
  expect(content.message).toContain(`The skill ${asked} does not exist. Did you mean`);
});

test('an unknown skill is answered with similar names, and an unknown tool with a protocol error', async () => {
  const client = await connectClient(app, account.key);
  const { content } = await callTool(client, 'write_skill', { skill: 'tag.create' });
  expect(content).toMatchObject({ code: -32601, did_you_mean: expect.arrayContaining(['tags.create']) });
  await expect(client.callTool({ name: 'drop_tables' })).rejects.toMatchObject({ code: -32602 });
});
