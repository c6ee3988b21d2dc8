import pg from 'pg';
import { joinRowByRow, markInPlace, markMoved } from '../../../src/messaging/delivery/mark-attempted-queries.ts';
import { arrayText, isPlain } from '../../../src/platform/array-text.ts';
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
describe('attempts are written down row by row, however many events wait and whatever the planner takes them for', () => {
  let client: pg.PoolClient;
  let ids: readonly string[];
  let places: readonly string[];

  const params = (at: readonly string[]): unknown[] => [
    partner.accountId,
    ids.slice(0, MADE),
    at,
    ids.slice(0, MADE).map((_, index) => (index % 2) + 1),
    ['delivered', 'pending'],
    [app.clock.now, app.clock.now],
    [JSON.stringify({ of: 'one' }), JSON.stringify({ of: 'other' })],
    [0, 0],
  ];
  /** How many have their own outcome and one attempt. */
  const marked = async (): Promise<number | null> => {
    const found = await client.query(
      `SELECT FROM outbox_events WHERE id = ANY ($1) AND attempt = 1 AND jsonb_array_length(attempts) = 1
          AND (state, attempts -> 0 ->> 'of', delivered_at IS NULL) IN (('delivered', 'one', false), ('pending', 'other', true))`,
      [ids],
    );
    return found.rowCount;
  };

  const emit = async (): Promise<void> => {
    ids = await partner.emit('acc_1', WAITING);
    const { rows } = await client.query<{ place: string }>(
      'SELECT ctid AS place FROM outbox_events WHERE id = ANY ($1) ORDER BY id',
      [ids.slice(0, MADE)],
    );
    places = rows.map(({ place }) => place);
  };

  beforeEach(async () => {
    client = await app.parts.database.pool.connect();
  });
  afterEach(async () => {
    await client.query('ROLLBACK');
    client.release();
  });

  test('where they were read, with a plan kept from when the table was empty', async () => {
    await client.query('TRUNCATE outbox_events');
    await client.query('BEGIN');
    await client.query(joinRowByRow.text);
    await client.query('SET LOCAL plan_cache_mode = force_generic_plan');
    await client.query(
      `PREPARE mark (text, text[], tid[], int[], text[], timestamptz[], jsonb[], int[]) AS ${markInPlace.text}`,
    );
    await client.query("EXECUTE mark ('', '{}', '{}', '{}', '{}', '{}', '{}', '{}')");
    await emit();
    const literals = params(places).map((value) => pg.escapeLiteral(isPlain(value) ? arrayText(value) : String(value)));
    const { mostRows } = await explain(client, { text: `EXECUTE mark (${literals.join(', ')})` }, []);
    expect(mostRows).toBeLessThanOrEqual(MADE);
    expect(await marked()).toBe(MADE);
    await client.query('DEALLOCATE mark');
  });

  test('where they were read, with a plan of the moment', async () => {
    await emit();
    await client.query('ANALYZE outbox_events');
    await client.query('BEGIN');
    await client.query(joinRowByRow.text);
    const { mostRows } = await explain(client, markInPlace, params(places));
    expect(mostRows).toBeLessThanOrEqual(MADE);
    expect(await marked()).toBe(MADE);
  });

  test('where another is now: not there, but where they have gone, and each of them once', async () => {
    await emit();
    // The first half is where it was; of the others, where the one was, the other is.
    const at = [...places.slice(0, MADE / 2), ...places.slice(MADE / 2).reverse()];
    await client.query('ANALYZE outbox_events');
    await client.query('BEGIN');
    await client.query(joinRowByRow.text);
    expect((await client.query(markInPlace.text, params(at))).rowCount).toBe(MADE / 2);
    expect(await marked()).toBe(MADE / 2);
    const { mostRows } = await explain(client, markMoved, params(at));
    expect(mostRows).toBeLessThanOrEqual(MADE);
    expect(await marked()).toBe(MADE);
  });
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
