import fc from 'fast-check';
import { cellText } from '../../../src/domain/imports/cell-text.ts';
import { normalizeRow } from '../../../src/domain/imports/rows.ts';

test.each([
  ["'33101", '33101'],
  ['="33101"', '33101'],
  ['=T("33101")', '33101'],
  ['"33101"', '33101'],
  ["'33101'", '33101'],
  ['"33101', '33101'],
  ['33101"', '33101'],
  ["33101'", '33101'],
  ['\u201c33101\u201d', '33101'],
  ['\u201833101', '33101'],
  ['\u00a033101\u00a0', '33101'],
  ['New\u00a0York', 'New York'],
  ['\u200e33101\u202c', '33101'],
  ['"\'33101"', '33101'],
  ['says "yes"', 'says "yes"'],
  ['"Sure" she says', '"Sure" she says'],
  ['"A" or "B"', '"A" or "B"'],
  ["'+12025550143", '+12025550143'],
  ["'t Hooft", "'t Hooft"],
  ["O'Brien", "O'Brien"],
  ['Conan "The Barbarian" O', 'Conan "The Barbarian" O'],
  ['5\'10"', '5\'10"'],
  ['12"', '12"'],
  ['"Ada"', 'Ada'],
  ['👩‍🚀', '👩‍🚀'],
  ['=1+1', '=1+1'],
  ['"', ''],
  ['', ''],
])('a cell %j says %j', (cell, text) => {
  expect(cellText(cell)).toBe(text);
});

const MARKS: readonly ((text: string) => string)[] = [
  (text) => `'${text}`,
  (text) => `="${text}"`,
  (text) => `"${text}"`,
  (text) => `"${text}`,
  (text) => `\u00a0${text}\u00a0`,
  (text) => `\ufeff${text}`,
  (text) => `\u201c${text}\u201d`,
];

test('every column is read alike with and without the marks of a spreadsheet', () => {
  const row = {
    phone: '2025550143',
    zip: '33101',
    external_id: '0042',
    timezone: 'America/New_York',
    country: 'US',
    email: 'ada@example.com',
    plan: '7 days',
  };
  const plain = normalizeRow(row, { defaultCountry: 'US' });
  fc.assert(
    fc.property(fc.constantFrom(...Object.keys(row)), fc.constantFrom(...MARKS), (column, mark) => {
      // Excel's mark before a letter may also be the apostrophe of a name.
      const value = row[column as keyof typeof row];
      if (/^\p{L}/u.test(value) && mark(value).startsWith("'")) return;
      expect(normalizeRow({ ...row, [column]: mark(value) }, { defaultCountry: 'US' })).toEqual(plain);
    }),
  );
});

test('a state and a postal code with marks of a spreadsheet locate the contact', () => {
  expect(normalizeRow({ phone: '+12025550143', State: '"FL"', postal_code: "'33101" }, {})).toMatchObject({
    contact: { attributes: { state: 'FL', postal_code: '33101' } },
    dropped: [],
  });
});

test('cells without quotes and an equals sign are only trimmed, and no cell makes the cleaning throw', () => {
  fc.assert(fc.property(fc.string({ unit: 'binary' }), (text) => typeof cellText(text) === 'string'));
  fc.assert(
    fc.property(fc.stringMatching(/^[\p{L}\p{Nd} .,:/-]*$/u), (text) => {
      expect(cellText(text)).toBe(text.trim());
    }),
  );
});
