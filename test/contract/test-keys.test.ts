import type { SkillDefinition } from '../../codegen/contract.ts';
import type { TestAccount, TestApp } from '../support/app.ts';
import { faultsInNextActions } from '../support/contract/next-actions.ts';
import { type Content, contentOfTenant } from '../support/contract/tables.ts';
import { contract, furnish, furnishedAccount, ready, startWalk, succeeding } from '../support/contract/walk.ts';
import { send } from '../support/contract/wire.ts';
import { insertKey } from '../support/insert-key.ts';

/** Creates, replaces and revokes test keys only. */
const OWN_KEYS = ['agent.createKey', 'agent.revokeKey', 'agent.rotateKey', 'partner.createCustomerKey'];
/** Sends through the simulator only. */
const SIMULATED = ['messages.send', 'campaigns.testSend', 'inbox.reply', 'partner.send'];
/** The tables that these change, beside the records of calls. Exports extend the hash chains. */
const OF_KEYS = ['api_keys', 'api_key_lookup'];
const OF_REPLIES = ['conversations', 'conversation_replies'];
const OF_SENDS = [
  'measure_differences',
  'messages',
  'message_queue',
  'credit_accounts',
  'credit_entries',
  'outbox_events',
];
const OF_MESSAGES = [...OF_SENDS, ...OF_REPLIES];
const OF_EXPORTS = ['exports', 'chain_heads', 'consent_entries'];
const OF_CALLS = ['audit_entries', 'idempotency_keys'];

/** The table, written independently of the contract. */
function useOf({ name, effect, scope }: SkillDefinition): 'allowed' | 'simulated' | 'dry_run' {
  if (effect === 'read' || scope === 'public' || OWN_KEYS.includes(name)) return 'allowed';
  return SIMULATED.includes(name) ? 'simulated' : 'dry_run';
}

function tablesOf(skill: SkillDefinition): readonly string[] {
  if (OWN_KEYS.includes(skill.name)) return OF_KEYS;
  if (skill.name === 'compliance.export') return OF_EXPORTS;
  return useOf(skill) === 'simulated' ? OF_MESSAGES : [];
}

let app: TestApp;
beforeAll(async () => {
  app = await startWalk();
});
afterAll(() => app.stop());

let inserted = 0;

/** A key of the account with every permission. */
async function keyOf({ accountId }: TestAccount, mode: 'live' | 'test'): Promise<{ id: string; secret: string }> {
  inserted += 1;
  const id = `key_${mode}_${inserted}`;
  const { database, service } = app.parts;
  const key = { tenantId: accountId, id, permissions: ['full', 'partner'], mode };
  return { id, secret: await insertKey({ pool: database.pool, keys: service.keys }, key) };
}

const content = ({ accountId }: TestAccount): Promise<Content> => contentOfTenant(app.parts.database.pool, accountId);

/** The live keys of the account, as `api_keys` has them. */
async function liveKeys({ accountId }: TestAccount): Promise<unknown[]> {
  const { rows } = await app.parts.database.pool.query(
    "SELECT to_jsonb(k) - 'last_used_at' AS key FROM api_keys k WHERE tenant_id = $1 AND mode = 'live' ORDER BY id",
    [accountId],
  );
  return rows;
}

const changed = (before: Content, after: Content): string[] =>
  Object.keys(after).filter((table) => JSON.stringify(before[table]) !== JSON.stringify(after[table]));

const called = contract.skills.flatMap((skill) => {
  const example = succeeding(skill)[0];
  return skill.scope === 'public' || example === undefined ? [] : [{ name: skill.name, skill, example }];
});

test('the contract says what a test key can do with each skill, and agent.capabilities shows it', async () => {
  const { skills } = await (await app.account()).call('agent.capabilities', {});
  for (const skill of contract.skills) {
    expect({ name: skill.name, use: skill.testKey }).toEqual({ name: skill.name, use: useOf(skill) });
    expect(skills.find((each) => 'name' in each && each.name === skill.name)).toMatchObject({ test_key: useOf(skill) });
  }
});

describe('in an account with a live key', () => {
  let account: TestAccount;
  let key: { id: string; secret: string };
  beforeAll(async () => {
    account = await furnishedAccount(app);
    key = await keyOf(account, 'test');
  });

  test.each(called.filter(({ skill }) => useOf(skill) === 'dry_run'))(
    'a test key can call $name with dry_run only, and changes nothing',
    async ({ skill, example }) => {
      const params = await ready(account, skill.name, example.params);
      const before = await content(account);
      const { error } = await send(app, key.secret, skill.name, { ...params, dry_run: false });
      expect(error).toMatchObject({ code: 'invalid_permissions', data: { required: 'live', mode: 'test' } });
      expect(error === undefined ? [] : faultsInNextActions(error)).toEqual([]);
      const dryRun = await send(app, key.secret, skill.name, { ...params, dry_run: true });
      expect(dryRun.error).toBeUndefined();
      expect(changed(before, await content(account))).toEqual([]);
    },
  );

  test.each(called.filter(({ skill }) => useOf(skill) !== 'dry_run'))(
    'a test key can call $name, and live data stays the same',
    async ({ skill, example }) => {
      const given = await ready(account, skill.name, example.params);
      const params = 'key_id' in given ? { ...given, key_id: (await keyOf(account, 'test')).id } : given;
      const before = await content(account);
      const live = await liveKeys(account);
      const { error } = await send(app, key.secret, skill.name, params);
      expect(error).toBeUndefined();
      const expected = [...tablesOf(skill), ...OF_CALLS];
      const others = changed(before, await content(account)).filter((table) => !expected.includes(table));
      expect(others).toEqual([]);
      expect(await liveKeys(account)).toEqual(live);
    },
  );

  test('another spelling of dry_run does not let a test key through', async () => {
    const before = await content(account);
    for (const dryRun of ['true', 1, null, 'perhaps'])
      await expect(send(app, key.secret, 'tags.create', { name: 'New', dry_run: dryRun })).resolves.toHaveProperty(
        'error',
      );
    await expect(send(app, key.secret, 'tags.create', { name: 'New', test: true })).resolves.toHaveProperty('error');
    expect(changed(before, await content(account))).toEqual([]);
  });

  test('revoking the live keys leaves their data to live keys', async () => {
    const other = await app.account();
    const tester = await keyOf(other, 'test');
    await app.parts.database.pool.query(
      "UPDATE api_keys SET revoked_at = now() WHERE tenant_id = $1 AND mode = 'live'",
      [other.accountId],
    );
    const { error } = await send(app, tester.secret, 'tags.create', { name: 'New' });
    expect(error).toMatchObject({ code: 'invalid_permissions', data: { required: 'live' } });
  });
});

describe('in an account with test keys alone', () => {
  let account: TestAccount;
  let key: { secret: string };
  beforeAll(async () => {
    account = await app.account({ credits: 1000, mode: 'test' });
    await furnish(app, account);
    await app.parts.database.pool.query("UPDATE api_keys SET mode = 'test' WHERE tenant_id = $1", [account.accountId]);
    key = await keyOf(account, 'test');
  });

  test.each(called)('a test key can call $name', async ({ skill, example }) => {
    const params = await ready(account, skill.name, example.params).catch(() => example.params);
    const { error } = await send(app, key.secret, skill.name, params);
    expect(error?.code).not.toBe('invalid_permissions');
  });
});

describe('with a partner', () => {
  const register = async (mode: 'live' | 'test') => {
    const owner = await app.account({ mode });
    const { partner_id: id, api_key: secret } = await owner.call('partner.register', { name: 'Partner', mode });
    const partner = app.as(secret as string, id);
    const { api_key: customer } = await partner.call('partner.createCustomer', {
      external_ref: 'shop-1',
      name: 'Shop',
    });
    return { partner, customer: app.as(customer as string) };
  };
  const pause = (partner: TestAccount) =>
    partner.call('partner.setChildPaused', { external_ref: 'shop-1', paused: true });
  const refused = { code: 'invalid_permissions', data: { required: 'live' } };

  test('a test key of a partner cannot change an end-customer of an organization with live keys', async () => {
    const { partner } = await register('live');
    const tester = app.as((await keyOf(partner, 'test')).secret);
    await expect(pause(tester)).rejects.toMatchObject(refused);
    await expect(tester.call('partner.createCustomer', { external_ref: 'shop-2', name: 'Shop' })).rejects.toMatchObject(
      refused,
    );
    await expect(pause(partner)).resolves.toMatchObject({ customer: { paused: true } });
  });

  test('a test key of an end-customer cannot change data that its live key or its partner’s live key uses', async () => {
    const { partner, customer } = await register('live');
    const { api_key: secret } = await customer.call('agent.createKey', {
      name: 'CI',
      permissions: ['full'],
      mode: 'test',
    });
    const tester = app.as(secret as string);
    await expect(tester.call('tags.create', { name: 'New' })).rejects.toMatchObject(refused);
    await app.parts.database.pool.query("UPDATE api_keys SET mode = 'test' WHERE tenant_id = $1 AND account_id <> $1", [
      partner.accountId,
    ]);
    await expect(tester.call('tags.create', { name: 'New' })).rejects.toMatchObject(refused);
  });

  test('a partner with test keys alone manages its end-customers with them, until one has a live key', async () => {
    const { partner, customer } = await register('test');
    await pause(partner);
    await customer.call('tags.create', { name: 'New' });
    await app.parts.database.pool.query("UPDATE api_keys SET mode = 'live' WHERE tenant_id = $1 AND account_id <> $1", [
      partner.accountId,
    ]);
    await expect(pause(partner)).rejects.toMatchObject(refused);
  });
});
