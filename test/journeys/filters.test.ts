import type { SegmentRule } from '../../src/generated/types.ts';
import { type TestAccount, useTestApp } from '../support/app.ts';
import { buildJourney } from '../support/journeys/build.ts';
import { addPerson, later, openAccount } from '../support/journeys/person.ts';
import { openLink, pathOf } from '../support/open-link.ts';

const app = useTestApp();

const PHONES = ['+12125550160', '+12125550161', '+12125550162'] as const;
const send = (text: string) => ({
  kind: 'send' as const,
  text: `Acme: ${text} https://example.com/sale Reply STOP to opt out.`,
  shorten_links: true,
});

/** Two messages an hour apart. */
const build = (account: TestAccount) =>
  buildJourney(
    account,
    { entry: { kind: 'call' } },
    {
      first: send('Sale'),
      hour: { kind: 'delay', duration: { amount: 1, unit: 'hours' } },
      second: send('Last chance'),
      end: { kind: 'exit' },
    },
    [
      ['first', 'next', 'hour'],
      ['hour', 'next', 'second'],
      ['second', 'next', 'end'],
    ],
  );

async function click(account: TestAccount, contactId: string, nodeId: string): Promise<void> {
  const { rows } = await app.parts.database.pool.query<{ code: string }>(
    'SELECT c.code FROM link_codes c JOIN messages m ON m.tenant_id = c.tenant_id AND m.id = c.message_id WHERE c.tenant_id = $1 AND c.contact_id = $2 AND m.node_id = $3',
    [account.accountId, contactId, nodeId],
  );
  await openLink(app.linksUrl, pathOf(`http://x/l/${rows[0]?.code}`));
  await app.parts.clicks.flush();
}

test('messages are listed, and contacts found by what they got, clicked and answered, by journey and node', async () => {
  const account = await openAccount(app);
  const { id, nodes } = await build(account);
  const other = await build(account);
  const people: string[] = [];
  for (const phone of PHONES) people.push(await addPerson(account, phone));
  const [ada = '', bob = '', cyd = ''] = people;
  const [first = '', second = ''] = [nodes.first, nodes.second];
  await account.call('journeys.enroll', { journey_id: id, contact_ids: [ada, bob] });
  await account.call('journeys.enroll', { journey_id: other.id, contact_ids: [cyd] });
  await app.drain();
  await later(app, 10 * 60_000);
  await click(account, ada, first);
  await account.call('messages.simulateInbound', { from: PHONES[1], text: 'Is it open on Sunday?' });
  await later(app, 3_600_000);
  await later(app, 10 * 60_000);
  await account.call('messages.simulateInbound', { from: PHONES[0], text: 'Thanks!' });
  await app.drain();

  const listed = async (filter: Record<string, string>) => {
    const { items } = await account.call('messages.list', { journey_id: id, ...filter });
    return items.map(({ contact_id: contact, node_id: node, journey_id: journey }) => [contact, node, journey]);
  };
  const all = await listed({});
  expect(all).toHaveLength(4);
  expect(new Set(all.slice(0, 2).map(([, node]) => node))).toEqual(new Set([second]));
  expect(await listed({ node_id: first, contact_id: bob })).toEqual([[bob, first, id]]);
  expect(await listed({ node_id: first, state: 'scheduled' })).toEqual([]);
  const page = await account.call('messages.list', { journey_id: id, node_id: first, limit: 1 });
  const rest = await account.call('messages.list', {
    journey_id: id,
    node_id: first,
    limit: 1,
    cursor: page.next_cursor ?? '',
  });
  expect([...page.items, ...rest.items].map(({ contact_id: contact }) => contact).sort()).toEqual([ada, bob].sort());
  const single = await account.call('messages.send', { to: PHONES[2], text: 'Acme: Hello. Reply STOP to opt out.' });
  expect((await account.call('messages.get', { message_id: single.message_id })).message).not.toHaveProperty('node_id');

  const found = async (rules: SegmentRule) => {
    const { sample } = await account.call('segments.preview', { rules });
    return sample.map(({ contact_id: contact }) => contact).sort();
  };
  const of = (node?: string) => ({ journey_id: id, ...(node !== undefined && { node_id: node }) });
  expect(await found({ kind: 'message', ...of() })).toEqual([ada, bob].sort());
  expect(await found({ kind: 'message', journey_id: other.id })).toEqual([cyd]);
  expect(await found({ kind: 'message', ...of(), states: ['undelivered'] })).toEqual([]);
  expect(await found({ kind: 'click', ...of() })).toEqual([ada]);
  expect(await found({ kind: 'click', ...of(second) })).toEqual([]);
  expect(await found({ kind: 'reply', ...of(first) })).toEqual([bob]);
  expect(await found({ kind: 'reply', ...of(second) })).toEqual([ada]);
  expect(await found({ kind: 'reply', journey_id: other.id })).toEqual([]);
  for (const [rules, path] of [
    [{ kind: 'reply', node_id: first }, '/rules/node_id'],
    [{ kind: 'message', journey_id: 'jrn_none' }, '/rules/journey_id'],
    [{ kind: 'message', journey_id: id, campaign_id: 'cmp_none' }, '/rules/campaign_id'],
  ] as const)
    await expect(account.call('segments.preview', { rules })).rejects.toMatchObject({
      code: -32602,
      data: { field_errors: [{ path }] },
    });
});

test('custom fields can be lists, which segments search and messages go through', async () => {
  const account = await openAccount(app);
  const ada = await addPerson(account, PHONES[0]);
  await addPerson(account, PHONES[1], { attributes: { interests: 'tea' } });
  const interests = ['tea', 'coffee', 7];
  const { contact } = await account.call('contacts.upsert', {
    phone: PHONES[0],
    attributes: { interests, state: 'NY' },
  });
  expect(contact.attributes).toMatchObject({ interests, state: 'NY' });
  const found = async (rule: object) => {
    const rules = { kind: 'field', field: 'attributes.interests', ...rule } as SegmentRule;
    return (await account.call('segments.preview', { rules })).sample.map(({ contact_id: id }) => id);
  };
  expect(await found({ operator: 'contains_all', values: ['coffee', 7] })).toEqual([ada]);
  expect(await found({ operator: 'size_between', values: [3, 50] })).toEqual([ada]);
  const { items } = await account.call('segments.fields', { query: 'interests' });
  expect(items[0]).toMatchObject({ types: expect.arrayContaining(['list', 'text']), frequent_values: [] });
  const { text } = await account.call('messages.preview', {
    contact_id: ada,
    text: '{% for item in interests %}{{ item }} {% endfor %}',
  });
  expect(text).toContain('tea coffee 7');
  await expect(
    account.call('segments.preview', {
      rules: { kind: 'field', field: 'attributes.interests', operator: 'size_between', values: [2, 1] },
    }),
  ).rejects.toMatchObject({ data: { field_errors: [{ path: '/rules/values' }] } });
});

test('contacts are found by the sum of what they spent in a time, also over the lines of their orders', async () => {
  const account = await openAccount(app);
  const people: string[] = [];
  for (const phone of PHONES) people.push(await addPerson(account, phone));
  const [ada = '', bob = '', cyd = ''] = people;
  const order = async (contactId: string, total: unknown, items: object[] = [], daysAgo = 0) => {
    const occurred_at = new Date(app.clock.now.getTime() - daysAgo * 86_400_000).toISOString();
    const properties = { total, items } as unknown as Record<string, never>;
    await account.call('analytics.recordEvent', {
      contact_id: contactId,
      name: 'order.placed',
      occurred_at,
      properties,
    });
  };
  await order(ada, 60, [{ price: 20 }, { price: '40' }]);
  await order(ada, '50.5', [{ price: 'free' }]);
  await order(bob, 500, [], 2);
  await order(bob, 'unknown');
  const found = async (rule: object) => {
    const rules = { kind: 'event_sum', name: 'order.placed', property: 'total', ...rule } as SegmentRule;
    return (await account.call('segments.preview', { rules })).sample.map(({ contact_id: id }) => id).sort();
  };
  const day = { within: { amount: 1, unit: 'days' } };
  expect(await found({ operator: 'gte', value: 110.5, ...day })).toEqual([ada]);
  expect(await found({ operator: 'gte', value: 110.5 })).toEqual([ada, bob].sort());
  expect(await found({ operator: 'eq', value: 0, ...day })).toEqual([bob, cyd].sort());
  expect(await found({ operator: 'between', values: [0, 110.5] })).toEqual([ada, cyd].sort());
  expect(await found({ operator: 'eq', value: 60, property: 'items[].price' })).toEqual([ada]);
  const where = [{ property: 'items[].price', operator: 'eq', value: 'free' }];
  expect(await found({ operator: 'gt', value: 0, where })).toEqual([ada]);
  await expect(found({ operator: 'gt' })).rejects.toMatchObject({ code: -32602 });
});
