import { createBatcher } from '../batcher.ts';
import { isDatabaseUnavailable } from './connections/unavailable.ts';
import type { Database } from './database.ts';
import type { Transaction } from './sql.ts';

/** Works of one transaction: more would hold its locks for long. */
const MAX_WORKS = 20;
const DEADLINE_MS = 15_000;

/** What runs transactions. */
export type Transactions = Pick<Database, 'transaction'>;

/**
 * The transactions of a tenant, over connections for background work: one at a time, with all work
 * that arrived meanwhile, so that a tenant with much work waits for itself and the others get their
 * turn. What fails is tried again alone, so work must be safe to repeat. Works of one transaction
 * see what the others do, and their statements alternate.
 */
export function joinTransactions(database: Database): (tenantId: string) => Transactions {
  const add = createBatcher<{ tenantId: string; work: (tx: Transaction) => Promise<void> }, void>({
    groupOf: ({ tenantId }) => tenantId,
    concurrency: 1,
    maxItems: MAX_WORKS,
    deadlineMs: DEADLINE_MS,
    isOutage: isDatabaseUnavailable,
    processBatch: ([first, ...others]) =>
      first === undefined
        ? Promise.resolve([])
        : database
            .near(first.tenantId)
            .background.transaction((tx) => Promise.all([first, ...others].map(({ work }) => work(tx)))),
  });
  return (tenantId) => ({
    transaction: async <T>(work: (tx: Transaction) => Promise<T>): Promise<T> => {
      const answer: { value?: T } = {};
      await add({
        tenantId,
        work: async (tx) => {
          answer.value = await work(tx);
        },
      });
      return answer.value as T;
    },
  });
}
