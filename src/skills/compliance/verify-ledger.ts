import { invalidParams } from '../../errors.ts';
import { findDeviatingContacts } from '../../messaging/consent/check-derived.ts';
import { verifyLedger as verifyChain } from '../../messaging/ledger/verify.ts';
import type { Skill } from '../../skill.ts';

/** A call is answered in seconds, so it looks at so many entries and says where to go on. */
const MOST_ENTRIES = 50_000;
const MOST_CONTACTS = 100;

export const verifyLedger: Skill<'compliance.verifyLedger'> = async (
  { ledger = 'consent', from_seq: fromSeq = 1, to_seq: toSeq },
  { db, account },
) => {
  if (toSeq !== undefined && toSeq < fromSeq)
    throw invalidParams('to_seq lies before from_seq.', [{ path: '/to_seq', rule: 'must not lie before from_seq' }]);
  const verdict = await verifyChain(db, account.tenantId, ledger, {
    fromSeq,
    toSeq: Math.min(toSeq ?? Number.MAX_SAFE_INTEGER, fromSeq + MOST_ENTRIES - 1),
  });
  const deviating = ledger === 'consent' ? await findDeviatingContacts(db, account, MOST_CONTACTS) : [];
  const wanted = Math.min(toSeq ?? verdict.head.seq, verdict.head.seq);
  const goesOn = verdict.firstBadSeq === null && verdict.lastSeq < wanted;
  return {
    ok: verdict.firstBadSeq === null && deviating.length === 0,
    ledger,
    checked: verdict.checked,
    first_bad_seq: verdict.firstBadSeq,
    next_from_seq: goesOn ? verdict.lastSeq + 1 : null,
    head: { seq: verdict.head.seq, hash: verdict.head.hash },
    deviating_contacts: deviating,
  };
};
