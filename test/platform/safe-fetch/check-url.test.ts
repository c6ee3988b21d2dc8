import { checkOutgoingUrl } from '../../../src/platform/safe-fetch/index.ts';

const NO_ALLOWED_HOSTS = { allowedHosts: [] };

const ACCEPTED: readonly (readonly [string, string])[] = [
  ['https://partner.example/hooks/tern', 'https://partner.example/hooks/tern'],
  ['HTTPS://Partner.Example:443', 'https://partner.example/'],
  ['https://partner.example:8443/a/../b?c=d', 'https://partner.example:8443/b?c=d'],
  ['https://bücher.example/', 'https://xn--bcher-kva.example/'],
  ['https://8.8.8.8/hook', 'https://8.8.8.8/hook'],
  ['https://134744072/', 'https://8.8.8.8/'],
  ['https://[2606:4700:4700::1111]/', 'https://[2606:4700:4700::1111]/'],
  ['https://localhost.example.com/', 'https://localhost.example.com/'],
  ['https://internal.example.com/', 'https://internal.example.com/'],
  ['https://mylocal.example/@path', 'https://mylocal.example/@path'],
];

test.each(ACCEPTED)('accepts and normalizes a public https URL: %s', (text, url) => {
  expect(checkOutgoingUrl(text, NO_ALLOWED_HOSTS)).toEqual({ ok: true, url });
});

/** Every spelling of a private address that WHATWG parses as one. */
const PRIVATE_ADDRESSES = [
  '127.0.0.1',
  '127.0.0.1.',
  '127.1',
  '127.0.1',
  '2130706433',
  '0x7f000001',
  '0x7f.0.0.1',
  '0x7f.1',
  '0177.0.0.1',
  '0177.0.0.01',
  '017700000001',
  '127.0.0.0x1',
  '%31%32%37.0.0.1',
  '127%2e0%2e0%2e1',
  '127。0。0。1',
  '１２７.０.０.１',
  '①②⑦.⓪.⓪.①',
  '0',
  '0.0.0.0',
  '0x0',
  '10.1.2.3',
  '0xa.1.2.3',
  '167838211',
  '100.64.0.1',
  '169.254.169.254',
  '2852039166',
  '0xa9fea9fe',
  '0251.0376.0251.0376',
  '172.16.0.1',
  '192.168.1.1',
  '192.0.2.1',
  '198.18.0.1',
  '198.51.100.1',
  '203.0.113.1',
  '224.0.0.1',
  '240.0.0.1',
  '255.255.255.255',
  '[::]',
  '[::1]',
  '[0:0:0:0:0:0:0:1]',
  '[::127.0.0.1]',
  '[::ffff:127.0.0.1]',
  '[::ffff:7f00:1]',
  '[0:0:0:0:0:ffff:7f00:0001]',
  '[::FFFF:169.254.169.254]',
  '[64:ff9b::7f00:1]',
  '[64:ff9b:1::a00:1]',
  '[2002:7f00:1::]',
  '[2001:0:7f00:1::]',
  '[fc00::1]',
  '[fd00:ec2::254]',
  '[fe80::1]',
  '[fec0::1]',
  '[ff02::1]',
  '[2001:db8::1]',
  '[3fff::1]',
  '[5f00::1]',
  '[100::1]',
];

test.each(PRIVATE_ADDRESSES)('rejects a non-public address in any spelling: %s', (host) => {
  expect(checkOutgoingUrl(`https://${host}/hook`, NO_ALLOWED_HOSTS)).toEqual({
    ok: false,
    reason: 'address_not_public',
  });
  expect(checkOutgoingUrl(`https://${host}:8443/hook`, NO_ALLOWED_HOSTS)).toEqual({
    ok: false,
    reason: 'address_not_public',
  });
});

const PRIVATE_NAMES = [
  'localhost',
  'LOCALHOST',
  'localhost.',
  'ｌｏｃａｌｈｏｓｔ',
  'lo%63alhost',
  'hooks.localhost',
  'hooks.localhost.',
  'localhost.localdomain',
  'printer.local',
  'printer.local.',
  'metadata.google.internal',
  'metadata.google.internal.',
  'router.home.arpa',
  'intranet',
  'ip6-localhost',
  'com',
  'partner.example.',
];

test.each(PRIVATE_NAMES)('rejects a private or local host name: %s', (host) => {
  expect(checkOutgoingUrl(`https://${host}/hook`, NO_ALLOWED_HOSTS)).toEqual({ ok: false, reason: 'host_forbidden' });
});

const REFUSED: readonly (readonly [string, string])[] = [
  ['http://partner.example/hook', 'not_https'],
  ['http://127.0.0.1/', 'not_https'],
  ['ftp://partner.example/', 'not_https'],
  ['file:///etc/passwd', 'not_https'],
  ['javascript:alert(1)', 'not_https'],
  ['data:text/plain,x', 'not_https'],
  ['gopher://partner.example/', 'not_https'],
  ['wss://partner.example/', 'not_https'],
  ['', 'not_a_url'],
  ['partner.example/hook', 'not_a_url'],
  ['//partner.example/hook', 'not_a_url'],
  ['https://', 'not_a_url'],
  ['https://partner.example:99999/', 'not_a_url'],
  ['https://1.2.3.4.5/', 'not_a_url'],
  ['https://256.256.256.256/', 'not_a_url'],
  ['https://partner.127/', 'not_a_url'],
  ['https://[fe80::1%25eth0]/', 'not_a_url'],
  ['https://[fe80::1%eth0]/', 'not_a_url'],
  ['https://[::1/', 'not_a_url'],
  ['https://partner.example<>/', 'not_a_url'],
  ['https://user:secret@partner.example/', 'has_credentials'],
  ['https://user@partner.example/', 'has_credentials'],
  ['https://:secret@partner.example/', 'has_credentials'],
  ['https://partner.example@127.0.0.1/', 'has_credentials'],
  ['https://partner.example/#part', 'has_fragment'],
  ['https://partner.example/#', 'has_fragment'],
  ['https://partner.example:0/', 'port_forbidden'],
  [' https://partner.example/', 'has_control_characters'],
  ['https://partner.example/ ', 'has_control_characters'],
  ['https://partner.example/a b', 'has_control_characters'],
  ['https://partner.example/\n', 'has_control_characters'],
  ['https://partner\t.example/', 'has_control_characters'],
  ['ht\ntps://partner.example/', 'has_control_characters'],
  ['https://partner.example/\r\nX-Header: 1', 'has_control_characters'],
  ['https://partner.example/\u0000', 'has_control_characters'],
  ['https://partner.example/\u007f', 'has_control_characters'],
  ['https://partner.example/\u0085', 'has_control_characters'],
  ['https://partner.example/\u2028', 'has_control_characters'],
  ['https://partner.example/\u202etxt', 'has_control_characters'],
  ['https://loc\u00adalhost/', 'has_control_characters'],
  ['https://partner.example\u200b/', 'has_control_characters'],
  ['\ufeffhttps://partner.example/', 'has_control_characters'],
  ['https://partner.example/\ud800', 'has_control_characters'],
  [`https://partner.example/${'a'.repeat(2048)}`, 'too_long'],
];

test.each(REFUSED)('rejects %j as %s', (text, reason) => {
  const verdict = checkOutgoingUrl(text, NO_ALLOWED_HOSTS);
  expect(verdict.ok ? 'ok' : verdict.reason).toBe(reason);
});

test('a backslash ends the host, as in a browser, and begins the path', () => {
  expect(checkOutgoingUrl('https://127.0.0.1\\@partner.example/', NO_ALLOWED_HOSTS)).toEqual({
    ok: false,
    reason: 'address_not_public',
  });
  expect(checkOutgoingUrl('https://partner.example\\@127.0.0.1/', NO_ALLOWED_HOSTS)).toEqual({
    ok: true,
    url: 'https://partner.example/@127.0.0.1/',
  });
});

const ALLOWED: readonly (readonly [string, string, boolean])[] = [
  ['127.0.0.1:4010', 'http://127.0.0.1:4010/hook', true],
  ['127.0.0.1:4010', 'https://127.0.0.1:4010/hook', true],
  ['127.0.0.1:4010', 'http://2130706433:4010/hook', true],
  ['127.0.0.1:4010', 'http://127.0.0.1:4011/hook', false],
  ['127.0.0.1:4010', 'https://127.0.0.1:4011/hook', false],
  ['127.0.0.1:4010', 'http://127.0.0.2:4010/hook', false],
  ['127.0.0.1:4010', 'http://127.0.0.1/', false],
  ['127.0.0.1', 'http://127.0.0.1:4011/hook', true],
  ['127.0.0.1:80', 'http://127.0.0.1/', true],
  ['127.0.0.1:443', 'https://127.0.0.1/', true],
  ['127.0.0.1:443', 'http://127.0.0.1/', false],
  ['localhost', 'http://localhost:3000/', true],
  ['LocalHost', 'http://LOCALHOST/', true],
  ['localhost', 'http://hooks.localhost/', false],
  ['localhost', 'http://localhost.evil.example/', false],
  ['localhost', 'http://localhost./', false],
  ['localhost', 'ftp://localhost/', false],
  ['localhost', 'http://user@localhost/', false],
  ['localhost', 'http://localhost/\n', false],
  ['[::1]:4010', 'http://[::1]:4010/', true],
  ['[::1]', 'http://[::1]:4010/', true],
  ['::1', 'http://[0::1]:4010/', true],
  ['[::1]:4010', 'http://[::1]:4011/', false],
  ['', 'http://partner.example/', false],
];

test.each(ALLOWED)('with %s allowed, accepting %s is %s', (host, text, ok) => {
  expect(checkOutgoingUrl(text, { allowedHosts: [host] }).ok).toBe(ok);
});
