import { type TestAccount, useTestApp } from '../support/app.ts';
import { importContacts } from '../support/import-contacts.ts';
import { type Built, buildJourney, publish, traceOf } from '../support/journeys/build.ts';
import { addPerson, days, later, messagesTo, openAccount } from '../support/journeys/person.ts';

const app = useTestApp();
const ADA = '+12125550180';
const STOP = 'Reply STOP to opt out.';
const NODES = {
  wait: { kind: 'delay', duration: days(30) },
  hello: { kind: 'send', text: `Acme: Hello! ${STOP}` },
  lost: { kind: 'goal' },
  end: { kind: 'exit' },
} as const;
const EDGES = [
  ['wait', 'next', 'hello'],
  ['hello', 'next', 'end'],
  ['hello', 'error', 'lost'],
] as const;

let account: TestAccount;
let journey: Built;

beforeEach(async () => {
  account = await openAccount(app);
  journey = await buildJourney(account, { entry: { kind: 'call' } }, NODES, EDGES);
});

const nodeOf = (name: string): string => journey.nodes[name] ?? '';
const enroll = (ids: readonly string[]) =>
  account.call('journeys.enroll', { journey_id: journey.id, contact_ids: [...ids] });
const move = (more: Record<string, unknown>) =>
  account.call('journeys.moveEnrollments', { journey_id: journey.id, to_node_id: nodeOf('hello'), ...more });
const moves = async () => (await account.call('journeys.moves', { journey_id: journey.id })).items;

test('contacts at a node continue at another one, and pass the checks of every message', async () => {
  const ada = await addPerson(account, ADA);
  const [gone = ''] = await importContacts(account, 1);
  await enroll([ada, gone]);
  await app.drain();
  const asked = { from_node_id: nodeOf('wait'), expected_version: 1 };
  const tried = await move({ ...asked, dry_run: true });
  expect(tried.by_version).toEqual([{ version: 1, node_id: nodeOf('wait'), contacts: 2 }]);
  expect(await moves()).toEqual([]);
  const started = await move(asked);
  expect(started.move).toMatchObject({ state: 'running', total: 2, moved: 0 });
  await app.drain();
  expect(await moves()).toMatchObject([{ id: started.move?.id, state: 'completed', total: 2, moved: 2 }]);
  expect(await traceOf(account, journey.id, ada)).toEqual([
    ...['wait: waits', 'wait: moved', 'hello: next', 'end: ends (exit)'],
  ]);
  expect(await traceOf(account, journey.id, gone)).toEqual([
    ...['wait: waits', 'wait: moved', 'hello: error (no_consent)', 'lost: ends (goal)'],
  ]);
  expect(await messagesTo(app, account, ADA)).toHaveLength(1);
  const { nodes } = await account.call('journeys.stats', { journey_id: journey.id });
  for (const { entered, waiting, passed, exited } of nodes) expect(entered).toBe(waiting + passed + exited);
});

test('contacts leave an older version for a node that only the newer one has', async () => {
  const ada = await addPerson(account, ADA);
  await enroll([ada]);
  await app.drain();
  await account.call('journeys.nodes.delete', { node_id: nodeOf('wait'), journey_id: journey.id });
  const added = await account.call('journeys.nodes.create', {
    journey_id: journey.id,
    name: 'Soon',
    config: { kind: 'delay', duration: days(1) },
  });
  await account.call('journeys.edges.create', {
    journey_id: journey.id,
    from_node_id: added.node.id,
    to_node_id: nodeOf('hello'),
    kind: 'next',
  });
  await account.call('journeys.nodes.update', { journey_id: journey.id, node_id: added.node.id, start: true });
  expect(await publish(account, journey.id)).toBe(2);
  await expect(move({ from_version: 1, expected_version: 1 })).rejects.toMatchObject({
    code: -32002,
    data: { reason: 'version_conflict' },
  });
  await move({ from_version: 1, to_node_id: added.node.id });
  await app.drain();
  await later(app, 86_400_000);
  expect(await traceOf(account, journey.id, ada)).toEqual([
    ...['wait: waits', 'wait: moved', 'Soon: waits', 'Soon: next', 'hello: next', 'end: ends (exit)'],
  ]);
  expect((await move({ from_version: 1 })).move).toBeNull();
});

test('a move is performed in batches, of those who were there at the call, and one at a time', async () => {
  const contacts: string[] = [];
  for (let part = 0; part < 3; part += 1) {
    const rows = Array.from({ length: 400 }, (_, index) => ({ phone: `+1650${2_010_000 + part * 400 + index}` }));
    const imported = await account.call('contacts.import', { contacts: rows });
    contacts.push(...imported.rows.flatMap(({ contact_id: id }) => id ?? []));
  }
  for (let from = 0; from < 1_100; from += 500) await enroll(contacts.slice(from, Math.min(from + 500, 1_100)));
  await app.drain();
  const asked = { from_node_id: nodeOf('wait'), to_node_id: nodeOf('end') };
  expect((await move(asked)).move).toMatchObject({ total: 1_100 });
  await expect(move(asked)).rejects.toMatchObject({ code: -32002, data: { reason: 'move_running' } });
  app.clock.advance(1);
  await enroll(contacts.slice(1_100));
  await app.drain();
  expect(await moves()).toMatchObject([{ state: 'completed', moved: 1_100 }]);
  const { nodes } = await account.call('journeys.stats', { journey_id: journey.id });
  expect(nodes.find(({ node_name: name }) => name === 'wait')).toMatchObject({ entered: 1_200, waiting: 100 });
});

test('a move stops when another version is published before its end', async () => {
  await enroll(await importContacts(account, 3));
  await app.drain();
  await move({ from_node_id: nodeOf('wait') });
  await account.call('journeys.update', { journey_id: journey.id, max_messages_per_hour: 5 });
  await publish(account, journey.id);
  await app.drain();
  expect(await moves()).toMatchObject([{ state: 'stopped', moved: 0 }]);
});

test.each([
  ['neither a node nor a version', {}, -32602],
  ['a node that the published version does not have', { from_version: 1, to_node_id: 'jnd_none' }, -32001],
])('a move with %s is refused', async (_what, more, code) => {
  await expect(move(more)).rejects.toMatchObject({ code });
});
