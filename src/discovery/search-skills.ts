import MiniSearch from 'minisearch';
import { type SearchDocument, searchDocuments } from '../generated/search.ts';
import type { SkillName } from '../generated/skills.ts';
import { searchOptions } from './search-options.ts';

export interface SkillMatch {
  readonly skill: SkillName;
  /** Higher is better; comparable within one answer only. */
  readonly score: number;
  /** The words of the question that were found, as written in the question. */
  readonly words: readonly string[];
}

/** Characters of a question that are searched. */
const MAX_QUERY = 500;

let index: MiniSearch<SearchDocument> | null = null;

/** The skills that do what a plain question asks for, best first. */
export function searchSkills(query: string): readonly SkillMatch[] {
  return indexed()
    .search(query.slice(0, MAX_QUERY))
    .map(({ id, score, queryTerms }) => ({ skill: id as SkillName, score, words: queryTerms }));
}

function indexed(): MiniSearch<SearchDocument> {
  if (index !== null) return index;
  index = new MiniSearch(searchOptions);
  index.addAll(searchDocuments);
  return index;
}
