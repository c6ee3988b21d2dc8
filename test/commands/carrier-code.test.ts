import type { Carrier } from '../../src/carriers/carrier.ts';
import { dueQueues } from '../../src/sending/dispatch/dispatch.ts';
import { startTestApp, type TestAccount, type TestApp } from '../support/app.ts';
import { answering, dispatching, dispatchQueue } from '../support/dispatching.ts';
import { optIn } from '../support/opt-in.ts';
import { runTern } from '../support/run-tern.ts';

let app: TestApp;
let account: TestAccount;

beforeAll(async () => {
  app = await startTestApp();
  account = await app.account();
});
afterAll(() => app.stop());

const carrierCode = async (...args: string[]) =>
  runTern(['operator', 'carrier-code', ...args, '--json'], { DATABASE_URL: app.databaseUrl });
const listed = async (...args: string[]) =>
  (await carrierCode('list', ...args)).stdout
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line) as Record<string, unknown>);

test('a code that nothing is known of is counted and listed, until the operator says what it means', async () => {
  await account.call('phone-numbers.ensureDefault', {});
  await optIn(account, '+12025550110');
  const { message_id: id } = await account.call('messages.send', {
    to: '+12025550110',
    text: 'Your order is ready.',
    purpose: 'transactional',
  });
  const { database } = app.parts;
  const carrier: Carrier = {
    name: 'simulator',
    deduplicates: true,
    capacity: 100,
    submit: answering(async (given) =>
      given.map(({ reference }) => ({ reference, outcome: 'rejected', errorCode: 'smpp_1043' })),
    ),
  };
  const parts = dispatching(database, carrier, () => app.clock.now, 30_000);
  for (const queue of await dueQueues(database, app.clock.now)) await dispatchQueue(parts, queue);
  await app.drain();
  const explain = async () => (await account.call('insights.explainMessage', { message_id: id })).summary;
  expect(await explain()).toContain('not documented');
  expect(await listed('--unknown')).toEqual([
    expect.objectContaining({ code: 'smpp_1043', failed: 1, fault: null, action: null, source: null }),
  ]);
  const said = await carrierCode(
    ...['set', 'smpp_1043', '--action', 'opt_out', '--fault', 'recipient', '--means', 'The person sent STOP.'],
  );
  expect(said.code).toBe(0);
  expect(await explain()).toContain('The person sent STOP.');
  expect(await listed()).toContainEqual(
    expect.objectContaining({ code: 'smpp_1043', fault: 'recipient', action: 'opt_out' }),
  );
  expect((await carrierCode('set', 'smpp_1043', '--fault', 'sender')).code).toBe(0);
  expect(await listed()).toContainEqual(
    expect.objectContaining({ code: 'smpp_1043', fault: 'sender', means: 'The person sent STOP.' }),
  );
  expect(JSON.parse((await carrierCode('clear', 'smpp_1043')).stdout)).toMatchObject({ cleared: true });
  expect(await explain()).toContain('not documented');
});

test.each([
  ['no code of a carrier', ['set', 'constructor', '--fault', 'sender']],
  ['an action that does not exist', ['set', 'smpp_1', '--action', 'explode']],
  ['a fault that does not exist', ['set', 'smpp_1', '--fault', 'weather']],
  ['nothing said', ['set', 'smpp_1']],
  ['a meaning of several lines', ['set', 'smpp_1', '--means', 'One\nTwo']],
  ['days that are no number', ['list', '--days', 'many']],
])('carrier-code rejects %s', async (_name, args) => {
  expect((await carrierCode(...args)).code).toBe(2);
});
