import type { ServerResponse } from 'node:http';
import { startTestApp, type TestApp } from '../support/app.ts';
import { buildJourney, type Nodes } from '../support/journeys/build.ts';
import { addPerson, later, openAccount } from '../support/journeys/person.ts';
import { type Receiver, startReceiver } from '../support/webhooks/receiver.ts';

let app: TestApp;
const END: Nodes = { end: { kind: 'exit' } };
let receiver: Receiver;
beforeAll(async () => {
  receiver = await startReceiver();
  app = await startTestApp({ TERN_WEBHOOK_ALLOWED_HOSTS: receiver.host });
});
afterAll(async () => {
  await app.stop();
  await receiver.close();
});

const phoneOf = (nth: number): string => `+120255501${String(nth).padStart(2, '0')}`;

test("a neighbour's webhook is called while the receiver of another account does not answer", async () => {
  const [silent, healthy] = [await openAccount(app), await openAccount(app)];
  const build = (account: typeof silent, path: string): ReturnType<typeof buildJourney> =>
    buildJourney(
      account,
      { entry: { kind: 'call' } },
      { ask: { kind: 'webhook', url: `${receiver.url}/${path}` }, ...END },
      [['ask', 'next', 'end']],
    );
  const { id } = await build(silent, 'silent');
  const contacts: string[] = [];
  for (let nth = 0; nth < 25; nth += 1) contacts.push(await addPerson(silent, phoneOf(nth)));
  await silent.call('journeys.enroll', { journey_id: id, contact_ids: contacts });
  const other = await build(healthy, 'healthy');
  const ada = await addPerson(healthy, phoneOf(0));
  await healthy.call('journeys.enroll', { journey_id: other.id, contact_ids: [ada] });
  const held: ServerResponse[] = [];
  const answered: boolean[] = [];
  let isFree = false;
  receiver.answer(({ path }, response) => {
    if (isFree || !path.endsWith('silent')) response.writeHead(200).end('{}');
    else held.push(response);
    if (!path.endsWith('healthy')) return;
    answered.push(held.every(({ destroyed }) => !destroyed));
    isFree = true;
    for (const one of held) one.writeHead(200).end('{}');
  });
  await app.drain();
  expect(answered).toEqual([true]);
  expect(held.length).toBeLessThanOrEqual(10);
  expect((await silent.call('journeys.stats', { journey_id: id })).completed).toBe(25);
});

test('a journey whose entries fail is tried again later, then paused with the reason, and delays no other', async () => {
  const account = await openAccount(app);
  const neighbour = await openAccount(app);
  const rules = { kind: 'field' as const, field: 'attributes.city', operator: 'eq' as const, value: 'Paris' };
  const open = async (owner: typeof account): Promise<string> => {
    const { segment } = await owner.call('segments.create', { name: 'Parisians', rules });
    const entry = { kind: 'segment' as const, segment_id: segment.id };
    return (await buildJourney(owner, { entry }, END, [])).id;
  };
  const [failing, other] = [await open(account), await open(neighbour)];
  const { pool } = app.parts.database;
  await pool.query(
    `UPDATE segment_versions SET rules = '{"kind": "field", "field": "nothing", "operator": "exists"}' WHERE tenant_id = $1`,
    [account.accountId],
  );
  await addPerson(neighbour, phoneOf(0), { attributes: { city: 'Paris' } });
  await app.drain();
  expect((await neighbour.call('journeys.stats', { journey_id: other })).entered).toBe(1);
  const stateOf = async () => (await account.call('journeys.get', { journey_id: failing })).journey;
  expect(await stateOf()).toMatchObject({ state: 'active', state_reason: null });
  for (const minutes of [1, 2, 4, 8]) await later(app, minutes * 60_000);
  expect(await stateOf()).toMatchObject({ state: 'paused', state_reason: 'entries_failed' });
  const resumed = await account.call('journeys.setState', { journey_id: failing, state: 'active' });
  expect(resumed.journey).toMatchObject({ state: 'active', state_reason: null });
});
