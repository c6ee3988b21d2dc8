import { isSignedByTwilio, twilioSignature } from '../../../src/domain/twilio/signature.ts';

const URL = 'https://mycompany.com/myapp.php?foo=1&bar=2';
const fields = (caller: string): [string, string][] => [
  ['To', '+18005551212'],
  ['From', caller],
  ['Digits', '1234'],
  ['Caller', caller],
  ['CallSid', 'CA1234567890ABCDE'],
];

/** From twilio.com/docs/usage/security, two editions of it. */
test.each([
  ['+14158675309', 'RSOYDt4T1cUTdK1PDd93/VVr8B8='],
  ['+14158675310', 'GvWf1cFY/Q7PnoempGyD5oXAezc='],
])('the example of the documentation for %s has the signature that is printed there', (caller, signature) => {
  expect(twilioSignature('12345', URL, fields(caller))).toBe(signature);
  expect(isSignedByTwilio('12345', signature, URL, fields(caller))).toBe(true);
  expect(isSignedByTwilio('12346', signature, URL, fields(caller))).toBe(false);
});

test.each([
  ['a field more', (given: [string, string][]) => [...given, ['Body', 'STOP'] as const]],
  ['a field less', (given: [string, string][]) => given.slice(1)],
  ['another value', (given: [string, string][]) => given.map(([name]) => [name, 'x'] as const)],
])('%s has another signature', (_what, change) => {
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
])('an address signed as %s and called as %s is the same one: %s', (signed, called, isSame) => {
  expect(isSignedByTwilio('t', twilioSignature('t', signed, []), called, [])).toBe(isSame);
});

test('what is no signature at all is none', () => {
  for (const signature of ['', 'x', 'RSOYDt4T1cUTdK1PDd93/VVr8B8', 'ü'.repeat(14)])
    expect(isSignedByTwilio('12345', signature, URL, fields('+14158675309'))).toBe(false);
});
