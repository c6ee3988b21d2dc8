import { type DeliveryState, mayContinue, stopWith } from './delivery-state.ts';

/** Starts to read the next due events when half of the prefetched ones are used. */
export function readEvents(state: DeliveryState): void {
  const { backlog, prefetch, parts, changed } = state;
  if (state.reading !== null || state.exhausted || !mayContinue(state)) return;
  if (backlog.waiting > prefetch.maxEvents / 2) return;
  prefetch.adjust(state.attempted);
  const limit = roomFor(state);
  if (limit <= 0) return;
  const before = state.refreshes;
  state.reading = backlog
    .read(limit, parts.clock())
    .then(
      (found) => {
        state.exhausted = !found && state.refreshes === before;
      },
      (error: unknown) => stopWith(state, error),
    )
    .finally(() => {
      state.reading = null;
      changed.raise();
    });
}

/** How many more events may be prefetched; a probe needs one. */
function roomFor({ options, attempted, backlog, prefetch, unsaved, probe }: DeliveryState): number {
  const left = options.limit - attempted - backlog.waiting;
  const free = prefetch.maxEvents - backlog.waiting - unsaved.attempts.length;
  return Math.min(probe ? 1 - attempted - backlog.waiting : free, left);
}
