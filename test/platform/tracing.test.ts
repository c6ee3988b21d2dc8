import { fileURLToPath } from 'node:url';
import { SpanKind, SpanStatusCode } from '@opentelemetry/api';
import type { ReadableSpan } from '@opentelemetry/sdk-trace-node';
import { startTestApp, type TestAccount, type TestApp } from '../support/app.ts';
import { registerPartner, type TestPartner } from '../support/partner.ts';
import { type Receiver, startReceiver } from '../support/webhooks/receiver.ts';

// OpenTelemetry keeps its SDK in the global object, which must be that of `src`.
const { recordSpans } = (await importOnce(
  fileURLToPath(new URL('../support/record-spans.ts', import.meta.url)),
)) as typeof import('../support/record-spans.ts');
const { exporter, stop: stopRecording } = recordSpans();

const PHONE = '+12025550143';
const REFUSED = '+12025550108';
const UNANSWERED = '+12025550105';
const WORDS = 'Your parcel waits at the corner';
const TRACE = '4bf92f3577b34da6a3ce929d0e0e4736';
const SPAN = '00f067aa0ba902b7';

let app: TestApp;
let receiver: Receiver;
let partner: TestPartner;
let shop: TestAccount;

beforeAll(async () => {
  [app, receiver] = await Promise.all([startTestApp({ TERN_WEBHOOK_ALLOWED_HOSTS: '127.0.0.1' }), startReceiver()]);
  partner = await registerPartner(app);
  await partner.call('partner.configureWebhook', { webhook_url: `${receiver.url}?secret=hush` });
  shop = await partner.customer('shop-1');
  for (const phone of [PHONE, REFUSED, UNANSWERED])
    await shop.call('contacts.upsert', { phone, first_name: 'Adalind', relationship: { kind: 'order' } });
  await app.drain();
});
beforeEach(async () => {
  receiver.answer((_request, response) => void response.writeHead(200).end());
  app.clock.advance(3_600_000);
  await app.drain();
  exporter.reset();
});
afterAll(async () => {
  await app.stop();
  await receiver.close();
  await stopRecording();
});

async function call(key: string, method: string, params: object): Promise<string> {
  const { headers } = await app.post(
    { jsonrpc: '2.0', id: 1, method, params },
    { authorization: `Bearer ${key}`, traceparent: `00-${TRACE}-${SPAN}-01` },
  );
  return headers.get('x-request-id') as string;
}

const spans = (name: string): ReadableSpan[] => exporter.getFinishedSpans().filter((span) => span.name === name);
const only = (name: string): ReadableSpan => {
  const found = spans(name);
  expect(found).toHaveLength(1);
  return found[0] as ReadableSpan;
};

test("a call has a span below the caller's span, and its transaction has a span below that", async () => {
  const requestId = await call(shop.key, 'tags.create', { name: 'VIP' });
  const span = only('tags.create');
  expect(span.kind).toBe(SpanKind.SERVER);
  expect(span.spanContext().traceId).toBe(TRACE);
  expect(span.parentSpanContext?.spanId).toBe(SPAN);
  expect(span.attributes).toMatchObject({
    'rpc.system.name': 'jsonrpc',
    'rpc.method': 'tags.create',
    'tern.request_id': requestId,
  });
  expect(span.status.code).toBe(SpanStatusCode.UNSET);
  expect(only('transaction').parentSpanContext?.spanId).toBe(span.spanContext().spanId);
});

test('an error marks the span as failed with its stable code, and an unknown method is recorded as unknown', async () => {
  await call(shop.key, 'messages.get', { message_id: 'msg_none' });
  const refused = only('messages.get');
  expect(refused.status).toEqual({ code: SpanStatusCode.ERROR });
  expect(refused.attributes).toMatchObject({ 'error.type': '-32001', 'rpc.response.status_code': '-32001' });
  await call(shop.key, `${WORDS}`, {});
  expect(only('unknown').attributes['error.type']).toBe('-32601');
});

test('the spans of submissions and deliveries contain the request ids of the calls that caused them', async () => {
  const purpose = 'transactional';
  const taken = await call(shop.key, 'messages.send', { to: PHONE, text: WORDS, purpose });
  const sent = await call(partner.key, 'partner.send', {
    idempotency_key: 'a',
    external_ref: 'shop-1',
    to: REFUSED,
    text: WORDS,
    purpose,
  });
  const [step] = spans('transaction').filter(
    ({ parentSpanContext }) => parentSpanContext?.spanId === only('partner.send').spanContext().spanId,
  );
  expect(step?.attributes).toEqual({ 'db.system.name': 'postgresql' });
  await app.drain();
  const submission = only('submit simulator');
  expect(submission.kind).toBe(SpanKind.CLIENT);
  expect(submission.attributes).toMatchObject({
    'messaging.batch.message_count': 2,
    'tern.request_ids': [taken, sent],
    'tern.accepted': 1,
    'tern.rejected': 1,
  });
  const deliveries = spans('deliver event');
  expect(new Set(deliveries.map(({ attributes }) => attributes['tern.request_id']))).toEqual(new Set([taken, sent]));
  expect(deliveries[0]?.attributes).toMatchObject({ 'http.request.method': 'POST', 'http.response.status_code': 200 });
});

test('each of the calls that share a transaction has its own span for it', async () => {
  const keys = ['b', 'c', 'd', 'e', 'f'];
  await Promise.all(
    keys.map((key) =>
      call(partner.key, 'partner.send', {
        idempotency_key: key,
        external_ref: 'shop-1',
        to: PHONE,
        text: WORDS,
        purpose: 'transactional',
      }),
    ),
  );
  const calls = spans('partner.send').map((span) => span.spanContext().spanId);
  expect(calls).toHaveLength(keys.length);
  const transactions = spans('transaction').map(({ parentSpanContext }) => parentSpanContext?.spanId);
  expect(transactions.toSorted()).toEqual(calls.toSorted());
});

test('failed submissions and deliveries are failed spans', async () => {
  receiver.answer((_request, response) => void response.writeHead(503).end());
  await call(shop.key, 'messages.send', { to: UNANSWERED, text: WORDS, purpose: 'transactional' });
  await app.drain();
  expect(only('submit simulator').attributes).toMatchObject({ 'error.type': 'unknown_outcome', 'tern.accepted': 0 });
  const [failed] = spans('deliver event');
  expect(failed?.status.code).toBe(SpanStatusCode.ERROR);
  expect(failed?.attributes).toMatchObject({ 'http.response.status_code': 503, 'error.type': 'failed' });
});

test('no span contains contact data, message text, keys or webhook URLs', async () => {
  await call(shop.key, 'contacts.upsert', { phone: PHONE, first_name: 'Adalind', attributes: { city: 'Elsewhere' } });
  await call(shop.key, 'messages.send', { to: PHONE, text: WORDS, purpose: 'transactional' });
  await call(shop.key, 'messages.send', { to: 'nobody', text: WORDS, purpose: 'transactional' });
  await call(shop.key, 'messages.simulateInbound', { from: PHONE, text: 'STOP' });
  await call('tern_live_wrong', 'tags.list', {});
  await app.drain();
  const all = exporter.getFinishedSpans();
  expect(all.length).toBeGreaterThan(10);
  const said = JSON.stringify(
    all.map(({ name, attributes, events, status, links }) => [name, attributes, events, status, links]),
  );
  for (const secret of [
    '2025550143',
    WORDS,
    'Adalind',
    'Elsewhere',
    'nobody',
    'STOP',
    'tern_live',
    'hush',
    '127.0.0.1',
  ])
    expect(said).not.toContain(secret);
});
