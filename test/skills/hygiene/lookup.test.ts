import { useTestApp } from '../../support/app.ts';
import { setBalance } from '../../support/balance.ts';
import { createHygieneAccount, type HygieneAccount } from '../../support/hygiene-account.ts';

const app = useTestApp();
let account: HygieneAccount;
beforeEach(async () => {
  account = await createHygieneAccount(app);
});

const LANDLINE = '+12025550120';
const DISCONNECTED = '+12025550122';
const REASSIGNED = '+12025550123';
const MOBILE = '+12025550143';
const lookUp = (phone: string, params = {}) => account.call('hygiene.lookup', { phone, ...params });
const available = async () => (await account.call('billing.balance', {})).available;

test('hygiene.lookup charges once per number until the cached result is older than max_age_days', async () => {
  const before = await available();
  expect(await lookUp(LANDLINE)).toMatchObject({ line_type: 'landline', cached: false, cost: 1 });
  expect(await lookUp(LANDLINE)).toMatchObject({ line_type: 'landline', cached: true, cost: 0 });
  app.clock.advance(2 * 24 * 3_600_000);
  expect(await lookUp(LANDLINE, { max_age_days: 3 })).toMatchObject({ cached: true });
  expect(await lookUp(LANDLINE, { max_age_days: 1 })).toMatchObject({ cached: false, cost: 1 });
  expect(await available()).toBe(before - 2);
  const { items } = await account.call('billing.ledger', {});
  expect(items.filter(({ kind }) => kind === 'lookup').map(({ amount }) => amount)).toEqual([-1, -1]);
});

test('hygiene.lookup charges one of ten concurrent calls for the same number', async () => {
  const before = await available();
  const answers = await Promise.all(Array.from({ length: 10 }, () => lookUp(MOBILE)));
  expect(answers.map(({ cost }) => cost).sort()).toEqual([0, 0, 0, 0, 0, 0, 0, 0, 0, 1]);
  expect(await available()).toBe(before - 1);
});

test('hygiene.lookup without credits fails and stores no result', async () => {
  await setBalance(app, account.accountId, 0);
  await expect(lookUp(MOBILE)).rejects.toMatchObject({ code: 'credits_insufficient' });
  const { rows } = await app.parts.database.pool.query('SELECT 1 FROM number_lookups WHERE account_id = $1', [
    account.accountId,
  ]);
  expect(rows).toEqual([]);
});

test('hygiene.lookup makes the contact of a landline or a disconnected number invalid, with the result as evidence', async () => {
  await account.importOptedIn(LANDLINE, DISCONNECTED, MOBILE);
  for (const phone of [LANDLINE, DISCONNECTED, MOBILE]) await lookUp(phone);
  expect((await account.invalidContacts({ reason: 'not_textable' })).items).toMatchObject([
    { phone: LANDLINE, reason: 'not_textable', evidence: [{ kind: 'lookup', detail: 'landline' }] },
  ]);
  expect((await account.invalidContacts({ reason: 'disconnected' })).items).toMatchObject([{ phone: DISCONNECTED }]);
  expect((await account.invalidContacts()).items.some(({ phone }) => phone === MOBILE)).toBe(false);
});

test('hygiene.lookup reports a number as reassigned after the consent until there is newer consent', async () => {
  await account.importOptedIn(REASSIGNED);
  expect(await lookUp(REASSIGNED)).toMatchObject({ reassigned: 'yes', consented_at: '2026-01-01T00:00:00.000Z' });
  expect((await account.invalidContacts()).items).toMatchObject([
    { reason: 'reassigned', evidence: [{ kind: 'lookup' }] },
  ]);
  const capturedAt = app.clock.now.toISOString();
  await account.call('contacts.optIn', {
    phone: REASSIGNED,
    method: 'web_form',
    source: 'a form',
    captured_at: capturedAt,
  });
  expect(await lookUp(REASSIGNED)).toMatchObject({ reassigned: 'no', cached: true });
  expect((await account.invalidContacts()).items).toEqual([]);
  expect(await lookUp('+12035550123')).toMatchObject({ reassigned: 'no_data' });
});
