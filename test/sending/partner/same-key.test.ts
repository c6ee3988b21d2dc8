import { lock } from '../../../src/platform/database/locks.ts';
import { type CallError, startTestApp, type TestApp } from '../../support/app.ts';
import { untilSomebodyWaits } from '../../support/locks.ts';
import { optIn } from '../../support/opt-in.ts';
import { registerPartner } from '../../support/partner.ts';

const NEW_YORK = '+12125550110';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.stop());

test('the second of two concurrent calls with one key is a replay, even if the first used the last slot under the cap', async () => {
  const { pool } = app.parts.database;
  const partner = await registerPartner(app);
  const shop = await partner.customer('shop-1');
  await optIn(shop, NEW_YORK);
  await shop.call('compliance.frequencyCap', { window_hours: 1, max: 1 });
  const send = () =>
    partner.call('partner.send', {
      idempotency_key: 'k',
      external_ref: 'shop-1',
      to: NEW_YORK,
      text: 'Sale. Reply STOP to opt out.',
    });
  const calls = await app.parts.database.transaction(async (tx) => {
    await lock(tx, partner.accountId, 'cap', `${shop.accountId} ${NEW_YORK}`);
    const both = [send(), send()];
    await untilSomebodyWaits(pool, both.length);
    return both.map((call) => call.catch((error: unknown) => error));
  });
  const answers = (await Promise.all(calls)) as Awaited<ReturnType<typeof send>>[];
  expect(new Set(answers.map(({ message_id: id }) => id)).size).toBe(1);
  expect(answers.filter(({ replayed }) => replayed === true)).toHaveLength(1);
  await expect(
    partner.call('partner.send', { idempotency_key: 'k', external_ref: 'shop-1', to: NEW_YORK, text: 'Another.' }),
  ).rejects.toMatchObject({ data: { reason: 'idempotency_key_reuse' } });
});

test('of 64 concurrent calls of two skills with one key, one takes effect and none fails or times out', async () => {
  const partner = await registerPartner(app);
  const shop = await partner.customer('shop-1');
  await optIn(shop, NEW_YORK);
  for (let run = 0; run < RUNS; run += 1) {
    const common = { idempotency_key: `shared-${run}`, external_ref: 'shop-1' };
    const send = () => partner.call('partner.send', { ...common, to: NEW_YORK, text: 'Sale. Reply STOP to opt out.' });
    const grant = () => partner.call('partner.grantCredits', { ...common, amount_credits: 7 });
    const begun = performance.now();
    const answers = await Promise.allSettled(Array.from({ length: 64 }, (_, n) => (n % 2 === 0 ? send() : grant())));
    expect(performance.now() - begun).toBeLessThan(AT_MOST_MS);
    const answered = answers.flatMap((answer) => (answer.status === 'fulfilled' ? [answer.value] : []));
    const refused = answers.flatMap((answer) => (answer.status === 'rejected' ? [answer.reason as CallError] : []));
    expect(answered).toHaveLength(32);
    expect(new Set(answered.map((one) => ('message_id' in one ? one.message_id : one.entry_id))).size).toBe(1);
    expect(answered.filter(({ replayed }) => replayed === undefined)).toHaveLength(1);
    expect(new Set(refused.map(({ data }) => data.reason))).toEqual(new Set(['idempotency_key_reuse']));
  }
  const { pool } = app.parts.database;
  const { rows } = await pool.query(TOTALS, [partner.accountId]);
  expect(rows[0].effects).toBe(RUNS);
  expect(rows[0].drift).toBe(0);
});

const RUNS = 8;
/**
 * A busy machine may take a second. Two batches that each hit the lock timeout of two seconds
 * exceed this.
 */
const AT_MOST_MS = 4000;
const TOTALS = `SELECT (SELECT count(*)::int FROM messages WHERE tenant_id = $1)
  + (SELECT count(*)::int FROM audit_entries WHERE tenant_id = $1 AND skill = 'partner.grantCredits') - 1 AS effects,
  (SELECT sum(posted)::int FROM credit_accounts WHERE tenant_id = $1) - (SELECT sum(amount)::int FROM credit_entries WHERE tenant_id = $1) AS drift`;
