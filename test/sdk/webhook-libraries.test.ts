import { createHmac } from 'node:crypto';
import { Webhook } from 'standardwebhooks';
import Stripe from 'stripe';
import { signWebhook, verifyWebhook } from '../../sdk/src/index.ts';

/**
 * Third-party libraries for the same signature format, because our own two implementations could
 * share a mistake.
 */
const stripe = new Stripe('sk_test_unused');
const body = JSON.stringify({ id: 'evt_1', type: 'message.finalized', data: { text: 'Grüße 🌊', url: 'a\\/b' } });
const secret = 'the text of the secret, not its bytes in base64: whsec_MTIz';

test('stripe accepts a signature of signWebhook, with the text of the secret as the key', async () => {
  const header = await signWebhook(body, secret);
  expect(stripe.webhooks.constructEvent(body, header, secret)).toEqual(JSON.parse(body));
  expect(stripe.webhooks.constructEvent(Buffer.from(body), header, secret)).toEqual(JSON.parse(body));
});

test('stripe rejects the signature with another body, another secret, or after 301 seconds', async () => {
  const header = await signWebhook(body, secret);
  expect(() => stripe.webhooks.constructEvent(`${body} `, header, secret)).toThrow(/signature/);
  expect(() => stripe.webhooks.constructEvent(body, header, `${secret}x`)).toThrow(/signature/);
  const old = await signWebhook(body, secret, { now: new Date(Date.now() - 302_000) });
  expect(() => stripe.webhooks.constructEvent(body, old, secret)).toThrow(/tolerance/);
});

test('verifyWebhook accepts signatures of stripe, also with several during a rotation', async () => {
  const now = new Date();
  const timestamp = Math.floor(now.getTime() / 1000);
  const sign = (key: string) => stripe.webhooks.generateTestHeaderString({ payload: body, secret: key, timestamp });
  await expect(verifyWebhook(body, sign(secret), [secret], { now })).resolves.toBeUndefined();
  const both = `${sign('old')},${sign(secret).split(',')[1]}`;
  await expect(verifyWebhook(body, both, [secret], { now })).resolves.toBeUndefined();
  expect(stripe.webhooks.constructEvent(body, both, secret)).toEqual(JSON.parse(body));
});

test('the library of Standard Webhooks accepts its headers beside the Tern signature of the same body and secret', async () => {
  const now = new Date();
  const timestamp = Math.floor(now.getTime() / 1000);
  const library = new Webhook(secret, { format: 'raw' });
  const mac = createHmac('sha256', secret).update(`evt_1.${timestamp}.${body}`).digest('base64');
  const headers = { 'webhook-id': 'evt_1', 'webhook-timestamp': String(timestamp), 'webhook-signature': `v1,${mac}` };
  expect(library.verify(body, headers)).toEqual(JSON.parse(body));
  expect(library.sign('evt_1', now, body)).toBe(headers['webhook-signature']);
  expect(() => library.verify(`${body} `, headers)).toThrow();
});
