import type { IdPrefix } from '../../platform/ids.ts';
import type { AskedScope } from './narrow-opt-out.ts';

/**
 * Why a number opted out, as its suppression keeps it. These are lifted by newer consent; any other reason was put there by the
 * account itself (litigation, a dead line) and stays.
 */
export const OPT_OUT_REASONS = ['keyword', 'requested', 'complaint', 'wrong_number', 'import'] as const;
export type OptOutReason = (typeof OPT_OUT_REASONS)[number];

/** What both changes say of themselves; it goes into the ledger as it is. */
export interface ConsentChangeRequest {
  /** E.164. */
  readonly phone: string;
  /** Null for a number that is no contact; a contact of this number is found in any case. */
  readonly contactId: string | null;
  /** `all`, or the id of the program that the change is limited to. */
  readonly scope: string;
  /** A method of `CONSENT_METHODS`. */
  readonly method: string;
  /** Who recorded it: the id of a key, `contact`, `carrier`. */
  readonly actor: string;
  /** The rule that read a text as this change. */
  readonly ruleId: string | null;
  readonly source: string | null;
  /** Any JSON value; null for none. */
  readonly evidence: unknown;
  /** When the person decided. */
  readonly capturedAt: Date;
  /** Of the call that records it, or of the request with which a carrier brought it. */
  readonly requestId?: string | null;
  readonly now: Date;
  readonly newId: (prefix: IdPrefix) => string;
}

export interface OptOutChange extends ConsentChangeRequest {
  readonly reason: OptOutReason;
  /** What the person would be asked whether to end alone; `evidence` is an object then. */
  readonly asks?: AskedScope | null;
}

export interface OptInChange extends ConsentChangeRequest {
  /** `start_keyword` undoes only the person's own keyword; `evidence` must be newer than the opt-out it lifts. */
  readonly via: 'start_keyword' | 'evidence';
  readonly sourceUrl?: string | null;
  /** SHA-256, hexadecimal, of the text that the person agreed to. */
  readonly disclosureTextHash?: string | null;
  readonly sourceId?: string | null;
  /** Of the source's text, the one that was shown. */
  readonly disclosureVersion?: number | null;
}
