import { catalog } from '../../src/generated/catalog.ts';
import { startTestApp, type TestAccount, type TestApp } from '../support/app.ts';
import { bearer, call, type RpcAnswer, sendBatch } from '../support/http/wire.ts';

let app: TestApp;
let account: TestAccount;
beforeAll(async () => {
  app = await startTestApp();
  account = await app.account();
});
afterAll(() => app.stop());

const MARKER = 'hunter2-c0ffee';
const shapes: readonly unknown[] = [
  MARKER,
  `{{ ${MARKER}`,
  `{% ${MARKER} %}`,
  MARKER.repeat(1000),
  [MARKER],
  [{ 'a name': MARKER }],
  { 'a name': MARKER },
  { include: { 'a name': [MARKER] } },
];

/** The service takes 50 calls and 1 MiB at once. */
const BATCH_BYTES = 500_000;

function* batchesOf(calls: Iterable<Call>): Generator<readonly Call[]> {
  let batch: Call[] = [];
  let bytes = 0;
  for (const one of calls) {
    batch.push(one);
    bytes += JSON.stringify(one).length;
    if (batch.length < 50 && bytes < BATCH_BYTES) continue;
    yield batch;
    [batch, bytes] = [[], 0];
  }
  if (batch.length > 0) yield batch;
}

interface Call {
  readonly skill: string;
  readonly params: Readonly<Record<string, unknown>>;
}

/** Each skill with every param in every shape: all of them, and each alone. */
function* wrongCalls(): Generator<Call> {
  for (const [skill, { params }] of Object.entries(catalog)) {
    // A dry run of a public skill has no account whose transaction could be rolled back.
    if (skill === 'agent.provision') continue;
    for (const shape of shapes) {
      yield { skill, params: Object.fromEntries(params.map((name) => [name, shape])) };
      for (const name of params) yield { skill, params: { [name]: shape, dry_run: true } };
    }
  }
}

test('no error repeats the params of the call', async () => {
  let refused = 0;
  for (const batch of batchesOf(wrongCalls())) {
    const calls = batch.map(({ skill, params }, index) => call(skill, params, index));
    const { body, status } = await sendBatch(app, calls, bearer(account.key));
    expect(status).toBe(200);
    expect(body).toHaveLength(batch.length);
    for (const { id, error } of body as readonly RpcAnswer[]) {
      if (error === undefined) continue;
      refused += 1;
      const { skill } = batch[id as number] as Call;
      expect(error.code).not.toBe(-32603);
      // The words of a goal that no call stands for are what its caller asks for.
      const { not_understood: _words, ...data } = error.data as { not_understood?: readonly string[] };
      const said = JSON.stringify({ ...error, data: skill === 'command.plan' ? data : error.data });
      expect({ skill, said }).toEqual({ skill, said: expect.not.stringContaining(MARKER) });
    }
  }
  expect(refused).toBeGreaterThan(500);
}, 60_000);
