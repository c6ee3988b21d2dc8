import { readAsLatin } from './lookalikes.ts';

/**
 * An inbound message as the matcher reads it: folded tokens, and the same tokens by clause, so that
 * "No. Stop." differs from "no stop".
 */
export interface FoldedMessage {
  readonly tokens: readonly string[];
  readonly clauses: readonly (readonly string[])[];
}

/** An inbound message has at most ten segments; the rest is cut before matching. */
const MAX_READ = 1600;

/**
 * Folds compatibility forms (full width, bold, circled), case, accents, apostrophes, emoji and
 * punctuation. Letters that look like Latin ones are read as Latin; "s t o p" and "s.t.o.p" are
 * joined; three or more equal letters count as one ("stooop").
 */
export function foldMessage(text: string): FoldedMessage {
  const folded = text
    .slice(0, MAX_READ)
    .normalize('NFKC')
    .toLowerCase()
    .normalize('NFD')
    .replace(/[\p{M}\u200b-\u200f\u2060\ufeff\u00ad]/gu, '')
    .replace(/ß/g, 'ss')
    .replace(/(?<=\p{L})['\u2018\u2019`\u00b4](?=\p{L})/gu, '')
    .replace(/\bnon[-\u2010-\u2015]stop/g, 'nonstop')
    .replace(/(\p{L})\1{2,}/gu, '$1');
  const clauses = folded
    .split(/[.!?;:,\n\r]+|\s[-\u2010-\u2015]+\s|[\u2013\u2014]/u)
    .map((clause) =>
      clause
        .split(/[^\p{L}\p{N}]+/u)
        .filter((token) => token !== '')
        .map(readAsLatin),
    )
    .filter((clause) => clause.length > 0);
  const tokens = clauses.flat();
  if (tokens.length < 3 || tokens.some((token) => token.length > 1)) return { tokens, clauses };
  const joined = [tokens.join('')];
  return { tokens: joined, clauses: [joined] };
}
