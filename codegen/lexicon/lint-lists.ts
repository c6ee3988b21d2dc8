import type { Finding } from '../lint/finding.ts';
import { commentsOf, entriesIn, type ListFile } from './read-lists.ts';

const NAME = /^lexicon\/(?:[a-z][a-z-]*\/)+[a-z][a-z_.0-9-]*\.txt$/;
const MIN_COMMENTS = 2;
/** The lines of these are no entries: `npm run train` writes them. */
const WEIGHTS = 'lexicon/weights/';

/** The form of every list: comments, one entry a line, sorted by code unit, none twice. */
export function lintLists(files: readonly ListFile[]): readonly Finding[] {
  return files.filter(({ path }) => !path.startsWith(WEIGHTS)).flatMap((file) => [...lintList(file)]);
}

function* lintList(file: ListFile): Generator<Finding> {
  const finding = (problem: string, fix: string, line?: number): Finding => ({
    rule: 'lexicon',
    path: line === undefined ? file.path : `${file.path}:${line}`,
    problem,
    fix,
  });
  if (!NAME.test(file.path)) yield finding('the name is not that of a list', 'use lower case and end it with .txt');
  const comments = commentsOf(file);
  if (comments.length < MIN_COMMENTS)
    yield finding('the comments are missing', 'begin with "// <meaning>" and "// Form: <how entries are written>"');
  if (!file.text.endsWith('\n')) yield finding('the last line has no end', 'end the file with a newline');
  const entries = entriesIn(file);
  if (entries.length === 0) yield finding('the list has no entries', 'add one, or delete the file');
  for (const [at, entry] of entries.entries()) {
    const line = comments.length + at + 1;
    const before = entries[at - 1];
    if (entry.trim() !== entry || entry === '' || / {2}|\t/.test(entry))
      yield finding('spaces or an empty line', 'write one entry a line, with single spaces inside', line);
    else if (entry.startsWith('//')) yield finding('a comment between entries', 'move it to the first lines', line);
    else if (!isBalanced(entry)) yield finding(`"${entry}" has a bracket without its other half`, 'close it', line);
    if (before === entry) yield finding(`"${entry}" is listed twice`, 'delete one of them', line);
    else if (before !== undefined && before > entry)
      yield finding(`"${entry}" is not in its place`, 'sort the entries by code unit: LC_ALL=C sort', line);
  }
}

function isBalanced(entry: string): boolean {
  let open = 0;
  for (const character of entry) {
    if (character === '(') open++;
    if (character === ')' && --open < 0) return false;
  }
  return open === 0;
}
