import type { Owner } from '../../domain/account.ts';
import { parseSender } from '../../domain/parse-sender.ts';
import { type SkillError, unprocessable } from '../../errors.ts';
import { type Sql, statement } from '../../platform/database/sql.ts';
import type { IdPrefix } from '../../platform/ids.ts';
import { isSimulatedPhone } from '../simulator/pick-phone.ts';
import { claimPhone } from './claim-phone.ts';
import { lockAccount, type NumberRow } from './queries.ts';

/**
 * Carriers fine the same message from many numbers as snowshoeing (T-Mobile, $1,000 per violation;
 * messaging rules, section 6).
 */
const MAX_NUMBERS = 10;

const countNumbers = statement<[tenantId: string, accountId: string], { active: number; defaults: number }>(
  'numbers.count',
  `SELECT count(*) AS active, count(*) FILTER (WHERE is_default) AS defaults FROM phone_numbers
    WHERE tenant_id = $1 AND account_id = $2 AND state = 'active'`,
);

/**
 * Assigns an available number to the account, as its default when it has none. Only the first call
 * for a number succeeds.
 */
export async function acquireNumber(
  tx: Sql,
  { tenantId, accountId }: Owner,
  {
    phone,
    rate,
    now,
    newId,
  }: {
    readonly phone: string;
    readonly rate: number;
    readonly now: Date;
    readonly newId: (prefix: IdPrefix) => string;
  },
): Promise<NumberRow> {
  if (!isSimulatedPhone(phone)) throw notAvailable();
  await tx.run(lockAccount, tenantId, accountId);
  const has = await tx.row(countNumbers, tenantId, accountId);
  if ((has?.active ?? 0) >= MAX_NUMBERS)
    throw unprocessable('too_many_numbers', `An account can have at most ${MAX_NUMBERS} numbers. Release one first.`, {
      nextActions: [{ skill: 'phone-numbers.list', params: { state: 'active' }, why: 'Lists the active numbers.' }],
    });
  const id = newId('num');
  // Simulated short codes are American.
  const sender = parseSender(phone, 'US');
  if (!sender.ok) throw notAvailable();
  const { type, country } = sender;
  const isDefault = (has?.defaults ?? 0) === 0;
  const wanted = { id, phone, country: country ?? 'US', type, carrier: 'simulator', rate, isDefault };
  const number = await claimPhone(tx, { tenantId, accountId }, wanted, now);
  if (number === null) throw notAvailable();
  return number;
}

function notAvailable(): SkillError {
  return unprocessable('number_not_available', 'This number is not available. Search for another one.', {
    nextActions: [{ skill: 'phone-numbers.search', params: {}, why: 'Searches for available numbers.' }],
  });
}
