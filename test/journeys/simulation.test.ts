import { useTestApp } from '../support/app.ts';
import { buildDraft, type Edges, type Nodes } from '../support/journeys/build.ts';
import { addPerson, openAccount } from '../support/journeys/person.ts';
import { SIZE_RULES, SLOW, slowRules } from '../support/slow-rules.ts';

const app = useTestApp({}, 'drained', undefined, 'own');
/** Numbers of Florida, where the number of messages to a person is limited. */
const ADA = '+13055550170';
const GRACE = '+13055550171';
const CALL = { entry: { kind: 'call' as const } };
const HELLO = { kind: 'send', text: 'Acme: Hello {{ first_name }}! Reply STOP to opt out.' } as const;
const END = { kind: 'exit' } as const;
const SLOW_TAG = 'Slow';

beforeAll(async () => {
  await slowRules(app);
  await app.parts.database.pool.query(`
    CREATE FUNCTION delay_slow_tags() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      IF EXISTS (SELECT FROM tags WHERE tenant_id = NEW.tenant_id AND id = NEW.tag_id AND name = '${SLOW_TAG}')
        THEN PERFORM pg_sleep(1.6); END IF;
      RETURN NEW;
    END $$;
    CREATE TRIGGER delay_slow_tags BEFORE INSERT ON taggings FOR EACH ROW EXECUTE FUNCTION delay_slow_tags()`);
});

test('unknown tags and lists of a made-up contact are refused by name', async () => {
  const account = await openAccount(app);
  const { tag } = await account.call('tags.create', { name: 'VIP' });
  const { id } = await buildDraft(account, CALL, { end: END }, []);
  const contact = { tag_ids: [tag.id, 'tag_x'], list_ids: ['lst_x'] };
  const rule = 'names nothing that this account has';
  await expect(account.call('journeys.simulate', { journey_id: id, contact })).rejects.toMatchObject({
    code: -32602,
    data: {
      field_errors: [
        { path: '/contact/tag_ids/1', rule },
        { path: '/contact/list_ids/0', rule },
      ],
    },
  });
});

test('marketing of the account is sent while a simulation that has sent runs', async () => {
  const account = await openAccount(app);
  const ada = await addPerson(account, ADA);
  await addPerson(account, GRACE);
  const { tag } = await account.call('tags.create', { name: 'VIP' });
  const nodes: Nodes = { hello: HELLO, tag: { kind: 'tag', tag_id: tag.id, action: 'add' }, end: END };
  const edges: Edges = [
    ['hello', 'next', 'tag'],
    ['tag', 'next', 'end'],
  ];
  const { id } = await buildDraft(account, CALL, nodes, edges);
  const { pool } = app.parts.database;
  const blocker = await pool.connect();
  try {
    await blocker.query('BEGIN');
    const { rows } = await blocker.query<{ pid: number }>(
      'SELECT pg_backend_pid() AS pid FROM tags WHERE tenant_id = $1 AND id = $2 FOR UPDATE',
      [account.accountId, tag.id],
    );
    const simulation = account.call('journeys.simulate', { journey_id: id, contact_id: ada });
    const isWaiting = async () =>
      (await pool.query('SELECT FROM pg_stat_activity WHERE $1 = ANY (pg_blocking_pids(pid))', [rows[0]?.pid]))
        .rowCount === 1;
    while (!(await isWaiting()));
    await account.call('messages.send', { to: GRACE, text: 'Acme: News! Reply STOP to opt out.' });
    await blocker.query('ROLLBACK');
    expect(await simulation).toMatchObject({ state: 'completed', stopped_by: null, credits: 1 });
  } finally {
    blocker.release();
  }
});

test('the messages of a simulation count toward the daily limit of its days, and of no other simulation', async () => {
  const account = await openAccount(app);
  const ada = await addPerson(account, ADA);
  await account.call('billing.setLimits', { daily_credits: 2 });
  const names = ['one', 'two', 'three'];
  const nodes: Nodes = Object.fromEntries(names.map((name) => [name, HELLO]));
  const edges: Edges = [
    ['one', 'next', 'two'],
    ['two', 'next', 'three'],
  ];
  const { id } = await buildDraft(account, CALL, nodes, edges);
  for (const _ of [1, 2]) {
    const simulated = await account.call('journeys.simulate', { journey_id: id, contact_id: ada });
    expect(simulated.trace.at(2)).toMatchObject({ node_name: 'three', reason: 'daily_spend_limit' });
    expect(simulated.messages.map(({ at }) => at.slice(0, 10))).toEqual(['2029-06-13', '2029-06-13', '2029-06-14']);
  }
});

test('a simulation that takes too long returns the steps until then and says so', async () => {
  const account = await openAccount(app);
  const { tag } = await account.call('tags.create', { name: SLOW_TAG });
  const delay = { kind: 'delay', duration: { amount: 1, unit: 'days' } } as const;
  const nodes: Nodes = { first: delay, tag: { kind: 'tag', tag_id: tag.id, action: 'add' }, second: delay };
  const edges: Edges = [
    ['first', 'next', 'tag'],
    ['tag', 'next', 'second'],
  ];
  const { id } = await buildDraft(account, CALL, nodes, edges);
  const simulated = await account.call('journeys.simulate', { journey_id: id });
  expect(simulated).toMatchObject({ state: 'active', stopped_by: 'time', ended_at: null });
  expect(simulated.trace[0]).toMatchObject({ node_name: 'first', outcome: 'waits' });
});

test('a simulation whose rules take too long is refused with the limit', async () => {
  const account = await openAccount(app);
  const { id } = await buildDraft(account, { ...CALL, entry_rules: SIZE_RULES }, { end: END }, []);
  const contact = { attributes: { size: SLOW } };
  await expect(account.call('journeys.simulate', { journey_id: id, contact })).rejects.toMatchObject({
    data: { reason: 'simulation_too_slow' },
    message: expect.stringContaining('1.5 seconds'),
  });
});
