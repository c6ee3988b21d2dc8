import type { Command } from 'commander';

/** `tern help`: the help of a command, of a skill, or of a module of skills. */
export function addHelp(program: Command): void {
  program
    .helpCommand(false)
    .command('help')
    .description('Show the help of a command, a skill or a module of skills.')
    .argument('[name...]', 'a command such as import, a skill such as contacts.upsert, or a module such as contacts')
    .addHelpText('after', EXAMPLES)
    .action(async (names: readonly string[]) => {
      const [first] = names;
      const command = findCommand(program, names);
      if (command !== null) command.outputHelp();
      else {
        const { helpFor } = await import('./skills/help-for.ts');
        process.stdout.write(helpFor(first ?? ''));
      }
    });
}

/** The command of the path; null when its first name is not a command. */
function findCommand(program: Command, names: readonly string[]): Command | null {
  let command = program;
  for (const [index, name] of names.entries()) {
    const next = command.commands.find((each) => each.name() === name);
    if (next === undefined) return index === 0 ? null : command;
    command = next;
  }
  return command;
}

const EXAMPLES = `
Examples:
  tern help import
  tern help operator key
  tern help contacts
  tern help contacts.upsert`;
