import { Webhook } from 'standardwebhooks';
import { useTestApp } from '../../support/app.ts';
import { createPartner, type TestPartner } from '../../support/webhooks/partner.ts';
import { type Receiver, startReceiver } from '../../support/webhooks/receiver.ts';
import { findSigningSecrets } from '../../support/webhooks/signing-secrets.ts';

const app = useTestApp({ TERN_WEBHOOK_ALLOWED_HOSTS: '127.0.0.1' });
let receiver: Receiver;
let partner: TestPartner;
beforeEach(async () => {
  // Third-party verifiers compare the timestamp of the signature with the system clock.
  app.clock.now = new Date();
  receiver = await startReceiver();
  partner = await createPartner(app);
});
afterEach(() => receiver.close());

const FIRST = 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw';
const SECOND = 'correct horse battery staple';
const DAY_MS = 24 * 3600 * 1000;
const configure = (params: object = {}) =>
  partner.call('partner.configureWebhook', { webhook_url: receiver.url, ...params });
const signers = (secrets: readonly string[]) => findSigningSecrets({ app, partner, receiver }, secrets);

test('partner.rotateWebhookSecret signs with the new secret, and for 24 hours with the previous one if sign_with_previous is set', async () => {
  const before = await configure({ webhook_secret: FIRST });
  expect(before.webhook_secret).toBeUndefined();
  expect(await signers([FIRST, SECOND])).toEqual([FIRST]);

  const { endpoint } = await partner.call('partner.rotateWebhookSecret', {
    webhook_secret: SECOND,
    sign_with_previous: true,
  });
  expect(endpoint.secret_fingerprint).not.toBe(before.endpoint.secret_fingerprint);
  expect(endpoint.previous_secret_expires_at).toBe(new Date(app.clock.now.getTime() + DAY_MS).toISOString());
  expect(await signers([FIRST, SECOND])).toEqual([FIRST, SECOND]);
  app.clock.advance(DAY_MS);
  expect(await signers([FIRST, SECOND])).toEqual([SECOND]);
});

test.each([
  ['only the address', (more: object) => configure({ webhook_url: `${receiver.url}/moved`, ...more })],
  [
    'nothing, because it repeats the secret',
    (more: object) => partner.call('partner.rotateWebhookSecret', { webhook_secret: SECOND, ...more }),
  ],
])(
  'a second signature continues when a call changes %s, and ends when the call sets sign_with_previous to false',
  async (_what, change) => {
    await configure({ webhook_secret: FIRST });
    await partner.call('partner.rotateWebhookSecret', { webhook_secret: SECOND, sign_with_previous: true });
    expect((await change({})).endpoint.signs_with_previous).toBe(true);
    expect(await signers([FIRST, SECOND])).toEqual([FIRST, SECOND]);
    expect(receiver.received.at(-1)?.headers['x-tern-signature']).toMatch(/^t=\d+,v1=[0-9a-f]{64},v1=[0-9a-f]{64}$/);

    const changed = await change({ sign_with_previous: false });
    expect(changed.endpoint.signs_with_previous).toBe(false);
    expect(await signers([FIRST, SECOND])).toEqual([SECOND]);
  },
);

test('partner.outbox.list shows whether events carry a second signature, which ends with the previous secret', async () => {
  expect((await configure({ webhook_secret: FIRST, sign_with_previous: true })).endpoint.signs_with_previous).toBe(
    false,
  );
  const rotated = await partner.call('partner.rotateWebhookSecret', { sign_with_previous: true });
  expect(rotated.endpoint.signs_with_previous).toBe(true);
  app.clock.advance(DAY_MS);
  expect((await partner.call('partner.outbox.list', {})).endpoint).toMatchObject({
    previous_secret_expires_at: null,
    signs_with_previous: false,
  });
});

test('the verifier of Standard Webhooks accepts signatures with a created secret', async () => {
  await configure({ webhook_secret: FIRST });
  const { webhook_secret: created } = await partner.call('partner.rotateWebhookSecret', {});
  await partner.emit('acc_customer');
  await app.drain();
  const { body, headers, id } = receiver.received[0] as Receiver['received'][number];
  expect(new Webhook(created as string).verify(body, headers as Record<string, string>)).toMatchObject({ id });
});

test('partner.rotateWebhookSecret without an endpoint refers to partner.configureWebhook', async () => {
  await expect(partner.call('partner.rotateWebhookSecret', {})).rejects.toMatchObject({
    code: -32001,
    data: { next_actions: [{ skill: 'partner.configureWebhook' }] },
  });
});
