import { type CatalogEntry, catalog } from '../../generated/catalog.ts';
import type { DiscoveredSkill } from '../../generated/types.ts';
import type { Skill } from '../../skill.ts';

const STOP_WORDS = new Set([
  'a',
  'an',
  'the',
  'to',
  'of',
  'for',
  'and',
  'or',
  'my',
  'i',
  'is',
  'in',
  'on',
  'with',
  'how',
  'do',
  'want',
]);

/**
 * Scores each word of the query: 3 if the skill's name contains it, 1.5 its summary, 0.5 its
 * description.
 */
export const discover: Skill<'agent.discover'> = async ({ query, module, effect, limit = 20 }, { key, service }) => {
  const words = wordsOf(query ?? '').filter((word) => !STOP_WORDS.has(word));
  const items = Object.entries(catalog)
    .filter(
      ([, entry]) =>
        (module === undefined || entry.module === module) && (effect === undefined || entry.effect === effect),
    )
    .map(([name, entry]) => score(name, entry, words, service.mayCall(key, entry)))
    .filter((found) => words.length === 0 || found.score > 0)
    .sort((a, b) => b.score - a.score || (a.skill < b.skill ? -1 : 1))
    .slice(0, limit);
  return { items };
};

function score(name: string, entry: CatalogEntry, words: readonly string[], allowed: boolean): DiscoveredSkill {
  const inName = new Set(wordsOf(name.replace(/([A-Z])/g, ' $1')));
  const inSummary = new Set(wordsOf(entry.summary));
  const inDescription = new Set(wordsOf(entry.description));
  const matched = words.filter((word) => inName.has(word) || inSummary.has(word) || inDescription.has(word));
  const total = words.reduce(
    (sum, word) =>
      sum + (inName.has(word) ? 3 : 0) + (inSummary.has(word) ? 1.5 : 0) + (inDescription.has(word) ? 0.5 : 0),
    0,
  );
  return {
    skill: name,
    summary: entry.summary,
    why: matched.length === 0 ? `belongs to module ${entry.module}` : `matches ${[...new Set(matched)].join(', ')}`,
    score: total,
    effect: entry.effect,
    allowed,
  };
}

/** Lower-case words without a plural s, so that `contact` finds `contacts`. */
function wordsOf(text: string): string[] {
  return (text.toLowerCase().match(/\p{L}+/gu) ?? []).map((word) => (word.length > 3 ? word.replace(/s$/, '') : word));
}
