import { useTestApp } from '../../support/app.ts';

const app = useTestApp();

const PROOF = {
  method: 'web_form',
  source: 'https://example.com/signup',
  captured_at: '2026-01-01T00:00:00Z',
} as const;

test('contacts.optOut applies to a number without contact, also after it becomes one', async () => {
  const { call } = await app.account();
  const phone = '+12025550133';
  expect(await call('contacts.optOut', { phone })).toMatchObject({
    contact_id: null,
    status: 'opted_out',
    changed: true,
  });
  expect(await call('contacts.optOut', { phone })).toMatchObject({ changed: false });
  expect((await call('contacts.upsert', { phone })).contact.consent).toMatchObject({
    status: 'opted_out',
    suppressed: true,
  });
  await expect(call('contacts.optIn', { phone, ...PROOF })).rejects.toMatchObject({ code: -32002 });
});

test('contacts.optOut cancels the waiting messages of the number in the same transaction', async () => {
  const { call, accountId } = await app.account();
  const phone = '+12025550135';
  await app.parts.database.pool.query(
    `WITH waiting AS (
       INSERT INTO message_queue (tenant_id, message_id, queue, due_at, is_single) VALUES ($1, 'msg_waiting', 'num_x', now(), true))
     INSERT INTO messages (tenant_id, id, account_id, number_id, from_phone, to_phone, body, encoding, segments, credits, purpose, state, decision, due_at, carrier, created_at)
     VALUES ($1, 'msg_waiting', $1, 'num_x', '+12025550100', $2, 'Hi', 'GSM-7', 1, 1, 'marketing', 'queued', '{}', now(), 'simulator', now())`,
    [accountId, phone],
  );
  const state = async () =>
    (await app.parts.database.pool.query('SELECT state FROM messages WHERE tenant_id = $1', [accountId])).rows[0].state;
  expect(await call('contacts.optOut', { phone, dry_run: true })).toMatchObject({
    canceled_messages: 1,
    dry_run: true,
  });
  expect(await state()).toBe('queued');
  expect(await call('contacts.optOut', { phone })).toMatchObject({ canceled_messages: 1 });
  expect(await state()).toBe('canceled');
});
