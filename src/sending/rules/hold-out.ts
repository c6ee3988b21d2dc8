import type { Owner } from '../../domain/account.ts';
import { isHeldOut } from '../../domain/hold-out.ts';
import type { SendingRules } from './sending-rules.ts';

/** The contacts that the account sends no marketing, to compare others with them. */
export interface HoldOutFacts {
  /** Share of the account's contacts; 0: none. */
  readonly percent: number;
  /** Whether the recipient is one of them. */
  readonly includes: boolean;
}

const NONE: HoldOutFacts = { percent: 0, includes: false };

/** Whether the account holds the contact out; a number of no contact is in no group. */
export function holdOutOf(
  { accountId }: Pick<Owner, 'accountId'>,
  contactId: string | null,
  { holdOutPercent: percent }: Pick<SendingRules, 'holdOutPercent'>,
): HoldOutFacts {
  if (percent === 0) return NONE;
  return { percent, includes: contactId !== null && isHeldOut(accountId, contactId, percent) };
}
