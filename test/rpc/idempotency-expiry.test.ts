import { useTestApp } from '../support/app.ts';

const app = useTestApp();

const RETENTION_MS = 30 * 24 * 3_600_000;

test('an idempotency key is kept for exactly 30 days and is free afterwards, also before housekeeping', async () => {
  const { call } = await app.account();
  const idempotency_key = 'once';
  await call('tags.create', { name: 'first', idempotency_key });
  app.clock.advance(RETENTION_MS - 1);
  await expect(call('tags.create', { name: 'second', idempotency_key })).rejects.toMatchObject({
    data: { reason: 'idempotency_key_reuse' },
  });
  app.clock.advance(1);
  expect(await call('tags.create', { name: 'second', idempotency_key })).toMatchObject({ created: true });
});
