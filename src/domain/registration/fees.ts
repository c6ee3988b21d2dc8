/** Names the table; a new one gets a new date, past charges keep theirs. */
export const FEE_TABLE_VERSION = '2026-11-01';

/** Credits for each submission. Ours to set; what the registry asks for is four and fifteen dollars. */
export const registrationFees: Readonly<Record<'brand' | 'campaign', number>> = { brand: 4, campaign: 15 };
