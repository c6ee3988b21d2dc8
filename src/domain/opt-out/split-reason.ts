import { lazy } from '../lazy.ts';
import type { FoldedMessage } from './fold-message.ts';
import { REASONS, REASONS_APART } from './keywords/stop-words.ts';
import { byFirstWord, occurrences, termsOf } from './terms.ts';

const openingsOf = lazy(() => ({
  openings: byFirstWord(termsOf(REASONS)),
  possessives: byFirstWord(termsOf(REASONS_APART)),
}));

/** The command and the reason of a message that begins with a command. */
export interface SplitMessage {
  readonly command: FoldedMessage;
  readonly reason: FoldedMessage;
}

/** A longer beginning is no plain command. */
const MAX_COMMAND = 12;

/**
 * Every way to read the message as a command and the reason for it, the shortest command first. A
 * reason begins with a subject or a conjunction: "I work nights", "because we moved".
 */
export function splitReason(message: FoldedMessage): readonly SplitMessage[] {
  const { openings, possessives } = openingsOf();
  const found: SplitMessage[] = [];
  let before = 0;
  for (const [index, clause] of message.clauses.entries()) {
    if (before > MAX_COMMAND) break;
    const starts = occurrences(openings, clause).map(({ at }) => at);
    if (index > 0 && occurrences(possessives, clause).some(({ at }) => at === 0)) starts.push(0);
    for (const at of new Set(starts.toSorted((one, other) => one - other))) {
      if (before + at === 0 || before + at > MAX_COMMAND) continue;
      const [head, rest] = [clause.slice(0, at), clause.slice(at)];
      found.push({
        command: partOf(message, [...message.clauses.slice(0, index), head]),
        reason: partOf(message, [rest, ...message.clauses.slice(index + 1)]),
      });
    }
    before += clause.length;
  }
  return found;
}

function partOf({ names }: FoldedMessage, parts: FoldedMessage['clauses']): FoldedMessage {
  const clauses = parts.filter((clause) => clause.length > 0);
  return { tokens: clauses.flat(), clauses, names, asks: false };
}
