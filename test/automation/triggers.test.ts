import type { AutomationTrigger } from '../../src/generated/types.ts';
import { type TestAccount, useTestApp } from '../support/app.ts';
import { UNKNOWN } from '../support/failing-numbers.ts';
import { ADA, createRule, endsOf, furnishPerson, placeOrder, runsOf } from './support.ts';

const app = useTestApp();

/** An account that can receive messages, and the number that it receives them on. */
async function accountWithNumber(): Promise<{ account: TestAccount; to: string }> {
  const account = await furnishPerson(await app.account());
  const { number } = await account.call('phone-numbers.ensureDefault', {});
  return { account, to: number.phone };
}

/** What a rule leaves behind: the number of conversions with its name. */
const conversion = (event: string, extra: Record<string, unknown> = {}) => ({
  skill: 'analytics.recordConversion',
  params: { phone: ADA, event, ...extra },
});

test.each<{ what: string; trigger: AutomationTrigger; texts: readonly string[]; starts: number }>([
  { what: 'any message', trigger: { kind: 'message' }, texts: ['Hello', 'ok'], starts: 2 },
  {
    what: 'text that it contains',
    trigger: { kind: 'message', text: { operator: 'contains', value: 'refund' } },
    texts: ['I want a REFUND please', 'refined sugar'],
    starts: 1,
  },
  {
    what: 'text that it starts with',
    trigger: { kind: 'message', text: { operator: 'starts_with', value: 'Order ' } },
    texts: ['order 77', 'my order 77'],
    starts: 1,
  },
  {
    what: 'text that it equals',
    trigger: { kind: 'message', text: { operator: 'equals', value: 'yes please' } },
    texts: [' Yes please ', 'yes please now'],
    starts: 1,
  },
  {
    what: 'a keyword, whatever its case and punctuation',
    trigger: { kind: 'keyword', words: ['HOURS', 'open times'] },
    texts: ['hours!', '“Open Times”', 'what are your hours'],
    starts: 2,
  },
])('an inbound message starts a rule by $what', async ({ trigger, texts, starts }) => {
  const { account, to } = await accountWithNumber();
  const rule = await createRule(account, { trigger, actions: [conversion('asked')] });
  for (const text of texts) await account.call('messages.simulateInbound', { from: ADA, to, text });
  await app.drain();
  expect(await endsOf(account, rule)).toEqual(Array(starts).fill('succeeded'));
});

test('a message with STOP only opts out, although a rule waits for every message', async () => {
  const { account, to } = await accountWithNumber();
  const any = await createRule(account, { trigger: { kind: 'message' }, actions: [conversion('any')] });
  const word = await createRule(account, {
    trigger: { kind: 'message', text: { operator: 'contains', value: 'hours' } },
    actions: [conversion('hours')],
  });
  for (const text of ['STOP', 'Stop. What are your hours?', 'HELP', 'START', 'please unsubscribe me'])
    await account.call('messages.simulateInbound', { from: ADA, to, text });
  await app.drain();
  expect(await runsOf(account, any)).toEqual([]);
  expect(await runsOf(account, word)).toEqual([]);
});

test('a message of a person who is no contact starts a rule with that number', async () => {
  const { account, to } = await accountWithNumber();
  const rule = await createRule(account, {
    trigger: { kind: 'message' },
    actions: [
      {
        skill: 'contacts.upsert',
        params: { phone: { $from: 'trigger.data.from' }, first_name: { $from: 'contact.first_name', default: 'New' } },
      },
    ],
  });
  await account.call('messages.simulateInbound', { from: '+12025550177', to, text: 'Hello' });
  await app.drain();
  expect(await runsOf(account, rule)).toMatchObject([{ state: 'succeeded', contact_id: null }]);
  expect(await account.call('contacts.get', { phone: '+12025550177' })).toMatchObject({
    contact: { first_name: 'New' },
  });
});

test('tags, lists, consent, failures and a low balance start rules', async () => {
  const { account } = await accountWithNumber();
  const { call } = account;
  const { tag } = await call('tags.create', { name: 'VIP' });
  const { list } = await call('lists.create', { name: 'News' });
  const make = (trigger: AutomationTrigger, event: string) =>
    createRule(account, { trigger, actions: [conversion(event)] });
  const rules = [
    await make({ kind: 'tag', tag_id: tag.id }, 'tagged'),
    await make({ kind: 'list', list_id: list.id }, 'joined'),
    await make({ kind: 'consent', status: 'opted_in' }, 'in'),
    await make({ kind: 'consent', status: 'opted_out' }, 'out'),
    await make({ kind: 'failure' }, 'failed'),
    await make({ kind: 'balance' }, 'low'),
  ];
  const { contact } = await call('contacts.get', { phone: ADA });
  await call('tags.assign', { tag: 'VIP', ids: [contact.id] });
  await call('lists.addContacts', { list_id: list.id, contact_ids: [contact.id] });
  await call('contacts.optIn', {
    phone: ADA,
    method: 'web_form',
    source: 'a form',
    captured_at: '2026-01-01T00:00:00Z',
  });
  await call('contacts.optOut', { phone: ADA });
  await call('contacts.upsert', { phone: UNKNOWN });
  await call('contacts.recordRelationship', { phone: UNKNOWN, kind: 'order' });
  await call('messages.send', { to: UNKNOWN, text: 'Your code is 1234', purpose: 'transactional' });
  await app.drain();
  app.clock.advance(60_000);
  await app.drain();
  await call('billing.setLimits', { alert_at_credits: 1_000_000 });
  await app.drain();
  await app.drain();
  for (const rule of rules) expect([rule, await endsOf(account, rule)]).toEqual([rule, ['succeeded']]);
  const { items } = await call('automation.runs', { rule_id: rules[4] as string });
  expect(items[0]?.trigger?.data).toMatchObject({ message_id: expect.stringMatching(/^msg_/) });
});

test('conditions on properties and on the contact decide, and what they prevent is counted', async () => {
  const account = await furnishPerson(await app.account());
  const rule = await createRule(account, {
    trigger: {
      kind: 'event',
      name: 'order.placed',
      where: [
        { property: 'total', operator: 'gte', value: 100 },
        { property: 'city', operator: 'in', values: ['Paris', 'Oslo'] },
      ],
    },
    conditions: { kind: 'field', field: 'attributes.level', operator: 'eq', value: 'gold' },
  });
  await placeOrder(account, { total: '150', city: 'Paris' });
  await placeOrder(account, { total: 150, city: 'Paris' });
  await placeOrder(account, { total: 150, city: 'Rome' });
  await app.drain();
  expect(await runsOf(account, rule)).toMatchObject([{ state: 'skipped', reason: 'conditions_not_met', count: 2 }]);
  await account.call('contacts.upsert', { phone: ADA, attributes: { level: 'gold' } });
  await placeOrder(account, { total: 150, city: 'Oslo' });
  await app.drain();
  expect(await endsOf(account, rule)).toEqual(['skipped conditions_not_met', 'succeeded']);
});

test('automation.test tells of past events what the worker did with them', async () => {
  const { account, to } = await accountWithNumber();
  const { call } = account;
  const rule = await createRule(account, {
    trigger: { kind: 'keyword', words: ['hours'] },
    actions: [conversion('asked', { external_id: { $from: 'trigger.data.inbound_id' } })],
    once_per: { amount: 2, unit: 'hours' },
  });
  for (const text of ['hours', 'Hello', 'Hours?', 'STOP', 'START', 'hours']) {
    await call('messages.simulateInbound', { from: ADA, to, text });
    app.clock.advance(40 * 60_000);
    await app.drain();
  }
  const before = await runsOf(account, rule);
  const { items, tested, matched } = await call('automation.test', { rule_id: rule, last_n: 100 });
  expect({ tested, matched }).toEqual({ tested: 4, matched: 2 });
  expect(items.map(({ outcome, reason }) => reason ?? outcome)).toEqual(['run', 'once_per', 'keyword', 'run']);
  const done = before.filter(({ state }) => state === 'succeeded');
  expect(items.flatMap(({ actions }) => actions)).toEqual(
    done.flatMap(({ actions }) => actions.map(({ skill, params }) => ({ skill, params }))),
  );
  expect(await runsOf(account, rule)).toEqual(before);
});

test('rules of one account do not see what happens in another', async () => {
  const [ours, theirs] = [await furnishPerson(await app.account()), await furnishPerson(await app.account())];
  const rule = await createRule(ours);
  const other = await createRule(theirs, { trigger: { kind: 'event', name: 'other.event' } });
  await placeOrder(theirs);
  await app.drain();
  expect(await runsOf(ours, rule)).toEqual([]);
  for (const name of ['automation.runs', 'automation.test'] as const)
    await expect(ours.call(name, { rule_id: other })).rejects.toMatchObject({ code: -32001 });
  await expect(ours.call('automation.delete', { rule_id: other })).rejects.toMatchObject({ code: -32001 });
});
