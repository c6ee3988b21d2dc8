import { newId } from '../../src/platform/ids.ts';
import { useTestApp } from '../support/app.ts';
import { buildJourney, traceOf } from '../support/journeys/build.ts';
import { addPerson, DAY, days, HOUR, later, openAccount, START } from '../support/journeys/person.ts';

const app = useTestApp();

const at = (ms: number): Date => new Date(Date.parse(START) + ms);

test('steps are deleted when they are old, and the enrollment goes on with its counts', async () => {
  const account = await openAccount(app);
  const nodes = {
    first: { kind: 'delay', duration: days(60) },
    second: { kind: 'delay', duration: days(360) },
    end: { kind: 'exit' },
  } as const;
  const edges = [
    ['first', 'next', 'second'],
    ['second', 'next', 'end'],
  ] as const;
  const { id } = await buildJourney(account, { entry: { kind: 'call' } }, nodes, edges);
  const ada = await addPerson(account, '+12125550180');
  await account.call('journeys.enroll', { journey_id: id, contact_ids: [ada] });
  await app.drain();
  await later(app, 60 * DAY);
  const trace = () => traceOf(account, id, ada);
  expect(await trace()).toEqual(['first: waits', 'first: next', 'second: waits']);
  app.clock.now = at(400 * DAY - 1);
  await app.drain();
  expect(await trace()).toHaveLength(3);
  await later(app, 2 * HOUR);
  expect(await trace()).toEqual(['first: next', 'second: waits']);
  await later(app, 20 * DAY);
  expect(await trace()).toEqual(['first: next', 'second: waits', 'second: next', 'end: ends (exit)']);
  await later(app, 41 * DAY);
  expect(await trace()).toEqual(['second: next', 'end: ends (exit)']);
  const { nodes: counted } = await account.call('journeys.stats', { journey_id: id });
  expect(counted.map(({ entered }) => entered)).toEqual([1, 1, 1]);
});

test('more steps than fit into one batch are deleted, and those of a younger enrollment stay', async () => {
  const account = await openAccount(app);
  const { pool } = app.parts.database;
  const ids = [newId('enr', at(0).getTime()), newId('enr', at(20 * DAY).getTime())];
  await pool.query(
    `INSERT INTO journey_steps (tenant_id, enrollment_id, step, node_id, outcome, detail, at)
     SELECT $1, one.id, n, 'jnd_1', 'next', '{}', one.at FROM generate_series(1, 4001) n, unnest($2::text[], $3::timestamptz[]) AS one (id, at)`,
    [account.accountId, ids, [at(0), at(20 * DAY)]],
  );
  app.clock.now = at(410 * DAY);
  await app.drain();
  const { rows } = await pool.query(
    'SELECT enrollment_id, count(*)::int AS n FROM journey_steps WHERE tenant_id = $1 GROUP BY enrollment_id',
    [account.accountId],
  );
  expect(rows).toEqual([{ enrollment_id: ids[1], n: 4001 }]);
});
