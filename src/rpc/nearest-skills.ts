import { catalog } from '../generated/catalog.ts';
import { editDistance } from './edit-distance.ts';

/** What callers of other services call an operation, and what it may be called here. */
const SYNONYMS: Readonly<Record<string, readonly string[]>> = {
  create: ['upsert', 'create', 'provision'],
  add: ['upsert', 'create', 'import'],
  new: ['upsert', 'create'],
  insert: ['upsert', 'create'],
  save: ['upsert', 'update'],
  update: ['upsert', 'update'],
  edit: ['upsert', 'update'],
  set: ['upsert', 'update'],
  find: ['list', 'get'],
  search: ['list', 'search', 'get'],
  query: ['list', 'get'],
  all: ['list'],
  read: ['get', 'list'],
  show: ['get', 'list'],
  fetch: ['get', 'list'],
  subscribe: ['optIn'],
  unsubscribe: ['optOut'],
  start: ['launch', 'resume'],
  stop: ['pause'],
};

/**
 * Suggestions for a skill that does not exist: at most three. First those that another word for the
 * operation means, then the fewest edits. Never a destructive skill: a caller that guesses a name
 * may run the suggestion as it is.
 */
export function nearestSkills(name: string): string[] {
  const wanted = name.toLowerCase().slice(0, 80);
  const names = Object.entries(catalog).flatMap(([skill, { effect }]) => (effect === 'destructive' ? [] : [skill]));
  const meant = synonymsOf(wanted).filter((each) => names.includes(each));
  const near = names
    .map((candidate) => ({ candidate, distance: editDistance(wanted, candidate.toLowerCase()) }))
    .filter(({ candidate, distance }) => distance <= Math.max(2, Math.floor(candidate.length / 3)))
    .sort((a, b) => a.distance - b.distance || (a.candidate < b.candidate ? -1 : 1))
    .map(({ candidate }) => candidate);
  const exact = near.filter((candidate) => editDistance(wanted, candidate.toLowerCase()) <= 2);
  return [...new Set([...exact, ...meant, ...near])].slice(0, 3);
}

function synonymsOf(wanted: string): readonly string[] {
  const [module = '', operation = ''] = wanted.split(/[._-]/);
  const plural = module.endsWith('s') ? module : `${module}s`;
  return (SYNONYMS[operation] ?? []).flatMap((each) => [`${module}.${each}`, `${plural}.${each}`]);
}
