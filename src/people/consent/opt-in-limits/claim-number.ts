import { findRealNumber } from '../../../carriers/numbers/real-numbers.ts';
import type { Owner } from '../../../domain/account.ts';
import { DAY_MS } from '../../../domain/durations.ts';
import { globalHashesOf, type NumberHasher } from '../../../platform/crypto/number-hasher.ts';
import { type Sql, statement } from '../../../platform/database/sql.ts';

/**
 * Opt-in requests to one number within `NUMBER_WINDOW_MS`, over all accounts and programs. Anyone
 * can enter a stranger's number, in any number of accounts. Two leave room for a person who signs
 * up at two companies on one day. A row holds two times, so a higher limit needs more columns.
 */
export const MAX_PER_NUMBER = 2;
export const NUMBER_WINDOW_MS = DAY_MS;

/**
 * The row lock makes concurrent requests of all accounts wait for each other, and the second of
 * them sees what the first wrote. Returns no row when both times are within the window.
 */
const claim = statement<[phoneHash: string, now: Date, windowStart: Date], { phone_hash: string }>(
  'consent.claim_opt_in_number',
  `INSERT INTO opt_in_number_claims AS c (phone_hash, asked_at) VALUES ($1, $2)
   ON CONFLICT (phone_hash) DO UPDATE SET asked_before_at = c.asked_at, asked_at = EXCLUDED.asked_at
    WHERE c.asked_before_at IS NULL OR c.asked_before_at <= $3
   RETURNING phone_hash`,
);

const carryOver = statement<[phoneHash: string, previousHashes: readonly string[]]>(
  'consent.carry_over_opt_in_number',
  `INSERT INTO opt_in_number_claims (phone_hash, asked_at, asked_before_at)
   SELECT $1, asked_at, asked_before_at FROM opt_in_number_claims WHERE phone_hash = ANY ($2) ORDER BY asked_at DESC LIMIT 1
   ON CONFLICT DO NOTHING`,
);

/**
 * Counts an opt-in request to a number; false when the number was asked too often, and then nothing
 * may be sent. Requests of an account whose messages are only simulated reach no phone, so they
 * count for that account alone: all newcomers try the numbers of the guides. Requests that were
 * counted under a previous secret count as well.
 */
export async function claimNumber(
  tx: Sql,
  owner: Owner,
  phone: string,
  hashesOf: NumberHasher,
  now: Date,
): Promise<boolean> {
  const isReal = (await findRealNumber(tx, owner)) !== null;
  const [hash, ...previous] = isReal ? globalHashesOf(hashesOf, phone) : hashesOf(owner, phone);
  if (previous.length > 0) await tx.run(carryOver, hash, previous);
  return (await tx.row(claim, hash, now, new Date(now.getTime() - NUMBER_WINDOW_MS))) !== null;
}
