import { parseUrl } from '../src/parse-url.ts';
import { readSources } from './support/house/source-files.ts';

test('a URL with letters outside ASCII is parsed however many URLs were parsed before', () => {
  const hrefs = new Set(Array.from({ length: 50_000 }, () => parseUrl('https://münchen.example.com/ä')?.href));
  expect([...hrefs]).toEqual(['https://xn--mnchen-3ya.example.com/%C3%A4']);
});

test('no code asks URL.canParse, which forgets letters outside ASCII once it is compiled', () => {
  const asking = readSources('src', /\.ts$/).filter(({ text }) => /URL\.canParse\(/.test(text));
  expect(asking.map(({ path }) => path)).toEqual([]);
});
