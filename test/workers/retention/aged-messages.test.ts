import fc from 'fast-check';
import { newId } from '../../../src/platform/ids.ts';
import { startTestApp, type TestAccount, type TestApp } from '../../support/app.ts';
import { copyMessages } from '../../support/retention/copy-message.ts';

const DAY_MS = 24 * 3600 * 1000;
const PHONE = '+12025550143';
const KEPT_DAYS = 120;
const ENDED = ['delivered', 'undelivered', 'failed', 'expired', 'canceled', 'rejected', 'delivery_unconfirmed'];

let app: TestApp;
let account: TestAccount;
beforeAll(async () => {
  app = await startTestApp({ TERN_MESSAGE_ROW_RETENTION_DAYS: '120', TERN_RECIPIENT_RETENTION_DAYS: '120' });
});
beforeEach(async () => {
  account = await app.account();
  await account.call('phone-numbers.ensureDefault', {});
  await account.call('contacts.upsert', { phone: PHONE, relationship: { kind: 'order' } });
});
afterAll(() => app.stop());

interface Drawn {
  /** In days before the run. */
  readonly created: number;
  readonly ended: number;
  readonly state: string;
  /** What else still refers to the message. */
  readonly reader: 'none' | 'queue' | 'lease' | 'open hold' | 'closed hold' | 'recipient' | 'ended journey' | 'journey';
}

const ages = fc.constantFrom(0, 30, KEPT_DAYS - 1, KEPT_DAYS, KEPT_DAYS + 1, 400);
const drawn: fc.Arbitrary<Drawn> = fc.record({
  created: ages,
  ended: ages,
  state: fc.constantFrom('queued', 'scheduled', 'accepted', 'sent', ...ENDED),
  reader: fc.constantFrom(
    ...([
      'none',
      'none',
      'none',
      'queue',
      'lease',
      'open hold',
      'closed hold',
      'recipient',
      'ended journey',
      'journey',
    ] as const),
  ),
});

/** The rule, once more. */
const isOld = ({ created, ended, state, reader }: Drawn): boolean =>
  created > KEPT_DAYS &&
  ended >= KEPT_DAYS &&
  !['queued', 'scheduled'].includes(state) &&
  ['none', 'closed hold', 'ended journey'].includes(reader);

test('exactly the messages that ended long enough ago and that nothing reads are deleted, with their reports', async () => {
  const { message_id: pattern } = await account.call('messages.send', {
    to: PHONE,
    text: 'Your code is 1234.',
    purpose: 'transactional',
  });
  await app.drain();
  const { pool } = app.parts.database;
  const tenant = account.accountId;
  await fc.assert(
    fc.asyncProperty(fc.array(drawn, { minLength: 20, maxLength: 60 }), async (messages) => {
      app.clock.advance(2 * 3600 * 1000);
      const now = app.clock.now.getTime();
      const ago = (days: number): Date => new Date(now - days * DAY_MS);
      const rows = messages.map((message, index) => {
        const { created, ended, state, reader } = message;
        const id = newId('msg', ago(created).getTime());
        const isOpen = ['queued', 'scheduled'].includes(state);
        const isReported = ENDED.includes(state);
        const key = `${now}${index}`;
        return {
          message,
          key,
          id,
          columns: {
            id,
            state,
            created_at: ago(created),
            accepted_at: isOpen ? null : ago(ended),
            finalized_at: isReported ? ago(ended) : null,
            hold_id: reader.endsWith('hold') ? `hld_${key}` : null,
            campaign_id: reader === 'recipient' ? `cmp_${key}` : null,
            journey_id: reader.endsWith('journey') ? `jrn_${key}` : null,
            contact_id: `con_${key}`,
          },
        };
      });
      await copyMessages(
        pool,
        pattern,
        rows.map(({ columns }) => columns),
      );
      for (const { message, key, id } of rows) {
        await pool.query(
          "INSERT INTO message_receipts (tenant_id, message_id, status, done_at, received_at) VALUES ($1, $2, 'sent', $3, $3)",
          [tenant, id, ago(message.ended)],
        );
        await addReader(message.reader, key, id, ago(message.ended));
      }
      await app.drain();
      const ids = rows.map(({ id }) => id);
      const expected = rows.filter(({ message }) => !isOld(message)).map(({ id }) => id);
      const left = await pool.query('SELECT id FROM messages WHERE id = ANY ($1) ORDER BY id', [ids]);
      expect(left.rows.map(({ id }) => id)).toEqual(expected.toSorted());
      const reports = await pool.query(
        'SELECT message_id FROM message_receipts WHERE message_id = ANY ($1) ORDER BY 1',
        [ids],
      );
      expect(reports.rows.map(({ message_id: id }) => id)).toEqual(expected.toSorted());
    }),
    { numRuns: 12 },
  );
}, 120_000);

async function addReader(reader: Drawn['reader'], key: string, id: string, at: Date): Promise<void> {
  const { pool } = app.parts.database;
  const tenant = account.accountId;
  const later = new Date(app.clock.now.getTime() + 900 * DAY_MS);
  if (reader === 'queue')
    await pool.query(
      'INSERT INTO message_queue (tenant_id, message_id, queue, due_at, is_single) VALUES ($1, $2, $3, $4, true)',
      [tenant, id, `num_${key}`, later],
    );
  if (reader === 'lease')
    await pool.query(
      'INSERT INTO message_leases (tenant_id, queue, id, message_ids, claimed_at, lease_until) VALUES ($1, $2, $3, ARRAY[$4], $5, $5)',
      [tenant, `num_${key}`, `lse_${key}`, id, later],
    );
  if (reader.endsWith('hold'))
    await pool.query(
      `INSERT INTO credit_holds (tenant_id, id, account_id, campaign_id, amount, captured, released, state, created_at)
       VALUES ($1, $2, $1, 'cmp_none', 0, 0, 0, $3, $4)`,
      [tenant, `hld_${key}`, reader === 'open hold' ? 'open' : 'closed', at],
    );
  if (reader === 'recipient')
    await pool.query(
      "INSERT INTO campaign_recipients (tenant_id, campaign_id, contact_id, outcome, decided_at) VALUES ($1, $2, $3, 'accepted', $4)",
      [tenant, `cmp_${key}`, `con_${key}`, at],
    );
  if (reader.endsWith('journey'))
    await pool.query(
      `INSERT INTO journey_enrollments (tenant_id, id, account_id, journey_id, version, contact_id, state, node_id, arrived_at, event, entered_at, ended_at)
       VALUES ($1, $2, $1, $3, 1, $4, 'active', 'jnd_none', $5, '{}', $5, $6)`,
      [tenant, `enr_${key}`, `jrn_${key}`, `con_${key}`, at, reader === 'journey' ? null : at],
    );
}

test('a chain of retries is deleted from its end, so that none loses what it is counted from', async () => {
  const { pool } = app.parts.database;
  const { message_id: pattern } = await account.call('messages.send', {
    to: PHONE,
    text: 'Hi',
    purpose: 'transactional',
  });
  await app.drain();
  const old = new Date(app.clock.now.getTime() - 200 * DAY_MS);
  const [first, second, third] = [0, 1, 2].map((index) => newId('msg', old.getTime() + index));
  const young = newId('msg', app.clock.now.getTime());
  const ended = { state: 'failed', created_at: old, accepted_at: old, finalized_at: old };
  await copyMessages(pool, pattern, [
    { ...ended, id: first },
    { ...ended, id: second, retry_of: first },
    { ...ended, id: third, retry_of: second },
    { id: young, retry_of: third },
  ]);
  const left = async () =>
    (
      await pool.query('SELECT id FROM messages WHERE id = ANY ($1) ORDER BY id', [[first, second, third, young]])
    ).rows.map(({ id }) => id);
  app.clock.advance(2 * 3600 * 1000);
  await app.drain();
  expect(await left()).toEqual([first, second, third, young]);
  await pool.query('DELETE FROM messages WHERE id = $1', [young]);
  for (const remaining of [[first, second], [first], []]) {
    app.clock.advance(2 * 3600 * 1000);
    await app.drain();
    expect(await left()).toEqual(remaining);
  }
});
