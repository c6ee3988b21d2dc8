import { joinRowByRow, markAttempted } from '../../../src/messaging/delivery/record-attempts-queries.ts';
import { startTestApp, type TestApp } from '../../support/app.ts';
import { explain } from '../../support/explain.ts';
import { createPartner, type TestPartner } from './support/partner.ts';
import { startReceiver } from './support/receiver.ts';

let app: TestApp;
let partner: TestPartner;

beforeAll(async () => {
  app = await startTestApp({ TERN_WEBHOOK_ALLOWED_HOSTS: '127.0.0.1' });
});
afterAll(() => app.stop());
beforeEach(async () => {
  partner = await createPartner(app);
});

const WAITING = 10_000;
const MADE = 300;

// The planner keeps no figures of the tenants and takes each for a small one: it read all 40,000 events of one for each attempt, for 10 s.
test('attempts are written down row by row, however many events wait and whatever the planner takes them for', async () => {
  const ids = await partner.emit('acc_1', WAITING);
  const { pool } = app.parts.database;
  await pool.query('ANALYZE outbox_events');
  const { rows } = await pool.query<{ id: string; place: string }>(
    'SELECT id, ctid AS place FROM outbox_events WHERE id = ANY ($1) ORDER BY id',
    [ids.slice(0, MADE)],
  );
  const client = await pool.connect();
  const passedOver = async (places: readonly string[]): Promise<number> => {
    await client.query('BEGIN');
    await client.query(joinRowByRow.text);
    const { mostRows } = await explain(client, markAttempted, [
      partner.accountId,
      rows.map(({ id }) => id),
      places,
      rows.map(() => 'delivered'),
      rows.map(() => app.clock.now),
      rows.map(({ id }) => JSON.stringify({ of: id })),
    ]);
    const marked = await client.query(
      "SELECT FROM outbox_events WHERE id = ANY ($1) AND state = 'delivered' AND attempts -> 0 ->> 'of' = id",
      [ids],
    );
    expect(marked.rowCount).toBe(MADE);
    await client.query('ROLLBACK');
    return mostRows;
  };
  expect(await passedOver(rows.map(({ place }) => place))).toBeLessThanOrEqual(MADE);
  // Each of them has moved.
  expect(await passedOver(rows.map(() => '(0,0)'))).toBeLessThanOrEqual(MADE);
  // Where the one was, the other is.
  expect(await passedOver(rows.map(({ place }) => place).reverse())).toBeLessThanOrEqual(MADE);
  client.release();
});

test('an event whose row was written anew while it was under way is written down all the same', async () => {
  const receiver = await startReceiver();
  await partner.call('partner.configureWebhook', { webhook_url: receiver.url });
  const [id] = await partner.emit('acc_1');
  const { pool } = app.parts.database;
  receiver.answer((_request, response) => {
    const rewritten = pool.query('UPDATE outbox_events SET body = body WHERE id = $1', [id]);
    void rewritten.then(() => response.writeHead(200).end());
  });
  await app.drain();
  await app.drain();
  expect(receiver.received.map((request) => request.id)).toEqual([id]);
  expect(await partner.events()).toMatchObject([{ state: 'delivered', attempt: 1 }]);
  await receiver.close();
});
