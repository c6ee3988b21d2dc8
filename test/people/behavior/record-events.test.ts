import type { Owner } from '../../../src/domain/account.ts';
import { type NewEvent, recordEvents } from '../../../src/people/behavior/record-events.ts';
import { useTestApp } from '../../support/app.ts';

const app = useTestApp();

let owner: Owner;
let contactId: string;

beforeEach(async () => {
  const account = await app.account();
  owner = { tenantId: account.accountId, accountId: account.accountId };
  contactId = (await account.call('contacts.upsert', { phone: '+12125550123' })).contact.id;
});

const eventOf = (name: string, externalId: string | null = null, hours = 0): NewEvent => ({
  contactId,
  name,
  occurredAt: new Date(app.clock.now.getTime() + hours * 3_600_000),
  externalId,
  properties: { hours, "it's": '"quoted", \\ and \n', vip: true, none: null },
});
const record = (...events: NewEvent[]) =>
  app.parts.database.transaction((tx) => recordEvents(tx, owner, events, app.clock.now));
const stored = async (): Promise<{ id: string; name: string; properties: unknown; external_id: string | null }[]> =>
  (
    await app.parts.database.pool.query(
      'SELECT id, name, properties, external_id FROM events WHERE account_id = $1 ORDER BY id',
      [owner.accountId],
    )
  ).rows;

test('events are recorded with their properties, in the order of the answers', async () => {
  const answers = await record(
    eventOf('product.viewed', null, -30),
    eventOf('cart.updated', 'c-1', -900),
    eventOf('order.paid'),
  );
  expect(answers.map(({ isNew }) => isNew)).toEqual([true, true, true]);
  const rows = await stored();
  expect(rows.map(({ id }) => id)).toEqual(answers.map(({ id }) => id));
  expect(rows.map(({ name }) => name)).toEqual(['product.viewed', 'cart.updated', 'order.paid']);
  expect(rows[1]).toMatchObject({ external_id: 'c-1', properties: eventOf('cart.updated', 'c-1', -900).properties });
});

test('an external id counts once, and its repetitions answer with the first event', async () => {
  const [first] = await record(eventOf('order.paid', 'o-1'));
  const [again, plain, twice, thrice] = await record(
    eventOf('order.paid', 'o-1', -1),
    eventOf('order.paid'),
    eventOf('order.paid', 'o-2'),
    eventOf('order.paid', 'o-2'),
  );
  expect(again).toEqual({ id: first?.id, isNew: false });
  expect([plain?.isNew, twice?.isNew]).toEqual([true, true]);
  expect(thrice).toEqual({ id: twice?.id, isNew: false });
  expect(await stored()).toHaveLength(3);
});

test('accounts do not share external ids', async () => {
  await record(eventOf('order.paid', 'o-1'));
  const other = await app.account();
  owner = { tenantId: other.accountId, accountId: other.accountId };
  expect(await record(eventOf('order.paid', 'o-1'))).toEqual([{ id: expect.any(String), isNew: true }]);
});

test('of concurrent calls with the same external ids in any order, one records each event', async () => {
  const ids = Array.from({ length: 40 }, (_, index) => `race-${index}`);
  const calls = Array.from({ length: 6 }, (_, index) => {
    const events = ids.map((id) => eventOf('order.paid', id));
    return record(...(index % 2 === 0 ? events : events.toReversed())).then((answers) =>
      index % 2 === 0 ? answers : answers.toReversed(),
    );
  });
  const answers = await Promise.all(calls);
  expect(answers.flat().filter(({ isNew }) => isNew)).toHaveLength(ids.length);
  for (const [index] of ids.entries()) expect(new Set(answers.map((each) => each[index]?.id)).size).toBe(1);
  expect(await stored()).toHaveLength(ids.length);
});
