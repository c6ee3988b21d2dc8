import type { JourneyEntry, JourneyReentry } from '../../src/generated/types.ts';
import { type CallError, type TestAccount, useTestApp } from '../support/app.ts';
import { buildDraft, buildJourney, publish } from '../support/journeys/build.ts';
import { createParisians, entriesOf, moveTo, WAIT, WAIT_EDGES } from '../support/journeys/members.ts';
import { later, openAccount } from '../support/journeys/person.ts';

const app = useTestApp();
const CHECK = 5 * 60_000;

/** Those who join between the check and the publication may make the check stale. */
async function publishUntilDone(account: TestAccount, id: string): Promise<void> {
  await publish(account, id).catch((error: CallError) => {
    if (error.data?.reason !== 'preflight_grown' && error.data?.reason !== 'preflight_required') throw error;
    return publishUntilDone(account, id);
  });
}

const shown = (counts: Record<number, number>): number[] => Object.values(counts);
const MANY = Array.from({ length: 12 }, (_, index) => index + 10);

test('who joins while a journey is published for the first time enters once or is left out, and never both', async () => {
  const account = await openAccount(app);
  const segmentId = await createParisians(account);
  const entry: JourneyEntry = { kind: 'segment', segment_id: segmentId };
  const { id } = await buildDraft(account, { entry, reentry: { kind: 'never' } }, WAIT, WAIT_EDGES);
  await Promise.all([
    ...MANY.slice(0, 6).map((index) => moveTo(account, index, 'Paris')),
    publish(account, id),
    ...MANY.slice(6).map((index) => moveTo(account, index, 'Paris')),
  ]);
  const { rows } = await app.parts.database.pool.query('SELECT FROM journey_left_out WHERE journey_id = $1', [id]);
  await later(app, CHECK);
  await later(app, CHECK);
  const entered = await entriesOf(app, id);
  expect(shown(entered).every((count) => count === 1)).toBe(true);
  expect(shown(entered).length + rows.length).toBe(MANY.length);
});

test.each(['leave_out', 'enter'] as const)(
  'who joins while a new version is published over a running journey with %s enters exactly once',
  async (existing) => {
    const account = await openAccount(app);
    const entry: JourneyEntry = { kind: 'segment', segment_id: await createParisians(account), existing };
    for (const index of [0, 1]) await moveTo(account, index, 'Paris');
    const { id } = await buildJourney(account, { entry }, WAIT, WAIT_EDGES);
    await later(app, CHECK);
    const before = await entriesOf(app, id);
    const joins = MANY.map((index) => () => moveTo(account, index, 'Paris'));
    await Promise.all([
      ...joins.slice(0, 4).map((join) => join()),
      app.drain(),
      publishUntilDone(account, id),
      ...joins.slice(4, 8).map((join) => join()),
      publishUntilDone(account, id),
      ...joins.slice(8).map((join) => join()),
    ]);
    await later(app, CHECK);
    await later(app, CHECK);
    expect(await entriesOf(app, id)).toEqual({ ...before, ...Object.fromEntries(MANY.map((index) => [index, 1])) });
  },
);

test.each(['list', 'tag'] as const)(
  'with enter, who is on the %s enters, and who is added while the journey is published enters exactly once',
  async (kind) => {
    const account = await openAccount(app);
    const listId = (await account.call('lists.create', { name: 'Members' })).list.id;
    const tagId = (await account.call('tags.create', { name: 'VIP' })).tag.id;
    const add = async (index: number) => {
      const contactId = await moveTo(account, index, 'Rome');
      if (kind === 'list') await account.call('lists.addContacts', { list_id: listId, contact_ids: [contactId] });
      else await account.call('tags.assign', { tag: 'VIP', ids: [contactId] });
    };
    for (const index of [0, 1]) await add(index);
    const entry: JourneyEntry =
      kind === 'list' ? { kind, list_id: listId, existing: 'enter' } : { kind, tag_id: tagId, existing: 'enter' };
    const reentry: JourneyReentry = { kind: 'after_exit' };
    const { id } = await buildDraft(account, { entry, reentry }, { end: { kind: 'exit' } }, []);
    const few = MANY.slice(0, 6);
    await Promise.all([...few.slice(0, 3).map(add), publishUntilDone(account, id), ...few.slice(3).map(add)]);
    await app.drain();
    await later(app, CHECK);
    expect(await entriesOf(app, id)).toEqual(Object.fromEntries([0, 1, ...few].map((index) => [index, 1])));
  },
);
