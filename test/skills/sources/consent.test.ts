import { entryHash } from '../../../src/domain/audit/entry-hash.ts';
import { GENESIS_HASH } from '../../../src/domain/audit/hash-chain.ts';
import { type TestAccount, useTestApp } from '../../support/app.ts';
import { createFormSource, FIRST_TEXT, SECOND_TEXT, sha256 } from '../../support/disclosure-source.ts';

const app = useTestApp();
let account: TestAccount;
beforeEach(async () => {
  account = await app.account();
});

const ADA = '+12025550143';
const BOB = '+12025550144';
const now = (): string => app.clock.now.toISOString();
const optIn = async (sourceId: string, params = {}, phone = ADA) =>
  (await account.call('contacts.optIn', { phone, source_id: sourceId, captured_at: now(), ...params })).consent_entry;
const query = async (sql: string) => (await app.parts.database.pool.query(sql, [account.accountId])).rows;

test('contacts.optIn records the disclosure text that the source had at the time of the consent', async () => {
  const { id } = await createFormSource(account);
  app.clock.advance(60_000);
  const early = now();
  app.clock.advance(60_000);
  await account.call('sources.update', { source_id: id, disclosure_text: SECOND_TEXT });
  app.clock.advance(60_000);
  expect(await optIn(id)).toMatchObject({
    source_id: id,
    source: 'Signup form',
    source_url: 'https://example.com',
    method: 'web_form',
    disclosure_version: 2,
    disclosure_text_hash: sha256(SECOND_TEXT),
  });
  const first = { disclosure_version: 1, disclosure_text_hash: sha256(FIRST_TEXT) };
  expect(await optIn(id, { captured_at: early }, BOB)).toMatchObject(first);
  expect(await optIn(id, { captured_at: '2020-01-01T00:00:00Z' }, '+12025550145')).toMatchObject(first);
  expect(await optIn(id, { disclosure_version: 1 }, '+12025550146')).toMatchObject(first);
  expect(await optIn(id, { disclosure_text: FIRST_TEXT }, '+12025550147')).toMatchObject(first);
  const { items } = await account.call('contacts.consentHistory', { phone: BOB });
  expect(items).toMatchObject([first]);
});

test.each([
  ['an unknown version', { disclosure_version: 7 }, '/disclosure_version'],
  ['a disclosure that the source never had', { disclosure_text: `${FIRST_TEXT}!` }, '/disclosure_text'],
  [
    'a disclosure and the number of another version',
    { disclosure_text: SECOND_TEXT, disclosure_version: 1 },
    '/disclosure_text',
  ],
  ['no captured_at', { captured_at: undefined }, '/captured_at'],
])('contacts.optIn rejects consent by a source with %s and records nothing', async (_what, params, path) => {
  const { id } = await createFormSource(account);
  await account.call('sources.update', { source_id: id, disclosure_text: SECOND_TEXT });
  await expect(optIn(id, params)).rejects.toMatchObject({ code: -32602, data: { field_errors: [{ path }] } });
  expect(await query('SELECT 1 FROM consent_entries WHERE account_id = $1')).toEqual([]);
});

test('contacts.optIn and contacts.import reject an archived or unknown source and write nothing', async () => {
  const { id } = await createFormSource(account);
  expect(await account.call('sources.archive', { source_id: id })).toMatchObject({
    changed: true,
    source: { state: 'archived' },
  });
  expect(await account.call('sources.archive', { source_id: id })).toMatchObject({ changed: false });
  const importBy = (sourceId: string) =>
    account.call('contacts.import', {
      contacts: [{ phone: ADA }],
      consent: { source_id: sourceId, captured_at: now() },
    });
  const unknown = `${id.slice(0, -4)}zzzz`;
  for (const call of [() => optIn(id), () => importBy(id)])
    await expect(call()).rejects.toMatchObject({ code: -32002, data: { reason: 'source_archived' } });
  for (const call of [() => optIn(unknown), () => importBy(unknown)])
    await expect(call()).rejects.toMatchObject({ code: -32001 });
  await expect(account.call('sources.update', { source_id: id, name: 'Again' })).rejects.toMatchObject({
    code: -32002,
  });
  expect(await query('SELECT 1 FROM contacts WHERE account_id = $1')).toEqual([]);
});

test('contacts.import records the source of each consent, and accepts opt-outs by an archived source', async () => {
  const { id } = await createFormSource(account);
  const contacts = [{ phone: ADA }, { phone: BOB }];
  const { consent_recorded: recorded } = await account.call('contacts.import', {
    contacts,
    consent: { source_id: id, captured_at: now() },
  });
  expect(recorded).toBe(2);
  expect(
    await query(
      'SELECT DISTINCT source_id, disclosure_version, disclosure_text_hash FROM consent_entries WHERE account_id = $1',
    ),
  ).toEqual([{ source_id: id, disclosure_version: 1, disclosure_text_hash: sha256(FIRST_TEXT) }]);
  await account.call('sources.archive', { source_id: id });
  expect(
    await account.call('contacts.import', { contacts, consent: { status: 'opted_out', source_id: id } }),
  ).toMatchObject({ consent_recorded: 2 });
});

describe('the hash chain of the consent entries', () => {
  const verify = () => account.call('compliance.verifyLedger', {});
  const change = (sql: string) => app.parts.database.pool.query(sql, [account.accountId]);

  beforeEach(async () => {
    await account.call('contacts.optIn', { phone: BOB, method: 'paper', source: 'a form', captured_at: now() });
    await optIn((await createFormSource(account)).id);
    await app.drain();
  });

  test('the hash of an entry without a source does not include the fields of the source', async () => {
    const [row] = await query(
      "SELECT to_jsonb(e) - 'seq' - 'prev_hash' - 'hash' - 'source_id' - 'disclosure_version' AS entry, hash FROM consent_entries e WHERE account_id = $1 AND seq = 1",
    );
    expect(row.hash).toBe(entryHash('consent', { seq: 1, prevHash: GENESIS_HASH }, row.entry));
    expect(await verify()).toMatchObject({ ok: true, checked: 2 });
  });

  test.each([
    ['another source', "source_id = 'src_another'", 2],
    ['no source', 'source_id = NULL', 2],
    ['another version', 'disclosure_version = 2', 2],
    ['no version', 'disclosure_version = NULL', 2],
    ['a source where it had none', "source_id = 'src_another'", 1],
    ['a version where it had none', 'disclosure_version = 1', 1],
  ])('compliance.verifyLedger finds an entry that was changed to %s', async (_what, set, seq) => {
    await change(`UPDATE consent_entries SET ${set} WHERE tenant_id = $1 AND seq = ${seq}`);
    expect(await verify()).toMatchObject({ ok: false, first_bad_seq: seq });
  });
});
