import type { JourneyEntryOptIn } from '../../src/generated/types.ts';
import { ACME } from '../support/acme-program.ts';
import { type CallError, type TestAccount, useTestApp } from '../support/app.ts';
import { createSource } from '../support/create-source.ts';
import { buildDraft, buildJourney, publish } from '../support/journeys/build.ts';
import { entriesOf, phoneOf, WAIT, WAIT_EDGES } from '../support/journeys/members.ts';
import { DAY, later, openAccount } from '../support/journeys/person.ts';

const app = useTestApp();

const enterBy = async (account: TestAccount, entry: Omit<JourneyEntryOptIn, 'kind'> = {}): Promise<string> =>
  (await buildJourney(account, { entry: { kind: 'opt_in', ...entry } }, WAIT, WAIT_EDGES)).id;

/** Records consent that was given some time before. */
async function optIn(account: TestAccount, index: number, more: object = {}, ageMs = 0): Promise<void> {
  await account.call('contacts.optIn', {
    phone: phoneOf(index),
    method: 'web_form',
    source: 'https://acme.example/signup',
    captured_at: new Date(app.clock.now.getTime() - ageMs).toISOString(),
    ...more,
  });
}

const entered = async (id: string): Promise<Record<number, number>> => {
  await app.drain();
  return entriesOf(app, id);
};

test('a contact enters when it opts in, and not again by consent that it had already', async () => {
  const account = await openAccount(app);
  await optIn(account, 0);
  const id = await enterBy(account);
  await optIn(account, 0, { evidence: { form_entry: '8' } });
  await optIn(account, 1);
  expect(await entered(id)).toEqual({ 1: 1 });
  await later(app, 5 * 60_000);
  await optIn(account, 1, { evidence: { form_entry: '9' } });
  expect(await entered(id)).toEqual({ 1: 1 });
});

test('of a double opt-in, only the confirmation lets the contact enter', async () => {
  const account = await openAccount(app);
  const id = await enterBy(account);
  await account.call('contacts.requestOptIn', {
    phone: phoneOf(0),
    method: 'web_form',
    source: 'https://acme.example/signup',
    evidence: { form_entry: '7' },
  });
  expect(await entered(id)).toEqual({});
  await account.call('messages.simulateInbound', { from: phoneOf(0), text: 'YES' });
  expect(await entered(id)).toEqual({ 0: 1 });
});

test('an import of consents lets no contact enter, whenever they were given', async () => {
  const account = await openAccount(app);
  const id = await enterBy(account);
  for (const [index, capturedAt] of ['2026-01-01T00:00:00Z', app.clock.now.toISOString()].entries())
    await account.call('contacts.import', {
      contacts: [{ phone: phoneOf(index) }],
      consent: {
        method: 'web_form',
        source: 'https://acme.example/signup',
        captured_at: capturedAt,
        evidence: { form: 'signup' },
      },
    });
  expect((await account.call('contacts.get', { phone: phoneOf(1) })).contact.consent.status).toBe('opted_in');
  expect(await entered(id)).toEqual({});
});

test('consent that was given more than 24 hours before it is recorded lets no contact enter', async () => {
  const account = await openAccount(app);
  const id = await enterBy(account);
  await optIn(account, 0, {}, DAY + 1);
  await optIn(account, 1, {}, DAY);
  expect(await entered(id)).toEqual({ 1: 1 });
});

test('the opt-in must have a method, a source and a program of the entry', async () => {
  const account = await openAccount(app);
  const { program } = await account.call('program.create', { ...ACME });
  const sourceId = await createSource(account, 'Checkout');
  const byMethod = await enterBy(account, { methods: ['verbal', 'paper'] });
  const bySource = await enterBy(account, { source_id: sourceId });
  const byProgram = await enterBy(account, { program_id: program.id });
  const byKeyword = await enterBy(account, { methods: ['keyword'] });
  const byAny = await enterBy(account);
  await optIn(account, 0, { method: 'verbal', evidence: { call: '1' } });
  await account.call('contacts.optIn', {
    phone: phoneOf(1),
    source_id: sourceId,
    captured_at: app.clock.now.toISOString(),
  });
  await optIn(account, 2, { program_id: program.id });
  await account.call('messages.simulateInbound', { from: phoneOf(0), text: 'STOP' });
  app.clock.advance(1_000);
  await account.call('messages.simulateInbound', { from: phoneOf(0), text: 'START' });
  expect(await entered(byMethod)).toEqual({ 0: 1 });
  expect(await entered(bySource)).toEqual({ 1: 1 });
  expect(await entered(byProgram)).toEqual({ 2: 1 });
  expect(await entered(byKeyword)).toEqual({ 0: 1 });
  expect(Object.keys(await entered(byAny))).toEqual(['0', '1', '2']);
});

test('a new version of a journey by opt-in takes who opts in while it is published exactly once', async () => {
  const account = await openAccount(app);
  const id = await enterBy(account);
  const many = Array.from({ length: 8 }, (_, index) => index);
  await Promise.all([
    ...many.slice(0, 4).map((index) => optIn(account, index)),
    publish(account, id),
    ...many.slice(4).map((index) => optIn(account, index)),
  ]);
  expect(await entered(id)).toEqual(Object.fromEntries(many.map((index) => [index, 1])));
});

test('a draft names only a source and a program that the account has', async () => {
  const account = await openAccount(app);
  for (const wrong of [{ source_id: 'src_none' }, { program_id: 'prg_none' }]) {
    const refused = await buildDraft(account, { entry: { kind: 'opt_in', ...wrong } }, {}, []).catch(
      (error: CallError) => error.code,
    );
    expect(refused).toBe(-32001);
  }
});
