import { startTestApp, type TestAccount, type TestApp } from '../support/app.ts';
import { buildDraft, buildJourney, type Nodes, traceOf } from '../support/journeys/build.ts';
import { addPerson, DAY, days, later, messagesTo, openAccount } from '../support/journeys/person.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.stop());

const ADA = '+12125550130';
const END = { end: { kind: 'exit' as const } };
const CALL = { entry: { kind: 'call' as const } };

async function enter(account: TestAccount, id: string, contactId: string, properties = {}): Promise<void> {
  await account.call('journeys.enroll', { journey_id: id, contact_ids: [contactId], properties });
  await app.drain();
}

test('a reminder leaves a day before the appointment, and a reply decides what follows', async () => {
  const account = await openAccount(app);
  const ada = await addPerson(account, ADA);
  const { tag } = await account.call('tags.create', { name: 'Confirmed' });
  const { id } = await buildJourney(
    account,
    CALL,
    {
      before: { kind: 'delay_until', property: 'starts_at', offset_minutes: -1_440 },
      remind: { kind: 'send', text: 'Acme: Your visit is tomorrow. Reply YES to confirm, STOP to opt out.' },
      reply: { kind: 'wait_for', for: 'reply', words: ['yes', 'y', 'ok'], timeout: { amount: 20, unit: 'hours' } },
      confirm: { kind: 'tag', tag_id: tag.id },
      ...END,
    },
    [
      ['before', 'next', 'remind'],
      ['before', 'error', 'end'],
      ['remind', 'next', 'reply'],
      ['reply', 'true', 'confirm'],
      ['reply', 'timeout', 'end'],
      ['confirm', 'next', 'end'],
    ],
  );
  await enter(account, id, ada, { starts_at: '2029-06-20T18:00:00Z' });
  app.clock.now = new Date('2029-06-19T18:00:00Z');
  await app.drain();
  expect(await messagesTo(app, account, ADA)).toHaveLength(1);
  await account.call('messages.simulateInbound', { from: ADA, text: 'maybe' });
  await app.drain();
  await account.call('messages.simulateInbound', { from: ADA, text: ' Yes!! ' });
  await app.drain();
  expect((await traceOf(account, id, ada)).slice(-3)).toEqual(['reply: true', 'confirm: next', 'end: ends (exit)']);
  expect((await account.call('contacts.get', { contact_id: ada })).contact.tags).toContain('Confirmed');
});

test('a random split gives each contact the same variant in the simulation and in the run, near the shares', async () => {
  const account = await openAccount(app);
  const variants = [
    { name: 'a', share: 25 },
    { name: 'b', share: 75 },
  ];
  const { id } = await buildJourney(
    account,
    CALL,
    { which: { kind: 'random_split', variants }, won: { kind: 'goal' }, ...END },
    [
      ['which', 'variant:a', 'won'],
      ['which', 'variant:b', 'end'],
    ],
  );
  const people = 400;
  await app.parts.database.pool.query(
    `INSERT INTO contacts (tenant_id, id, account_id, phone, country, attributes, consent_status, created_at, updated_at, version)
     SELECT $1, 'con_split' || n, $1, '+1646555' || lpad(n::text, 4, '0'), 'US', '{}', 'none', now(), now(), 1 FROM generate_series(1, $2) AS n`,
    [account.accountId, people],
  );
  const ids = Array.from({ length: people }, (_, index) => `con_split${index + 1}`);
  expect((await account.call('journeys.enroll', { journey_id: id, contact_ids: ids })).enrolled).toBe(people);
  await app.drain();
  const { nodes, converted } = await account.call('journeys.stats', { journey_id: id });
  expect(nodes[0]?.edges).toEqual({ 'variant:a': converted, 'variant:b': people - converted });
  expect(converted).toBeGreaterThan(people * 0.15);
  expect(converted).toBeLessThan(people * 0.35);
  const simulated = await account.call('journeys.simulate', { journey_id: id, contact_id: ids[0] ?? '' });
  const [taken] = await traceOf(account, id, ids[0] ?? '');
  expect(`which: ${simulated.trace[0]?.outcome}`).toBe(taken);
});

test('a contact that meets the rules of an exit criterion leaves within five minutes, wherever it waits', async () => {
  const account = await openAccount(app);
  const ada = await addPerson(account, ADA);
  const rules = { kind: 'field' as const, field: 'attributes.plan', operator: 'eq' as const, value: 'pro' };
  const { id } = await buildJourney(
    account,
    { ...CALL, exit: [{ kind: 'rules', rules }] },
    { wait: { kind: 'delay', duration: days(30) }, ...END },
    [['wait', 'next', 'end']],
  );
  await enter(account, id, ada);
  await account.call('contacts.upsert', { phone: ADA, attributes: { plan: 'pro' } });
  await later(app, 5 * 60_000);
  const { items } = await account.call('journeys.enrollments', { journey_id: id });
  expect(items[0]?.enrollment).toMatchObject({ state: 'exited', reason: 'exit_rules' });
});

test('a spent daily limit holds a contact at the message, and it goes on when the limit allows it', async () => {
  const account = await openAccount(app);
  const ada = await addPerson(account, ADA);
  const text = `Acme: ${'Hello again! '.repeat(14)}Reply STOP to opt out.`;
  const { id } = await buildJourney(account, CALL, { hello: { kind: 'send', text }, ...END }, [
    ['hello', 'next', 'end'],
  ]);
  await account.call('billing.setLimits', { daily_credits: 1 });
  await enter(account, id, ada);
  expect(await traceOf(account, id, ada)).toEqual(['hello: waits (daily_spend_limit)']);
  await account.call('billing.setLimits', { daily_credits: null });
  await later(app, 15 * 60_000);
  expect(await messagesTo(app, account, ADA)).toHaveLength(1);
});

test('validation names what is missing, with the call that fixes it, and the cost of a thousand contacts', async () => {
  const account = await openAccount(app);
  const long = `Acme: ${'a'.repeat(200)} Reply STOP to opt out.`;
  const { id, nodes } = await buildDraft(
    account,
    CALL,
    {
      one: { kind: 'send', text: 'Acme: One. Reply STOP to opt out.' },
      two: { kind: 'send', text: long },
      again: { kind: 'tag', tag_id: (await account.call('tags.create', { name: 'X' })).tag.id },
      alone: { kind: 'delay', duration: days(1) },
    },
    [
      ['one', 'next', 'two'],
      ['two', 'error', 'again'],
      ['again', 'next', 'two'],
    ],
  );
  const found = await account.call('journeys.validate', { journey_id: id });
  expect(found.blockers.map(({ code, node_id: node }) => [code, node])).toEqual([
    ['edge_missing', nodes.two],
    ['cycle_without_delay', expect.any(String)],
  ]);
  expect(found.blockers[0]?.next_actions[0]).toMatchObject({
    skill: 'journeys.edges.create',
    params: { journey_id: id, from_node_id: nodes.two, kind: 'next' },
    needs: [{ path: '/to_node_id' }],
  });
  expect(found.warnings_found.map(({ code }) => code)).toEqual(
    expect.arrayContaining(['unreachable', 'no_error_edge']),
  );
  expect(found).toMatchObject({ ok: false, validation_token: null, cost_per_thousand: null });
  const valid = await buildDraft(
    account,
    { ...CALL, name: 'Two' },
    {
      one: { kind: 'send', text: 'Acme: One. Reply STOP to opt out.' },
      wait: { kind: 'delay', duration: days(1) },
      two: { kind: 'send', text: long },
      ...END,
    },
    [
      ['one', 'next', 'wait'],
      ['wait', 'next', 'two'],
      ['two', 'next', 'end'],
    ],
  );
  expect(await account.call('journeys.validate', { journey_id: valid.id })).toMatchObject({
    ok: true,
    cost_per_thousand: 3_000,
  });
});

test('several workers at once move each contact once', async () => {
  const account = await openAccount(app);
  const people: string[] = [];
  for (let n = 0; n < 12; n += 1) people.push(await addPerson(account, `+12125550${150 + n}`));
  const { id } = await buildJourney(
    account,
    CALL,
    {
      hello: { kind: 'send', text: 'Acme: Hello! Reply STOP to opt out.' },
      wait: { kind: 'delay', duration: days(1) },
      ...END,
    },
    [
      ['hello', 'next', 'wait'],
      ['wait', 'next', 'end'],
    ],
  );
  await account.call('journeys.enroll', { journey_id: id, contact_ids: people });
  await Promise.all([app.drain(), app.drain(), app.drain(), app.drain()]);
  await later(app, DAY);
  const { rows } = await app.parts.database.pool.query<{ n: number }>(
    'SELECT count(*)::int AS n FROM messages WHERE tenant_id = $1',
    [account.accountId],
  );
  expect(rows[0]?.n).toBe(people.length);
  expect(await account.call('journeys.stats', { journey_id: id })).toMatchObject({
    completed: people.length,
    active: 0,
  });
});

test('an update of a contact reads a ZIP under another name, as every way to write attributes does', async () => {
  const account = await openAccount(app);
  const ada = await addPerson(account, ADA);
  const set = { kind: 'update_contact' as const, attributes: { zip: '94105', plan: null } };
  const { id } = await buildJourney(account, CALL, { set, ...END }, [['set', 'next', 'end']]);
  await account.call('contacts.upsert', { phone: ADA, attributes: { plan: 'pro' } });
  await enter(account, id, ada);
  const { contact } = await account.call('contacts.get', { contact_id: ada });
  expect(contact.attributes).toEqual({ zip: '94105', postal_code: '94105' });
});

const NAMED: readonly (readonly [config: Nodes[string], path: string])[] = [
  [{ kind: 'update_contact', attributes: { 'a b': 1 } }, '/config/attributes/a b'],
  [{ kind: 'update_contact', attributes: { time_zone: 'America/Chicago' } }, '/config/attributes/time_zone'],
  [
    { kind: 'webhook', url: 'https://example.com/hook', save: [{ pointer: '/zone', attribute: 'tz' }] },
    '/config/save/0/attribute',
  ],
];

test.each(NAMED)('%j is refused: no attribute of a contact can have this name', async (config, path) => {
  const account = await openAccount(app);
  await expect(buildDraft(account, CALL, { set: config }, [])).rejects.toMatchObject({
    code: -32602,
    data: { field_errors: [{ path }] },
  });
});
