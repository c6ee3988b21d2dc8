import { createTestDatabase, type TestDatabase } from '../support/database.ts';
import { type Running, startTern } from '../support/run-tern.ts';
import { until } from '../support/until.ts';
import { type Receiver, startReceiver } from '../support/webhooks/receiver.ts';

type Line = Readonly<Record<string, unknown>>;
type Answer = { readonly requestId: string; readonly result: Readonly<Record<string, string>> };

let database: TestDatabase;
let receiver: Receiver;
let tern: Running;
let url: string;

beforeAll(async () => {
  [database, receiver] = await Promise.all([createTestDatabase(), startReceiver()]);
  tern = startTern(['serve'], {
    DATABASE_URL: database.url,
    TERN_LOG_LEVEL: 'debug',
    TERN_WEBHOOK_ALLOWED_HOSTS: '127.0.0.1',
  });
  url = (await tern.says(/Tern is listening on (\S+)/))[1] as string;
});
afterAll(async () => {
  tern.child.kill('SIGKILL');
  await tern.ended;
  await receiver.close();
  await database.drop();
});

async function call(key: string | null, method: string, params: object): Promise<Answer> {
  const response = await fetch(`${url}/rpc`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(key === null ? {} : { authorization: `Bearer ${key}` }) },
    body: JSON.stringify({ jsonrpc: '2.0', id: 1, method, params }),
  });
  const { result, error } = (await response.json()) as { result: Answer['result']; error?: object };
  if (error !== undefined) throw new Error(JSON.stringify(error));
  return { requestId: response.headers.get('x-request-id') as string, result };
}

const TAKEN = '+12025550143';
const REFUSED = '+12025550108';
const UNANSWERED = '+12025550105';

test('the request id of a call links its messages at the carrier and its webhook deliveries, in both directions', async () => {
  const { api_key: tenant = '' } = (await call(null, 'agent.provision', { name: 'Ids' })).result;
  const { api_key: partner = '' } = (await call(tenant, 'partner.register', { name: 'Ids', credits: 50 })).result;
  await call(partner, 'partner.configureWebhook', { webhook_url: receiver.url });
  const shop = 'shop-1';
  const created = await call(partner, 'partner.createCustomer', {
    external_ref: shop,
    name: 'Shop',
    low_balance_at: 40,
  });
  const { api_key: key = '' } = created.result;
  await call(partner, 'partner.grantCredits', { external_ref: shop, amount_credits: 41 });
  const consent = { method: 'web_form', source: 'https://example.com', captured_at: '2026-01-01T00:00:00Z' };
  await call(key, 'contacts.import', { contacts: [TAKEN, REFUSED, UNANSWERED].map((phone) => ({ phone })), consent });

  const purpose = 'transactional';
  const send = (to: string, idempotency: string) =>
    call(partner, 'partner.send', { idempotency_key: idempotency, external_ref: shop, to, text: 'Hi', purpose });
  const sends = [await send(TAKEN, 'a'), await send(REFUSED, 'b'), await send(UNANSWERED, 'c')] as const;
  const single = await call(key, 'messages.send', { to: TAKEN, text: 'Hi', purpose });
  const { campaign } = (
    await call(key, 'campaigns.create', { audience: { include: { all: true } }, name: 'Ids', body: 'Hi', purpose })
  ).result as never as {
    campaign: { id: string };
  };
  const { preflight_token } = (await call(key, 'campaigns.preflight', { campaign_id: campaign.id })).result;
  const launched = await call(key, 'campaigns.launch', { campaign_id: campaign.id, preflight_token });
  const finalized = () => receiver.received.filter(({ body }) => body.includes('"message.finalized"')).length;
  // Messages whose response was lost are resolved by their receipts.
  await until(async () => finalized() === 7);
  const reply = await call(key, 'messages.simulateInbound', { from: TAKEN, text: 'STOP' });
  await until(async () => finalized() === 8);
  const shown = await call(key, 'messages.get', { message_id: single.result.message_id });
  expect(shown.result.message).toMatchObject({ request_id: single.requestId });
  tern.child.kill('SIGTERM');
  const { stderr } = await tern.ended;
  const lines = stderr
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as Line);
  const of = (requestId: string, message: string): Line[] =>
    lines.filter((line) => line.requestId === requestId && line.msg === message);

  const [taken, refused, unanswered] = sends;
  expect(of(taken.requestId, 'message accepted by the carrier')).toMatchObject([
    { messageId: taken.result.message_id, carrier: 'simulator' },
  ]);
  expect(of(refused.requestId, 'message rejected by the carrier')).toMatchObject([
    { messageId: refused.result.message_id, level: 30, errorCode: 'invalid_destination' },
  ]);
  expect(of(unanswered.requestId, 'submit outcome unknown')).toMatchObject([
    { messageId: unanswered.result.message_id, level: 40 },
  ]);
  expect(of(single.requestId, 'message accepted by the carrier')).toMatchObject([
    { messageId: single.result.message_id },
  ]);
  expect(of(launched.requestId, 'message accepted by the carrier')).toHaveLength(1);
  expect(of(launched.requestId, 'message rejected by the carrier')).toHaveLength(1);
  expect(of(reply.requestId, 'message accepted by the carrier')).toHaveLength(1);

  const typeOf = new Map(receiver.received.map(({ id, body }) => [id, (JSON.parse(body) as { type: string }).type]));
  const delivered = (requestId: string): string[] =>
    of(requestId, 'event delivered')
      .map(({ eventId }) => typeOf.get(eventId as string) as string)
      .sort();
  expect(delivered(created.requestId)).toEqual(['trust.updated']);
  expect(delivered(taken.requestId)).toEqual(['message.accepted', 'message.finalized']);
  expect(delivered(refused.requestId)).toEqual(['balance.low', 'message.accepted', 'message.finalized']);
  expect(delivered(single.requestId)).toEqual(['message.accepted', 'message.finalized']);
  expect(delivered(launched.requestId)).toEqual([
    ...Array.from({ length: 3 }, () => 'message.accepted'),
    ...Array.from({ length: 3 }, () => 'message.finalized'),
  ]);
  expect(delivered(reply.requestId)).toEqual(
    expect.arrayContaining(['contact.opted_out', 'message.accepted', 'message.inbound']),
  );
  expect(stderr).not.toContain(TAKEN);
}, 60_000);
