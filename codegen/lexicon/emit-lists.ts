import { entriesIn, LEXICON, type ListFile } from './read-lists.ts';

export const GENERATED_LISTS = 'src/generated/lexicon/';

/**
 * `src/generated/lexicon/<folder>.ts`: the lists of each folder of `lexicon/`. A list is a function
 * that returns its entries as one string, one a line: V8 makes the string when the function is
 * first called, so that a process that reads no messages keeps only the source.
 */
export function emitLists(files: readonly ListFile[]): Map<string, string> {
  const folders = new Map<string, ListFile[]>();
  for (const file of files) {
    const folder = file.path.slice(LEXICON.length, file.path.lastIndexOf('/'));
    folders.set(folder, [...(folders.get(folder) ?? []), file]);
  }
  return new Map([...folders].map(([folder, lists]) => [`${GENERATED_LISTS}${folder}.ts`, moduleOf(folder, lists)]));
}

function moduleOf(folder: string, lists: readonly ListFile[]): string {
  const rows = lists.map((file) => `  ${quoted(nameOf(file))}: () => ${quoted(entriesIn(file).join('\n'))},`);
  return [
    `// Generated from ${LEXICON}${folder} by \`npm run codegen\`. Do not edit: change the lists.`,
    '',
    'export const lists = {',
    ...rows,
    '};',
    '',
  ].join('\n');
}

function nameOf({ path }: ListFile): string {
  return path.slice(path.lastIndexOf('/') + 1, -'.txt'.length);
}

/**
 * Letters beyond Latin-1 are escaped: with one of them, V8 keeps two bytes for each letter of the
 * file.
 */
function quoted(text: string): string {
  return JSON.stringify(text).replace(
    /[\u0100-\uffff]/g,
    (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}
