import { relationshipAt } from '../../../src/people/consent/relationship-at.ts';
import { useTestApp } from '../../support/app.ts';
import { explain } from '../../support/explain.ts';

const app = useTestApp({}, 'drained', undefined, 'own');

const ROWS = 20_000;
/** A person with 500 orders that ended and 500 messages long ago. */
const REGULAR = '+12020000001';
const TEXT = `SELECT ${relationshipAt({ account: '$2', phone: '$3', at: '$4::timestamptz' })} AS relationship`;

let accountId: string;

beforeAll(async () => {
  ({ accountId } = await app.account());
  const { pool } = app.parts.database;
  const own = [accountId, ROWS];
  await pool.query(
    `INSERT INTO relationships (tenant_id, account_id, phone, kind, reference, since, ended_at, recorded_at, actor, request_id)
     SELECT $1, $1, '+1202' || lpad((CASE WHEN n <= 500 THEN 1 ELSE n END)::text, 7, '0'), 'order', n::text, '2026-01-01',
            CASE WHEN n <= 500 THEN timestamptz '2026-02-01' END, now(), 'key', 'req' FROM generate_series(1, $2) n`,
    own,
  );
  await pool.query(
    `INSERT INTO inbound_messages (tenant_id, id, account_id, number_id, from_phone, to_phone, text, intent, carrier_message_id, received_at)
     SELECT $1, 'inb_' || n, $1, 'num', '+1202' || lpad((CASE WHEN n <= 500 THEN 1 ELSE n END)::text, 7, '0'), '+12025550100', 'Hi', 'none', n::text,
            timestamptz '2026-01-01' + n * interval '1 minute' FROM generate_series(1, $2) n`,
    own,
  );
  await pool.query('ANALYZE relationships, inbound_messages');
});

test.each([
  ['an open order among 20,000', '+12020001000', 1],
  ['the last of 500 old messages and ended orders', REGULAR, 500],
  ['a number without either', '+12029999999', 1],
])('the look-up of %s reads the rows of that number only', async (_what, phone, most) => {
  const client = await app.parts.database.pool.connect();
  try {
    const params = [accountId, accountId, phone, new Date('2026-06-01')];
    const { maxRows, plan } = await explain(client, { text: TEXT }, params);
    expect(maxRows).toBeLessThanOrEqual(most);
    expect(plan).not.toContain('Seq Scan');
    expect(plan).toContain('inbound_messages_phone_idx');
  } finally {
    client.release(true);
  }
});

test('a STOP is no message that permits an answer', async () => {
  const { pool } = app.parts.database;
  const params = [accountId, accountId, '+12020019999', new Date('2026-01-15T00:00:00Z')];
  await pool.query("UPDATE relationships SET ended_at = '2026-01-02' WHERE phone = $1", [params[2]]);
  const relationship = async () => (await pool.query(TEXT, params)).rows[0]?.relationship;
  expect(await relationship()).toBe('recent_reply');
  await pool.query("UPDATE inbound_messages SET intent = 'stop' WHERE from_phone = $1", [params[2]]);
  expect(await relationship()).toBeNull();
});

test('the look-up for marketing reads no table', async () => {
  const { plan } = await explain(app.parts.database.pool as never, { text: TEXT }, [
    accountId,
    accountId,
    REGULAR,
    null,
  ]);
  expect(plan).not.toMatch(/"Actual Loops":[1-9]\d*[^{}]*"Index Cond"|"Index Name"[^{}]*"Actual Loops":[1-9]/);
});
