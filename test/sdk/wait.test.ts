import { Tern, TernAbortError, TernTimeoutError } from '../../sdk/src/index.ts';
import { type WireServer, wireServer } from '../support/wire-server.ts';

let server: WireServer;
let tern: Tern;
beforeEach(async () => {
  server = await wireServer();
  tern = new Tern({ apiKey: 'tern_test_key', baseUrl: server.baseUrl });
});
afterEach(() => server.stop());

const campaign = (state: string) => ({ result: { campaign: { id: 'cmp_1', state }, counters: {} } });

test('waitUntilDone resolves with the campaign as soon as it has ended, and reports every look', async () => {
  server.answer(campaign('running'), campaign('paused'), campaign('completed'));
  const seen: string[] = [];
  const done = await tern.campaigns.waitUntilDone(
    { campaign_id: 'cmp_1' },
    { intervalMs: 1, onProgress: ({ campaign: { state } }) => seen.push(state) },
  );
  expect(done.campaign.state).toBe('completed');
  expect(seen).toEqual(['running', 'paused', 'completed']);
});

test('waitUntilDone waits for scans and for messages', async () => {
  server.answer({ result: { scan: { state: 'running' } } }, { result: { scan: { state: 'stopped' } } });
  const { scan } = await tern.hygiene.waitUntilDone({ job_id: 'scn_1' }, { intervalMs: 1 });
  expect(scan.state).toBe('stopped');
  server.answer({ result: { message: { state: 'sent' } } }, { result: { message: { state: 'delivered' } } });
  const { message } = await tern.messages.waitUntilDone({ message_id: 'msg_1' }, { intervalMs: 1 });
  expect(message.state).toBe('delivered');
});

test('waitUntilDone gives up after its time limit, saying what it waits for, or when its signal is aborted', async () => {
  const counters = { audience: 5, pending: 2, waiting_by_reason: { quiet_hours: 2 } };
  server.answer({ result: { campaign: { id: 'cmp_1', state: 'running' }, counters } });
  const wait = tern.campaigns.waitUntilDone({ campaign_id: 'cmp_1' }, { intervalMs: 1, timeoutMs: 5 });
  await expect(wait).rejects.toThrow(
    new TernTimeoutError(
      'cmp_1 is running with 2 of 5 messages pending (2 wait for quiet_hours) after 5 ms of waiting; it goes on',
    ),
  );
  const endless = tern.campaigns.waitUntilDone(
    { campaign_id: 'cmp_1' },
    { intervalMs: 10_000, signal: AbortSignal.timeout(5) },
  );
  await expect(endless).rejects.toThrow(TernAbortError);
});

test('the key and the URL come from the environment unless they are given', async () => {
  const { TERN_API_KEY, TERN_URL } = process.env;
  Object.assign(process.env, { TERN_API_KEY: 'tern_test_environment', TERN_URL: server.baseUrl });
  try {
    server.answer({ result: { account: {} } });
    await new Tern().agent.whoami();
    await new Tern({ apiKey: 'tern_test_given' }).agent.whoami();
  } finally {
    for (const [name, value] of Object.entries({ TERN_API_KEY, TERN_URL }))
      if (value === undefined) delete process.env[name];
      else process.env[name] = value;
  }
  expect(server.received.map(({ headers }) => headers.authorization)).toEqual([
    'Bearer tern_test_environment',
    'Bearer tern_test_given',
  ]);
});

test('an error with an integer code has the class of its name', async () => {
  const data = { code: 'consent_required', rpc_code: -32010 };
  server.answer({ error: { code: -32010, message: 'Not opted in', data } });
  await expect(tern.messages.send({ to: '+12025550143', text: 'Hi' })).rejects.toMatchObject({
    name: 'ConsentRequiredError',
    code: 'consent_required',
  });
});
