import { numbered } from '../../platform/numbered.ts';
import type { Transaction } from '../../platform/sql.ts';
import type { MadeAttempt } from './attempt.ts';
import { joinRowByRow, markInPlace, markMoved } from './mark-attempted-queries.ts';

type Kind = Pick<MadeAttempt, 'outcome' | 'dueAt' | 'entry' | 'event'>;

/**
 * Writes attempts down at their events. Of a quick receiver's hundreds many began and ended in the same milliseconds with the same answer:
 * each such kind is written out, sent and read once.
 */
export async function markAttempted(tx: Transaction, tenantId: string, made: readonly MadeAttempt[]): Promise<void> {
  const { numberOf, met } = numbered(nameOf);
  const params = [
    tenantId,
    made.map(({ event }) => event.id),
    made.map(({ event }) => event.place),
    made.map(numberOf),
    met.map(({ outcome }) => (outcome === 'failed' ? 'pending' : outcome)),
    met.map(({ dueAt }) => dueAt),
    met.map(({ entry }) => JSON.stringify(entry)),
    met.map(({ event }) => event.attempt),
  ] as const;
  const [, marked] = await Promise.all([tx.run(joinRowByRow), tx.run(markInPlace, ...params)]);
  if (marked < made.length) await tx.run(markMoved, ...params);
}

const nameOf = ({ outcome, dueAt, entry, event }: Kind): string =>
  `${event.attempt} ${outcome} ${dueAt.getTime()} ${entry.at.getTime()} ${entry.status} ${entry.latency_ms} ${entry.error} ${entry.response_excerpt}`;
