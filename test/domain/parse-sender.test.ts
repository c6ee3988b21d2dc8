import { getExampleNumber } from 'libphonenumber-js/max';
import examples from 'libphonenumber-js/mobile/examples';
import { explainSenderRejection, parseSender } from '../../src/domain/parse-sender.ts';
import { acceptsSender, isTwoWay, senderRules, type TakenSender } from '../../src/domain/sender-types/accepts.ts';

test.each([
  ['+18335081234', undefined, '+18335081234', 'toll_free', 'US'],
  ['+1 (833) 508-1234', undefined, '+18335081234', 'toll_free', 'US'],
  ['(833) 508-1234', 'US', '+18335081234', 'toll_free', 'US'],
  ['tel:+1-800-555-1234', undefined, '+18005551234', 'toll_free', 'US'],
  ['+12025550100', undefined, '+12025550100', 'long_code', 'US'],
  ['0044 20 7183 8750', undefined, '+442071838750', 'long_code', 'GB'],
  ['020 7183 8750', 'GB', '+442071838750', 'long_code', 'GB'],
  ['+447700900123', undefined, '+447700900123', 'long_code', 'GB'],
  ['24273', 'US', '24273', 'short_code', 'US'],
  ['242-73', 'us', '24273', 'short_code', 'US'],
  ['242 738', undefined, '242738', 'short_code', null],
  ['12345678', 'AU', '12345678', 'short_code', 'AU'],
  ['911', 'NO', '911', 'short_code', 'NO'],
  ['Harbor', 'UK', 'Harbor', 'alphanumeric', 'GB'],
  ['M2020', 'GB', 'M2020', 'alphanumeric', 'GB'],
  ['7-Eleven', 'GB', '7-Eleven', 'alphanumeric', 'GB'],
  ['Tel2', 'SE', 'Tel2', 'alphanumeric', 'SE'],
  ['H&M Men', 'SE', 'H&M Men', 'alphanumeric', 'SE'],
  ['MÜLLER', 'DE', 'MÜLLER', 'alphanumeric', 'DE'],
  ['Abcdefghijk', undefined, 'Abcdefghijk', 'alphanumeric', null],
])('%s (%s) is the sender %s, a %s of %s', (raw, given, sender, type, country) => {
  expect(parseSender(raw, given)).toEqual({ ok: true, sender, type, country });
});

test.each([
  ['', 'sender_missing'],
  ['   ', 'sender_missing'],
  ['12', 'sender_invalid'],
  ['+', 'sender_invalid'],
  ['...', 'sender_invalid'],
  ['+1911', 'sender_invalid'],
  ['+Harbor', 'sender_invalid'],
  ['2025550100', 'sender_country_missing'],
  ['+19005550100', 'sender_not_textable'],
  ['+12029765555', 'sender_not_textable'],
  ['Abcdefghijkl', 'sender_id_too_long'],
  ['Harbor{1}xy', 'sender_id_too_long'],
  ['1-800-FLOWERS', 'sender_id_too_long'],
  ['Гавань', 'sender_id_not_gsm'],
  ['Harbor\u200b', 'sender_id_not_gsm'],
  ['Har\nbor', 'sender_id_not_gsm'],
  ['Harbor🚢', 'sender_id_not_gsm'],
  ['9'.repeat(100), 'sender_invalid'],
] as const)('%j is no sender: %s', (raw, code) => {
  expect(parseSender(raw)).toEqual({ ok: false, code });
  expect(explainSenderRejection(raw, code).length).toBeGreaterThan(20);
});

const TYPES: Readonly<Partial<Record<TakenSender, string>>> = { registered: 'alphanumeric', foreign: 'long_code' };

/** A sender of each kind in a country. */
function exampleOf(kind: TakenSender, country: string): string {
  const local = country === 'US' || country === 'CA' ? '+12025550100' : getExampleNumber(country as 'GB', examples);
  const senders = {
    long_code: typeof local === 'string' ? local : (local?.number ?? ''),
    foreign: country === 'GB' ? '+12025550100' : '+447700900123',
    toll_free: '+18335081234',
    short_code: '24273',
    alphanumeric: 'Harbor',
    registered: 'Harbor',
  };
  return senders[kind];
}

test.each(
  senderRules.flatMap(({ country, takes, replaces }) =>
    [...takes, ...replaces].map((kind) => [country, kind] as const),
  ),
)('%s takes a %s that an operator can assign', (country, kind) => {
  const parsed = parseSender(exampleOf(kind, country), country);
  expect(parsed).toMatchObject({ ok: true, type: TYPES[kind] ?? kind });
  expect(parsed.ok && acceptsSender(country, parsed.sender)).toBe(true);
});

test.each([
  ['+18335081234', true],
  ['+442071838750', true],
  ['24273', true],
  ['Harbor', false],
])('whether people can reply to %s: %s', (sender, expected) => {
  expect(isTwoWay(sender)).toBe(expected);
});
