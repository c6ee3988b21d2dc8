import { createTurns } from '../turns.ts';
import { isDatabaseUnavailable } from './connections/unavailable.ts';
import type { Database } from './database.ts';
import type { Transaction } from './sql.ts';

/** What runs transactions. */
export type Transactions = Pick<Database, 'transaction'>;

/** What a tenant has to do in a transaction. */
interface Work {
  readonly order: string;
  readonly run: (tx: Transaction) => Promise<void>;
  readonly done: () => void;
  readonly fail: (error: unknown) => void;
}

/** Works of one transaction: more would hold its locks for long. */
const MAX_WORKS = 50;

/**
 * Transactions of tenants, over connections for background work: of each tenant one at a time, with
 * all work that has come until it begins. So tenants take turns, and one with much work waits for
 * itself. The works of a transaction begin in their order, which must be that of what they lock,
 * and then alternate. When one fails, all are tried again alone, so they must be safe to repeat.
 */
export function joinTransactions(
  database: Database,
  places: number,
): (tenantId: string, order: string) => Transactions {
  const transact = (tenantId: string, works: readonly Work[]): Promise<void> =>
    database.near(tenantId).background.transaction(async (tx) => {
      // The transaction must not end while a work still sends statements.
      const ends = await Promise.allSettled(works.map(({ run }) => run(tx)));
      for (const end of ends) if (end.status === 'rejected') throw end.reason;
    });

  const settle = async (tenantId: string, works: readonly Work[]): Promise<void> => {
    try {
      await transact(tenantId, works);
      for (const { done } of works) done();
    } catch (error) {
      if (works.length === 1 || isDatabaseUnavailable(error)) for (const { fail } of works) fail(error);
      else for (const work of works) await settle(tenantId, [work]);
    }
  };

  const turns = createTurns<Work>({ places, maxItems: MAX_WORKS }, (tenantId, works) =>
    settle(
      tenantId,
      works.toSorted((one, other) => (one.order < other.order ? -1 : Number(one.order > other.order))),
    ),
  );
  return (tenantId, order) => ({
    transaction: async <T>(work: (tx: Transaction) => Promise<T>): Promise<T> => {
      const answer: { value?: T } = {};
      const run = async (tx: Transaction): Promise<void> => {
        answer.value = await work(tx);
      };
      await new Promise<void>((done, fail) => turns.add(tenantId, { order, run, done, fail }));
      return answer.value as T;
    },
  });
}
