import type { Transaction } from '../../platform/database/sql.ts';
import { intern } from '../../platform/intern.ts';
import type { CountedAttempt } from './attempt.ts';
import type { EndpointKey } from './endpoint.ts';
import { allowScans, findMoved, markEvents, readByCtid } from './mark-attempted-queries.ts';

type Kind = Pick<CountedAttempt, 'outcome' | 'dueAt' | 'entry' | 'event'>;

/**
 * Records attempts on their events. Many attempts share times and results, so each distinct
 * combination is sent and parsed once.
 */
export async function markAttempted(tx: Transaction, key: EndpointKey, made: readonly CountedAttempt[]): Promise<void> {
  const marked = await mark(
    tx,
    key,
    made,
    made.map(({ event }) => event.ctid),
  );
  if (marked === made.length) return;
  const ids = made.map(({ event }) => event.id);
  const moved = await tx.rows(findMoved, key.tenantId, key.endpointId, ids);
  const ctids = new Map(moved.map(({ id, ctid }) => [id, ctid]));
  const found = made.filter(({ event }) => ctids.has(event.id));
  await mark(
    tx,
    key,
    found,
    found.map(({ event }) => ctids.get(event.id) as string),
  );
}

/** Returns how many were marked: those whose rows are still at the given ctids. */
async function mark(
  tx: Transaction,
  key: EndpointKey,
  made: readonly CountedAttempt[],
  ctids: readonly string[],
): Promise<number> {
  const { numberOf, items } = intern(keyOf);
  const params = [
    key.tenantId,
    made.map(({ event }) => event.id),
    ctids,
    made.map(numberOf),
    items.map(({ outcome }) => (outcome === 'failed' ? 'pending' : outcome)),
    items.map(({ dueAt }) => dueAt),
    items.map(({ entry }) => JSON.stringify(entry)),
    items.map(({ event }) => event.attempt),
    key.endpointId,
  ] as const;
  const [, marked] = await Promise.all([tx.run(readByCtid), tx.run(markEvents, ...params), tx.run(allowScans)]);
  return marked;
}

const keyOf = ({ outcome, dueAt, entry, event }: Kind): string =>
  `${event.attempt} ${outcome} ${dueAt.getTime()} ${entry.at.getTime()} ${entry.status} ${entry.latency_ms} ${entry.error} ${entry.response_excerpt}`;
