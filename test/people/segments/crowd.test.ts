import { useTestApp } from '../../support/app.ts';
import { optIn } from '../../support/opt-in.ts';
import { SIZE_RULES, SLOW, slowRules } from '../../support/slow-rules.ts';
import { until } from '../../support/until.ts';

const app = useTestApp({}, 'drained', undefined, 'own');

beforeAll(() => slowRules(app));

const ADA = '+12025550143';
const FREE = 8;

const slowAccount = async () => {
  const account = await app.account();
  await optIn(account, ADA);
  await account.call('contacts.upsert', { phone: ADA, attributes: { size: SLOW } });
  return account;
};

async function countSlow(): Promise<number> {
  const { rows } = await app.parts.database.pool.query<{ n: number }>(
    "SELECT count(*)::int AS n FROM pg_stat_activity WHERE datname = current_database() AND wait_event = 'PgSleep'",
  );
  return rows[0]?.n ?? 0;
}

test('a crowd of accounts that have not paid evaluates one slow rule at a time, and others find places', async () => {
  const crowd = await Promise.all(Array.from({ length: FREE }, slowAccount));
  const paid = await app.account();
  await optIn(paid, ADA);
  await paid.call('billing.topUp', { amount_credits: 1, payment_ref: 'pay_1' });
  let ended = 0;
  const answers = crowd.flatMap((account) => [
    ...[1, 2].map(() => account.call('segments.preview', { rules: SIZE_RULES })),
    account.call('segments.create', { name: 'Slow', rules: SIZE_RULES }),
  ]);
  const errors = answers.map((answer) =>
    answer.then(
      () => null,
      (error: unknown) => {
        ended += 1;
        return error;
      },
    ),
  );
  await until(async () => (await countSlow()) > 0);
  let isDone = false;
  const seen = (async () => {
    const counts: number[] = [];
    do counts.push(await countSlow());
    while (!isDone);
    return counts;
  })();
  await paid.call('segments.preview', { rules: SIZE_RULES });
  await paid.call('segments.create', { name: 'Fast', rules: SIZE_RULES });
  isDone = true;
  expect(ended).toBeLessThan(answers.length);
  expect(Math.max(...(await seen))).toBe(1);
  const all = await Promise.all(errors);
  expect(all).toContainEqual(expect.objectContaining({ message: expect.stringContaining('more than 2 seconds') }));
  const busy = { code: 'unavailable', data: expect.objectContaining({ retry_after_ms: 2_000 }) };
  expect(all).toContainEqual(expect.objectContaining(busy));
});
