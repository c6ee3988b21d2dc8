import { findRealNumber } from '../../../carriers/numbers/real-numbers.ts';
import type { Owner } from '../../../domain/account.ts';
import { DAY_MS } from '../../../domain/durations.ts';
import { globalHashOf, type NumberHasher } from '../../../platform/crypto/number-hasher.ts';
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

/**
 * Counts an opt-in request to a number; false when the number was asked too often, and then nothing
 * may be sent. Requests of an account whose messages are only simulated reach no phone, so they
 * count for that account alone: all newcomers try the numbers of the guides. Only the current
 * secret's hash is used: a new secret forgets the requests of a day.
 */
export async function claimNumber(
  tx: Sql,
  owner: Owner,
  phone: string,
  hashesOf: NumberHasher,
  now: Date,
): Promise<boolean> {
  const isReal = (await findRealNumber(tx, owner)) !== null;
  const hash = isReal ? globalHashOf(hashesOf, phone) : hashesOf(owner, phone)[0];
  return (await tx.row(claim, hash, now, new Date(now.getTime() - NUMBER_WINDOW_MS))) !== null;
}
