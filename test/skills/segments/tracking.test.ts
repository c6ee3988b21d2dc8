import { compareTracked, giveUpTracking, TRACKING } from '../../../src/people/segments/tracking/compare-tracked.ts';
import { createWorker } from '../../../src/platform/work/worker.ts';
import { type TestAccount, useTestApp } from '../../support/app.ts';
import {
  changed,
  DAY,
  later,
  MINUTE,
  membersOf,
  move,
  PARIS,
  select,
  trackingOf,
  trackParis,
} from '../../support/tracked-segments.ts';

const app = useTestApp();
const START = new Date('2029-06-13T12:00:00Z');
const [ADA, GRACE, ALAN] = ['+12025550101', '+12025550102', '+12025550103'];

beforeEach(() => {
  app.clock.now = START;
});

test('rules select who joined or left a tracked segment within a time, and never who was in it when tracking began', async () => {
  const account = await app.account();
  await move(account, ADA, 'Paris');
  await move(account, GRACE, 'Oslo');
  const id = await trackParis(app, account);
  expect(await select(account, changed(id, 'joined'))).toEqual([]);
  await move(account, GRACE, 'Paris');
  await later(app, 5 * MINUTE);
  expect(await select(account, changed(id, 'joined'))).toEqual([GRACE]);
  await move(account, ADA, 'Oslo');
  await move(account, ALAN, 'Paris');
  await later(app, 3 * DAY);
  expect(await select(account, changed(id, 'joined'))).toEqual([GRACE, ALAN]);
  expect(await select(account, changed(id, 'left'))).toEqual([ADA]);
  await later(app, 5 * DAY);
  expect(await select(account, changed(id, 'joined'))).toEqual([ALAN]);
  expect(await select(account, changed(id, 'joined', 9))).toEqual([GRACE, ALAN]);
  expect(await select(account, { kind: 'not', rule: changed(id, 'joined') })).toEqual([ADA, GRACE]);
});

test('a contact that joins again has joined at the later time, and keeps the time at which it left', async () => {
  const account = await app.account();
  await move(account, ADA, 'Paris');
  const id = await trackParis(app, account);
  for (const city of ['Oslo', 'Paris']) {
    await move(account, ADA, city);
    await later(app, DAY);
  }
  expect(await select(account, { kind: 'and', rules: [changed(id, 'joined', 1), changed(id, 'left', 2)] })).toEqual([
    ADA,
  ]);
  expect(await select(account, changed(id, 'left', 1))).toEqual([]);
});

test('a rule about a segment that is not tracked is rejected, with the call that tracks it', async () => {
  const account = await app.account();
  const { segment } = await account.call('segments.create', { name: 'Paris', rules: PARIS });
  const nextActions = [{ skill: 'segments.update', params: { segment_id: segment.id, track_members: true } }];
  await expect(select(account, { kind: 'not', rule: changed(segment.id, 'joined') })).rejects.toMatchObject({
    code: -32602,
    data: {
      field_errors: [
        {
          path: '/rules/rule/segment_id',
          rule: 'must be a segment whose members are tracked: set track_members of segments.update',
        },
      ],
      next_actions: nextActions,
    },
  });
  await account.call('segments.update', { segment_id: segment.id, track_members: true });
  expect(await select(account, changed(segment.id, 'joined'))).toEqual([]);
  const other = await app.account();
  await expect(select(other, changed(segment.id, 'joined'))).rejects.toMatchObject({
    data: { field_errors: [{ rule: 'names nothing that this account has' }] },
  });
});

test('a rule about changes looks back 366 days at most, and leads to no circle', async () => {
  const account = await app.account();
  const id = await trackParis(app, account);
  await expect(select(account, changed(id, 'left', 367))).rejects.toMatchObject({
    data: { field_errors: [{ path: '/rules/within', rule: 'must be at most 366 days' }] },
  });
  const { segment } = await account.call('segments.create', {
    name: 'New in Paris',
    rules: changed(id, 'joined', 366),
  });
  await expect(
    account.call('segments.update', {
      segment_id: id,
      rules: { kind: 'not', rule: { kind: 'segment', segment_id: segment.id } },
    }),
  ).rejects.toMatchObject({ data: { field_errors: [{ rule: 'must not lead back to this segment' }] } });
});

test('tracking does not stop while rules ask for it, whatever else uses the segment, and then deletes the times', async () => {
  const account = await app.account();
  const id = await trackParis(app, account);
  const { segment: asking } = await account.call('segments.create', { name: 'New', rules: changed(id, 'joined') });
  const { rule } = await account.call('automation.create', {
    name: 'Wave',
    trigger: { kind: 'tag', tag_id: (await account.call('tags.create', { name: 'VIP' })).tag.id },
    conditions: { kind: 'or', rules: [{ kind: 'segment', segment_id: id }, changed(id, 'left')] },
    actions: [{ skill: 'contacts.upsert', params: { phone: { $from: 'contact.phone' }, first_name: 'VIP' } }],
  });
  const { journey } = await account.call('journeys.create', {
    name: 'Welcome',
    entry: { kind: 'call' },
    entry_rules: { kind: 'not', rule: changed(id, 'left') },
  });
  const stop = () => account.call('segments.update', { segment_id: id, track_members: false });
  await expect(stop()).rejects.toMatchObject({
    code: -32002,
    data: {
      reason: 'in_use',
      used_by: [
        { kind: 'automation', id: rule.id },
        { kind: 'journey', id: journey.id },
        { kind: 'segment', id: asking.id },
      ],
    },
  });
  await account.call('automation.delete', { rule_id: rule.id });
  await account.call('journeys.delete', { journey_id: journey.id });
  await account.call('segments.update', { segment_id: asking.id, rules: { kind: 'segment', segment_id: id } });
  expect((await stop()).segment).toMatchObject({ track_members: false, tracking: null, version: 1 });
  expect(await membersOf(app, id)).toEqual([]);
});

test('a dry run tracks nothing, and turning tracking on again changes nothing', async () => {
  const account = await app.account();
  const { segment } = await account.call('segments.create', { name: 'Paris', rules: PARIS });
  const params = { segment_id: segment.id, track_members: true };
  expect((await account.call('segments.update', { ...params, dry_run: true })).segment.track_members).toBe(true);
  expect(await trackingOf(account, segment.id)).toBeNull();
  await account.call('segments.update', params);
  await later(app, MINUTE);
  const compared = await trackingOf(account, segment.id);
  expect(compared).toEqual({
    state: 'tracking',
    reason: null,
    started_at: START.toISOString(),
    compared_at: app.clock.now.toISOString(),
  });
  await account.call('segments.update', params);
  expect(await trackingOf(account, segment.id)).toEqual(compared);
  const { items } = await account.call('segments.list', {});
  expect(items.map(({ tracking }) => tracking)).toEqual([compared]);
});

test('an account tracks at most 20 segments', async () => {
  const account = await app.account();
  for (let nth = 1; nth <= 20; nth += 1)
    await account.call('segments.create', { name: `Paris ${nth}`, rules: PARIS, track_members: true });
  await expect(
    account.call('segments.create', { name: 'One more', rules: PARIS, track_members: true }),
  ).rejects.toMatchObject({ code: -32002, data: { reason: 'too_many_tracked_segments' } });
});

/** A segment of more contacts than can be compared: rows of contacts, without the calls. */
async function addMany({ accountId }: TestAccount): Promise<void> {
  await app.parts.database.pool.query(
    `INSERT INTO contacts (tenant_id, id, account_id, phone, country, attributes, consent_status, created_at, updated_at, version)
     SELECT $1, 'con_' || nth, $1, '+1302' || (2000000 + nth), 'US', '{"city": "Paris"}', 'none', $2, $2, 1 FROM generate_series(1, 100001) AS nth`,
    [accountId, START],
  );
}

test('a segment that becomes too large is no longer tracked and says so, and a smaller one goes on with the times of before', async () => {
  const account = await app.account();
  const [ada, grace] = [await move(account, ADA, 'Oslo'), await move(account, GRACE, 'Paris')];
  const id = await trackParis(app, account);
  await move(account, ADA, 'Paris');
  await later(app, 5 * MINUTE);
  await addMany(account);
  await later(app, 5 * MINUTE);
  expect(await trackingOf(account, id)).toMatchObject({ state: 'stopped', reason: 'segment_too_large' });
  await expect(select(account, changed(id, 'joined'))).rejects.toMatchObject({ code: -32602 });
  const params = { segment_id: id, track_members: true };
  await expect(account.call('segments.update', params)).rejects.toMatchObject({
    data: { reason: 'segment_too_large' },
  });
  await move(account, GRACE, 'Oslo');
  // More than one transaction records.
  await app.parts.database.pool.query("DELETE FROM contacts WHERE id ~ '^con_[0-9]+$' AND substr(id, 5)::int > 6000");
  await account.call('segments.update', params);
  await later(app, 5 * MINUTE);
  expect(await trackingOf(account, id)).toMatchObject({ state: 'tracking', reason: null });
  const members = await membersOf(app, id);
  expect(members).toHaveLength(6_001);
  expect(members.filter(({ joined }) => joined).map(({ contact_id: contactId }) => contactId)).toEqual([ada]);
  expect(members.map(({ contact_id: contactId }) => contactId)).not.toContain(grace);
  expect(await select(account, { kind: 'or', rules: [changed(id, 'joined'), changed(id, 'left')] })).toEqual([ADA]);
}, 60_000);

test('a segment that cannot be compared stops alone after five failures, and others are compared meanwhile', async () => {
  const [broken, sound] = [await app.account(), await app.account()];
  const [brokenId, soundId] = [await trackParis(app, broken), await trackParis(app, sound)];
  const { database } = app.parts;
  const errors: unknown[] = [];
  const worker = createWorker(
    TRACKING,
    {
      database,
      clock: () => app.clock.now,
      leaseMs: 30_000,
      onFailure: (error) => errors.push(error),
      giveUp: { after: 5, end: giveUpTracking },
    },
    (claim) =>
      claim.id === brokenId
        ? Promise.reject(new Error('too slow'))
        : database.transaction((tx) => compareTracked(tx, claim)),
  );
  for (let nth = 0; nth < 5; nth += 1) {
    app.clock.advance(5 * MINUTE);
    while (await worker.run(new AbortController().signal));
  }
  expect(errors).toHaveLength(5);
  expect(await trackingOf(broken, brokenId)).toMatchObject({ state: 'stopped', reason: 'comparison_failed' });
  expect(await trackingOf(sound, soundId)).toMatchObject({ compared_at: app.clock.now.toISOString() });
});

test('a forgotten contact is in no tracked segment, and one that was recorded meanwhile did not leave', async () => {
  const account = await app.account();
  const [ada, grace] = [await move(account, ADA, 'Paris'), await move(account, GRACE, 'Paris')];
  const id = await trackParis(app, account);
  await account.call('contacts.forget', { contact_id: ada });
  expect((await membersOf(app, id)).map(({ contact_id: contactId }) => contactId)).toEqual([grace]);
  const { pool } = app.parts.database;
  await pool.query(
    'INSERT INTO segment_members (tenant_id, segment_id, contact_id, is_member) VALUES ($1, $2, $3, true)',
    [account.accountId, id, ada],
  );
  await later(app, 5 * MINUTE);
  expect((await membersOf(app, id)).map(({ contact_id: contactId }) => contactId)).toEqual([grace]);
});

test('after a merge the winner has its own times, or those of the loser where only the loser was in the segment', async () => {
  const account = await app.account();
  const [ada, grace] = [await move(account, ADA, 'Oslo'), await move(account, GRACE, 'Oslo')];
  const paris = await trackParis(app, account);
  const { segment: oslo } = await account.call('segments.create', {
    name: 'Oslo',
    rules: { kind: 'field', field: 'attributes.city', operator: 'eq', value: 'Oslo' },
    track_members: true,
  });
  await app.drain();
  await move(account, GRACE, 'Paris');
  await later(app, 5 * MINUTE);
  await account.call('contacts.merge', { winner_id: ada, loser_id: grace });
  expect(await membersOf(app, oslo.id)).toEqual([{ contact_id: ada, is_member: true, joined: false }]);
  expect(await membersOf(app, paris)).toEqual([{ contact_id: ada, is_member: true, joined: true }]);
  expect(await select(account, changed(paris, 'joined'))).toEqual([ADA]);
  await later(app, 5 * MINUTE);
  expect(await select(account, changed(paris, 'left'))).toEqual([ADA]);
});

test('contacts that left more than 366 days ago are deleted, and those in the segment stay', async () => {
  const account = await app.account();
  await move(account, ADA, 'Paris');
  const grace = await move(account, GRACE, 'Paris');
  const id = await trackParis(app, account);
  await move(account, ADA, 'Oslo');
  await later(app, 5 * MINUTE);
  await later(app, 365 * DAY);
  expect(await membersOf(app, id)).toHaveLength(2);
  await later(app, 2 * DAY);
  expect(await membersOf(app, id)).toEqual([{ contact_id: grace, is_member: true, joined: false }]);
});

test('a tracked segment is deleted with what was recorded', async () => {
  const account = await app.account();
  await move(account, ADA, 'Paris');
  const id = await trackParis(app, account);
  await account.call('segments.delete', { segment_id: id });
  expect(await membersOf(app, id)).toEqual([]);
  await later(app, 5 * MINUTE);
});
