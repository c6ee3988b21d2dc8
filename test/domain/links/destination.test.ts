import { checkDestination } from '../../../src/domain/links/destination.ts';
import { readLinkDomain } from '../../../src/domain/links/link-domain.ts';
import { mergeUtm } from '../../../src/domain/links/utm.ts';

const OWN = ['go.example.org', 'localhost:4000'];

test.each([
  ['https://example.com', 'https://example.com/'],
  ['http://example.com:8080/a?b=c#d', 'http://example.com:8080/a?b=c#d'],
  ['HTTPS://EXAMPLE.com/A', 'https://example.com/A'],
  ['https://bücher.example.com/ä', 'https://xn--bcher-kva.example.com/%C3%A4'],
  ['https://go.example.org/help', 'https://go.example.org/help'],
])('%s is a destination', (text, url) => {
  expect(checkDestination(text, OWN)).toEqual({ ok: true, url });
});

test.each([
  ['example.com', 'not_a_url'],
  ['https://exa mple.com', 'not_a_url'],
  ['https://example.com/\nx', 'not_a_url'],
  [`https://example.com/${'x'.repeat(2000)}`, 'too_long'],
  [`https://example.com/${'ä'.repeat(700)}`, 'too_long'],
  ['javascript:alert(1)', 'not_http'],
  ['ftp://example.com/', 'not_http'],
  ['https://user@example.com/', 'has_credentials'],
  ['https://:pass@example.com/', 'has_credentials'],
  ['https://127.0.0.1/', 'host_forbidden'],
  ['https://0x7f000001/', 'host_forbidden'],
  ['https://[::1]/', 'host_forbidden'],
  ['http://localhost:4000/x', 'host_forbidden'],
  ['https://printer/', 'host_forbidden'],
  ['https://db.internal./', 'host_forbidden'],
  ['https://go.example.org/l/abcdefghx7', 'short_link'],
  ['https://bit.ly/3xYz', 'public_shortener'],
  ['https://WWW.TinyURL.com/a', 'public_shortener'],
])('%s is refused', (text, reason) => {
  expect(checkDestination(text, OWN)).toEqual({ ok: false, reason });
});

test('UTM parameters are added to the query, which keeps its order and spelling', () => {
  const utm = { source: 'sms', campaign: 'a b&c' };
  expect(mergeUtm('https://example.com/', utm)).toBe('https://example.com/?utm_source=sms&utm_campaign=a%20b%26c');
  expect(mergeUtm('https://example.com/a?q=x%20y&empty=&utm_source=mail&z#top', utm)).toBe(
    'https://example.com/a?q=x%20y&empty=&z&utm_source=sms&utm_campaign=a%20b%26c#top',
  );
  expect(mergeUtm('https://example.com/a?q=%7B', {})).toBe('https://example.com/a?q=%7B');
});

test.each([
  ['go.example.com', 'go.example.com'],
  ['GO.Example.com.', 'go.example.com'],
  ['los.bücher.example', 'los.xn--bcher-kva.example'],
  ['example.com', null],
  ['go.example.com/x', null],
  ['go.example.com:443', null],
  ['*.example.com', null],
  ['-a.example.com', null],
  ['1.2.3.4', null],
  ['go.local', null],
  [`${'a'.repeat(64)}.example.com`, null],
])('the domain %s is read as %s', (text, domain) => {
  expect(readLinkDomain(text)).toBe(domain);
});
