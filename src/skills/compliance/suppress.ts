import { parsePhone } from '../../domain/phone.ts';
import { invalidParams } from '../../errors.ts';
import { suppressNumber } from '../../messaging/consent/suppress-number.ts';
import type { Skill } from '../../skill.ts';

/** The account's own decision, not the person's: it is no entry in the ledger of consent, and the audit log has it. */
export const suppress: Skill<'compliance.suppress'> = async (
  { phone, reason = 'do_not_contact' },
  { tx, account, now, newId },
) => {
  const number = parsePhone(phone, account.defaultCountry);
  if (!number.ok) throw invalidParams('This is no number that can get texts.', [{ path: '/phone', rule: number.code }]);
  const { created, recalled } = await suppressNumber(tx, account, number.e164, reason, { now, newId });
  return { phone: number.e164, reason, created, recalled };
};
