import { lookUpNumber, type Settle } from '../../../src/carriers/lookups/look-up.ts';
import type { LookupAdapter } from '../../../src/carriers/lookups/lookup-adapter.ts';
import { createDriftCheck, type Drift } from '../../../src/credits/drift.ts';
import { newId } from '../../../src/platform/ids.ts';
import { startTestApp, type TestAccount, type TestApp } from '../../support/app.ts';
import { ACCOUNT, type LookupServer, startLookupServer } from '../../support/lookups/lookup-server.ts';
import { until } from '../../support/until.ts';

const PHONE = '+12125550100';
const PRICE = 3;

let app: TestApp;
let provider: LookupServer;
let account: TestAccount;
beforeAll(async () => {
  provider = await startLookupServer();
  app = await startTestApp(
    {
      TERN_LOOKUPS: 'twilio',
      TERN_TWILIO_LOOKUPS_URL: provider.url,
      TERN_TWILIO_ACCOUNT_SID: ACCOUNT.accountSid,
      TERN_TWILIO_AUTH_TOKEN: ACCOUNT.authToken,
      TERN_LOOKUP_CREDITS: String(PRICE),
    },
    'drained',
    undefined,
    'own',
  );
});
beforeEach(async () => {
  account = await app.account({ credits: 0 });
});
afterAll(async () => {
  await app.stop();
  await provider.stop();
});

const lookUp = (params: object = {}) => account.call('hygiene.lookup', { phone: PHONE, ...params });
const balance = () => account.call('billing.balance', {});
const IN_TRANSACTION = `SELECT query FROM pg_stat_activity
  WHERE datname = current_database() AND state <> 'idle' AND pid <> pg_backend_pid()`;
const openTransactions = async (): Promise<unknown[]> => (await app.parts.database.pool.query(IN_TRANSACTION)).rows;

/** Waits until the provider has a request, and returns what lets it answer. */
async function asked(start: () => Promise<unknown>): Promise<{ answer: Promise<unknown>; release: () => void }> {
  const before = provider.asked.length;
  const release = provider.hold();
  const answer = start();
  await until(() => Promise.resolve(provider.asked.length > before));
  return { answer, release };
}

/** What the check of balances finds in the account. */
async function findDrift(): Promise<Drift[]> {
  const found: Drift[] = [];
  const onChecked = (_account: object, drift: Drift | null): void => void (drift && found.push(drift));
  await createDriftCheck({ database: app.parts.database, onChecked }).run();
  return found;
}

test('hygiene.lookup has no open transaction while it waits for the provider, and holds the price', async () => {
  const { answer, release } = await asked(() => lookUp());
  expect(await openTransactions()).toEqual([]);
  expect(await balance()).toMatchObject({ posted: 100, held: PRICE, available: 100 - PRICE });
  expect(await findDrift()).toEqual([]);
  release();
  expect(await answer).toMatchObject({ cost: PRICE });
  expect(await balance()).toMatchObject({ posted: 100 - PRICE, held: 0 });
  expect(await findDrift()).toEqual([]);
});

test('hygiene.scan has no open transaction while it waits for the provider', async () => {
  await account.call('contacts.upsert', { phone: PHONE });
  const { job_id: id } = await account.call('hygiene.scan', { level: 'lookup', max_credits: 50 });
  const { answer, release } = await asked(() => app.drain());
  expect(await openTransactions()).toEqual([]);
  expect(await balance()).toMatchObject({ held: PRICE });
  release();
  await answer;
  const { scan } = await account.call('hygiene.scanStatus', { job_id: id });
  expect(scan).toMatchObject({ state: 'completed', checked: 1, credits: PRICE });
  expect(await balance()).toMatchObject({ posted: 100 - PRICE, held: 0 });
});

test('a dry run of hygiene.lookup returns the cost without calling the provider', async () => {
  const before = provider.asked.length;
  expect(await lookUp({ dry_run: true })).toMatchObject({
    dry_run: true,
    cost: PRICE,
    cached: false,
    looked_up_at: null,
  });
  expect(provider.asked.length).toBe(before);
  expect(await balance()).toMatchObject({ posted: 100, held: 0 });
  await lookUp();
  expect(await lookUp({ dry_run: true })).toMatchObject({ cost: 0, cached: true, line_type: 'mobile' });
});

test('concurrent calls of hygiene.lookup with one idempotency key call the provider once', async () => {
  const before = provider.asked.length;
  const params = { idempotency_key: 'one lookup', max_age_days: 0 };
  const answers = await Promise.all([lookUp(params), lookUp(params), lookUp(params)]);
  expect(new Set(answers.map(({ looked_up_at: at }) => at)).size).toBe(1);
  expect(await lookUp(params)).toMatchObject({ replayed: true, cost: PRICE });
  expect(provider.asked.length).toBe(before + 1);
  expect(await balance()).toMatchObject({ posted: 100 - PRICE, held: 0 });
});

/** A lookup in another process, which ends before the provider answers. */
function lookUpElsewhere(lookUpOf: LookupAdapter['lookUp']): Promise<{ credits: number }> {
  const { database } = app.parts;
  const adapter = { name: 'elsewhere', credits: PRICE, lookUp: lookUpOf, stop: () => Promise.resolve() };
  const { now } = app.clock;
  const owner = { tenantId: account.accountId, accountId: account.accountId };
  const request = { phone: PHONE, adapter, since: now, now, newId };
  return lookUpNumber(database, owner, request, { finish: (settle: Settle) => database.transaction(settle) });
}

const MOBILE = { lineType: 'mobile', carrierName: null, status: 'active', disconnectedAt: null } as const;

test('credits held for a lookup whose process ended return after a minute', async () => {
  let answer = (_result: typeof MOBILE): void => undefined;
  const late = lookUpElsewhere(
    () =>
      new Promise((done) => {
        answer = done;
      }),
  );
  await until(async () => (await balance()).held === PRICE);
  await app.drain();
  expect(await balance()).toMatchObject({ held: PRICE });
  app.clock.advance(60_000);
  await app.drain();
  expect(await balance()).toMatchObject({ posted: 100, held: 0 });
  // The process was only slow: its result is still charged once.
  answer(MOBILE);
  expect(await late).toMatchObject({ credits: PRICE });
  expect(await balance()).toMatchObject({ posted: 100 - PRICE, held: 0 });
});

test('a lookup that fails, or whose result cannot be saved, releases its credits', async () => {
  await expect(lookUpElsewhere(() => Promise.reject(new Error('no route')))).rejects.toThrow('no route');
  expect(await balance()).toMatchObject({ posted: 100, held: 0 });
  const unsaved = { ...MOBILE, disconnectedAt: new Date(Number.NaN) };
  await expect(lookUpElsewhere(() => Promise.resolve(unsaved))).rejects.toThrow();
  expect(await balance()).toMatchObject({ posted: 100, held: 0 });
});
