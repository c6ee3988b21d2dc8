import { entriesOf, type WordList } from '../../word-list.ts';
import { foldWords } from '../fold-message.ts';

const UMLAUTS: readonly (readonly [string, string])[] = [
  ['ä', 'ae'],
  ['ö', 'oe'],
  ['ü', 'ue'],
];

/** The folded words of each entry: "mand(e|en)" is two entries, and "löschen" also "loeschen". */
export function expandWords(list: WordList): readonly (readonly string[])[] {
  return entriesOf(list)
    .flatMap(expandSpellings)
    .map(foldWords)
    .filter((words) => words.length > 0);
}

/** The spellings of one entry, not folded. */
export function expandSpellings(entry: string): readonly string[] {
  return expandForms(entry).flatMap(withUmlautsSpelledOut);
}

function expandForms(entry: string): readonly string[] {
  const open = entry.indexOf('(');
  if (open < 0) return [entry];
  const close = entry.indexOf(')', open);
  const forms = entry.slice(open + 1, close).split('|');
  return forms.flatMap((form) => expandForms(entry.slice(0, open) + form + entry.slice(close + 1)));
}

function withUmlautsSpelledOut(entry: string): readonly string[] {
  const spelled = UMLAUTS.reduce((word, [umlaut, letters]) => word.replaceAll(umlaut, letters), entry);
  return spelled === entry ? [entry] : [entry, spelled];
}
