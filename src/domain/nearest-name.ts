import { editDistance } from './edit-distance.ts';

/** Edits that separate a misspelling from another word. */
const MAX_EDITS = 2;
const MAX_NAME = 40;

/** The name that `given` probably misspells, or null. */
export function nearestName(given: string, known: readonly string[]): string | null {
  const [best] = known
    .map((name) => ({ name, distance: editDistance(given.slice(0, MAX_NAME), name) }))
    // A short name is within two edits of any other short word.
    .filter(({ name, distance }) => distance <= MAX_EDITS && distance < Math.min(name.length, given.length))
    .sort((a, b) => a.distance - b.distance);
  return best?.name ?? null;
}
