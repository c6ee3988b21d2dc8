import { isTripped } from '../../domain/webhooks/breaker.ts';
import { attempt, isCountedAttempt } from './attempt.ts';
import type { Queue } from './backlog.ts';
import { type DeliveryState, mayContinue } from './delivery-state.ts';
import { logAttempt } from './log-attempt.ts';
import { readEvents } from './read-events.ts';
import { countUnrecorded, writeNow, writeResults } from './write-results.ts';

/** One of the concurrent workers of a delivery: takes queue after queue until none is left. */
export async function deliverQueues(state: DeliveryState): Promise<void> {
  for (let queue = await nextQueue(state); queue !== null; queue = await nextQueue(state))
    await deliverQueue(state, queue);
}

async function nextQueue(state: DeliveryState): Promise<Queue | null> {
  const { backlog, changed } = state;
  while (mayContinue(state)) {
    // This many failures would open the breaker: their result is awaited before more attempts are
    // used.
    const queue = isTripped(state.unrecorded) ? 'blocked' : backlog.next();
    if (queue !== 'blocked') {
      readEvents(state);
      if (queue !== undefined) return queue;
    }
    writeNow(state);
    if (queue === undefined && state.reading === null && state.writing === null && backlog.idle) return null;
    await changed.raised();
  }
  return null;
}

/** One event after the other; after a failure the queue is left. */
async function deliverQueue(state: DeliveryState, queue: Queue): Promise<void> {
  const { parts, lease, options, backlog, unsaved } = state;
  let left = queue.events.length;
  for (const event of queue.events) {
    if (!mayContinue(state)) break;
    if (!(await lease.ensureCurrent())) {
      state.stopped = true;
      break;
    }
    left -= 1;
    state.attempted += 1;
    backlog.remove(1);
    const result = await attempt(parts, event, {
      url: lease.endpoint.url,
      secrets: state.secrets(),
      signal: options.cancelSignal,
    });
    logAttempt(parts.log, lease, result);
    unsaved.attempts.push(result);
    countUnrecorded(state, result, 1);
    if (isCountedAttempt(result)) lease.noteLatency(result.entry.latency_ms);
    if (result.outcome !== 'delivered') break;
    state.deliveredAt = performance.now();
    writeResults(state);
  }
  backlog.remove(left);
  unsaved.accounts.push(queue.accountId);
  writeResults(state);
}
