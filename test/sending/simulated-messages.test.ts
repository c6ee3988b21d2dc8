import { startTestApp, type TestAccount, type TestApp } from '../support/app.ts';
import { insertNumber } from '../support/insert-number.ts';
import { optIn } from '../support/opt-in.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.stop());

const PERSON = '+12125550190';
const OWN = '+12025550177';

const query = async (sql: string, ...params: unknown[]) => (await app.parts.database.pool.query(sql, params)).rows;
const says = (who: TestAccount, text: string) => who.call('messages.simulateInbound', { from: PERSON, text });
const market = (who: TestAccount) =>
  who.call('messages.send', { to: PERSON, text: 'Sale', purpose: 'marketing', idempotency_key: `k${Math.random()}` });

/** Turns the account's number into one of a real carrier, or back. */
async function setCarrier(who: TestAccount, carrier: string): Promise<void> {
  await query(
    'UPDATE phone_numbers SET carrier = $2 WHERE account_id = $1 AND phone = $3',
    who.accountId,
    carrier,
    OWN,
  );
}

async function equipped(): Promise<TestAccount> {
  const account = await app.account();
  await account.call('phone-numbers.ensureDefault', {});
  return account;
}

test('an account with a number at a real carrier refuses simulated messages, and changes nothing', async () => {
  const account = await equipped();
  await optIn(account, PERSON);
  await insertNumber(app, account, 'num_real', OWN);
  await setCarrier(account, 'twilio');
  for (const text of ['STOP', 'START', 'JOIN', 'Hello'])
    await expect(says(account, text)).rejects.toMatchObject({ code: -32002, data: { reason: 'real_carrier' } });
  const { contact } = await account.call('contacts.get', { phone: PERSON });
  expect(contact.consent).toMatchObject({ status: 'opted_in', method: 'web_form' });
  expect(await query('SELECT id FROM inbound_messages WHERE account_id = $1', account.accountId)).toEqual([]);
  await query('DELETE FROM phone_numbers WHERE account_id = $1 AND phone = $2', account.accountId, OWN);
});

test('a simulated START does not lift a STOP of the person, even after the real number is gone', async () => {
  const account = await equipped();
  await optIn(account, PERSON);
  expect((await says(account, 'STOP')).effects.map(({ kind }) => kind)).toContain('opted_out');
  // The same STOP as if a real carrier had delivered it.
  await query(
    `UPDATE consent_entries SET evidence = evidence - 'simulated' WHERE account_id = $1 AND status = 'opted_out'`,
    account.accountId,
  );
  expect((await says(account, 'START')).effects).toContainEqual({
    kind: 'not_opted_in',
    detail: 'opt_out_not_simulated',
  });
  await expect(market(account)).rejects.toMatchObject({ code: 'consent_required' });
});

test('a simulated START lifts a simulated STOP, and both consent entries are marked', async () => {
  const account = await equipped();
  await optIn(account, PERSON);
  await says(account, 'STOP');
  app.clock.advance(1000);
  await says(account, 'START');
  const { items } = await account.call('contacts.consentHistory', { phone: PERSON });
  expect(
    items.map(({ status, evidence }) => [status, (evidence as { simulated?: boolean } | null)?.simulated]),
  ).toEqual(
    expect.arrayContaining([
      ['opted_out', true],
      ['opted_in', true],
    ]),
  );
  expect((await account.call('contacts.get', { phone: PERSON })).contact.consent.method).toBe('simulated');
});

test('simulated consent ends when the account gets a number at a real carrier', async () => {
  const account = await equipped();
  await says(account, 'START');
  expect((await says(account, 'YES')).effects.map(({ kind }) => kind)).toContain('opted_in');
  await market(account);
  await insertNumber(app, account, 'num_real2', OWN);
  await setCarrier(account, 'twilio');
  await expect(market(account)).rejects.toMatchObject({ code: 'consent_required', data: { reason: 'no_consent' } });
  const check = await account.call('compliance.checkSend', { phone: PERSON, text: 'Sale', purpose: 'marketing' });
  expect(check.allow).toBe(false);
});
