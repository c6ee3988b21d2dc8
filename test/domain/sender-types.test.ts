import { acceptsSender, senderNotice, senderRules, senderTypeOf } from '../../src/domain/sender-types/accepts.ts';
import { describeRefusedSender } from '../../src/domain/sender-types/describe.ts';

test.each([
  ['US', '+12025550100', true],
  ['CA', '+12025550100', true],
  ['US', '+14165550100', true],
  ['US', '+18885550100', true],
  ['US', '12345', true],
  ['US', '+447700900100', false],
  ['US', 'Harbor', false],
  ['US', '+18765550100', false],
  ['GB', '+447700900100', true],
  ['GB', '+12025550100', false],
  ['GB', '+18885550100', false],
  ['GB', 'Harbor', true],
  ['FR', '+33639980100', false],
  ['FR', 'Harbor', true],
  ['SA', '+12025550100', false],
  ['SA', 'Harbor', true],
  ['BR', '+12025550100', false],
  ['BR', '27272', true],
  ['BS', 'Harbor', false],
  ['ES', 'Harbor', true],
  ['ES', '+12025550100', true],
  ['ES', '+18335081234', true],
  ['IE', '24273', true],
  ['KR', 'Harbor', true],
  ['KR', '24273', false],
  ['VN', '+12025550100', false],
  ['TR', '+12025550100', false],
  ['NG', '+12025550100', false],
  ['MY', '+12025550100', true],
  ['MX', 'Harbor', true],
  // Nothing is known of Japan, so nothing is refused.
  ['JP', '+12025550100', true],
])('%s takes messages from %s: %s', (country, sender, accepted) => {
  expect(acceptsSender(country, sender)).toBe(accepted);
});

test.each([
  [
    'GB',
    'Messages to the United Kingdom cannot be sent from a long code of another country. Send from a long code of that country, a short code or an alphanumeric sender ID.',
  ],
  ['SA', 'Messages to Saudi Arabia cannot be sent from a long code. Send from a registered alphanumeric sender ID.'],
  ['BS', 'Messages to the Bahamas cannot be sent: it takes none from applications.'],
])('the refusal of an American number for %s says what the country takes', (country, words) => {
  expect(describeRefusedSender(country, '+12025550100')).toBe(words);
});

test.each([
  ['ES', 'Harbor', 'sender_registration'],
  ['IE', 'Harbor', 'sender_registration'],
  ['VN', 'Harbor', 'sender_registration'],
  ['TR', 'Harbor', 'sender_registration'],
  ['NG', 'Harbor', 'sender_registration'],
  ['AU', 'Harbor', 'sender_registration'],
  ['KR', 'Harbor', 'sender_replaced'],
  ['KR', '+12025550100', 'sender_replaced'],
  ['MY', '+12025550100', 'sender_replaced'],
  ['MY', '+18335081234', 'sender_replaced'],
  ['MX', 'Harbor', 'sender_replaced'],
  ['BR', 'Harbor', 'sender_replaced'],
  ['MY', '24273', null],
  ['ES', '+12025550100', null],
  ['GB', 'Harbor', null],
  ['US', 'Harbor', null],
  ['US', '+12025550100', null],
  ['JP', 'Harbor', null],
  ['ES', '', null],
])('in %s the sender %j has the notice %s', (country, sender, notice) => {
  expect(senderNotice(country, sender)).toBe(notice);
});

test('every row of the table has a country, known senders, a confidence and a source', () => {
  const known = ['long_code', 'foreign', 'toll_free', 'short_code', 'alphanumeric', 'registered'];
  expect(senderRules.length).toBeGreaterThan(40);
  expect(new Set(senderRules.map(({ country }) => country)).size).toBe(senderRules.length);
  for (const { country, takes, replaces, confidence, source } of senderRules) {
    expect(country).toMatch(/^[A-Z]{2}$/);
    expect([...takes, ...replaces].filter((sender) => !known.includes(sender))).toEqual([]);
    expect(takes.filter((sender) => replaces.includes(sender))).toEqual([]);
    expect(confidence).toMatch(/^[DPK]$/);
    expect(source).not.toBe('');
  }
});

test.each([
  ['+12025550100', 'long_code'],
  ['+18335550100', 'toll_free'],
  ['12345', 'short_code'],
  ['Harbor', 'alphanumeric'],
])('%s is a %s', (sender, type) => {
  expect(senderTypeOf(sender)).toBe(type);
});
