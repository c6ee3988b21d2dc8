/** An object that a call names, as a person knows it. */
export interface CallObject {
  /** Such as `list`. */
  readonly kind: string;
  readonly id: string;
  readonly name: string;
}

/** From this number on, a person types it before a call is approved. */
const MAX_UNCOUNTED = 100;

/** `Delete a list and keep its contacts.` -> `Deletes` */
function thirdPerson(summary: string): string {
  const [verb = ''] = /^[A-Za-z]+/.exec(summary) ?? [];
  if (/[^aeiou]y$/.test(verb)) return `${verb.slice(0, -1)}ies`;
  return /(?:s|x|ch|sh)$/.test(verb) ? `${verb}es` : `${verb}s`;
}

/** `Set limits, or remove them.` -> `Sets limits, or remove them` */
const inWords = (summary: string): string => summary.replace(/^[A-Za-z]+/, thirdPerson(summary)).replace(/\.$/, '');

interface Facts {
  /** The sentence of the contract. */
  readonly summary: string;
  readonly objects: readonly CallObject[];
  /** People whom it sends to, deletes or stops; null: it cannot be known, or none. */
  readonly people: number | null;
  readonly sends: boolean;
}

/** What a call does, with the names and the number: `Deletes the list VIP with 150 people.` */
export function sentenceOf({ summary, objects, people, sends }: Facts): string {
  const named = objects.map(({ kind, name }) => `the ${kind} ${name}`).join(' and ');
  const start = named === '' ? inWords(summary) : `${thirdPerson(summary)} ${named}`;
  if (people === null || people === 0) return `${start}.`;
  const count = people === 1 ? '1 person' : `${people} people`;
  return `${start}${sends ? ' to ' : named === '' ? ': ' : ' with '}${count}.`;
}

/** The number to type before the call is approved; null: none. */
export function countToConfirm(people: number | null): number | null {
  return people !== null && people > MAX_UNCOUNTED ? people : null;
}
