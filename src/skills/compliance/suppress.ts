import { requireScope } from '../../carriers/programs/require-scope.ts';
import { invalidParams } from '../../errors.ts';
import { suppressNumber } from '../../people/consent/suppress-number.ts';
import { readAnyNumber } from '../../people/contacts/contact-or-phone.ts';
import { suppressHashes } from '../../people/privacy/suppress-hashes.ts';
import type { Skill } from '../../skill.ts';

/**
 * A suppression is a decision of the account, not of the contact, so it writes no consent entry.
 * The audit log records the call.
 */
export const suppress: Skill<'compliance.suppress'> = async (
  { phone, phone_hashes: hashes, scope = 'all', reason = 'do_not_contact' },
  { tx, account, service, now, newId },
) => {
  const programId = await requireScope(tx, account, scope);
  if (hashes !== undefined && phone === undefined) {
    const call = { programId, hashesOf: service.numberHashes, now, newId };
    const { added, contacts, canceledMessages } = await suppressHashes(tx, account, [...new Set(hashes)], reason, call);
    return {
      phone: null,
      scope,
      reason,
      created: added > 0,
      canceled_messages: canceledMessages,
      hashes: { added, contacts },
    };
  }
  if (phone === undefined || hashes !== undefined)
    throw invalidParams('Set either phone or phone_hashes.', [{ path: '/phone', rule: 'either this or phone_hashes' }]);
  const e164 = readAnyNumber(phone, undefined, account);
  const { created, canceledMessages } = await suppressNumber(tx, account, e164, reason, { programId, now, newId });
  return { phone: e164, scope, reason, created, canceled_messages: canceledMessages };
};
