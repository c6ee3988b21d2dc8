import type { TestApp } from './app.ts';

/** Sets an account to a state that normally results from operators and payments. */
export async function stand(app: TestApp, accountId: string, state: string): Promise<void> {
  await app.parts.database.pool.query('UPDATE accounts SET state = $2 WHERE id = $1', [accountId, state]);
}
