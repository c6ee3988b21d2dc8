import type { TestApp } from './app.ts';

/** Puts an account into a state that operators and payments bring about. */
export async function stand(app: TestApp, accountId: string, state: string): Promise<void> {
  await app.parts.database.pool.query('UPDATE accounts SET state = $2 WHERE id = $1', [accountId, state]);
}
