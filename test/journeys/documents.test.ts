import { CallError, type TestAccount, useTestApp } from '../support/app.ts';

const app = useTestApp();

const wait = { name: 'Wait', config: { kind: 'delay', duration: { amount: 1, unit: 'hours' } } } as const;
const end = { name: 'End', config: { kind: 'exit' } } as const;
const DOCUMENT = {
  name: 'Thank you',
  entry: { kind: 'event', name: 'order.placed' } as const,
  nodes: [wait, end],
  edges: [{ from: 'Wait', to: 'End' }],
};

const importInto = ({ call }: TestAccount, document: object, more: object = {}) =>
  call('journeys.import', { document: document as typeof DOCUMENT, ...more });

test('a journey that is exported and imported is the same journey', async () => {
  const account = await app.account();
  const { journey } = await importInto(account, DOCUMENT);
  const { document } = await account.call('journeys.export', { journey_id: journey.id });
  const other = await app.account();
  const again = await importInto(other, { ...document, edges: [{ from: 'Wait', to: 'End' }] });
  expect(await other.call('journeys.export', { journey_id: again.journey.id })).toEqual({ version: null, document });
});

test('an import into a journey says what changes, and a dry run changes nothing', async () => {
  const account = await app.account();
  const { journey } = await importInto(account, DOCUMENT);
  const longer = { ...wait, config: { kind: 'delay', duration: { amount: 2, unit: 'hours' } } };
  const pause = { ...wait, name: 'Pause' };
  const edges = [
    { from: 'Wait', to: 'Pause' },
    { from: 'Pause', to: 'End' },
  ];
  const changed = { ...DOCUMENT, name: 'Thanks', nodes: [longer, pause, end], edges };
  const dry = await importInto(account, changed, { journey_id: journey.id, dry_run: true });
  expect(dry.changes).toEqual({
    added_nodes: ['Pause'],
    changed_nodes: ['Wait'],
    removed_nodes: [],
    changed_settings: ['name'],
    added_edges: ['Wait -next-> Pause', 'Pause -next-> End'],
    removed_edges: ['Wait -next-> End'],
  });
  expect((await account.call('journeys.get', { journey_id: journey.id })).journey.name).toBe('Thank you');
});

test('contacts stay at the node of the same name when an imported draft is published', async () => {
  const account = await app.account();
  const { contact } = await account.call('contacts.upsert', { phone: '+12025550143' });
  const { journey } = await importInto(account, { ...DOCUMENT, entry: { kind: 'call' } });
  const publish = async (enrollments: 'stay' | 'move') => {
    const { validation_token: token } = await account.call('journeys.validate', { journey_id: journey.id });
    const params = { journey_id: journey.id, validation_token: token ?? '', enrollments };
    return account.call('journeys.publish', params);
  };
  await publish('stay');
  await account.call('journeys.enroll', { journey_id: journey.id, contact_ids: [contact.id] });
  await app.drain();
  const last = { name: 'Last', config: { kind: 'exit' } };
  await importInto(
    account,
    { ...DOCUMENT, entry: { kind: 'call' }, nodes: [wait, last], edges: [{ from: 'Wait', to: 'Last' }] },
    { journey_id: journey.id },
  );
  expect(await publish('move')).toMatchObject({ version: 2, moved: 1 });
});

test('a document with a wrong edge or node is refused with its place', async () => {
  const account = await app.account();
  const error = await importInto(account, { ...DOCUMENT, edges: [{ from: 'Wait', to: 'Nowhere' }] }).catch(
    (failure: CallError) => failure,
  );
  expect(error).toBeInstanceOf(CallError);
  expect((error as CallError).data.field_errors).toEqual([
    { path: '/document/edges/0/to', rule: 'must be the name of a node' },
  ]);
  const tag = { name: 'Wait', config: { kind: 'tag', action: 'add', tag_id: 'tag_none' } };
  await expect(importInto(account, { ...DOCUMENT, nodes: [tag, end] })).rejects.toMatchObject({ code: -32001 });
  const twice = { ...DOCUMENT, nodes: [wait, { ...wait, name: 'WAIT' }, end] };
  await expect(importInto(account, twice)).rejects.toMatchObject({ code: -32602 });
});

test('a draft is copied and deleted, and a published journey only archived', async () => {
  const account = await app.account();
  const { journey } = await importInto(account, DOCUMENT);
  const copy = (await account.call('journeys.duplicate', { journey_id: journey.id })).journey;
  expect(copy).toMatchObject({ name: 'Copy of Thank you', state: 'draft' });
  expect(await account.call('journeys.delete', { journey_id: copy.id })).toMatchObject({ deleted: true });
  const { validation_token: token } = await account.call('journeys.validate', { journey_id: journey.id });
  await account.call('journeys.publish', { journey_id: journey.id, validation_token: token ?? '' });
  await expect(account.call('journeys.delete', { journey_id: journey.id })).rejects.toMatchObject({
    data: { reason: 'published', next_actions: [{ skill: 'journeys.setState' }] },
  });
});

test('a contact that is removed from a journey takes no further step', async () => {
  const account = await app.account();
  const { contact } = await account.call('contacts.upsert', { phone: '+12025550143' });
  const { journey } = await importInto(account, { ...DOCUMENT, entry: { kind: 'call' } });
  const { validation_token: token } = await account.call('journeys.validate', { journey_id: journey.id });
  await account.call('journeys.publish', { journey_id: journey.id, validation_token: token ?? '' });
  const ids = { journey_id: journey.id, contact_ids: [contact.id] };
  await account.call('journeys.enroll', ids);
  await app.drain();
  expect(await account.call('journeys.unenroll', ids)).toMatchObject({ removed: 1, not_enrolled: [] });
  expect(await account.call('journeys.unenroll', ids)).toMatchObject({ removed: 0, not_enrolled: [contact.id] });
  app.clock.advance(2 * 3_600_000);
  await app.drain();
  const { items } = await account.call('journeys.enrollments', { journey_id: journey.id });
  expect(items).toMatchObject([{ enrollment: { state: 'exited', reason: 'removed', due_at: null }, steps: [] }]);
});
