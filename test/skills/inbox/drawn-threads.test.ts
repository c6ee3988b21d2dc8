import fc from 'fast-check';
import { type TestAccount, useTestApp } from '../../support/app.ts';
import { openThreads, type Step, steps } from '../../support/inbox/threads.ts';
import { insertNumber } from '../../support/insert-number.ts';

/** Set it to draw more, for example 200. */
const THREADS = Number(process.env.TERN_INBOX_THREADS ?? 60);
const SEED = process.env.TERN_TEST_SEED;
const SECOND = { id: 'num_01jd0000000000000000000077', phone: '+12025550177' };
const LIMIT_MS = 2_000 * THREADS;

const app = useTestApp();
let account: TestAccount;
let numbers: readonly string[];
let drawn = 0;

beforeAll(async () => {
  account = await app.account({ credits: 1_000_000 });
  const { number } = await account.call('phone-numbers.ensureDefault', {});
  await insertNumber(app, account, SECOND.id, SECOND.phone);
  await app.parts.database.pool.query(
    'INSERT INTO phone_number_lookup (phone, tenant_id, account_id, number_id) VALUES ($1, $2, $2, $3)',
    [SECOND.phone, account.accountId, SECOND.id],
  );
  numbers = [number.phone, SECOND.phone];
});

test(
  'drawn conversations lose no message, send none after a STOP, reject outdated versions and measure responses',
  async () => {
    await fc.assert(
      fc.asyncProperty(fc.boolean(), steps, async (isContact: boolean, drawnSteps: readonly Step[]) => {
        drawn += 1;
        const phone = `+1202555${String(1_000 + drawn).slice(-4)}`;
        const threads = await openThreads(app, account, { phone, numbers, isContact });
        for (const step of drawnSteps) await threads.take(step);
        await threads.verify();
      }),
      { numRuns: THREADS, endOnFailure: true, ...(SEED !== undefined && { seed: Number(SEED) }) },
    );
    expect(drawn).toBeGreaterThanOrEqual(THREADS);
  },
  LIMIT_MS,
);
