import type { JourneyNodeSend } from '../../src/generated/types.ts';
import { type TestAccount, useTestApp } from '../support/app.ts';
import { buildDraft, buildJourney, traceOf } from '../support/journeys/build.ts';
import { addPerson, openAccount } from '../support/journeys/person.ts';

const app = useTestApp();
/** Of Florida, where a person gets at most three messages in 24 hours. */
const ADA = '+13055550180';
const CALL = { entry: { kind: 'call' as const } };
const EDGES = [
  ['hello', 'next', 'end'],
  ['hello', 'error', 'lost'],
] as const;

const nodesOf = (config: Partial<JourneyNodeSend>) => ({
  hello: { kind: 'send' as const, text: 'Acme: Hello! Reply STOP to opt out.', ...config },
  lost: { kind: 'goal' as const },
  end: { kind: 'exit' as const },
});

interface Outcome {
  readonly account: TestAccount;
  readonly id: string;
  readonly ada: string;
}

async function enter(config: Partial<JourneyNodeSend>, earlier = 0): Promise<Outcome> {
  const account = await openAccount(app);
  const ada = await addPerson(account, ADA, { timezone: 'America/New_York' });
  for (let n = 0; n < earlier; n += 1) {
    await account.call('messages.send', { to: ADA, text: `Acme: News ${n}! Reply STOP to opt out.` });
    app.clock.advance(60_000);
  }
  const { id } = await buildJourney(account, CALL, nodesOf(config), EDGES);
  await account.call('journeys.enroll', { journey_id: id, contact_ids: [ada] });
  await app.drain();
  return { account, id, ada };
}

async function workAt(...times: readonly string[]): Promise<void> {
  for (const time of times) {
    app.clock.now = new Date(time);
    await app.drain();
  }
}

test('a message waits for the hours of its node on the clock of the contact, in the run as in the simulation', async () => {
  const window = { from: '09:00', to: '12:00' };
  const { account, id, ada } = await enter({ send_between: window });
  await workAt('2029-06-14T12:59:00Z', '2029-06-14T13:00:00Z');
  expect(await traceOf(account, id, ada)).toEqual(['hello: waits (send_between)', 'hello: next', 'end: ends (exit)']);
  const draft = await buildDraft(account, { ...CALL, name: 'Draft' }, nodesOf({ send_between: window }), EDGES);
  const at = async (start: string) =>
    (
      await account.call('journeys.simulate', {
        journey_id: draft.id,
        start_at: start,
        contact: { timezone: 'America/New_York' },
      })
    ).messages[0]?.at;
  expect(await at('2029-06-13T18:30:00Z')).toBe('2029-06-14T13:00:00.000Z');
  expect(await at('2029-06-13T15:59:00Z')).toBe('2029-06-13T15:59:00.000Z');
  expect(await at('2029-06-13T16:00:00Z')).toBe('2029-06-14T13:00:00.000Z');
});

test('a message over the frequency cap waits until the cap allows it, or takes the error edge at once', async () => {
  const refused = await enter({}, 3);
  expect(await traceOf(refused.account, refused.id, refused.ada)).toEqual([
    'hello: error (frequency_cap)',
    'lost: ends (goal)',
  ]);
  const { account, id, ada } = await enter({ on_cap: 'wait' }, 3);
  await workAt('2029-06-14T18:32:00Z', '2029-06-14T18:33:00Z');
  expect(await traceOf(account, id, ada)).toEqual(['hello: waits (frequency_cap)', 'hello: next', 'end: ends (exit)']);
});

test('a message that has expired is not sent, whatever it waits for', async () => {
  const hours = (amount: number) => ({ amount, unit: 'hours' as const });
  const capped = await enter({ on_cap: 'wait', expires_after: hours(2) }, 3);
  await workAt('2029-06-13T20:33:00Z', '2029-06-14T18:40:00Z');
  expect(await traceOf(capped.account, capped.id, capped.ada)).toEqual([
    ...['hello: waits (frequency_cap)', 'hello: error (expired)', 'lost: ends (goal)'],
  ]);
  const { items } = await capped.account.call('journeys.enrollments', { journey_id: capped.id, steps: true });
  expect(items[0]?.steps[1]?.at).toBe('2029-06-13T20:33:00.000Z');
  const windowed = await enter({ send_between: { from: '09:00', to: '10:00' }, expires_after: hours(3) });
  await workAt('2029-06-13T21:30:00Z');
  expect((await traceOf(windowed.account, windowed.id, windowed.ada)).at(-1)).toBe('lost: ends (goal)');
});

test('a window that ends before it begins is refused', async () => {
  const account = await openAccount(app);
  const { journey } = await account.call('journeys.create', { name: 'Window', ...CALL });
  const config = nodesOf({ send_between: { from: '18:00', to: '09:00' } }).hello;
  await expect(
    account.call('journeys.nodes.create', { journey_id: journey.id, name: 'Hello', config }),
  ).rejects.toMatchObject({ data: { field_errors: [{ path: '/config/send_between/to' }] } });
});
