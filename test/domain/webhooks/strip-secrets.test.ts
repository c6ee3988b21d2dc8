import { stripSecrets } from '../../../src/domain/webhooks/strip-secrets.ts';

const secret = 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLa+/';
const strip = (text: string, secrets = [secret], maxLength = 512) => stripSecrets(text, secrets, maxLength);

test.each([
  ['the secret', `expected ${secret}`],
  ['the secret without its prefix', 'key MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLa+/ is wrong'],
  ['the secret in a URL', `?key=${encodeURIComponent(secret)}`],
  ['a prefix of the secret at the end of a truncated response', 'the key is MfKQ9r8GKYqr'],
  ['the secret in base64', `${Buffer.from(secret).toString('base64')} MfKQ9r`],
  ['the secret in hex', `${Buffer.from(secret).toString('hex')} MfKQ9r`],
  ['a password in a configuration', 'PASSWORD: "MfKQ9r8GKYqr"'],
  ['a key in a URL', 'https://example.com/?api_key=MfKQ9r8GKYqr&x=1'],
  ['another webhook secret', 'whsec_C2FVsBQIhrscChlQIMVMfKQ9r8GKYqr'],
  ['a bearer token', 'authorization: Bearer MfKQ9r8GKYqr.abc'],
  ['basic credentials', 'Authorization: basic MfKQ9r8GKYqr=='],
])('removes %s', (_what, text) => {
  expect(strip(text)).not.toContain('MfKQ9r8');
  expect(strip(text)).toContain('[removed]');
});

test('removes Tern API keys and secrets of any form, and nothing else', () => {
  expect(strip('tern_live_0123456789abcdef failed')).toBe('[removed] failed');
  expect(strip('is "correct \\"horse\\"" wrong?', ['correct "horse"'])).toBe('is "[removed]" wrong?');
  expect(strip('Internal Server Error')).toBe('Internal Server Error');
});

test('the result fits the column, is well-formed, and is null when it is empty', () => {
  expect(strip(`${'x'.repeat(505)} ${secret}`)).toHaveLength(512);
  expect(strip(`${'x'.repeat(9)}😀`, [], 10)).toBe('x'.repeat(9));
  expect(strip('')).toBeNull();
});
