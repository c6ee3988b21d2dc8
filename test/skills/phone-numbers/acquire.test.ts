import { type TestAccount, useTestApp } from '../../support/app.ts';

const app = useTestApp();
let account: TestAccount;
beforeEach(async () => {
  account = await app.account();
});

const findPhone = async (params: Record<string, unknown> = {}): Promise<string> =>
  (await account.call('phone-numbers.search', params)).items[0]?.phone as string;

test('phone-numbers.search returns only numbers that match, and none reserved for simulated outcomes', async () => {
  const { items } = await account.call('phone-numbers.search', { country: 'US', area_code: '212', pattern: '7' });
  expect(items.length).toBeGreaterThan(0);
  for (const { phone } of items) {
    expect(phone).toMatch(/^\+1212555(?!01)\d{4}$/);
    expect(phone).toContain('7');
  }
});

test('phone-numbers.acquire makes only the first number the default, and messages can be sent from each number', async () => {
  const { number } = await account.call('phone-numbers.acquire', { phone: await findPhone({ country: 'US' }) });
  expect(number).toMatchObject({ is_default: true, state: 'active', carrier: 'simulator' });
  const { number: second } = await account.call('phone-numbers.acquire', { phone: await findPhone({ country: 'GB' }) });
  expect(second).toMatchObject({ is_default: false, country: 'GB' });
  await account.call('billing.setLimits', { allowed_countries: ['GB', 'US'] });
  await account.call('contacts.upsert', { phone: '+447700900143', relationship: { kind: 'order' } });
  const { message_id: id } = await account.call('messages.send', {
    to: '+447700900143',
    text: 'Hi',
    purpose: 'transactional',
    number_id: second.id,
  });
  expect((await account.call('messages.get', { message_id: id })).message.from).toBe(second.phone);
});

test('phone-numbers.acquire gives a number to one of eight accounts that race for it', async () => {
  const phone = await findPhone();
  const accounts = await Promise.all(Array.from({ length: 8 }, () => app.account()));
  const outcomes = await Promise.allSettled(accounts.map((each) => each.call('phone-numbers.acquire', { phone })));
  expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  for (const outcome of outcomes)
    if (outcome.status === 'rejected')
      expect(outcome.reason).toMatchObject({ code: -32002, data: { reason: 'number_not_available' } });
});

test.each(['+442079460000', '+12025550143', '+14155551', 'unknown'])(
  'phone-numbers.acquire rejects %s and refers to the search',
  async (phone) => {
    await expect(account.call('phone-numbers.acquire', { phone })).rejects.toMatchObject({
      code: -32002,
      data: { next_actions: [expect.objectContaining({ skill: 'phone-numbers.search' })] },
    });
  },
);

test('phone-numbers.acquire allows ten numbers in an account, and releasing one allows another', async () => {
  for (let count = 0; count < 10; count += 1) await account.call('phone-numbers.acquire', { phone: await findPhone() });
  const eleventh = await findPhone();
  await expect(account.call('phone-numbers.acquire', { phone: eleventh })).rejects.toMatchObject({
    data: { reason: 'too_many_numbers' },
  });
  const { items } = await account.call('phone-numbers.list', { state: 'active' });
  await account.call('phone-numbers.release', { number_id: items.find((each) => !each.is_default)?.id as string });
  await account.call('phone-numbers.acquire', { phone: eleventh });
});

test('the frequency cap of a contact counts the messages of all numbers of the account', async () => {
  await account.call('phone-numbers.acquire', { phone: await findPhone() });
  const { number } = await account.call('phone-numbers.acquire', { phone: await findPhone() });
  await account.call('contacts.import', {
    contacts: [{ phone: '+12025550143' }],
    consent: { method: 'web_form', source: 'a form', captured_at: '2026-01-01T00:00:00Z' },
  });
  await account.call('compliance.frequencyCap', { max: 1, window_hours: 24 });
  const message = { to: '+12025550143', text: 'Sale. Reply STOP to opt out.' };
  await account.call('messages.send', message);
  await expect(account.call('messages.send', { ...message, number_id: number.id })).rejects.toMatchObject({
    data: { reason: 'frequency_cap' },
  });
});
