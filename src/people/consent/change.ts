import type { OptInVia } from '../../domain/consent/re-opt-in.ts';
import type { OptOutReason } from '../../domain/consent/suppression.ts';
import type { NumberHasher } from '../../platform/crypto/number-hasher.ts';
import type { IdPrefix } from '../../platform/ids.ts';

/** The scope question, as the evidence of the opt-out stores it. */
export interface AskedScope {
  readonly program_id: string;
  /** The number that received the STOP; the answer must go to the same number. */
  readonly number_id: string;
}

/** A change of consent, as the consent entry stores it. */
export interface ConsentChangeRequest {
  /** E.164. */
  readonly phone: string;
  /** Null for a number without a contact; a contact that has the number now is found anyway. */
  readonly contactId: string | null;
  /**
   * The ID of a program; else `all` for an opt-out of everything, and `general` for an opt-in to
   * messages without a program.
   */
  readonly scope: string;
  /** A method of `CONSENT_METHODS`, or `SIMULATED_METHOD`. */
  readonly method: string;
  /** Whether a simulated message is the reason. */
  readonly isSimulated?: boolean;
  /** Who recorded it: the ID of an API key, `contact` or `carrier`. */
  readonly actor: string;
  /** The rule that recognized the opt-out or opt-in in an inbound message. */
  readonly ruleId: string | null;
  readonly source: string | null;
  /** Any JSON value; null for none. */
  readonly evidence: unknown;
  /** When the person agreed or opted out. */
  readonly capturedAt: Date;
  /** Request ID of the call, or of the carrier's callback. */
  readonly requestId?: string | null;
  readonly now: Date;
  readonly newId: (prefix: IdPrefix) => string;
}

export interface OptOutChange extends ConsentChangeRequest {
  readonly reason: OptOutReason;
  /** The method of the entry, where it says more than that of the state, which START reads. */
  readonly entryMethod?: string;
  /** The scope question to ask; requires `evidence` to be an object. */
  readonly asks?: AskedScope | null;
}

export interface OptInChange extends ConsentChangeRequest {
  readonly via: OptInVia;
  /** The hashes under which an erased number may be stored. */
  readonly hashesOf: NumberHasher;
  readonly sourceUrl?: string | null;
  /** SHA-256, in hexadecimal, of the disclosure that the person agreed to. */
  readonly disclosureTextHash?: string | null;
  readonly sourceId?: string | null;
  /** The version of the source's disclosure that was shown. */
  readonly disclosureVersion?: number | null;
}
