import { zonesMeant } from '../../../src/domain/time-zones/known-zone.ts';
import { suggestZone } from '../../../src/domain/time-zones/legacy-zones.ts';
import { type LocationHints, resolveLocation } from '../../../src/domain/time-zones/resolve.ts';
import { offsetSpan } from '../../../src/domain/time-zones/zone-clock.ts';
import { readZoneName } from '../../../src/domain/time-zones/zone-name.ts';

const HOUR_MS = 3_600_000;
const JANUARY = Date.UTC(2027, 0, 15);
const JULY = Date.UTC(2027, 6, 15);

const newYorker = { phone: '+12125550123', phoneCountry: 'US' };
const zonesOf = (phone: string, phoneCountry: string | null = 'US'): readonly string[] =>
  resolveLocation({ phone, phoneCountry }).zones;
const lawsOf = (locationHints: LocationHints): readonly string[] => resolveLocation(locationHints).jurisdictions;

test('the most specific hint determines the time zones: contact, postal code, state, area code, country', () => {
  const contact = { zone: 'America/Phoenix', postalCode: '60601', state: 'CA', country: 'US' };
  const locationHints = { ...newYorker, contact };
  expect(resolveLocation(locationHints)).toMatchObject({
    zones: ['America/Phoenix'],
    source: 'contact',
    confidence: 'high',
  });
  const without = (gone: object) => resolveLocation({ ...locationHints, contact: { ...contact, ...gone } });
  expect(without({ zone: null })).toMatchObject({
    zones: ['America/Chicago'],
    source: 'postal_code',
    confidence: 'high',
  });
  const noCode = { zone: null, postalCode: null };
  expect(without(noCode)).toMatchObject({ zones: ['America/Los_Angeles'], source: 'state', confidence: 'high' });
  const onlyNumber = { ...noCode, state: null };
  expect(without(onlyNumber)).toMatchObject({ zones: ['America/New_York'], source: 'area_code', confidence: 'medium' });
  expect(resolveLocation({ ...locationHints, phone: '+15555550123', contact: {} })).toMatchObject({
    source: 'country',
    confidence: 'low',
  });
});

test('every hint adds its jurisdiction, whichever determines the time zones', () => {
  const contact = { zone: 'America/Phoenix', postalCode: '60601', state: 'CA', country: 'US' };
  expect(lawsOf({ phone: '+18505550123', phoneCountry: 'US', contact })).toEqual(['US', 'US-CA', 'US-FL', 'US-IL']);
  expect(lawsOf({ phone: '+33639980000', phoneCountry: 'FR', contact: { zone: 'America/Detroit' } })).toEqual([
    'FR',
    'US',
    'US-ZZ',
  ]);
});

test.each([
  ['212', 'US-NY', 'America/New_York'],
  ['850', 'US-FL', 'America/Chicago America/New_York'],
  ['448', 'US-FL', 'America/Chicago America/New_York'],
  ['689', 'US-FL', 'America/New_York'],
  ['605', 'US-SD', 'America/Chicago America/Denver'],
  ['219', 'US-IN', 'America/Chicago America/New_York'],
  ['812', 'US-IN', 'America/Chicago America/New_York'],
  ['930', 'US-IN', 'America/Chicago America/New_York'],
  ['423', 'US-TN', 'America/Chicago America/New_York'],
  ['915', 'US-TX', 'America/Denver'],
  ['602', 'US-AZ', 'America/Phoenix'],
  ['928', 'US-AZ', 'America/Denver America/Phoenix'],
  ['808', 'US-HI', 'Pacific/Honolulu'],
  ['907', 'US-AK', 'America/Adak America/Anchorage'],
  ['713', 'US-TX', 'America/Chicago'],
])('area code %s is in %s with the time zones %s', (code, state, zones) => {
  const location = resolveLocation({ phone: `+1${code}5550123`, phoneCountry: 'US' });
  expect([location.jurisdictions, location.zones.join(' '), location.source]).toEqual([
    ['US', state],
    zones,
    'area_code',
  ]);
  expect(location.confidence).toBe(zones.includes(' ') ? 'low' : 'medium');
});

test.each([
  ['787', 'PR', ['US', 'US-PR'], 'America/Puerto_Rico'],
  ['671', 'GU', ['US', 'US-GU'], 'Pacific/Guam'],
  ['416', 'CA', ['CA', 'CA-ON'], 'America/Toronto'],
  ['604', 'CA', ['CA', 'CA-BC'], 'America/Vancouver'],
  ['902', 'CA', ['CA', 'CA-NS', 'CA-PE'], 'America/Halifax'],
  ['709', 'CA', ['CA', 'CA-NL'], 'America/Halifax America/St_Johns'],
  ['876', 'JM', ['JM'], 'America/Jamaica'],
  ['345', 'KY', ['KY'], 'America/Cayman'],
  ['664', 'MS', ['MS'], 'America/Montserrat'],
])('area code %s of %s is under the laws of %j with the time zones %s', (code, country, laws, zones) => {
  const location = resolveLocation({ phone: `+1${code}5550123`, phoneCountry: country });
  expect([location.jurisdictions, location.zones.join(' ')]).toEqual([laws, zones]);
});

test.each(['800', '833', '888', '500', '555', '710'])(
  'the non-geographic area code %s has all time zones of the country',
  (code) => {
    expect(resolveLocation({ phone: `+1${code}5550123`, phoneCountry: 'US' })).toEqual({
      zones: [
        ...[
          'America/Adak',
          'America/Anchorage',
          'America/Chicago',
          'America/Denver',
          'America/Los_Angeles',
          'America/New_York',
        ],
        ...['America/Phoenix', 'Pacific/Honolulu'],
      ],
      jurisdictions: ['US', 'US-ZZ'],
      source: 'country',
      confidence: 'low',
    });
  },
);

test('a number without a country or a location has no time zone', () => {
  const nowhere = { zones: [], jurisdictions: [], source: 'country', confidence: 'low' };
  expect(resolveLocation({ phone: '+18005550123', phoneCountry: null })).toEqual(nowhere);
  expect(resolveLocation({ phone: '+99912345678', phoneCountry: 'QQ' })).toEqual(nowhere);
});

test('other countries have all of their time zones; a single one is certain', () => {
  expect(resolveLocation({ phone: '+33639980000', phoneCountry: 'FR' })).toEqual({
    zones: ['Europe/Paris'],
    jurisdictions: ['FR'],
    source: 'country',
    confidence: 'medium',
  });
  expect(zonesOf('+213551234567', 'DZ')).toEqual(['Africa/Algiers']);
  expect(zonesOf('+34612345678', 'ES')).toEqual(['Africa/Ceuta', 'Atlantic/Canary', 'Europe/Madrid']);
  expect(zonesOf('+61412345678', 'AU')).toContain('Australia/Perth');
  expect(zonesOf('+77011234567', 'KZ')).not.toContain('Europe/Moscow');
});

test('the overseas parts of France have their own time under French law', () => {
  expect(resolveLocation({ phone: '+262692123456', phoneCountry: 'RE' })).toMatchObject({
    jurisdictions: ['FR', 'FR-RE'],
    zones: ['Asia/Dubai'],
  });
});

test('a contact whose country differs from that of the number is in both', () => {
  const location = resolveLocation({ ...newYorker, contact: { country: 'FR' } });
  expect(location.jurisdictions).toEqual(['FR', 'US', 'US-NY']);
  expect(location.zones).toEqual(expect.arrayContaining(['Europe/Paris', 'America/New_York', 'Pacific/Honolulu']));
  expect(location.source).toBe('country');
});

test.each(['UTC', 'GMT', 'Etc/UTC', 'Etc/GMT', 'PST', 'America/Atlantis', 'new york', '', '../../etc/passwd'])(
  "ignores the contact's time zone %j",
  (zone) => {
    expect(resolveLocation({ ...newYorker, contact: { zone } })).toMatchObject({ source: 'area_code' });
  },
);

test.each([
  ['EST', 'America/Cancun America/Jamaica America/New_York America/Panama', 'medium'],
  ['PST8PDT', 'America/Los_Angeles America/Tijuana', 'medium'],
  ['MST', 'America/Denver America/Hermosillo America/Phoenix', 'medium'],
  ['HST', 'America/Adak Pacific/Honolulu', 'medium'],
  ['EST5EDT', 'America/New_York', 'high'],
  ['GB', 'GB', 'high'],
  ['Asia/Calcutta', 'Asia/Calcutta', 'high'],
])('the time zone %s means all of %s', (zone, zones, confidence) => {
  const location = resolveLocation({ ...newYorker, contact: { zone } });
  expect([location.zones.join(' '), location.source, location.confidence]).toEqual([zones, 'contact', confidence]);
});

test('a fixed offset means every clock that shows it at some time of the year', () => {
  const five = resolveLocation({ ...newYorker, contact: { zone: 'Etc/GMT+5' } });
  const offsets = five.zones.map((zone) => [offsetSpan(zone, JANUARY).offsetMs, offsetSpan(zone, JULY).offsetMs]);
  for (const both of offsets) expect(both).toContain(-5 * HOUR_MS);
  for (const both of ['America/New_York', 'America/Chicago', 'America/Lima'])
    expect(offsets).toContainEqual([offsetSpan(both, JANUARY).offsetMs, offsetSpan(both, JULY).offsetMs]);
  expect(five.jurisdictions).toEqual(['US', 'US-NY']);
});

test('a zone adds the law of its country under any of its names', () => {
  const laws = (zone: string) => lawsOf({ ...newYorker, contact: { zone } });
  expect(laws('Asia/Calcutta')).toContain('IN');
  expect(laws('Europe/Amsterdam')).toContain('NL');
  expect(laws('GB')).toContain('GB');
  expect(laws('EST')).toEqual(['US', 'US-NY']);
});

test.each([
  ['america/new_york', 'America/New_York'],
  ['asia/kolkata', 'Asia/Kolkata'],
  ['America/New York', 'America/New_York'],
  ['est', 'EST'],
  ['pst8pdt', 'PST8PDT'],
  ['etc/gmt+5', 'Etc/GMT+5'],
  ['us/eastern', 'US/Eastern'],
  ['gb', 'GB'],
])('the name %s is read as %s, and counts', (typed, name) => {
  expect(readZoneName(typed)).toBe(name);
  expect(zonesMeant(name).length).toBeGreaterThan(0);
});

test.each([
  'UTC',
  'Etc/UTC',
  'GMT',
  'Zulu',
  'GMT0',
  'Etc/GMT',
  'Etc/Unknown',
  'Factory',
  'PST',
  'CST',
  'IST',
  '+02:00',
])('the name %s is refused, because it names no place', (name) => {
  expect(readZoneName(name)).toBeNull();
});

test.each([
  ['PST', 'America/Los_Angeles'],
  ['Pacific Standard Time', 'America/Los_Angeles'],
  ['Eastern Time (US & Canada)', 'America/New_York'],
  ['UTC', null],
  ['Mars', null],
])('for the refused name %s the zone %s is suggested', (name, zone) => {
  expect(suggestZone(name)).toBe(zone);
});

test('every zone of the database is accepted and counts, or is a setting of servers', () => {
  const refused = Intl.supportedValuesOf('timeZone').filter((zone) => readZoneName(zone) === null);
  expect(refused.filter((zone) => zone !== 'UTC')).toEqual([]);
});

test.each([
  ['33101', 'US-FL', 'America/New_York'],
  ['32501-1234', 'US-FL', 'America/Chicago'],
  ['46401', 'US-IN', 'America/Chicago'],
  ['79901', 'US-TX', 'America/Denver'],
  ['79851', 'US-TX', 'America/Chicago America/Denver'],
  ['00901', 'US-PR', 'America/Puerto_Rico'],
  ['96813', 'US-HI', 'Pacific/Honolulu'],
  ['96799', 'US-AS', 'Pacific/Pago_Pago'],
  ['96910', 'US-GU', 'Pacific/Guam'],
  ['06390', 'US-NY', 'America/New_York'],
  ['89883', 'US-NV', 'America/Denver'],
  ['89801', 'US-NV', 'America/Los_Angeles'],
])('ZIP %s is in %s with the time zone %s', (postalCode, state, zones) => {
  const location = resolveLocation({ phone: '+15555550123', phoneCountry: 'US', contact: { postalCode } });
  expect([location.jurisdictions, location.zones.join(' '), location.source]).toEqual([
    ['US', state],
    zones,
    'postal_code',
  ]);
});

test.each([
  ['K1A 0B1', 'CA-ON'],
  ['v6b', 'CA-BC'],
  ['X0A0H0', 'CA-NU'],
])('the Canadian postal code %s is in %s', (postalCode, province) => {
  const location = resolveLocation({ phone: '+18005550123', phoneCountry: 'CA', contact: { postalCode } });
  expect(location.jurisdictions).toContain(province);
});

test.each(['75001 CEDEX', 'abc', '09012', '12', '123456'])('ignores the postal code %j', (postalCode) => {
  expect(resolveLocation({ ...newYorker, contact: { postalCode } }).source).toBe('area_code');
});

test('a postal code of five digits is a ZIP code in the United States only', () => {
  const parisian = { phone: '+33639980000', phoneCountry: 'FR', contact: { postalCode: '75001' } };
  expect(resolveLocation(parisian)).toMatchObject({ jurisdictions: ['FR'], zones: ['Europe/Paris'] });
});

test.each(['FL', 'fl', 'US-FL', 'Florida', ' florida '])('parses the state %j as Florida', (state) => {
  const location = resolveLocation({ phone: '+15555550123', phoneCountry: 'US', contact: { state } });
  expect(location).toMatchObject({ jurisdictions: ['US', 'US-FL'], source: 'state', confidence: 'medium' });
});

test('a state is parsed as a state of its country', () => {
  const state = (name: string, country: string) =>
    resolveLocation({ phone: '+15555550123', phoneCountry: country, contact: { state: name } });
  expect(state('Québec', 'CA').jurisdictions).toEqual(['CA', 'CA-QC']);
  expect(state('ON', 'US').jurisdictions).toEqual(['CA', 'CA-ON', 'US', 'US-ZZ']);
  expect(state('US-FL', 'CA').jurisdictions).toEqual(['CA', 'US', 'US-FL']);
  expect(state('FL', 'GB').source).toBe('country');
  expect(state('Atlantis', 'US').source).toBe('country');
});
