import { invalidParams } from '../../errors.ts';
import { suppressNumber } from '../../messaging/consent/suppress-number.ts';
import { suppressHashes } from '../../messaging/person/suppress-hashes.ts';
import { readNumber } from '../../messaging/person/who.ts';
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
  const { e164 } = readNumber(phone, undefined, account);
  const { created, recalled } = await suppressNumber(tx, account, e164, reason, { programId, now, newId });
  return { phone: e164, scope, reason, created, recalled };
};
