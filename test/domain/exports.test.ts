import fc from 'fast-check';
import { csvLine, readCsvLine } from '../../src/domain/exports/csv.ts';
import { guardCell, unguardCell } from '../../src/domain/exports/guard-cell.ts';
import type { EntryRecord } from '../../src/domain/exports/records.ts';

/** Strings of the characters with a meaning in spreadsheets, among any others. */
const special = fc.string({
  unit: fc.constantFrom(...`=+-@\t\r\n '",;|a1{}:\\＝é\u200b\u00ad\u2060\ufeff\u3164\u0001`),
});
const text = fc.oneof(special, fc.string({ unit: 'binary' }), fc.string());

/** The position where a spreadsheet would parse a formula, with any cell separator. */
const COMPUTES = /(^|[;,|"\t\r\n])[\s\u200b\u00ad\u2060\ufeff\u3164\u0001]*[=+\-@＝＋－＠]/;

test('no cell begins with a formula, whichever separator the spreadsheet uses', () => {
  fc.assert(
    fc.property(text, (value) => !COMPUTES.test(guardCell(value))),
    { numRuns: 5_000 },
  );
  expect(guardCell('=cmd|’/C calc’!A0')).toBe("'=cmd|’/C calc’!A0");
  expect(guardCell('+12025550143')).toBe("'+12025550143");
  expect(guardCell('a;=1+1')).toBe("a;'=1+1");
  expect(guardCell('\t=1')).toBe("'\t'=1");
  expect(guardCell('\u200b=1')).toBe("'\u200b=1");
  expect(guardCell('plain, text - and "more"')).toBe('plain, text - and "more"');
});

test('a guarded cell is restored exactly', () => {
  fc.assert(
    fc.property(text, (value) => unguardCell(guardCell(value)) === value),
    { numRuns: 5_000 },
  );
});

test('an entry is restored from its row, with empty and missing values kept apart', () => {
  const cell = fc.oneof(fc.constant(null), text);
  const entry = fc.record({
    id: text,
    tenant_id: text,
    account_id: text,
    contact_id: cell,
    phone: text,
    status: text,
    scope: text,
    method: text,
    source: cell,
    source_url: cell,
    disclosure_text_hash: cell,
    evidence: fc.jsonValue().map((value): unknown => JSON.parse(JSON.stringify(value))),
    actor: text,
    rule_id: cell,
    captured_at: text,
    received_at: text,
    salt: cell,
    personal_hash: cell,
    forgotten_by: cell,
    a_new_column: fc.constantFrom(7, 'x', null),
  });
  fc.assert(
    fc.property(entry, (each) => {
      const record: EntryRecord = {
        record: 'entry',
        ledger: 'consent',
        seq: 3,
        prev_hash: 'a',
        hash: 'b',
        entry: each,
      };
      expect(readCsvLine(csvLine(record))).toEqual(record);
    }),
    { numRuns: 1_000 },
  );
});
