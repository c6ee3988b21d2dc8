import { dueQueues } from '../../../src/sending/dispatch/dispatch.ts';
import { startTestApp, type TestAccount, type TestApp } from '../../support/app.ts';
import { launchCampaign } from '../../support/launch-campaign.ts';
import { optIn } from '../../support/opt-in.ts';

const NEW_YORK = '+12125550110';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.stop());

const query = async (sql: string, ...params: unknown[]) => (await app.parts.database.pool.query(sql, params)).rows;

async function ready(): Promise<TestAccount> {
  const account = await app.account();
  await account.call('phone-numbers.ensureDefault', {});
  await optIn(account, NEW_YORK);
  return account;
}
/** As many messages as one run examines queues, each of a number of its own, and all due first. */
async function fillQueues(account: TestAccount): Promise<void> {
  await account.call('messages.send', { to: NEW_YORK, text: 'Sale. STOP to end.' });
  await query(
    `WITH number AS (SELECT * FROM phone_numbers WHERE tenant_id = $1), many AS (
       INSERT INTO phone_numbers (tenant_id, id, account_id, phone, country, type, state, is_default, carrier, assignment, messages_per_second, paced_until, created_at)
       SELECT tenant_id, 'num_' || n, account_id, '+1500555' || n, country, type, state, false, carrier, assignment, messages_per_second, paced_until, created_at
         FROM number, generate_series(1000, 1249) n)
     INSERT INTO message_queue (tenant_id, message_id, queue, due_at, is_single)
     SELECT m.tenant_id, 'msg_' || n, 'num_' || n, m.due_at - interval '1 hour', true FROM messages m, generate_series(1000, 1249) n WHERE m.tenant_id = $1`,
    account.accountId,
  );
  await query(
    `INSERT INTO messages (tenant_id, id, account_id, number_id, from_phone, to_phone, body, encoding, segments, credits, purpose, state, due_at, carrier, created_at)
     SELECT m.tenant_id, 'msg_' || n, m.account_id, 'num_' || n, m.from_phone, m.to_phone, m.body, m.encoding, m.segments, m.credits, m.purpose, m.state,
            m.due_at - interval '1 hour', m.carrier, m.created_at
       FROM messages m, generate_series(1000, 1249) n WHERE m.tenant_id = $1`,
    account.accountId,
  );
}

test.each([
  [
    'has used up its throughput',
    "UPDATE phone_numbers SET paced_until = paced_until + interval '100 years' WHERE tenant_id = $1",
  ],
  ['was released', "UPDATE phone_numbers SET state = 'released' WHERE tenant_id = $1"],
  ['belongs to an account on payment hold', "UPDATE accounts SET state = 'payment_hold' WHERE tenant_id = $1"],
  [
    'has a suspended registration',
    `WITH rest AS (INSERT INTO registrations (tenant_id, id, account_id, kind, content, status, submission_status, attempt, created_at, updated_at)
                   VALUES ($1, 'reg_rest', $1, 'campaign', '{}', 'TCR_SUSPENDED', 'CREATED', 1, now(), now()))
     UPDATE phone_numbers SET registration_id = 'reg_rest' WHERE tenant_id = $1`,
  ],
])('numbers that cannot send do not block other queues: a number that %s', async (_why, change) => {
  const waiting = await ready();
  await fillQueues(waiting);
  await query(change, waiting.accountId);
  const other = await ready();
  const { message_id: id } = await other.call('messages.send', { to: NEW_YORK, text: 'Sale. STOP to end.' });
  const queues = await dueQueues(app.parts.database, app.clock.now);
  expect(queues.map(({ tenant_id: tenant }) => tenant)).toContain(other.accountId);
  expect(queues.map(({ tenant_id: tenant }) => tenant)).not.toContain(waiting.accountId);
  await app.drain();
  expect(await query('SELECT state FROM messages WHERE id = $1', id)).not.toEqual([{ state: 'queued' }]);
});

test('a campaign that waits for the end of quiet hours is not a due queue', async () => {
  const account = await ready();
  app.clock.now = new Date('2029-06-14T03:30:00Z');
  const campaign = await launchCampaign(account, { name: 'Sale', body: 'Sale. STOP to end.' });
  await app.drain();
  const ours = async () =>
    (await dueQueues(app.parts.database, app.clock.now)).filter(({ queue }) => queue === campaign.id).length;
  expect(await ours()).toBe(0);
  app.clock.now = new Date('2029-06-14T14:30:00Z');
  expect(await ours()).toBe(1);
});
