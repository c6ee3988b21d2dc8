import fc from 'fast-check';
import { csvRow } from '../../src/domain/exports/cells.ts';
import { guardText, unguardText } from '../../src/domain/exports/guard-text.ts';
import { sheetRow } from '../../src/domain/exports/sheet.ts';
import { cellText } from '../../src/domain/imports/cell-text.ts';

const text = fc.oneof(
  fc.string({ unit: fc.constantFrom(...`=+-@\t\r '",;a1%.＝\u200b`) }),
  fc.string({ unit: 'binary' }),
);

test('a guarded text is restored exactly, and no other text changes', () => {
  fc.assert(
    fc.property(text, (value) => unguardText(guardText(value)) === value),
    { numRuns: 5_000 },
  );
});

test('no guarded text begins a formula', () => {
  fc.assert(
    fc.property(text, (value) => !/^[=+@\t\r]|^-(?!\d+(?:[.,]\d+)*%?$)/.test(guardText(value))),
    { numRuns: 5_000 },
  );
});

test.each([
  ['=1+1', "'=1+1"],
  ['-5', '-5'],
  ['-1,250.00', '-1,250.00'],
  ['-5-3', "'-5-3"],
  ['+12025550143', "'+12025550143"],
  ["'=1", "''=1"],
  ["'t Hooft", "'t Hooft"],
  ['a;=1+1', 'a;=1+1'],
  ['- item', "'- item"],
])('%s is %s in a CSV file, and comes back when the file is imported', (value, cell) => {
  expect(csvRow([value])).toBe(`"${cell}"\r\n`);
  if (!value.startsWith("'=")) expect(cellText(cell)).toBe(value);
});

test('a cell of a sheet is typed: text is never a formula, numbers are numbers, times are dates', () => {
  expect(sheetRow(['=1+1', -5, new Date('2024-12-25T12:00:00Z'), null, new Date('1700-01-01T00:00:00Z')])).toBe(
    '<row><c t="inlineStr"><is><t xml:space="preserve">=1+1</t></is></c><c><v>-5</v></c><c s="1"><v>45651.5</v></c><c/>' +
      '<c t="inlineStr"><is><t xml:space="preserve">1700-01-01T00:00:00.000Z</t></is></c></row>',
  );
});
