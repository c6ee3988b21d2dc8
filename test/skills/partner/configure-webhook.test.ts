import { createHash } from 'node:crypto';
import { loadContract } from '../../../codegen/contract.ts';
import { boundTo } from '../../../src/events/webhooks/endpoint.ts';
import { createCipher } from '../../../src/platform/crypto/cipher.ts';
import { CallError, useTestApp } from '../../support/app.ts';
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

test.each([
  ['http://partner.example/hooks', 'not_https'],
  ['https://user:secret@partner.example/hooks', 'has_credentials'],
  ['https://localhost/hooks', 'host_forbidden'],
  ['https://10.0.0.7/hooks', 'address_not_public'],
  ['https://0x0a000007/hooks', 'address_not_public'],
  ['hooks', 'not_a_url'],
])('partner.configureWebhook rejects the address %s with the rule %s', async (url, rule) => {
  const error = await configure({ webhook_url: url }).catch((thrown: CallError) => thrown);
  expect(error).toBeInstanceOf(CallError);
  expect((error as CallError).data.field_errors).toEqual([{ path: '/webhook_url', rule }]);
});

test('partner.configureWebhook returns the created secret once, and the database stores it only encrypted', async () => {
  const first = await configure();
  expect(first.webhook_secret).toMatch(/^whsec_[A-Za-z0-9+/]{32}$/);
  const second = await configure();
  expect(second.webhook_secret).toBeUndefined();
  expect(second.endpoint).toEqual(first.endpoint);
  expect(await signers([first.webhook_secret as string])).toHaveLength(1);
  const { rows } = await app.parts.database.pool.query('SELECT * FROM webhook_endpoints');
  expect(JSON.stringify(rows)).not.toContain((first.webhook_secret as string).slice('whsec_'.length));
});

test('partner.configureWebhook and partner.rotateWebhookSecret reject a secret with the prefix whsec_ that is not base64', async () => {
  const webhook_secret = 'whsec_my-own-secret-2026';
  const error = { data: { field_errors: [{ path: '/webhook_secret', rule: 'not_base64' }] } };
  await expect(configure({ webhook_secret })).rejects.toMatchObject(error);
  await configure({ webhook_secret: FIRST });
  await expect(configure({ webhook_secret })).rejects.toMatchObject(error);
  await expect(partner.call('partner.rotateWebhookSecret', { webhook_secret })).rejects.toMatchObject(error);
  expect(await signers([FIRST, webhook_secret])).toEqual([FIRST]);
});

test('a stored secret that is not valid base64 continues to sign and can be configured again', async () => {
  const stored = 'whsec_my-own-secret-2026';
  await configure({ webhook_secret: FIRST });
  const encrypted = app.parts.service.cipher.encrypt(
    stored,
    boundTo({ tenantId: partner.accountId, endpointId: 'partner' }),
  );
  const fingerprint = `sha256:${createHash('sha256').update(stored).digest('hex').slice(0, 8)}`;
  await app.parts.database.pool.query(
    'UPDATE webhook_endpoints SET secret = $1, secret_fingerprint = $2 WHERE tenant_id = $3',
    [encrypted, fingerprint, partner.accountId],
  );
  const { endpoint } = await configure({ webhook_secret: stored });
  expect(endpoint.previous_secret_expires_at).toBeNull();
  expect(await signers([FIRST, stored])).toEqual([stored]);
});

test('partner.configureWebhook with a new secret signs only with it unless sign_with_previous is set', async () => {
  await configure({ webhook_secret: FIRST });
  await configure({ webhook_secret: SECOND });
  expect(await signers([FIRST, SECOND])).toEqual([SECOND]);
});

test('partner.configureWebhook with the current secret keeps the previous secret and its expiry', async () => {
  await configure({ webhook_secret: FIRST });
  await configure({ webhook_secret: SECOND });
  const repeated = await configure({ webhook_secret: SECOND, sign_with_previous: true });
  expect(repeated.endpoint.previous_secret_expires_at).toBe(new Date(app.clock.now.getTime() + DAY_MS).toISOString());
  expect(await signers([FIRST, SECOND])).toEqual([FIRST, SECOND]);
});

test.each([
  ['the same secret', FIRST],
  ['another secret', SECOND],
])(
  'a secret whose encryption key is lost can be replaced by %s, which is then the only one that signs',
  async (_what, next) => {
    await configure({ webhook_secret: FIRST });
    const undecryptable = createCipher([Buffer.alloc(32, 7)]).encrypt(
      FIRST,
      boundTo({ tenantId: partner.accountId, endpointId: 'partner' }),
    );
    await app.parts.database.pool.query('UPDATE webhook_endpoints SET secret = $2 WHERE tenant_id = $1', [
      partner.accountId,
      undecryptable,
    ]);
    const { endpoint } = await configure({ webhook_secret: next, sign_with_previous: true });
    expect(endpoint).toMatchObject({ previous_secret_expires_at: null, signs_with_previous: false });
    expect(await signers([FIRST, SECOND])).toEqual([next]);
  },
);

test('partner.configureWebhook shows no secret in a dry run or a replay, and a dry run changes nothing', async () => {
  expect(await configure({ dry_run: true })).not.toHaveProperty('webhook_secret');
  expect((await partner.call('partner.outbox.list', {})).endpoint).toBeNull();
  const configured = await configure({ idempotency_key: 'once' });
  expect(configured.webhook_secret).toBeDefined();
  expect(await configure({ idempotency_key: 'once' })).toMatchObject({ replayed: true, endpoint: configured.endpoint });
  expect(await configure({ idempotency_key: 'once' })).not.toHaveProperty('webhook_secret');
});

test('partner.configureWebhook creates one endpoint when two first calls race, and one of them returns its secret', async () => {
  const results = await Promise.all([configure(), configure()]);
  const secrets = results.flatMap(({ webhook_secret: secret }) => (secret === undefined ? [] : [secret]));
  expect(secrets).toHaveLength(1);
  expect(await signers(secrets)).toEqual(secrets);
});

test('the examples of the contract show the fingerprint of the secret of the endpoint', () => {
  const endpoints = loadContract().skills.flatMap(({ examples }) =>
    examples.flatMap(({ params, result }) => {
      const { endpoint, webhook_secret: created } = (result ?? {}) as {
        endpoint?: { secret_fingerprint: string };
        webhook_secret?: string;
      };
      const secret = created ?? params.webhook_secret;
      return endpoint && typeof secret === 'string' ? [{ secret, fingerprint: endpoint.secret_fingerprint }] : [];
    }),
  );
  expect(endpoints.length).toBeGreaterThan(0);
  for (const { secret, fingerprint } of endpoints)
    expect(fingerprint).toBe(`sha256:${createHash('sha256').update(secret).digest('hex').slice(0, 8)}`);
});
