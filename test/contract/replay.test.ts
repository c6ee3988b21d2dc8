import type { SkillDefinition } from '../../codegen/contract.ts';
import type { TestAccount, TestApp } from '../support/app.ts';
import { type Content, contentAround, contentOfTenant } from '../support/contract/tables.ts';
import {
  failing,
  furnishedAccount,
  mutating,
  ready,
  secretsOf,
  startWalk,
  succeeding,
} from '../support/contract/walk.ts';
import { refusal, send, succeed, succeedAfterOthers } from '../support/contract/wire.ts';

let app: TestApp;

beforeAll(async () => {
  app = await startWalk();
});
afterAll(() => app.stop());

const idempotent = mutating.filter(({ idempotent: is }) => is);
const AT_ONCE = 16;

/** An example as a first call: without the params that make it a dry run or a replay. */
function paramsOf(skill: SkillDefinition): Readonly<Record<string, unknown>> {
  const { dry_run: _dryRun, idempotency_key: _key, ...params } = succeeding(skill)[0]?.params ?? {};
  return params;
}

/** Valid params of the same skill with a different value: other text, or another id. */
function otherParams(params: Readonly<Record<string, unknown>>, isStrict: boolean): Record<string, unknown> {
  // A param that some skills have and others ignore; those that reject unknown ones have a limit.
  const [name, value] = Object.entries(params)[0] ?? (isStrict ? ['limit', 1] : ['country', 'C']);
  if (name === 'permissions') return { ...params, name: 'another' };
  if (name === 'contacts') return { ...params, contacts: [{ phone: '+12025550188' }] };
  if (name === 'from') return { ...params, from: '+12025550188' };
  if (name === 'start') return { ...params, start: '10:00' };
  if (name === 'phone') return { ...params, phone: '+12025550188' };
  if (name === 'rules') return { ...params, rules: [] };
  if (name === 'mode') return { ...params, mode: 'letters' };
  if (name === 'document') return { ...params, document: { ...(value as object), name: 'Another' } };
  if (Array.isArray(value))
    return { ...params, [name]: [...value, typeof value[0] === 'object' ? value[0] : 'another'] };
  if (typeof value === 'boolean') return { ...params, [name]: !value };
  return { ...params, [name]: typeof value === 'number' ? value + 1 : `${String(value)}A` };
}

const rowsOf = (content: Content): Record<string, number> =>
  Object.fromEntries(Object.entries(content).map(([table, { rows }]) => [table, rows]));

const grown = (before: Content, after: Content): Record<string, number> =>
  Object.fromEntries(
    Object.entries(after)
      .map(([table, { rows }]) => [table, rows - (before[table]?.rows ?? 0)] as const)
      .filter(([, more]) => more !== 0),
  );

async function auditRowsOf(skill: string, { accountId }: TestAccount): Promise<number> {
  const { rowCount } = await app.parts.database.pool.query(
    'SELECT 1 FROM audit_entries WHERE tenant_id = $1 AND skill = $2',
    [accountId, skill],
  );
  return rowCount ?? 0;
}

/** Calls that the example of a skill makes, each with an audit entry and a key of its own. */
const MADE_CALLS: Readonly<Record<string, number>> = { 'command.batch': 2 };

const walk = idempotent.map((skill) => ({ name: skill.name, skill }));

test.each(walk)(
  '$name runs once and responds alike for sixteen concurrent calls with one idempotency key',
  async ({ skill }) => {
    const { pool } = app.parts.database;
    const [once, often] = [await furnishedAccount(app), await furnishedAccount(app)];
    const beforeOnce = await contentOfTenant(pool, once.accountId);
    await succeed(app, once.key, skill.name, {
      ...(await ready(once, skill.name, paramsOf(skill))),
      idempotency_key: 'k',
    });
    const effect = grown(beforeOnce, await contentOfTenant(pool, once.accountId));
    const calls = 1 + (MADE_CALLS[skill.name] ?? 0);
    expect(effect).toMatchObject({ audit_entries: calls, idempotency_keys: calls });

    const given = { ...(await ready(often, skill.name, paramsOf(skill))), idempotency_key: 'k' };
    const beforeOften = await contentOfTenant(pool, often.accountId);
    const answers = await Promise.all(
      Array.from({ length: AT_ONCE }, () => succeedAfterOthers(app, often.key, skill.name, given)),
    );
    expect(grown(beforeOften, await contentOfTenant(pool, often.accountId))).toEqual(effect);
    expect(await auditRowsOf(skill.name, often)).toBe(1);

    const first = answers.filter(({ replayed }) => replayed === undefined);
    expect(first).toHaveLength(1);
    const shown = Object.entries(first[0] ?? {}).filter(([field]) => !secretsOf(skill).includes(field));
    const promised = { ...Object.fromEntries(shown), replayed: true };
    for (const answer of answers.filter(({ replayed }) => replayed !== undefined)) expect(answer).toEqual(promised);

    const settled = await contentAround(pool, often.accountId);
    expect(await succeed(app, often.key, skill.name, given)).toEqual(promised);
    const reuse = await refusal(app, often.key, skill.name, {
      ...otherParams(paramsOf(skill), skill.rejectsUnknown),
      idempotency_key: 'k',
    });
    expect(reuse).toMatchObject({ code: -32602, data: { reason: 'idempotency_key_reuse' } });
    expect(await contentAround(pool, often.accountId)).toEqual(settled);
  },
);

/** The error for a missing key is the only one that a key prevents. */
const refusals = idempotent.flatMap((skill) =>
  failing(skill)
    .filter(({ error }) => error?.code !== 'idempotency_key_required')
    .map((example) => ({ title: `${skill.name}: ${example.name}`, skill, example })),
);

test.each(refusals)('$title: the error releases the idempotency key for the next call', async ({ skill, example }) => {
  const caller = await furnishedAccount(app);
  const { error } = await send(app, caller.key, skill.name, { ...example.params, idempotency_key: 'k' });
  expect(error?.code).toBe(example.error?.code);
  const given = { ...(await ready(caller, skill.name, paramsOf(skill))), idempotency_key: 'k' };
  expect(await succeed(app, caller.key, skill.name, given)).not.toHaveProperty('replayed');
});

test('an idempotency key is valid for one skill and one tenant until it expires', async () => {
  const [one, another] = [await app.account(), await app.account()];
  const first = await one.call('tags.create', { name: 'VIP', idempotency_key: 'k' });
  await expect(one.call('lists.create', { name: 'VIP', idempotency_key: 'k' })).rejects.toMatchObject({
    code: -32602,
    data: { reason: 'idempotency_key_reuse' },
  });
  const elsewhere = await another.call('tags.create', { name: 'VIP', idempotency_key: 'k' });
  expect(elsewhere).not.toHaveProperty('replayed');
  expect(elsewhere.tag.id).not.toBe(first.tag.id);
  app.clock.advance(30 * 24 * 3_600_000 + 1);
  expect(await one.call('tags.create', { name: 'VIP', idempotency_key: 'k' })).toMatchObject({ created: false });
});

test('a replay returns the original response, even after later changes', async () => {
  const caller = await furnishedAccount(app);
  const given = { name: 'Regulars', idempotency_key: 'k' };
  const { tag } = await caller.call('tags.create', given);
  await caller.call('tags.delete', { tag_id: tag.id });
  const before = rowsOf(await contentAround(app.parts.database.pool, caller.accountId));
  expect(await caller.call('tags.create', given)).toMatchObject({ tag, created: true, replayed: true });
  expect(rowsOf(await contentAround(app.parts.database.pool, caller.accountId))).toEqual(before);
});
