import { startTestApp, type TestAccount, type TestApp } from '../../support/app.ts';
import { pass } from './support/registrations.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.stop());

const STEPS = ['program', 'brand', 'campaign_registration', 'number_assignment'];
const stepsOf = async ({ call }: TestAccount) =>
  (await call('compliance.setupStatus', {})).steps.filter(({ id }) => STEPS.includes(id));
const statesOf = async (account: TestAccount) => (await stepsOf(account)).map(({ state }) => state);

test('with a number of the simulator registration is optional, and the account is ready without', async () => {
  const account = await app.account();
  await account.call('phone-numbers.ensureDefault', {});
  await account.call('contacts.optIn', {
    phone: '+12025550143',
    method: 'web_form',
    source: 'x',
    captured_at: '2026-01-01T00:00:00Z',
  });
  expect(await statesOf(account)).toEqual(['optional', 'optional', 'optional', 'optional']);
  expect((await account.call('compliance.setupStatus', {})).ready).toBe(true);
});

test('with a number of a carrier each step that is left, called as it stands, leads to the next, until all are done', async () => {
  const account = await app.account({ credits: 1000 });
  await app.parts.database.pool.query(
    `INSERT INTO sender_numbers (tenant_id, id, account_id, phone, country, type, state, is_default, carrier, assignment, messages_per_second, paced_until, created_at)
     VALUES ($1, 'num_carrier', $1, '+12025561234', 'US', 'long_code', 'active', true, 'smpp', 'unassigned', 10, now(), now())`,
    [account.accountId],
  );
  expect(await statesOf(account)).toEqual(['optional', 'todo', 'todo', 'todo']);
  expect((await account.call('compliance.setupStatus', {})).ready).toBe(false);
  const called: string[] = [];
  for (let round = 0; round < 20; round += 1) {
    const open = (await stepsOf(account)).find(({ state }) => state !== 'done');
    if (open?.next_action == null) break;
    const { skill, params } = open.next_action;
    if (called.at(-1) !== skill) called.push(skill);
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
