import type { RegistrationKind } from '../../generated/types.ts';

/** The version of the fee table. A new table gets a new date; past charges keep theirs. */
export const FEE_TABLE_VERSION = '2026-11-01';

/**
 * Credits per submission, set by this service. The registry charges four and fifteen dollars;
 * toll-free reviews are free.
 */
export const registrationFees: Readonly<Record<RegistrationKind, number>> = {
  brand: 4,
  campaign: 15,
  toll_free: 4,
};
