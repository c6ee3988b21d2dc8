import { ACME } from '../../support/acme-program.ts';
import { type TestAccount, useTestApp } from '../../support/app.ts';
import { launchCampaign } from '../../support/launch-campaign.ts';

const TEXT = 'Sale. Reply STOP to opt out.';
const PHONES = Array.from({ length: 24 }, (_, index) => `+1404555${1000 + index}`);
const consent = { method: 'web_form', source: 'https://example.com', captured_at: '2026-01-01T00:00:00Z' } as const;

const app = useTestApp();
let account: TestAccount;
let program: string;
let start: Date;

beforeAll(() => {
  start = app.clock.now;
});
beforeEach(async () => {
  app.clock.now = start;
  account = await app.account();
  program = (await account.call('program.create', ACME)).program.id;
  const contacts = PHONES.map((phone) => ({ phone }));
  await account.call('contacts.import', { contacts, consent: { ...consent, program_id: program } });
});

/** Acquires a number and assigns it to the program. */
async function addNumber(): Promise<string> {
  const { items } = await account.call('phone-numbers.search', { country: 'US' });
  const { number } = await account.call('phone-numbers.acquire', { phone: items[0]?.phone ?? '' });
  await account.call('phone-numbers.assign', { number_id: number.id, program_id: program });
  return number.id;
}

const send = (to: string, params: Record<string, unknown> = {}) =>
  account.call('messages.send', { to, text: TEXT, program_id: program, ...params });
/** The numbers that messages were sent from, by contact. */
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

test('a contact receives all messages of a program from the same number, also after the program gets more numbers', async () => {
  const first = [await addNumber(), await addNumber(), await addNumber()];
  for (const phone of PHONES) await send(phone);
  const before = await numbersOf();
  expect(new Set([...before.values()].flatMap((each) => [...each]))).toEqual(new Set(first));
  await addNumber();
  await addNumber();
  const campaign = await launch();
  await app.drain();
  expect(await stateOf(campaign)).toBe('completed');
  for (const phone of PHONES) await send(phone);
  const { counters } = await account.call('campaigns.get', { campaign_id: campaign });
  expect(counters).toMatchObject({ sent: PHONES.length });
  expect(await numbersOf()).toEqual(before);
});

test('after a number is released, its contacts receive messages from one other number, and no other contact changes', async () => {
  const released = await addNumber();
  await addNumber();
  await addNumber();
  for (const phone of PHONES) await send(phone);
  await app.drain();
  const before = await numbersOf();
  await account.call('phone-numbers.release', { number_id: released });
  await launch();
  await app.drain();
  await addNumber();
  await launch();
  await app.drain();
  for (const [contact, numbers] of await numbersOf()) {
    const previous = [...(before.get(contact) ?? [])];
    expect(numbers.size).toBe(previous.includes(released) ? 2 : 1);
    expect([...numbers]).toEqual(expect.arrayContaining(previous));
  }
});

test('a campaign sends from all numbers of its program, within the rate of each number and the throttle of the campaign', async () => {
  const numbers = [await addNumber(), await addNumber()];
  await app.parts.database.pool.query('UPDATE phone_numbers SET messages_per_second = 4 WHERE id = ANY ($1)', [
    numbers,
  ]);
  await launch();
  await app.drain();
  const submittedByNumber = async (): Promise<number[]> => {
    const { rows } = await app.parts.database.pool.query<{ count: number }>(
      `SELECT count(*)::int AS count FROM messages WHERE account_id = $1 AND state <> 'queued' GROUP BY number_id`,
      [account.accountId],
    );
    return rows.map(({ count }) => count);
  };
  expect(await submittedByNumber()).toEqual([4, 4]);
  app.clock.advance(3_600_000);
  await app.drain();
  const throttled = await launch({ throttle_per_minute: 60 });
  for (let second = 0; second < 6; second += 1) {
    await app.drain();
    app.clock.advance(1000);
  }
  const { counters } = await account.call('campaigns.get', { campaign_id: throttled });
  expect(counters.sent + counters.in_flight + counters.delivered).toBeGreaterThanOrEqual(6);
  expect(PHONES.length - counters.pending).toBeLessThanOrEqual(7);
});

test('the frequency cap of a contact counts the messages of all numbers of a program', async () => {
  const numbers = [await addNumber(), await addNumber()];
  await account.call('compliance.frequencyCap', { max: 1, window_hours: 24 });
  const [ada = ''] = PHONES;
  await send(ada);
  for (const id of numbers)
    await expect(send(ada, { program_id: undefined, number_id: id })).rejects.toMatchObject({
      data: { reason: 'frequency_cap' },
    });
});

test('phone-numbers.release rejects a number of a program while messages of a campaign are queued', async () => {
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

test('campaigns.preflight reports a program without a number, and a message or campaign takes a number or a program', async () => {
  const { campaign } = await account.call('campaigns.create', {
    audience: { include: { all: true } },
    name: 'Sale',
    body: TEXT,
    program_id: program,
  });
  const { blockers } = await account.call('campaigns.preflight', { campaign_id: campaign.id });
  expect(blockers.map(({ code }) => code)).toContain('no_sending_number');
  const number = await addNumber();
  const both = { number_id: number, program_id: program };
  await expect(send(PHONES[0] ?? '', both)).rejects.toMatchObject({ code: -32602 });
  await expect(
    account.call('campaigns.create', { audience: { include: { all: true } }, name: 'Sale', body: TEXT, ...both }),
  ).rejects.toMatchObject({
    code: -32602,
  });
  const { campaign: changed } = await account.call('campaigns.update', { campaign_id: campaign.id, number_id: number });
  expect(changed).toMatchObject({ number_id: number, program_id: null });
});

test('contacts.merge keeps the number of the contact that remains', async () => {
  for (let count = 0; count < 3; count += 1) await addNumber();
  for (const phone of PHONES) await send(phone);
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
