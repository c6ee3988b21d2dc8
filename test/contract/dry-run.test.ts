import type { TestAccount, TestApp } from '../support/app.ts';
import { contentOfTables } from '../support/contract/tables.ts';
import {
  failing,
  furnishedAccount,
  mutating,
  ready,
  secretsOf,
  startWalk,
  succeeding,
} from '../support/contract/walk.ts';
import { refusal, succeed } from '../support/contract/wire.ts';

let app: TestApp;
let caller: TestAccount;

beforeAll(async () => {
  app = await startWalk();
  caller = await furnishedAccount(app);
});
afterAll(() => app.stop());

const SECRET = /tern_(live|test)_[0-9A-Za-z]{43}/;

const dryRuns = mutating.flatMap((skill) =>
  succeeding(skill).map((example) => ({ title: `${skill.name}: ${example.name}`, skill, params: example.params })),
);

test.each(dryRuns)(
  '$title: a dry run is marked as such, changes nothing and contains no secret',
  async ({ skill, params }) => {
    const given = { ...(await ready(caller, skill.name, params)), dry_run: true };
    const before = await contentOfTables(app.parts.database.pool);
    const key = skill.scope === 'public' ? null : caller.key;
    const result = await succeed(app, key, skill.name, given);
    // A dry run claims no idempotency key, so that the real call can follow with the same one.
    const again = skill.idempotent ? { ...given, idempotency_key: 'dry-run' } : given;
    const repeated = await succeed(app, key, skill.name, again);
    expect(await contentOfTables(app.parts.database.pool)).toEqual(before);
    for (const answer of [result, repeated]) {
      expect(answer.dry_run).toBe(true);
      expect(answer).not.toHaveProperty('replayed');
      expect(secretsOf(skill).filter((field) => field in answer)).toEqual([]);
      expect(JSON.stringify(answer)).not.toMatch(SECRET);
    }
  },
);

const refused = mutating.flatMap((skill) =>
  failing(skill).map((example) => ({ title: `${skill.name}: ${example.name}`, skill, example })),
);

test.each(refused)(
  '$title: a dry run is rejected like the real call and changes nothing',
  async ({ skill, example }) => {
    const before = await contentOfTables(app.parts.database.pool);
    const key = skill.scope === 'public' ? null : caller.key;
    const dryRun = await refusal(app, key, skill.name, { ...example.params, dry_run: true });
    const real = await refusal(app, key, skill.name, example.params);
    expect(dryRun.code).toBe(example.error?.code);
    expect({ ...dryRun, data: { ...dryRun.data, request_id: '' } }).toEqual({
      ...real,
      data: { ...real.data, request_id: '' },
    });
    expect(await contentOfTables(app.parts.database.pool)).toEqual(before);
  },
);

test('a key remains valid after a dry run of its revocation', async () => {
  const { items } = await caller.call('agent.listKeys', {});
  const own = items.find(({ name }) => name === 'first key');
  await caller.call('agent.revokeKey', { key_id: own?.id as string, dry_run: true });
  await expect(caller.call('agent.whoami', {})).resolves.toMatchObject({ permissions: ['full'] });
});
