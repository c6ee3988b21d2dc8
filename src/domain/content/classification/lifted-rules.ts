import type { ContentRule } from './finding.ts';
import { CONTENT_RULES } from './rules.ts';

/** The rules that can block a message, and that the operator can lift for an account. */
export const liftedRules: readonly ContentRule[] = (Object.keys(CONTENT_RULES) as ContentRule[]).filter((rule) =>
  CONTENT_RULES[rule].treatment.startsWith('forbidden'),
);
