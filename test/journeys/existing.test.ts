import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import type { JourneyEntry, JourneyReentry } from '../../src/generated/types.ts';
import { type TestAccount, useTestApp } from '../support/app.ts';
import { buildJourney, publish } from '../support/journeys/build.ts';
import { createParisians, entriesOf, moveTo, phoneOf, WAIT, WAIT_EDGES } from '../support/journeys/members.ts';
import { later, openAccount } from '../support/journeys/person.ts';

const app = useTestApp();
const CHECK = 5 * 60_000;
const AGAIN: JourneyReentry = { kind: 'after_exit', after: { amount: 1, unit: 'minutes' } };

interface Opened {
  readonly account: TestAccount;
  readonly id: string;
  readonly segmentId: string;
}

/** A published journey over a segment that contacts 0 and 1 are in. */
async function open(existing?: 'leave_out' | 'enter'): Promise<Opened> {
  const account = await openAccount(app);
  const segmentId = await createParisians(account);
  for (const index of [0, 1]) await moveTo(account, index, 'Paris');
  const entry: JourneyEntry = {
    kind: 'segment',
    segment_id: segmentId,
    ...(existing !== undefined && { existing }),
  };
  const { id } = await buildJourney(account, { entry }, WAIT, WAIT_EDGES);
  return { account, id, segmentId };
}

/** The version is one that was published before the field existed. */
async function makeOld(id: string): Promise<void> {
  await app.parts.database.pool.query(
    "UPDATE journey_versions SET definition = definition #- '{entry,existing}' WHERE journey_id = $1",
    [id],
  );
}

test('contacts that are in the segment at the publication do not enter, and those that join later enter once', async () => {
  const { account, id } = await open();
  await app.drain();
  expect(await entriesOf(app, id)).toEqual({});
  await moveTo(account, 2, 'Paris');
  for (let check = 0; check < 3; check += 1) await later(app, CHECK);
  expect(await entriesOf(app, id)).toEqual({ 2: 1 });
});

test('a contact that was left out enters after it left the segment and joined it again', async () => {
  const { account, id } = await open('leave_out');
  await later(app, CHECK);
  await moveTo(account, 0, 'Rome');
  await later(app, CHECK);
  await moveTo(account, 0, 'Paris');
  await later(app, CHECK);
  expect(await entriesOf(app, id)).toEqual({ 0: 1 });
});

test('a version keeps whether members enter as it was published, and an export has it', async () => {
  const { account, id, segmentId } = await open();
  const exported = async (version?: number) =>
    (await account.call('journeys.export', { journey_id: id, ...(version !== undefined && { version }) })).document;
  expect((await exported(1)).entry).toEqual({ kind: 'segment', segment_id: segmentId, existing: 'leave_out' });
  const entry = { kind: 'segment' as const, segment_id: segmentId, existing: 'enter' as const };
  await account.call('journeys.update', { journey_id: id, entry });
  expect((await exported()).entry).toEqual(entry);
  const { name, entry: kept, nodes } = await exported();
  const document = { name, entry: kept, nodes, edges: [{ from: 'wait', to: 'end' }] };
  const copy = await account.call('journeys.import', { document });
  expect(copy.journey.entry).toEqual(entry);
});

test('members enter a version from before the field existed as they did then', async () => {
  const { account, id } = await open();
  await app.parts.database.pool.query('DELETE FROM journey_left_out WHERE journey_id = $1', [id]);
  await makeOld(id);
  await app.drain();
  await moveTo(account, 2, 'Paris');
  await later(app, CHECK);
  expect(await entriesOf(app, id)).toEqual({ 0: 1, 1: 1, 2: 1 });
});

test('the migration says of the versions from before the field existed that members enter, and changes no other', async () => {
  const [old, kept] = [await open('leave_out'), await open('leave_out')];
  await makeOld(old.id);
  const sql = readFileSync(
    new URL('../../prisma/migrations/0044_journey_left_out/migration.sql', import.meta.url),
    'utf8',
  );
  const update = sql.slice(sql.indexOf('UPDATE journey_versions'));
  await app.parts.database.pool.query(update);
  const entryOf = async ({ account, id }: Opened) =>
    (await account.call('journeys.export', { journey_id: id, version: 1 })).document.entry;
  expect(await entryOf(old)).toMatchObject({ kind: 'segment', existing: 'enter' });
  expect(await entryOf(kept)).toMatchObject({ kind: 'segment', existing: 'leave_out' });
});

test.each(['leave_out', 'enter', 'before'] as const)(
  'a new version of a journey that runs with %s takes those who joined since the last check, and no other',
  async (first) => {
    const { account, id } = await open(first === 'leave_out' ? 'leave_out' : 'enter');
    if (first === 'before') await makeOld(id);
    await moveTo(account, 5, 'Paris');
    await account.call('contacts.optOut', { phone: phoneOf(5), reason: 'requested' });
    await later(app, CHECK);
    const before = first === 'leave_out' ? {} : { 0: 1, 1: 1 };
    expect(await entriesOf(app, id)).toEqual(before);
    await later(app, CHECK);
    await moveTo(account, 2, 'Paris');
    // With these rules, everybody could enter again at once.
    const segmentId = (await account.call('segments.list', {})).items[0]?.id ?? '';
    const entry = { kind: 'segment' as const, segment_id: segmentId };
    await account.call('journeys.update', { journey_id: id, entry, reentry: AGAIN });
    await publish(account, id);
    await moveTo(account, 3, 'Paris');
    await app.drain();
    expect(await entriesOf(app, id)).toEqual({ ...before, 2: 1, 3: 1 });
  },
);

test('contacts that the rules of entry kept out do not enter when a new version has no such rules', async () => {
  const account = await openAccount(app);
  const segmentId = await createParisians(account);
  for (const index of [0, 1]) await moveTo(account, index, 'Paris', index === 0 ? { plan: 'pro' } : {});
  const entry: JourneyEntry = { kind: 'segment', segment_id: segmentId, existing: 'enter' };
  const rules = { kind: 'field', field: 'attributes.plan', operator: 'exists' } as const;
  const { id } = await buildJourney(account, { entry, entry_rules: rules }, WAIT, WAIT_EDGES);
  await app.drain();
  await account.call('journeys.update', {
    journey_id: id,
    entry: { ...entry, existing: 'leave_out' },
    entry_rules: null,
  });
  await publish(account, id);
  await later(app, CHECK);
  expect(await entriesOf(app, id)).toEqual({ 0: 1 });
});

test('a version that leaves members out stops the entry of those that the version before has not taken yet', async () => {
  const { account, id, segmentId } = await open('enter');
  await account.call('journeys.update', { journey_id: id, entry: { kind: 'segment', segment_id: segmentId } });
  await publish(account, id);
  await later(app, CHECK);
  expect(await entriesOf(app, id)).toEqual({});
});

test('the person of a merged contact is left out, and a forgotten one leaves nothing behind', async () => {
  const { account, id } = await open();
  const [loser, forgotten] = [await moveTo(account, 0, 'Paris'), await moveTo(account, 1, 'Paris')];
  const winner = await moveTo(account, 3, '');
  await account.call('contacts.merge', { winner_id: winner, loser_id: loser });
  await account.call('contacts.forget', { phone: phoneOf(1), confirm: true });
  await moveTo(account, 3, 'Paris');
  const { rows } = await app.parts.database.pool.query<{ contact_id: string }>(
    'SELECT contact_id FROM journey_left_out WHERE journey_id = $1',
    [id],
  );
  expect(rows.map(({ contact_id: contactId }) => contactId)).toEqual([winner]);
  expect(forgotten).not.toBe(winner);
});

test('who was added to a list just after the publication enters once, though its signal comes late', async () => {
  const account = await openAccount(app);
  const { list } = await account.call('lists.create', { name: 'Members' });
  const add = async (index: number) =>
    account.call('lists.addContacts', { list_id: list.id, contact_ids: [await moveTo(account, index, 'Rome')] });
  await add(0);
  const entry: JourneyEntry = { kind: 'list', list_id: list.id, existing: 'enter' };
  const settings = { entry, reentry: { kind: 'after_exit' as const } };
  const { id } = await buildJourney(account, settings, { end: { kind: 'exit' } }, []);
  await add(1);
  const { pool } = app.parts.database;
  const hold = (failures: number) =>
    pool.query('UPDATE signals SET failures = $2 WHERE tenant_id = $1', [account.accountId, failures]);
  await hold(100);
  await app.drain();
  expect(await entriesOf(app, id)).toEqual({ 0: 1, 1: 1 });
  await hold(0);
  await later(app, CHECK);
  expect(await entriesOf(app, id)).toEqual({ 0: 1, 1: 1 });
  // Who is added again does enter again.
  await account.call('lists.removeContacts', { list_id: list.id, contact_ids: [await moveTo(account, 1, 'Rome')] });
  await add(1);
  await app.drain();
  expect(await entriesOf(app, id)).toEqual({ 0: 1, 1: 2 });
});

test('without enter, only those who are added to a list from now on enter', async () => {
  const account = await openAccount(app);
  const { list } = await account.call('lists.create', { name: 'Members' });
  const add = async (index: number) =>
    account.call('lists.addContacts', { list_id: list.id, contact_ids: [await moveTo(account, index, 'Rome')] });
  await add(0);
  const { id } = await buildJourney(account, { entry: { kind: 'list', list_id: list.id } }, WAIT, WAIT_EDGES);
  await add(1);
  await later(app, CHECK);
  expect(await entriesOf(app, id)).toEqual({ 1: 1 });
});

const PEOPLE = 4;
const step = fc.oneof(
  fc.record({ kind: fc.constantFrom('join', 'leave'), index: fc.integer({ min: 0, max: PEOPLE - 1 }) }),
  fc.constant({ kind: 'check', index: 0 }),
  fc.constant({ kind: 'publish', index: 0 }),
);

/** Whom a journey takes that is published first after the first steps, as the guide says. */
function modelOf() {
  const members = new Set<number>();
  const leftOut = new Set<number>();
  const entered = new Set<number>();
  return {
    apply: (kind: string, index: number) => {
      if (kind === 'join') members.add(index);
      else if (kind === 'leave') members.delete(index);
      else {
        for (const one of leftOut) if (!members.has(one)) leftOut.delete(one);
        for (const one of members) if (!leftOut.has(one)) entered.add(one);
      }
    },
    start: () => {
      for (const one of members) leftOut.add(one);
    },
    entered,
  };
}

test('whatever joins, leaves and publications follow each other, those enter who joined after the first one', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(step, { maxLength: 3 }),
      fc.array(step, { minLength: 2, maxLength: 8 }),
      async (first, then) => {
        const account = await openAccount(app);
        const segmentId = await createParisians(account);
        const model = modelOf();
        const move = ({ kind, index }: { readonly kind: string; readonly index: number }) =>
          moveTo(account, index, kind === 'join' ? 'Paris' : 'Rome');
        for (const one of first.filter(({ kind }) => kind === 'join' || kind === 'leave')) {
          await move(one);
          model.apply(one.kind, one.index);
        }
        const entry: JourneyEntry = { kind: 'segment', segment_id: segmentId };
        const { id } = await buildJourney(account, { entry }, WAIT, WAIT_EDGES);
        model.start();
        for (const one of then) {
          if (one.kind === 'publish') {
            await account.call('journeys.update', { journey_id: id, max_messages_per_hour: 9 });
            await publish(account, id);
            await app.drain();
          } else if (one.kind === 'check') await later(app, CHECK);
          else await move(one);
          model.apply(one.kind, one.index);
        }
        expect(await entriesOf(app, id)).toEqual(Object.fromEntries([...model.entered].map((index) => [index, 1])));
      },
    ),
    { numRuns: Number(process.env.TERN_JOURNEY_GRAPHS ?? 8) },
  );
}, 180_000);
