import type { RegistrationKind } from '../../generated/types.ts';

/** Names the table; a new one gets a new date, past charges keep theirs. */
export const FEE_TABLE_VERSION = '2026-11-01';

/** Credits for each submission. Ours to set; what the registry asks for is four and fifteen dollars; reviewers of toll-free numbers ask for none. */
export const registrationFees: Readonly<Record<RegistrationKind, number>> = {
  brand: 4,
  campaign: 15,
  toll_free: 4,
};
