import { Ajv2020 } from 'ajv/dist/2020.js';
import { effectHintsOf } from '../../src/domain/effect-hints.ts';
import { catalog } from '../../src/generated/catalog.ts';
import type { McpTool } from '../../src/generated/types.ts';
import { MODULES } from '../../src/mcp/options.ts';
import { DEFAULT_HINTS } from '../../src/mcp/tools/skill-tool.ts';
import { type TestAccount, useTestApp } from '../support/app.ts';
import { bearer } from '../support/http/wire.ts';
import { callTool, connectClient } from '../support/mcp-client.ts';
import { message, modern, postMcp } from '../support/mcp-post.ts';

const app = useTestApp();
let account: TestAccount;
beforeAll(async () => {
  account = await app.account();
});

const ALL = `?modules=${MODULES.join(',')}`;

test('modules makes each skill of these modules a tool, and lists no other but the one that describes them', async () => {
  const client = await connectClient(app, account.key, { query: '?modules=campaigns,contacts' });
  const { tools } = await client.listTools();
  const skills = Object.keys(catalog).filter((name) => /^(campaigns|contacts)\./.test(name));
  expect(tools.map(({ name }) => name)).toEqual([...skills.map((name) => name.replace('.', '_')), 'describe_skill']);
});

test('the tools of a module that is short enough have the whole description and schema of their skill', async () => {
  const client = await connectClient(app, account.key, { query: '?modules=tags' });
  const { tools } = await client.listTools();
  const { inputSchema, ...shown } = tools.find(({ name }) => name === 'tags_merge') as (typeof tools)[number];
  const { summary, description } = catalog['tags.merge'];
  expect(shown).toEqual({
    name: 'tags_merge',
    title: summary.replace(/\.$/, ''),
    description: `${summary} ${description}`,
    annotations: { readOnlyHint: false, destructiveHint: true, idempotentHint: true, openWorldHint: false },
  });
  expect(inputSchema).toMatchObject(app.parts.service.schemaOf('tags.merge').input);
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
  expect(tools).toHaveLength(Object.keys(catalog).length + 1);
  expect(new Set(tools.map(({ name }) => name)).size).toBe(tools.length);
  for (const { name, description, inputSchema } of tools) {
    expect(name).toMatch(/^[a-zA-Z0-9_-]{1,64}$/);
    expect(description).toMatch(/^[A-Z].+[.)…]$/s);
    const ajv = new Ajv2020({ strict: false, formats: { 'date-time': true, date: true, uri: true, email: true } });
    expect(ajv.validateSchema(inputSchema)).toBe(true);
    expect(() => ajv.compile(inputSchema)).not.toThrow();
  }
});

test.each(MODULES)('the tools of the module %s are listed in at most 12 KB, in both revisions', async (module) => {
  const { body, headers } = modern('tools/list');
  for (const [sent, extra] of [
    [message('tools/list'), {}],
    [body, headers],
  ] as const) {
    const { status, text } = await postMcp(app, sent, { ...bearer(account.key), ...extra }, `?modules=${module}`);
    expect(status).toBe(200);
    expect(Buffer.byteLength(text)).toBeLessThanOrEqual(12 * 1024);
  }
});

test('what is left of the schema of a tool still names every required param with its type', async () => {
  const client = await connectClient(app, account.key, { query: ALL });
  const { tools } = await client.listTools();
  for (const name of Object.keys(catalog)) {
    const whole = app.parts.service.schemaOf(name).input as { required: string[]; properties: object };
    const tool = tools.find((one) => one.name === name.replaceAll('.', '_'));
    const { required = [], properties = {} } = tool?.inputSchema ?? {};
    expect({ name, required }).toEqual({ name, required: whole.required });
    const known = Object.keys(whole.properties).filter((param) => !['dry_run', 'idempotency_key'].includes(param));
    expect(Object.keys(properties)).toEqual(expect.arrayContaining(known));
    for (const param of required)
      expect(JSON.stringify(properties[param])).toMatch(/"(type|enum|const|anyOf|oneOf|\$ref)"/);
  }
});

test('each tool has an example that its own schema and that of its skill accept', async () => {
  const lists = [await connectClient(app, account.key), await connectClient(app, account.key, { query: ALL })];
  for (const client of lists) {
    const { tools } = await client.listTools();
    for (const { name, inputSchema } of tools) {
      const [example] = (inputSchema.examples ?? []) as Record<string, unknown>[];
      const skill = Object.keys(catalog).find((one) => one.replaceAll('.', '_') === name);
      const own = new Ajv2020({ strict: false, validateFormats: false }).compile(inputSchema);
      expect({ name, valid: own(example), errors: own.errors }).toEqual({ name, valid: true, errors: null });
      if (skill === undefined) continue;
      // A short example has `cmp_…` for an id.
      const given = JSON.parse(JSON.stringify(example).replaceAll('_…"', '_01jd0000000000000000000001"')) as object;
      const whole = new Ajv2020({ strict: false, validateFormats: false });
      const accepts = whole.compile(app.parts.service.schemaOf(skill).input);
      expect({ name, valid: accepts(given), errors: accepts.errors }).toEqual({ name, valid: true, errors: null });
    }
  }
});

test('describe_skill shows what the list left out', async () => {
  const client = await connectClient(app, account.key, { query: '?modules=journeys' });
  const { content } = await callTool(client, 'describe_skill', { skill: 'journeys.nodes.create' });
  expect(content.params).toEqual(app.parts.service.schemaOf('journeys.nodes.create').input);
});

test('agent.capabilities and the tools of /mcp give the same hints about a skill', async () => {
  const { tools } = await (await connectClient(app, account.key, { query: ALL })).listTools();
  const { skills } = await account.call('agent.capabilities', { format: 'mcp', detail: 'summary' });
  for (const [index, skill] of (skills as readonly McpTool[]).entries()) {
    const { name, annotations } = tools[index] as (typeof tools)[number];
    const { readOnlyHint } = skill.annotations;
    // Of a tool that reads, the hints about destroying and repeating mean nothing.
    const reading = readOnlyHint ? { destructiveHint: false, idempotentHint: true } : {};
    expect({ name, hints: { ...DEFAULT_HINTS, ...reading, ...annotations } }).toEqual({
      name: skill.name.replaceAll('.', '_'),
      hints: skill.annotations,
    });
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
