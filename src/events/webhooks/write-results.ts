import { type AttemptResult, isCountedAttempt } from './attempt.ts';
import { type DeliveryCounts, type DeliveryState, markRefreshed, mayContinue, stopWith } from './delivery-state.ts';
import { recordAttempts } from './record-attempts.ts';

/** Maximum attempts recorded in one transaction. */
const BATCH = 250;
const WRITE_AFTER_MS = 20;

/**
 * Records results in batches, but immediately when a worker is idle: its next queue may depend on
 * them.
 */
export function writeResults(state: DeliveryState): void {
  const { attempts, accounts } = state.unsaved;
  if (mayContinue(state) && attempts.length < BATCH && (state.backlog.ready > 0 || accounts.length === 0))
    state.writeTimer ??= setTimeout(() => writeNow(state), WRITE_AFTER_MS);
  else writeNow(state);
}

export function writeNow(state: DeliveryState): void {
  const { unsaved, changed } = state;
  clearTimeout(state.writeTimer);
  state.writeTimer = undefined;
  if (state.writing !== null || (unsaved.attempts.length === 0 && unsaved.accounts.length === 0)) return;
  const attempts = unsaved.attempts.splice(0);
  const accounts = unsaved.accounts.splice(0);
  state.writing = record(state, attempts, accounts)
    .catch((error: unknown) => stopWith(state, error))
    .finally(() => {
      state.writing = null;
      for (const result of attempts) countUnrecorded(state, result, -1);
      changed.raise();
      writeResults(state);
    });
}

export function countUnrecorded({ unrecorded }: DeliveryState, result: AttemptResult, step: 1 | -1): void {
  if (!isCountedAttempt(result)) return;
  unrecorded.attempts += step;
  if (result.outcome !== 'delivered') unrecorded.failures += step;
}

async function record(
  state: DeliveryState,
  attempts: readonly AttemptResult[],
  accounts: readonly string[],
): Promise<void> {
  const { parts, lease, probe, counts, backlog } = state;
  if (attempts.length > 0 && !(await recordAttempts(parts.transactions, lease, { attempts, probe }, parts.clock())))
    state.stopped = true;
  if (!state.stopped) state.probe = false;
  if (!lease.lost) for (const { outcome } of attempts) if (isCounted(outcome)) counts[outcome] += 1;
  for (const accountId of accounts) backlog.releaseAccount(accountId);
  if (accounts.length > 0) markRefreshed(state);
}

function isCounted(outcome: AttemptResult['outcome']): outcome is keyof DeliveryCounts {
  return outcome !== 'gone' && outcome !== 'unsent';
}
