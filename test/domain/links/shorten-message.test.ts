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
  ['大促 https://example.com/sale。回复STOP退订', ['https://example.com/sale']],
  ['大促https://example.com/sale点击领取', ['https://example.com/sale']],
  ['（https://example.com/sale）', ['https://example.com/sale']],
  ['링크 https://example.com/sale에서 확인', ['https://example.com/sale']],
  ['https://example.com/sale।', ['https://example.com/sale']],
  ['https://example.com/sale؟', ['https://example.com/sale']],
  ['https://example.com/sale\u{1f389}\u{1f389}', ['https://example.com/sale']],
  ['https://example.com/sale\u200bReply STOP', ['https://example.com/sale']],
  ['https://example.com/sale—Reply STOP', ['https://example.com/sale']],
  ['https://example.com/sale|Reply STOP', ['https://example.com/sale']],
  ['https://example.com/sale(ends today)', ['https://example.com/sale']],
  ['https://instagram.com/acme.coffee_ now', ['https://instagram.com/acme.coffee_']],
  ['https://example.com/a-/, https://example.com/b/', ['https://example.com/a-/', 'https://example.com/b/']],
  ['https://example.com_', ['https://example.com']],
  ['https://пример.рф/новости?q=кот', ['https://пример.рф/новости?q=кот']],
  ['https://www.東京.jp', ['https://www.東京.jp']],
  ['https://example.com/?next=https://example.org/a.', ['https://example.com/?next=https://example.org/a']],
  ['https://ja.wikipedia.org/wiki/日本', []],
  ['https://shop.examplе.com/sale', []],
  ['https://example.com/sale1\ufe0f\u20e3', []],
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
    'A https://go.example.org/l/xxxxxxxxx1, b https://go.example.org/l/xxxxxxxxx2, again https://go.example.org/l/xxxxxxxxx1.',
  );
  expect(links.map(({ url }) => url)).toEqual(['https://a.example.com/x', 'https://b.example.com/']);
  const filled = fillCodes(short, links, ['aaaaaaaax7', 'bbbbbbbbx7']);
  expect(filled).toBe(
    'A https://go.example.org/l/aaaaaaaax7, b https://go.example.org/l/bbbbbbbbx7, again https://go.example.org/l/aaaaaaaax7.',
  );
  expect(filled).toHaveLength(short.length);
});

test('at most 20 links of a message are shortened', () => {
  const text = Array.from({ length: 25 }, (_, index) => `https://example.com/${index}`).join(' ');
  const { text: short, links } = shortenMessage(text, SHORTENING);
  expect(links).toHaveLength(20);
  expect(short).toMatch(/xxxxxxxK https:\/\/example\.com\/20 .*\/24$/);
});

const URLS = [
  'https://example.com',
  'https://example.com/',
  'https://example.com/sale',
  'http://shop.example.com/a_b-c.html?x=1&y=%C3%BC#top',
  'https://instagram.com/acme.coffee_',
  'https://example.com/a-',
  'https://en.example.org/wiki/Tern_(bird)',
  'https://example.com/straße',
  'https://münchen.example.com/ä',
  'https://пример.рф/новости',
];
const BEFORE = ['', 'Sale: ', '大促', '（', '(', '"', '\u{1f389}', '«', 'Ссылка: ', "'", '\u200b', '¡'];
const BEHIND = [
  ...['', ' ', '.', '. ', ', ', '!', '?', '…', ')', ').', ']', '"', "'", '»', '>', '|', '\n', '\u00a0', '\u200b'],
  ...[
    '。',
    '，',
    '、',
    '！',
    '）',
    '」',
    '؟',
    '،',
    '؛',
    '۔',
    '।',
    '॥',
    '–',
    '—',
    '•',
    '\u{1f389}',
    '\u{1f44d}\u{1f3fd}',
  ],
];
const COPY = ['', 'Reply STOP', '回复STOP退订', 'ضع STOP', 'अभी', 'ตอบ STOP', 'Ответьте СТОП', '\u2764\ufe0f', 'é'];

test('a message without its short link is the text without its URL, which the link leads to', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...BEFORE),
      fc.constantFrom(...URLS),
      fc.constantFrom(...BEHIND),
      fc.constantFrom(...COPY),
      (before, url, behind, copy) => {
        // Letters right behind a stop are a part of the URL: `example.com/sale.html`.
        fc.pre(behind !== '' || copy === '');
        fc.pre(!/[!?.,'\])]$/.test(behind) || copy === '');
        const rest = behind + copy;
        const { text, links } = shortenMessage(`${before}${url}${rest}`, SHORTENING);
        expect(links.map((link) => link.url)).toEqual([new URL(url).href]);
        expect(text).toBe(`${before}https://go.example.org/l/xxxxxxxxx1${rest}`);
      },
    ),
    { numRuns: 3_000 },
  );
});

test.each(['点击领取', 'ตอบ STOP', '에서', 'Ответьте', 'اضغط', 'अभी'])(
  '%s right behind an ASCII word is copy',
  (copy) => {
    for (const url of ['https://example.com/sale', 'https://example.com/page2', 'https://example.com'])
      expect(findUrls(`${url}${copy}`).map((found) => found.url)).toEqual([url]);
  },
);
