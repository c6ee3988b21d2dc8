import { applyOptIn } from '../../../src/people/consent/apply-opt-in.ts';
import { applyOptOut } from '../../../src/people/consent/apply-opt-out.ts';
import type { OptInChange, OptOutChange } from '../../../src/people/consent/change.ts';
import { createNumberHasher } from '../../../src/platform/crypto/number-hasher.ts';
import type { Sql } from '../../../src/platform/database/sql.ts';
import { newId } from '../../../src/platform/ids.ts';
import { startTestApp, type TestAccount, type TestApp } from '../../support/app.ts';
import { untilSomebodyWaits } from '../../support/locks.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.stop());

const hashesOf = createNumberHasher([Buffer.alloc(32)]);
const NOON = new Date('2026-06-01T12:00:00Z');
const at = (minutes: number): Date => new Date(NOON.getTime() + minutes * 60_000);

/** An inbound message from the contact, this many minutes after noon. */
const inbound = (phone: string, minutes: number) => ({
  phone,
  contactId: null,
  scope: 'all',
  method: 'keyword',
  actor: 'contact',
  ruleId: 'keyword.stop',
  source: null,
  evidence: { inbound_id: 'inb_1' },
  capturedAt: at(minutes),
  now: at(minutes),
  newId,
});
const stop = (phone: string, minutes: number): OptOutChange => ({ ...inbound(phone, minutes), reason: 'keyword' });
const start = (phone: string, minutes: number): OptInChange => ({
  ...inbound(phone, minutes),
  scope: 'general',
  via: 'start_keyword',
  hashesOf,
});
const form = (phone: string, minutes: number): OptInChange => ({
  ...inbound(phone, minutes),
  scope: 'general',
  method: 'web_form',
  actor: 'key_1',
  ruleId: null,
  via: 'evidence',
  hashesOf,
});
const staff = (phone: string, minutes: number): OptOutChange => ({
  ...inbound(phone, minutes),
  method: 'api',
  actor: 'key_1',
  ruleId: null,
  reason: 'complaint',
});

function inAccount({ accountId }: TestAccount) {
  const owner = { tenantId: accountId, accountId };
  const run = <T>(work: (tx: Sql) => Promise<T>): Promise<T> => app.parts.database.transaction(work);
  return {
    optOut: (change: OptOutChange) => run((tx) => applyOptOut(tx, owner, change)),
    optIn: (change: OptInChange) => run((tx) => applyOptIn(tx, owner, change)),
    suppressions: async () =>
      (
        await app.parts.database.pool.query(
          'SELECT phone, scope, reason FROM suppressions WHERE tenant_id = $1 ORDER BY phone, scope',
          [accountId],
        )
      ).rows,
    entries: async () =>
      (
        await app.parts.database.pool.query('SELECT count(*)::int AS n FROM consent_entries WHERE tenant_id = $1', [
          accountId,
        ])
      ).rows[0].n as number,
  };
}

test('START restores the consent that a STOP of the same number ended', async () => {
  const account = await app.account();
  const { optOut, optIn, suppressions } = inAccount(account);
  const { contact } = await account.call('contacts.upsert', { phone: '+12025550101' });
  await optIn(form(contact.phone, 0));
  expect(await optOut(stop(contact.phone, 1))).toMatchObject({
    contactId: contact.id,
    changed: true,
    canceledMessages: 0,
  });
  expect(await suppressions()).toEqual([{ phone: contact.phone, scope: 'all', reason: 'keyword' }]);
  expect(await optIn(start(contact.phone, 2))).toMatchObject({ applied: true, changed: true });
  expect(await suppressions()).toEqual([]);
});

test('START does not create a first consent, and writes nothing when it is rejected', async () => {
  const { optIn, optOut, entries } = inAccount(await app.account());
  expect(await optIn(start('+12025550102', 0))).toMatchObject({ applied: false, reason: 'no_prior_opt_out' });
  expect(await entries()).toBe(0);
  await optOut(stop('+12025550102', 1));
  expect(await optIn(start('+12025550102', 2))).toMatchObject({ applied: false, reason: 'no_prior_consent' });
  expect(await entries()).toBe(1);
});

test.each([
  ['before', [staff, stop]],
  ['after', [stop, staff]],
] as const)('START does not undo a complaint recorded %s the STOP, but a newer web form does', async (_, order) => {
  const account = await app.account();
  const { optOut, optIn, suppressions } = inAccount(account);
  const { contact } = await account.call('contacts.upsert', { phone: '+12025550103' });
  for (const [minutes, change] of order.entries())
    expect(await optOut(change(contact.phone, minutes))).toMatchObject({
      contactId: contact.id,
      changed: minutes === 0,
    });
  expect(await suppressions()).toMatchObject([{ reason: 'complaint' }]);
  expect((await account.call('contacts.get', { contact_id: contact.id })).contact.consent.method).toBe('api');
  expect(await optIn(start(contact.phone, 5))).toMatchObject({ applied: false, reason: 'opt_out_not_by_keyword' });
  expect(await optIn(form(contact.phone, 6))).toMatchObject({ applied: true, contactId: contact.id, changed: true });
  expect((await account.call('contacts.get', { contact_id: contact.id })).contact.consent).toEqual({
    status: 'opted_in',
    method: 'web_form',
    changed_at: at(6).toISOString(),
    suppressed: false,
    ended_programs: [],
    programs: [],
    under_review_since: null,
  });
});

test('consent must be newer than the newest of several opt-outs', async () => {
  const { optOut, optIn } = inAccount(await app.account());
  await optOut(stop('+12025550104', 0));
  await optOut(stop('+12025550104', 30));
  expect(await optIn(form('+12025550104', 15))).toMatchObject({
    applied: false,
    reason: 'evidence_older_than_opt_out',
    optedOutAt: at(30),
  });
  expect(await optIn(form('+12025550104', 30))).toMatchObject({ applied: false });
  expect(await optIn(form('+12025550104', 31))).toMatchObject({ applied: true });
});

test('consent to a program may be older than an opt-out of another program', async () => {
  const { optOut, optIn } = inAccount(await app.account());
  for (const [minutes, scope] of [
    [0, 'prg_a'],
    [30, 'prg_b'],
  ] as const)
    await optOut({ ...stop('+12025550120', minutes), scope });
  expect(await optIn({ ...form('+12025550120', 15), scope: 'prg_b' })).toMatchObject({ applied: false });
  expect(await optIn({ ...form('+12025550120', 15), scope: 'prg_a' })).toMatchObject({ applied: true });
});

test('START restores the consent that the first of two STOPs ended', async () => {
  const account = await app.account();
  const { optOut, optIn } = inAccount(account);
  const { contact } = await account.call('contacts.upsert', { phone: '+12025550121' });
  await optIn(form(contact.phone, 0));
  for (const minutes of [1, 2]) await optOut(stop(contact.phone, minutes));
  expect(await optIn(start(contact.phone, 3))).toMatchObject({ applied: true, changed: true });
});

test.each(['litigation', 'do_not_contact', 'dead_line', 'hygiene_landline'])(
  'consent does not lift a suppression by the account itself for %s, and is refused with the reason',
  async (reason) => {
    const account = await app.account();
    const { optIn, suppressions } = inAccount(account);
    await app.parts.database.pool.query(
      "INSERT INTO suppressions (tenant_id, account_id, phone, scope, reason, created_at) VALUES ($1, $1, '+12025550105', 'account', $2, now())",
      [account.accountId, reason],
    );
    expect(await optIn(form('+12025550105', 0))).toMatchObject({ applied: false, reason: 'suppressed_by_account' });
    const again = account.call('contacts.optIn', {
      phone: '+12025550105',
      method: 'web_form',
      source: 'form',
      captured_at: '2026-01-01T00:00:00Z',
    });
    await expect(again).rejects.toMatchObject({ data: { reason: 'suppressed_by_account' } });
    expect(await suppressions()).toMatchObject([{ reason }]);
  },
);

test('consent to one program does not lift the opt-out of another', async () => {
  const { optOut, optIn, suppressions } = inAccount(await app.account());
  for (const scope of ['all', 'prg_a', 'prg_b']) await optOut({ ...stop('+12025550106', 0), scope });
  await optIn({ ...form('+12025550106', 1), scope: 'prg_a' });
  expect(await suppressions()).toMatchObject([{ scope: 'prg_b' }]);
});

test('an opt-out limited to a program keeps the contact opted in and names the program', async () => {
  const account = await app.account();
  const { optOut } = inAccount(account);
  await account.call('contacts.optIn', {
    phone: '+12025550107',
    method: 'web_form',
    source: 'form',
    captured_at: '2026-01-01T00:00:00Z',
  });
  await optOut({ ...staff('+12025550107', 0), scope: 'prg_a' });
  expect((await account.call('contacts.get', { phone: '+12025550107' })).contact.consent).toMatchObject({
    status: 'opted_in',
    suppressed: false,
    ended_programs: ['prg_a'],
  });
});

test('consent older than a STOP that is being recorded concurrently waits for it and is rejected', async () => {
  const account = await app.account();
  const { optIn } = inAccount(account);
  const owner = { tenantId: account.accountId, accountId: account.accountId };
  await account.call('contacts.upsert', { phone: '+12025550108' });
  const waiting = await app.parts.database.transaction(async (tx) => {
    await applyOptOut(tx, owner, stop('+12025550108', 3));
    const consent = optIn(form('+12025550108', 2));
    await untilSomebodyWaits(app.parts.database.pool);
    return { consent };
  });
  expect(await waiting.consent).toMatchObject({ applied: false, reason: 'evidence_older_than_opt_out' });
});

test('after concurrent STOP and START, the contact and its suppressions agree', async () => {
  const account = await app.account();
  const { optOut, optIn } = inAccount(account);
  const phones = Array.from({ length: 10 }, (_, index) => `+120255501${10 + index}`);
  await account.call('contacts.import', { contacts: phones.map((phone) => ({ phone })) });
  await Promise.all(
    phones.flatMap((phone) => [
      optOut(stop(phone, 0)),
      optIn(start(phone, 1)),
      optIn(form(phone, 2)),
      optOut(stop(phone, 3)),
      optIn(start(phone, 4)),
    ]),
  );
  for (const phone of phones) {
    const { consent } = (await account.call('contacts.get', { phone })).contact;
    expect(consent.suppressed).toBe(consent.status === 'opted_out');
  }
});
