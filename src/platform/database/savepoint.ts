import { batchStatement, type Sql } from './sql.ts';

const save = batchStatement<[]>('savepoint.save', 'SAVEPOINT part');
const release = batchStatement<[]>('savepoint.release', 'RELEASE SAVEPOINT part');
const rollBack = batchStatement<[]>('savepoint.roll_back', 'ROLLBACK TO SAVEPOINT part');

/**
 * Runs part of a transaction. When it throws, only this part is rolled back, and the transaction
 * can continue. Parts must not overlap.
 */
export async function inSavepoint<T>(tx: Sql, work: () => Promise<T>): Promise<T> {
  await tx.run(save);
  try {
    const answer = await work();
    await tx.run(release);
    return answer;
  } catch (error) {
    await tx.run(rollBack);
    throw error;
  }
}
