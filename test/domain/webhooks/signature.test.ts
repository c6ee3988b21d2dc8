import { createHmac } from 'node:crypto';
import { Webhook } from 'standardwebhooks';
import Stripe from 'stripe';
import { isMalformedSecret, signatureHeaders, signingKey } from '../../../src/domain/webhooks/signature.ts';

const body = JSON.stringify({ id: 'evt_1', type: 'message.finalized', data: { text: 'Grüße, 你好 €' } });
const timestamp = Math.floor(Date.now() / 1000);
const event = { id: 'evt_1', body, timestamp };
const current = 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw';
const previous = 'whsec_C2FVsBQIhrscChlQIMV+b5sSYspob7oD';

test('X-Tern-Signature is t and the hexadecimal HMAC over t.body, keyed with the text of the secret', () => {
  const hex = createHmac('sha256', Buffer.from(current, 'utf8')).update(`${timestamp}.${body}`).digest('hex');
  expect(signatureHeaders(event, [current].map(signingKey))['X-Tern-Signature']).toBe(`t=${timestamp},v1=${hex}`);
});

test('Stripe’s verifier accepts the signature, with either secret during a rotation', () => {
  const header = signatureHeaders(event, [current, previous].map(signingKey))['X-Tern-Signature'] as string;
  for (const secret of [current, previous])
    expect(Stripe.webhooks.constructEvent(body, header, secret)).toMatchObject({ id: 'evt_1' });
  expect(() => Stripe.webhooks.constructEvent(body, header, 'whsec_another')).toThrow();
  expect(() => Stripe.webhooks.constructEvent(`${body} `, header, current)).toThrow();
});

test('the Standard Webhooks verifier accepts the additional headers, with either secret during a rotation', () => {
  const headers = signatureHeaders(event, [current, previous].map(signingKey));
  for (const secret of [current, previous])
    expect(new Webhook(secret).verify(body, headers)).toMatchObject({ id: 'evt_1' });
  expect(() => new Webhook(previous).verify(body, signatureHeaders(event, [current].map(signingKey)))).toThrow();
  expect(() => new Webhook(current).verify(body, { ...headers, 'webhook-id': 'evt_2' })).toThrow();
});

test.each([15, 16, 17])(
  'the Standard Webhooks verifier decodes a key of %i bytes as Tern does, padded or not',
  (length) => {
    const padded = `whsec_${Buffer.alloc(length, 'key').toString('base64')}`;
    for (const secret of [padded, padded.replace(/=+$/, '')]) {
      const headers = signatureHeaders(event, [secret].map(signingKey));
      expect(new Webhook(secret).verify(body, headers)).toMatchObject({ id: 'evt_1' });
      expect(new Webhook(padded).verify(body, headers)).toMatchObject({ id: 'evt_1' });
      expect(isMalformedSecret(secret)).toBe(false);
    }
  },
);

test.each(['correct horse battery staple', 'whsec_this is not base64', 'whsec_', 'whsec_MTIzNDU2N', 'whsec_MTIz_-U2'])(
  'the secret %j, which is not a base64 key, is used as its text',
  (secret) => {
    const headers = signatureHeaders(event, [secret].map(signingKey));
    expect(new Webhook(Buffer.from(secret).toString('base64')).verify(body, headers)).toMatchObject({ id: 'evt_1' });
  },
);
