import fc from 'fast-check';
import { findUrls } from '../../../src/domain/links/find-urls.ts';
import { fillCodes, shortenMessage } from '../../../src/domain/links/shorten-message.ts';

const SHORTENING = { base: 'https://go.example.org', ownHosts: ['go.example.org'] };

test.each([
  ['See https://example.com/a.', ['https://example.com/a']],
  ['(https://example.com/a)', ['https://example.com/a']],
  ['https://en.example.org/wiki/Tern_(bird), really', ['https://en.example.org/wiki/Tern_(bird)']],
  ['"https://example.com/a?b=1&c=2"!', ['https://example.com/a?b=1&c=2']],
  ['https://example.com/a?…', ['https://example.com/a']],
  ['HTTP://EXAMPLE.COM and https://b.example.com/', ['HTTP://EXAMPLE.COM', 'https://b.example.com/']],
  ['example.com, ftp://example.com, xhttps://example.com, https://', []],
  ['«https://example.com/ü»', ['https://example.com/ü']],
])('the URLs of %s are found without the punctuation around them', (text, urls) => {
  expect(findUrls(text).map(({ url }) => url)).toEqual(urls);
});

test('found URLs are where they say, whatever the message is', () => {
  const piece = fc.oneof(fc.string(), fc.webUrl(), fc.constantFrom(' ', '.', ')', '(', 'https://', '\u{1f600}'));
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 12 }), (pieces) => {
      const text = pieces.join('');
      for (const { url, start, end } of findUrls(text)) expect(text.slice(start, end)).toBe(url);
    }),
  );
});

test('equal links share a placeholder, and each placeholder gets its own code', () => {
  const text = 'A https://a.example.com/x, b https://b.example.com/, again https://a.example.com/x.';
  const { text: short, links } = shortenMessage(text, SHORTENING);
  expect(short).toBe(
    'A https://go.example.org/l/xxxxxxx1, b https://go.example.org/l/xxxxxxx2, again https://go.example.org/l/xxxxxxx1.',
  );
  expect(links.map(({ url }) => url)).toEqual(['https://a.example.com/x', 'https://b.example.com/']);
  const filled = fillCodes(short, links, ['aaaaaaaa', 'bbbbbbbb']);
  expect(filled).toBe(
    'A https://go.example.org/l/aaaaaaaa, b https://go.example.org/l/bbbbbbbb, again https://go.example.org/l/aaaaaaaa.',
  );
  expect(filled).toHaveLength(short.length);
});

test('at most 20 links of a message are shortened', () => {
  const text = Array.from({ length: 25 }, (_, index) => `https://example.com/${index}`).join(' ');
  const { text: short, links } = shortenMessage(text, SHORTENING);
  expect(links).toHaveLength(20);
  expect(short).toMatch(/xxxxxxxK https:\/\/example\.com\/20 .*\/24$/);
});
