import { APPROVAL_POLL_MS, backoffMs, MAX_ATTEMPTS } from '../domain/automation/outcome.ts';
import type { AutomationPerformedAction, AutomationStateReason } from '../generated/types.ts';
import type { Database } from '../platform/database/database.ts';
import type { OnFailure } from '../platform/for-each-isolated.ts';
import { readByTenant } from '../platform/work/read-by-tenant.ts';
import { createRunner, type Runner } from '../platform/work/runner.ts';
import { type Callers, type Performed, performActions } from './perform-actions.ts';
import { disableRule } from './rules.ts';
import {
  addFailure,
  type ClaimedRun,
  claimRun,
  clearFailures,
  type DueRun,
  findDueRuns,
  saveRun,
} from './run-queries.ts';

export type RunOutcome = 'succeeded' | 'refused' | 'failed' | 'stopped' | 'retried';

/** A rule that a run has disabled. */
export interface DisabledRule {
  readonly tenantId: string;
  readonly accountId: string;
  readonly ruleId: string;
  readonly name: string;
  readonly reason: AutomationStateReason;
}

export interface PerformParts extends Callers {
  readonly database: Database;
  readonly clock: () => Date;
  /** From 0 to 1: the jitter of retries. */
  readonly random: () => number;
  /** A claimed run is due again after this time, in case the worker dies. */
  readonly leaseMs: number;
  readonly onFailure: OnFailure;
  readonly onOutcome: (outcome: RunOutcome) => void;
  readonly onDisabled: (rule: DisabledRule) => void;
}

/** Runs of one tenant that are found at a time. */
const BATCH = 100;
const TENANTS = { rows: 1_000, maxTenants: 1_000 };
/** The runs of a tenant end in their order, so that a failing rule is disabled in time. */
const PLACES = { places: 4, perTenant: 1 };

/** How an attempt ends. Without `finish`, the run is tried again. */
interface Ending {
  readonly outcome: RunOutcome;
  readonly reason: string | null;
  readonly actions: readonly AutomationPerformedAction[];
  readonly retryInMs?: number;
  /** Whether the attempt counts. */
  readonly counts?: boolean;
  /** Disables the rule for this reason. */
  readonly disables?: 'key_revoked' | 'key_expired' | 'loop';
}

/**
 * Performs the runs that are due. Each action has an idempotency key of its own, so that a worker
 * that dies between an action and its record repeats nothing.
 */
export function createRunPerformer(parts: PerformParts): Runner {
  return createRunner({
    ...PLACES,
    onFailure: parts.onFailure,
    clock: parts.clock,
    find: (_busyTenants, at) =>
      readByTenant(TENANTS, (after, rows) => parts.database.rows(findDueRuns, after, rows, at, BATCH)),
    work: (run) => performRun(parts, run),
  });
}

async function performRun(parts: PerformParts, { tenant_id: tenantId, id }: DueRun): Promise<boolean> {
  const { database, clock, leaseMs } = parts;
  const now = clock();
  const until = new Date(now.getTime() + leaseMs);
  const run = await database.row(claimRun, tenantId, id, now, until);
  if (run === null) return false;
  await record(parts, tenantId, run, until, await attempt(parts, tenantId, run, now));
  return true;
}

async function attempt(parts: PerformParts, tenantId: string, run: ClaimedRun, now: Date): Promise<Ending> {
  const { actions } = run;
  if (run.rule_state === 'disabled') {
    const ended = run.rule_reason === 'key_revoked' || run.rule_reason === 'key_expired';
    return { outcome: 'stopped', reason: ended ? run.rule_reason : 'rule_disabled', actions };
  }
  const keyEnded = endOfKey(run, now);
  if (keyEnded !== null || run.fingerprint === null)
    return { outcome: 'stopped', reason: keyEnded, actions, disables: keyEnded ?? 'key_revoked' };
  if (run.attempt > MAX_ATTEMPTS) return { outcome: 'failed', reason: 'retries_exhausted', actions };
  const owner = { tenantId, accountId: run.account_id };
  return endingOf(await performActions(parts, owner, run, run.fingerprint), run.attempt, parts.random());
}

function endOfKey({ fingerprint, key_revoked_at: revoked, key_expires_at: expires }: ClaimedRun, now: Date) {
  if (fingerprint === null || revoked !== null) return 'key_revoked';
  return expires !== null && expires <= now ? 'key_expired' : null;
}

function endingOf({ actions, failure }: Performed, attempts: number, random: number): Ending {
  if (failure === null) return { outcome: 'succeeded', reason: null, actions };
  const { kind, error } = failure;
  const reason = String(error.code);
  if (kind === 'key_ended') return { outcome: 'stopped', reason: 'key_revoked', actions, disables: 'key_revoked' };
  if (kind === 'loop') return { outcome: 'stopped', reason: 'loop', actions, disables: 'loop' };
  if (kind === 'waiting') return { outcome: 'retried', reason, actions, retryInMs: APPROVAL_POLL_MS, counts: false };
  if (kind !== 'retry') return { outcome: kind, reason, actions };
  if (attempts >= MAX_ATTEMPTS) return { outcome: 'failed', reason: 'retries_exhausted', actions };
  return { outcome: 'retried', reason, actions, retryInMs: backoffMs(attempts, error.data, random) };
}

/** Records the run together with what it means for the rule. */
async function record(
  { database, clock, onOutcome, onDisabled }: PerformParts,
  tenantId: string,
  run: ClaimedRun,
  until: Date,
  { outcome, reason, actions, retryInMs, counts = true, disables }: Ending,
): Promise<void> {
  const now = clock();
  const [state, dueAt] = retryInMs === undefined ? [outcome, now] : ['pending', new Date(now.getTime() + retryInMs)];
  const disabledFor = await database.transaction(async (tx) => {
    const text = JSON.stringify(actions);
    const finishedAt = state === 'pending' ? null : now;
    const saved = await tx.row(
      saveRun,
      tenantId,
      run.id,
      until,
      state,
      reason,
      text,
      dueAt,
      finishedAt,
      counts ? 0 : 1,
    );
    // Taken over by another worker, or deleted with its rule.
    if (saved === null) return null;
    if (outcome === 'succeeded') await tx.run(clearFailures, tenantId, run.rule_id);
    const isLast = outcome === 'failed' && (await tx.row(addFailure, tenantId, run.rule_id))?.is_last === true;
    const why = disables ?? (isLast ? 'failures' : null);
    const owner = { tenantId, accountId: run.account_id };
    return why !== null && (await disableRule(tx, owner, run.rule_id, why, now)) ? why : null;
  });
  onOutcome(outcome);
  if (disabledFor === null) return;
  const { account_id: accountId, rule_id: ruleId, rule_name: name } = run;
  onDisabled({ tenantId, accountId, ruleId, name, reason: disabledFor });
}
