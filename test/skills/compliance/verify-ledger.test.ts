import { chainHash } from '../../../src/domain/audit/chain-hash.ts';
import { canonicalJson } from '../../../src/domain/audit/hash-chain.ts';
import { type TestAccount, useTestApp } from '../../support/app.ts';

const app = useTestApp();
let account: TestAccount;

const PHONES = ['+12025550110', '+12025550111', '+12025550112', '+12025550113'] as const;
const consent = { method: 'web_form', source: 'https://example.com', captured_at: '2026-01-01T00:00:00Z' } as const;

beforeEach(async () => {
  account = await app.account();
  for (const phone of PHONES) {
    await account.call('contacts.upsert', { phone });
    await account.call('contacts.optIn', { phone, ...consent });
  }
  await account.call('contacts.optOut', { phone: PHONES[0] });
  await app.drain();
});

const change = (sql: string) => app.parts.database.pool.query(sql, [account.accountId]);
const verify = (params: { from_seq?: number; to_seq?: number; ledger?: 'consent' | 'audit' } = {}) =>
  account.call('compliance.verifyLedger', params);

test('compliance.verifyLedger confirms an unchanged log, in full and in part, and that contacts match it', async () => {
  expect(await verify()).toMatchObject({
    ok: true,
    checked: 5,
    first_bad_seq: null,
    next_from_seq: null,
    deviating_contacts: [],
  });
  expect(await verify({ from_seq: 2, to_seq: 4 })).toMatchObject({ ok: true, checked: 3 });
  expect((await verify({ ledger: 'audit' })).ok).toBe(true);
});

test.each([
  ['changed', "UPDATE consent_entries SET source = 'another' WHERE tenant_id = $1 AND seq = 3", 3],
  ['backdated', "UPDATE consent_entries SET captured_at = '2020-01-01T00:00:00Z' WHERE tenant_id = $1 AND seq = 2", 2],
  ['removed', 'DELETE FROM consent_entries WHERE tenant_id = $1 AND seq = 3', 3],
  ['removed at the end', 'DELETE FROM consent_entries WHERE tenant_id = $1 AND seq = 5', 5],
  [
    'changed together with its hash',
    "UPDATE consent_entries SET hash = repeat('a', 64) WHERE tenant_id = $1 AND seq = 5",
    5,
  ],
])('compliance.verifyLedger finds an entry that was %s', async (_how, sql, seq) => {
  await change(sql);
  expect(await verify()).toMatchObject({ ok: false, first_bad_seq: seq });
});

test('compliance.verifyLedger finds two swapped entries, also when it starts between them', async () => {
  for (const [from, to] of [
    [2, 100],
    [3, 2],
    [100, 3],
  ])
    await change(`UPDATE consent_entries SET seq = ${to} WHERE tenant_id = $1 AND seq = ${from}`);
  expect(await verify()).toMatchObject({ ok: false, first_bad_seq: 2 });
  expect(await verify({ from_seq: 3 })).toMatchObject({ ok: false });
});

test('compliance.verifyLedger lists a contact whose consent status does not match its entries', async () => {
  const { contact } = await account.call('contacts.get', { phone: PHONES[0] });
  await change("UPDATE contacts SET consent_status = 'opted_in' WHERE tenant_id = $1 AND consent_status = 'opted_out'");
  expect(await verify()).toMatchObject({ ok: false, first_bad_seq: null, deviating_contacts: [contact.id] });
});

test('every change of consent keeps contacts and consent entries consistent', async () => {
  await account.call('phone-numbers.ensureDefault', {});
  await account.call('messages.simulateInbound', { from: PHONES[1], text: 'STOP' });
  await account.call('messages.simulateInbound', { from: PHONES[1], text: 'START' });
  await account.call('messages.simulateInbound', { from: '+12025550119', text: 'STOP' });
  await account.call('contacts.upsert', { phone: '+12025550119' });
  await account.call('contacts.import', {
    contacts: [{ phone: '+12025550120' }, { phone: PHONES[2] }],
    consent: { ...consent, status: 'opted_out' },
  });
  await account.call('contacts.import', { contacts: [{ phone: '+12025550121' }, { phone: PHONES[2] }], consent });
  await app.drain();
  expect(await verify()).toMatchObject({ ok: true, deviating_contacts: [] });
});

test.each([
  ['its number', "UPDATE consent_entries SET phone = '+12025550199' WHERE tenant_id = $1 AND seq = 2"],
  ['its evidence', `UPDATE consent_entries SET evidence = '{"form": 2}' WHERE tenant_id = $1 AND seq = 2`],
  ['its salt', "UPDATE consent_entries SET salt = repeat('0', 32) WHERE tenant_id = $1 AND seq = 2"],
  ['its salt and source', "UPDATE consent_entries SET salt = NULL, source = 'x' WHERE tenant_id = $1 AND seq = 2"],
  [
    'the hash of its personal data',
    "UPDATE consent_entries SET personal_hash = repeat('0', 64) WHERE tenant_id = $1 AND seq = 2",
  ],
  [
    'all personal data, as if the contact was forgotten',
    `UPDATE consent_entries SET phone = '[erased]', source = NULL, source_url = NULL, evidence = NULL, salt = NULL, forgotten_by = 'cse_none'
      WHERE tenant_id = $1 AND seq = 2`,
  ],
])('compliance.verifyLedger finds an entry in which someone changed %s', async (_field, sql) => {
  await change(sql);
  expect(await verify()).toMatchObject({ ok: false, first_bad_seq: 2 });
});

test('compliance.verifyLedger accepts entries without a salt', async () => {
  const { accountId } = account;
  await app.parts.database.pool.query(
    `INSERT INTO consent_entries (tenant_id, id, account_id, phone, status, scope, method, actor, captured_at, received_at)
     VALUES ($1, 'cse_old', $1, '+12025550188', 'opted_in', 'all', 'web_form', 'key_old', now(), now())`,
    [accountId],
  );
  await app.drain();
  const { rows } = await app.parts.database.pool.query(
    `SELECT seq, prev_hash, hash, to_jsonb(e) - '{seq,prev_hash,hash,salt,personal_hash,forgotten_by,source_id,disclosure_version,request_id}'::text[] AS entry
       FROM consent_entries e WHERE tenant_id = $1 AND id = 'cse_old'`,
    [accountId],
  );
  const { seq, prev_hash: before, hash, entry } = rows[0];
  expect(chainHash(before, { seq, entry: canonicalJson(entry) })).toBe(hash);
  expect((await verify()).ok).toBe(true);
});
