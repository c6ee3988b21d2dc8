import { type TestAccount, useTestApp } from '../support/app.ts';
import { runTern } from '../support/run-tern.ts';

const app = useTestApp();
let account: TestAccount;

beforeEach(async () => {
  account = await app.account();
  await account.call('phone-numbers.ensureDefault', {});
});

const tern = (args: readonly string[], input = '') =>
  runTern(['journey', ...args], { TERN_URL: app.url, TERN_API_KEY: account.key }, input);

const FILE = `name: Thank you
entry: { kind: event, name: order.placed }
throttle_per_minute: 60
nodes:
  - name: An hour
    config: { kind: delay, duration: { amount: 1, unit: hours } }
  - name: Which?
    config: { kind: random_split, variants: [{ name: a, share: 50 }, { name: b, share: 50 }] }
  - name: Thanks
    config: { kind: send, text: "Acme: Thank you! Reply STOP to opt out." }
  - name: End
    config: { kind: exit }
edges:
  - { from: An hour, to: Which? }
  - { from: Which?, to: Thanks, kind: variant, variant: a }
  - { from: Which?, to: End, kind: variant, variant: b }
  - { from: Thanks, to: End }
`;

const journeys = async () => (await account.call('journeys.list', {})).items;

test('apply creates the journey of a file, changes it by its name, and does nothing for the same file', async () => {
  const shown = await tern(['apply', '-', '--dry-run', '--exit-code'], FILE);
  expect(shown).toMatchObject({ code: 5, stderr: expect.stringContaining('Warning no_error_edge') });
  expect(shown.stdout).toBe(
    [
      ...['A new journey "Thank you":', '  + node An hour (delay)', '  + node Which? (random_split)'],
      ...['  + node Thanks (send)', '  + node End (exit)', '  + An hour -next-> Which?'],
      ...['  + Which? -variant a-> Thanks', '  + Which? -variant b-> End', '  + Thanks -next-> End', ''],
    ].join('\n'),
  );
  expect(await journeys()).toEqual([]);
  const made = await tern(['apply', '-', '--publish'], FILE);
  expect(made).toMatchObject({ code: 0, stdout: expect.stringContaining('Published version 1.') });
  const [{ id } = { id: '' }] = await journeys();
  const changed = FILE.replace('amount: 1', 'amount: 2')
    .replace('60', '90')
    .replace('{ from: Thanks, to: End }', '{ from: Thanks, to: An hour }');
  const again = await tern(['apply', '-', '--dry-run'], changed);
  expect(again).toMatchObject({ code: 0 });
  expect(again.stdout).toBe(
    [
      ...[`Journey "Thank you" (${id}):`, '  ~ throttle_per_minute'],
      ...['      - throttle_per_minute: 60', '      + throttle_per_minute: 90', '  ~ node An hour'],
      ...['      - duration.amount: 1', '      + duration.amount: 2'],
      ...['  + Thanks -next-> An hour', '  - Thanks -next-> End', ''],
    ].join('\n'),
  );
  expect((await tern(['apply', '-', '--publish'], changed)).stdout).toContain('Published version 2.');
  const same = await tern(['apply', '-', '--publish', '--dry-run', '--exit-code'], changed);
  expect(same).toMatchObject({ code: 0, stdout: `Journey "Thank you" (${id}): no difference.\n` });
  expect((await tern(['apply', '-', '--publish'], changed)).stdout).not.toContain('Published');
  expect(await journeys()).toMatchObject([{ id, published_version: 2, throttle_per_minute: 90 }]);
});

test('export writes a file that apply finds no difference in, as YAML, as JSON and of a version', async () => {
  await tern(['apply', '-', '--publish'], FILE);
  const [{ id } = { id: '' }] = await journeys();
  await tern(['apply', '-'], FILE.replace('amount: 1', 'amount: 3'));
  const draft = await tern(['export', id]);
  expect(draft.stdout).toContain('amount: 3');
  expect(draft.stdout).not.toContain('null');
  for (const written of [draft.stdout, (await tern(['export', id, '--json'])).stdout])
    expect(await tern(['apply', '-', '--dry-run', '--exit-code'], written)).toMatchObject({ code: 0 });
  const first = await tern(['export', id, '--published-version', '1']);
  expect(first.stdout).toContain('amount: 1');
  expect(await tern(['export', id, '--published-version', '7'])).toMatchObject({ code: 1 });
});

test('a file that is rejected, or that could not be published, changes nothing and fails', async () => {
  const cases = [
    [FILE.replace('kind: delay,', 'kind: wait,'), 1, '/document/nodes/0/config/kind'],
    [FILE.replace('to: Which?', 'to: Who?'), 1, '/document/edges/0/to'],
    [FILE.replace('  - { from: Thanks, to: End }\n', ''), 1, 'Blocker edge_missing'],
    ['name: Nothing', 2, 'has no name or no nodes'],
    ['name: [', 2, 'cannot be read'],
  ] as const;
  for (const [file, code, words] of cases) {
    const ended = await tern(['apply', '-', '--publish'], file);
    expect(ended).toMatchObject({ code, stderr: expect.stringContaining(words) });
  }
  expect(await journeys()).toEqual([]);
});

test('a name that two journeys have needs the ID of one', async () => {
  await tern(['apply', '-'], FILE);
  const [{ id } = { id: '' }] = await journeys();
  await account.call('journeys.duplicate', { journey_id: id, name: 'Thank you' });
  expect(await tern(['apply', '-'], FILE)).toMatchObject({ code: 2, stderr: expect.stringContaining('--journey') });
  expect(await tern(['apply', '-', '--journey', id], FILE)).toMatchObject({ code: 0 });
  expect(await journeys()).toHaveLength(2);
});
