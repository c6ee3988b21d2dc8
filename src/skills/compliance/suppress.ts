import { parsePhone } from '../../domain/phone.ts';
import { invalidParams } from '../../errors.ts';
import { suppressNumber } from '../../messaging/consent/suppress-number.ts';
import { suppressHashes } from '../../messaging/person/suppress-hashes.ts';
import { requireScope } from '../../messaging/programs/require-scope.ts';
import type { Skill } from '../../skill.ts';

/** The account's own decision, not the person's: it is no entry in the ledger of consent, and the audit log has it. */
export const suppress: Skill<'compliance.suppress'> = async (
  { phone, phone_hashes: hashes, scope = 'all', reason = 'do_not_contact' },
  { tx, account, service, now, newId },
) => {
  const programId = await requireScope(tx, account, scope);
  if (hashes !== undefined && phone === undefined) {
    const call = { programId, hashesOf: service.numberHashes, now, newId };
    const { added, contacts, recalled } = await suppressHashes(tx, account, [...new Set(hashes)], reason, call);
    return { phone: null, scope, reason, created: added > 0, recalled, hashes: { added, contacts } };
  }
  if (phone === undefined || hashes !== undefined)
    throw invalidParams('Give either phone or phone_hashes.', [
      { path: '/phone', rule: 'either this or phone_hashes' },
    ]);
  const number = parsePhone(phone, account.defaultCountry);
  if (!number.ok) throw invalidParams('This is no number that can get texts.', [{ path: '/phone', rule: number.code }]);
  const { created, recalled } = await suppressNumber(tx, account, number.e164, reason, { programId, now, newId });
  return { phone: number.e164, scope, reason, created, recalled };
};
