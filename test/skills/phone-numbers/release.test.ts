import { type TestAccount, useTestApp } from '../../support/app.ts';
import { collectPages } from '../../support/collect-pages.ts';
import { insertNumber } from '../../support/insert-number.ts';
import { leaseMessage } from '../../support/lease-message.ts';

const app = useTestApp();

async function insertMessage({ accountId }: TestAccount, numberId: string, state: string): Promise<void> {
  await app.parts.database.pool.query(
    `INSERT INTO messages (tenant_id, id, account_id, number_id, from_phone, to_phone, body, encoding, segments, credits, purpose, state, decision, due_at, carrier, created_at)
     VALUES ($1, 'msg_' || $3, $1, $2, '+12025550200', '+12025550143', 'Hi', 'GSM-7', 1, 1, 'marketing', $3, '{}', now(), 'simulator', now())`,
    [accountId, numberId, state],
  );
  if (state !== 'delivered')
    await app.parts.database.pool.query(
      `INSERT INTO message_queue (tenant_id, message_id, queue, due_at, is_single) VALUES ($1, 'msg_' || $3, $2, now(), true)`,
      [accountId, numberId, state],
    );
}

async function insertCampaign({ accountId }: TestAccount, numberId: string, state: string): Promise<void> {
  await app.parts.database.pool.query(
    `INSERT INTO campaigns (tenant_id, id, account_id, name, state, purpose, body, audience, number_id, paced_until, fanout_cursor, fanout_done, audience_count, created_at, updated_at, version)
     VALUES ($1, 'cmp_' || $3, $1, 'Spring', $3, 'marketing', 'Hi', '{"include": {"all": true}}', $2, now(), '', false, 0, now(), now(), 1)`,
    [accountId, numberId, state],
  );
}

test.each(['queued', 'scheduled', 'submitting'])(
  'phone-numbers.release rejects a number that has a message in the state %s',
  async (state) => {
    const account = await app.account();
    const { number } = await account.call('phone-numbers.ensureDefault', {});
    await insertMessage(account, number.id, state === 'scheduled' ? state : 'queued');
    if (state === 'submitting') await leaseMessage(app.parts.database.pool, 'msg_queued', app.clock.now);
    await expect(account.call('phone-numbers.release', { number_id: number.id })).rejects.toMatchObject({
      code: -32002,
      data: { reason: 'number_in_use' },
    });
  },
);

test.each(['scheduled', 'running', 'paused'])(
  'phone-numbers.release rejects a number that a campaign in the state %s uses',
  async (state) => {
    const account = await app.account();
    const { number } = await account.call('phone-numbers.ensureDefault', {});
    await insertCampaign(account, number.id, state);
    await expect(account.call('phone-numbers.release', { number_id: number.id })).rejects.toMatchObject({
      code: -32002,
      data: { reason: 'number_in_use' },
    });
  },
);

test('phone-numbers.release is idempotent, keeps the number listed and unsets it as the default', async () => {
  const account = await app.account();
  const { call } = account;
  const { number } = await call('phone-numbers.ensureDefault', {});
  await insertMessage(account, number.id, 'delivered');
  await insertCampaign(account, number.id, 'completed');
  const released = await call('phone-numbers.release', { number_id: number.id });
  expect(released.number).toMatchObject({ id: number.id, state: 'released', is_default: false });
  app.clock.advance(60_000);
  expect(await call('phone-numbers.release', { number_id: number.id })).toEqual(released);
  expect((await call('phone-numbers.list', {})).items).toEqual([released.number]);
  expect((await call('phone-numbers.list', { state: 'active' })).items).toEqual([]);
  const next = await call('phone-numbers.ensureDefault', {});
  expect(next.created).toBe(true);
  expect(next.number.phone).not.toBe(number.phone);
});

test('phone-numbers.list returns each number on one page', async () => {
  const account = await app.account();
  const ids = ['num_1', 'num_2', 'num_3', 'num_4', 'num_5'];
  for (const [index, id] of ids.entries()) await insertNumber(app, account, id, `+1202555022${index}`);
  const items = await collectPages((cursor) => account.call('phone-numbers.list', { limit: 2, ...cursor }));
  expect(items.map(({ id }) => id)).toEqual(ids);
});
