import { useTestApp } from '../../support/app.ts';
import { twoPrograms } from '../../support/two-programs.ts';

const app = useTestApp();

const CONSENT = {
  method: 'web_form',
  source: 'https://example.com/signup',
  captured_at: '2026-01-01T00:00:00Z',
} as const;
const PHONES = ['+12023000001', '+12023000002', '+12023000003', '+12023000004', '+12023000005'] as const;

test('a row whose column about consent does not say yes is not opted in, and is counted by reason', async () => {
  const { call } = await app.account();
  const says = ['SUBSCRIBED', 'UNSUBSCRIBED', 'NEVER_SUBSCRIBED', '', 'on paper?'];
  const result = await call('contacts.import', {
    contacts: PHONES.map((phone, index) => ({ phone, 'SMS Marketing Consent': says[index] })),
    consent: CONSENT,
  });
  expect(result).toMatchObject({
    created: 5,
    consent_recorded: 2,
    consent_withheld: [
      { code: 'consent_row_opted_out', contacts: 1 },
      { code: 'consent_row_no', contacts: 1 },
      { code: 'consent_row_unclear', contacts: 1 },
      { code: 'consent_row_empty', contacts: 1 },
    ],
  });
  const statuses = await Promise.all(
    PHONES.map(async (phone) => (await call('contacts.get', { phone })).contact.consent.status),
  );
  expect(statuses).toEqual(['opted_in', 'opted_out', 'none', 'none', 'none']);
});

test('a row that says that the contact opted out is an opt-out without a claim, also if the row is rejected or skipped', async () => {
  const { call } = await app.account();
  const [rejected, skipped, quiet] = PHONES;
  await call('contacts.optIn', { phone: skipped, ...CONSENT });
  const result = await call('contacts.import', {
    contacts: [
      { mobile: rejected, zone: 'nowhere', 'Opted out': 'yes' },
      { mobile: skipped, 'Opted out': true },
      { mobile: quiet, 'Opted out': 'no' },
    ],
    mapping: { mobile: 'phone', zone: 'timezone' },
    on_duplicate: 'skip',
  });
  expect(result).toMatchObject({ created: 1, skipped: 1, consent_recorded: 2, rejected: [{ row: 0 }] });
  for (const phone of [rejected, skipped])
    expect((await call('compliance.checkSend', { phone, text: 'Sale today' })).allow).toBe(false);
  expect((await call('contacts.get', { phone: skipped })).contact.consent.status).toBe('opted_out');
  expect((await call('contacts.get', { phone: quiet })).contact.consent.status).toBe('none');
});

test('of two rows with one number the stricter counts, whichever comes first', async () => {
  const { call } = await app.account();
  const [a, b] = PHONES;
  await call('contacts.import', {
    contacts: [
      { phone: a, Subscribed: 'yes' },
      { phone: a, Subscribed: 'no' },
      { phone: b, Subscribed: 'no' },
      { phone: b, Subscribed: 'yes' },
    ],
    consent: CONSENT,
  });
  for (const phone of [a, b]) expect((await call('contacts.get', { phone })).contact.consent.status).toBe('none');
});

test('a mapped column about consent counts for its empty cells when no row of the batch has it', async () => {
  const { call } = await app.account();
  const [phone] = PHONES;
  const result = await call('contacts.import', {
    contacts: [{ phone }],
    mapping: { phone: 'phone', 'SMS Consent': 'consent' },
    consent: CONSENT,
  });
  expect(result).toMatchObject({ consent_recorded: 0, consent_withheld: [{ code: 'consent_row_empty', contacts: 1 }] });
});

test('rows that say no are not opted in to a program either', async () => {
  const { account, news } = await twoPrograms(app);
  const [yes, no] = PHONES;
  const result = await account.call('contacts.import', {
    contacts: [
      { phone: yes, 'SMS Opt-in': 'yes' },
      { phone: no, 'SMS Opt-in': 'no' },
    ],
    consent: { ...CONSENT, program_id: news.id },
  });
  expect(result).toMatchObject({ consent_recorded: 1, consent_withheld: [{ code: 'consent_row_no', contacts: 1 }] });
  expect((await account.call('contacts.get', { phone: no })).contact.consent.programs ?? []).toEqual([]);
});
