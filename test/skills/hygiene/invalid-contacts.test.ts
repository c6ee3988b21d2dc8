import { useTestApp } from '../../support/app.ts';
import { collectPages } from '../../support/collect-pages.ts';
import { BLOCKED, REFUSED, UNKNOWN } from '../../support/failing-numbers.ts';
import { createHygieneAccount, type HygieneAccount } from '../../support/hygiene-account.ts';

const app = useTestApp();
let account: HygieneAccount;
beforeEach(async () => {
  account = await createHygieneAccount(app);
});

const REACHABLE = '+12025550143';

test('hygiene.invalidContacts lists contacts with carrier errors, with the reason, the count and the message ids', async () => {
  await account.importOptedIn(UNKNOWN, REFUSED, REACHABLE);
  const [failed] = await account.send(UNKNOWN);
  await account.send(REFUSED);
  await account.send(REACHABLE);
  const { items, counts_by_reason: counts, policy_version: version } = await account.invalidContacts();
  expect(items).toMatchObject([
    {
      phone: UNKNOWN,
      reason: 'unknown_subscriber',
      action: 'suppress',
      suppressed: false,
      evidence: [{ kind: 'carrier_error', error_code: 'unknown_subscriber', count: 1, message_ids: [failed] }],
    },
    { phone: REFUSED, reason: 'invalid_number' },
  ]);
  expect(counts).toEqual([
    { reason: 'invalid_number', contacts: 1 },
    { reason: 'unknown_subscriber', contacts: 1 },
  ]);
  expect(version).toBe(0);
  expect((await account.invalidContacts({ reason: 'invalid_number' })).items).toMatchObject([{ phone: REFUSED }]);
});

test('hygiene.invalidContacts lists a contact only when the error has occurred as often as the policy requires', async () => {
  await account.importOptedIn(BLOCKED);
  await account.send(BLOCKED, 2);
  expect((await account.invalidContacts()).items).toEqual([]);
  await account.send(BLOCKED);
  expect((await account.invalidContacts()).items).toMatchObject([
    { reason: 'blocked', action: 'flag', evidence: [{ count: 3 }] },
  ]);
});

test('hygiene.invalidContacts counts only the errors since the last delivered message', async () => {
  await account.importOptedIn(BLOCKED);
  await account.send(BLOCKED, 3);
  const [delivered] = await account.send(BLOCKED);
  await app.parts.database.pool.query("UPDATE messages SET state = 'delivered', error_code = NULL WHERE id = $1", [
    delivered,
  ]);
  expect((await account.invalidContacts()).items).toEqual([]);
  await account.send(BLOCKED, 2);
  expect((await account.invalidContacts()).items).toEqual([]);
  await account.send(BLOCKED);
  expect((await account.invalidContacts()).items).toMatchObject([{ evidence: [{ count: 3 }] }]);
});

test('hygiene.invalidContacts returns each contact on one page, ordered by phone number', async () => {
  const phones = ['+12025550101', '+12035550101', '+12055550101', '+12065550101', '+12075550101'];
  await account.importOptedIn(...phones);
  for (const phone of phones) await account.send(phone);
  const items = await collectPages((cursor) => account.invalidContacts({ limit: 2, ...cursor }));
  expect(items.map(({ phone }) => phone)).toEqual(phones);
});

test('hygiene.invalidContacts ignores the messages of other accounts', async () => {
  await account.importOptedIn(UNKNOWN);
  await account.send(UNKNOWN);
  account = await createHygieneAccount(app);
  await account.importOptedIn(UNKNOWN);
  expect(await account.invalidContacts()).toMatchObject({ items: [], counts_by_reason: [] });
});

test('hygiene.suppressInvalid applies the suppress rules of the policy, cancels waiting messages, and suppresses flagged reasons only when named', async () => {
  await account.importOptedIn(UNKNOWN, BLOCKED);
  await account.send(UNKNOWN);
  await account.send(BLOCKED, 3);
  const later = new Date(app.clock.now.getTime() + 3_600_000).toISOString();
  await account.call('messages.send', { to: UNKNOWN, text: 'Later', purpose: 'transactional', send_at: later });
  const { available } = await account.call('billing.balance', {});
  expect(await account.call('hygiene.suppressInvalid', { dry_run: true })).toMatchObject({
    affected: 1,
    dry_run: true,
  });
  expect(await account.call('hygiene.suppressInvalid', {})).toMatchObject({
    affected: 1,
    by_reason: [{ reason: 'unknown_subscriber', contacts: 1 }],
    canceled_messages: 1,
    more: false,
  });
  expect(await account.call('billing.balance', {})).toMatchObject({ available: available + 1 });
  await expect(
    account.call('messages.send', { to: UNKNOWN, text: 'Hi', purpose: 'transactional' }),
  ).rejects.toMatchObject({
    code: 'consent_required',
  });
  expect((await account.invalidContacts({ suppressed: false })).items).toMatchObject([{ phone: BLOCKED }]);
  expect((await account.invalidContacts({ suppressed: true })).items).toMatchObject([
    { phone: UNKNOWN, suppressed: true },
  ]);
  expect(await account.call('hygiene.suppressInvalid', {})).toMatchObject({ affected: 0 });
  expect(await account.call('hygiene.suppressInvalid', { reasons: ['blocked'] })).toMatchObject({ affected: 1 });
});

test('a contact suppressed by hygiene.suppressInvalid stays suppressed after a new opt-in', async () => {
  await account.importOptedIn(UNKNOWN);
  await account.send(UNKNOWN);
  await account.call('hygiene.suppressInvalid', {});
  const consent = { method: 'web_form', source: 'a form', captured_at: app.clock.now.toISOString() } as const;
  await expect(account.call('contacts.optIn', { phone: UNKNOWN, ...consent })).rejects.toMatchObject({
    data: { reason: 'suppressed_by_account' },
  });
  await expect(
    account.call('messages.send', { to: UNKNOWN, text: 'Hi', purpose: 'transactional' }),
  ).rejects.toMatchObject({
    code: 'consent_required',
  });
});
