import type { Owner } from '../domain/account.ts';
import type { NextAction } from '../next-actions.ts';
import type { Sql } from '../platform/database/sql.ts';

export type Severity = 'critical' | 'warning' | 'info';

/** What a rule found, as it is stored: names, figures and reasons, but no personal data. */
export type Facts = Readonly<Record<string, string | number | null>>;

export interface Found {
  /** What it is about; empty: the account. */
  readonly subject_id: string;
  readonly facts: Facts;
}

export interface AlertRule {
  readonly severity: Severity;
  /** Everything that is wrong now, at most `MAX_FOUND`; what it no longer returns has ended. */
  readonly find: (sql: Sql, owner: Owner, now: Date) => Promise<readonly Found[]>;
  /** One sentence: what is wrong. */
  readonly summarize: (facts: Facts) => string;
  /** Calls that are valid as they stand, or with what they need. */
  readonly nextActions: (subjectId: string, facts: Facts) => readonly NextAction[];
}

/** Alerts of one rule and account that are open at the same time. */
export const MAX_FOUND = 20;
