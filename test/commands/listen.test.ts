import { Webhook } from 'standardwebhooks';
import { verifyWebhook } from '../../sdk/src/index.ts';
import { startTestApp, type TestAccount, type TestApp } from '../support/app.ts';
import { registerPartner, type TestPartner } from '../support/partner.ts';
import { runTern, startTern } from '../support/run-tern.ts';
import { type Receiver, startReceiver } from '../support/webhooks/receiver.ts';

let app: TestApp;
let partner: TestPartner;
let customer: TestAccount;
let receiver: Receiver;

beforeAll(async () => {
  app = await startTestApp();
});
beforeEach(async () => {
  partner = await registerPartner(app);
  customer = await partner.customer('shop-42');
  receiver = await startReceiver();
});
afterEach(() => receiver.close());
afterAll(() => app.stop());

const env = (): Record<string, string> => ({ TERN_URL: app.url, TERN_API_KEY: partner.key });
const listen = (...args: string[]) =>
  startTern(['listen', '--forward-to', receiver.url, '--interval', '0.1', ...args], env());
const optOut = (phone: string) => customer.call('contacts.optOut', { phone });

test('tern listen forwards the events since its start, in order, with the body and the signatures of a delivery', async () => {
  await optOut('+12025550140');
  const listening = listen();
  const [, secret = ''] = await listening.says(/Signing secret: (whsec_\S+)\n/);
  await optOut('+12025550141');
  await optOut('+12025550142');
  await receiver.count(2);
  await listening.says(/(?:contact\.opted_out.*shop-42 {2}200[\s\S]*){2}/);
  listening.child.kill('SIGINT');
  expect((await listening.ended).code).toBe(0);

  const events = (await partner.events('contact.opted_out')).slice(1);
  expect(receiver.received.map(({ id }) => id)).toEqual(events.map(({ id }) => id));
  for (const [index, { body, headers }] of receiver.received.entries()) {
    expect(JSON.parse(body)).toEqual(events[index]);
    await verifyWebhook(body, headers['x-tern-signature'] as string, [secret]);
    new Webhook(secret).verify(body, headers as Record<string, string>);
  }
  const { items } = await partner.call('partner.outbox.list', { type: 'contact.opted_out' });
  expect(items.map(({ state, attempts }) => [state, attempts])).toEqual(items.map(() => ['pending', []]));
});

test('tern listen --events forwards only these types, and shows an answer that is not a success once', async () => {
  receiver.answer((_request, response) => void response.writeHead(500).end());
  const listening = listen('--events', 'customer.paused', '--json', '--secret', 'a secret of 24 bytes or more');
  await listening.says(/"webhook_secret":"a secret of 24 bytes or more"/);
  await optOut('+12025550141');
  await partner.call('partner.setChildPaused', { external_ref: 'shop-42', paused: true });
  const [shown] = await listening.says(/\{"event_id".*\}/);
  expect(JSON.parse(shown)).toMatchObject({
    type: 'customer.paused',
    external_ref: 'shop-42',
    status: 500,
    error: null,
  });
  await partner.call('partner.setChildPaused', { external_ref: 'shop-42', paused: false });
  await partner.call('partner.setChildPaused', { external_ref: 'shop-42', paused: true });
  await receiver.count(2);
  listening.child.kill('SIGTERM');
  await listening.ended;
  expect(new Set(receiver.received.map(({ id }) => id)).size).toBe(receiver.received.length);
});

test.each([
  'http://93.184.216.34/hooks',
  'https://[2606:4700::1111]/hooks',
  'http://169.254.169.254/latest',
  'http://0.0.0.0:3000',
  'http://user:password@127.0.0.1/hooks',
  'ftp://127.0.0.1/hooks',
])('tern listen refuses to forward to %s', async (url) => {
  expect(await runTern(['listen', '--forward-to', url], env())).toMatchObject({ code: 2, stdout: '' });
});

test('tern listen says what is wrong with a type, a secret and an account without a webhook endpoint', async () => {
  const to = ['listen', '--forward-to', receiver.url];
  expect(await runTern([...to, '--events', 'message'], env())).toMatchObject({
    code: 2,
    stderr: expect.stringContaining('message.finalized'),
  });
  expect(await runTern([...to, '--secret', 'short'], env())).toMatchObject({ code: 2 });
  const { key } = await app.account();
  expect(await runTern(to, { ...env(), TERN_API_KEY: key })).toMatchObject({
    code: 2,
    stderr: expect.stringContaining('agent.webhooks.create'),
  });
});
