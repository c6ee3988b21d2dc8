import type { ConsentStatus } from '../../../src/domain/consent/verdict.ts';
import { ACME } from '../../support/acme-program.ts';
import { type TestAccount, useTestApp } from '../../support/app.ts';

const app = useTestApp();
let account: TestAccount;

const OLD = '+12025550143';
const NEW = '+12025550144';
const proof = { method: 'web_form', source: 'a form', captured_at: '2026-01-01T00:00:00Z' } as const;

beforeEach(async () => {
  account = await app.account();
  await account.call('phone-numbers.ensureDefault', {});
});

const add = async (phone: string, fields: Record<string, unknown> = {}): Promise<string> =>
  (await account.call('contacts.upsert', { phone, ...fields })).contact.id;
const merge = (winnerId: string, loserId: string) =>
  account.call('contacts.merge', { winner_id: winnerId, loser_id: loserId });
const optIn = (phone: string) => account.call('contacts.optIn', { phone, ...proof });
const verify = async () => {
  await app.drain();
  return account.call('compliance.verifyLedger', {});
};

test('contacts.merge fills missing fields of the winner and combines tags and lists', async () => {
  const winner = await add(NEW, { first_name: 'Ada', attributes: { city: 'Paris' }, tags: ['VIP', 'Both'] });
  const loser = await add(OLD, {
    first_name: 'A.',
    last_name: 'Lovelace',
    external_id: 'crm-7',
    attributes: { city: 'Rome', size: 38 },
    tags: ['Old', 'Both'],
  });
  const { list } = await account.call('lists.create', { name: 'News' });
  await account.call('lists.addContacts', { list_id: list.id, contact_ids: [loser] });
  const { contact, merged } = await merge(winner, loser);
  expect(contact).toMatchObject({
    id: winner,
    phone: NEW,
    first_name: 'Ada',
    last_name: 'Lovelace',
    external_id: 'crm-7',
    attributes: { city: 'Paris', size: 38 },
    tags: ['Both', 'Old', 'VIP'],
  });
  expect(merged).toEqual({ contact_id: loser, phone: OLD });
  expect((await account.call('contacts.list', { list_id: list.id })).items.map(({ id }) => id)).toEqual([winner]);
  await expect(account.call('contacts.get', { contact_id: loser })).rejects.toMatchObject({ code: -32001 });
});

const STATES: readonly ConsentStatus[] = ['opted_in', 'none', 'opted_out'];
const pairs = STATES.flatMap((winner) => STATES.map((loser) => ({ winner, loser })));

test.each(pairs)(
  'contacts.merge of a winner $winner and a loser $loser keeps opt-outs of both, and otherwise the consent of the winner',
  async ({ winner, loser }) => {
    const ids = { [NEW]: await add(NEW), [OLD]: await add(OLD) };
    for (const [phone, state] of [
      [NEW, winner],
      [OLD, loser],
    ] as const) {
      if (state !== 'none') await optIn(phone);
      if (state === 'opted_out') await account.call('messages.simulateInbound', { from: phone, text: 'STOP' });
    }
    const { contact } = await merge(ids[NEW] as string, ids[OLD] as string);
    const kept = loser === 'opted_out' ? 'opted_out' : winner;
    expect(contact.consent.status).toBe(kept);
    expect(contact.consent.suppressed).toBe(kept === 'opted_out');
    expect(await verify()).toMatchObject({ ok: true, deviating_contacts: [] });
    for (const to of [NEW, OLD]) {
      const sent = account.call('messages.send', { to, text: 'Hello' });
      if (to === NEW && kept === 'opted_in') await sent;
      else await expect(sent).rejects.toMatchObject({ code: 'consent_required' });
    }
    // A new contact with the number of the loser has the status that its consent entries give.
    await account.call('contacts.upsert', { phone: OLD });
    expect(await verify()).toMatchObject({ ok: true, deviating_contacts: [] });
    const recreated = await account.call('contacts.get', { phone: OLD });
    expect(recreated.contact.consent.status).toBe(loser === 'opted_out' ? 'opted_out' : 'none');
  },
);

test('contacts.merge keeps suppressions by the account, except those of a dead line', async () => {
  const [winner, loser, dead] = [await add(NEW), await add(OLD), await add('+12025550145')];
  await optIn(NEW);
  await account.call('compliance.suppress', { phone: '+12025550145', reason: 'dead_line' });
  expect((await merge(winner, dead)).contact.consent.suppressed).toBe(false);
  await account.call('compliance.suppress', { phone: OLD, reason: 'litigation' });
  expect((await merge(winner, loser)).contact.consent.suppressed).toBe(true);
  await expect(account.call('messages.send', { to: NEW, text: 'Hi' })).rejects.toMatchObject({
    data: { reason: 'suppressed' },
  });
});

test('contacts.merge cancels messages that wait for the loser and returns their credits', async () => {
  const [winner, loser] = [await add(NEW), await add(OLD)];
  await optIn(OLD);
  const { available } = await account.call('billing.balance', {});
  const later = new Date(app.clock.now.getTime() + 3_600_000).toISOString();
  await account.call('messages.send', { to: OLD, text: 'Later', send_at: later });
  expect((await merge(winner, loser)).canceled_messages).toBe(1);
  expect((await account.call('billing.balance', {})).available).toBe(available);
});

test('contacts.merge cancels only the messages of the program that a copied suppression covers', async () => {
  const [winner, loser] = [await add(NEW), await add(OLD)];
  const { items } = await account.call('phone-numbers.search', { country: 'US' });
  const send_at = new Date(app.clock.now.getTime() + 3_600_000).toISOString();
  const [suppressed, other] = await Promise.all(
    [0, 1].map(async (index) => {
      const { program } = await account.call('program.create', { ...ACME, name: `Program ${index}` });
      const { number } = await account.call('phone-numbers.acquire', { phone: items[index]?.phone ?? '' });
      await account.call('phone-numbers.assign', { number_id: number.id, program_id: program.id });
      await account.call('contacts.optIn', { phone: NEW, ...proof, program_id: program.id });
      const sent = await account.call('messages.send', { to: NEW, text: 'Hi', program_id: program.id, send_at });
      return { programId: program.id, messageId: sent.message_id };
    }),
  );
  await account.call('compliance.suppress', { phone: OLD, scope: suppressed?.programId });
  await merge(winner, loser);
  const stateOf = async (id = '') => (await account.call('messages.get', { message_id: id })).message.state;
  expect(await stateOf(suppressed?.messageId)).toBe('canceled');
  expect(await stateOf(other?.messageId)).toBe('scheduled');
});

test('the timeline and history of the winner include all merged contacts', async () => {
  const [winner, loser, first] = [await add(NEW), await add(OLD), await add('+12025550145')];
  await account.call('messages.simulateInbound', { from: '+12025550145', text: 'I was first' });
  await optIn(OLD);
  const { message_id: id } = await account.call('messages.send', { to: OLD, text: 'To the old number' });
  await app.drain();
  await merge(loser, first);
  await merge(winner, loser);
  const timeline = JSON.stringify(await account.call('contacts.timeline', { contact_id: winner }));
  expect(timeline).toContain('I was first');
  expect(timeline).toContain('To the old number');
  const { items } = await account.call('contacts.consentHistory', { contact_id: winner });
  expect(items.map(({ phone, status }) => `${phone} ${status}`)).toEqual([
    `${OLD} opted_in`,
    '+12025550145 merged',
    `${OLD} merged`,
  ]);
  expect(items.at(-1)?.evidence).toMatchObject({ winner_id: winner, loser_id: loser });
  const { items: messages } = await account.call('messages.list', { contact_id: winner });
  expect(messages.map((message) => message.id)).toEqual([id]);
});

test('contacts.merge rejects one contact twice, and treats contacts of other accounts as unknown', async () => {
  const winner = await add(NEW);
  const other = await app.account();
  const { contact: foreign } = await other.call('contacts.upsert', { phone: OLD });
  await expect(merge(winner, winner)).rejects.toMatchObject({ code: -32602 });
  const unknown = `${foreign.id.slice(0, -4)}zzzz`;
  for (const [a, b] of [
    [winner, foreign.id],
    [foreign.id, winner],
    [winner, unknown],
  ] as const)
    await expect(merge(a, b)).rejects.toMatchObject({
      code: -32001,
      message: '-32001: There is no such contact in this account.',
    });
});

test('one of two concurrent merges of the same contacts succeeds', async () => {
  const [one, two] = [await add(NEW), await add(OLD)];
  const outcomes = await Promise.allSettled([merge(one, two), merge(two, one)]);
  expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  expect((await account.call('contacts.list', {})).items).toHaveLength(1);
});
