import { createHash } from 'node:crypto';
import { Webhook } from 'standardwebhooks';
import Stripe from 'stripe';
import { loadContract } from '../../../codegen/contract.ts';
import { boundTo } from '../../../src/messaging/delivery/endpoint.ts';
import { createTextSealer } from '../../../src/platform/sealed-text.ts';
import { createPartner, type TestPartner } from '../../messaging/delivery/support/partner.ts';
import { type Receiver, startReceiver } from '../../messaging/delivery/support/receiver.ts';
import { CallError, startTestApp, type TestApp } from '../../support/app.ts';

let app: TestApp;
let receiver: Receiver;
let partner: TestPartner;

beforeAll(async () => {
  app = await startTestApp({ TERN_WEBHOOK_ALLOWED_HOSTS: '127.0.0.1' });
});
afterAll(() => app.stop());
beforeEach(async () => {
  // Verifiers of others look at the time as well.
  app.clock.now = new Date();
  receiver = await startReceiver();
  partner = await createPartner(app);
});
afterEach(() => receiver.close());

const FIRST = 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw';
const SECOND = 'correct horse battery staple';
const DAY = 24 * 3600 * 1000;
const configure = (params: object = {}) =>
  partner.call('partner.configureWebhook', { webhook_url: receiver.url, ...params });

/** Which of these secrets the last request is signed with, by what others verify with. */
async function signers(secrets: readonly string[]): Promise<string[]> {
  await partner.emit('acc_customer');
  await app.drain();
  const { body, headers } = receiver.received.at(-1) as Receiver['received'][number];
  const header = headers['x-tern-signature'] as string;
  const tolerance = 10 * 365 * DAY;
  return secrets.filter((secret) => {
    try {
      return Boolean(Stripe.webhooks.constructEvent(body, header, secret, tolerance));
    } catch {
      return false;
    }
  });
}

test.each([
  ['http://partner.example/hooks', 'not_https'],
  ['https://user:secret@partner.example/hooks', 'has_credentials'],
  ['https://localhost/hooks', 'host_forbidden'],
  ['https://10.0.0.7/hooks', 'address_not_public'],
  ['https://0x0a000007/hooks', 'address_not_public'],
  ['hooks', 'not_a_url'],
])('%s is refused as an address for events, with the reason', async (url, rule) => {
  const refused = await configure({ webhook_url: url }).catch((error: CallError) => error);
  expect(refused).toBeInstanceOf(CallError);
  expect((refused as CallError).data.field_errors).toEqual([{ path: '/webhook_url', rule }]);
});

test('the first secret is made and shown once; the database holds no secret that can be read', async () => {
  const first = await configure();
  expect(first.webhook_secret).toMatch(/^whsec_[A-Za-z0-9+/]{32}$/);
  const again = await configure();
  expect(again.webhook_secret).toBeUndefined();
  expect(again.endpoint).toEqual(first.endpoint);
  expect(await signers([first.webhook_secret as string])).toHaveLength(1);
  const { rows } = await app.parts.database.pool.query('SELECT * FROM webhook_endpoints');
  expect(JSON.stringify(rows)).not.toContain((first.webhook_secret as string).slice('whsec_'.length));
});

test('a secret that begins with whsec_ and is no base64 is refused when it is configured and when it is rotated', async () => {
  const webhook_secret = 'whsec_my-own-secret-2026';
  const refusal = { data: { field_errors: [{ path: '/webhook_secret', rule: 'not_base64' }] } };
  await expect(configure({ webhook_secret })).rejects.toMatchObject(refusal);
  await configure({ webhook_secret: FIRST });
  await expect(configure({ webhook_secret })).rejects.toMatchObject(refusal);
  await expect(partner.call('partner.rotateWebhookSecret', { webhook_secret })).rejects.toMatchObject(refusal);
  expect(await signers([FIRST, webhook_secret])).toEqual([FIRST]);
});

test('a secret stored before such ones were refused goes on signing, and may be configured again', async () => {
  const old = 'whsec_my-own-secret-2026';
  await configure({ webhook_secret: FIRST });
  const sealed = app.parts.service.sealer.seal(old, boundTo(partner.accountId));
  const fingerprint = `sha256:${createHash('sha256').update(old).digest('hex').slice(0, 8)}`;
  await app.parts.database.pool.query(
    'UPDATE webhook_endpoints SET secret = $1, secret_fingerprint = $2 WHERE tenant_id = $3',
    [sealed, fingerprint, partner.accountId],
  );
  const { endpoint } = await configure({ webhook_secret: old });
  expect(endpoint.previous_secret_expires_at).toBeNull();
  expect(await signers([FIRST, old])).toEqual([old]);
});

test('a new secret signs at once; the one before signs as well for 24 hours when that is asked for', async () => {
  const before = await configure({ webhook_secret: FIRST });
  expect(before.webhook_secret).toBeUndefined();
  expect(await signers([FIRST, SECOND])).toEqual([FIRST]);

  const { endpoint } = await partner.call('partner.rotateWebhookSecret', {
    webhook_secret: SECOND,
    sign_with_previous: true,
  });
  expect(endpoint.secret_fingerprint).not.toBe(before.endpoint.secret_fingerprint);
  expect(endpoint.previous_secret_expires_at).toBe(new Date(app.clock.now.getTime() + DAY).toISOString());
  expect(await signers([FIRST, SECOND])).toEqual([FIRST, SECOND]);
  app.clock.advance(DAY);
  expect(await signers([FIRST, SECOND])).toEqual([SECOND]);
});

test('without sign_with_previous only the new secret signs', async () => {
  await configure({ webhook_secret: FIRST });
  await configure({ webhook_secret: SECOND });
  expect(await signers([FIRST, SECOND])).toEqual([SECOND]);
});

test.each([
  ['another address', (more: object) => configure({ webhook_url: `${receiver.url}/moved`, ...more })],
  [
    'the same secret again',
    (more: object) => partner.call('partner.rotateWebhookSecret', { webhook_secret: SECOND, ...more }),
  ],
])('while the secret stays, %s keeps the second signature as it was', async (_what, change) => {
  await configure({ webhook_secret: FIRST });
  await partner.call('partner.rotateWebhookSecret', { webhook_secret: SECOND, sign_with_previous: true });
  expect((await change({})).endpoint.signs_with_previous).toBe(true);
  expect(await signers([FIRST, SECOND])).toEqual([FIRST, SECOND]);
  expect(receiver.received.at(-1)?.headers['x-tern-signature']).toMatch(/^t=\d+,v1=[0-9a-f]{64},v1=[0-9a-f]{64}$/);

  const ended = await change({ sign_with_previous: false });
  expect(ended.endpoint.signs_with_previous).toBe(false);
  expect(await signers([FIRST, SECOND])).toEqual([SECOND]);
});

test('an endpoint tells whether events carry the second signature, which ends with the previous secret', async () => {
  expect((await configure({ webhook_secret: FIRST, sign_with_previous: true })).endpoint.signs_with_previous).toBe(
    false,
  );
  const rotated = await partner.call('partner.rotateWebhookSecret', { sign_with_previous: true });
  expect(rotated.endpoint.signs_with_previous).toBe(true);
  app.clock.advance(DAY);
  expect((await partner.call('partner.outbox.list', {})).endpoint).toMatchObject({
    previous_secret_expires_at: null,
    signs_with_previous: false,
  });
});

test('the same secret again is no rotation', async () => {
  await configure({ webhook_secret: FIRST });
  await configure({ webhook_secret: SECOND });
  const twice = await configure({ webhook_secret: SECOND, sign_with_previous: true });
  expect(twice.endpoint.previous_secret_expires_at).toBe(new Date(app.clock.now.getTime() + DAY).toISOString());
  expect(await signers([FIRST, SECOND])).toEqual([FIRST, SECOND]);
});

test.each([
  ['the same one', FIRST],
  ['another one', SECOND],
])('a secret that was sealed under a lost key is replaced by %s, which then signs alone', async (_which, next) => {
  await configure({ webhook_secret: FIRST });
  const lost = createTextSealer([Buffer.alloc(32, 7)]).seal(FIRST, boundTo(partner.accountId));
  await app.parts.database.pool.query('UPDATE webhook_endpoints SET secret = $2 WHERE tenant_id = $1', [
    partner.accountId,
    lost,
  ]);
  const { endpoint } = await configure({ webhook_secret: next, sign_with_previous: true });
  expect(endpoint).toMatchObject({ previous_secret_expires_at: null, signs_with_previous: false });
  expect(await signers([FIRST, SECOND])).toEqual([next]);
});

test('a made secret works with the verifier of Standard Webhooks', async () => {
  await configure({ webhook_secret: FIRST });
  const { webhook_secret: made } = await partner.call('partner.rotateWebhookSecret', {});
  await partner.emit('acc_customer');
  await app.drain();
  const { body, headers, id } = receiver.received[0] as Receiver['received'][number];
  expect(new Webhook(made as string).verify(body, headers as Record<string, string>)).toMatchObject({ id });
});

test('a secret is neither shown by a rehearsal, which changes nothing, nor by a replay', async () => {
  expect(await configure({ dry_run: true })).not.toHaveProperty('webhook_secret');
  expect((await partner.call('partner.outbox.list', {})).endpoint).toBeNull();
  const made = await configure({ idempotency_key: 'once' });
  expect(made.webhook_secret).toBeDefined();
  expect(await configure({ idempotency_key: 'once' })).toMatchObject({ replayed: true, endpoint: made.endpoint });
  expect(await configure({ idempotency_key: 'once' })).not.toHaveProperty('webhook_secret');
});

test('two first calls at once make one endpoint, and one of them shows its secret', async () => {
  const both = await Promise.all([configure(), configure()]);
  const shown = both.flatMap(({ webhook_secret: secret }) => (secret === undefined ? [] : [secret]));
  expect(shown).toHaveLength(1);
  expect(await signers(shown)).toEqual(shown);
});

test('there is nothing to rotate before there is an endpoint', async () => {
  await expect(partner.call('partner.rotateWebhookSecret', {})).rejects.toMatchObject({
    code: -32001,
    data: { next_actions: [{ skill: 'partner.configureWebhook' }] },
  });
});

test('in the examples of the contract an endpoint has the fingerprint of its secret', () => {
  const shown = loadContract().skills.flatMap(({ examples }) =>
    examples.flatMap(({ params, result }) => {
      const { endpoint, webhook_secret: made } = (result ?? {}) as {
        endpoint?: { secret_fingerprint: string };
        webhook_secret?: string;
      };
      const secret = made ?? params.webhook_secret;
      return endpoint && typeof secret === 'string' ? [{ secret, fingerprint: endpoint.secret_fingerprint }] : [];
    }),
  );
  expect(shown.length).toBeGreaterThan(0);
  for (const { secret, fingerprint } of shown)
    expect(fingerprint).toBe(`sha256:${createHash('sha256').update(secret).digest('hex').slice(0, 8)}`);
});
