import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { startTestApp, type TestApp } from '../support/app.ts';
import { bundleProgram } from '../support/bundle-program.ts';
import { contentOfTables } from '../support/contract/tables.ts';
import { root } from '../support/house/source-files.ts';
import { optIn } from '../support/opt-in.ts';
import { ADA, registerPartner } from '../support/partner.ts';
import { twoPrograms } from '../support/two-programs.ts';

const program = await bundleProgram('test/support/scenarios/receive-and-die.ts');

let app: TestApp;

beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.stop());

const MIN_STATEMENTS = 10;

test('a STOP is applied completely or not at all if the process is killed, and the partner is notified when it is applied', async () => {
  const partner = await registerPartner(app);
  const shop = await partner.customer('shop-1');
  await optIn(shop, ADA);
  const later = new Date(app.clock.now.getTime() + 3_600_000).toISOString();
  const { message_id: waiting } = await partner.call('partner.send', {
    idempotency_key: 'waiting',
    external_ref: 'shop-1',
    to: ADA,
    text: 'See you in an hour.',
    send_at: later,
  });
  const { items: numbers } = await shop.call('phone-numbers.list', {});
  const inbound = {
    carrierMessageId: 'stop-1',
    from: ADA,
    to: numbers[0]?.phone,
    text: 'STOP',
    receivedAt: app.clock.now,
  };
  const told = new Set((await partner.events()).map(({ id }) => id));

  await receiveKilledEverywhere(inbound);

  expect((await shop.call('contacts.get', { phone: ADA })).contact.consent).toMatchObject({ status: 'opted_out' });
  expect((await shop.call('messages.get', { message_id: waiting })).message).toMatchObject({ state: 'canceled' });
  expect(await shop.call('billing.balance', {})).toMatchObject({ available: 1000 });
  const heard = (await partner.events()).filter(({ id }) => !told.has(id));
  expect(heard.map(({ type }) => type).sort()).toEqual([
    'contact.opted_out',
    'message.accepted',
    'message.finalized',
    'message.inbound',
  ]);
  expect(heard.find(({ type }) => type === 'contact.opted_out')?.data).toMatchObject({ canceled_messages: 1 });
}, 120_000);

test('the answer to a scope question is applied completely or not at all if the process is killed, and gets no reply', async () => {
  const { account, news, orders, send, write, consent, replies, suppressions, verified } = await twoPrograms(app);
  await write('STOP', news.number);
  const receivedAt = new Date(app.clock.now.getTime() + 60_000);
  const answer = { carrierMessageId: 'only-1', from: ADA, to: news.number.phone, text: 'ONLY', receivedAt };
  await receiveKilledEverywhere(answer);
  expect(await consent()).toMatchObject({ status: 'opted_in', ended_programs: [news.id] });
  expect(await suppressions()).toEqual([`${news.id} keyword`]);
  expect(await replies()).toHaveLength(1);
  await send(orders.number);
  // The carrier redelivers the message.
  expect(await receive(Number.MAX_SAFE_INTEGER, answer)).toBe('done');
  expect((await account.call('contacts.consentHistory', { phone: ADA })).items).toHaveLength(5);
  app.clock.now = receivedAt;
  expect(await verified()).toBe(true);
}, 120_000);

/**
 * Kills the process before each statement of the transaction, including its COMMIT, and finally not
 * at all.
 */
async function receiveKilledEverywhere(inbound: unknown): Promise<void> {
  const { pool } = app.parts.database;
  const before = await contentOfTables(pool);
  let index = 0;
  for (; (await receive(index, inbound)) === 'SIGKILL'; index += 1) {
    await untilGone();
    expect(await contentOfTables(pool)).toEqual(before);
  }
  expect(index).toBeGreaterThan(MIN_STATEMENTS);
}

async function receive(index: number, inbound: unknown): Promise<string> {
  const child = spawn(process.execPath, [program, app.databaseUrl, String(index), JSON.stringify(inbound)], {
    cwd: root,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const [code, signal] = (await once(child, 'exit')) as [number | null, string | null];
  if (code !== null && code !== 0) throw new Error(`The receiving process ended with ${code}.`);
  return signal ?? 'done';
}

/**
 * PostgreSQL detects the dead client at its next read of the socket. Until then the transaction is
 * open.
 */
async function untilGone(): Promise<void> {
  const { rows } = await app.parts.database.pool.query(
    "SELECT count(*)::int AS n FROM pg_stat_activity WHERE datname = current_database() AND application_name = 'receive and die'",
  );
  if (rows[0].n > 0) await untilGone();
}
