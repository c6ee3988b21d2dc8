import { dropOldSteps } from '../../src/journeys/drop-old-steps.ts';
import { useTestApp } from '../support/app.ts';
import { buildJourney, traceOf } from '../support/journeys/build.ts';
import { addPerson, DAY, days, later, openAccount, START } from '../support/journeys/person.ts';

const app = useTestApp();

const at = (ms: number): Date => new Date(Date.parse(START) + ms);

test('steps are deleted when they are old, in batches, and the enrollment goes on with its counts', async () => {
  const account = await openAccount(app);
  const { database } = app.parts;
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
  expect(await dropOldSteps(database, 400, at(400 * DAY - 1))).toBe(false);
  expect(await trace()).toHaveLength(3);
  await dropOldSteps(database, 400, at(400 * DAY + 60_000));
  expect(await trace()).toEqual(['first: next', 'second: waits']);
  // The worker deletes with its own setting, and the contact goes on.
  await later(app, 360 * DAY);
  expect(await trace()).toEqual(['first: next', 'second: waits', 'second: next', 'end: ends (exit)']);
  await later(app, 41 * DAY);
  expect(await trace()).toEqual(['second: next', 'end: ends (exit)']);
  const { nodes: counted } = await account.call('journeys.stats', { journey_id: id });
  expect(counted.map(({ entered }) => entered)).toEqual([1, 1, 1]);
});

test('a batch is bounded, and says that there may be more', async () => {
  const account = await openAccount(app);
  await app.parts.database.pool.query(
    `INSERT INTO journey_steps (tenant_id, enrollment_id, step, node_id, outcome, detail, at)
     SELECT $1, 'enr_old', n, 'jnd_1', 'next', '{}', $2::timestamptz FROM generate_series(1, 5001) n`,
    [account.accountId, at(0)],
  );
  const drop = () => dropOldSteps(app.parts.database, 30, at(31 * DAY));
  expect([await drop(), await drop(), await drop()]).toEqual([true, false, false]);
  const { rows } = await app.parts.database.pool.query('SELECT step FROM journey_steps WHERE tenant_id = $1', [
    account.accountId,
  ]);
  expect(rows).toEqual([]);
});
