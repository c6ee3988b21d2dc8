import { findSheet, readSheetRows } from '../../../src/domain/workbooks/read-sheet.ts';
import { openWorkbook } from '../../../src/domain/workbooks/workbook.ts';
import { makeWorkbook, type WorkbookContent } from '../../support/make-workbook.ts';

async function rowsOf(content: WorkbookContent, sheet?: string) {
  const workbook = await openWorkbook(await makeWorkbook(content));
  const rows: (readonly [number, readonly unknown[]])[] = [];
  for await (const { row, values } of readSheetRows(workbook, findSheet(workbook, sheet).path))
    rows.push([row, values]);
  return rows;
}

const cellOf = async (cell: string, more: Partial<WorkbookContent> = {}) =>
  (await rowsOf({ ...more, sheets: { One: `<row r="1">${cell}</row>` } }))[0]?.[1][0];

test.each([
  ['a number', '<c r="A1"><v>12025550143</v></c>', 12_025_550_143],
  ['a number as Excel stores a sum', '<c r="A1"><v>0.30000000000000004</v></c>', 0.3],
  ['a number with an exponent', '<c r="A1"><v>1.2025550143E10</v></c>', 12_025_550_143],
  ['a negative number', '<c r="A1"><v>-5</v></c>', -5],
  ['text', '<c r="A1" t="inlineStr"><is><t>a &lt;b&gt; &amp; &#233; &#x1F600;</t></is></c>', 'a <b> & é 😀'],
  ['text that begins like a formula', '<c r="A1" t="inlineStr"><is><t>=1+1</t></is></c>', '=1+1'],
  ['the result of a formula', '<c r="A1" t="str"><f>A2&amp;"x"</f><v>done</v></c>', 'done'],
  ['a number of a formula', '<c r="A1"><f>1+1</f><v>2</v></c>', 2],
  ['true', '<c r="A1" t="b"><v>1</v></c>', true],
  ['false', '<c r="A1" t="b"><v>0</v></c>', false],
  ['a date of ISO 8601', '<c r="A1" t="d"><v>2024-12-25T00:00:00</v></c>', '2024-12-25'],
  ['a line break', '<c r="A1" t="inlineStr"><is><t>a_x000A_b</t></is></c>', 'a\nb'],
  ['names with a prefix', '<x:c r="A1"><x:v>7</x:v></x:c>', 7],
])('%s is read with its type', async (_what, cell, value) => {
  expect(await cellOf(cell)).toBe(value);
});

test.each([
  [14, '45651', '2024-12-25'],
  [22, '45651.5', '2024-12-25T12:00:00Z'],
  ['yyyy\\-mm\\-dd', '45651', '2024-12-25'],
  ['[$-407]d. mmmm yyyy', '1', '1900-01-01'],
  ['dd/mm/yyyy;@', '61', '1900-03-01'],
  ['h:mm', '0.5', '12:00:00'],
  ['0.00 &quot;days&quot;', '45651', 45_651],
  ['[Red]0.00', '45651', 45_651],
  ['General', '45651', 45_651],
  [9, '0.5', 0.5],
  ['00000', '2134', '02134'],
])('a number with the format %s and the value %s is %s', async (format, value, read) => {
  const cell = `<c r="A1" s="1"><v>${value}</v></c>`;
  expect(await cellOf(cell, { formats: [0, format] })).toBe(read);
});

test('dates of the system of 1904 are four years later', async () => {
  expect(await cellOf('<c r="A1" s="0"><v>44189</v></c>', { formats: [14], date1904: true })).toBe('2024-12-25');
});

test('shared strings, rich text and reading aids are read as the text that a person sees', async () => {
  const sharedStrings = [
    '<t>plain</t>',
    '<r><t>ri</t></r><r><rPr><b/></rPr><t>ch</t></r>',
    '<t>課</t><rPh sb="0" eb="1"><t>カ</t></rPh>',
  ];
  const row = sharedStrings.map((_, at) => `<c t="s"><v>${at}</v></c>`).join('');
  expect(await rowsOf({ sharedStrings, sheets: { One: `<row r="1">${row}</row>` } })).toEqual([
    [1, ['plain', 'rich', '課']],
  ]);
});

test('rows keep the numbers of the sheet, and cells their columns, when some are empty, merged or errors', async () => {
  const sheet =
    '<row r="2"><c r="B2"><v>1</v></c><c r="D2"><v>2</v></c></row><row r="3"/><row r="5"><c r="A5" t="inlineStr"><is><t>merged</t></is></c><c r="B5"/></row>' +
    '<row r="6"><c r="A6"><v></v></c></row><row><c t="e"><v>#REF!</v></c><c><v>3</v></c></row>';
  expect(await rowsOf({ sheets: { One: sheet } })).toEqual([
    [2, ['', 1, '', 2]],
    [5, ['merged', '']],
    [7, ['', 3]],
  ]);
});

test('the first sheet is read, or the one with the name, and an unknown name is answered with all names', async () => {
  const sheets = { First: '<row><c><v>1</v></c></row>', Zweites: '<row><c><v>2</v></c></row>' };
  expect(await rowsOf({ sheets })).toEqual([[1, [1]]]);
  expect(await rowsOf({ sheets }, 'zweites')).toEqual([[1, [2]]]);
  await expect(rowsOf({ sheets }, 'Third')).rejects.toThrow('no sheet Third. Sheets: First, Zweites.');
});

test.each([
  ['a file that is no archive', async () => new Uint8Array(100), 'not an XLSX workbook'],
  ['a workbook of before 2007', async () => new Uint8Array([0xd0, 0xcf, 0x11, 0xe0, 0, 0]), 'Save it as XLSX'],
  ['an archive without a workbook', () => makeWorkbook({ sheets: {}, parts: {} }), 'no sheet with cells'],
  [
    'a document type',
    () =>
      makeWorkbook({ sheets: { One: '' }, parts: { 'xl/workbook.xml': '<!DOCTYPE a [<!ENTITY b "c">]><workbook/>' } }),
    'document type',
  ],
  ['an archive that is cut', async () => (await makeWorkbook({ sheets: { One: '' } })).slice(0, -30), 'not an XLSX'],
])('%s is refused', async (_what, make, message) => {
  await expect(make().then(openWorkbook)).rejects.toThrow(message);
});

test.each([
  ['by what the archive says', (bytes: Uint8Array) => bytes],
  ['although the archive says less', withSmallSizes],
])('a sheet that expands to far more than its size is refused %s', async (_what, change) => {
  const bomb = Buffer.alloc(8 * 1024 * 1024, '<a></a>');
  const bytes = await makeWorkbook({ sheets: { One: '' }, parts: { 'xl/worksheets/sheet1.xml': bomb } });
  expect(bytes.length).toBeLessThan(64 * 1024);
  const workbook = await openWorkbook(change(bytes) as Uint8Array<ArrayBuffer>);
  const read = async (): Promise<void> => {
    for await (const _row of readSheetRows(workbook, findSheet(workbook, undefined).path));
  };
  await expect(read()).rejects.toThrow('expands to far more than its size');
});

/** The archive with the uncompressed size of every part in its directory set to 9. */
function withSmallSizes(bytes: Uint8Array): Uint8Array {
  const view = new DataView(bytes.buffer);
  for (let at = 0; at + 46 < bytes.length; at += 1)
    if (view.getUint32(at, true) === 0x02014b50) view.setUint32(at + 24, 9, true);
  return bytes;
}

test('damage anywhere in a workbook is an error that says so, and not a crash', async () => {
  const whole = await makeWorkbook({ sheets: { One: '<row><c><v>1</v></c></row>' } });
  for (let at = 0; at < whole.length; at += 7) {
    const bytes = whole.slice();
    bytes[at] = (bytes[at] as number) ^ 0xff;
    const read = async (): Promise<void> => {
      const workbook = await openWorkbook(bytes);
      for await (const _row of readSheetRows(workbook, findSheet(workbook, undefined).path));
    };
    await read().catch((error: Error) => expect(error.name).toBe('WorkbookError'));
  }
});
