import { startTestApp, type TestApp } from '../../support/app.ts';
import { createPartner } from '../../support/webhooks/partner.ts';
import { startReceiver } from '../../support/webhooks/receiver.ts';

let app: TestApp;

beforeAll(async () => {
  app = await startTestApp({ TERN_WEBHOOK_ALLOWED_HOSTS: '127.0.0.1' });
});
afterAll(() => app.stop());

const DAY = 24 * 3600 * 1000;

test('delivered and dead events are kept for 30 days, and pending events indefinitely', async () => {
  const receiver = await startReceiver();
  const partner = await createPartner(app);
  const [delivered] = await partner.emit('acc_1');
  await partner.call('partner.configureWebhook', { webhook_url: receiver.url });
  await app.drain();
  const [dead] = await partner.emit('acc_2');
  await app.parts.database.pool.query("UPDATE outbox_events SET state = 'dead' WHERE id = $1", [dead]);
  await partner.call('partner.configureWebhook', { webhook_url: receiver.url, delivery: 'on_request' });
  const [waiting] = await partner.emit('acc_3');
  const kept = async () => (await partner.events()).map(({ id }) => id);

  app.clock.advance(30 * DAY - 1);
  await app.drain();
  expect(await kept()).toEqual(expect.arrayContaining([delivered, dead, waiting]));
  app.clock.advance(1);
  await app.drain();
  expect(await kept()).toEqual([waiting]);
  const health = await app.parts.database.pool.query('SELECT FROM webhook_health');
  expect(health.rowCount).toBe(0);
  await receiver.close();
});
