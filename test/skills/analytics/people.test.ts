import { startTestApp, type TestAccount, type TestApp } from '../../support/app.ts';
import { untilSomebodyWaits } from '../../support/locks.ts';

let app: TestApp;
let account: TestAccount;

const ADA = '+12025550143';
const OLD = '+12025550144';

beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.stop());
beforeEach(async () => {
  account = await app.account();
});

const add = async (phone: string) => (await account.call('contacts.upsert', { phone })).contact.id;
const record = (contactId: string, more: Record<string, unknown> = {}) =>
  account.call('analytics.recordConversion', {
    contact_id: contactId,
    event: 'purchase',
    value_minor: 4200,
    currency: 'USD',
    ...more,
  });
const stored = async () =>
  (
    await app.parts.database.pool.query(
      'SELECT contact_id, event, value_minor, currency, external_id FROM conversions WHERE account_id = $1 ORDER BY id',
      [account.accountId],
    )
  ).rows;
const money = { event: 'purchase', value_minor: 4200, currency: 'USD' };

test('a merge makes the conversions of the loser the winner’s, whose order may be repeated for it', async () => {
  const [winner, loser, other] = [await add(ADA), await add(OLD), await add('+12025550145')];
  const first = await record(loser, { external_id: 'order-1' });
  await record(winner);
  await record(other);
  await account.call('contacts.merge', { winner_id: winner, loser_id: loser });
  expect((await stored()).map(({ contact_id: id }) => id)).toEqual([winner, winner, other]);
  expect(await record(winner, { external_id: 'order-1' })).toEqual({ ...first, contact_id: winner, created: false });
  const { items } = await account.call('contacts.timeline', { contact_id: winner });
  expect(items.filter(({ kind }) => kind === 'conversion')).toHaveLength(2);
});

test('who is forgotten is in no conversion any more, and what was earned stays', async () => {
  const [ada, other] = [await add(ADA), await add(OLD)];
  await record(ada, { external_id: 'order of Ada' });
  await record(other, { external_id: 'order-2' });
  await account.call('contacts.forget', { contact_id: ada });
  expect(await stored()).toEqual([
    { ...money, contact_id: null, external_id: null },
    { ...money, contact_id: other, external_id: 'order-2' },
  ]);
});

test('the conversions of the merged go with the person who is forgotten', async () => {
  const [winner, loser] = [await add(ADA), await add(OLD)];
  await record(loser, { external_id: 'order of the loser' });
  await account.call('contacts.merge', { winner_id: winner, loser_id: loser });
  await account.call('contacts.forget', { contact_id: winner });
  expect(await stored()).toEqual([{ ...money, contact_id: null, external_id: null }]);
});

test('a conversion that is recorded while its contact is being forgotten is of nobody, or is not', async () => {
  const ada = await add(ADA);
  const { pool } = app.parts.database;
  const erasing = await pool.connect();
  // What an erasure does first and last; the call that comes between them waits for its end.
  await erasing.query('BEGIN');
  await erasing.query('SELECT id FROM contacts WHERE id = $1 FOR UPDATE', [ada]);
  const refused = expect(record(ada)).rejects.toMatchObject({ code: -32001 });
  await untilSomebodyWaits(pool);
  await erasing.query('DELETE FROM contacts WHERE id = $1', [ada]);
  await erasing.query('COMMIT');
  erasing.release();
  await refused;
  expect(await stored()).toEqual([]);
});

test('the timeline has each conversion where it occurred, with what it is put down to', async () => {
  const ada = await add(ADA);
  app.clock.advance(60_000);
  const at = new Date(app.clock.now.getTime() - 30_000).toISOString();
  const { conversion_id: id } = await record(ada, { external_id: 'order-1', occurred_at: at });
  await record(await add(OLD));
  const { items } = await account.call('contacts.timeline', { contact_id: ada });
  expect(items).toEqual([
    {
      kind: 'conversion',
      at,
      conversion: { id, ...money, external_id: 'order-1', source_id: null, message_id: null, campaign_id: null },
    },
  ]);
});
