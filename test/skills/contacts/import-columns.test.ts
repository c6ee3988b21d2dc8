import { useTestApp } from '../../support/app.ts';

const app = useTestApp();

const CONSENT = {
  method: 'web_form',
  source: 'https://example.com/signup',
  captured_at: '2026-01-01T00:00:00Z',
} as const;
const PHONES = ['+12023000011', '+12023000012', '+12023000013'] as const;
const rowsOf = (column: string, values: readonly unknown[]) =>
  values.map((value, index) => ({ phone: PHONES[index], [column]: value }));

test.each(['opted out', 'OptedOut', 'VIP, unsubscribed', 'do not text', 'DNC', 'Stop', 'désabonné'])(
  'a row whose note says %s is not opted in',
  async (value) => {
    const { call } = await app.account();
    const result = await call('contacts.import', {
      contacts: rowsOf('Remark', ['good customer', value]),
      consent: CONSENT,
    });
    expect(result).toMatchObject({
      created: 2,
      consent_recorded: 1,
      consent_withheld: [{ code: 'consent_row_no', contacts: 1 }],
    });
  },
);

test('a refusal in a list of tags and in an object of attributes counts, and one in a silenced column does not', async () => {
  const { call } = await app.account();
  const [a, b, c] = PHONES;
  const result = await call('contacts.import', {
    contacts: [
      { phone: a, tags: ['vip', 'opted-out'] },
      { phone: b, attributes: { state: 'unsubscribed' } },
      { phone: c, Remark: 'unsubscribed' },
    ],
    mapping: { phone: 'phone', tags: 'tags', attributes: 'attributes', Remark: '' },
    consent: CONSENT,
  });
  expect(result).toMatchObject({ consent_recorded: 1, consent_withheld: [{ code: 'consent_row_no', contacts: 2 }] });
});

test('a column that may say who agreed stops an import with consent, and is imported without consent', async () => {
  const { call } = await app.account();
  const contacts = rowsOf('SMS flag', ['A', 'B', 'A']);
  await expect(call('contacts.import', { contacts, consent: CONSENT })).rejects.toMatchObject({
    code: 'import_columns_unclear',
    message: expect.stringMatching(/"SMS flag".*"A", "B".*consent_values.*mapping/),
    data: { columns: [{ column: 'SMS flag', asks: 'consent', values: ['A', 'B'] }] },
  });
  expect((await call('contacts.list', {})).items).toEqual([]);
  expect(await call('contacts.import', { contacts })).toMatchObject({ created: 3 });
});

test('consent_values say what the values of a column mean, and values that they leave out do not opt in', async () => {
  const { call } = await app.account();
  const result = await call('contacts.import', {
    contacts: rowsOf('SMS flag', ['A', 'b', 'C']),
    consent_values: { 'SMS flag': { A: 'opted_in', B: 'opted_out' } },
    consent: CONSENT,
  });
  expect(result).toMatchObject({
    consent_withheld: [
      { code: 'consent_row_opted_out', contacts: 1 },
      { code: 'consent_row_unclear', contacts: 1 },
    ],
  });
  const statuses = await Promise.all(
    PHONES.map(async (phone) => (await call('contacts.get', { phone })).contact.consent.status),
  );
  expect(statuses).toEqual(['opted_in', 'opted_out', 'none']);
});

test('a column about something else is mapped, and stops nothing', async () => {
  const { call } = await app.account();
  const contacts = rowsOf('SMS flag', ['A', 'B', 'A']);
  const mapping = { phone: 'phone', 'SMS flag': 'attributes.sms_flag' };
  expect(await call('contacts.import', { contacts, mapping, consent: CONSENT })).toMatchObject({ consent_recorded: 3 });
});

test('one date decides the order of day and month for its column, and the types of values are counted', async () => {
  const { call } = await app.account();
  const [a] = PHONES;
  const result = await call('contacts.import', {
    contacts: [
      { phone: a, Visit: '05/06/2024', Joined: '05.06.24', VIP: 'WAHR', Points: '12', Note: 'x' },
      { phone: PHONES[1], Visit: '12/25/2024 3:05 PM', Joined: '25 Dec 2024', VIP: 'nein', Points: '7.5', Note: 'y' },
      { phone: PHONES[2], Visit: 'n/a', Joined: '', VIP: 'ja', Points: 'many', Note: '' },
    ],
  });
  expect((await call('contacts.get', { phone: a })).contact.attributes).toEqual({
    visit: '2024-05-06',
    joined: '2024-06-05',
    vip: true,
    points: '12',
    note: 'x',
  });
  expect((await call('contacts.get', { phone: PHONES[1] })).contact.attributes).toMatchObject({
    visit: '2024-12-25T15:05:00Z',
    joined: '2024-12-25',
    vip: false,
  });
  expect(result.attribute_types).toEqual([
    { attribute: 'visit', text: 1, number: 0, date: 2, yes_no: 0 },
    { attribute: 'joined', text: 0, number: 0, date: 2, yes_no: 0 },
    { attribute: 'vip', text: 0, number: 0, date: 0, yes_no: 3 },
    { attribute: 'points', text: 1, number: 2, date: 0, yes_no: 0 },
    { attribute: 'note', text: 2, number: 0, date: 0, yes_no: 0 },
  ]);
});

test.each([
  ['dates that both orders read', ['05/06/2024', '07/08/2024']],
  ['dates that contradict each other', ['25/12/2024', '12/25/2024']],
])('%s are refused until column_types says the order', async (_what, dates) => {
  const { call } = await app.account();
  const contacts = rowsOf('Visit', dates);
  await expect(call('contacts.import', { contacts })).rejects.toMatchObject({
    code: 'import_columns_unclear',
    message: expect.stringMatching(/"Visit".*column_types.*day_first/),
    data: { columns: [{ column: 'Visit', asks: 'date_order', values: dates }] },
  });
  await call('contacts.import', { contacts, column_types: { Visit: 'text' } });
  expect((await call('contacts.get', { phone: PHONES[0] })).contact.attributes).toEqual({ visit: dates[0] });
});

test.each([
  ['day_first', '2024-06-05'],
  ['month_first', '2024-05-06'],
] as const)('a column that is %s reads 05/06/2024 as %s', async (type, date) => {
  const { call } = await app.account();
  await call('contacts.import', { contacts: rowsOf('Visit', ['05/06/2024']), column_types: { Visit: type } });
  expect((await call('contacts.get', { phone: PHONES[0] })).contact.attributes).toEqual({ visit: date });
});
