import { verifyLedger as verifyChain } from '../../audit/chain/verify.ts';
import { invalidParams } from '../../errors.ts';
import { findDeviatingContacts } from '../../people/consent/check-derived.ts';
import type { Skill } from '../../skill.ts';

/** Limits a call to a few seconds; `next_from_seq` tells where the next call continues. */
const MAX_ENTRIES = 50_000;
const MAX_CONTACTS = 100;

export const verifyLedger: Skill<'compliance.verifyLedger'> = async (
  { ledger = 'consent', from_seq: fromSeq = 1, to_seq: toSeq },
  { db, account },
) => {
  if (toSeq !== undefined && toSeq < fromSeq)
    throw invalidParams('to_seq must not be less than from_seq.', [
      { path: '/to_seq', rule: 'must not be less than from_seq' },
    ]);
  const verdict = await verifyChain(db, account.tenantId, ledger, {
    fromSeq,
    toSeq: Math.min(toSeq ?? Number.MAX_SAFE_INTEGER, fromSeq + MAX_ENTRIES - 1),
  });
  const deviating = ledger === 'consent' ? await findDeviatingContacts(db, account, MAX_CONTACTS) : [];
  const lastWanted = Math.min(toSeq ?? verdict.head.seq, verdict.head.seq);
  const hasMore = verdict.firstBadSeq === null && verdict.lastSeq < lastWanted;
  return {
    ok: verdict.firstBadSeq === null && deviating.length === 0,
    ledger,
    checked: verdict.checked,
    first_bad_seq: verdict.firstBadSeq,
    next_from_seq: hasMore ? verdict.lastSeq + 1 : null,
    head: { seq: verdict.head.seq, hash: verdict.head.hash },
    deviating_contacts: deviating,
  };
};
