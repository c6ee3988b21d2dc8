import type { ReviewContext } from '../content/classification/review-content.ts';
import { hasContact, linksOf } from '../content/message-checks.ts';
import { type ExaminedCopy, examineCopy, hasBlocker } from './examine-copy.ts';
import { hasToken } from './mask.ts';

export interface CopyRules {
  /** The purpose that the message claims, and how carriers treat it. */
  readonly context: ReviewContext;
  readonly maxSegments: number;
  /** Links, numbers and addresses that the message may repeat stand here. */
  readonly facts: string;
  /** Variables that it may use, such as `first_name`. */
  readonly variables: readonly string[];
}

/**
 * What a model wrote, if it can be offered: no blocker for its purpose, not too long, and no link,
 * number or address that is not given. Null otherwise.
 */
export function acceptCopy(text: string, { context, maxSegments, facts, variables }: CopyRules): ExaminedCopy | null {
  if (hasToken(text) || hasControlCharacters(text) || text.includes('{%')) return null;
  if (!statesOnly(text, facts)) return null;
  const examined = examineCopy(text, context);
  if (!examined.ok) return null;
  const { copy } = examined;
  if (copy.segments === 0 || copy.segments > maxSegments || hasBlocker(copy)) return null;
  return copy.variables.every((name) => variables.includes(name)) ? copy : null;
}

/** Whether every number, link and address of the text stands in the facts. */
export function statesOnly(text: string, facts: string): boolean {
  const known = new Set(numbersIn(facts));
  if (numbersIn(text).some((number) => !known.has(number))) return false;
  // Whole links: one that only begins like a given one leads elsewhere.
  const given = new Set(linksOf(facts).map((link) => link.toLowerCase()));
  if (linksOf(text).some((link) => !given.has(link.toLowerCase()))) return false;
  return !text.includes('@') || !hasContact(text) || hasContact(facts);
}

/** Digits with what belongs to them: `20`, `9.99`. */
export function numbersIn(text: string): string[] {
  const found = text.normalize('NFKC').match(/\p{Nd}+(?:[.,:]\p{Nd}+)*/gu) ?? [];
  return found.map((number) => number.replace(/[^\p{Nd}]/gu, '.'));
}

/** Line breaks are allowed; others make a message unreadable, and hide what it says. */
function hasControlCharacters(text: string): boolean {
  return /[\p{Cc}\u200B-\u200F\u202A-\u202E\u2066-\u2069]/u.test(text.replaceAll('\n', ''));
}
