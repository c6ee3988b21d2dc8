import type { TestApp } from './app.ts';

/** Lets a test ask the numbers that earlier tests of the file have asked at the same time. */
export async function forgetOptInRequests(app: TestApp): Promise<void> {
  await app.parts.database.pool.query('DELETE FROM opt_in_number_claims');
}
