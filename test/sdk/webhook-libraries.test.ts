import { createHmac } from 'node:crypto';
import { Webhook } from 'standardwebhooks';
import Stripe from 'stripe';
import { signWebhook, verifyWebhook } from '../../sdk/src/index.ts';

/** Libraries of others, made for the same form of signature: two sides written by one hand would agree on a mistake. */
const stripe = new Stripe('sk_test_unused');
const body = JSON.stringify({ id: 'evt_1', type: 'message.finalized', data: { text: 'Grüße 🌊', url: 'a\\/b' } });
const secret = 'the text of the secret, not its bytes in base64: whsec_MTIz';

test('stripe accepts what signWebhook signs, with the text of the secret as the key', async () => {
  const header = await signWebhook(body, secret);
  expect(stripe.webhooks.constructEvent(body, header, secret)).toEqual(JSON.parse(body));
  expect(stripe.webhooks.constructEvent(Buffer.from(body), header, secret)).toEqual(JSON.parse(body));
});

test('stripe refuses it with another body, another secret, or 301 seconds later', async () => {
  const header = await signWebhook(body, secret);
  expect(() => stripe.webhooks.constructEvent(`${body} `, header, secret)).toThrow(/signature/);
  expect(() => stripe.webhooks.constructEvent(body, header, `${secret}x`)).toThrow(/signature/);
  const old = await signWebhook(body, secret, { now: new Date(Date.now() - 302_000) });
  expect(() => stripe.webhooks.constructEvent(body, old, secret)).toThrow(/tolerance/);
});

test('verifyWebhook accepts what stripe signs, with several signatures while a secret is rotated', async () => {
  const now = new Date();
  const timestamp = Math.floor(now.getTime() / 1000);
  const sign = (key: string) => stripe.webhooks.generateTestHeaderString({ payload: body, secret: key, timestamp });
  await expect(verifyWebhook(body, sign(secret), [secret], { now })).resolves.toBeUndefined();
  const both = `${sign('old')},${sign(secret).split(',')[1]}`;
  await expect(verifyWebhook(body, both, [secret], { now })).resolves.toBeUndefined();
  expect(stripe.webhooks.constructEvent(body, both, secret)).toEqual(JSON.parse(body));
});

test('headers of Standard Webhooks beside ours, of the same body and secret, are accepted by its own library', async () => {
  const now = new Date();
  const timestamp = Math.floor(now.getTime() / 1000);
  const library = new Webhook(secret, { format: 'raw' });
  const mac = createHmac('sha256', secret).update(`evt_1.${timestamp}.${body}`).digest('base64');
  const headers = { 'webhook-id': 'evt_1', 'webhook-timestamp': String(timestamp), 'webhook-signature': `v1,${mac}` };
  expect(library.verify(body, headers)).toEqual(JSON.parse(body));
  expect(library.sign('evt_1', now, body)).toBe(headers['webhook-signature']);
  expect(() => library.verify(`${body} `, headers)).toThrow();
});
