import { Webhook } from 'standardwebhooks';
import { verifyWebhook } from '../../sdk/src/index.ts';
import type { JourneyNodeWebhook } from '../../src/generated/types.ts';
import { startTestApp, type TestAccount, type TestApp } from '../support/app.ts';
import { buildDraft, buildJourney, traceOf } from '../support/journeys/build.ts';
import { addPerson, later, messagesTo, openAccount } from '../support/journeys/person.ts';
import { type Received, type Receiver, startReceiver } from '../support/webhooks/receiver.ts';

let app: TestApp;
let receiver: Receiver;
beforeAll(async () => {
  receiver = await startReceiver();
  app = await startTestApp({ TERN_WEBHOOK_ALLOWED_HOSTS: receiver.host });
});
afterAll(async () => {
  await app.stop();
  await receiver.close();
});
beforeEach(() => {
  receiver.received.length = 0;
  receiver.answer((_, response) => void response.writeHead(200).end('{}'));
});

const ADA = '+12125550130';
const SECRET = 'a-secret-of-at-least-24-bytes';
const OTHER = 'another-secret-of-24-bytes-';
const END = { end: { kind: 'exit' as const } };
const CALL = { entry: { kind: 'call' as const } };
type Config = Partial<Omit<JourneyNodeWebhook, 'kind' | 'url'>>;

async function enter(account: TestAccount, id: string, contactId: string): Promise<void> {
  await account.call('journeys.enroll', { journey_id: id, contact_ids: [contactId] });
  await app.drain();
}

/** A contact enters a journey that calls the receiver. */
async function callReceiver(account: TestAccount, config: Config = {}): Promise<{ id: string; contactId: string }> {
  const contactId = await addPerson(account, ADA);
  const ask = { kind: 'webhook' as const, url: receiver.url, ...config };
  const { id } = await buildJourney(account, CALL, { ask, ...END }, [['ask', 'next', 'end']]);
  await enter(account, id, contactId);
  return { id, contactId };
}

const last = (): Received => receiver.received.at(-1) as Received;
const signatureOf = ({ headers }: Received): string | null => (headers['x-tern-signature'] as string) ?? null;
const verified = async (request: Received, secret: string): Promise<boolean> =>
  verifyWebhook(request.body, signatureOf(request), [secret], { now: app.clock.now }).then(
    () => true,
    () => false,
  );

test('a webhook gets the contact, is retried with the same key, and its answer becomes attributes', async () => {
  const account = await openAccount(app);
  const ada = await addPerson(account, ADA);
  const save = [{ pointer: '/points/total', attribute: 'points' }];
  const { id } = await buildJourney(
    account,
    CALL,
    {
      ask: { kind: 'webhook', url: receiver.url, save },
      tell: { kind: 'send', text: 'Acme: You have {{ attributes.points }} points. Reply STOP to opt out.' },
      ...END,
    },
    [
      ['ask', 'next', 'tell'],
      ['ask', 'error', 'end'],
      ['tell', 'next', 'end'],
    ],
  );
  receiver.answer((_, response) => void response.writeHead(503).end());
  await enter(account, id, ada);
  receiver.answer((_, response) => void response.writeHead(200).end('{"points": {"total": 7}}'));
  await later(app, 2 * 60_000);
  expect(await messagesTo(app, account, ADA)).toEqual(['Acme: You have 7 points. Reply STOP to opt out.']);
  const [first, second] = receiver.received;
  expect(receiver.received).toHaveLength(2);
  expect(second?.headers['idempotency-key']).toBe(first?.headers['idempotency-key']);
  expect(JSON.parse(first?.body ?? '')).toMatchObject({ journey_id: id, contact: { id: ada, phone: ADA } });
  expect(await traceOf(account, id, ada)).toEqual([
    'ask: waits (webhook)',
    'ask: next',
    'tell: next',
    'end: ends (exit)',
  ]);
});

test('a webhook that is refused takes the error edge, and without one the enrollment fails with the reason', async () => {
  const account = await openAccount(app);
  const ada = await addPerson(account, ADA);
  const { id } = await buildJourney(account, CALL, { ask: { kind: 'webhook', url: receiver.url }, ...END }, [
    ['ask', 'next', 'end'],
  ]);
  receiver.answer((_, response) => void response.writeHead(404).end());
  await enter(account, id, ada);
  const { items } = await account.call('journeys.enrollments', { journey_id: id });
  expect(items[0]?.enrollment).toMatchObject({ state: 'failed', reason: 'status_404' });
});

test('the SDK and Standard Webhooks verify the requests of a webhook node', async () => {
  const account = await openAccount(app);
  // Third-party verifiers compare the timestamp of the signature with the system clock.
  app.clock.now = new Date();
  const { webhook_secret: secret = '' } = await account.call('journeys.rotateWebhookSecret', {});
  await callReceiver(account);
  expect(await verified(last(), secret)).toBe(true);
  expect(await verified({ ...last(), body: `${last().body} ` }, secret)).toBe(false);
  const headers = last().headers as Record<string, string>;
  expect(new Webhook(secret).verify(last().body, headers)).toMatchObject({ contact: { phone: ADA } });
  expect(headers['webhook-id']).toBe(headers['idempotency-key']);
});

test('a repeated request is signed anew, with the secret that is valid then and the previous one if asked for', async () => {
  const account = await openAccount(app);
  receiver.answer((_, response) => void response.writeHead(503).end());
  await account.call('journeys.rotateWebhookSecret', { webhook_secret: SECRET });
  const { id } = await callReceiver(account);
  const { signing } = await account.call('journeys.rotateWebhookSecret', {
    webhook_secret: OTHER,
    sign_with_previous: true,
  });
  expect(signing).toMatchObject({ signs_with_previous: true, previous_secret_expires_at: expect.any(String) });
  const [first] = receiver.received as [Received];
  expect([await verified(first, SECRET), await verified(first, OTHER)]).toEqual([true, false]);
  // Longer than a signature is valid.
  await later(app, 10 * 60_000);
  expect(last().headers['idempotency-key']).toBe(first.headers['idempotency-key']);
  expect([await verified(last(), SECRET), await verified(last(), OTHER)]).toEqual([true, true]);
  await account.call('journeys.setState', { journey_id: id, state: 'archived' });
});

test('the secret is encrypted in the database and belongs to one account', async () => {
  const account = await openAccount(app);
  const other = await openAccount(app);
  await account.call('journeys.rotateWebhookSecret', { webhook_secret: SECRET });
  const { rows } = await app.parts.database.pool.query<{ secret: string }>('SELECT * FROM journey_webhook_secrets');
  expect(JSON.stringify(rows)).not.toContain(SECRET);
  await callReceiver(other);
  expect(signatureOf(last())).toBeNull();
});

test('validation warns of requests that are not signed, and names the skill that signs them', async () => {
  const account = await openAccount(app);
  const { id } = await buildDraft(account, CALL, { ask: { kind: 'webhook', url: receiver.url }, ...END }, [
    ['ask', 'next', 'end'],
  ]);
  const warningOf = async () =>
    (await account.call('journeys.validate', { journey_id: id })).warnings_found.find(
      ({ code }) => code === 'webhook_not_signed',
    );
  const [action] = (await warningOf())?.next_actions ?? [];
  expect(action).toMatchObject({ skill: 'journeys.rotateWebhookSecret', params: {} });
  await account.call('journeys.rotateWebhookSecret', {});
  expect(await warningOf()).toBeUndefined();
});

test.each(['PUT', 'PATCH'] as const)('a node sends its headers with %s', async (method) => {
  const account = await openAccount(app);
  const headers = { 'X-Shop': 'acme east', Authorization: 'Bearer k' };
  const { id, contactId } = await callReceiver(account, { method, headers });
  expect(last()).toMatchObject({ method, headers: { 'x-shop': 'acme east', authorization: 'Bearer k' } });
  expect(JSON.parse(last().body)).toMatchObject({ contact: { id: contactId } });
  expect(await traceOf(account, id, contactId)).toContain('ask: next');
});

test.each([
  ['X-Shop', 'a\r\nX-Injected: b'],
  ['X-Shop', 'a\nb'],
  ['X-Shop', ' a'],
  ['X-Shop', 'é'],
  ['X Shop', 'a'],
  ['X-Shop\r\nX-Injected', 'a'],
  ['Host', 'internal'],
  ['content-length', '0'],
  ['Transfer-Encoding', 'chunked'],
  ['Proxy-Authorization', 'a'],
  ['Cookie', 'a=b'],
  ['X-Tern-Signature', 't=1,v1=a'],
  ['Webhook-Signature', 'v1,a'],
  ['Idempotency-Key', 'a'],
])('the header %j with the value %j is refused', async (name, value) => {
  const account = await openAccount(app);
  const ask = { kind: 'webhook' as const, url: receiver.url, headers: { [name]: value } };
  await expect(buildDraft(account, CALL, { ask }, [])).rejects.toMatchObject({
    code: -32602,
    data: { field_errors: [{ path: `/config/headers/${name}` }] },
  });
});

test.each([408, 429, 500, 503])('after %i the request is repeated', async (status) => {
  const account = await openAccount(app);
  receiver.answer((_, response) => void response.writeHead(status).end());
  const { id, contactId } = await callReceiver(account);
  receiver.answer((_, response) => void response.writeHead(204).end());
  await later(app, 30_000);
  expect(receiver.received).toHaveLength(2);
  expect(await traceOf(account, id, contactId)).toContain('ask: next');
});

test('eight requests within about an hour are made, and then the enrollment fails with the last status', async () => {
  const account = await openAccount(app);
  receiver.answer((_, response) => void response.writeHead(500).end());
  const { id } = await callReceiver(account);
  const pauses = [30, 60, 120, 240, 480, 960, 1_800];
  for (const [at, seconds] of pauses.entries()) {
    await later(app, (seconds - 1) * 1_000);
    expect(receiver.received).toHaveLength(at + 1);
    await later(app, 1_000);
    expect(receiver.received).toHaveLength(at + 2);
  }
  const { items } = await account.call('journeys.enrollments', { journey_id: id });
  expect(items[0]?.enrollment).toMatchObject({ state: 'failed', reason: 'status_500' });
});

test('Retry-After makes a pause longer, at most 30 minutes', async () => {
  const account = await openAccount(app);
  receiver.answer((_, response) => void response.writeHead(429, { 'retry-after': '86400' }).end());
  const { id } = await callReceiver(account);
  await later(app, 29 * 60_000);
  expect(receiver.received).toHaveLength(1);
  await later(app, 60_000);
  expect(receiver.received).toHaveLength(2);
  await account.call('journeys.setState', { journey_id: id, state: 'archived' });
});
