import { createHash } from 'node:crypto';
import { inflateRawSync } from 'node:zlib';
import { findSheet, readSheetRows } from '../../src/domain/workbooks/read-sheet.ts';
import { openWorkbook } from '../../src/domain/workbooks/workbook.ts';
import type { SkillTypes } from '../../src/generated/skills.ts';
import { type TestAccount, useTestApp } from '../support/app.ts';
import { registerPartner } from '../support/partner.ts';
import { insertMessage } from '../support/sent-messages.ts';

const app = useTestApp({}, 'drained', undefined, 'own');
let account: TestAccount;

const DAY = 86_400_000;
type Create = SkillTypes['reports.create']['params'];

beforeEach(async () => {
  app.clock.now = new Date('2029-06-13T18:30:00Z');
  account = await app.account();
});

const query = <Row extends object>(text: string, values: unknown[] = []) =>
  app.parts.database.pool.query<Row>(text, values).then(({ rows }) => rows);

/** Creates a report, runs the workers, and downloads the file. */
async function make(params: Create, caller = account): Promise<Buffer> {
  const { report } = await caller.call('reports.create', { ...params });
  await app.drain();
  return download(report.report_id, caller);
}

async function download(id: string, caller = account): Promise<Buffer> {
  const { report, url } = await caller.call('reports.get', { report_id: id });
  expect(report).toMatchObject({ state: 'completed', rows: report.total_rows });
  const response = await fetch(`${app.url}${new URL(url ?? '').pathname}${new URL(url ?? '').search}`);
  expect(response.status).toBe(200);
  const file = Buffer.from(await response.arrayBuffer());
  expect(createHash('sha256').update(file).digest('hex')).toBe(report.sha256);
  expect(file.length).toBe(report.bytes);
  return file;
}

const objectsIn = (file: Buffer): Record<string, unknown>[] =>
  file
    .toString()
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line) as Record<string, unknown>);

async function insertConversions(count: number, accountId = account.accountId, tenantId = accountId): Promise<void> {
  await query(
    `INSERT INTO conversions (tenant_id, id, account_id, event, value_minor, currency, occurred_at, created_at)
     SELECT $4, 'cnv_' || right($1, 8) || lpad(n::text, 18, '0'), $1, 'purchase', n, 'USD', $2::timestamptz + n * interval '1 ms', $2 FROM generate_series(1, $3::int) n`,
    [accountId, app.clock.now, count, tenantId],
  );
}

/** The text of a file in a zip archive with a central directory. */
function unzip(archive: Buffer, name: string): string {
  const end = archive.lastIndexOf(Buffer.from('PK\u0005\u0006', 'latin1'));
  let at = archive.readUInt32LE(end + 16);
  while (archive.readUInt32LE(at) === 0x02014b50) {
    const length = archive.readUInt16LE(at + 28);
    const start = archive.readUInt32LE(at + 42);
    const size = archive.readUInt32LE(at + 20);
    if (archive.subarray(at + 46, at + 46 + length).toString() === name) {
      const data = start + 30 + archive.readUInt16LE(start + 26) + archive.readUInt16LE(start + 28);
      return inflateRawSync(archive.subarray(data, data + size)).toString();
    }
    at += 46 + length + archive.readUInt16LE(at + 30) + archive.readUInt16LE(at + 32);
  }
  throw new Error(`The archive has no ${name}.`);
}

test('a report has every row of the period, page after page, and equals the table', async () => {
  await insertConversions(4_500);
  const from = new Date(app.clock.now.getTime() + 100).toISOString();
  const to = new Date(app.clock.now.getTime() + 4_301).toISOString();
  const rows = objectsIn(await make({ kind: 'conversions', format: 'ndjson', from, to }));
  const stored = await query<{ id: string; value_minor: number }>(
    'SELECT id, value_minor::int, to_char(occurred_at AT TIME ZONE \'UTC\', \'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"\') AS occurred_at FROM conversions WHERE tenant_id = $1 AND occurred_at >= $2 AND occurred_at < $3 ORDER BY id',
    [account.accountId, from, to],
  );
  expect(stored).toHaveLength(4_201);
  expect(rows.map(({ id, value_minor, occurred_at }) => ({ id, value_minor, occurred_at }))).toEqual(stored);
});

test('every kind can be made in every format, and agrees with the rows of the account', async () => {
  await account.call('phone-numbers.ensureDefault', {});
  await account.call('contacts.optIn', {
    phone: '+12025550143',
    method: 'web_form',
    source: 'form',
    captured_at: '2026-01-01T00:00:00Z',
  });
  const audience = { include: { all: true } };
  const { campaign } = await account.call('campaigns.create', { name: '=Spring', audience, body: 'Hi. Reply STOP.' });
  const { preflight_token: token } = await account.call('campaigns.preflight', { campaign_id: campaign.id });
  await account.call('campaigns.launch', { campaign_id: campaign.id, preflight_token: token ?? '' });
  for (let run = 0; run < 3; run += 1) {
    await app.drain();
    app.clock.advance(6_000);
  }
  await account.call('analytics.recordConversion', {
    phone: '+12025550143',
    event: 'purchase',
    external_id: 'order-1',
  });
  await account.call('analytics.refundConversion', { external_id: 'order-1' });
  app.clock.advance(1_000);
  const counts: Record<Create['kind'], number> = {
    campaigns: 1,
    recipients: 1,
    messages: 1,
    consent: 1,
    conversions: 1,
    refunds: 1,
    deliverability: 1,
    credit_entries: (await account.call('billing.ledger', {})).items.length,
  };
  for (const [kind, expected] of Object.entries(counts) as [Create['kind'], number][]) {
    const rows = objectsIn(await make({ kind, format: 'ndjson' }));
    expect([kind, rows.length]).toEqual([kind, expected]);
    const csv = (await make({ kind, format: 'csv' })).toString();
    expect(csv.split('\r\n')).toHaveLength(expected + 2);
    const sheet = unzip(await make({ kind, format: 'xlsx' }), 'xl/worksheets/sheet1.xml');
    expect(sheet.match(/<row>/g)).toHaveLength(expected + 1);
  }
  const [found] = objectsIn(
    await make({ kind: 'campaigns', format: 'ndjson', columns: ['name', 'sent', 'delivered'] }),
  );
  expect(found).toEqual({ name: '=Spring', sent: 1, delivered: 1 });
  const [deliverability] = objectsIn(await make({ kind: 'deliverability', format: 'ndjson' }));
  expect(deliverability).toMatchObject({ day: '2029-06-13', sent: 1, delivered: 1, undelivered: 0 });
});

test.each([
  ['=1+1', "'=1+1"],
  ['+1', "'+1"],
  ['-1', '-1'],
  ['-1+1', "'-1+1"],
  ['@sum', "'@sum"],
  ['\t1', "'\t1"],
  ['\r1', "'\r1"],
  ['a;=1+1', 'a;=1+1'],
])('text that starts a formula is escaped in CSV, and unchanged in XLSX and NDJSON: %j', async (text, escaped) => {
  await query(
    "INSERT INTO credit_entries (tenant_id, id, account_id, kind, amount, ref, note, at) VALUES ($1, 'cre_x', $1, 'adjustment', -5, 'x', $2, $3)",
    [account.accountId, text, app.clock.now],
  );
  app.clock.advance(1_000);
  const columns = ['amount', 'note', 'id'];
  const csv = (await make({ kind: 'credit_entries', format: 'csv', columns })).toString();
  expect(csv).toContain(`-5,"${escaped}","cre_x"`);
  const sheet = unzip(await make({ kind: 'credit_entries', format: 'xlsx', columns }), 'xl/worksheets/sheet1.xml');
  expect(sheet).toContain(
    `<c><v>-5</v></c><c t="inlineStr"><is><t xml:space="preserve">${text.replace('\r', '&#13;')}`,
  );
  expect(sheet).not.toContain('<f>');
  const rows = objectsIn(await make({ kind: 'credit_entries', format: 'ndjson', columns }));
  expect(rows).toContainEqual({ amount: -5, note: text, id: 'cre_x' });
});

test('a workbook has times as dates, numbers as numbers and text as text, and is read as it was written', async () => {
  await insertConversions(1);
  app.clock.advance(1_000);
  const columns = ['id', 'value_minor', 'occurred_at'];
  const [stored] = objectsIn(await make({ kind: 'conversions', format: 'ndjson', columns }));
  const workbook = await openWorkbook(new Uint8Array(await make({ kind: 'conversions', format: 'xlsx', columns })));
  const rows: (readonly unknown[])[] = [];
  for await (const { values } of readSheetRows(workbook, findSheet(workbook, 'Report').path)) rows.push(values);
  const seconds = String(stored?.occurred_at).replace(/\.\d+Z$/, 'Z');
  expect(rows).toEqual([columns, [stored?.id, stored?.value_minor, seconds]]);
});

test('a report of one account has no row of another, and is visible to its account only', async () => {
  const partner = await registerPartner(app);
  const [one, other] = [await partner.customer('one'), await partner.customer('other')];
  const tenantId = (
    await query<{ tenant_id: string }>('SELECT tenant_id FROM accounts WHERE id = $1', [one.accountId])
  )[0]?.tenant_id;
  await insertConversions(3, one.accountId, tenantId);
  await insertConversions(5, other.accountId, tenantId);
  await insertMessage(app, other, { to: '+12025550143', at: app.clock.now });
  app.clock.advance(1_000);
  expect(objectsIn(await make({ kind: 'conversions', format: 'ndjson' }, one))).toHaveLength(3);
  expect(objectsIn(await make({ kind: 'messages', format: 'ndjson' }, one))).toHaveLength(0);
  const { items } = await one.call('reports.list', {});
  const id = items[0]?.report_id ?? '';
  await expect(other.call('reports.get', { report_id: id })).rejects.toMatchObject({ code: -32001 });
  expect((await other.call('reports.list', {})).items).toEqual([]);
  // The partner is told.
  const events = await query<{ body: string }>(
    "SELECT body FROM outbox_events WHERE tenant_id = $1 AND type = 'report.ready' ORDER BY id",
    [tenantId],
  );
  expect(events.map(({ body }) => (JSON.parse(body) as { data: object }).data)).toMatchObject([
    { external_ref: 'one', kind: 'conversions', rows: 3 },
    { external_ref: 'one', kind: 'messages', rows: 0 },
  ]);
});

test('a link ends with its key and its file, which is deleted after seven days or when a contact is forgotten', async () => {
  await insertConversions(1);
  const { report } = await account.call('reports.create', { kind: 'conversions' });
  await app.drain();
  const linkOf = async () => {
    const { url } = await account.call('reports.get', { report_id: report.report_id });
    return url === null ? null : `${app.url}${new URL(url).pathname}${new URL(url).search}`;
  };
  const link = await linkOf();
  expect((await fetch(link ?? '')).status).toBe(200);
  app.clock.advance(2 * 3_600_000);
  expect((await fetch(link ?? '')).status).toBe(404);
  const { contact } = await account.call('contacts.upsert', { phone: '+12025550143' });
  await account.call('contacts.forget', { contact_id: contact.id });
  expect((await account.call('reports.get', { report_id: report.report_id })).report.state).toBe('expired');
  expect(await linkOf()).toBeNull();
  const { report: next } = await account.call('reports.create', { kind: 'conversions' });
  await app.drain();
  app.clock.advance(7 * DAY);
  await app.drain();
  expect((await account.call('reports.get', { report_id: next.report_id })).report.state).toBe('expired');
  expect(await query('SELECT id FROM exports WHERE tenant_id = $1', [account.accountId])).toEqual([]);
});

test('a schedule makes a report at each occurrence on the clock of its zone, of the time since the one before', async () => {
  const { schedule } = await account.call('reports.schedule', {
    kind: 'conversions',
    format: 'ndjson',
    timezone: 'Europe/Paris',
    rrule: 'FREQ=DAILY;BYHOUR=9;BYMINUTE=0',
  });
  expect(schedule.next_at).toBe('2029-06-14T07:00:00.000Z');
  await insertConversions(2);
  await app.drain();
  expect((await account.call('reports.list', {})).items).toEqual([]);
  app.clock.now = new Date('2029-06-14T07:00:01Z');
  await app.drain();
  await insertConversions(0);
  // Three occurrences pass while no worker runs.
  app.clock.now = new Date('2029-06-17T08:00:00Z');
  await app.drain();
  const { items, schedules } = await account.call('reports.list', {});
  expect(items.map(({ from, to, rows, state }) => ({ from, to, rows, state }))).toEqual([
    { from: '2029-06-14T07:00:01.000Z', to: '2029-06-17T08:00:00.000Z', rows: 0, state: 'completed' },
    { from: '2029-06-13T18:30:00.000Z', to: '2029-06-14T07:00:01.000Z', rows: 2, state: 'completed' },
  ]);
  expect(schedules[0]?.next_at).toBe('2029-06-18T07:00:00.000Z');
  const stop = () => account.call('reports.unschedule', { schedule_id: schedule.schedule_id });
  expect([(await stop()).changed, (await stop()).changed]).toEqual([true, false]);
  app.clock.advance(10 * DAY);
  await app.drain();
  expect((await account.call('reports.list', {})).items).toHaveLength(2);
});

test('a report whose worker died is written again, and one that keeps failing says so', async () => {
  await insertConversions(1);
  const { report } = await account.call('reports.create', { kind: 'conversions' });
  // A worker that claimed it and died.
  await query("UPDATE reports SET due_at = $2, state = 'running', written = 1 WHERE id = $1", [
    report.report_id,
    new Date(app.clock.now.getTime() + 60_000),
  ]);
  await app.drain();
  expect((await account.call('reports.get', { report_id: report.report_id })).report.state).toBe('running');
  app.clock.advance(61_000);
  await app.drain();
  expect((await account.call('reports.get', { report_id: report.report_id })).report.state).toBe('completed');
  const { report: large } = await account.call('reports.create', { kind: 'conversions', format: 'xlsx' });
  await query('ALTER TABLE conversions RENAME TO conversions_away');
  for (let attempt = 0; attempt < 4; attempt += 1) {
    await app.drain();
    app.clock.advance(10_000);
  }
  await query('ALTER TABLE conversions_away RENAME TO conversions');
  expect((await account.call('reports.get', { report_id: large.report_id })).report).toMatchObject({
    state: 'failed',
    reason: 'internal_error',
  });
});

test('an account has at most ten unfinished reports and a hundred files', async () => {
  const create = () => account.call('reports.create', { kind: 'conversions' });
  for (let index = 0; index < 10; index += 1) await create();
  await expect(create()).rejects.toMatchObject({ data: { reason: 'too_many_reports' } });
  await app.drain();
  await create();
  await app.drain();
  await query(
    `INSERT INTO reports (tenant_id, id, account_id, kind, format, to_at, state, written, created_at, expires_at)
     SELECT $1, 'rep_' || n, $1, 'conversions', 'csv', $2, 'completed', 0, $2, $2::timestamptz + interval '1 day' FROM generate_series(1, 89) n`,
    [account.accountId, app.clock.now],
  );
  await expect(create()).rejects.toMatchObject({ data: { reason: 'too_many_files' } });
});
