import { guessMapping } from '../../../src/domain/imports/headers.ts';
import { consentColumn, consentColumns, readRowConsent } from '../../../src/domain/imports/row-consent.ts';

const read = (row: Record<string, unknown>, mapping: Record<string, string> = {}) =>
  readRowConsent(row, consentColumns(Object.keys(row), mapping));

test.each([
  [{ 'SMS Marketing Consent': 'SUBSCRIBED' }, 'opted_in'],
  [{ 'SMS Marketing Consent': 'UNSUBSCRIBED' }, 'opted_out'],
  [{ 'SMS Marketing Consent': 'NEVER_SUBSCRIBED' }, 'no'],
  [{ 'SMS Marketing Consent': '' }, 'empty'],
  [{ 'Accepts SMS Marketing': 'no' }, 'no'],
  [{ 'Accepts SMS Marketing': 'yes', 'Accepts Email Marketing': 'no' }, 'opted_in'],
  [{ accepts_marketing: false }, 'no'],
  [{ 'SMS Subscription Status': 'Subscribed' }, 'opted_in'],
  [{ 'SMS Subscription Status': 'Non-Subscribed', 'Email Subscription Status': 'Subscribed' }, 'no'],
  [{ opted_out: 'true' }, 'opted_out'],
  [{ opted_out: true }, 'opted_out'],
  [{ opted_out: 'false' }, null],
  [{ 'Opted Out': 'Yes' }, 'opted_out'],
  [{ 'SMS Opt Out': '1' }, 'opted_out'],
  [{ HasOptedOutOfMobile: 'TRUE' }, 'opted_out'],
  [{ HasOptedOutOfEmail: 'TRUE' }, null],
  [{ 'Unsubscribed from all email': 'true' }, null],
  [{ 'Do Not Text': 'x' }, 'opted_out'],
  [{ 'Do Not Call': 'true' }, 'no'],
  [{ 'Opt-in status': 'Opted Out' }, 'opted_out'],
  [{ 'Opt-in status': 'opted-in' }, 'opted_in'],
  [{ 'Opt-in status': 'Not opted in' }, 'no'],
  [{ 'Opt-in status': 'pending' }, 'no'],
  [{ Subscribed: 'false' }, 'no'],
  [{ Subscribed: 'TRUE' }, 'opted_in'],
  [{ Subscribed: 'maybe' }, 'unclear'],
  [{ Unsubscribed: 'yes' }, 'opted_out'],
  [{ 'Unsubscribed at': '2025-03-01 12:00' }, 'opted_out'],
  [{ 'Opt-out date': '' }, null],
  [{ 'SMS Opt-in': 'yes', 'Opt-out date': '2025-03-01' }, 'unclear'],
  [{ 'SMS Consent': 'yes', Subscribed: 'no' }, 'opted_in'],
  [{ 'SMS Consent Timestamp': '2025-03-01', 'Opt-in date': '2025-03-01', 'Consent text': 'I agree' }, null],
  [{ Consent: ['email', 'sms'] }, 'opted_in'],
  [{ Consent: ['email'] }, 'no'],
  [{ Consent: '["email","sms"]' }, 'opted_in'],
  [{ Status: 'Unsubscribed' }, 'no'],
  [{ Status: 'Gold member' }, null],
  [{ 'Subscription plan': 'gold', Option: 'b', 'Text me': 'no' }, null],
  [{ tcpa_consent: 'Y' }, 'opted_in'],
  [{ 'Marketing opt in': 'No' }, 'no'],
  [{ 'Agreed to receive texts': 'no' }, 'no'],
])('a row %j says %j', (row, verdict) => {
  expect(read(row)).toBe(verdict);
});

test('a mapping gives a column to consent, takes one from it, and does not silence one by leaving it out', () => {
  expect(read({ Permiso: 'no' }, { Permiso: 'consent' })).toBe('no');
  expect(read({ 'SMS Consent': 'no' }, { 'SMS Consent': '' })).toBeNull();
  expect(read({ 'SMS Consent': 'no', tel: '1' }, { tel: 'phone' })).toBe('no');
});

test('a column about consent is no attribute, and a status is one', () => {
  expect({ ...guessMapping(['SMS Consent', 'Opted out', 'Status', 'Opt-in date']) }).toEqual({
    'SMS Consent': 'consent',
    'Opted out': 'consent',
    Status: 'attributes.status',
    'Opt-in date': '',
  });
});

test('names that merely contain such words are not about consent', () => {
  for (const name of ['Adoption info', 'Subscription plan', 'Permission level', 'Text', 'Phone', 'Mobile', 'Notes'])
    expect(consentColumn(name)).toBeNull();
});
