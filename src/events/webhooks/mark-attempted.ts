import type { Transaction } from '../../platform/database/sql.ts';
import { intern } from '../../platform/intern.ts';
import type { CountedAttempt } from './attempt.ts';
import type { EndpointKey } from './endpoint.ts';
import { joinRowByRow, markMoved, markUnmoved } from './mark-attempted-queries.ts';

type Kind = Pick<CountedAttempt, 'outcome' | 'dueAt' | 'entry' | 'event'>;

/**
 * Records attempts on their events. Many attempts share times and results, so each distinct
 * combination is sent and parsed once.
 */
export async function markAttempted(tx: Transaction, key: EndpointKey, made: readonly CountedAttempt[]): Promise<void> {
  const { numberOf, items } = intern(keyOf);
  const params = [
    key.tenantId,
    made.map(({ event }) => event.id),
    made.map(({ event }) => event.ctid),
    made.map(numberOf),
    items.map(({ outcome }) => (outcome === 'failed' ? 'pending' : outcome)),
    items.map(({ dueAt }) => dueAt),
    items.map(({ entry }) => JSON.stringify(entry)),
    items.map(({ event }) => event.attempt),
    key.endpointId,
  ] as const;
  const [, marked] = await Promise.all([tx.run(joinRowByRow), tx.run(markUnmoved, ...params)]);
  if (marked < made.length) await tx.run(markMoved, ...params);
}

const keyOf = ({ outcome, dueAt, entry, event }: Kind): string =>
  `${event.attempt} ${outcome} ${dueAt.getTime()} ${entry.at.getTime()} ${entry.status} ${entry.latency_ms} ${entry.error} ${entry.response_excerpt}`;
