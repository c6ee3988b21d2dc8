import type { ConsentStatus, Purpose } from '../../domain/consent.ts';
import type { Measure } from '../../domain/encoding.ts';
import type { ParsedPhone } from '../../domain/phone.ts';
import type { AccountState } from '../../skill.ts';
import type { Timing } from '../timing/plan.ts';

export interface Sender {
  readonly id: string;
  readonly phone: string;
  readonly carrier: string;
  /** The registered campaign it sends for, where that was asked for. */
  readonly registration_id?: string | null;
  /** The program that its texts belong to, or none. */
  readonly program_id: string | null;
}

export type Content =
  | { readonly ok: true; readonly text: string; readonly measure: Measure; readonly credits: number }
  | {
      readonly ok: false;
      readonly reason: 'missing_variable' | 'template_error' | 'empty_text' | 'too_long';
      readonly missing: readonly string[];
      readonly detail: string | null;
    };

/** Everything the gates look at, gathered beforehand: a gate itself asks nobody. */
export interface SendFacts {
  readonly account: { readonly state: AccountState; readonly paused: boolean };
  readonly sender: Sender | null;
  readonly recipient: ParsedPhone;
  readonly contact: { readonly id: string; readonly consentStatus: ConsentStatus } | null;
  /** Why the number gets no text of this program, or nothing at all, when it is suppressed. */
  readonly suppressedBy: string | null;
  readonly purpose: Purpose;
  readonly content: Content;
  readonly timing: Timing;
  /** When marketing reaches the person around that moment; looked up where a cap holds. */
  readonly touches: readonly Date[];
  readonly availableCredits: number;
}

export type GateName =
  | 'state'
  | 'sender'
  | 'recipient'
  | 'consent'
  | 'content'
  | 'quiet_hours'
  | 'frequency'
  | 'credits';

export interface GateResult {
  readonly gate: GateName;
  readonly outcome: 'pass' | 'refuse';
  /** Why it refused: a stable code; null when it passed. */
  readonly reason: string | null;
  /** What it looked at. */
  readonly inputs: Readonly<Record<string, string | number | boolean | null>>;
}

export type Gate = (facts: SendFacts) => GateResult;

/** What was decided about one text, by which gates, under which rules: kept with the message. */
export interface Decision {
  readonly allow: boolean;
  readonly gates: readonly GateResult[];
  readonly rule_pack: string;
}
