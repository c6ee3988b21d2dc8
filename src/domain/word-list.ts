/**
 * The entries of a list of `lexicon/`, one a line: a function, so that a process that never reads
 * the list does not keep them in memory.
 */
export type WordList = () => string;

export function entriesOf(list: WordList): readonly string[] {
  return list().split('\n');
}
