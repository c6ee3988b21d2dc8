import { existsSync, mkdtempSync, readFileSync, rmSync, watch, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startTestApp, type TestAccount, type TestApp } from '../support/app.ts';
import { runTern, startTern } from '../support/run-tern.ts';

let app: TestApp;
let account: TestAccount;
let folder: string;
let file: string;

beforeAll(async () => {
  app = await startTestApp();
});

beforeEach(async () => {
  account = await app.account();
  folder = mkdtempSync(join(tmpdir(), 'tern import '));
  file = join(folder, 'my contacts.csv');
});

afterEach(() => rmSync(folder, { recursive: true }));
afterAll(() => app.stop());

const env = (): Record<string, string> => ({ TERN_URL: app.url, TERN_API_KEY: account.key });
const tern = (...options: string[]) => runTern(['import', file, '--json', ...options], env());
const contacts = async (columns: string): Promise<Record<string, unknown>[]> =>
  (
    await app.parts.database.pool.query<Record<string, unknown>>(
      `SELECT ${columns} FROM contacts WHERE account_id = $1 ORDER BY phone`,
      [account.accountId],
    )
  ).rows;
const phone = (n: number): string => `+1415555${String(n).padStart(4, '0')}`;

test('imports a spreadsheet export with a BOM, semicolons, quoted line breaks and German headers', async () => {
  writeFileSync(
    file,
    `\uFEFFVorname;Handy;"Ort";Notiz\r\nJürgen;${phone(100)};"Mün\r\nchen";"sagt ""ja"""\r\n\r\n;;;\r\nÇelik;${phone(101)};Köln;\r\n`,
  );
  expect(JSON.parse((await tern()).stdout)).toMatchObject({ rows: 2, created: 2, rejected: 0 });
  expect(await contacts('phone, first_name, attributes')).toEqual([
    { phone: phone(100), first_name: 'Jürgen', attributes: { ort: 'Mün chen', notiz: 'sagt "ja"' } },
    { phone: phone(101), first_name: 'Çelik', attributes: { ort: 'Köln' } },
  ]);
});

test.each([
  ['Latin-1', (text: string) => Buffer.from(text, 'latin1')],
  ['UTF-16', (text: string) => Buffer.from(`\uFEFF${text}`, 'utf16le')],
  ['UTF-16 without a mark', (text: string) => Buffer.from(text, 'utf16le')],
  ['UTF-16BE without a mark', (text: string) => Buffer.from(text, 'utf16le').swap16()],
])('accented characters of a file in %s are preserved', async (_name, encode) => {
  writeFileSync(file, encode(`phone\tfirst_name\n${phone(100)}\tZoë Ñandú\n`));
  expect((await tern()).code).toBe(0);
  expect(await contacts('first_name')).toEqual([{ first_name: 'Zoë Ñandú' }]);
});

test.each([
  ['sep=;', ';'],
  ['"SEP=;"', ';'],
  ['sep=\t', '\t'],
  ['sep=\\t', '\t'],
  ['sep=^', '^'],
])('a first line %j names the delimiter and is not a row', async (hint, mark) => {
  const rows = [
    ['phone', 'one,two,three'],
    [phone(100), 'a'],
    ['12', 'b'],
  ];
  writeFileSync(file, `\uFEFF${[hint, ...rows.map((row) => row.join(mark))].join('\r\n')}`);
  expect(JSON.parse((await tern()).stdout)).toMatchObject({ rows: 2, created: 1, rejected: 1 });
  expect(readFileSync(`${file}.rejected.csv`, 'utf8')).toMatch(/^\uFEFFsep=.\r\ntern_row.*\r\n3.phone_invalid/);
});

test.each([
  ['windows-1252', (text: string) => Buffer.from(text, 'latin1')],
  ['utf-16le', (text: string) => Buffer.from(`\uFEFF${text}`, 'utf16le')],
  ['utf-16be', (text: string) => Buffer.from(`\uFEFF${text}`, 'utf16le').swap16()],
])('the file of rejected rows has the delimiter and the encoding of the source: %s', async (encoding, encode) => {
  writeFileSync(file, encode(`phone;Straße\n12;Zoë, Ñandú\n`));
  expect((await tern()).code).toBe(0);
  const bytes = readFileSync(`${file}.rejected.csv`);
  expect(new TextDecoder(encoding).decode(bytes)).toMatch(
    /^tern_row;tern_code;tern_field;phone;Straße\r\n2;\w+;phone;12;"Zoë, Ñandú"\r\n$/,
  );
  file = `${file}.rejected.csv`;
  expect(JSON.parse((await tern()).stdout)).toMatchObject({ rows: 1, rejected: 1 });
});

test('an invalid email address costs the address and not the contact, and is listed with its row, field and reason', async () => {
  writeFileSync(file, `phone;email;first_name\n${phone(100)};a@example.com;Ann\n${phone(101)};a(at)example;Ben\n`);
  const { stdout } = await tern();
  const warnings = `${file}.warnings.csv`;
  expect(JSON.parse(stdout)).toMatchObject({ created: 2, rejected: 0, dropped_values: 1, warnings_file: warnings });
  expect(await contacts('first_name, email')).toEqual([
    { first_name: 'Ann', email: 'a@example.com' },
    { first_name: 'Ben', email: null },
  ]);
  expect(readFileSync(warnings, 'utf8')).toBe('\uFEFFrow;field;reason\r\n3;email;email_invalid\r\n');
});

test('an import that is killed and repeated creates each contact once and counts each row once', async () => {
  const rows = Array.from({ length: 6_000 }, (_, n) => (n % 1000 === 999 ? `broken,${n}` : `${phone(n)},${n}`));
  writeFileSync(file, `phone,external_id\n${rows.join('\n')}\n`);
  const first = startTern(['import', file, '--concurrency', '2'], env());
  const watcher = watch(folder, (_event, name) => {
    if (name?.endsWith('.tern-import.json')) first.child.kill('SIGKILL');
  });
  expect((await first.ended).code).toBeNull();
  watcher.close();
  expect(JSON.parse(readFileSync(`${file}.tern-import.json`, 'utf8'))).toMatchObject({ finished: false });
  const half = (await contacts('id')).length;
  expect(half).toBeGreaterThan(0);
  expect(half).toBeLessThan(5_994);

  const done = (JSON.parse(readFileSync(`${file}.tern-import.json`, 'utf8')) as { doneBelow: number }).doneBelow;
  const second = await tern('--concurrency', '2');
  expect(second.stderr).toMatch(new RegExp(`Resuming from row ${done * 500 + 2}: \\d+ rows are already imported`));
  expect(JSON.parse(second.stdout)).toMatchObject({
    rows: 6_000,
    created: 5_994,
    updated: 0,
    rejected: 6,
  });
  expect(await contacts('id')).toHaveLength(5_994);
  const refused = readFileSync(`${file}.rejected.csv`, 'utf8').trim().split('\r\n').slice(1);
  expect(refused.map((line) => line.split(',')[0]).sort()).toEqual(['1001', '2001', '3001', '4001', '5001', '6001']);
});

test('a completed import is repeated only on request, and then changes nothing', async () => {
  writeFileSync(file, `phone\n${phone(100)}\n`);
  await tern();
  expect((await tern()).stderr).toContain('already complete');
  expect(JSON.parse((await tern('--restart')).stdout)).toMatchObject({ rows: 1, created: 0, unchanged: 1 });
});

test('rejected rows are returned with their columns, row number and error code, and can be imported after correction', async () => {
  writeFileSync(file, `phone,note\n${phone(100)},fine\n12,"two, lines\nof text"\n`);
  const { stdout } = await tern();
  expect(JSON.parse(stdout)).toMatchObject({ created: 1, rejected: 1, rejected_file: `${file}.rejected.csv` });
  const refused = readFileSync(`${file}.rejected.csv`, 'utf8');
  expect(refused).toMatch(
    /^\uFEFFtern_row,tern_code,tern_field,phone,note\r\n3,\w+,phone,12,"two, lines\nof text"\r\n$/,
  );
  file = `${file}.rejected.csv`;
  writeFileSync(file, refused.replace(',12,', `,${phone(101)},`));
  expect(JSON.parse((await tern()).stdout)).toMatchObject({ created: 1, rejected: 0 });
  expect(await contacts('attributes')).toEqual([
    { attributes: { note: 'fine' } },
    { attributes: { note: 'two, lines of text' } },
  ]);
});

test('applies --map, tags and consent to every row, and a dry run changes nothing', async () => {
  writeFileSync(file, `Telefon,Rufname,Secret\n${phone(100)},Ann,x\n`);
  const options = [
    '--map',
    'Rufname=first_name',
    '--map',
    'Secret=',
    '--tag',
    'crm',
    '--consent-method',
    'web_form',
    '--consent-source',
    'a page',
    '--consent-captured-at',
    '2026-01-01T00:00:00Z',
  ];
  expect(JSON.parse((await tern(...options, '--dry-run')).stdout)).toMatchObject({ created: 1, dry_run: true });
  expect(await contacts('id')).toEqual([]);
  expect(existsSync(`${file}.tern-import.json`)).toBe(false);
  expect(JSON.parse((await tern(...options)).stdout)).toMatchObject({ created: 1, consent_recorded: 1 });
  expect(await contacts('first_name, attributes, consent_status')).toEqual([
    { first_name: 'Ann', attributes: {}, consent_status: 'opted_in' },
  ]);
});

test('a file with a column about consent opts in only the rows that say yes, and the summary shows the others by reason', async () => {
  const rows = ['yes', 'no', '', 'unsubscribed'].map((says, n) => `${phone(100 + n)},${says}`);
  writeFileSync(file, `phone,Accepts SMS Marketing\n${rows.join('\n')}\n`);
  const { stdout } = await runTern(
    [
      'import',
      file,
      '--consent-method',
      'web_form',
      '--consent-source',
      'shop',
      '--consent-captured-at',
      '2026-01-01T00:00:00Z',
    ],
    env(),
  );
  expect(stdout).toMatch(/not opted in +3, because of what their rows say\n(?: +consent_row_\w+ +1\n){3}/);
  expect(JSON.parse((await tern('--restart')).stdout)).toMatchObject({
    consent_withheld: { consent_row_opted_out: 1 },
  });
  expect(await contacts('consent_status')).toEqual(
    ['opted_in', 'none', 'none', 'opted_out'].map((status) => ({ consent_status: status })),
  );
});

test('reports why an import fails: no phone column, unknown column, unclosed quote, wrong key, unreachable service', async () => {
  writeFileSync(file, 'a,b\n1,2\n');
  expect(await tern()).toMatchObject({ code: 2, stderr: expect.stringContaining('--map "a=phone"') });
  writeFileSync(file, 'No,Kontakt\n1,202-555-0143\n2,(202) 555-0144\n');
  expect(await tern()).toMatchObject({ code: 2, stderr: expect.stringContaining('--map "Kontakt=phone"') });
  writeFileSync(file, '202-555-0143,Ada\n202-555-0144,Grace\n');
  expect(await tern()).toMatchObject({ code: 2, stderr: expect.stringContaining('no header row') });
  writeFileSync(file, 'a,b\n1,2\n');
  expect(await tern('--map', 'nix=phone')).toMatchObject({ code: 2, stderr: expect.stringContaining('Columns: a, b') });
  writeFileSync(file, `phone,b\n${phone(100)},"2\n`);
  expect(await tern()).toMatchObject({ code: 1, stderr: expect.stringContaining('a quote is not closed') });
  writeFileSync(file, `phone\n${phone(100)}\n`);
  expect(await runTern(['import', file], { TERN_URL: app.url })).toMatchObject({
    code: 2,
    stderr: expect.stringMatching(/TERN_API_KEY is not set.*\n {2}export TERN_API_KEY=tern_live_…\n {2}tern login/),
  });
  expect(await tern('--key', 'tern_live_nobody')).toMatchObject({ code: 1, stderr: expect.stringContaining('-32000') });
  expect(await tern('--url', 'http://127.0.0.1:9')).toMatchObject({ code: 3 });
});
