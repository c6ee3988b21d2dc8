import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ask } from '../../../src/commands/import/answers.ts';
import { useTestApp } from '../../support/app.ts';
import { makeWorkbook } from '../../support/make-workbook.ts';
import { runTern } from '../../support/run-tern.ts';

const app = useTestApp();
let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'tern columns '));
});
afterEach(() => rmSync(folder, { recursive: true }));

const CONSENT = [
  '--consent-method',
  'web_form',
  '--consent-source',
  'shop',
  '--consent-captured-at',
  '2026-01-01T00:00:00Z',
];
const phone = (n: number): string => `+1415555${String(n).padStart(4, '0')}`;

/** Imports the file for a new account, and returns what the command prints and the contacts. */
async function importFile(name: string, content: string | Uint8Array, ...options: string[]) {
  const account = await app.account();
  const file = join(folder, name);
  writeFileSync(file, content);
  const env = { TERN_URL: app.url, TERN_API_KEY: account.key };
  const { code, stdout, stderr } = await runTern(['import', file, '--json', ...options], env);
  const { items } = await account.call('contacts.list', {});
  const contacts = items.toSorted((a, b) => (a.phone < b.phone ? -1 : 1));
  return { code, stderr, file, summary: code === 0 ? (JSON.parse(stdout) as object) : null, contacts };
}

test('without a terminal a column that may say who agreed stops an import with consent, and flags say what it means', async () => {
  const rows = ['A', 'B', 'A'].map((flag, n) => `${phone(n)},${flag}`);
  const content = `phone,SMS flag\n${rows.join('\n')}\n`;
  const refused = await importFile('a.csv', content, ...CONSENT);
  expect(refused).toMatchObject({ code: 2, contacts: [] });
  expect(refused.stderr).toMatch(/SMS flag may say.*A, B.*--consent-value "SMS flag=A=opted_in".*--map "SMS flag=/);
  const values = ['--consent-value', 'SMS flag=A=opted_in', '--consent-value', 'SMS flag=B=opted_out'];
  expect((await importFile('a.csv', content, ...CONSENT, ...values)).contacts.map((one) => one.consent.status)).toEqual(
    ['opted_in', 'opted_out', 'opted_in'],
  );
  const mapped = await importFile('a.csv', content, ...CONSENT, '--map', 'SMS flag=attributes.kind');
  expect(mapped.summary).toMatchObject({ consent_recorded: 3, attribute_types: { kind: { text: 3 } } });
});

test('a date at the end of a file decides the order for all its batches, and otherwise --type does', async () => {
  const rows = Array.from({ length: 600 }, (_, n) => `${phone(n)},05/06/2024`);
  const decided = await importFile('a.csv', `phone,Visit\n${rows.join('\n')}\n${phone(999)},12/25/2024\n`);
  expect(decided.summary).toMatchObject({ created: 601, attribute_types: { visit: { text: 0, date: 601 } } });
  expect(decided.contacts[0]?.attributes).toEqual({ visit: '2024-05-06' });

  const content = `phone,Visit\n${phone(1)},05/06/2024\n`;
  expect(await importFile('b.csv', content)).toMatchObject({
    code: 2,
    stderr: expect.stringContaining('--type "Visit=day_first"'),
  });
  const given = await importFile('b.csv', content, '--type', 'Visit=day_first');
  expect(given.contacts[0]?.attributes).toEqual({ visit: '2024-06-05' });
});

test('a refusal counts in a column that is not imported, unless it is ignored on request', async () => {
  const content = `phone,Opt-in source\n${phone(1)},fine\n${phone(2)},do not text\n`;
  const statuses = async (...options: string[]) =>
    (await importFile('a.csv', content, ...CONSENT, ...options)).contacts.map((one) => one.consent.status);
  expect(await statuses()).toEqual(['opted_in', 'none']);
  expect(await statuses('--map', 'Opt-in source=')).toEqual(['opted_in', 'opted_in']);
});

const CUSTOMERS = [
  '<row r="1"><c t="inlineStr"><is><t>Phone</t></is></c><c t="inlineStr"><is><t>Joined</t></is></c><c t="inlineStr"><is><t>VIP</t></is></c><c t="inlineStr"><is><t>Visits</t></is></c></row>',
  '<row r="3"><c r="A3"><v>14155550101</v></c><c r="B3" s="1"><v>45651</v></c><c r="C3" t="b"><v>1</v></c><c r="D3"><f>3*4</f><v>12</v></c></row>',
  '<row r="5"><c r="A5"><v>12</v></c><c r="B5" t="inlineStr"><is><t>=1+1</t></is></c></row>',
].join('');

test('a workbook is imported with typed cells, and the rejected rows have the numbers of the sheet', async () => {
  const sheets = { Notes: '<row><c><v>1</v></c></row>', Customers: CUSTOMERS };
  const workbook = await makeWorkbook({ sheets, formats: [0, 14] });
  const { summary, contacts, stderr, file } = await importFile('a.xlsx', workbook, '--sheet', 'customers');
  expect(stderr).toContain('a.xlsx (sheet Customers)');
  expect(summary).toMatchObject({
    rows: 2,
    created: 1,
    rejected: 1,
    attribute_types: { joined: { date: 1 }, vip: { yes_no: 1 }, visits: { number: 1 } },
  });
  expect(contacts).toMatchObject([
    { phone: '+14155550101', attributes: { joined: '2024-12-25', vip: true, visits: 12 } },
  ]);
  expect(readFileSync(`${file}.rejected.csv`, 'utf8')).toMatch(/\r\n5,\w+,phone,12,'=1\+1,?/);
});

test.each([
  ['a sheet that does not exist', ['--sheet', 'x'], /no sheet x\. Sheets: One/],
  ['a workbook without rows', [], /is empty/],
])('%s is explained', async (_what, options, message) => {
  const workbook = await makeWorkbook({ sheets: { One: '' } });
  expect(await importFile('a.xlsx', workbook, ...options)).toMatchObject({
    code: 1,
    stderr: expect.stringMatching(message),
  });
});

test('on a terminal the questions are put until each has an answer', async () => {
  const typed = ['maybe', 'yes', 'a', 'o', '', 'n', 'm', 'd'];
  const shown: string[] = [];
  const answers = await ask(
    [
      { column: 'SMS flag', asks: 'consent', values: ['A', 'B'] },
      { column: 'Sub code', asks: 'consent', values: ['7'] },
      { column: 'Visit', asks: 'date_order', values: ['05/06/2024'] },
      { column: 'Born', asks: 'date_order', values: ['01/02/1990'] },
    ],
    { consentValues: {}, types: {} },
    async (text) => {
      shown.push(text);
      return typed.shift() ?? '';
    },
  );
  expect(answers).toEqual({
    consentValues: { 'SMS flag': { A: 'opted_in', B: 'opted_out' } },
    types: { Visit: 'month_first', Born: 'day_first' },
  });
  expect(shown[0]).toContain('SMS flag: A, B');
  expect(typed).toEqual([]);
});
