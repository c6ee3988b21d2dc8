import { createHash } from 'node:crypto';
import { existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parse } from 'csv-parse/sync';
import { verifyFile } from '../../../src/commands/verify-export/verify-file.ts';
import { type TestAccount, useTestApp } from '../../support/app.ts';
import { registerPartner } from '../../support/partner.ts';

const app = useTestApp();
let account: TestAccount;
let folder: string;

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'tern-export-'));
});
afterAll(() => {
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

/** Fetches the path of a link from the port of the test app. */
const fetchLink = (url: string, init: RequestInit = {}) =>
  fetch(`${app.url}${new URL(url).pathname}${new URL(url).search}`, init);

async function download(params: { format?: 'ndjson' | 'csv'; contact_id?: string; from?: string; to?: string } = {}) {
  const exported = await account.call('compliance.export', params);
  const response = await fetchLink(exported.url);
  expect(response.status).toBe(200);
  const body = Buffer.from(await response.arrayBuffer());
  expect(createHash('sha256').update(body).digest('hex')).toBe(exported.sha256);
  expect(body.length).toBe(exported.bytes);
  return { exported, response, body, text: body.toString() };
}

function verify(content: string | Buffer) {
  const file = join(folder, 'file');
  writeFileSync(file, content);
  return verifyFile(file);
}

const linesOf = (text: string): string[] => text.split(/(?<=\n)/);

test.each(['ndjson', 'csv'] as const)(
  'compliance.export as %s contains every entry and can be verified without the service',
  async (format) => {
    const { exported, response, text } = await download({ format });
    expect(exported.entries).toEqual({ consent: 4, audit: 6 });
    expect(response.headers.get('content-disposition')).toContain(`${exported.export_id}.${format}`);
    expect(await verify(text)).toMatchObject({
      ok: true,
      sha256: exported.sha256,
      seen: {
        entries: 10,
        links: 0,
        heads: { consent: { hash: exported.head_hash }, audit: { hash: exported.audit_head_hash } },
      },
    });
    const { head } = await account.call('compliance.verifyLedger', {});
    expect(head.hash).toBe(exported.head_hash);
  },
);

test('an NDJSON export contains values unchanged', async () => {
  const { text } = await download();
  const sources = linesOf(text).map((line) => JSON.parse(line).entry?.source);
  expect(sources.filter((source) => source === FORMULA)).toHaveLength(3);
});

test('a CSV export contains no formulas, for any delimiter', async () => {
  const { text } = await download({ format: 'csv' });
  for (const delimiter of [',', ';', '\t', '|']) {
    const rows = parse(text, { bom: true, delimiter, relax_column_count: true, relax_quotes: true }) as string[][];
    for (const cell of rows.flat()) expect(cell).not.toMatch(/^["\s]*[=+\-@＝＋－＠]/);
  }
  const rows = parse(text, { bom: true, columns: true }) as Record<string, string>[];
  expect(rows.filter(({ source }) => source?.startsWith("'=HYPERLINK("))).toHaveLength(3);
});

describe.each(['ndjson', 'csv'] as const)('the verification of a %s export', (format) => {
  let text: string;
  let lines: string[];
  /** The line number of the second consent entry, counted from one. */
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
    'fails at the line in which %s was changed',
    async (value) => {
      expect(lines[second - 1]).toContain(value);
      expect(await verify(changed(second, value, `${value.slice(0, -1)}9`))).toMatchObject({ ok: false, line: second });
    },
  );

  test('fails at the line in which a hash was changed', async () => {
    expect(await verify(changed(second, /[0-9a-f]{64}/, 'a'.repeat(64)))).toMatchObject({ ok: false, line: second });
  });

  test('fails if any line was removed', async () => {
    for (let at = 1; at <= lines.length; at += 1)
      expect({ at, ...(await verify(without(at).join(''))) }).toMatchObject({ at, ok: false });
    expect(await verify(without(second).join(''))).toMatchObject({ line: second });
  });

  test('fails at the first of two swapped lines', async () => {
    const swapped = lines.slice();
    [swapped[second - 1], swapped[second]] = [lines[second] as string, lines[second - 1] as string];
    expect(await verify(swapped.join(''))).toMatchObject({ ok: false, line: second });
  });

  test('fails if the file is truncated or has data after the manifest', async () => {
    for (const bytes of [...Array(Math.ceil(text.length / 97)).keys()].map((part) => part * 97).concat(text.length - 1))
      expect({ bytes, ...(await verify(text.slice(0, bytes))) }).toMatchObject({ bytes, ok: false });
    expect(await verify(`${text}${lines[second - 1]}`)).toMatchObject({
      ok: false,
      problem: 'there is data after the manifest',
    });
  });

  test('fails if a single byte was changed', async () => {
    const bytes = Buffer.from(text);
    const manifest = bytes.length - Buffer.byteLength(lines.at(-1) as string);
    for (let at = 0; at < bytes.length; at += at < manifest ? 53 : 1) {
      const corrupted = Buffer.from(bytes);
      corrupted[at] = (corrupted[at] as number) ^ 1;
      expect({ at, ...(await verify(corrupted)) }).toMatchObject({ at, ok: false });
    }
  });
});

test('an export of one contact contains only hashes of other entries, so that nothing can be omitted', async () => {
  const { contact } = await account.call('contacts.get', { phone: ADA });
  const { exported, text } = await download({ contact_id: contact.id });
  expect(exported).toMatchObject({ entries: { consent: 2, audit: 0 }, audit_head_hash: null });
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

test('compliance.export limits the entries to the given period', async () => {
  app.clock.advance(60_000);
  const from = app.clock.now.toISOString();
  await optIn('+12025550146');
  app.clock.advance(60_000);
  const to = app.clock.now.toISOString();
  await optIn('+12025550147');
  const { exported, text } = await download({ from, to });
  expect(exported.entries).toEqual({ consent: 1, audit: 1 });
  expect(text).toContain('+12025550146');
  expect(text).not.toContain('+12025550147');
  expect(await verify(text)).toMatchObject({ ok: true, seen: { entries: 2, links: 0 } });
  const { exported: none, text: empty } = await download({ from: '2001-01-01T00:00:00Z', to: '2001-01-02T00:00:00Z' });
  expect(none.entries).toEqual({ consent: 0, audit: 0 });
  expect((await verify(empty)).ok).toBe(true);
  await expect(account.call('compliance.export', { from: to, to: from })).rejects.toMatchObject({ code: -32602 });
});

test('the export of an end-customer contains only hashes of entries of other end-customers', async () => {
  const partner = await registerPartner(app);
  const [one, two] = [await partner.customer('one'), await partner.customer('two')];
  for (const [shop, phone] of [
    [one, '+12025550151'],
    [two, '+12025550152'],
    [one, '+12025550153'],
  ] as const)
    await shop.call('contacts.optIn', { phone, ...proof, source: 'a form' });
  account = one;
  const { exported, text } = await download();
  expect(exported.entries.consent).toBe(2);
  expect(text).not.toContain('+12025550152');
  expect(text).not.toContain(two.accountId);
  expect((await verify(text)).ok).toBe(true);
});

test('after contacts.forget, new exports can be verified and earlier ones are deleted', async () => {
  const { exported: earlier } = await download();
  await account.call('contacts.forget', { phone: ADA });
  expect((await fetchLink(earlier.url)).status).toBe(404);
  const { text } = await download();
  expect(text).not.toContain(ADA);
  expect((await verify(text)).ok).toBe(true);
  const forgotten = linesOf(text).find((line) => line.includes('"status":"forgotten"')) as string;
  const lines = linesOf(text).filter((line) => line !== forgotten);
  expect((await verify(lines.join(''))).ok).toBe(false);
});

test('forged, expired and unknown export links return the same error, and expired files are deleted', async () => {
  const { exported } = await download({ format: 'csv' });
  const { tokens, config } = app.parts.service;
  const other = await app.account();
  const token = new URL(exported.url).searchParams.get('token') as string;
  const claims = {
    tenant_id: other.accountId,
    account_id: other.accountId,
    export_id: exported.export_id,
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
  const responseOf = async (url: string) => {
    const response = await fetch(`${app.url}${url}`);
    return { status: response.status, body: (await response.text()).replace(/req_\w+/, 'REQ') };
  };
  const responses = [];
  for (const link of links) responses.push(await responseOf(link));
  const head = await fetchLink(exported.url, { method: 'HEAD' });
  expect([head.status, head.headers.get('content-length')]).toEqual([200, String(exported.bytes)]);
  app.clock.advance(3_600_000);
  responses.push(await responseOf(`/compliance/export?token=${token}`));
  expect(new Set(responses.map((response) => JSON.stringify(response))).size).toBe(1);
  expect(responses[0]?.status).toBe(404);
  const files = join(config.dataDirectory, 'exports');
  expect(existsSync(join(files, `${exported.export_id}.csv`))).toBe(true);
  await app.drain();
  expect(readdirSync(files)).toEqual([]);
  const { rows } = await app.parts.database.pool.query('SELECT count(*)::int AS count FROM exports');
  expect(rows).toEqual([{ count: 0 }]);
});
