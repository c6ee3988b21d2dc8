import { createHash } from 'node:crypto';
import { existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parse } from 'csv-parse/sync';
import { verifyFile } from '../../src/commands/verify-export/verify-file.ts';
import { startTestApp, type TestAccount, type TestApp } from '../support/app.ts';
import { registerPartner } from './partner/support/partner.ts';

let app: TestApp;
let account: TestAccount;
let folder: string;

beforeAll(async () => {
  app = await startTestApp();
  folder = mkdtempSync(join(tmpdir(), 'tern-export-'));
});
afterAll(async () => {
  await app.stop();
  rmSync(folder, { recursive: true });
});

const ADA = '+12025550143';
const FORMULA = '=HYPERLINK("http://evil.example","pay");+cmd|calc';
const proof = { method: 'web_form', captured_at: '2026-01-01T00:00:00Z' } as const;

const optIn = (phone: string, source = FORMULA) =>
  account.call('contacts.optIn', { phone, ...proof, source, evidence: { note: '@SUM(1)\n-2', list: [1, -5] } });

beforeEach(async () => {
  account = await app.account();
  await account.call('phone-numbers.ensureDefault', {});
  for (const phone of [ADA, '+12025550144', '+12025550145']) await optIn(phone);
  await account.call('messages.simulateInbound', { from: ADA, text: 'STOP' });
});

/** As the link leads: on whatever port the application listens. */
const fetchLink = (url: string, init: RequestInit = {}) =>
  fetch(`${app.url}${new URL(url).pathname}${new URL(url).search}`, init);

async function download(params: { format?: 'ndjson' | 'csv'; contact_id?: string; from?: string; to?: string } = {}) {
  const made = await account.call('compliance.export', params);
  const response = await fetchLink(made.url);
  expect(response.status).toBe(200);
  const body = Buffer.from(await response.arrayBuffer());
  expect(createHash('sha256').update(body).digest('hex')).toBe(made.sha256);
  expect(body.length).toBe(made.bytes);
  return { made, response, body, text: body.toString() };
}

function verify(content: string | Buffer) {
  const file = join(folder, 'file');
  writeFileSync(file, content);
  return verifyFile(file);
}

const linesOf = (text: string): string[] => text.split(/(?<=\n)/);

test.each(['ndjson', 'csv'] as const)(
  'a file in %s holds every entry, and proves itself without the service',
  async (format) => {
    const { made, response, text } = await download({ format });
    expect(made.entries).toEqual({ consent: 4, audit: 6 });
    expect(response.headers.get('content-disposition')).toContain(`${made.export_id}.${format}`);
    expect(await verify(text)).toMatchObject({
      ok: true,
      sha256: made.sha256,
      seen: {
        entries: 10,
        links: 0,
        heads: { consent: { hash: made.head_hash }, audit: { hash: made.audit_head_hash } },
      },
    });
    const { head } = await account.call('compliance.verifyLedger', {});
    expect(head.hash).toBe(made.head_hash);
  },
);

test('in NDJSON every word is as it was recorded', async () => {
  const { text } = await download();
  const sources = linesOf(text).map((line) => JSON.parse(line).entry?.source);
  expect(sources.filter((source) => source === FORMULA)).toHaveLength(3);
});

test('in CSV no cell is a formula, whichever mark parts the cells', async () => {
  const { text } = await download({ format: 'csv' });
  for (const delimiter of [',', ';', '\t', '|']) {
    const rows = parse(text, { bom: true, delimiter, relax_column_count: true, relax_quotes: true }) as string[][];
    for (const cell of rows.flat()) expect(cell).not.toMatch(/^["\s]*[=+\-@＝＋－＠]/);
  }
  const rows = parse(text, { bom: true, columns: true }) as Record<string, string>[];
  expect(rows.filter(({ source }) => source?.startsWith("'=HYPERLINK("))).toHaveLength(3);
});

describe.each(['ndjson', 'csv'] as const)('a file in %s', (format) => {
  let text: string;
  let lines: string[];
  /** The line of the second entry of the ledger of consent, as an editor counts from one. */
  let second: number;
  beforeEach(async () => {
    ({ text } = await download({ format }));
    lines = linesOf(text);
    second = (format === 'csv' ? 1 : 0) + 4;
    expect(lines[second - 1]).toMatch(/entry.*consent.*2/);
  });
  const without = (at: number) => lines.filter((_, index) => index !== at - 1);
  const changed = (at: number, from: string | RegExp, to: string) =>
    lines.map((line, index) => (index === at - 1 ? line.replace(from, to) : line)).join('');

  test.each(['+12025550144', 'opted_in', 'HYPERLINK', 'web_form', '2026-01-01'])(
    'in which %s was changed is refused at that line',
    async (what) => {
      expect(lines[second - 1]).toContain(what);
      expect(await verify(changed(second, what, `${what.slice(0, -1)}9`))).toMatchObject({ ok: false, line: second });
    },
  );

  test('in which a hash was changed is refused', async () => {
    expect(await verify(changed(second, /[0-9a-f]{64}/, 'a'.repeat(64)))).toMatchObject({ ok: false, line: second });
  });

  test('from which a line was removed is refused, whichever it was', async () => {
    for (let at = 1; at <= lines.length; at += 1)
      expect({ at, ...(await verify(without(at).join(''))) }).toMatchObject({ at, ok: false });
    expect(await verify(without(second).join(''))).toMatchObject({ line: second });
  });

  test('in which two lines changed places is refused at the first of them', async () => {
    const swapped = lines.slice();
    [swapped[second - 1], swapped[second]] = [lines[second] as string, lines[second - 1] as string];
    expect(await verify(swapped.join(''))).toMatchObject({ ok: false, line: second });
  });

  test('that was cut is refused, wherever', async () => {
    for (let bytes = 0; bytes < text.length; bytes += 97)
      expect({ bytes, ...(await verify(text.slice(0, bytes))) }).toMatchObject({ bytes, ok: false });
    expect(await verify(`${text}${lines[second - 1]}`)).toMatchObject({
      ok: false,
      problem: 'something follows the manifest',
    });
  });

  test('whose every byte but one is right is refused', async () => {
    const bytes = Buffer.from(text);
    const manifest = bytes.length - Buffer.byteLength(lines.at(-1) as string);
    for (let at = 0; at < bytes.length; at += at < manifest ? 53 : 1) {
      const broken = Buffer.from(bytes);
      broken[at] = (broken[at] as number) ^ 1;
      expect({ at, ...(await verify(broken)) }).toMatchObject({ at, ok: false });
    }
  });
});

test('what was not asked for is there as a bare hash, so that nothing can be left out', async () => {
  const { contact } = await account.call('contacts.get', { phone: ADA });
  const { made, text } = await download({ contact_id: contact.id });
  expect(made).toMatchObject({ entries: { consent: 2, audit: 0 }, audit_head_hash: null });
  expect(text).not.toContain('+12025550144');
  expect(await verify(text)).toMatchObject({ ok: true, seen: { entries: 2, links: 2 } });
  expect(
    await verify(
      linesOf(text)
        .filter((line) => !line.includes('"seq":2'))
        .join(''),
    ),
  ).toMatchObject({ ok: false });
});

test('a time says which entries are in it', async () => {
  app.clock.advance(60_000);
  const from = app.clock.now.toISOString();
  await optIn('+12025550146');
  app.clock.advance(60_000);
  const to = app.clock.now.toISOString();
  await optIn('+12025550147');
  const { made, text } = await download({ from, to });
  expect(made.entries).toEqual({ consent: 1, audit: 1 });
  expect(text).toContain('+12025550146');
  expect(text).not.toContain('+12025550147');
  expect(await verify(text)).toMatchObject({ ok: true, seen: { entries: 2, links: 0 } });
  const { made: none, text: empty } = await download({ from: '2001-01-01T00:00:00Z', to: '2001-01-02T00:00:00Z' });
  expect(none.entries).toEqual({ consent: 0, audit: 0 });
  expect((await verify(empty)).ok).toBe(true);
  await expect(account.call('compliance.export', { from: to, to: from })).rejects.toMatchObject({ code: -32602 });
});

test('an end-customer’s file has nothing of its neighbours but hashes', async () => {
  const partner = await registerPartner(app);
  const [one, two] = [await partner.customer('one'), await partner.customer('two')];
  for (const [shop, phone] of [
    [one, '+12025550151'],
    [two, '+12025550152'],
    [one, '+12025550153'],
  ] as const)
    await shop.call('contacts.optIn', { phone, ...proof, source: 'a form' });
  account = one;
  const { made, text } = await download();
  expect(made.entries.consent).toBe(2);
  expect(text).not.toContain('+12025550152');
  expect(text).not.toContain(two.accountId);
  expect((await verify(text)).ok).toBe(true);
});

test('a file in which somebody was forgotten proves itself, and one made before is gone', async () => {
  const { made: earlier } = await download();
  await account.call('contacts.forget', { phone: ADA });
  expect((await fetchLink(earlier.url)).status).toBe(404);
  const { text } = await download();
  expect(text).not.toContain(ADA);
  expect((await verify(text)).ok).toBe(true);
  const emptied = linesOf(text).find((line) => line.includes('"status":"forgotten"')) as string;
  const lines = linesOf(text).filter((line) => line !== emptied);
  expect((await verify(lines.join(''))).ok).toBe(false);
});

test('a link that was forged, has expired or leads nowhere gets one and the same answer, and the file goes', async () => {
  const { made } = await download({ format: 'csv' });
  const { tokens, config } = app.parts.service;
  const other = await app.account();
  const token = new URL(made.url).searchParams.get('token') as string;
  const claims = {
    tenant_id: other.accountId,
    account_id: other.accountId,
    export_id: made.export_id,
    expires_at: 9e15,
  };
  const links = [
    '/compliance/export',
    '/compliance/export?token=abc',
    `/compliance/export?token=${token.slice(0, -2)}xx`,
    `/compliance/export?token=${tokens.sign('portal', claims)}`,
    `/compliance/export?token=${tokens.sign('export', claims)}`,
    `/compliance/export?token=${tokens.sign('export', { ...claims, tenant_id: account.accountId })}`,
  ];
  const answerOf = async (url: string) => {
    const response = await fetch(`${app.url}${url}`);
    return { status: response.status, body: (await response.text()).replace(/req_\w+/, 'REQ') };
  };
  const answers = [];
  for (const link of links) answers.push(await answerOf(link));
  const head = await fetchLink(made.url, { method: 'HEAD' });
  expect([head.status, head.headers.get('content-length')]).toEqual([200, String(made.bytes)]);
  app.clock.advance(3_600_000);
  answers.push(await answerOf(`/compliance/export?token=${token}`));
  expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
  expect(answers[0]?.status).toBe(404);
  const files = join(config.dataDirectory, 'exports');
  expect(existsSync(join(files, `${made.export_id}.csv`))).toBe(true);
  await app.drain();
  expect(readdirSync(files)).toEqual([]);
  const { rows } = await app.parts.database.pool.query('SELECT count(*)::int AS count FROM exports');
  expect(rows).toEqual([{ count: 0 }]);
});
