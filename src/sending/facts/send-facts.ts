import type { SendingNumber } from '../../carriers/numbers/sending-number.ts';
import type { Funds } from '../../credits/funds.ts';
import type { AccountState } from '../../domain/account.ts';
import type { EffectiveConsentStatus, Purpose } from '../../domain/consent/verdict.ts';
import type { ParsedPhone } from '../../domain/phone.ts';
import type { Content } from '../content/content.ts';
import type { HoldOutFacts } from '../rules/hold-out.ts';
import type { Located } from '../rules/location-hints.ts';
import type { Timing } from '../rules/plan-timing.ts';

export interface AccountFacts {
  readonly state: AccountState;
  readonly paused: boolean;
  /** Countries that the account may send to; null: every country. */
  readonly allowedCountries: readonly string[] | null;
}

/** All facts that the gates evaluate, loaded beforehand: a gate does no input or output. */
export interface SendFacts {
  readonly account: AccountFacts;
  readonly sender: SendingNumber | null;
  readonly recipient: ParsedPhone;
  readonly contact: { readonly id: string; readonly consentStatus: EffectiveConsentStatus } | null;
  /** The contact's time zone and attributes, from which an age is known; null without a contact. */
  readonly person: Located | null;
  /** Why the number is suppressed, for this program or for all messages; null when it is not. */
  readonly suppressedBy: string | null;
  /** What permits transactional messages to the person; null without one, and for marketing. */
  readonly relationship: string | null;
  readonly purpose: Purpose;
  readonly content: Content;
  /** Rules of content that the operator lifted for the account. */
  readonly contentExceptions: readonly string[];
  readonly holdOut: HoldOutFacts;
  readonly timing: Timing;
  /** Times of other marketing to the person; loaded where a cap applies. See `readRecentSends`. */
  readonly recentSends: readonly Date[];
  readonly funds: Funds;
}

export type GateName =
  | 'state'
  | 'sender'
  | 'recipient'
  | 'consent'
  | 'content'
  | 'hold_out'
  | 'quiet_hours'
  | 'frequency'
  | 'credits';

export interface GateResult {
  readonly gate: GateName;
  /** `deferred`: the message may be sent, but later than it was asked for. */
  readonly outcome: 'pass' | 'deferred' | 'refuse';
  /** A stable code; null when the gate passed. */
  readonly reason: string | null;
  /** The facts it evaluated. */
  readonly inputs: Readonly<Record<string, string | number | boolean | null>>;
}

export type Gate = (facts: SendFacts) => GateResult;

/** The results of the gates for one message, and the rule pack. Stored with the message. */
export interface Decision {
  readonly allow: boolean;
  readonly gates: readonly GateResult[];
  readonly rule_pack: string;
}
