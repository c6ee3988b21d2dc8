import { useTestApp } from '../support/app.ts';
import { buildDraft, buildJourney, type Edges, type Nodes, publish, traceOf } from '../support/journeys/build.ts';
import { addPerson, days, messagesTo, openAccount, START } from '../support/journeys/person.ts';

const app = useTestApp();
const ADA = '+12125550180';
const END = { kind: 'exit' } as const;
const CART = { entry: { kind: 'event' as const, name: 'cart.left' } };
const LINES = [
  { sku: 'TEA-1', quantity: 2, price: 4.5 },
  { sku: 'MUG-7', quantity: 1, price: 12 },
];

const NODES: Nodes = {
  remind: {
    kind: 'send',
    text: 'Acme: Left: {% for line in event.items %}{{ line.quantity }} {{ line.sku }}{% unless forloop.last %}, {% endunless %}{% endfor %}. Reply YES to keep, STOP to opt out.',
  },
  what: {
    kind: 'wait_for',
    branches: [
      {
        name: 'ordered',
        for: 'event',
        event: 'order.placed',
        where: [{ property: 'items[].sku', operator: 'eq', value: 'TEA-1' }],
      },
      { name: 'kept', for: 'reply', words: ['yes'], patterns: ['keep *'] },
      { name: 'clicked', for: 'click' },
      { name: 'wrote', for: 'reply' },
    ],
    timeout: days(2),
  },
  large: { kind: 'split', where: [{ property: 'total', operator: 'gte', value: 50 }], of: 'awaited' },
  thanks: { kind: 'send', text: 'Acme: Thanks for ordering for {{ awaited.total }}! Reply STOP to opt out.' },
  vip: { kind: 'goal' },
  answer: { kind: 'send', text: 'Acme: You wrote "{{ awaited.text }}". Reply STOP to opt out.' },
  end: END,
};
const EDGES: Edges = [
  ['remind', 'next', 'what'],
  ['what', 'branch:ordered', 'large'],
  ['what', 'branch:kept', 'end'],
  ['what', 'branch:clicked', 'end'],
  ['what', 'branch:wrote', 'answer'],
  ['what', 'timeout', 'end'],
  ['large', 'true', 'vip'],
  ['large', 'false', 'thanks'],
  ['thanks', 'next', 'end'],
  ['answer', 'next', 'end'],
];

const at = (minutes: number): string => new Date(Date.parse(START) + minutes * 60_000).toISOString();

test.each([
  ['an order with the awaited item', { kind: 'event', name: 'order.placed' } as const, { total: 20, items: LINES }],
  ['a large order', { kind: 'event', name: 'order.placed' } as const, { total: 80, items: LINES }],
  ['an order of something else', { kind: 'event', name: 'order.placed' } as const, { total: 9, items: [] }],
  ['a reply with a pattern', { kind: 'reply', text: 'Keep it!' } as const, undefined],
  ['any other reply', { kind: 'reply', text: 'Which tea?' } as const, undefined],
])('%s takes its branch, in the run as in the simulation', async (_, event, properties) => {
  const account = await openAccount(app);
  const ada = await addPerson(account, ADA);
  const { id } = await buildJourney(account, CART, NODES, EDGES);
  const simulated = await account.call('journeys.simulate', {
    journey_id: id,
    version: 1,
    contact_id: ada,
    start_at: START,
    properties: { items: LINES },
    events: [{ at: at(60), ...event, ...(properties && { properties }) }],
  });
  await account.call('analytics.recordEvent', { phone: ADA, name: 'cart.left', properties: { items: LINES } });
  await app.drain();
  app.clock.now = new Date(at(60));
  if (event.kind === 'reply') await account.call('messages.simulateInbound', { from: ADA, text: event.text });
  else await account.call('analytics.recordEvent', { phone: ADA, name: event.name, properties: properties ?? {} });
  await app.drain();
  app.clock.now = new Date(at(60 + 2 * 1_440));
  await app.drain();
  const trace = simulated.trace.map(({ node_name: name, outcome, reason }) =>
    [`${name}: ${outcome}`, ...(reason === null ? [] : [`(${reason})`])].join(' '),
  );
  expect(await traceOf(account, id, ada)).toEqual(trace);
  expect(await messagesTo(app, account, ADA)).toEqual(simulated.messages.map(({ text }) => text));
  expect(simulated.messages[0]?.text).toContain('Left: 2 TEA-1, 1 MUG-7.');
});

test('the messages and splits after a branch see what was awaited', async () => {
  const account = await openAccount(app);
  const { id } = await buildDraft(account, CART, NODES, EDGES);
  const run = async (event: { kind: 'event' | 'reply'; text?: string; properties?: Record<string, unknown> }) => {
    const named = event.kind === 'event' ? { name: 'order.placed' } : {};
    const { trace, messages } = await account.call('journeys.simulate', {
      journey_id: id,
      start_at: START,
      events: [{ at: at(5), ...named, ...event }],
    });
    return [trace.at(-1)?.node_name, messages.at(-1)?.text];
  };
  const order = (total: number) => ({ kind: 'event' as const, properties: { total, items: LINES } });
  expect((await run(order(80)))[0]).toBe('vip');
  expect(await run(order(20))).toEqual(['end', 'Acme: Thanks for ordering for 20! Reply STOP to opt out.']);
  expect(await run({ kind: 'reply', text: 'Which tea?' })).toEqual([
    'end',
    'Acme: You wrote "Which tea?". Reply STOP to opt out.',
  ]);
});

test('an event that reaches a wait twice before it goes on takes the branch of the first', async () => {
  const account = await openAccount(app);
  const ada = await addPerson(account, ADA);
  const { id } = await buildJourney(account, CART, NODES, EDGES);
  await account.call('analytics.recordEvent', { phone: ADA, name: 'cart.left' });
  await app.drain();
  await account.call('messages.simulateInbound', { from: ADA, text: 'Which tea?' });
  await account.call('messages.simulateInbound', { from: ADA, text: 'yes' });
  await app.drain();
  expect(await traceOf(account, id, ada)).toEqual(
    expect.arrayContaining(['what: branch:wrote', 'answer: next', 'end: ends (exit)']),
  );
});

test('a wait is refused that mixes its forms, repeats a branch or has a pattern of stars', async () => {
  const account = await openAccount(app);
  const { journey } = await account.call('journeys.create', { name: 'Waits', entry: { kind: 'call' } });
  const base = { kind: 'wait_for' as const, timeout: days(1) };
  const reply = { name: 'a', for: 'reply' as const };
  const refused = [
    [base, '/config/for'],
    [{ ...base, for: 'reply' as const, branches: [reply] }, '/config/for'],
    [{ ...base, words: ['yes'], branches: [reply] }, '/config/words'],
    [{ ...base, branches: [reply, reply] }, '/config/branches/1/name'],
    [{ ...base, branches: [{ ...reply, event: 'x' }] }, '/config/branches/0/event'],
    [{ ...base, branches: [{ name: 'a', for: 'event' as const }] }, '/config/branches/0/event'],
    [{ ...base, for: 'reply' as const, patterns: ['* *'] }, '/config/patterns/0'],
  ] as const;
  for (const [config, path] of refused)
    await expect(
      account.call('journeys.nodes.create', { journey_id: journey.id, name: path, config: config as never }),
    ).rejects.toMatchObject({ code: -32602, data: { field_errors: [{ path }] } });
});

test('validation finds a branch without an edge, one that is never taken, and what is awaited without a wait', async () => {
  const account = await openAccount(app);
  const any = { name: 'any', for: 'reply' as const };
  const nodes: Nodes = {
    read: { kind: 'split', where: [{ property: 'total', operator: 'gte', value: 1 }], of: 'awaited' },
    hello: { kind: 'send', text: 'Acme: {{ awaited.text }} Reply STOP to opt out.' },
    wait: { kind: 'wait_for', branches: [any, { ...any, name: 'yes', words: ['yes'] }], timeout: days(1) },
    end: END,
  };
  const { id, nodes: ids } = await buildDraft(account, { entry: { kind: 'call' } }, nodes, [
    ['read', 'true', 'hello'],
    ['read', 'false', 'hello'],
    ['hello', 'next', 'wait'],
    ['wait', 'branch:any', 'end'],
    ['wait', 'timeout', 'end'],
  ]);
  const found = await account.call('journeys.validate', { journey_id: id });
  expect(found.blockers).toMatchObject([
    {
      code: 'edge_missing',
      next_actions: [{ params: { from_node_id: ids.wait, kind: 'branch', condition: { branch: 'yes' } } }],
    },
  ]);
  expect(found.warnings_found.map(({ code, node_id: node }) => `${code} ${node}`)).toEqual(
    expect.arrayContaining([
      `branch_never_taken ${ids.wait}`,
      `awaited_without_wait ${ids.read}`,
      `awaited_without_wait ${ids.hello}`,
    ]),
  );
});

const ORDERED = { kind: 'event', name: 'order.placed' } as const;

test('a simulation enters by an event that its rules and its entry see', async () => {
  const account = await openAccount(app);
  const where = [{ property: 'total', operator: 'gte' as const, value: 50 }];
  const { id } = await buildDraft(
    account,
    { entry: { ...ORDERED, where } },
    { first: { kind: 'split', rules: ORDERED }, yes: { kind: 'goal' }, no: END },
    [
      ['first', 'true', 'yes'],
      ['first', 'false', 'no'],
    ],
  );
  expect(await account.call('journeys.simulate', { journey_id: id, properties: { total: 60 } })).toMatchObject({
    state: 'completed',
    converted: true,
  });
  await expect(account.call('journeys.simulate', { journey_id: id, properties: { total: 40 } })).rejects.toMatchObject({
    data: { reason: 'not_entered' },
    message: expect.stringContaining('entry.where'),
  });
});

test('a simulated contact opts in by YES to a request, by START, or elsewhere', async () => {
  const account = await openAccount(app);
  const consent = { kind: 'consent', status: 'opted_in' } as const;
  const { id } = await buildDraft(
    account,
    { entry: { kind: 'call' } },
    {
      confirmed: { kind: 'wait_for', for: 'rules', rules: consent, timeout: days(1) },
      hello: { kind: 'send', text: 'Acme: Welcome! Reply STOP to opt out.' },
      end: END,
    },
    [
      ['confirmed', 'true', 'hello'],
      ['confirmed', 'timeout', 'end'],
      ['hello', 'next', 'end'],
    ],
  );
  const sends = async (requested: boolean, ...events: { kind: 'reply' | 'opt_in'; text?: string }[]) => {
    const simulated = await account.call('journeys.simulate', {
      journey_id: id,
      start_at: START,
      contact: { opted_in: false, opt_in_requested: requested },
      events: events.map((event, index) => ({ at: at(60 + index), ...event })),
    });
    return simulated.messages.length;
  };
  expect(await sends(true, { kind: 'reply', text: 'YES' })).toBe(1);
  expect(await sends(false, { kind: 'reply', text: 'YES' })).toBe(0);
  expect(await sends(false, { kind: 'reply', text: 'START' }, { kind: 'reply', text: 'YES' })).toBe(1);
  expect(await sends(false, { kind: 'opt_in' })).toBe(1);
});

test('a simulated contact that leaves a segment by a change or by time leaves the journey', async () => {
  const account = await openAccount(app);
  const { tag } = await account.call('tags.create', { name: 'Trial' });
  const active = { kind: 'event', name: 'page.viewed', within: days(7) } as const;
  const rule = { kind: 'and', rules: [{ kind: 'tag', tag_id: tag.id }, active] } as const;
  const { segment } = await account.call('segments.create', { name: 'Trials', rules: rule as never });
  const left = { kind: 'not', rule: { kind: 'segment', segment_id: segment.id } } as const;
  const { id } = await buildDraft(
    account,
    { entry: { kind: 'event', name: 'page.viewed' }, exit: [{ kind: 'rules', rules: left }] },
    { wait: { kind: 'delay', duration: days(30) }, end: END },
    [['wait', 'next', 'end']],
  );
  const params = { journey_id: id, start_at: START, contact: { tag_ids: [tag.id] } };
  const byTag = await account.call('journeys.simulate', {
    ...params,
    events: [{ at: at(60), kind: 'untag', tag_id: tag.id }],
  });
  expect(byTag).toMatchObject({ state: 'exited', reason: 'exit_rules', ended_at: at(60) });
  const byTime = await account.call('journeys.simulate', params);
  expect(byTime).toMatchObject({ state: 'exited', reason: 'exit_rules', ended_at: at(7 * 1_440) });
  const other = [{ at: at(1), kind: 'tag' as const, tag_id: 'tag_x' }];
  await expect(account.call('journeys.simulate', { ...params, events: other })).rejects.toMatchObject({
    data: { field_errors: [{ path: '/events/0/tag_id' }] },
  });
});

test('chosen variants decide the path of a simulation, by the name or the ID of the node', async () => {
  const account = await openAccount(app);
  const variants = [
    { name: 'rare', share: 1 },
    { name: 'usual', share: 99 },
  ];
  const { id, nodes } = await buildDraft(
    account,
    { entry: { kind: 'call' } },
    { Which: { kind: 'random_split', variants }, won: { kind: 'goal' }, end: END },
    [
      ['Which', 'variant:rare', 'won'],
      ['Which', 'variant:usual', 'end'],
    ],
  );
  const outcome = async (chosen: Record<string, string>) =>
    (await account.call('journeys.simulate', { journey_id: id, variants: chosen })).trace[0]?.outcome;
  for (let n = 0; n < 5; n += 1) expect(await outcome({ which: 'rare' })).toBe('variant:rare');
  expect(await outcome({ [nodes.Which ?? '']: 'usual' })).toBe('variant:usual');
  await expect(outcome({ Which: 'none' })).rejects.toMatchObject({ code: -32602 });
  await expect(outcome({ won: 'rare' })).rejects.toMatchObject({ code: -32602 });
});

test('a document with branches is imported as it was exported', async () => {
  const account = await openAccount(app);
  const { id } = await buildDraft(account, CART, NODES, EDGES);
  const { document } = await account.call('journeys.export', { journey_id: id });
  const edges = document.edges.map(({ variant, branch, ...edge }) => ({
    ...edge,
    ...(variant !== null && { variant }),
    ...(branch !== null && { branch }),
  }));
  const { entry_rules, start, ...rest } = document;
  const given = { ...rest, name: 'Copy', edges, ...(entry_rules && { entry_rules }), ...(start && { start }) };
  const { journey } = await account.call('journeys.import', { document: given });
  await publish(account, journey.id);
  expect((await account.call('journeys.export', { journey_id: journey.id })).document.edges).toEqual(
    expect.arrayContaining([...document.edges]),
  );
});
