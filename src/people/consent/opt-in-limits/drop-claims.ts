import { type Sql, statement } from '../../../platform/database/sql.ts';
import { NUMBER_WINDOW_MS } from './claim-number.ts';

const BATCH = 1_000;

/** Uses opt_in_number_claims_asked_at_idx. A number that is asked meanwhile keeps its row. */
const drop = statement<[before: Date, limit: number]>(
  'consent.drop_opt_in_number_claims',
  `DELETE FROM opt_in_number_claims WHERE asked_at <= $1
      AND phone_hash IN (SELECT phone_hash FROM opt_in_number_claims WHERE asked_at <= $1 ORDER BY asked_at LIMIT $2)`,
);

/** Deletes the requests that the limit no longer counts. Returns whether more may be due. */
export async function dropNumberClaims(sql: Sql, now: Date): Promise<boolean> {
  return (await sql.run(drop, new Date(now.getTime() - NUMBER_WINDOW_MS), BATCH)) === BATCH;
}
