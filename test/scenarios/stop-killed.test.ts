import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { contentOfTables } from '../contract/support/tables.ts';
import { root } from '../house/support/source-files.ts';
import { twoPrograms } from '../skills/opt-out-scope/support/two-programs.ts';
import { ADA, registerPartner } from '../skills/partner/support/partner.ts';
import { startTestApp, type TestApp } from '../support/app.ts';
import { optIn } from '../support/opt-in.ts';

let app: TestApp;

beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.stop());

const FEWEST_STATEMENTS = 10;

test('a STOP holds in full or not at all, whichever of its statements the process is killed before, and the partner hears of one that holds', async () => {
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
  expect(heard.find(({ type }) => type === 'contact.opted_out')?.data).toMatchObject({ recalled_messages: 1 });
}, 120_000);

test('the answer to what a STOP was asked holds in full or not at all as well, and is answered by nothing', async () => {
  const { account, news, orders, send, write, consent, replies, suppressions, verified } = await twoPrograms(app);
  await write('STOP', news.number);
  const receivedAt = new Date(app.clock.now.getTime() + 60_000);
  const answer = { carrierMessageId: 'only-1', from: ADA, to: news.number.phone, text: 'ONLY', receivedAt };
  await receiveKilledEverywhere(answer);
  expect(await consent()).toMatchObject({ status: 'opted_in', ended_programs: [news.id] });
  expect(await suppressions()).toEqual([`${news.id} keyword`]);
  expect(await replies()).toHaveLength(1);
  await send(orders.number);
  // The carrier repeats itself.
  expect(await receive(Number.MAX_SAFE_INTEGER, answer)).toBe('done');
  expect((await account.call('contacts.consentHistory', { phone: ADA })).items).toHaveLength(3);
  app.clock.now = receivedAt;
  expect(await verified()).toBe(true);
}, 120_000);

/** Before each statement of the transaction, its COMMIT among them, and in the end not at all. */
async function receiveKilledEverywhere(inbound: unknown): Promise<void> {
  const { pool } = app.parts.database;
  const before = await contentOfTables(pool);
  let place = 0;
  for (; (await receive(place, inbound)) === 'SIGKILL'; place += 1) {
    await untilGone();
    expect(await contentOfTables(pool)).toEqual(before);
  }
  expect(place).toBeGreaterThan(FEWEST_STATEMENTS);
}

async function receive(place: number, inbound: unknown): Promise<string> {
  const child = spawn(
    process.execPath,
    [
      '--import',
      'tsx',
      'test/scenarios/support/receive-and-die.ts',
      app.databaseUrl,
      String(place),
      JSON.stringify(inbound),
    ],
    { cwd: root, stdio: ['ignore', 'ignore', 'inherit'] },
  );
  const [code, signal] = (await once(child, 'exit')) as [number | null, string | null];
  if (code !== null && code !== 0) throw new Error(`The receiving process ended with ${code}.`);
  return signal ?? 'done';
}

/** The server notices that the process is gone when it next looks at the socket; until then its transaction is open. */
async function untilGone(): Promise<void> {
  const { rows } = await app.parts.database.pool.query(
    "SELECT count(*)::int AS n FROM pg_stat_activity WHERE datname = current_database() AND application_name = 'receive and die'",
  );
  if (rows[0].n > 0) await untilGone();
}
