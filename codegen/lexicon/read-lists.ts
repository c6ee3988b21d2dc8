import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';

export const LEXICON = 'lexicon/';

/** A file of `lexicon/`: one list of words or phrases. */
export interface ListFile {
  /** Its path from the root of the project, with slashes. */
  readonly path: string;
  readonly text: string;
}

/** The lists of the lexicon or of one of its folders, sorted by path. */
export function readLists(folder = LEXICON): readonly ListFile[] {
  const root = fileURLToPath(new URL('../../', import.meta.url));
  const base = join(root, folder);
  if (!existsSync(base)) return [];
  return readdirSync(base, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .map((file) => ({ path: relative(root, file).replaceAll(sep, '/'), text: readFileSync(file, 'utf8') }))
    .toSorted((one, other) => (one.path < other.path ? -1 : 1));
}

const COMMENT = '//';

/** The lines before the first entry: what the list means, and how its entries are written. */
export function commentsOf({ text }: ListFile): readonly string[] {
  const lines = text.split('\n');
  const end = lines.findIndex((line) => !line.startsWith(COMMENT));
  return end < 0 ? lines : lines.slice(0, end);
}

/** The lines after the comments, without the end of the last line. */
export function entriesIn(file: ListFile): readonly string[] {
  const lines = file.text.split('\n').slice(commentsOf(file).length);
  return lines.at(-1) === '' ? lines.slice(0, -1) : lines;
}
