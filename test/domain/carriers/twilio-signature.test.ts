import { isSignedByTwilio, twilioSignature } from '../../../src/domain/carriers/twilio-signature.ts';

const URL = 'https://mycompany.com/myapp.php?foo=1&bar=2';
const fields = (caller: string): [string, string][] => [
  ['To', '+18005551212'],
  ['From', caller],
  ['Digits', '1234'],
  ['Caller', caller],
  ['CallSid', 'CA1234567890ABCDE'],
];

/** From twilio.com/docs/usage/security, in two editions. */
test.each([
  ['+14158675309', 'RSOYDt4T1cUTdK1PDd93/VVr8B8='],
  ['+14158675310', 'GvWf1cFY/Q7PnoempGyD5oXAezc='],
])('the documented example for %s has the documented signature', (caller, signature) => {
  expect(twilioSignature('12345', URL, fields(caller))).toBe(signature);
  expect(isSignedByTwilio('12345', signature, URL, fields(caller))).toBe(true);
  expect(isSignedByTwilio('12346', signature, URL, fields(caller))).toBe(false);
});

test.each([
  ['an additional field', (given: [string, string][]) => [...given, ['Body', 'STOP'] as const]],
  ['a missing field', (given: [string, string][]) => given.slice(1)],
  ['a changed value', (given: [string, string][]) => given.map(([name]) => [name, 'x'] as const)],
])('%s changes the signature', (_what, change) => {
  const signature = twilioSignature('12345', URL, fields('+14158675309'));
  expect(isSignedByTwilio('12345', signature, URL, change(fields('+14158675309')))).toBe(false);
});

test.each([
  ['https://a.example:443/x?y', 'https://a.example/x?y', true],
  ['https://a.example/x?y', 'https://a.example:443/x?y', true],
  ['http://a.example/x', 'http://a.example:80/x', true],
  ['https://a.example:8443/x', 'https://a.example/x', false],
  ['https://a.example/X', 'https://a.example/x', false],
  ['https://a.example/x?b=1&a=2', 'https://a.example/x?a=2&b=1', false],
])('a URL signed as %s and called as %s matches: %s', (signed, called, isSame) => {
  expect(isSignedByTwilio('t', twilioSignature('t', signed, []), called, [])).toBe(isSame);
});

test('rejects a value that is not a signature', () => {
  for (const signature of ['', 'x', 'RSOYDt4T1cUTdK1PDd93/VVr8B8', 'ü'.repeat(14)])
    expect(isSignedByTwilio('12345', signature, URL, fields('+14158675309'))).toBe(false);
});
