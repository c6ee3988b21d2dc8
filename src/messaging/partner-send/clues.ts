import { cluesOf } from '../timing/clues.ts';
import { type SendingRules, type StoredRules, sendingRules } from '../timing/sending-rules.ts';

/** What partner_sends found, as it said it: zone, postal code and state of the contact, and the rules of the end-customer. */
export type CluesText = string;

/** Of a contact, or of nobody, of whom no more is known than the number, in an account without rules of its own. */
const NO_CLUES: CluesText = '[null, null, null, null]';

export function readClues(text: CluesText): { clues: ReturnType<typeof cluesOf>; rules: SendingRules } {
  const [timezone, postal, state, rules] = JSON.parse(text) as [
    string | null,
    string | null,
    string | null,
    StoredRules | null,
  ];
  return { clues: cluesOf({ timezone, attributes: { postal_code: postal, state } }), rules: sendingRules(rules ?? {}) };
}

export interface CluesMemory {
  get(key: string): CluesText;
  keep(key: string, clues: CluesText): void;
}

const MOST = 20_000;

/** What held last time: a guess, which the database checks, so that most texts need one call. */
export function createCluesMemory(): CluesMemory {
  const known = new Map<string, CluesText>();
  return {
    get: (key) => known.get(key) ?? NO_CLUES,
    keep: (key, clues) => {
      known.delete(key);
      const [oldest] = known.keys();
      if (oldest !== undefined && known.size >= MOST) known.delete(oldest);
      known.set(key, clues);
    },
  };
}
