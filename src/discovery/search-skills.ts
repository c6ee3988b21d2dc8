import MiniSearch from 'minisearch';
import { catalog } from '../generated/catalog.ts';
import { type SearchDocument, searchDocuments } from '../generated/search.ts';
import type { SkillName } from '../generated/skills.ts';
import { createPhraseRanking, type Phrase } from './rank-phrases.ts';
import { searchOptions, termsOf, wordsOf } from './search-options.ts';
import { termOf } from './terms.ts';

export interface SkillMatch {
  readonly skill: SkillName;
  /** From 0 to 1, relative to the best possible match for this question. */
  readonly score: number;
  /** The words of the question that were found. */
  readonly words: readonly string[];
}

/** Characters of a question that are searched. */
const MAX_QUESTION = 500;
/** The share of the full-text search in the score; the phrases have the rest. */
const TEXT_SHARE = 0.3;

/** A question that wants to see something does not want to change it. */
const ASKS_TO_SEE =
  /^\W*(what|which|who|whose|when|where|why|how (many|much|is|are|did|long)|is|are|was|were|did|does|show|list|see|view|find|look|check)\b/i;
const READ_PREFERENCE = 0.7;
/** Erasing a person cannot be called back, so that it is found only when it is asked for. */
const ERASES: SkillName = 'contacts.forget';
const ASKS_TO_ERASE =
  /\b(?:eras|forg[eo]t|delet|remov|wip(?:e|ing)|purg|destroy|scrub|anonymi[sz]|gdpr|ccpa|dsgvo|lgpd|article 17|privacy|personal data|right to)/i;
const ERASURE_PREFERENCE = 0.3;

type Search = (question: string) => readonly SkillMatch[];

let search: Search | null = null;

/** The skills that do what a plain question asks for, best first. */
export function searchSkills(question: string): readonly SkillMatch[] {
  search ??= finish(buildSearch(searchDocuments));
  return search(question.slice(0, MAX_QUESTION));
}

/**
 * Builds the index before the first question, in steps of some milliseconds: at once it takes 120
 * ms, in which the process answers nothing else.
 */
export function* prepareSearch(): Generator<void> {
  if (search !== null) return;
  const built = yield* buildSearch(searchDocuments);
  search ??= built;
}

function finish<Result>(steps: Generator<void, Result>): Result {
  let step = steps.next();
  while (step.done !== true) step = steps.next();
  return step.value;
}

const DOCUMENTS_AT_ONCE = 5;

function* buildSearch(documents: readonly SearchDocument[]): Generator<void, Search> {
  const index = new MiniSearch(searchOptions);
  const phrases: Phrase[] = [];
  for (let first = 0; first < documents.length; first += DOCUMENTS_AT_ONCE) {
    const some = documents.slice(first, first + DOCUMENTS_AT_ONCE);
    index.addAll(some);
    phrases.push(...some.flatMap(phrasesOf));
    yield;
  }
  const rankPhrases = createPhraseRanking(phrases, documents.length);
  const known = new Set(phrases.flatMap(({ terms }) => terms));
  /** The term, or those that a misspelled term resembles. */
  const corrected = (term: string): readonly string[] =>
    known.has(term) ? [term] : index.search(term, { prefix: false }).flatMap(({ terms }) => terms);
  return (question) => {
    const found = index.search(question);
    const words = [...new Set(wordsOf(question.toLowerCase()))];
    const asksOnly = ASKS_TO_SEE.test(question);
    const asksToErase = ASKS_TO_ERASE.test(question);
    const factor = (skill: SkillName): number =>
      (asksOnly && catalog[skill].effect !== 'read' ? READ_PREFERENCE : 1) *
      (skill === ERASES && !asksToErase ? ERASURE_PREFERENCE : 1);
    const ranks = rankPhrases(new Set(termsOf(question).flatMap(corrected)));
    const [maxText, maxRank] = [found[0]?.score ?? 1, Math.max(...ranks.values(), Number.MIN_VALUE)];
    return found
      .map(({ id, score, queryTerms }) => ({
        skill: id as SkillName,
        score:
          factor(id as SkillName) *
          ((TEXT_SHARE * score) / maxText + ((1 - TEXT_SHARE) * (ranks.get(id) ?? 0)) / maxRank),
        words: words.filter((word) => queryTerms.includes(termOf(word) ?? '')),
      }))
      .sort((a, b) => b.score - a.score);
  };
}

function phrasesOf({ id, name, aliases, summary, description, details }: SearchDocument): readonly Phrase[] {
  const weighted = (texts: readonly string[], weight: number): Phrase[] =>
    texts.map((text) => ({ skill: id, terms: termsOf(text), weight })).filter(({ terms }) => terms.length > 0);
  return [
    ...weighted([name, ...aliases.split(' | ')], 1),
    ...weighted([summary], 0.9),
    ...weighted(description.split(/(?<=\.) /), 0.35),
    ...weighted(details.split(' | '), 0.15),
  ];
}
