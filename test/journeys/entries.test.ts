import { useTestApp } from '../support/app.ts';
import { buildJourney, type Edges, type Nodes, publish, traceOf } from '../support/journeys/build.ts';
import { addPerson, DAY, days, later, messagesTo, openAccount } from '../support/journeys/person.ts';
import { repeatWhileBusy } from '../support/repeat-while-busy.ts';

const app = useTestApp();
const ADA = '+12125550120';
const GRACE = '+12125550121';
const HELLO: Nodes = { hello: { kind: 'send', text: 'Acme: Hello {{ first_name }}! Reply STOP to opt out.' } };
const WAIT: Nodes = { wait: { kind: 'delay', duration: days(1) }, end: { kind: 'exit' } };
const WAIT_EDGES: Edges = [['wait', 'next', 'end']];
const HELLO_EDGES: Edges = [['hello', 'next', 'end']];
const END: Nodes = { end: { kind: 'exit' } };

test('contacts enter by list and tag when they are added, and only opted-in ones where the rules say so', async () => {
  const account = await openAccount(app);
  const ada = await addPerson(account, ADA);
  await account.call('contacts.upsert', { phone: GRACE, first_name: 'Grace' });
  const grace = (await account.call('contacts.get', { phone: GRACE })).contact.id;
  const { list } = await account.call('lists.create', { name: 'Members' });
  const { tag } = await account.call('tags.create', { name: 'VIP' });
  const rules = { kind: 'consent' as const, status: 'opted_in' as const };
  const byList = await buildJourney(
    account,
    { entry: { kind: 'list', list_id: list.id }, entry_rules: rules },
    { ...HELLO, ...END },
    HELLO_EDGES,
  );
  const byTag = await buildJourney(account, { entry: { kind: 'tag', tag_id: tag.id } }, WAIT, WAIT_EDGES);
  await account.call('lists.addContacts', { list_id: list.id, contact_ids: [ada, grace] });
  await account.call('tags.assign', { tag: 'VIP', ids: [ada] });
  await app.drain();
  expect(await traceOf(account, byList.id, ada)).toEqual(['hello: next', 'end: ends (exit)']);
  expect(await traceOf(account, byList.id, grace)).toEqual([]);
  expect(await traceOf(account, byTag.id, ada)).toEqual(['wait: waits']);
  expect(await messagesTo(app, account, ADA)).toEqual(['Acme: Hello Ada! Reply STOP to opt out.']);
});

test('with enter, members of a segment enter within five minutes, also those who join later, and once', async () => {
  const account = await openAccount(app);
  const ada = await addPerson(account, ADA, { attributes: { city: 'Paris' } });
  const grace = await addPerson(account, GRACE);
  const { segment } = await account.call('segments.create', {
    name: 'Parisians',
    rules: { kind: 'field', field: 'attributes.city', operator: 'eq', value: 'Paris' },
  });
  const entry = { kind: 'segment' as const, segment_id: segment.id, existing: 'enter' as const };
  const { id } = await buildJourney(account, { entry }, { ...HELLO, ...END }, HELLO_EDGES);
  await app.drain();
  expect((await account.call('journeys.stats', { journey_id: id })).entered).toBe(1);
  await account.call('contacts.upsert', { phone: GRACE, attributes: { city: 'Paris' } });
  await later(app, 5 * 60_000);
  await later(app, DAY);
  expect((await account.call('journeys.stats', { journey_id: id })).entered).toBe(2);
  expect((await traceOf(account, id, ada)).at(-1)).toBe('end: ends (exit)');
  expect((await traceOf(account, id, grace)).at(-1)).toBe('end: ends (exit)');
  const used = await account.call('segments.get', { segment_id: segment.id });
  expect(used.used_by).toContainEqual(expect.objectContaining({ kind: 'journey', id }));
});

test('a yearly greeting enters those whose birthday it is, every day at nine, again next year', async () => {
  const account = await openAccount(app);
  const ada = await addPerson(account, ADA, { attributes: { birthday: '1990-06-15' } });
  const { segment } = await account.call('segments.create', {
    name: 'Birthday today',
    rules: { kind: 'field', field: 'attributes.birthday', operator: 'anniversary', days_from_now: 0 },
  });
  const recurrence = { rrule: 'FREQ=DAILY;BYHOUR=9;BYMINUTE=0', timezone: 'America/New_York' };
  const { id } = await buildJourney(
    account,
    { entry: { kind: 'schedule', segment_id: segment.id, recurrence }, reentry: { kind: 'after_exit' } },
    { ...HELLO, ...END },
    HELLO_EDGES,
  );
  for (const day of ['14', '15', '16']) {
    app.clock.now = new Date(`2029-06-${day}T13:00:01Z`);
    await app.drain();
  }
  expect(await messagesTo(app, account, ADA)).toHaveLength(1);
  const { items } = await account.call('journeys.enrollments', { journey_id: id, contact_id: ada });
  expect(items.map(({ enrollment }) => enrollment.entered_at.slice(0, 10))).toEqual(['2029-06-15']);
  app.clock.now = new Date('2030-06-15T13:00:01Z');
  await app.drain();
  expect(await messagesTo(app, account, ADA)).toHaveLength(2);
});

test('re-entry waits for the end and the time after it, up to the number of entries', async () => {
  const account = await openAccount(app);
  const ada = await addPerson(account, ADA);
  const { id } = await buildJourney(
    account,
    { entry: { kind: 'call' }, reentry: { kind: 'after_exit', after: days(2), max_entries: 2 } },
    WAIT,
    WAIT_EDGES,
  );
  const enter = async () => {
    const { enrolled, rejected } = await account.call('journeys.enroll', { journey_id: id, contact_ids: [ada] });
    await app.drain();
    return enrolled === 1 ? 'entered' : rejected[0]?.reason;
  };
  expect(await enter()).toBe('entered');
  expect(await enter()).toBe('already_in_journey');
  await later(app, DAY);
  expect(await enter()).toBe('reentry');
  await later(app, 2 * DAY);
  expect(await enter()).toBe('entered');
  await later(app, 9 * DAY);
  expect(await enter()).toBe('reentry');
});

test('sixteen calls at once enroll a contact once', async () => {
  const account = await openAccount(app);
  const ada = await addPerson(account, ADA);
  const settings = { entry: { kind: 'call' as const }, reentry: { kind: 'after_exit' as const } };
  const { id } = await buildJourney(account, settings, WAIT, WAIT_EDGES);
  const answers = await Promise.all(
    Array.from({ length: 16 }, () =>
      repeatWhileBusy(() => account.call('journeys.enroll', { journey_id: id, contact_ids: [ada] })),
    ),
  );
  expect(answers.reduce((sum, { enrolled }) => sum + enrolled, 0)).toBe(1);
});

test('a paused journey keeps its contacts where they are, and an archived one ends them', async () => {
  const account = await openAccount(app);
  const ada = await addPerson(account, ADA);
  const grace = await addPerson(account, GRACE);
  const { id } = await buildJourney(account, { entry: { kind: 'call' } }, WAIT, WAIT_EDGES);
  await account.call('journeys.enroll', { journey_id: id, contact_ids: [ada] });
  await app.drain();
  await account.call('journeys.setState', { journey_id: id, state: 'paused' });
  await expect(account.call('journeys.enroll', { journey_id: id, contact_ids: [grace] })).rejects.toMatchObject({
    code: -32002,
  });
  await later(app, 2 * DAY);
  expect(await traceOf(account, id, ada)).toEqual(['wait: waits']);
  await account.call('journeys.setState', { journey_id: id, state: 'active' });
  await app.drain();
  expect((await traceOf(account, id, ada)).at(-1)).toBe('end: ends (exit)');
  await account.call('journeys.enroll', { journey_id: id, contact_ids: [grace] });
  await app.drain();
  expect(await account.call('journeys.setState', { journey_id: id, state: 'archived' })).toMatchObject({ ended: 1 });
  const stats = await account.call('journeys.stats', { journey_id: id });
  expect(stats).toMatchObject({ entered: 2, active: 0, completed: 1, exited: 1, ended_by_reason: { archived: 1 } });
  for (const node of stats.nodes) expect(node.entered).toBe(node.waiting + node.passed + node.exited);
});

test('contacts on their way stay on their version, or move to the same node of the new one', async () => {
  const account = await openAccount(app);
  const ada = await addPerson(account, ADA);
  const grace = await addPerson(account, GRACE);
  const { id, nodes } = await buildJourney(account, { entry: { kind: 'call' } }, { ...WAIT, ...HELLO }, WAIT_EDGES);
  const { items: edges } = await account.call('journeys.edges.list', { journey_id: id });
  await account.call('journeys.enroll', { journey_id: id, contact_ids: [ada] });
  await app.drain();
  await account.call('journeys.edges.delete', { journey_id: id, edge_id: edges[0]?.id ?? '' });
  const [wait = '', hello = '', end = ''] = [nodes.wait, nodes.hello, nodes.end];
  await account.call('journeys.edges.create', { journey_id: id, from_node_id: wait, to_node_id: hello });
  await account.call('journeys.edges.create', { journey_id: id, from_node_id: hello, to_node_id: end });
  expect(await publish(account, id)).toBe(2);
  await account.call('journeys.enroll', { journey_id: id, contact_ids: [grace] });
  await later(app, DAY);
  expect(await messagesTo(app, account, ADA)).toEqual([]);
  expect(await messagesTo(app, account, GRACE)).toHaveLength(1);

  const other = await buildJourney(account, { entry: { kind: 'call' } }, WAIT, WAIT_EDGES);
  await account.call('journeys.enroll', { journey_id: other.id, contact_ids: [ada, grace] });
  await app.drain();
  const config = { kind: 'delay' as const, duration: days(3) };
  await account.call('journeys.nodes.update', { journey_id: other.id, node_id: other.nodes.wait ?? '', config });
  await publish(account, other.id, 'move');
  await later(app, DAY);
  expect(await traceOf(account, other.id, ada)).toEqual(['wait: waits']);
  await later(app, 2 * DAY);
  expect((await traceOf(account, other.id, ada)).at(-1)).toBe('end: ends (exit)');
  for (const version of [1, 2]) {
    const stats = await account.call('journeys.stats', { journey_id: other.id, version });
    for (const node of stats.nodes) expect(node.entered).toBe(node.waiting + node.passed + node.exited);
  }
});
