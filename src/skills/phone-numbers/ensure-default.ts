import { parsePhone } from '../../domain/phone.ts';
import { invalidParams, type SkillError, unprocessable } from '../../errors.ts';
import { pickSimulatedPhone } from '../../messaging/carriers/simulator/pick-phone.ts';
import type { Skill } from '../../skill.ts';
import { presentNumber } from './present.ts';
import { findDefaultNumber, insertNumber, lockAccount, reservePhone } from './queries.ts';

const TRIES = 20;

/** The simulator hosts what is handed out here; the first free number it names becomes the account's. */
export const ensureDefault: Skill<'phone-numbers.ensureDefault'> = async (
  { country, type = 'long_code', area_code: areaCode },
  { tx, account, now, newId, service },
) => {
  const { tenantId, accountId } = account;
  await tx.run(lockAccount, tenantId, accountId);
  const known = await tx.row(findDefaultNumber, tenantId, accountId);
  if (known !== null) return { number: presentNumber(known), created: false };
  const id = newId('num');
  const wanted = country ?? account.defaultCountry;
  for (let tries = 0; tries < TRIES; tries += 1) {
    const phone = pickSimulatedPhone(wanted, type, areaCode);
    if (phone === null) break;
    if (areaCode !== undefined) requireArea(phone, areaCode, wanted);
    if ((await tx.run(reservePhone, phone, tenantId, accountId, id)) === 0) continue;
    const row = await tx.row(
      insertNumber,
      tenantId,
      id,
      accountId,
      phone,
      wanted,
      type,
      'simulator',
      service.config.simulatorRate,
      now,
    );
    if (row !== null) return { number: presentNumber(row), created: true };
  }
  throw noneAvailable();
};

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
