import { startTestApp, type TestAccount, type TestApp } from '../support/app.ts';
import { setBalance } from '../support/balance.ts';

let app: TestApp;
let account: TestAccount;

beforeAll(async () => {
  app = await startTestApp();
});
beforeEach(async () => {
  account = await app.account({ credits: 0 });
  await setBalance(app, account.accountId, 100);
});
afterAll(() => app.stop());

const query = async (sql: string, ...params: unknown[]) => (await app.parts.database.pool.query(sql, params)).rows;
const numbers = (count: number): string[] => Array.from({ length: count }, (_, index) => `+1415555${2_000 + index}`);
const add = (...phones: string[]) => account.call('contacts.import', { contacts: phones.map((phone) => ({ phone })) });
const statusOf = async (jobId: string) => (await account.call('hygiene.scanStatus', { job_id: jobId })).scan;
const invalid = async () => (await account.call('hygiene.invalidContacts', {})).items;
const available = async () => (await account.call('billing.balance', {})).available;

/** A number that was one when it came in, and is none now. */
const spoil = (phone: string, to: string) =>
  query('UPDATE contacts SET phone = $3 WHERE account_id = $1 AND phone = $2', account.accountId, phone, to);

test('an offline scan parses every number, finds what is none any more, and costs nothing', async () => {
  await add(...numbers(3), '+14155550143');
  await spoil('+14155550143', '+14155');
  const { job_id: id, estimate } = await account.call('hygiene.scan', {});
  expect(estimate).toEqual({ contacts: 4, credits_at_most: 0 });
  expect(await statusOf(id)).toMatchObject({ state: 'running', total: 4, checked: 0, finished_at: null });
  await app.drain();
  expect(await statusOf(id)).toMatchObject({ state: 'completed', checked: 4, found: 1, credits: 0 });
  expect(await invalid()).toMatchObject([
    { phone: '+14155', reason: 'invalid_number', evidence: [{ kind: 'number_parsing', detail: 'phone_invalid' }] },
  ]);
  await spoil('+14155', '+14155550143');
  await account.call('hygiene.scan', {});
  await app.drain();
  expect(await invalid()).toEqual([]);
});

test('a scan goes on piece by piece, and each contact is looked at once', async () => {
  await add(...numbers(300));
  await add(...numbers(700).slice(300));
  const { job_id: id } = await account.call('hygiene.scan', {});
  await app.drain();
  expect(await statusOf(id)).toMatchObject({ state: 'completed', total: 700, checked: 700, found: 0 });
});

test('a scan with look-ups pays for each number once, and stops at its limit', async () => {
  await add(...numbers(8), '+14155550120', '+14155550122');
  const { job_id: first, estimate } = await account.call('hygiene.scan', { level: 'lookup', max_credits: 4 });
  expect(estimate).toEqual({ contacts: 10, credits_at_most: 4 });
  await app.drain();
  expect(await statusOf(first)).toMatchObject({ state: 'stopped', reason: 'max_credits', checked: 4, credits: 4 });
  expect(await available()).toBe(96);
  const { job_id: second } = await account.call('hygiene.scan', { level: 'lookup', max_credits: 50 });
  await app.drain();
  expect(await statusOf(second)).toMatchObject({ state: 'completed', checked: 10, credits: 6, found: 2 });
  expect(await available()).toBe(90);
  expect(await invalid()).toMatchObject([{ reason: 'not_textable' }, { reason: 'disconnected' }]);
});

test('a scan ends with the balance and not below it', async () => {
  await add(...numbers(6));
  await setBalance(app, account.accountId, 2);
  const { job_id: id } = await account.call('hygiene.scan', { level: 'lookup', max_credits: 100 });
  await app.drain();
  expect(await statusOf(id)).toMatchObject({ state: 'stopped', reason: 'credits_insufficient', credits: 2 });
  expect(await available()).toBe(0);
});

test('a scan of a list looks at its members alone', async () => {
  await add(...numbers(2));
  const { contact } = await account.call('contacts.get', { phone: numbers(1)[0] as string });
  const { list } = await account.call('lists.create', { name: 'Some' });
  await account.call('lists.addContacts', { list_id: list.id, contact_ids: [contact.id] });
  const { job_id: id } = await account.call('hygiene.scan', { list_id: list.id });
  await app.drain();
  expect(await statusOf(id)).toMatchObject({ state: 'completed', total: 1, checked: 1 });
});

test('one scan of an account runs at a time, and two workers do not do the same piece', async () => {
  await add(...numbers(60));
  const both = await Promise.allSettled(
    [1, 2].map(() => account.call('hygiene.scan', { level: 'lookup', max_credits: 90 })),
  );
  expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  const [made] = both.flatMap((each) => (each.status === 'fulfilled' ? [each.value] : []));
  await Promise.all([app.drain(), app.drain(), app.drain()]);
  await app.drain();
  expect(await statusOf(made?.job_id as string)).toMatchObject({ state: 'completed', checked: 60, credits: 60 });
  expect(await available()).toBe(40);
});
