import type { FoldedMessage } from './fold-message.ts';
import { applyRules, compileRules, type Reading } from './grammar/apply-rules.ts';
import { buildLexicon, type Lexicon, UNKNOWN } from './grammar/build-lexicon.ts';
import { readClause } from './grammar/read-clause.ts';
import { RULES } from './grammar/rules.ts';
import { type Lexeme, maskOf, overlaps, type TagMask, union } from './grammar/tags.ts';
import type { Language } from './keywords/language.ts';
import { languages } from './languages/index.ts';

const grammars = languages.map((data) => ({
  language: data.language,
  lexicon: buildLexicon(data),
  rules: compileRules([...(data.rules ?? []), ...RULES]),
}));
type Grammar = (typeof grammars)[number];

/** A language that knows less of the words than the best one by this share is not read. */
const MIN_SHARE = 0.75;
/** Without joined and misspelled words, which only the reading finds. */
const MIN_LISTED = 0.6;

/**
 * Reads every clause in the languages that know its words, the language that knows most first. A
 * language that knows fewer words than another adds only opt-outs, and none if the better one has
 * read the words as something else.
 */
export function readByGrammar({ clauses, names }: FoldedMessage): GrammarReading {
  const tokens = clauses.flat();
  const listed = grammars.map(({ lexicon }) => countListed(lexicon, tokens));
  const mostListed = Math.max(...listed);
  // Reading costs ten times as much as this count, most of it for misspellings.
  const candidates = grammars.filter((_, index) => listed[index]! >= mostListed * MIN_LISTED);
  const read = candidates.map((grammar) => {
    const lexemes = clauses.map((clause) => readClause(grammar.lexicon, clause, names));
    return { grammar, lexemes, known: countKnown(clauses, lexemes) };
  });
  const most = Math.max(...read.map(({ known }) => known));
  const likely = read.filter(({ known }) => known >= most * MIN_SHARE);
  const bestRead = likely.filter(({ known }) => known === most);
  const tags = bestRead.flatMap(({ lexemes }) => lexemes.flat()).reduce(union, maskOf([]));
  const likelyLanguages = likely.map(({ grammar }) => grammar.language);
  const best = withoutDenied(readAll(bestRead));
  if (best.some(({ outcome }) => outcome !== 'review')) return { readings: best, languages: likelyLanguages, tags };
  const others = readAll(likely.filter(({ known }) => known < most)).filter(({ outcome }) => outcome === 'stop');
  return { readings: [...best, ...others], languages: likelyLanguages, tags };
}

export interface GrammarReading {
  readonly readings: readonly Reading[];
  /** The languages that know most of the words. */
  readonly languages: readonly Language[];
  /** Everything that the words can be in the language that knows most of them. */
  readonly tags: TagMask;
}

function countListed({ root }: Lexicon, tokens: readonly string[]): number {
  let listed = 0;
  for (const token of tokens) if (root.next.has(token)) listed++;
  return listed;
}

type Read = { readonly grammar: Grammar; readonly lexemes: readonly (readonly Lexeme[])[]; readonly known: number };

function readAll(read: readonly Read[]): readonly Reading[] {
  return read.flatMap(({ grammar: { rules, language }, lexemes }) =>
    lexemes.flatMap((clause) => applyRules(rules, clause, language)),
  );
}

function countKnown(clauses: readonly (readonly string[])[], read: readonly (readonly Lexeme[])[]): number {
  const unknown = read.flat().filter((lexeme) => overlaps(lexeme, UNKNOWN)).length;
  return clauses.flat().length - unknown;
}

/** "No pares" is a negation in Spanish, and the same letters are a command in Portuguese. */
function withoutDenied(readings: readonly Reading[]): readonly Reading[] {
  const deniedIn = new Set(
    readings.filter(({ name, outcome }) => name === 'negated' && outcome === 'none').map(({ language }) => language),
  );
  if (deniedIn.size === 0) return readings;
  return readings.filter(({ outcome, language }) => outcome !== 'stop' || deniedIn.has(language));
}
