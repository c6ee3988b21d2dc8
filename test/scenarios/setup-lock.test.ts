import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from '../support/house/source-files.ts';
import { until } from '../support/until.ts';

const folder = mkdtempSync(join(tmpdir(), 'tern-setup-'));
const file = (name: string): string => join(folder, name);
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Sets up one step, which is done when it has added a line to `log` and the file \`go\` exists. */
const PROGRAM = `
import { appendFileSync, existsSync, readFileSync } from 'node:fs';
import { setUp } from '${join(root, 'scripts/setup/set-up.mjs')}';
const [log, go, lock] = process.argv.slice(1);
await setUp([{
  title: 'working',
  isDone: () => existsSync(go),
  work: async () => {
    appendFileSync(log, process.pid + '\\n');
    while (!existsSync(go)) await new Promise((again) => setTimeout(again, 20));
    return { code: 0, output: '' };
  },
}], lock);`;

interface Command {
  readonly child: ChildProcess;
  readonly said: () => string;
}

function start(): Command {
  const args = ['--input-type=module', '-e', PROGRAM, file('log'), file('go'), file('lock')];
  const child = spawn(process.execPath, args, { stdio: ['ignore', 'ignore', 'pipe'] });
  let text = '';
  child.stderr?.setEncoding('utf8').on('data', (more: string) => {
    text += more;
  });
  return { child, said: () => text };
}

const workers = (): string[] => (existsSync(file('log')) ? readFileSync(file('log'), 'utf8').trim().split('\n') : []);

test('of two commands that set up one checkout, one works and the other waits; one that is killed does not count', async () => {
  const killed = start();
  await until(async () => workers().length === 1);
  killed.child.kill('SIGKILL');
  await once(killed.child, 'exit');
  const first = start();
  await until(async () => workers().length === 2);
  const second = start();
  await until(async () => second.said().includes('waiting for another command'));
  expect(workers()).toEqual([String(killed.child.pid), String(first.child.pid)]);
  writeFileSync(file('go'), '');
  const [one, other] = await Promise.all([once(first.child, 'exit'), once(second.child, 'exit')]);
  expect([one[0], other[0]]).toEqual([0, 0]);
  expect(workers()).toHaveLength(2);
  expect(existsSync(file('lock'))).toBe(false);
});
