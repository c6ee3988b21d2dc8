import { lazy } from '../lazy.ts';
import type { FoldedMessage } from './fold-message.ts';
import { applyRules, compileRules, type Reading } from './grammar/apply-rules.ts';
import { buildLexicon, type Lexicon, UNKNOWN } from './grammar/build-lexicon.ts';
import { type LexedClause, readClause } from './grammar/read-clause.ts';
import { RULES } from './grammar/rules.ts';
import { maskOf, overlaps, type TagMask, union } from './grammar/tags.ts';
import type { Language } from './keywords/language.ts';
import { languages } from './languages/index.ts';

const eachGrammar = languages.map((data) =>
  lazy(() => ({
    language: data.language,
    lexicon: buildLexicon(data),
    rules: compileRules([...(data.rules ?? []), ...RULES]),
  })),
);
const grammarsOf = lazy(() => eachGrammar.map((grammarOf) => grammarOf()));

/** Builds the grammars before the first message, a language at a time. */
export function* prepareGrammars(): Generator<void> {
  for (const grammarOf of eachGrammar) {
    grammarOf();
    yield;
  }
}

type Grammar = ReturnType<typeof grammarsOf>[number];

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
  const grammars = grammarsOf();
  const listed = grammars.map(({ lexicon }) => countListed(lexicon, tokens));
  const mostListed = Math.max(...listed);
  // Reading costs ten times as much as this count, most of it for misspellings.
  const candidates = grammars.filter((_, index) => listed[index]! >= mostListed * MIN_LISTED);
  const read = candidates.map((grammar) => {
    const lexed = clauses.map((clause) => readClause(grammar.lexicon, clause, names));
    return { grammar, lexed, known: countKnown(tokens, lexed) };
  });
  const most = Math.max(...read.map(({ known }) => known));
  const likely = read.filter(({ known }) => known >= most * MIN_SHARE);
  const bestRead = likely.filter(({ known }) => known === most);
  const tags = bestRead.flatMap(({ lexed }) => lexed.flatMap(({ lexemes }) => lexemes)).reduce(union, maskOf([]));
  const likelyLanguages = likely.map(({ grammar }) => grammar.language);
  const best = withoutDenied(readAll(bestRead));
  const found = { languages: likelyLanguages, tags };
  if (best.some(({ outcome }) => outcome !== 'review')) return { readings: best, ...found };
  const others = readAll(likely.filter(({ known }) => known < most)).filter(({ outcome }) => outcome === 'stop');
  return { readings: [...best, ...others], ...found };
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
  for (const token of tokens) if (root.next?.has(token)) listed++;
  return listed;
}

type Read = { readonly grammar: Grammar; readonly lexed: readonly LexedClause[]; readonly known: number };

function readAll(read: readonly Read[]): readonly Reading[] {
  return read.flatMap(({ grammar: { rules, language }, lexed }) => {
    let offset = 0;
    return lexed.flatMap((clause) => {
      const readings = applyRules(rules, clause, language, offset);
      offset += clause.starts.at(-1)!;
      return readings;
    });
  });
}

function countKnown(tokens: readonly string[], lexed: readonly LexedClause[]): number {
  let unknown = 0;
  for (const { lexemes } of lexed) for (const lexeme of lexemes) if (overlaps(lexeme, UNKNOWN)) unknown++;
  return tokens.length - unknown;
}

/** "No pares" is a negation in Spanish, and the same letters are a command in Portuguese. */
function withoutDenied(readings: readonly Reading[]): readonly Reading[] {
  const deniedIn = new Set(
    readings.filter(({ name, outcome }) => name === 'negated' && outcome === 'none').map(({ language }) => language),
  );
  if (deniedIn.size === 0) return readings;
  return readings.filter(({ outcome, language }) => outcome !== 'stop' || deniedIn.has(language));
}
