import { createHash } from 'node:crypto';
import { canonicalJson } from '../../../src/domain/audit/hash-chain.ts';
import {
  CHAIN_VERSION,
  HASHED_COLUMNS,
  PERSONAL_COLUMNS,
  UNHASHED_COLUMNS,
} from '../../../src/domain/audit/hashed-columns.ts';
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

/** Inserts an entry, chains it as the service of `form` did, and returns its position. */
async function chainAs(form: string, values: string): Promise<void> {
  const { accountId } = account;
  const { pool } = app.parts.database;
  await pool.query(
    `INSERT INTO consent_entries (tenant_id, id, account_id, status, scope, method, actor, captured_at, received_at, ${values}`,
    [accountId],
  );
  const { rows } = await pool.query(
    `SELECT h.seq + 1 AS seq, h.hash AS before, ${form} AS entry
       FROM consent_entries e JOIN chain_heads h ON h.tenant_id = e.tenant_id AND h.chain = 'consent'
      WHERE e.tenant_id = $1 AND e.id = 'cse_old'`,
    [accountId],
  );
  const { seq, before, entry } = rows[0];
  const hash = createHash('sha256')
    .update(`${before}\n${canonicalJson({ seq, entry: canonicalJson(entry) })}`)
    .digest('hex');
  const chained = [accountId, seq, hash, before];
  await pool.query(
    `WITH moved AS (UPDATE chain_heads SET seq = $2, hash = $3 WHERE tenant_id = $1 AND chain = 'consent')
     UPDATE consent_entries SET seq = $2, hash = $3, prev_hash = $4 WHERE tenant_id = $1 AND id = 'cse_old'`,
    chained,
  );
}

const POSITION = 'seq,prev_hash,hash,hash_version';
const UNSALTED = `to_jsonb(e) - '{${POSITION},salt,personal_hash,forgotten_by,source_id,disclosure_version,request_id}'::text[]`;
const SALTED = `jsonb_strip_nulls(to_jsonb(e) - '{${POSITION},salt,forgotten_by,phone,source,source_url,evidence}'::text[])`;
const OLD = "VALUES ($1, 'cse_old', $1, 'opted_in', 'all', 'web_form', 'key_old', now(), now()";
const PLAIN = `phone) ${OLD}, '+12025550188')`;
/** The hash of the personal data of this entry was computed apart from the service. */
const WITH_SALT = `phone, salt, personal_hash) ${OLD}, '+12025550188', 'ab', '${createHash('sha256')
  .update('ab\n{"evidence":null,"phone":"+12025550188","source":null,"source_url":null}')
  .digest('hex')}')`;

test.each([
  ['without a salt, before measure_group', `${UNSALTED} - 'measure_group'`, PLAIN],
  ['without a salt, with measure_group', UNSALTED, PLAIN],
  ['with a salt, before measure_group', `${SALTED} - 'measure_group'`, WITH_SALT],
  ['with a salt, with measure_group', SALTED, WITH_SALT],
])(
  'compliance.verifyLedger accepts entries of earlier versions %s, and finds a change of one',
  async (_of, form, values) => {
    await chainAs(form, values);
    await account.call('contacts.optOut', { phone: PHONES[1] });
    await app.drain();
    expect(await verify()).toMatchObject({ ok: true, checked: 7 });
    await change("UPDATE consent_entries SET method = 'paper' WHERE tenant_id = $1 AND id = 'cse_old'");
    expect(await verify()).toMatchObject({ ok: false, first_bad_seq: 6 });
  },
);

test('compliance.verifyLedger finds an entry whose version was removed or changed', async () => {
  for (const version of ['NULL', '2', '4']) {
    await change(`UPDATE consent_entries SET hash_version = ${version} WHERE tenant_id = $1 AND seq = 2`);
    expect(await verify()).toMatchObject({ ok: false, first_bad_seq: 2 });
  }
});

test.each(['consent', 'audit'] as const)(
  'each column of the %s log is in the hash of new entries, or is named as one that is not',
  async (ledger) => {
    const { rows } = await app.parts.database.pool.query(
      `SELECT attname AS name FROM pg_attribute WHERE attrelid = '${ledger}_entries'::regclass AND attnum > 0 AND NOT attisdropped`,
    );
    const named = [
      ...HASHED_COLUMNS[ledger][CHAIN_VERSION],
      ...Object.keys(UNHASHED_COLUMNS[ledger]),
      ...(ledger === 'consent' ? PERSONAL_COLUMNS : []),
    ];
    expect(rows.map(({ name }) => name).sort()).toEqual([...named].sort());
  },
);
