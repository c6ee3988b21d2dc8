import type { NamedEffect } from '../../call-effects/leads-to.ts';

/** What the reader of goals knows of the account and of the contract. */
export interface GoalWorld {
  /** IDs of the objects of a kind with a name, or of the contact or number with a phone number. */
  readonly named: (kind: string, name: string) => readonly string[];
  /** The prefix of IDs that a param takes. */
  readonly prefixOf: (param: string, kind: string) => string | undefined;
  /** The values of a param that takes one of a few. */
  readonly choicesOf: (skill: string, param: string) => readonly string[];
  readonly effectOf: (skill: string, params: Readonly<Record<string, unknown>>) => NamedEffect;
  /** Whether the calls of the skill can be scheduled with `send_at`. */
  readonly takesTime: (skill: string) => boolean;
}

/** The longest name of several words that is looked for without quotation marks. */
export const MAX_NAME_WORDS = 8;
