import { countContactsWithExpired } from '../../people/consent/expiry/find-expired.ts';
import { readExpiryMonths, saveExpiryMonths } from '../../people/consent/expiry/setting.ts';
import { STALE_MONTHS, staleBefore } from '../../people/consent/expiry/stale.ts';
import type { Skill } from '../../skill.ts';

/** More are counted as this many, so that a count stays fast. */
const MAX_COUNTED = 10_000;

/** A dry run shows how many contacts a setting would affect. */
export const setConsentExpiry: Skill<'compliance.consentExpiry'> = async (
  { after_months: given },
  { tx, account, now },
) => {
  const before = await readExpiryMonths(tx, account);
  const months = given === undefined ? before : given;
  const changed = months !== before;
  if (changed) await saveExpiryMonths(tx, account, months, now);
  const since = staleBefore(now, months ?? STALE_MONTHS);
  return {
    after_months: months,
    warns_after_months: months ?? STALE_MONTHS,
    contacts_without_contact: await countContactsWithExpired(tx, account, since, MAX_COUNTED),
    changed,
  };
};
