import type { Owner } from '../domain/account.ts';
import { emitAlerts } from '../events/outbox/emit-alerts.ts';
import type { Database } from '../platform/database/database.ts';
import { forEachIsolated } from '../platform/for-each-isolated.ts';
import { newId } from '../platform/ids.ts';
import type { WorkKind } from '../platform/work/kind.ts';
import type { Claim, Next } from '../platform/work/worker.ts';
import { type Alert, type AlertRow, presentAlert } from './alert.ts';
import { closeEnded, openAlerts } from './queries.ts';
import { type Found, MAX_FOUND } from './rule.ts';
import { ALERT_KINDS, type AlertKind, ruleOf } from './rules.ts';

/** Evaluations of the rules, one row per account. */
export const ALERT_CHECKS: WorkKind = {
  name: 'alert_checks',
  table: 'alert_checks',
  id: 'account_id',
  due: 'due_at',
};

export const ALERT_INTERVAL_MS = 5 * 60_000;

/** Evaluates all rules of an account; it is due again after the interval. */
export async function checkAlerts(database: Database, { tenantId, id, now }: Claim): Promise<Next> {
  await evaluateAlerts(database, { tenantId, accountId: id }, now);
  return new Date(now.getTime() + ALERT_INTERVAL_MS);
}

/**
 * Opens an alert for each cause that is new, and closes those whose cause has ended. Rules read
 * without a transaction; what they found is written in one, with its events. A rule that fails
 * holds up no other: its alerts stay as they are, and the evaluation fails at its end.
 */
export async function evaluateAlerts(database: Database, owner: Owner, now: Date): Promise<void> {
  const failures: unknown[] = [];
  const onFailure = (error: unknown): void => {
    failures.push(error);
  };
  const evaluated: AlertKind[] = [];
  const found: (Found & { readonly kind: AlertKind })[] = [];
  await forEachIsolated(ALERT_KINDS, onFailure, async (kind) => {
    for (const one of (await ruleOf(kind).find(database, owner, now)).slice(0, MAX_FOUND)) found.push({ kind, ...one });
    evaluated.push(kind);
  });
  const kinds = found.map(({ kind }) => kind);
  const subjects = found.map(({ subject_id: id }) => id);
  await database.transaction(async (tx) => {
    const { tenantId, accountId } = owner;
    const closed = await tx.rows(closeEnded, tenantId, accountId, evaluated, kinds, subjects, now);
    const ids = found.map(() => newId('alr', now.getTime()));
    const facts = found.map((one) => JSON.stringify(one.facts));
    const changed =
      found.length === 0 ? [] : await tx.rows(openAlerts, tenantId, accountId, ids, kinds, subjects, facts, now);
    // One that was open already keeps its id.
    const opened = changed.filter(({ id }) => ids.includes(id));
    const present = (row: AlertRow): Alert => presentAlert(row, now);
    await emitAlerts(tx, owner, { opened: opened.map(present), closed: closed.map(present) }, now);
  });
  if (failures.length > 0) throw failures[0];
}
