import type { Command } from 'commander';
import { catalog } from '../../generated/catalog.ts';

/** What can follow a command: its path without `tern`, and the words. */
export interface Words {
  readonly path: string;
  readonly words: readonly string[];
}

/** Commands that take the name of a skill. */
const TAKE_SKILLS = ['call', 'help'];

/** The command itself first, then those below it. */
export function wordsOf(command: Command, path = ''): readonly Words[] {
  const names = command.commands.map((each) => each.name());
  const options = command.options.flatMap(({ long }) => (long === null || long === undefined ? [] : [long]));
  const skills = TAKE_SKILLS.includes(path) ? Object.keys(catalog) : [];
  const others = path === 'help' ? (command.parent?.commands ?? []).map((each) => each.name()) : [];
  const words = [...new Set([...names, ...others, ...skills, ...options, '--help'])];
  return [{ path, words }, ...command.commands.flatMap((each) => wordsOf(each, `${path} ${each.name()}`.trim()))];
}
