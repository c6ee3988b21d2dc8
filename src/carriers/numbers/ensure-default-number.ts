import type { Owner } from '../../domain/account.ts';
import { parseAsWritten } from '../../domain/phone.ts';
import { invalidParams, type SkillError, unprocessable } from '../../errors.ts';
import type { Sql } from '../../platform/database/sql.ts';
import type { IdPrefix } from '../../platform/ids.ts';
import { pickSimulatedPhone } from '../simulator/pick-phone.ts';
import { claimPhone } from './claim-phone.ts';
import { findDefaultNumber, lockAccount, type NumberRow } from './queries.ts';

const MAX_ATTEMPTS = 20;

export interface WantedNumber {
  /** ISO 3166-1 alpha-2. */
  readonly country: string;
  readonly type: 'long_code' | 'toll_free' | 'short_code';
  readonly areaCode?: string | undefined;
  /** Messages per second. */
  readonly rate: number;
  readonly now: Date;
  readonly newId: (prefix: IdPrefix) => string;
}

/** Returns the account's default number; without one, assigns the first free simulator number. */
export async function ensureDefaultNumber(
  tx: Sql,
  { tenantId, accountId }: Owner,
  { country, type, areaCode, rate, now, newId }: WantedNumber,
): Promise<{ readonly number: NumberRow; readonly created: boolean }> {
  await tx.run(lockAccount, tenantId, accountId);
  const known = await findDefaultNumber(tx, { tenantId, accountId });
  if (known !== null) return { number: known, created: false };
  const id = newId('num');
  for (let attempt = 0; attempt < MAX_ATTEMPTS; attempt += 1) {
    const phone = pickSimulatedPhone(country, type, areaCode);
    if (phone === null) break;
    if (areaCode !== undefined) requireArea(phone, areaCode, country);
    const wanted = { id, phone, country, type, carrier: 'simulator', rate, isDefault: true };
    const number = await claimPhone(tx, { tenantId, accountId }, wanted, now);
    if (number !== null) return { number, created: true };
  }
  throw noneAvailable();
}

/**
 * Rejects an area code that is unused, belongs to another country, or does not apply to this kind
 * of number.
 */
function requireArea(phone: string, areaCode: string, country: string): void {
  const parsed = parseAsWritten(phone);
  if (phone.startsWith(`+1${areaCode}`) && parsed.ok && parsed.country === country) return;
  throw invalidParams('This country has no long codes with this area code.', [
    { path: '/area_code', rule: 'must be in use for long codes of the country' },
  ]);
}

function noneAvailable(): SkillError {
  return unprocessable('no_number_available', 'No number of this type is available in this country.', {
    nextActions: [
      { skill: 'phone-numbers.ensureDefault', params: { country: 'US' }, why: 'Gets a number in the United States.' },
    ],
  });
}
