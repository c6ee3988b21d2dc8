import pg from 'pg';
import { allowScans, findMoved, markEvents, readByCtid } from '../../../src/events/webhooks/mark-attempted-queries.ts';
import { arrayText, isPlain } from '../../../src/platform/database/array-text.ts';
import { startTestApp, type TestApp } from '../../support/app.ts';
import { explain } from '../../support/explain.ts';
import { createPartner, type TestPartner } from '../../support/webhooks/partner.ts';
import { startReceiver } from '../../support/webhooks/receiver.ts';

let app: TestApp;
let partner: TestPartner;

beforeAll(async () => {
  app = await startTestApp({ TERN_WEBHOOK_ALLOWED_HOSTS: '127.0.0.1' }, 'drained', undefined, 'own');
});
afterAll(() => app.stop());
beforeEach(async () => {
  partner = await createPartner(app);
});

const WAITING = 10_000;
const MADE = 300;

// Without statistics for a tenant, the planner assumes that it is small: it used to read all 40,000
// events of one for each attempt, which took 10 seconds.
describe('recording attempts reads only the attempted rows, whatever the backlog and the statistics are', () => {
  let client: pg.PoolClient;
  let ids: readonly string[];
  let rowIds: readonly string[];

  const params = (at: readonly string[]): unknown[] => [
    partner.accountId,
    ids.slice(0, MADE),
    at,
    ids.slice(0, MADE).map((_, index) => (index % 2) + 1),
    ['delivered', 'pending'],
    [app.clock.now, app.clock.now],
    [JSON.stringify({ of: 'one' }), JSON.stringify({ of: 'other' })],
    [0, 0],
    'partner',
  ];
  /** Number of events with their own outcome and one attempt. */
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
    const { rows } = await client.query<{ row_id: string }>(
      'SELECT ctid AS row_id FROM outbox_events WHERE id = ANY ($1) ORDER BY id',
      [ids.slice(0, MADE)],
    );
    rowIds = rows.map(({ row_id: rowId }) => rowId);
  };

  beforeEach(async () => {
    client = await app.parts.database.pool.connect();
  });
  afterEach(async () => {
    await client.query('ROLLBACK');
    client.release();
  });

  test('finds unmoved rows with a plan cached while the table was empty', async () => {
    await client.query('TRUNCATE outbox_events');
    await client.query('BEGIN');
    await client.query(readByCtid.text);
    await client.query('SET LOCAL plan_cache_mode = force_generic_plan');
    await client.query(
      `PREPARE mark (text, text[], tid[], int[], text[], timestamptz[], jsonb[], int[], text) AS ${markEvents.text}`,
    );
    await client.query("EXECUTE mark ('', '{}', '{}', '{}', '{}', '{}', '{}', '{}', '')");
    await emit();
    const literals = params(rowIds).map((value) => pg.escapeLiteral(isPlain(value) ? arrayText(value) : String(value)));
    const { maxRows } = await explain(client, { text: `EXECUTE mark (${literals.join(', ')})` }, []);
    expect(maxRows).toBeLessThanOrEqual(MADE);
    expect(await marked()).toBe(MADE);
    await client.query('DEALLOCATE mark');
  });

  test('finds unmoved rows with a custom plan', async () => {
    await emit();
    await client.query('ANALYZE outbox_events');
    await client.query('BEGIN');
    await client.query(readByCtid.text);
    const { maxRows } = await explain(client, markEvents, params(rowIds));
    expect(maxRows).toBeLessThanOrEqual(MADE);
    expect(await marked()).toBe(MADE);
  });

  test('finds rows that moved, when other rows have taken their positions, and marks each once', async () => {
    await emit();
    // The first half is unmoved. In the second half, the row positions are swapped.
    const at = [...rowIds.slice(0, MADE / 2), ...rowIds.slice(MADE / 2).reverse()];
    await client.query('ANALYZE outbox_events');
    await client.query('BEGIN');
    await client.query(readByCtid.text);
    expect((await client.query(markEvents.text, params(at))).rowCount).toBe(MADE / 2);
    await client.query(allowScans.text);
    expect(await marked()).toBe(MADE / 2);
    const made = [partner.accountId, 'partner', ids.slice(0, MADE)];
    const { maxRows } = await explain(client, findMoved, made);
    // The half that is marked has two versions of each row in the index.
    expect(maxRows).toBeLessThanOrEqual(MADE + MADE / 2);
    const { rows } = await client.query<{ id: string; ctid: string }>(findMoved.text, made);
    const places = new Map(rows.map(({ id, ctid }) => [id, ctid]));
    await client.query(readByCtid.text);
    await client.query(markEvents.text, params(ids.slice(0, MADE).map((id) => places.get(id) ?? '(0,0)')));
    await client.query(allowScans.text);
    expect(await marked()).toBe(MADE);
  });
});

test('an attempt is recorded even if the row of its event was rewritten meanwhile', async () => {
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
