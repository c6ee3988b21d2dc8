import { completeAction } from '../../../codegen/complete-action.ts';
import { ACME } from '../../support/acme-program.ts';
import { type TestAccount, useTestApp } from '../../support/app.ts';
import { contract } from '../../support/contract/walk.ts';
import { brandParams, campaignParams, pass } from '../../support/registrations.ts';
import { stand } from '../../support/stand.ts';

const app = useTestApp();

const consent = {
  method: 'web_form',
  source: 'https://example.com/signup',
  captured_at: '2026-01-01T00:00:00Z',
  evidence: { form: 'signup' },
} as const;

/** What the caller answers to `needs`. */
const VALUES: Readonly<Record<string, Readonly<Record<string, unknown>>>> = {
  'program.create': ACME,
  'compliance.registerBrand': brandParams,
  'compliance.registerCampaign': campaignParams,
};
const STEPS = ['program', 'brand', 'campaign_registration', 'number_assignment'];
const stepsOf = async ({ call }: TestAccount) =>
  (await call('compliance.setupStatus', {})).steps.filter(({ id }) => STEPS.includes(id));
const statesOf = async (account: TestAccount) => (await stepsOf(account)).map(({ state }) => state);

test('compliance.setupStatus becomes ready after one call for each step', async () => {
  const { call } = await app.account();
  const states = async (): Promise<Record<string, string>> => {
    const { steps } = await call('compliance.setupStatus', {});
    return Object.fromEntries(steps.map(({ id, state }) => [id, state]));
  };
  expect(await states()).toMatchObject({
    account: 'done',
    sender: 'todo',
    contacts: 'todo',
    consent: 'todo',
    credits: 'done',
    template: 'optional',
  });
  expect((await call('compliance.setupStatus', {})).ready).toBe(false);
  await call('phone-numbers.ensureDefault', {});
  expect(await states()).toMatchObject({ sender: 'done', contacts: 'todo' });
  await call('contacts.upsert', { phone: '+12025550110' });
  expect(await states()).toMatchObject({ contacts: 'done', consent: 'todo' });
  await call('contacts.optIn', { phone: '+12025550110', ...consent });
  expect(await call('compliance.setupStatus', {})).toMatchObject({ ready: true });
});

test('every open step of compliance.setupStatus names a call with valid params', async () => {
  const { call } = await app.account({ credits: 0 });
  const { steps } = await call('compliance.setupStatus', {});
  for (const { next_action: action } of steps) {
    if (action !== null)
      await (call as (name: string, params: unknown) => Promise<unknown>)(action.skill, {
        ...completeAction(contract, action),
        dry_run: true,
      });
  }
});

test('compliance.setupStatus reopens the steps of a released number and of a payment hold', async () => {
  const account = await app.account();
  await account.call('phone-numbers.ensureDefault', {});
  await account.call('contacts.optIn', { phone: '+12025550110', ...consent });
  const open = async (): Promise<string[]> =>
    (await account.call('compliance.setupStatus', {})).steps
      .filter(({ state }) => state === 'todo')
      .map(({ id }) => id);
  expect(await open()).toEqual([]);
  const { items } = await account.call('phone-numbers.list', {});
  await account.call('phone-numbers.release', { number_id: items[0]?.id as string });
  expect(await open()).toEqual(['sender']);
  await stand(app, account.accountId, 'payment_hold');
  expect(await open()).toEqual(['account', 'sender']);
});

test('compliance.setupStatus makes registration optional for a number of the simulator', async () => {
  const account = await app.account();
  await account.call('phone-numbers.ensureDefault', {});
  await account.call('contacts.optIn', {
    phone: '+12025550143',
    method: 'web_form',
    source: 'a form',
    captured_at: '2026-01-01T00:00:00Z',
  });
  expect(await statesOf(account)).toEqual(['optional', 'optional', 'optional', 'optional']);
  expect((await account.call('compliance.setupStatus', {})).ready).toBe(true);
});

test('the next actions of compliance.setupStatus register the number of a carrier, step by step', async () => {
  const account = await app.account({ credits: 1000 });
  await app.parts.database.pool.query(
    `INSERT INTO phone_numbers (tenant_id, id, account_id, phone, country, type, state, is_default, carrier, assignment, messages_per_second, paced_until, created_at)
     VALUES ($1, 'num_carrier', $1, '+12025561234', 'US', 'long_code', 'active', true, 'smpp', 'unassigned', 10, now(), now())`,
    [account.accountId],
  );
  expect(await statesOf(account)).toEqual(['optional', 'todo', 'todo', 'todo']);
  expect((await account.call('compliance.setupStatus', {})).ready).toBe(false);
  const called: string[] = [];
  for (let call = 0; call < 20; call += 1) {
    const open = (await stepsOf(account)).find(({ state }) => state !== 'done');
    if (open?.next_action == null) break;
    const { skill } = open.next_action;
    if (called.at(-1) !== skill) called.push(skill);
    const known = VALUES[skill] ?? {};
    const needed = Object.fromEntries(
      (open.next_action.needs ?? []).map(({ path }) => [path.slice(1), known[path.slice(1)]]),
    );
    const params = { ...open.next_action.params, ...needed };
    await (account.call as (name: string, params: unknown) => Promise<unknown>)(skill, params);
    await pass(app, 2);
  }
  expect(await statesOf(account)).toEqual(['done', 'done', 'done', 'done']);
  expect(called).toEqual([
    'program.create',
    'compliance.registerBrand',
    'compliance.registrations',
    'compliance.registerCampaign',
    'compliance.registrations',
    'phone-numbers.assign',
  ]);
});
