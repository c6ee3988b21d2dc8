import { useTestApp } from '../support/app.ts';
import { runTern } from '../support/run-tern.ts';

const app = useTestApp();

const envOf = (key: string) => ({ TERN_URL: app.url, TERN_API_KEY: key });
const FILE = `steps:
  - skill: tags.create
    params: { name: Regulars }
  - skill: tags.update
    params: {}
`;
const GOOD = 'steps: [{ skill: tags.create, params: { name: Regulars } }]';

test('tern plan shows what fails, and changes nothing', async () => {
  const account = await app.account();
  const unknown = await runTern(['plan', '-'], envOf(account.key), FILE);
  expect(unknown.code).toBe(1);
  expect(unknown.stderr).toContain('must be the name of a skill');
  const shown = await runTern(['plan', '-'], envOf(account.key), GOOD);
  expect(shown).toMatchObject({ code: 0, stdout: expect.stringContaining('1  tags.create') });
  expect((await account.call('tags.list', {})).items).toEqual([]);
});

test('tern apply makes the calls of the plan, and asks first', async () => {
  const account = await app.account();
  const asked = await runTern(['apply', '-'], envOf(account.key), GOOD);
  expect(asked).toMatchObject({ code: 2, stderr: expect.stringContaining('--yes') });
  const applied = await runTern(['apply', '-', '--yes'], envOf(account.key), GOOD);
  expect(applied).toMatchObject({ code: 0, stdout: expect.stringContaining('tags.create: done') });
  expect((await account.call('tags.list', {})).items).toMatchObject([{ name: 'Regulars' }]);
});

test('tern approvals lists, shows and decides the call of a key that needs approvals', async () => {
  const account = await app.account();
  const approval = { skills: ['tags.create'] };
  const made = await account.call('agent.createKey', { name: 'agent', permissions: ['full'], approval });
  const waiting = await runTern(['apply', '-', '--yes'], envOf(made.api_key as string), GOOD);
  expect(waiting).toMatchObject({ code: 4, stderr: expect.stringContaining('approval_required') });
  const owner = envOf(account.key);
  const listed = await runTern(['approvals', 'list'], owner);
  const [id = ''] = /apr_\w+/.exec(listed.stdout) ?? [];
  expect((await runTern(['approvals', 'show', id], owner)).stdout).toContain('command.execute: pending');
  expect(await runTern(['approvals', 'approve', id], owner)).toMatchObject({
    code: 0,
    stdout: expect.stringContaining('command.execute: executed'),
  });
  expect((await account.call('tags.list', {})).items).toHaveLength(1);
});
