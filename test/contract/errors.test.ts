import fc from 'fast-check';
import type { JsonSchema, SkillDefinition } from '../../codegen/contract.ts';
import type { TestAccount, TestApp } from '../support/app.ts';
import { withoutOwnWords } from '../support/contract/own-words.ts';
import { declaredCodes, faultsInRefusal } from '../support/contract/refusals.ts';
import { contract, failing, furnishedAccount, startWalk } from '../support/contract/walk.ts';
import { type Answer, send } from '../support/contract/wire.ts';

let app: TestApp;
let caller: TestAccount;
let anchors: ReadonlySet<string>;

beforeAll(async () => {
  app = await startWalk();
  caller = await furnishedAccount(app);
  const page = await fetch(`${app.url}/docs/errors`);
  expect(page.status).toBe(200);
  anchors = new Set([...(await page.text()).matchAll(/ id="([^"]+)"/g)].map(([, id]) => id as string));
});
afterAll(() => app.stop());

/** The values that the contract itself allows in messages. */
const ours = new Set(
  [...JSON.stringify(contract.document).matchAll(/"enum":\[([^\]]*)\]/g)].flatMap(([, words]) =>
    JSON.parse(`[${words}]`),
  ),
);

/**
 * Values that the caller sent and that the contract does not define; an error must not repeat them.
 */
function repeated(given: unknown, said: string): string[] {
  if (typeof given === 'string') return given.length >= 6 && !ours.has(given) && said.includes(given) ? [given] : [];
  if (typeof given !== 'object' || given === null) return [];
  return Object.values(given).flatMap((value) => repeated(value, said));
}

async function expectPromised(answer: Answer, skill: SkillDefinition | null, params: unknown): Promise<void> {
  expect(faultsInRefusal(answer, contract)).toEqual([]);
  const { code, message, data } = answer.error as NonNullable<Answer['error']>;
  expect(declaredCodes(contract, skill)).toContain(code);
  const url = new URL(data.doc_url as string);
  expect(anchors).toContain(url.hash.slice(1));
  expect(repeated(params, JSON.stringify([withoutOwnWords(message), data.field_errors]))).toEqual([]);
}

const refused = contract.skills.flatMap((skill) =>
  failing(skill).map((example) => ({ title: `${skill.name}: ${example.name}`, skill, example })),
);

test.each(refused)('$title is rejected with a complete error', async ({ skill, example }) => {
  const answer = await send(app, skill.scope === 'public' ? null : caller.key, skill.name, example.params);
  expect(answer.error?.code).toBe(example.error?.code);
  await expectPromised(answer, skill, example.params);
});

test.each([
  { what: 'a skill that does not exist', skill: 'tags.crate', params: {}, code: -32601 },
  { what: 'a name unlike any skill', skill: 'xyzzy.plugh', params: {}, code: -32601 },
  { what: 'a property name of Object', skill: 'toString', params: {}, code: -32601 },
  { what: 'params by position', skill: 'tags.create', params: ['positional'], code: -32600 },
])('rejects $what with a complete error', async ({ skill, params, code }) => {
  const answer = await send(app, caller.key, skill, params);
  expect(answer.error?.code).toBe(code);
  await expectPromised(answer, null, [skill, params]);
});

test('every declared error is documented', () => {
  expect(contract.errors.filter(({ code }) => !anchors.has(String(code)))).toEqual([]);
});

const INVALID_TIMES = [
  '2026-06-30T23:59:60Z',
  '2026-01-01T00:00:00+01',
  '0000-01-01T00:00:00Z',
  '9999-12-31T23:59:59-01:00',
];

test.each([
  { skill: 'agent.auditLog', params: {}, times: ['from', 'to'] },
  { skill: 'agent.createKey', params: { name: 'x', permissions: ['read'] }, times: ['expires_at'] },
  { skill: 'billing.ledger', params: {}, times: ['from', 'to'] },
  { skill: 'billing.usage', params: {}, times: ['from', 'to'] },
  { skill: 'messages.send', params: { to: '+12025550143', text: 'Hello' }, times: ['send_at'] },
  {
    skill: 'contacts.optIn',
    params: { phone: '+12025550143', method: 'web_form', source: 'a form' },
    times: ['captured_at'],
  },
])('$skill rejects invalid times that match the date-time format, as $times', async ({ skill, params, times }) => {
  for (const time of times)
    for (const value of INVALID_TIMES) {
      const { error } = await send(app, caller.key, skill, { ...params, [time]: value });
      expect(error).toMatchObject({ code: -32602, data: { field_errors: [{ path: `/${time}` }] } });
    }
});

test('rejects an invalid time within nested params', async () => {
  const consent = { method: 'web_form', source: 'a form', captured_at: INVALID_TIMES[0] };
  const { error } = await send(app, caller.key, 'contacts.import', { contacts: [{ phone: '+12025550144' }], consent });
  expect(error).toMatchObject({ code: -32602, data: { field_errors: [{ path: '/consent/captured_at' }] } });
});

test('a version above the range of the column is rejected by the contract', async () => {
  for (const version of [2 ** 31, Number.MAX_SAFE_INTEGER, 1e308]) {
    const render = { template_id: 'tpl_01jd0000000000000000000001', version };
    expect((await send(app, caller.key, 'templates.render', render)).error?.code).toBe(-32602);
    const upsert = { external_id: 'crm-1', first_name: 'Ada', expected_version: version };
    expect((await send(app, caller.key, 'contacts.upsert', upsert)).error?.code).toBe(-32602);
  }
});

test.each([
  { skill: 'tags.create', param: 'name', params: {} },
  { skill: 'tags.assign', param: 'tag', params: { ids: ['con_01jd0000000000000000000001'] } },
  { skill: 'tags.merge', param: 'into', params: { from: 'VIP' } },
  { skill: 'lists.create', param: 'name', params: {} },
  { skill: 'templates.create', param: 'name', params: { body: 'Hi' } },
])('$skill rejects a blank name', async ({ skill, param, params }) => {
  for (const blank of [' ', '\u00a0\u2003', '\ufeff']) {
    const { error } = await send(app, caller.key, skill, { ...params, [param]: blank });
    expect(error).toMatchObject({ code: -32602, data: { field_errors: [{ path: `/${param}` }] } });
  }
});

test('contacts.upsert and contacts.import reject a blank tag name', async () => {
  for (const [skill, params] of [
    ['contacts.upsert', { phone: '+12025550144' }],
    ['contacts.import', { contacts: [{ phone: '+12025550144' }] }],
  ] as const) {
    const { error } = await send(app, caller.key, skill, { ...params, tags: ['VIP', ' '] });
    expect(error).toMatchObject({ code: -32602, data: { field_errors: [{ path: '/tags' }] } });
  }
});

test('tags.merge rejects an id as the new name', async () => {
  const { error } = await send(app, caller.key, 'tags.merge', { from: 'VIP', into: 'tag_01jd000000000000000000zzzz' });
  expect(error?.code).toBe(-32001);
  expect((await caller.call('tags.list', {})).items.map(({ name }) => name)).toEqual(['Spare', 'VIP']);
});

const WRONG: readonly unknown[] = [
  null,
  true,
  0,
  -1,
  1.5,
  1e308,
  Number.MAX_SAFE_INTEGER + 2,
  '',
  ' ',
  'x',
  [],
  [[]],
  {},
  [null],
  { include: {} },
  '+1202555014',
  '２０２５５５０１４３',
  "'; DROP TABLE contacts; --",
  '{{ first_name',
  '{% if %}',
  '%00%s%n',
  '\u202e\ud83d\ude00\u0301',
  'con_01jd0000000000000000000002',
  'CON_01JD0000000000000000000001',
  'tag_01jd000000000000000000',
  '2026-02-30T00:00:00Z',
  ...INVALID_TIMES,
  '2026-01-01',
  'https://[::1',
  'x'.repeat(70_000),
];

/**
 * A value close to one that the schema accepts: valid, invalid, at its limits or just beyond them.
 */
function nearly(schema: JsonSchema, shown: unknown): fc.Arbitrary<unknown> {
  const { minimum, maximum, maxLength, enum: values } = schema as Record<string, number> & { enum?: unknown[] };
  const edges = [minimum, maximum].flatMap((edge) => (edge === undefined ? [] : [edge - 1, edge, edge + 1]));
  const lengths = maxLength === undefined ? [] : ['é'.repeat(maxLength), '😀'.repeat(maxLength)];
  const likely = [
    ...edges,
    ...lengths,
    ...(values ?? []),
    ...(shown === undefined ? [] : [shown, [shown], JSON.stringify(shown)]),
  ];
  return fc.oneof(
    { weight: 3, arbitrary: fc.constantFrom(...(likely.length === 0 ? [undefined] : likely)) },
    { weight: 2, arbitrary: fc.constantFrom(...WRONG) },
    { weight: 1, arbitrary: fc.jsonValue({ maxDepth: 3 }) },
    { weight: 1, arbitrary: fc.string({ unit: 'binary', maxLength: 40 }) },
  );
}

/** Calls of any skill: an example with some params replaced, removed or added. */
const calls: fc.Arbitrary<{ skill: SkillDefinition; params: Record<string, unknown> }> = fc
  .constantFrom(...contract.skills)
  .chain((skill) =>
    fc.constantFrom(...skill.examples.map(({ params }) => params)).chain((params) =>
      fc
        .record(Object.fromEntries(skill.params.map(({ name, schema }) => [name, nearly(schema, params[name])])), {
          requiredKeys: [],
        })
        .chain((changed) =>
          fc.subarray(Object.keys(params)).map((removed) => ({
            skill,
            params: Object.fromEntries(
              Object.entries({ ...params, ...changed }).filter(([name]) => name in changed || !removed.includes(name)),
            ),
          })),
        ),
    ),
  );

const SEED = Number(process.env.TERN_TEST_SEED ?? Date.now() % 2 ** 31);

test(`any call is answered as the contract declares (TERN_TEST_SEED=${SEED})`, async () => {
  const codes = new Map<string, number>();
  await fc.assert(
    fc.asyncProperty(calls, async ({ skill, params }) => {
      // Dry runs keep the data equal for every call, and prevent the caller from revoking its own
      // key.
      const given =
        skill.effect === 'read'
          ? params
          : { ...params, dry_run: params.dry_run === false ? true : (params.dry_run ?? true) };
      const answer = await send(app, skill.scope === 'public' ? null : caller.key, skill.name, given);
      const code = String(answer.error?.code ?? 'ok');
      codes.set(code, (codes.get(code) ?? 0) + 1);
      expect(answer.status).toBeLessThan(500);
      if (answer.error === undefined) expect(Object.keys(answer.body).sort()).toEqual(['id', 'jsonrpc', 'result']);
      else if (answer.error.code === -32600) expect(answer.status).toBe(400);
      else {
        expect(declaredCodes(contract, skill)).toContain(answer.error.code);
        expect(faultsInRefusal(answer, contract)).toEqual([]);
      }
    }),
    { numRuns: 300, seed: SEED, endOnFailure: true },
  );
  // The calls must include both valid and invalid ones; only a few of the 300 are valid.
  expect(codes.get('ok')).toBeGreaterThan(3);
  expect(codes.get('-32602')).toBeGreaterThan(100);
});
