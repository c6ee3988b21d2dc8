import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Command } from 'commander';
import { createProgram } from '../../src/commands/index.ts';
import { catalog } from '../../src/generated/catalog.ts';
import { root } from '../support/house/source-files.ts';
import { runTern } from '../support/run-tern.ts';

/** All commands with the path that a person types. */
function allCommands(command: Command, path: string): (readonly [path: string, command: Command])[] {
  return command.commands.flatMap((each) => [
    [`${path} ${each.name()}`, each] as const,
    ...allCommands(each, `${path} ${each.name()}`),
  ]);
}

const commands = allCommands(createProgram(), 'tern');

test.each(commands)('the help of %s has an example of it', (path, command) => {
  let shown = '';
  command.configureOutput({
    writeOut: (text) => {
      shown += text;
    },
  });
  command.outputHelp();
  expect(shown).toMatch(/Examples?:\n/);
  expect(shown.slice(shown.search(/Examples?:\n/))).toContain(path);
});

test('tern help and tern call --help show the same of a skill: params, types, defaults, errors and a call', async () => {
  const { code, stdout } = await runTern(['help', 'tags.create']);
  expect(code).toBe(0);
  expect(stdout).toMatch(/^tags\.create: /);
  expect(stdout).toMatch(/^ {2}name {2}string, required$/m);
  expect(stdout).toMatch(/^ {2}dry_run {2}boolean, default false$/m);
  expect(stdout).toMatch(/^ {2}tern call tags\.create /m);
  expect((await runTern(['call', 'tags.create', '--help'])).stdout).toBe(stdout);
  const send = await runTern(['help', 'messages.send']);
  expect(send.stdout).toMatch(/^ {2}consent_required {2}The contact is not opted in\. /m);
  expect(send.stdout).toMatch(/^ {2}on_quiet_hours {2}reject \| defer$/m);
});

test('the help of a skill that does not exist names the nearest skills', async () => {
  for (const args of [
    ['help', 'contact.create'],
    ['call', 'contact.create', '--help'],
  ])
    expect(await runTern(args)).toMatchObject({ code: 2, stderr: expect.stringContaining('contacts.upsert') });
});

test('tern help shows the help of a command, of a command below it, and the skills of a module', async () => {
  expect((await runTern(['help', 'import'])).stdout).toContain('tern import contacts.csv');
  expect((await runTern(['help', 'operator', 'key', 'list'])).stdout).toContain('tern operator key list acc_');
  const { stdout } = await runTern(['help', 'tags']);
  const skills = Object.keys(catalog).filter((skill) => skill.startsWith('tags.'));
  expect(stdout.split('\n').flatMap((line) => line.split(' ')[0] || [])).toEqual(skills);
});

test('the guide to the command line lists every command, and no document runs an unrelated package', () => {
  const guide = readFileSync(join(root, 'docs/guides/command-line.md'), 'utf8');
  const [section = ''] = /^## Commands\n[\s\S]*?^## /m.exec(guide) ?? [];
  const listed = [...section.matchAll(/^\| (`.*?`) +\|/gm)].flatMap(([, cell = '']) => cell.match(/[\w-]+/g) ?? []);
  expect(listed.sort()).toEqual(
    createProgram()
      .commands.map((command) => command.name())
      .sort(),
  );
  for (const name of [
    'README.md',
    'CONTRIBUTING.md',
    'docs/operations.md',
    'docs/guides/agents.md',
    'docs/guides/command-line.md',
  ])
    expect(readFileSync(join(root, name), 'utf8')).not.toMatch(/npx (?!--no-install )tern/);
});
