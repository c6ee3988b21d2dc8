import { editDistance } from '../domain/edit-distance.ts';
import { catalog } from '../generated/catalog.ts';
import type { SkillName } from '../generated/skills.ts';
import { searchSkills } from './search-skills.ts';

/** Characters of a name that are compared. */
const MAX_NAME = 80;

/**
 * Suggestions for a skill that does not exist: at most three. First misspelled names, then what the
 * words of the name mean, those of its module first, then the fewest edits. Never a destructive
 * skill: a caller that guesses a name may run the suggestion as it is.
 */
export function nearestSkills(name: string): string[] {
  const guessed = name.slice(0, MAX_NAME);
  const wanted = guessed.toLowerCase();
  const names = Object.entries(catalog).flatMap(([skill, { effect }]) => (effect === 'destructive' ? [] : [skill]));
  const found = searchSkills(guessed)
    .map(({ skill }) => skill)
    .filter((each) => names.includes(each));
  const isOfModule = (skill: SkillName): boolean => moduleOf(wanted).includes(catalog[skill].module);
  const meant = [...found.filter(isOfModule), ...found].slice(0, 3);
  const near = names
    .map((candidate) => ({ candidate, distance: editDistance(wanted, candidate.toLowerCase()) }))
    .filter(({ candidate, distance }) => distance <= Math.max(2, Math.floor(candidate.length / 3)))
    .sort((a, b) => a.distance - b.distance || (a.candidate < b.candidate ? -1 : 1))
    .map(({ candidate }) => candidate);
  const exact = near.filter((candidate) => editDistance(wanted, candidate.toLowerCase()) <= 2);
  return [...new Set([...exact, ...meant, ...near])].slice(0, 3);
}

/** The module of a guessed name, which is often in the singular: `contact.create`. */
function moduleOf(name: string): readonly string[] {
  const [module = ''] = name.split(/[._/]/);
  return [module, `${module}s`];
}
