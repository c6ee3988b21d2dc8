import { startTestApp, type TestApp } from '../../support/app.ts';
import { createPartner, type TestPartner } from './support/partner.ts';
import { type Receiver, startReceiver } from './support/receiver.ts';

let app: TestApp;
let receiver: Receiver;
let partner: TestPartner;
let customer: string;

beforeAll(async () => {
  app = await startTestApp({ TERN_WEBHOOK_ALLOWED_HOSTS: '127.0.0.1' });
});
afterAll(() => app.stop());
beforeEach(async () => {
  receiver = await startReceiver();
  partner = await createPartner(app);
  customer = await partner.customer('shop-1');
  await partner.call('partner.configureWebhook', { webhook_url: receiver.url });
});
afterEach(() => receiver.close());

test('an event arrives with its own bytes and is delivered then', async () => {
  const [id] = await partner.emit(customer);
  await app.drain();
  expect(receiver.received.map((request) => request.id)).toEqual([id]);
  expect(await partner.events()).toMatchObject([{ id, state: 'delivered', attempt: 1, attempts: [{ status: 200 }] }]);
});
