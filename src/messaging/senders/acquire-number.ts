import { parsePhone } from '../../domain/phone.ts';
import { type SkillError, unprocessable } from '../../errors.ts';
import type { IdPrefix } from '../../platform/ids.ts';
import { type Sql, statement } from '../../platform/sql.ts';
import { isSimulatedPhone } from '../carriers/simulator/pick-phone.ts';
import type { Owner } from '../tenancy.ts';
import { lockAccount, type NumberRow } from './queries.ts';
import { takePhone } from './take-phone.ts';

/** One text from many numbers is what carriers fine as snowshoeing (T-Mobile, $1,000 a violation; messaging rules, section 6). */
const MOST_NUMBERS = 10;

const countNumbers = statement<[tenantId: string, accountId: string], { active: number; defaults: number }>(
  'senders.count',
  `SELECT count(*) AS active, count(*) FILTER (WHERE is_default) AS defaults FROM sender_numbers
    WHERE tenant_id = $1 AND account_id = $2 AND state = 'active'`,
);

/** A number that is on offer becomes the account's; its default sender when it has none. Each call but the first with it is too late. */
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
  if (!isSimulatedPhone(phone)) throw notOnOffer();
  await tx.run(lockAccount, tenantId, accountId);
  const has = await tx.row(countNumbers, tenantId, accountId);
  if ((has?.active ?? 0) >= MOST_NUMBERS)
    throw unprocessable('too_many_numbers', `An account has at most ${MOST_NUMBERS} numbers. Give one back first.`, {
      nextActions: [{ skill: 'phone-numbers.list', params: { state: 'active' }, why: 'Lists the numbers there are.' }],
    });
  const id = newId('num');
  const parsed = parsePhone(phone);
  const country = parsed.ok ? parsed.country : 'US';
  const type = phone.startsWith('+1888') ? 'toll_free' : phone.startsWith('+') ? 'long_code' : 'short_code';
  const isDefault = (has?.defaults ?? 0) === 0;
  const wanted = { id, phone, country, type, carrier: 'simulator', rate, isDefault, now };
  const number = await takePhone(tx, { tenantId, accountId }, wanted);
  if (number === null) throw notOnOffer();
  return number;
}

function notOnOffer(): SkillError {
  return unprocessable('number_not_available', 'This number is not on offer, or somebody has it by now.', {
    nextActions: [{ skill: 'phone-numbers.search', params: {}, why: 'Finds numbers that can be had.' }],
  });
}
