import { parsePhone } from '../../domain/phone.ts';
import { invalidParams, type SkillError, unprocessable } from '../../errors.ts';
import type { IdPrefix } from '../../platform/ids.ts';
import type { Sql } from '../../platform/sql.ts';
import { pickSimulatedPhone } from '../carriers/simulator/pick-phone.ts';
import type { Owner } from '../tenancy.ts';
import { findDefaultNumber, lockAccount, type NumberRow } from './queries.ts';
import { takePhone } from './take-phone.ts';

const TRIES = 20;

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

/** The account's default sender; without one, the first free number that the simulator names becomes it. */
export async function ensureDefaultNumber(
  tx: Sql,
  { tenantId, accountId }: Owner,
  { country, type, areaCode, rate, now, newId }: WantedNumber,
): Promise<{ readonly number: NumberRow; readonly created: boolean }> {
  await tx.run(lockAccount, tenantId, accountId);
  const known = await tx.row(findDefaultNumber, tenantId, accountId);
  if (known !== null) return { number: known, created: false };
  const id = newId('num');
  for (let tries = 0; tries < TRIES; tries += 1) {
    const phone = pickSimulatedPhone(country, type, areaCode);
    if (phone === null) break;
    if (areaCode !== undefined) requireArea(phone, areaCode, country);
    const wanted = { id, phone, country, type, carrier: 'simulator', rate, isDefault: true, now };
    const number = await takePhone(tx, { tenantId, accountId }, wanted);
    if (number !== null) return { number, created: true };
  }
  throw noneAvailable();
}

/** An area code that is not in use, is another country's, or means nothing for this kind of number: better said than ignored. */
function requireArea(phone: string, areaCode: string, country: string): void {
  const parsed = parsePhone(phone);
  if (phone.startsWith(`+1${areaCode}`) && parsed.ok && parsed.country === country) return;
  throw invalidParams('There are no long codes with this area code in this country.', [
    { path: '/area_code', rule: 'must be in use for long codes of the country' },
  ]);
}

function noneAvailable(): SkillError {
  return unprocessable('no_number_available', 'There is no number of this kind in this country.', {
    nextActions: [
      { skill: 'phone-numbers.ensureDefault', params: { country: 'US' }, why: 'Gets a number in the United States.' },
    ],
  });
}
