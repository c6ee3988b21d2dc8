import { createHash } from 'node:crypto';
import { GENESIS_HASH } from '../../src/domain/hash-chain.ts';
import { entryHash } from '../../src/domain/ledger-entry.ts';
import { startTestApp, type TestAccount, type TestApp } from '../support/app.ts';

let app: TestApp;
let account: TestAccount;

beforeAll(async () => {
  app = await startTestApp();
});
beforeEach(async () => {
  account = await app.account();
});
afterAll(() => app.stop());

const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex');
const FIRST = 'You agree to get texts from us. Reply STOP to end them. ';
const SECOND = 'You agree to get offers by text from us. Reply STOP to end them.';
const ADA = '+12025550143';
const BOB = '+12025550144';

const create = async (name = 'Signup form') =>
  (
    await account.call('sources.create', {
      name,
      method: 'web_form',
      url: 'https://example.com',
      disclosure_text: FIRST,
    })
  ).source;
const moment = (): string => app.clock.now.toISOString();
const optIn = async (sourceId: string, more = {}, phone = ADA) =>
  (await account.call('contacts.optIn', { phone, source_id: sourceId, captured_at: moment(), ...more })).consent_entry;
const query = async (sql: string) => (await app.parts.database.pool.query(sql, [account.accountId])).rows;
const refusal = (
  call: Promise<unknown>,
): Promise<{ code: unknown; data: { reason?: string; field_errors?: unknown } }> =>
  call.then(
    () => Promise.reject(new Error('It was not refused.')),
    (error) => error,
  );

test('the hash is that of the text to the letter, and another text is another version that leaves the first as it was', async () => {
  const { id, disclosure_hash: hash } = await create();
  expect(hash).toBe(sha256(FIRST));
  expect(await account.call('sources.update', { source_id: id, name: 'Form', disclosure_text: FIRST })).toMatchObject({
    new_version: false,
    source: { name: 'Form', disclosure_version: 1 },
  });
  expect(await account.call('sources.update', { source_id: id, disclosure_text: SECOND })).toMatchObject({
    new_version: true,
    source: { disclosure_version: 2, disclosure_hash: sha256(SECOND) },
  });
  const { versions } = await account.call('sources.get', { source_id: id });
  expect(versions).toMatchObject([
    { version: 2, disclosure_text: SECOND },
    { version: 1, disclosure_text: FIRST, disclosure_hash: sha256(FIRST) },
  ]);
});

test('consent keeps the text that was in force when it was given, whatever the source shows later', async () => {
  const { id } = await create();
  app.clock.advance(60_000);
  const early = moment();
  app.clock.advance(60_000);
  await account.call('sources.update', { source_id: id, disclosure_text: SECOND });
  app.clock.advance(60_000);
  expect(await optIn(id)).toMatchObject({
    source_id: id,
    source: 'Signup form',
    source_url: 'https://example.com',
    method: 'web_form',
    disclosure_version: 2,
    disclosure_text_hash: sha256(SECOND),
  });
  const first = { disclosure_version: 1, disclosure_text_hash: sha256(FIRST) };
  expect(await optIn(id, { captured_at: early }, BOB)).toMatchObject(first);
  expect(await optIn(id, { captured_at: '2020-01-01T00:00:00Z' }, '+12025550145')).toMatchObject(first);
  expect(await optIn(id, { disclosure_version: 1 }, '+12025550146')).toMatchObject(first);
  expect(await optIn(id, { disclosure_text: FIRST }, '+12025550147')).toMatchObject(first);
  const { items } = await account.call('contacts.consentHistory', { phone: BOB });
  expect(items).toMatchObject([first]);
});

test.each([
  ['a version that there is not', { disclosure_version: 7 }, '/disclosure_version'],
  ['a text that it never showed', { disclosure_text: `${FIRST}!` }, '/disclosure_text'],
  ['a text under the version of another', { disclosure_text: SECOND, disclosure_version: 1 }, '/disclosure_text'],
  ['no moment', { captured_at: undefined }, '/captured_at'],
])('consent by a source with %s is refused', async (_what, more, path) => {
  const { id } = await create();
  await account.call('sources.update', { source_id: id, disclosure_text: SECOND });
  expect(await refusal(optIn(id, more))).toMatchObject({ code: -32602, data: { field_errors: [{ path }] } });
  expect(await query('SELECT 1 FROM consent_entries WHERE account_id = $1')).toEqual([]);
});

test('an archived source and an unknown one are refused for a person and for an import, and nothing is written', async () => {
  const { id } = await create();
  expect(await account.call('sources.archive', { source_id: id })).toMatchObject({
    changed: true,
    source: { state: 'archived' },
  });
  expect(await account.call('sources.archive', { source_id: id })).toMatchObject({ changed: false });
  const by = (sourceId: string) =>
    account.call('contacts.import', {
      contacts: [{ phone: ADA }],
      consent: { source_id: sourceId, captured_at: moment() },
    });
  const unknown = `${id.slice(0, -4)}zzzz`;
  for (const call of [() => optIn(id), () => by(id)])
    expect(await refusal(call())).toMatchObject({ code: -32002, data: { reason: 'source_archived' } });
  for (const call of [() => optIn(unknown), () => by(unknown)])
    expect(await refusal(call())).toMatchObject({ code: -32001 });
  expect(await refusal(account.call('sources.update', { source_id: id, name: 'Again' }))).toMatchObject({
    code: -32002,
  });
  expect(await query('SELECT 1 FROM contacts WHERE account_id = $1')).toEqual([]);
});

test('an import keeps the source, the version and the hash of each row’s consent; an opt-out needs no source that is in use', async () => {
  const { id } = await create();
  const contacts = [{ phone: ADA }, { phone: BOB }];
  const { consent_recorded: recorded } = await account.call('contacts.import', {
    contacts,
    consent: { source_id: id, captured_at: moment() },
  });
  expect(recorded).toBe(2);
  expect(
    await query(
      'SELECT DISTINCT source_id, disclosure_version, disclosure_text_hash FROM consent_entries WHERE account_id = $1',
    ),
  ).toEqual([{ source_id: id, disclosure_version: 1, disclosure_text_hash: sha256(FIRST) }]);
  await account.call('sources.archive', { source_id: id });
  expect(
    await account.call('contacts.import', { contacts, consent: { status: 'opted_out', source_id: id } }),
  ).toMatchObject({ consent_recorded: 2 });
});

test('names are unique whatever their case, also when two ask at once', async () => {
  const made = await Promise.allSettled([create('Till'), create('TILL')]);
  expect(made.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  const other = await create('Paper');
  expect(await refusal(account.call('sources.update', { source_id: other.id, name: 'till' }))).toMatchObject({
    data: { reason: 'name_taken' },
  });
  expect((await account.call('sources.list', { limit: 1 })).items).toMatchObject([{ name: 'Paper' }]);
});

test('stats count people, and who leaves counts for the source by which they last agreed', async () => {
  const [a, b] = [await create('A'), await create('B')];
  const from = moment();
  await optIn(a.id);
  await optIn(a.id);
  app.clock.advance(1_000);
  await optIn(b.id, {}, BOB);
  await optIn(a.id, {}, '+12025550145');
  app.clock.advance(1_000);
  await optIn(b.id);
  app.clock.advance(1_000);
  await account.call('contacts.optOut', { phone: ADA });
  await account.call('contacts.optOut', { phone: '+12025550149' });
  app.clock.advance(1_000);
  expect(await account.call('sources.stats', { from, to: moment() })).toMatchObject({
    rows: [
      { source_id: b.id, name: 'B', opt_ins: 2, opt_outs: 1 },
      { source_id: a.id, name: 'A', opt_ins: 2, opt_outs: 0 },
    ],
    opt_outs_without_source: 1,
  });
  const later = new Date(app.clock.now.getTime() + 1_000).toISOString();
  expect(await account.call('sources.stats', { from: moment(), to: later })).toMatchObject({ rows: [] });
});

describe('the ledger', () => {
  const verify = () => account.call('compliance.verifyLedger', {});
  const change = (sql: string) => app.parts.database.pool.query(sql, [account.accountId]);

  beforeEach(async () => {
    await account.call('contacts.optIn', { phone: BOB, method: 'paper', source: 'a form', captured_at: moment() });
    await optIn((await create()).id);
    await app.drain();
  });

  test('an entry from before there were sources keeps its hash: what was not there is not hashed', async () => {
    const [row] = await query(
      "SELECT to_jsonb(e) - 'seq' - 'prev_hash' - 'hash' - 'source_id' - 'disclosure_version' AS entry, hash FROM consent_entries e WHERE account_id = $1 AND seq = 1",
    );
    expect(row.hash).toBe(entryHash({ seq: 1, prevHash: GENESIS_HASH }, row.entry));
    expect(await verify()).toMatchObject({ ok: true, checked: 2 });
  });

  test.each([
    ['another source', "source_id = 'src_another'", 2],
    ['no source', 'source_id = NULL', 2],
    ['another version', 'disclosure_version = 2', 2],
    ['no version', 'disclosure_version = NULL', 2],
    ['a source that it had not', "source_id = 'src_another'", 1],
    ['a version that it had not', 'disclosure_version = 1', 1],
  ])('an entry that was given %s is found', async (_what, set, seq) => {
    await change(`UPDATE consent_entries SET ${set} WHERE tenant_id = $1 AND seq = ${seq}`);
    expect(await verify()).toMatchObject({ ok: false, first_bad_seq: seq });
  });
});
