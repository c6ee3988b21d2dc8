import { type TestAccount, useTestApp } from '../../support/app.ts';
import { setBalance } from '../../support/balance.ts';

const app = useTestApp();
let account: TestAccount;
beforeEach(async () => {
  account = await app.account({ credits: 0 });
  await setBalance(app, account.accountId, 100);
});

const phones = (count: number): string[] => Array.from({ length: count }, (_, index) => `+1415555${2_000 + index}`);
const add = (...numbers: string[]) =>
  account.call('contacts.import', { contacts: numbers.map((phone) => ({ phone })) });
const statusOf = async (jobId: string) => (await account.call('hygiene.scanStatus', { job_id: jobId })).scan;
const invalidContacts = async () => (await account.call('hygiene.invalidContacts', {})).items;
const available = async () => (await account.call('billing.balance', {})).available;

/**
 * Simulates a change of the numbering plan: a stored number that was valid when it was imported.
 */
const replacePhone = (phone: string, by: string) =>
  app.parts.database.pool.query('UPDATE contacts SET phone = $3 WHERE account_id = $1 AND phone = $2', [
    account.accountId,
    phone,
    by,
  ]);

test('hygiene.scan with level offline parses every number, finds invalid ones and is free', async () => {
  await add(...phones(3), '+14155550143');
  await replacePhone('+14155550143', '+14155');
  const { job_id: id, estimate } = await account.call('hygiene.scan', {});
  expect(estimate).toEqual({ contacts: 4, credits_at_most: 0 });
  expect(await statusOf(id)).toMatchObject({ state: 'running', total: 4, checked: 0, finished_at: null });
  await app.drain();
  expect(await statusOf(id)).toMatchObject({ state: 'completed', checked: 4, found: 1, credits: 0 });
  expect(await invalidContacts()).toMatchObject([
    { phone: '+14155', reason: 'invalid_number', evidence: [{ kind: 'number_parsing', detail: 'phone_invalid' }] },
  ]);
  await replacePhone('+14155', '+14155550143');
  await account.call('hygiene.scan', {});
  await app.drain();
  expect(await invalidContacts()).toEqual([]);
});

test('hygiene.scan checks each contact once in several batches', async () => {
  await add(...phones(300));
  await add(...phones(700).slice(300));
  const { job_id: id } = await account.call('hygiene.scan', {});
  await app.drain();
  expect(await statusOf(id)).toMatchObject({ state: 'completed', total: 700, checked: 700, found: 0 });
});

test('hygiene.scan with level lookup pays for each number once and stops at max_credits', async () => {
  await add(...phones(8), '+14155550120', '+14155550122');
  const { job_id: first, estimate } = await account.call('hygiene.scan', { level: 'lookup', max_credits: 4 });
  expect(estimate).toEqual({ contacts: 10, credits_at_most: 4 });
  await app.drain();
  expect(await statusOf(first)).toMatchObject({ state: 'stopped', reason: 'max_credits', checked: 4, credits: 4 });
  expect(await available()).toBe(96);
  const { job_id: second } = await account.call('hygiene.scan', { level: 'lookup', max_credits: 50 });
  await app.drain();
  expect(await statusOf(second)).toMatchObject({ state: 'completed', checked: 10, credits: 6, found: 2 });
  expect(await available()).toBe(90);
  expect(await invalidContacts()).toMatchObject([{ reason: 'not_textable' }, { reason: 'disconnected' }]);
});

test('hygiene.scan stops when the balance is used up and never overdraws it', async () => {
  await add(...phones(6));
  await setBalance(app, account.accountId, 2);
  const { job_id: id } = await account.call('hygiene.scan', { level: 'lookup', max_credits: 100 });
  await app.drain();
  expect(await statusOf(id)).toMatchObject({ state: 'stopped', reason: 'credits_insufficient', credits: 2 });
  expect(await available()).toBe(0);
});

test('hygiene.scan with list_id checks only the members of the list', async () => {
  await add(...phones(2));
  const { contact } = await account.call('contacts.get', { phone: phones(1)[0] as string });
  const { list } = await account.call('lists.create', { name: 'Some contacts' });
  await account.call('lists.addContacts', { list_id: list.id, contact_ids: [contact.id] });
  const { job_id: id } = await account.call('hygiene.scan', { list_id: list.id });
  await app.drain();
  expect(await statusOf(id)).toMatchObject({ state: 'completed', total: 1, checked: 1 });
});

test('hygiene.scan runs once per account at a time, and concurrent workers never check a contact twice', async () => {
  await add(...phones(60));
  const outcomes = await Promise.allSettled(
    [1, 2].map(() => account.call('hygiene.scan', { level: 'lookup', max_credits: 90 })),
  );
  expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  const [started] = outcomes.flatMap((each) => (each.status === 'fulfilled' ? [each.value] : []));
  await Promise.all([app.drain(), app.drain(), app.drain()]);
  await app.drain();
  expect(await statusOf(started?.job_id as string)).toMatchObject({ state: 'completed', checked: 60, credits: 60 });
  expect(await available()).toBe(40);
});
