import { lockIdempotencyKeys } from '../../src/platform/database/locks.ts';
import { startTestApp, type TestAccount, type TestApp } from '../support/app.ts';
import { ADA, registerPartner } from '../support/partner.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.stop());

test('a call whose idempotency key is in flight is told to retry, and a retry returns the first answer', async () => {
  const { call, accountId } = await app.account();
  const client = await app.parts.database.pool.connect();
  await client.query('BEGIN');
  await client.query(
    "INSERT INTO idempotency_keys (tenant_id, account_id, key, skill, request_hash, created_at, expires_at) VALUES ($1, $1, 'busy', 'tags.create', 'x', now(), now())",
    [accountId],
  );
  await expect(call('tags.create', { name: 'VIP', idempotency_key: 'busy' })).rejects.toMatchObject({
    code: -32002,
    data: { reason: 'idempotency_in_flight', retry_after_ms: 1000 },
  });
  await client.query('ROLLBACK');
  client.release();
  const { tag } = await call('tags.create', { name: 'VIP', idempotency_key: 'busy' });
  expect(await call('tags.create', { name: 'VIP', idempotency_key: 'busy' })).toMatchObject({
    tag,
    created: true,
    replayed: true,
  });
});

test.each([
  { skill: 'partner.createCustomer', params: { external_ref: 'shop-1', name: 'Corner Shop' } },
  { skill: 'partner.send', params: { external_ref: 'shop-1', to: '+12025550143', text: 'Hello' } },
] as const)(
  '$skill is told so too while another skill has the key and has written nothing yet',
  async ({ skill, params }) => {
    const { call, accountId } = await registerPartner(app);
    await app.parts.database.transaction(async (tx) => {
      await lockIdempotencyKeys(tx, accountId, [{ accountId, key: 'busy' }]);
      await expect(call(skill, { ...params, idempotency_key: 'busy' } as never)).rejects.toMatchObject({
        code: -32002,
        data: { reason: 'idempotency_in_flight', retry_after_ms: 1000 },
      });
    });
  },
);

test('a call that waits too long for a lock fails with `unavailable` and changes nothing', async () => {
  const { call, accountId } = await app.account();
  await call('tags.create', { name: 'Held' });
  const client = await app.parts.database.pool.connect();
  await client.query('BEGIN');
  await client.query('UPDATE tags SET color = NULL WHERE tenant_id = $1', [accountId]);
  await expect(call('tags.merge', { from: 'Held', into: 'Renamed' })).rejects.toMatchObject({ code: 'unavailable' });
  await client.query('ROLLBACK');
  client.release();
  expect((await call('tags.list', {})).items.map(({ name }) => name)).toEqual(['Held']);
});

test('the keys of a customer, of its partner and of another customer are apart', async () => {
  const partner = await registerPartner(app);
  const [one, two] = [await partner.customer('one'), await partner.customer('two')];
  const create = (who: TestAccount, name: string) => who.call('tags.create', { name, idempotency_key: 'the same key' });
  const [first, second] = [await create(one, 'A'), await create(two, 'B')];
  expect(first.tag.id).not.toBe(second.tag.id);
  expect(await create(one, 'A')).toMatchObject({ replayed: true, tag: { id: first.tag.id } });
  await one.call('phone-numbers.ensureDefault', {});
  await one.call('contacts.upsert', { phone: ADA, relationship: { kind: 'order' } });
  const sent = await partner.call('partner.send', {
    external_ref: 'one',
    to: ADA,
    text: 'Your order is ready.',
    purpose: 'transactional',
    idempotency_key: 'the same key',
  });
  expect(sent).not.toHaveProperty('replayed');
});
