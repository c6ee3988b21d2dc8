import { type LocationHints, resolveLocation } from '../../../src/domain/time-zones/resolve.ts';

type Contact = NonNullable<LocationHints['contact']>;
const placeOf = (contact: Contact, number = { phone: '+12025550123', phoneCountry: 'US' }) =>
  resolveLocation({ ...number, contact });

test.each([
  ...['RI', 'ri', 'R.I.', 'US-RI', 'Rhode Island', 'rhode  island', 'Rhode Island, USA', 'State of Rhode Island'],
  ...['RI - Rhode Island', 'Rhode Island (RI)', 'Providence, RI', 'ＲＩ'],
])('the state %j is Rhode Island', (state) => {
  expect(placeOf({ state }).jurisdictions).toContain('US-RI');
});

test.each([
  ['Fla.', 'US-FL'],
  ['Tex.', 'US-TX'],
  ['Miss.', 'US-MS'],
  ['Mass', 'US-MA'],
  ['W. Va.', 'US-WV'],
  ['N. Mex.', 'US-NM'],
  ['Commonwealth of Kentucky', 'US-KY'],
  ['Washington, DC', 'US-DC'],
  ['Washington', 'US-WA'],
])('the state %j is %s', (state, code) => {
  expect(placeOf({ state }, { phone: '+14045550123', phoneCountry: 'US' }).jurisdictions).toContain(code);
});

test.each(['EMEA', 'Louis', 'south', '', ' , ', 'CA-RI'])('the state %j is none that a rule could follow', (state) => {
  expect(placeOf({ state })).toMatchObject({ source: 'area_code', jurisdictions: ['US', 'US-DC'] });
});

test.each([
  ['Louisana', 'US-LA'],
  ['Missisippi', 'US-MS'],
  ['Rhode Iland', 'US-RI'],
  ['State of Pensylvania', 'US-PA'],
  ['Conneticut, USA', 'US-CT'],
  ['Ontaro', 'CA-ON'],
])('the state %j adds the rules of %s and keeps the zones of the number', (state, code) => {
  const { jurisdictions, zones } = placeOf({ state }, { phone: '+12065550123', phoneCountry: 'US' });
  expect(jurisdictions).toContain(code);
  expect(zones).toContain('America/Los_Angeles');
});

test.each([
  '02903',
  '02903-1234',
  '02903 1234',
  '029031234',
  ' 02903 ',
  '2903',
  '2903-1234',
  '29031234',
  '2903.0',
  '０２９０３',
])('the postal code %j is in Rhode Island, with or without the zero that spreadsheets drop', (postalCode) => {
  expect(placeOf({ postalCode }).jurisdictions).toContain('US-RI');
});

test.each(['12', '1234567890', 'ABCDE', '', '02903x'])('the postal code %j is no place', (postalCode) => {
  expect(placeOf({ postalCode }).source).toBe('area_code');
});

test('an address in the other country of the numbering plan adds its rules and its zones', () => {
  expect(placeOf({ postalCode: 'm5v3l9' })).toMatchObject({
    zones: expect.arrayContaining(['America/New_York', 'America/Toronto']),
    jurisdictions: ['CA', 'CA-ON', 'US', 'US-DC'],
  });
  expect(placeOf({ state: 'CA' }, { phone: '+14165550123', phoneCountry: 'CA' })).toMatchObject({
    zones: ['America/Los_Angeles', 'America/Toronto'],
    jurisdictions: ['CA', 'CA-ON', 'US', 'US-CA'],
  });
});

test('the name of a state adds its rules and zones to a number outside the numbering plan', () => {
  const mexican = { phone: '+525512345678', phoneCountry: 'MX' };
  expect(placeOf({ state: 'Texas' }, mexican)).toMatchObject({
    zones: expect.arrayContaining(['America/Chicago', 'America/Mexico_City', 'America/Tijuana']),
    jurisdictions: ['MX', 'US', 'US-TX'],
  });
  const french = { phone: '+33639981234', phoneCountry: 'FR' };
  for (const state of ['Marne', 'Île-de-France', 'Calvados'])
    expect(placeOf({ state }, french)).toMatchObject({ jurisdictions: ['FR'] });
});

test('an abbreviated state of another country adds nothing to a number outside the numbering plan', () => {
  const british = { phone: '+447400123456', phoneCountry: 'GB' };
  expect(placeOf({ state: 'RI', postalCode: '02903' }, british)).toMatchObject({ jurisdictions: ['GB'] });
});

test('a code that lost its zero may be of another country: the zones of the number count too', () => {
  const californian = { phone: '+12135550123', phoneCountry: 'US' };
  expect(placeOf({ postalCode: '1010' }, californian)).toMatchObject({
    zones: ['America/Los_Angeles', 'America/New_York'],
    jurisdictions: ['US', 'US-CA', 'US-MA'],
  });
  expect(placeOf({ postalCode: '01010' }, californian).zones).toEqual(['America/New_York']);
});

test('a state beside other words may be another place: the zones of the number count too', () => {
  expect(placeOf({ state: 'Montreal, CA' })).toMatchObject({
    zones: ['America/Los_Angeles', 'America/New_York'],
    jurisdictions: ['US', 'US-CA', 'US-DC'],
  });
});
