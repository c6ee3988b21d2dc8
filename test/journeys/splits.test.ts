import type { JourneySplitWinner } from '../../src/generated/types.ts';
import { type TestAccount, useTestApp } from '../support/app.ts';
import { buildDraft, buildJourney, type Nodes, publish, traceOf } from '../support/journeys/build.ts';
import { DAY, days, later, openAccount } from '../support/journeys/person.ts';

const app = useTestApp();

const HOUR = 3_600_000;
const CALL = { entry: { kind: 'call' as const } };
const VARIANTS = ['a', 'b'].map((name) => ({ name, share: 50 }));
const EDGES = [
  ['which', 'variant:a', 'won'],
  ['which', 'variant:b', 'end'],
] as const;

const nodesWith = (winner?: JourneySplitWinner): Nodes => ({
  which: { kind: 'random_split', variants: VARIANTS, ...(winner !== undefined && { winner }) },
  won: { kind: 'goal' },
  end: { kind: 'exit' },
});

const query = (sql: string, values: readonly unknown[]) => app.parts.database.pool.query(sql, [...values]);

/** Enrolls so many new contacts, and lets them go as far as they come. */
async function enrollNew(account: TestAccount, journeyId: string, first: number, count: number): Promise<string[]> {
  await query(
    `INSERT INTO contacts (tenant_id, id, account_id, phone, country, attributes, consent_status, created_at, updated_at, version)
     SELECT $1, 'con_split' || n, $1, '+1646555' || lpad(n::text, 4, '0'), 'US', '{}', 'none', now(), now(), 1 FROM generate_series($2::int, $3::int) AS n`,
    [account.accountId, first, first + count - 1],
  );
  const ids = Array.from({ length: count }, (_, index) => `con_split${first + index}`);
  await account.call('journeys.enroll', { journey_id: journeyId, contact_ids: ids });
  await app.drain();
  return ids;
}

async function splitOf(account: TestAccount, journeyId: string) {
  const { nodes } = await account.call('journeys.stats', { journey_id: journeyId });
  const { node_id: id = '', split, edges } = nodes.find(({ kind }) => kind === 'random_split') ?? {};
  return { id, split, edges };
}

test('the winner of a random split is what all contacts take from then on, and those under way stay where they are', async () => {
  const account = await openAccount(app);
  const { id, nodes } = await buildJourney(
    account,
    { ...CALL, reentry: { kind: 'after_exit' } },
    { ...nodesWith(), wait: { kind: 'delay', duration: days(3) } },
    [
      ['which', 'variant:a', 'won'],
      ['which', 'variant:b', 'wait'],
      ['wait', 'next', 'end'],
    ],
  );
  const people = await enrollNew(account, id, 1, 60);
  const before = (await splitOf(account, id)).edges ?? {};
  const waiting = before['variant:b'] ?? 0;
  expect(Object.keys(before)).toEqual(['variant:a', 'variant:b']);
  const node = { journey_id: id, node_id: nodes.which ?? '' };
  const tried = await account.call('journeys.decideSplit', { ...node, variant: 'a', dry_run: true });
  expect(tried.split).toMatchObject({ state: 'decided', winner: 'a' });
  expect((await splitOf(account, id)).split).toMatchObject({ state: 'dividing', version: 0, winner: null });
  const [one, other] = await Promise.allSettled(
    ['a', 'b'].map((variant) => account.call('journeys.decideSplit', { ...node, variant, expected_version: 0 })),
  );
  expect([one?.status, other?.status].sort()).toEqual(['fulfilled', 'rejected']);
  await account.call('journeys.decideSplit', { ...node, variant: 'a', expected_version: 1 });
  await enrollNew(account, id, 1_001, 40);
  const after = await account.call('journeys.stats', { journey_id: id });
  expect(after.nodes[0]).toMatchObject({
    edges: { 'variant:a': (before['variant:a'] ?? 0) + 40, 'variant:b': waiting },
    split: { state: 'decided', version: 2, winner: 'a', reason: 'chosen' },
  });
  expect(after.nodes.find(({ node_name: name }) => name === 'wait')).toMatchObject({ waiting, passed: 0 });
  // Where chance says b.
  const loser = await account.call('journeys.simulate', { journey_id: id, contact_id: people[0] ?? '' });
  expect(loser.trace[0]).toMatchObject({ outcome: 'variant:a', reason: 'winner' });
  const choice = { journey_id: id, contact: {}, variants: { which: 'b' } };
  expect((await account.call('journeys.simulate', choice)).trace[0]).toMatchObject({ outcome: 'variant:b' });
  const reopened = await account.call('journeys.decideSplit', { ...node, reopen: true });
  expect(reopened.split).toMatchObject({ state: 'dividing', winner: null });
  await enrollNew(account, id, 2_001, 40);
  expect((await splitOf(account, id)).edges?.['variant:b']).toBeGreaterThan(waiting);
  await expect(account.call('journeys.decideSplit', { ...node, variant: 'c' })).rejects.toMatchObject({
    data: { reason: 'unknown_variant' },
  });
  await expect(account.call('journeys.decideSplit', node)).rejects.toMatchObject({
    data: { reason: 'no_decision_to_make' },
  });
});

test('after a number of contacts and the time to respond, the variant that is better beyond chance wins', async () => {
  const account = await openAccount(app);
  const winner = {
    metric: 'goal',
    decide_after_contacts: 80,
    response_hours: 2,
    min_contacts_per_variant: 20,
  } as const;
  const again = { ...CALL, reentry: { kind: 'after_exit' as const } };
  const { id } = await buildJourney(account, again, nodesWith(winner), EDGES);
  const [early = '', second = ''] = await enrollNew(account, id, 1, 79);
  // They pass twice and count once.
  await account.call('journeys.enroll', { journey_id: id, contact_ids: [early, second] });
  await app.drain();
  await later(app, 6 * 60_000);
  expect((await splitOf(account, id)).split).toMatchObject({ state: 'testing', decide_at: null });
  await enrollNew(account, id, 101, 1);
  await later(app, 6 * 60_000);
  const { split: waits, edges: tested = {} } = await splitOf(account, id);
  expect(waits?.state).toBe('waiting_for_decision');
  // A worker died after it had ended the test: the lease ends long before the responses are in.
  await query('UPDATE journey_splits SET due_at = $2 WHERE tenant_id = $1', [account.accountId, app.clock.now]);
  await app.drain();
  expect((await splitOf(account, id)).split?.state).toBe('waiting_for_decision');
  // Chance still divides these, who do not count.
  app.clock.advance(60_000);
  await enrollNew(account, id, 201, 40);
  await later(app, 2 * HOUR);
  const { split } = await splitOf(account, id);
  expect(split).toMatchObject({ state: 'decided', winner: 'a', reason: 'significant', version: 2 });
  expect(split?.p_value).toBeLessThan(0.001);
  const counted = split?.tallies.map(({ contacts }) => contacts) ?? [];
  expect(counted.reduce((sum, contacts) => sum + contacts, 0)).toBe(80);
  expect(split?.tallies).toMatchObject([
    { name: 'a', events: counted[0] },
    { name: 'b', events: 0 },
  ]);
  expect(counted[0]).toBeLessThanOrEqual(tested['variant:a'] ?? 0);
  const { edges = {} } = await splitOf(account, id);
  await enrollNew(account, id, 301, 30);
  expect((await splitOf(account, id)).edges).toEqual({ ...edges, 'variant:a': (edges['variant:a'] ?? 0) + 30 });
  expect(await traceOf(account, id, early)).toHaveLength(2);
  // Another version keeps the winner.
  await account.call('journeys.update', { journey_id: id, max_messages_per_hour: 9 });
  await publish(account, id);
  await enrollNew(account, id, 401, 10);
  const { nodes } = await account.call('journeys.stats', { journey_id: id });
  expect(nodes[0]).toMatchObject({ edges: { 'variant:a': 10 }, split: { winner: 'a' } });
});

test('the counts of all versions are the sum of each, and a contact that moved to a version counts once', async () => {
  const account = await openAccount(app);
  const { id } = await buildJourney(
    account,
    CALL,
    { hello: { kind: 'delay', duration: days(1) }, end: { kind: 'exit' } },
    [['hello', 'next', 'end']],
  );
  await enrollNew(account, id, 1, 5);
  await later(app, DAY + 60_000);
  await enrollNew(account, id, 101, 3);
  await account.call('journeys.update', { journey_id: id, max_messages_per_hour: 9 });
  await publish(account, id, 'move');
  await enrollNew(account, id, 201, 2);
  const helloOf = async (params: object) => {
    const stats = await account.call('journeys.stats', { journey_id: id, ...params });
    const { entered, waiting, passed, edges } = stats.nodes[0] ?? {};
    return { all: stats.entered, entered, waiting, passed, edges };
  };
  expect(await helloOf({ version: 1 })).toEqual({
    all: 5,
    entered: 8,
    waiting: 0,
    passed: 8,
    edges: { moved: 3, next: 5 },
  });
  expect(await helloOf({})).toEqual({ all: 5, entered: 5, waiting: 5, passed: 0, edges: {} });
  expect(await helloOf({ all_versions: true })).toEqual({
    all: 10,
    entered: 10,
    waiting: 5,
    passed: 5,
    edges: { next: 5 },
  });
});

test('without a difference beyond chance, contacts go on being divided, or take the best if the split says so', async () => {
  const account = await openAccount(app);
  const winner = { metric: 'goal', decide_after_hours: 24, response_hours: 0, min_contacts_per_variant: 10 } as const;
  const equal = [
    ['which', 'variant:a', 'won'],
    ['which', 'variant:b', 'won'],
  ] as const;
  const kept = await buildJourney(account, CALL, nodesWith(winner), equal);
  const best = await buildJourney(account, CALL, nodesWith({ ...winner, on_no_winner: 'take_best' }), equal);
  const few = await buildJourney(account, CALL, nodesWith({ ...winner, min_contacts_per_variant: 500 }), EDGES);
  for (const [at, { id }] of [kept, best, few].entries()) await enrollNew(account, id, 1 + at * 100, 60);
  expect((await splitOf(account, kept.id)).split?.decide_at).toBe(
    new Date(app.clock.now.getTime() + DAY).toISOString(),
  );
  await later(app, DAY + 60_000);
  expect((await splitOf(account, kept.id)).split).toMatchObject({
    state: 'no_winner',
    winner: null,
    reason: 'no_significant_difference',
  });
  expect((await splitOf(account, best.id)).split).toMatchObject({
    state: 'decided',
    winner: 'a',
    reason: 'no_significant_difference',
  });
  expect((await splitOf(account, few.id)).split).toMatchObject({ state: 'no_winner', reason: 'too_few_recipients' });
});

test('a split that waits for what no contact can do after it cannot be published', async () => {
  const account = await openAccount(app);
  const codesFor = async (
    metric: JourneySplitWinner['metric'],
    nodes: Nodes,
    edges: readonly (readonly [string, string, string])[],
  ) => {
    const { id } = await buildDraft(
      account,
      CALL,
      { ...nodesWith({ metric, decide_after_hours: 1 }), ...nodes },
      edges,
    );
    const { blockers } = await account.call('journeys.validate', { journey_id: id });
    return { id, codes: blockers.map(({ code }) => code) };
  };
  const toEnd = [
    ['which', 'variant:a', 'end'],
    ['which', 'variant:b', 'end'],
  ] as const;
  expect((await codesFor('goal', {}, toEnd)).codes).toEqual(['split_without_goal']);
  expect((await codesFor('goal', {}, EDGES)).codes).toEqual([]);
  expect((await codesFor('replies', {}, EDGES)).codes).toEqual(['split_without_message']);
  const { id, codes } = await codesFor('outcome', {}, toEnd);
  expect(codes).toEqual(['no_primary_outcome']);
  await account.call('outcomes.define', { name: 'Orders', event: 'purchase', journey_id: id, deadline_hours: 24 });
  expect((await account.call('journeys.validate', { journey_id: id })).blockers).toEqual([]);
  const config = { kind: 'random_split' as const, variants: VARIANTS, winner: { metric: 'goal' as const } };
  await expect(
    account.call('journeys.nodes.create', { journey_id: id, name: 'Endless', config }),
  ).rejects.toMatchObject({ code: -32602 });
});
