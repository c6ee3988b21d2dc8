import { completeAction } from '../../codegen/complete-action.ts';
import type { SkillDefinition } from '../../codegen/contract.ts';
import { CallError, type TestAccount, type TestApp } from '../support/app.ts';
import { faultsInNextActions } from '../support/contract/next-actions.ts';
import { contract, furnishedAccount, ready, startWalk, succeeding } from '../support/contract/walk.ts';
import { send } from '../support/contract/wire.ts';
import { insertKey } from '../support/insert-key.ts';

/** The modules of each permission group, as in the catalog of skills. */
const groups: Readonly<Record<string, readonly string[]>> = {
  contacts: ['contacts', 'sources', 'lists', 'tags', 'segments', 'hygiene'],
  campaigns: ['campaigns', 'templates', 'journeys', 'automation', 'links', 'program', 'outcomes'],
  messages: ['messages', 'inbox'],
  compliance: ['compliance', 'phone-numbers'],
  analytics: ['analytics', 'attribution', 'metrics', 'insights', 'dashboard', 'reports'],
  billing: ['billing'],
  ai: ['ai', 'command'],
};
const values = ['full', 'partner', 'read', ...Object.keys(groups)];

const PUBLIC = ['agent.provision'];
const MANAGE_KEYS = ['agent.createKey', 'agent.listKeys', 'agent.revokeKey', 'agent.rotateKey'];
/** Only who could make the call decides about it: that of the example sends a message. */
const DECIDE = ['command.approvals.decide'];
/** A rule can do only what its key may do; the rules of these examples tag contacts. */
const MAKE_RULES = ['automation.create', 'automation.update'];
/**
 * Calls that make others do only what their key may do; those of these examples tag
 * contacts and send messages.
 */
const MAKE_CALLS = ['command.plan', 'command.batch', 'command.execute', 'command.undo'];
/** These read what another group guards: conversations, and the number of contacts. */
const READ_OTHERS: Readonly<Record<string, string>> = {
  'ai.suggestReply': 'messages',
  'ai.suggestSegment': 'contacts',
};
/** What a key asked for itself. */
const APPROVALS = ['command.approvals.list', 'command.approvals.get', 'command.approvals.cancel'];
const ASKED_FOR = ['command.approvals.get', 'command.approvals.cancel'];
const DECIDERS: readonly string[] = ['full', 'partner'];
/** A partner's settings are the defaults of its end-customers. */
const SET_DEFAULTS = ['agent.settings'];
/** A partner may ask about its end-customers. */
const OF_CUSTOMERS = ['dashboard.alerts', 'dashboard.dismissAlert'];
const FOR_ANY_KEY = ['agent.discover', 'agent.capabilities', 'agent.whoami', ...APPROVALS];

/** The skills that the catalog allows a key to call, computed independently of the service. */
function allows(granted: readonly string[], { name, module, effect }: SkillDefinition): boolean {
  if ([...PUBLIC, ...FOR_ANY_KEY].includes(name)) return true;
  if ([...MANAGE_KEYS, ...DECIDE, ...SET_DEFAULTS].includes(name))
    return granted.includes('full') || granted.includes('partner');
  if (OF_CUSTOMERS.includes(name) && granted.includes('partner')) return true;
  if (module === 'agent') return granted.includes('full');
  // A tenant becomes a partner with its own full key; the rest of the module requires a partner
  // key.
  if (module === 'partner' && name !== 'partner.register') return granted.includes('partner');
  if (granted.includes('full')) return true;
  if (effect === 'read' && granted.includes('read')) return true;
  const guard = READ_OTHERS[name];
  if (guard !== undefined) return granted.includes(guard);
  if (MAKE_RULES.includes(name) && !granted.includes('contacts')) return false;
  if (MAKE_CALLS.includes(name) && !['contacts', 'messages'].every((one) => granted.includes(one))) return false;
  return granted.some((permission) => groups[permission]?.includes(module));
}

let app: TestApp;
let owner: TestAccount;

beforeAll(async () => {
  app = await startWalk();
  owner = await furnishedAccount(app);
});
afterAll(() => app.stop());

let keysMade = 0;

/** A key of the seeded account. */
function keyWith(
  permissions: readonly string[],
  { mode = 'live', expiresAt = null }: { mode?: 'live' | 'test'; expiresAt?: Date | null } = {},
): Promise<string> {
  keysMade += 1;
  const { database, service } = app.parts;
  return insertKey(
    { pool: database.pool, keys: service.keys },
    { tenantId: owner.accountId, id: `key_granted_${keysMade}`, permissions, mode, expiresAt },
  );
}

const exampleOf = (skill: SkillDefinition): Promise<Record<string, unknown>> =>
  ready(owner, skill.name, {
    ...succeeding(skill)[0]?.params,
    ...(skill.effect === 'read' ? {} : { dry_run: true }),
  });

const grants: readonly (readonly string[])[] = [
  ...values.map((permission) => [permission]),
  ['read', 'contacts'],
  values.filter((permission) => permission !== 'full'),
  ['full', 'partner'],
];

test.each(grants.map((granted) => ({ granted })))(
  'a key with $granted may call exactly the skills of the catalog',
  async ({ granted }) => {
    const key = await keyWith(granted);
    for (const skill of contract.skills) {
      const { status, result, error } = await send(app, key, skill.name, await exampleOf(skill));
      const may = allows(granted, skill);
      // The keys of the examples have permissions that a partner key lacks, and so cannot change.
      if (may && MANAGE_KEYS.includes(skill.name) && !granted.includes('full')) {
        expect(error?.data ?? {}).not.toHaveProperty('required');
        continue;
      }
      // Another key asked for the approval of the examples, which only a key that decides sees.
      const isHidden = ASKED_FOR.includes(skill.name) && !granted.some((one) => DECIDERS.includes(one));
      const couldSend = ['full', 'messages'].some((one) => granted.includes(one));
      if (may && DECIDE.includes(skill.name) && !couldSend) {
        expect(error?.code).toBe('invalid_permissions');
        continue;
      }
      const allowed = isHidden ? -32001 : 'ok';
      const outcome = { skill: skill.name, status, code: error?.code ?? 'ok' };
      expect(outcome).toEqual({ skill: skill.name, status: 200, code: may ? allowed : 'invalid_permissions' });
      if (isHidden) continue;
      expect(result === undefined).toBe(!may);
      if (error === undefined) continue;
      expect(error.data.next_actions?.length).toBeGreaterThan(0);
      expect(faultsInNextActions(error)).toEqual([]);
      const [next] = error.data.next_actions ?? [];
      expect((await send(app, key, next?.skill ?? '', next && completeAction(contract, next))).error).toBeUndefined();
      // The actions of a rule are params.
      if (MAKE_RULES.includes(skill.name) && granted.includes('campaigns')) continue;
      if (MAKE_CALLS.includes(skill.name) && granted.includes('ai')) continue;
      // Permissions are checked before params, so that the params do not matter.
      const invalidParams = await send(app, key, skill.name, { dry_run: 'perhaps' });
      expect(invalidParams.error?.code).toBe('invalid_permissions');
    }
  },
);

const NEVER_ISSUED = `tern_live_${'0'.repeat(43)}`;

test.each([
  { whose: 'no key', key: () => null },
  { whose: 'a key that was never issued', key: () => NEVER_ISSUED },
  { whose: 'a key of another service', key: () => 'sk_live_1234' },
])('with $whose, every skill that is not public responds with 401', async ({ key }) => {
  for (const skill of contract.skills) {
    const { status, headers, error } = await send(app, key(), skill.name, await exampleOf(skill));
    if (PUBLIC.includes(skill.name)) {
      expect({ skill: skill.name, status, error }).toEqual({ skill: skill.name, status: 200, error: undefined });
      continue;
    }
    expect({ skill: skill.name, status, code: error?.code }).toEqual({ skill: skill.name, status: 401, code: -32000 });
    expect(headers.get('www-authenticate')).toMatch(/^Bearer/);
    expect(error === undefined ? ['no error'] : faultsInNextActions(error)).toEqual([]);
  }
});

test('every module of the contract belongs to a permission group, or to agent or partner', () => {
  const known = [...Object.values(groups).flat(), 'agent', 'partner'];
  expect(contract.skills.map(({ module }) => module).filter((module) => !known.includes(module))).toEqual([]);
});

/** Repeats a call that is limited: large answers to one client have a limit per second. */
async function whenThereIsRoom<T>(call: () => Promise<T>): Promise<T> {
  for (;;) {
    const answer = await call().catch((error: CallError) => error);
    if (!(answer instanceof CallError)) return answer;
    if (answer.code !== 'rate_limited') throw answer;
  }
}

test('agent.capabilities and agent.discover list exactly the skills that the key may call', async () => {
  const modules = [...new Set(contract.skills.map(({ module }) => module))];
  for (const granted of [['read'], ['billing'], ['partner']]) {
    const secret = await keyWith(['messages', ...granted]);
    const { skills } = await whenThereIsRoom(() => app.as(secret).call('agent.capabilities', {}));
    const items = [];
    for (const module of modules)
      items.push(...(await whenThereIsRoom(() => app.as(secret).call('agent.discover', { module, limit: 200 }))).items);
    for (const skill of contract.skills) {
      const may = allows(['messages', ...granted], skill);
      const said = skills.find((each) => 'name' in each && each.name === skill.name);
      expect(said).toMatchObject({ allowed: may });
      expect(items.find((each) => each.skill === skill.name)).toMatchObject({ allowed: may });
    }
  }
});

test('a key can create, rotate or revoke keys only with permissions that it has', async () => {
  const soon = new Date(app.clock.now.getTime() + 3_600_000);
  const idOf = async (key: string) => (await whenThereIsRoom(() => app.as(key).call('agent.whoami', {}))).key_id;
  const [full, partner, unending] = [
    await keyWith(['full']),
    await keyWith(['full', 'partner']),
    await keyWith(['read']),
  ];
  const [test, ending] = [await keyWith(['full'], { mode: 'test' }), await keyWith(['full'], { expiresAt: soon })];
  for (const [by, of] of [
    [full, partner],
    [test, full],
    [test, unending],
    [ending, unending],
  ] as const) {
    for (const skill of ['agent.rotateKey', 'agent.revokeKey']) {
      const { error } = await send(app, by, skill, { key_id: await idOf(of) });
      expect(error?.code).toBe('invalid_permissions');
      expect(error === undefined ? [] : faultsInNextActions(error)).toEqual([]);
    }
  }
  const wider = await send(app, full, 'agent.createKey', { name: 'wider', permissions: ['read', 'partner'] });
  expect(wider.error).toMatchObject({ code: 'invalid_permissions', data: { wider: ['partner'] } });
  for (const [by, of] of [
    [full, unending],
    [full, test],
    [partner, partner],
    [ending, ending],
  ] as const)
    await expect(app.as(by).call('agent.rotateKey', { key_id: await idOf(of) })).resolves.toHaveProperty('api_key');
  const made = await app.as(ending).call('agent.createKey', { name: 'no longer', permissions: ['read'] });
  expect(made.expires_at).toBe(soon.toISOString());
  const tested = await app.as(test).call('agent.createKey', { name: 'no more', permissions: ['read'], mode: 'live' });
  expect(tested.mode).toBe('test');
});
