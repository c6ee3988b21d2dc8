import { createHash } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { canonicalJson } from '../../../src/domain/audit/hash-chain.ts';
import { recount } from '../../../src/measures/rollups/recount.ts';
import { startTestApp, type TestApp } from '../../support/app.ts';
import { contentOfTenant } from '../../support/contract/tables.ts';
import { importContacts } from '../../support/import-contacts.ts';
import { launchCampaign } from '../../support/launch-campaign.ts';
import { archived, readArchive } from '../../support/retention/read-archive.ts';

const DAY_MS = 24 * 3600 * 1000;
const PHONE = '+12025551000';
/** Their rows are deleted, or say where the deletion is. */
const CHANGED = [
  ...['messages', 'message_receipts', 'inbound_messages', 'campaign_recipients', 'campaign_decisions'],
  ...['data_retention', 'archive_files', 'audit_entries', 'chain_heads', 'measure_work', 'alert_checks'],
];

let app: TestApp;
let directory: string;
beforeAll(async () => {
  directory = mkdtempSync(join(tmpdir(), 'tern-archive-'));
  app = await startTestApp({
    TERN_MESSAGE_ROW_RETENTION_DAYS: '150',
    TERN_RECIPIENT_RETENTION_DAYS: '120',
    TERN_ARCHIVE_DIR: directory,
  });
});
afterAll(async () => {
  await app.stop();
  rmSync(directory, { recursive: true });
});

test('balances, figures, consent, opt-outs and chains are the same after the deletion, and each row is in the archive once', async () => {
  const account = await app.account();
  const { pool } = app.parts.database;
  const tenant = account.accountId;
  await account.call('phone-numbers.ensureDefault', {});
  await importContacts(account, 30);
  await account.call('contacts.import', {
    contacts: Array.from({ length: 30 }, (_, index) => ({ phone: `+1202555${1000 + index}` })),
    consent: { method: 'web_form', source: 'a form', captured_at: '2026-01-01T00:00:00Z' },
  });
  const campaign = await launchCampaign(account, { name: 'Sale', body: 'Sale today. Reply STOP to opt out.' });
  await app.drain();
  app.clock.advance(60_000);
  await app.drain();
  await account.call('messages.simulateInbound', { from: '+12025551001', text: 'Thank you' });
  await account.call('messages.simulateInbound', { from: PHONE, text: 'STOP' });
  await app.drain();
  app.clock.advance(60_000);
  await app.drain();
  // Recounts, expiries and other work of the days in between.
  app.clock.advance(100 * DAY_MS);
  await app.drain();

  const rowsOf = async (table: string, column = 'id'): Promise<string[]> =>
    (await pool.query(`SELECT ${column} AS id FROM ${table} WHERE tenant_id = $1 ORDER BY 1`, [tenant])).rows.map(
      ({ id }) => id,
    );
  const { outcome } = await account.call('outcomes.define', {
    campaign_id: campaign.id,
    name: 'Purchase',
    event: 'purchase',
  });
  const warned = async () => [
    (await account.call('campaigns.recipients', { campaign_id: campaign.id })).warnings,
    (await account.call('outcomes.results', { outcome_id: outcome.id })).warnings,
  ];
  expect(await warned()).toEqual([undefined, undefined]);
  const shown = async () => ({
    balance: await account.call('billing.balance', {}),
    totals: (await account.call('campaigns.get', { campaign_id: campaign.id })).campaign,
    consent: await account.call('contacts.consentHistory', { phone: PHONE }),
    isWhole: (await account.call('compliance.verifyLedger', {})).ok,
  });
  const tables = async () =>
    Object.fromEntries(Object.entries(await contentOfTenant(pool, tenant)).filter(([name]) => !CHANGED.includes(name)));
  const messages = await rowsOf('messages');
  const inbound = await rowsOf('inbound_messages');
  const recipients = await rowsOf('campaign_recipients', 'contact_id');
  const decisions = await rowsOf('campaign_decisions');
  const receipts = await rowsOf('message_receipts', 'message_id');
  expect([messages.length, recipients.length, inbound.length]).toEqual([31, 30, 2]);
  const before = await shown();
  const content = await tables();

  app.clock.advance(21 * DAY_MS);
  await app.drain();
  expect(await rowsOf('campaign_recipients', 'contact_id')).toEqual([]);
  expect(await rowsOf('messages')).toEqual(messages);
  const warning = [expect.objectContaining({ code: 'recipients_deleted' })];
  expect(await warned()).toEqual([warning, warning]);
  app.clock.advance(30 * DAY_MS);
  await app.drain();

  expect(await rowsOf('messages')).toEqual([]);
  expect(await rowsOf('inbound_messages')).toEqual([]);
  expect(await rowsOf('message_receipts', 'message_id')).toEqual([]);
  expect(await tables()).toEqual(content);
  expect(await shown()).toEqual(before);
  await expect(account.call('messages.get', { message_id: messages[0] as string })).rejects.toThrow(/no such message/);

  const files = readArchive(directory);
  expect(archived(files, 'messages').toSorted()).toEqual(messages);
  expect(archived(files, 'inbound_messages').toSorted()).toEqual(inbound);
  expect(archived(files, 'campaign_recipients', 'contact_id').toSorted()).toEqual(recipients);
  expect(archived(files, 'campaign_decisions').toSorted()).toEqual(decisions);
  expect(archived(files, 'message_receipts', 'message_id').toSorted()).toEqual(receipts);

  const { rows: known } = await pool.query(
    `SELECT f.name, f.sha256, f.row_count AS rows, e.params_hash FROM archive_files f
       JOIN audit_entries e ON e.tenant_id = f.tenant_id AND e.id = f.id AND e.key_id = 'service' AND e.skill = 'retention.archive'`,
  );
  expect(known.length).toBeGreaterThan(2);
  expect(known.map(({ name, sha256, rows }) => ({ name, sha256, rows }))).toEqual(
    expect.arrayContaining(files.map(({ name, sha256, lines }) => ({ name, sha256, rows: lines.length }))),
  );
  for (const { params_hash: hash, ...file } of known)
    expect(createHash('sha256').update(canonicalJson(file)).digest('hex')).toBe(hash);
}, 60_000);

test('a recount and a recomputation of days whose rows were deleted are refused, and the nightly recount leaves them out', async () => {
  const account = await app.account();
  const { database } = app.parts;
  await account.call('phone-numbers.ensureDefault', {});
  await account.call('contacts.upsert', { phone: PHONE, relationship: { kind: 'order' } });
  await account.call('messages.send', { to: PHONE, text: 'Hi', purpose: 'transactional' });
  await app.drain();
  const first = new Date(Math.floor(app.clock.now.getTime() / DAY_MS) * DAY_MS);
  const figures = async () =>
    (await database.pool.query('SELECT * FROM measure_rollups WHERE tenant_id = $1', [account.accountId])).rows;
  app.clock.advance(2 * DAY_MS);
  await app.drain();
  const before = await figures();
  expect(before).not.toEqual([]);
  app.clock.advance(160 * DAY_MS);
  await database.pool.query(
    "UPDATE measure_work SET recounted_to = $2::date WHERE tenant_id = $1 AND kind = 'recount'",
    [account.accountId, first],
  );
  await app.drain();
  await app.drain();
  expect(await figures()).toEqual(before);
  const owner = { tenantId: account.accountId, accountId: account.accountId };
  const again = (from: Date) =>
    database.transaction((tx) => recount(tx, owner, from, new Date(from.getTime() + DAY_MS)));
  await expect(again(first)).rejects.toThrow(/deleted by age/);
  expect(await again(new Date(first.getTime() + 100 * DAY_MS))).toEqual([]);
  const recompute = (from: Date) => account.call('attribution.recompute', { from: from.toISOString() });
  await expect(recompute(first)).rejects.toThrow(/deleted by age/);
  await recompute(new Date(first.getTime() + 100 * DAY_MS));
}, 60_000);
