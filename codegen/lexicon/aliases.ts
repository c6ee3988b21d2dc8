import type { Finding } from '../lint/finding.ts';
import { entriesIn, LEXICON, type ListFile } from './read-lists.ts';

/** The folder with a list for each module. */
export const ALIASES = `${LEXICON}aliases/`;
const MIN_ALIASES = 3;
const MAX_LETTERS = 60;
const SEPARATOR = ': ';

/** What users of other products call each skill, by its name. */
export type Aliases = ReadonlyMap<string, readonly string[]>;

export const isAliases = ({ path }: ListFile): boolean => path.startsWith(ALIASES);

/** The list of a module: `lexicon/aliases/tags.txt` has lines such as `tags.create: label`. */
export const aliasesFile = (module: string): string => `${ALIASES}${module}.txt`;

export function readAliases(files: readonly ListFile[]): Aliases {
  const aliases = new Map<string, string[]>();
  for (const { skill, alias } of files.filter(isAliases).flatMap(rowsOf))
    aliases.set(skill, [...(aliases.get(skill) ?? []), alias]);
  return aliases;
}

/** The text of a module's list with other aliases for one of its skills. */
export function withAliases(file: ListFile, skill: string, aliases: readonly string[]): string {
  const entries = entriesIn(file);
  const others = entries.filter((entry) => !entry.startsWith(`${skill}${SEPARATOR}`));
  const added = aliases.map((alias) => `${skill}${SEPARATOR}${alias}`);
  const comments = file.text.slice(0, file.text.indexOf(entries[0] ?? ''));
  // The order of JavaScript's strings is that of code units, as the lint requires.
  return `${comments}${[...others, ...added].toSorted().join('\n')}\n`;
}

/** Every skill has aliases: a person who does not know its name finds it by what others call it. */
export function* lintAliases(files: readonly ListFile[], skills: readonly string[]): Generator<Finding> {
  const aliases = readAliases(files);
  for (const skill of skills) {
    const count = aliases.get(skill)?.length ?? 0;
    if (count < MIN_ALIASES)
      yield {
        rule: 'aliases',
        path: aliasesFile(moduleOf(skill)),
        problem: `${skill} has ${count} aliases`,
        fix: `list at least ${MIN_ALIASES} words or phrases by which users of other products would look for it, one a line: "${skill}${SEPARATOR}<alias>"`,
      };
  }
  for (const file of files.filter(isAliases)) {
    for (const { skill, alias } of rowsOf(file)) {
      if (!skills.includes(skill) || aliasesFile(moduleOf(skill)) !== file.path)
        yield {
          rule: 'aliases',
          path: file.path,
          problem: `"${skill}" is not a skill of this module`,
          fix: 'write each line as "<skill>: <alias>", in the list of the module',
        };
      if (alias.length > MAX_LETTERS)
        yield {
          rule: 'aliases',
          path: file.path,
          problem: `"${alias}" has ${alias.length} characters`,
          fix: `use at most ${MAX_LETTERS}`,
        };
    }
  }
}

const moduleOf = (skill: string): string => skill.split('.')[0] ?? skill;

function rowsOf(file: ListFile): readonly { readonly skill: string; readonly alias: string }[] {
  return entriesIn(file).map((entry) => {
    const [skill = '', ...rest] = entry.split(SEPARATOR);
    return { skill, alias: rest.join(SEPARATOR) };
  });
}
