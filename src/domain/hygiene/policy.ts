import { KNOWN_CODES } from '../carrier-codes/code-book.ts';
import type { HygieneAction, InvalidReason } from '../invalid-reasons.ts';

/** `count` consecutive failures with this code, with no delivery in between, mean `reason`. */
export interface HygieneRule {
  readonly errorCode: string;
  readonly count: number;
  readonly reason: InvalidReason;
  readonly action: HygieneAction;
}

export interface PolicyRule extends HygieneRule {
  readonly origin: 'default' | 'account';
  /** The source of a default rule; null for an account's own rule. */
  readonly source: string | null;
}

/**
 * The default rules: what the table of codes says about numbers. A code that means a wrong number
 * counts at the first failure. A code that a phone without battery also causes counts only when
 * repeated, and never suppresses by itself.
 */
export const DEFAULT_RULES: readonly PolicyRule[] = KNOWN_CODES.flatMap(({ code, hygiene, source }) =>
  hygiene === null ? [] : [{ errorCode: code, ...hygiene, origin: 'default' as const, source }],
);

/**
 * The policy of an account, ordered by code: its own rules, plus the default rule for every code
 * without one.
 */
export function policyOf(own: readonly HygieneRule[]): readonly PolicyRule[] {
  const codes = new Set(own.map(({ errorCode }) => errorCode));
  const rules: readonly PolicyRule[] = [
    ...own.map(({ errorCode, count, reason, action }) => ({
      errorCode,
      count,
      reason,
      action,
      origin: 'account' as const,
      source: null,
    })),
    ...DEFAULT_RULES.filter(({ errorCode }) => !codes.has(errorCode)),
  ];
  return rules.toSorted((a, b) => (a.errorCode < b.errorCode ? -1 : 1));
}
