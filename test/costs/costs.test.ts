import { createCredentialStore } from '../../src/carriers/twilio/credentials.ts';
import { receiveStatuses } from '../../src/carriers/twilio/receive-statuses.ts';
import { createCipher } from '../../src/platform/crypto/cipher.ts';
import type { TestAccount } from '../support/app.ts';
import { ACCOUNT, signed } from '../support/carriers/twilio-server.ts';
import { contract, furnish, ready, succeeding } from '../support/contract/walk.ts';
import { succeed } from '../support/contract/wire.ts';
import { type CostCounter, type Costs, startCostCounter } from '../support/costs/count-costs.ts';
import { launchCampaign } from '../support/launch-campaign.ts';
import { registerPartner } from '../support/partner.ts';

const TEXT = 'Our sale starts today. Reply STOP to opt out.';
const consent = { method: 'web_form', source: 'https://example.com', captured_at: '2026-01-01T00:00:00Z' } as const;
const phones = (count: number, from = 0): string[] =>
  Array.from({ length: count }, (_, index) => `+1202555${1000 + from + index}`);
const people = (count: number) => phones(count).map((phone) => ({ phone }));

let counter: CostCounter;
beforeAll(async () => {
  counter = await startCostCounter();
}, 60_000);
afterAll(() => counter.stop());

/** With contacts, and after a first message, whose number and statistics are counted once. */
async function shop(contacts: number): Promise<TestAccount> {
  const account = await counter.app.account();
  await account.call('phone-numbers.ensureDefault', {});
  if (contacts === 0) return account;
  await account.call('contacts.import', { contacts: people(contacts), consent });
  await account.call('messages.send', { to: phones(1)[0] as string, text: TEXT });
  return account;
}

/**
 * A change that raises a limit says so in its diff, and why it is worth it. What costs less by a
 * fifth lowers its limit. Limits of the log leave room for the split of a page of an index or two,
 * which depends on random IDs.
 */
function expectAtMost(costs: Costs, limits: Costs): void {
  const over = Object.entries(limits).filter(([name, limit]) => costs[name as keyof Costs] > limit);
  expect({ ...costs, over: over.map(([name]) => name) }).toEqual({ ...costs, over: [] });
}

test('messages.send costs at most 8 statements, 7 rows and 5.2 kB of log', async () => {
  const account = await shop(30);
  const costs = await counter.count(20, async () => {
    for (const to of phones(20, 1)) await account.call('messages.send', { to, text: TEXT });
  });
  // 0.2 kB are entries in messages_contact_idx and audit_entries_calls_idx, for lists.
  expectAtMost(costs, { statements: 8, rows: 7, walBytes: 5_200 });
});

test('sixteen calls of messages.send at once cost half of the statements of as many in sequence', async () => {
  const account = await shop(30);
  const costs = await counter.count(16, () =>
    Promise.all(phones(16, 1).map((to) => account.call('messages.send', { to, text: TEXT }))),
  );
  expectAtMost(costs, { statements: 4, rows: 7, walBytes: 4_800 });
});

test('partner.send costs at most 11 statements, 11 rows and 7.1 kB of log', async () => {
  const partner = await registerPartner(counter.app);
  const customer = await partner.customer('shop-1');
  await customer.call('contacts.import', { contacts: people(30), consent });
  const send = (to: string) =>
    partner.call('partner.send', { external_ref: 'shop-1', to, text: TEXT, idempotency_key: `order ${to}` });
  await send(phones(1)[0] as string);
  const costs = await counter.count(20, async () => {
    for (const to of phones(20, 1)) await send(to);
  });
  expectAtMost(costs, { statements: 11, rows: 11, walBytes: 7_100 });
});

test('an imported contact with consent costs at most 0.03 statements, 2.1 rows and 2 kB of log', async () => {
  const account = await shop(0);
  const costs = await counter.count(500, () => account.call('contacts.import', { contacts: people(500), consent }));
  expectAtMost(costs, { statements: 0.03, rows: 2.1, walBytes: 2_000 });
});

test('a message of a campaign costs at most 0.7 statements, 7 rows and 3.5 kB of log, and its receipt 1.9 kB', async () => {
  const account = await shop(0);
  await account.call('contacts.import', { contacts: people(500), consent });
  // Not the messages of the other tests.
  await counter.app.drain();
  const sending = await counter.count(500, async () => {
    await launchCampaign(account, { name: 'Sale', body: TEXT });
    await counter.app.drain();
  });
  // 0.17 statements are the looks of two runs of all workers for due work, whatever is sent.
  // 2.8 to 3.4 kB, by how many pages of indexes the random part of the IDs splits.
  expectAtMost(sending, { statements: 0.7, rows: 7, walBytes: 3_500 });
  counter.app.clock.advance(60_000);
  const receipts = await counter.count(500, () => counter.app.drain());
  // 0.2 statements are the looks of the workers, as above; a busy machine may need one run more.
  expectAtMost(receipts, { statements: 0.7, rows: 5, walBytes: 1_900 });
});

test('100 receipts of Twilio that arrive together cost at most 0.15 statements, 3.1 rows and 0.8 kB of log each', async () => {
  const account = await shop(0);
  await account.call('contacts.import', { contacts: people(100), consent });
  await launchCampaign(account, { name: 'Sale', body: TEXT });
  await counter.app.drain();
  const { database, workers } = counter.app.parts;
  const { rows } = await database.pool.query<{ id: string }>(
    "UPDATE messages SET carrier = 'twilio' WHERE tenant_id = $1 AND state = 'accepted' RETURNING id",
    [account.accountId],
  );
  expect(rows).toHaveLength(100);
  const ours = { accountSid: ACCOUNT.sid, authToken: ACCOUNT.token };
  const publicUrl = 'https://tern.example';
  const receive = receiveStatuses({
    sql: database,
    credentials: createCredentialStore(database, createCipher([Buffer.alloc(32, 1)]), ours),
    publicUrl,
    onReceipts: workers.callbacks.recordReceipts,
    clock: () => counter.app.clock.now,
  });
  const report = (id: string): Promise<boolean> => {
    const path = `/carriers/twilio/status?reference=${encodeURIComponent(`${account.accountId}/${id}`)}`;
    const fields = { MessageSid: `SM${id}`, MessageStatus: 'delivered' };
    const signature = signed(ACCOUNT.token, publicUrl + path, fields);
    return receive({ path, fields: Object.entries(fields), signature, requestId: 'req_1' });
  };
  const answers: boolean[] = [];
  const costs = await counter.count(100, async () => {
    answers.push(...(await Promise.all(rows.map(({ id }) => report(id)))));
  });
  expect(answers).toEqual(rows.map(() => true));
  const { rows: states } = await database.pool.query(
    "SELECT count(*)::int AS delivered FROM messages WHERE tenant_id = $1 AND state = 'delivered' AND carrier = 'twilio'",
    [account.accountId],
  );
  expect(states).toEqual([{ delivered: 100 }]);
  // Two groups of 7 statements each: the first receipt, and those that arrived meanwhile.
  expectAtMost(costs, { statements: 0.15, rows: 3.1, walBytes: 800 });
});

test('an event of a person costs at most 5 statements, 5 rows and 1.9 kB of log', async () => {
  const account = await shop(30);
  const costs = await counter.count(20, async () => {
    for (const phone of phones(20, 1)) await account.call('analytics.recordEvent', { name: 'order', phone });
  });
  // 0.1 kB is the entry in audit_entries_calls_idx.
  expectAtMost(costs, { statements: 5, rows: 5, walBytes: 1_900 });
});

/** Skills that put several questions to the database. */
const STATEMENTS: Readonly<Record<string, number>> = {
  'ai.suggestReply': 11,
  'ai.suggestSegment': 9,
  'campaigns.preflight': 11,
  'compliance.checkSend': 7,
  'compliance.export': 15,
  'compliance.setupStatus': 7,
  'contacts.timeline': 10,
  'dashboard.summary': 7,
  'inbox.get': 8,
  'insights.recommendations': 10,
  // It lets a person enter, rolls that back, and walks the graph with the real code.
  'journeys.simulate': 29,
  'journeys.validate': 17,
  'messages.preview': 7,
  'segments.preview': 8,
};

test('a read costs at most 6 statements, but for those listed', async () => {
  const account = await counter.app.account({ credits: 1000 });
  await furnish(counter.app, account);
  const reads = contract.skills.filter(({ effect }) => effect === 'read');
  const over: Record<string, number> = {};
  for (const skill of reads) {
    const [example] = succeeding(skill);
    const params = await ready(account, skill.name, example?.params ?? {});
    // The first call of a skill can fill caches.
    await succeed(counter.app, account.key, skill.name, params);
    const { statements } = await counter.count(1, () => succeed(counter.app, account.key, skill.name, params));
    if (statements > (STATEMENTS[skill.name] ?? 6)) over[skill.name] = statements;
  }
  expect(over).toEqual({});
}, 60_000);
