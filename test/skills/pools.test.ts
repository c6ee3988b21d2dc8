import { ACME } from '../support/acme-program.ts';
import { startTestApp, type TestAccount, type TestApp } from '../support/app.ts';
import { launchCampaign } from '../support/launch-campaign.ts';

const TEXT = 'Sale. Reply STOP to opt out.';
const PEOPLE = Array.from({ length: 24 }, (_, index) => `+1404555${1000 + index}`);
const consent = { method: 'web_form', source: 'https://example.com', captured_at: '2026-01-01T00:00:00Z' } as const;

let app: TestApp;
let account: TestAccount;
let program: string;
let start: Date;

beforeAll(async () => {
  app = await startTestApp();
  start = app.clock.now;
});
afterAll(() => app.stop());
beforeEach(async () => {
  app.clock.now = start;
  account = await app.account();
  const made = await account.call('program.create', ACME);
  program = made.program.id;
  await account.call('contacts.import', { contacts: PEOPLE.map((phone) => ({ phone })), consent });
});

/** One more number of the program. */
async function addNumber(): Promise<string> {
  const { items } = await account.call('phone-numbers.search', { country: 'US' });
  const { number } = await account.call('phone-numbers.acquire', { phone: items[0]?.phone ?? '' });
  await account.call('phone-numbers.assign', { number_id: number.id, program_id: program });
  return number.id;
}

const send = (to: string, params: Record<string, unknown> = {}) =>
  account.call('messages.send', { to, text: TEXT, program_id: program, ...params });
/** Contact by contact, the numbers that their texts went out from. */
async function numbersOf(): Promise<Map<string, Set<string>>> {
  const { rows } = await app.parts.database.pool.query<{ contact_id: string; numbers: string[] }>(
    'SELECT contact_id, array_agg(DISTINCT number_id) AS numbers FROM messages WHERE account_id = $1 GROUP BY contact_id',
    [account.accountId],
  );
  return new Map(rows.map(({ contact_id: contact, numbers }) => [contact, new Set(numbers)]));
}
async function launch(params: Record<string, unknown> = {}): Promise<string> {
  const { id } = await launchCampaign(account, { name: 'Sale', body: TEXT, program_id: program, ...params });
  return id;
}
const stateOf = async (id: string) => (await account.call('campaigns.get', { campaign_id: id })).campaign.state;

test('a contact hears from one number of a program, in single texts and in campaigns, also when the program gets more numbers', async () => {
  const first = [await addNumber(), await addNumber(), await addNumber()];
  for (const phone of PEOPLE) await send(phone);
  const before = await numbersOf();
  expect(new Set([...before.values()].flatMap((each) => [...each]))).toEqual(new Set(first));
  await addNumber();
  await addNumber();
  const campaign = await launch();
  await app.drain();
  expect(await stateOf(campaign)).toBe('completed');
  for (const phone of PEOPLE) await send(phone);
  const { counters } = await account.call('campaigns.get', { campaign_id: campaign });
  expect(counters).toMatchObject({ sent: PEOPLE.length });
  expect(await numbersOf()).toEqual(before);
});

test('when a number can send no more only its people hear from another one, and stay with that', async () => {
  const gone = await addNumber();
  await addNumber();
  await addNumber();
  for (const phone of PEOPLE) await send(phone);
  await app.drain();
  const before = await numbersOf();
  await account.call('phone-numbers.release', { number_id: gone });
  await launch();
  await app.drain();
  await addNumber();
  await launch();
  await app.drain();
  for (const [contact, numbers] of await numbersOf()) {
    const was = [...(before.get(contact) ?? [])];
    expect(numbers.size).toBe(was.includes(gone) ? 2 : 1);
    expect([...numbers]).toEqual(expect.arrayContaining(was));
  }
});

test('texts of one campaign go out from all numbers of its program, each at its own pace, and together under its throttle', async () => {
  const numbers = [await addNumber(), await addNumber()];
  await app.parts.database.pool.query('UPDATE sender_numbers SET messages_per_second = 4 WHERE id = ANY ($1)', [
    numbers,
  ]);
  await launch();
  await app.drain();
  const leftBy = async (): Promise<number[]> => {
    const { rows } = await app.parts.database.pool.query<{ count: number }>(
      `SELECT count(*)::int AS count FROM messages WHERE account_id = $1 AND state <> 'queued' GROUP BY number_id`,
      [account.accountId],
    );
    return rows.map(({ count }) => count);
  };
  expect(await leftBy()).toEqual([4, 4]);
  app.clock.advance(3_600_000);
  await app.drain();
  const throttled = await launch({ throttle_per_minute: 60 });
  for (let second = 0; second < 6; second += 1) {
    await app.drain();
    app.clock.advance(1000);
  }
  const { counters } = await account.call('campaigns.get', { campaign_id: throttled });
  expect(counters.sent + counters.in_flight + counters.delivered).toBeGreaterThanOrEqual(6);
  expect(PEOPLE.length - counters.pending).toBeLessThanOrEqual(7);
});

test('another number is no way around a cap', async () => {
  const numbers = [await addNumber(), await addNumber()];
  await account.call('compliance.frequencyCap', { max: 1, window_hours: 24 });
  const [ada = ''] = PEOPLE;
  await send(ada);
  for (const id of numbers)
    await expect(send(ada, { program_id: undefined, number_id: id })).rejects.toMatchObject({
      data: { reason: 'frequency_cap' },
    });
});

test('a number whose texts of a campaign wait is not given back', async () => {
  const numbers = [await addNumber(), await addNumber()];
  const campaign = await launch({ throttle_per_minute: 1 });
  await app.drain();
  for (const id of numbers)
    await expect(account.call('phone-numbers.release', { number_id: id })).rejects.toMatchObject({
      data: { reason: 'number_in_use' },
    });
  await account.call('campaigns.cancel', { campaign_id: campaign });
  await app.drain();
  app.clock.advance(60_000);
  await app.drain();
  for (const id of numbers) await account.call('phone-numbers.release', { number_id: id });
});

test('a program without a number that can send is said before the launch, and either a number or a program is named', async () => {
  const { campaign } = await account.call('campaigns.create', { name: 'Sale', body: TEXT, program_id: program });
  const { blockers } = await account.call('campaigns.preflight', { campaign_id: campaign.id });
  expect(blockers.map(({ code }) => code)).toContain('no_sending_number');
  const number = await addNumber();
  const both = { number_id: number, program_id: program };
  await expect(send(PEOPLE[0] ?? '', both)).rejects.toMatchObject({ code: -32602 });
  await expect(account.call('campaigns.create', { name: 'Sale', body: TEXT, ...both })).rejects.toMatchObject({
    code: -32602,
  });
  const { campaign: changed } = await account.call('campaigns.update', { campaign_id: campaign.id, number_id: number });
  expect(changed).toMatchObject({ number_id: number, program_id: null });
});

test('when two contacts are merged, the one that stays keeps its number', async () => {
  for (let count = 0; count < 3; count += 1) await addNumber();
  for (const phone of PEOPLE) await send(phone);
  const before = await numbersOf();
  const { items } = await account.call('contacts.list', { limit: 2 });
  const [winner = '', loser = ''] = items.map(({ id }) => id);
  await account.call('contacts.merge', { winner_id: winner, loser_id: loser });
  const { rows } = await app.parts.database.pool.query(
    'SELECT contact_id, number_id FROM sticky_senders WHERE contact_id = ANY ($1)',
    [[winner, loser]],
  );
  expect(rows).toEqual([{ contact_id: winner, number_id: [...(before.get(winner) ?? [])][0] }]);
});
