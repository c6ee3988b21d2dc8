import type { NextAction } from '../next-actions.ts';
import type { Facts, Severity } from './rule.ts';
import { type AlertKind, ruleOf } from './rules.ts';

export type AlertState = 'open' | 'dismissed' | 'closed';

export interface AlertRow {
  readonly id: string;
  readonly account_id: string;
  readonly kind: AlertKind;
  readonly subject_id: string;
  readonly facts: Facts;
  readonly opened_at: Date;
  readonly dismissed_at: Date | null;
  readonly dismissed_by: string | null;
  readonly snoozed_until: Date | null;
  readonly closed_at: Date | null;
}

export interface Alert {
  readonly id: string;
  readonly account_id: string;
  readonly kind: AlertKind;
  readonly severity: Severity;
  readonly state: AlertState;
  /** Null: the account. */
  readonly subject_id: string | null;
  readonly summary: string;
  readonly opened_at: string;
  readonly dismissed_at: string | null;
  readonly dismissed_by: string | null;
  readonly snoozed_until: string | null;
  readonly closed_at: string | null;
  readonly next_actions: NextAction[];
}

/** A snooze that has ended leaves the alert open, without a worker. */
export function stateOf({ closed_at: closed, dismissed_at: dismissed, snoozed_until: until }: AlertRow, now: Date) {
  if (closed !== null) return 'closed';
  return dismissed !== null && (until === null || until > now) ? 'dismissed' : 'open';
}

const MAX_SUMMARY = 500;

export function presentAlert(row: AlertRow, now: Date): Alert {
  const rule = ruleOf(row.kind);
  const state = stateOf(row, now);
  return {
    id: row.id,
    account_id: row.account_id,
    kind: row.kind,
    severity: rule.severity,
    state,
    subject_id: row.subject_id === '' ? null : row.subject_id,
    summary: rule.summarize(row.facts).slice(0, MAX_SUMMARY),
    opened_at: row.opened_at.toISOString(),
    dismissed_at: row.dismissed_at?.toISOString() ?? null,
    dismissed_by: row.dismissed_by,
    snoozed_until: row.snoozed_until?.toISOString() ?? null,
    closed_at: row.closed_at?.toISOString() ?? null,
    next_actions: state === 'closed' ? [] : [...rule.nextActions(row.subject_id, row.facts)],
  };
}
