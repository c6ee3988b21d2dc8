import { judgeNumber } from '../../src/domain/number-health.ts';
import { startTestApp, type TestAccount, type TestApp } from '../support/app.ts';

let app: TestApp;
let account: TestAccount;

beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.stop());
beforeEach(async () => {
  account = await app.account();
});

const offered = async (params: Record<string, unknown> = {}): Promise<string> =>
  (await account.call('phone-numbers.search', params)).items[0]?.phone as string;

test('a search keeps to what it was asked for, and never names a magic recipient', async () => {
  const { items } = await account.call('phone-numbers.search', { country: 'US', area_code: '212', pattern: '7' });
  expect(items.length).toBeGreaterThan(0);
  for (const { phone } of items) {
    expect(phone).toMatch(/^\+1212555(?!01)\d{4}$/);
    expect(phone).toContain('7');
  }
});

test('the first number becomes the default sender, the next one does not, and texts leave from it', async () => {
  const { number } = await account.call('phone-numbers.acquire', { phone: await offered({ country: 'US' }) });
  expect(number).toMatchObject({ is_default: true, state: 'active', carrier: 'simulator' });
  const { number: second } = await account.call('phone-numbers.acquire', { phone: await offered({ country: 'GB' }) });
  expect(second).toMatchObject({ is_default: false, country: 'GB' });
  await account.call('contacts.upsert', { phone: '+12025550143' });
  const { message_id: id } = await account.call('messages.send', {
    to: '+12025550143',
    text: 'Hi',
    purpose: 'transactional',
    number_id: second.id,
  });
  expect((await account.call('messages.get', { message_id: id })).message.from).toBe(second.phone);
});

test('of many who want one number at once one gets it', async () => {
  const phone = await offered();
  const accounts = await Promise.all(Array.from({ length: 8 }, () => app.account()));
  const outcomes = await Promise.allSettled(accounts.map((each) => each.call('phone-numbers.acquire', { phone })));
  expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  for (const outcome of outcomes)
    if (outcome.status === 'rejected')
      expect(outcome.reason).toMatchObject({ code: -32002, data: { reason: 'number_not_available' } });
});

test.each(['+442079460000', '+12025550143', '+14155551', 'nobody'])('%s is not on offer', async (phone) => {
  await expect(account.call('phone-numbers.acquire', { phone })).rejects.toMatchObject({
    code: -32002,
    data: { next_actions: [expect.objectContaining({ skill: 'phone-numbers.search' })] },
  });
});

test('ten numbers are as many as an account has, and one given back makes room', async () => {
  for (let count = 0; count < 10; count += 1) await account.call('phone-numbers.acquire', { phone: await offered() });
  const eleventh = await offered();
  await expect(account.call('phone-numbers.acquire', { phone: eleventh })).rejects.toMatchObject({
    data: { reason: 'too_many_numbers' },
  });
  const { items } = await account.call('phone-numbers.list', { state: 'active' });
  await account.call('phone-numbers.release', { number_id: items.find((each) => !each.is_default)?.id as string });
  await account.call('phone-numbers.acquire', { phone: eleventh });
});

test('another number does not lift a cap: it counts people', async () => {
  await account.call('phone-numbers.acquire', { phone: await offered() });
  const { number } = await account.call('phone-numbers.acquire', { phone: await offered() });
  await account.call('contacts.import', {
    contacts: [{ phone: '+12025550143' }],
    consent: { method: 'web_form', source: 'a form', captured_at: '2026-01-01T00:00:00Z' },
  });
  await account.call('compliance.frequencyCap', { max: 1, window_hours: 24 });
  const text = { to: '+12025550143', text: 'Sale. Reply STOP to opt out.' };
  await account.call('messages.send', text);
  await expect(account.call('messages.send', { ...text, number_id: number.id })).rejects.toMatchObject({
    data: { reason: 'frequency_cap' },
  });
});

test('the health of a number counts what it sent, what arrived and who opted out at it', async () => {
  const { number } = await account.call('phone-numbers.acquire', { phone: await offered() });
  expect(await account.call('phone-numbers.health', { number_id: number.id })).toMatchObject({
    health: 'unused',
    delivery_rate: null,
  });
  for (const phone of ['+12025550110', '+12025550101', '+12025550102'])
    await account.call('contacts.upsert', { phone });
  for (const to of ['+12025550110', '+12025550101', '+12025550102'])
    await account.call('messages.send', { to, text: 'Hi', purpose: 'transactional' });
  for (let round = 0; round < 3; round += 1) {
    await app.drain();
    app.clock.advance(1000);
  }
  await account.call('messages.simulateInbound', { from: '+12025550110', text: 'STOP' });
  expect(await account.call('phone-numbers.health', { number_id: number.id })).toMatchObject({
    sent: 3,
    delivered: 1,
    failed: 2,
    filtered: 1,
    unknown: 0,
    opt_outs: 1,
  });
});

test.each([
  [{ sent: 0, delivered: 0, failed: 0, filtered: 0, optOuts: 0 }, 'unused', []],
  [{ sent: 40, delivered: 1, failed: 39, filtered: 39, optOuts: 30 }, 'healthy', []],
  [{ sent: 1000, delivered: 950, failed: 50, filtered: 5, optOuts: 20 }, 'healthy', []],
  [{ sent: 1000, delivered: 850, failed: 150, filtered: 5, optOuts: 5 }, 'watch', ['delivery']],
  [
    { sent: 1000, delivered: 700, failed: 300, filtered: 31, optOuts: 51 },
    'poor',
    ['delivery', 'filtering', 'opt_outs'],
  ],
])('%j is %s', (counts, health, findings) => {
  const judged = judgeNumber(counts);
  expect(judged.health).toBe(health);
  expect(judged.findings.map(({ code }) => code)).toEqual(findings);
});
