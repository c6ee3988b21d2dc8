import { useTestApp } from '../support/app.ts';
import { buildDraft, buildJourney, type Edges, type Nodes, traceOf } from '../support/journeys/build.ts';
import { addPerson, DAY, openAccount } from '../support/journeys/person.ts';

const app = useTestApp();
const ADA = '+12125550130';
const END = { end: { kind: 'exit' as const } };
const CALL = { entry: { kind: 'call' as const } };

test('a split reads the entry event, alone and together with rules, in the simulation and in the run', async () => {
  const account = await openAccount(app);
  const ada = await addPerson(account, ADA);
  const grace = await addPerson(account, '+12125550131');
  const large = { where: [{ property: 'total', operator: 'gte' as const, value: 100 }] };
  const named = { kind: 'field' as const, field: 'first_name', operator: 'eq' as const, value: 'Augusta' };
  await account.call('contacts.upsert', { phone: ADA, first_name: 'Augusta' });
  const built = await buildJourney(
    account,
    { entry: { kind: 'event', name: 'order.placed' } },
    {
      large: { kind: 'split', ...large },
      both: { kind: 'split', ...large, rules: named },
      won: { kind: 'goal' },
      ...END,
    },
    [
      ['large', 'true', 'both'],
      ['large', 'false', 'end'],
      ['both', 'true', 'won'],
      ['both', 'false', 'end'],
    ],
  );
  const { id } = built;
  const outcomes = [];
  for (const [contactId, phone, total] of [
    [ada, ADA, 250],
    [grace, '+12125550131', 250],
  ] as const) {
    await account.call('analytics.recordEvent', { phone, name: 'order.placed', properties: { total } });
    await app.drain();
    const simulated = await account.call('journeys.simulate', {
      journey_id: id,
      contact_id: contactId,
      properties: { total },
    });
    const trace = await traceOf(account, id, contactId);
    expect(simulated.trace.map(({ node_name: node, outcome }) => `${node}: ${outcome}`)).toEqual(
      trace.map((step) => step.replace(/ \(.*/, '')),
    );
    outcomes.push(trace.at(1));
  }
  const small = await account.call('journeys.simulate', {
    journey_id: id,
    contact_id: ada,
    properties: { total: 5 },
  });
  expect(small.trace[0]).toMatchObject({ node_name: 'large', outcome: 'false' });
  expect(outcomes).toEqual(['both: true', 'both: false']);
  await expect(
    account.call('journeys.nodes.create', { journey_id: id, name: 'none', config: { kind: 'split' } }),
  ).rejects.toMatchObject({ code: -32602 });
});

test('a contact that arrives after the time of its event takes the passed edge, or next without one', async () => {
  const account = await openAccount(app);
  const nodes: Nodes = {
    until: { kind: 'delay_until', property: 'starts_at' },
    late: { kind: 'exit' },
    end: { kind: 'exit' },
  };
  const edges: Edges = [
    ['until', 'next', 'end'],
    ['until', 'error', 'end'],
  ];
  const withPassed = await buildDraft(account, CALL, nodes, [...edges, ['until', 'passed', 'late']]);
  const without = await buildDraft(account, { ...CALL, name: 'Without' }, nodes, edges);
  const properties = { starts_at: '2020-01-01T00:00:00Z' };
  const traceIn = async (id: string, given: Record<string, unknown>) =>
    (await account.call('journeys.simulate', { journey_id: id, properties: given })).trace.map(
      ({ node_name: node, outcome }) => `${node}: ${outcome}`,
    );
  expect(await traceIn(withPassed.id, properties)).toEqual(['until: passed', 'late: ends']);
  expect(await traceIn(without.id, properties)).toEqual(['until: next', 'end: ends']);
  const ahead = { starts_at: new Date(app.clock.now.getTime() + DAY).toISOString() };
  expect(await traceIn(withPassed.id, ahead)).toEqual(['until: waits', 'until: next', 'end: ends']);
});

test('validation warns of clicks without a message, replies that are opt-outs, and events that are never there', async () => {
  const account = await openAccount(app);
  const { tag } = await account.call('tags.create', { name: 'Members' });
  const timeout = { amount: 1, unit: 'days' } as const;
  const { id, nodes } = await buildDraft(
    account,
    { entry: { kind: 'tag', tag_id: tag.id } },
    {
      click: { kind: 'wait_for', for: 'click', timeout },
      hello: { kind: 'send', text: 'Acme: Hi {{ event.plan }}! Reply STOP to opt out.' },
      clicked: { kind: 'wait_for', for: 'click', timeout },
      reply: { kind: 'wait_for', for: 'reply', words: ['stop', 'too many', 'HELP', 'yes', 'leave me alone'], timeout },
      total: { kind: 'split', where: [{ property: 'total', operator: 'gte', value: 1 }] },
      ...END,
    },
    [
      ['click', 'true', 'hello'],
      ['click', 'timeout', 'hello'],
      ['hello', 'next', 'clicked'],
      ['hello', 'error', 'end'],
      ['clicked', 'true', 'reply'],
      ['clicked', 'timeout', 'reply'],
      ['reply', 'true', 'total'],
      ['reply', 'timeout', 'total'],
      ['total', 'true', 'end'],
      ['total', 'false', 'end'],
    ],
  );
  const { warnings_found: found } = await account.call('journeys.validate', { journey_id: id });
  const seen = found.map(({ code, node_id: node }) => [code, node]);
  expect(seen).toEqual(
    expect.arrayContaining([
      ['click_without_message', nodes.click],
      ['click_without_link', nodes.clicked],
      ['reply_never_counts', nodes.reply],
      ['reply_needs_review', nodes.reply],
      ['entry_without_event', nodes.hello],
      ['entry_without_event', nodes.total],
    ]),
  );
  expect(seen).not.toContainEqual(['click_without_message', nodes.clicked]);
  expect(found.find(({ code }) => code === 'reply_never_counts')?.message).toContain(
    '"stop", "HELP", "leave me alone".',
  );
  const linked = { kind: 'send' as const, text: 'Acme: https://example.com/{{ event.plan }} Reply STOP to opt out.' };
  const update = { journey_id: id, node_id: nodes.hello ?? '' };
  await account.call('journeys.nodes.update', { ...update, config: { ...linked, shorten_links: true } });
  const codes = async () =>
    (await account.call('journeys.validate', { journey_id: id })).warnings_found.map(({ code }) => code);
  expect(await codes()).not.toContain('click_without_link');
  await account.call('journeys.nodes.update', { ...update, config: linked });
  expect(await codes()).toContain('click_without_link');
});

test('what happened before a contact arrived at a wait does not count, and rules that it meets already do', async () => {
  const account = await openAccount(app);
  const { id } = await buildDraft(
    account,
    { entry: { kind: 'call' } },
    {
      day: { kind: 'delay', duration: { amount: 1, unit: 'days' } },
      ordered: { kind: 'wait_for', for: 'event', name: 'order.placed', timeout: { amount: 1, unit: 'days' } },
      known: {
        kind: 'wait_for',
        for: 'rules',
        timeout: { amount: 1, unit: 'days' },
        rules: { kind: 'event', name: 'order.placed' },
      },
      ...END,
    },
    [
      ['day', 'next', 'ordered'],
      ['ordered', 'true', 'known'],
      ['ordered', 'timeout', 'known'],
      ['known', 'true', 'end'],
      ['known', 'timeout', 'end'],
    ],
  );
  const simulated = async (at: string) => {
    const { trace } = await account.call('journeys.simulate', {
      journey_id: id,
      contact: {},
      start_at: '2029-06-13T12:00:00Z',
      events: [{ at, kind: 'event', name: 'order.placed' }],
    });
    return trace.filter(({ outcome }) => outcome !== 'waits').map((step) => `${step.node_name}: ${step.outcome}`);
  };
  const early = ['day: next', 'ordered: timeout', 'known: true', 'end: ends'];
  expect(await simulated('2029-06-14T11:59:00Z')).toEqual(early);
  expect(await simulated('2029-06-14T12:01:00Z')).toEqual([early[0], 'ordered: true', ...early.slice(2)]);
});
