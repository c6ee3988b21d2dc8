import type { AutomationPerformedAction, AutomationStateReason } from '../generated/types.ts';
import { batchStatement, statement } from '../platform/database/sql.ts';
import type { ReadRow } from '../platform/work/read-by-tenant.ts';

export interface DueRun {
  readonly tenant_id: string;
  readonly id: string;
}

/**
 * The oldest of each tenant after `$1`, by a bounded part of the partial index of pending runs.
 * Takes no locks.
 */
export const findDueRuns = batchStatement<
  [afterTenant: string, rows: number, now: Date, perTenant: number],
  DueRun & ReadRow
>(
  'automation.find_due_runs',
  `SELECT tenant_id, id, read
     FROM (SELECT tenant_id, id, due_at, count(*) OVER ()::int AS read,
                  row_number() OVER (PARTITION BY tenant_id ORDER BY due_at, id) AS nth
             FROM (SELECT tenant_id, due_at, id FROM automation_runs
                    WHERE state = 'pending' AND due_at <= $3 AND tenant_id > $1 ORDER BY tenant_id, due_at, id LIMIT $2) r) due
    WHERE nth <= $4 ORDER BY tenant_id, nth`,
);

export interface ClaimedRun {
  readonly id: string;
  readonly account_id: string;
  readonly rule_id: string;
  readonly key_id: string;
  readonly depth: number;
  readonly root_id: string | null;
  readonly attempt: number;
  readonly actions: readonly AutomationPerformedAction[];
  readonly rule_name: string;
  readonly rule_state: 'enabled' | 'disabled';
  readonly rule_reason: AutomationStateReason | null;
  readonly fingerprint: string | null;
  readonly key_expires_at: Date | null;
  readonly key_revoked_at: Date | null;
}

/**
 * Sets `due_at` to the end of the lease, so that a run is due again if this process dies. A second
 * worker that waits for the row finds it no longer due. Runs of one contact are in progress one
 * after the other, in the order in which they were started; one that waits for a retry holds up
 * none.
 */
export const claimRun = batchStatement<[tenantId: string, id: string, now: Date, until: Date], ClaimedRun>(
  'automation.claim_run',
  `WITH claimed AS (
     UPDATE automation_runs r SET due_at = $4, running_until = $4, attempt = attempt + 1
      WHERE r.tenant_id = $1 AND r.id = $2 AND r.state = 'pending' AND r.due_at <= $3
        AND NOT EXISTS (SELECT FROM automation_runs o
                         WHERE o.tenant_id = $1 AND o.contact_id = r.contact_id AND o.state = 'pending' AND o.id < r.id
                           AND (o.due_at <= $3 OR o.running_until > $3))
     RETURNING id, account_id, rule_id, key_id, depth, root_id, attempt, actions)
   SELECT c.*, u.name AS rule_name, u.state AS rule_state, u.state_reason AS rule_reason,
          k.fingerprint, k.expires_at AS key_expires_at, k.revoked_at AS key_revoked_at
     FROM claimed c JOIN automation_rules u ON u.tenant_id = $1 AND u.id = c.rule_id
     LEFT JOIN api_keys k ON k.tenant_id = $1 AND k.id = c.key_id AND k.account_id = c.account_id`,
);

/**
 * Only while `due_at` is the lease's: otherwise the run was taken over, and its next worker records
 * it.
 */
export const saveRun = batchStatement<
  [
    tenantId: string,
    id: string,
    until: Date,
    state: string,
    reason: string | null,
    actions: string,
    dueAt: Date,
    finishedAt: Date | null,
    uncounted: number,
  ],
  { id: string }
>(
  'automation.save_run',
  `UPDATE automation_runs SET state = $4, reason = $5, actions = $6::jsonb, due_at = $7, running_until = NULL, finished_at = $8, attempt = attempt - $9
    WHERE tenant_id = $1 AND id = $2 AND state = 'pending' AND due_at = $3 RETURNING id`,
);

export const clearFailures = statement<[tenantId: string, ruleId: string]>(
  'automation.clear_failures',
  'UPDATE automation_rules SET failures = 0 WHERE tenant_id = $1 AND id = $2 AND failures > 0',
);

/** Returns whether the rule has now failed as often in a row as it may. */
export const addFailure = statement<[tenantId: string, ruleId: string], { is_last: boolean }>(
  'automation.add_failure',
  `UPDATE automation_rules SET failures = failures + 1 WHERE tenant_id = $1 AND id = $2 AND state = 'enabled'
   RETURNING failures >= max_failures AS is_last`,
);
