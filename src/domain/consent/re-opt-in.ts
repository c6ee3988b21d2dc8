import { FORGOTTEN } from './suppression.ts';
import type { ConsentStatus } from './verdict.ts';

/** The last change of a contact's consent to a program, or to messages without a program. */
export interface ConsentChange {
  readonly status: ConsentStatus;
  /** `keyword` when the contact sent STOP or another opt-out keyword. */
  readonly method: string;
  readonly at: Date;
  /** For an opt-out: the status before it; null when it may not return ("wrong number"). */
  readonly before: ConsentStatus | null;
  /** Whether no message from a real carrier has opted the contact out. */
  readonly isSimulated: boolean;
}

/**
 * How an opt-in was given: START, which only restores; the answer to a confirmation request; or
 * evidence from elsewhere, such as a web form.
 */
export type OptInVia = 'start_keyword' | 'confirmation' | 'evidence';

export type OptInRefusal =
  | 'no_prior_opt_out'
  | 'no_prior_consent'
  | 'opt_out_not_by_keyword'
  | 'opt_out_not_simulated'
  | 'evidence_required'
  | 'evidence_older_than_opt_out'
  | 'evidence_older_than_erasure'
  | 'suppressed_by_account';

/** A suppression that is no opt-out. */
export interface StandingSuppression {
  readonly reason: string;
  readonly at: Date;
}

/**
 * Whether a contact may be opted in. START undoes only the contact's own keyword opt-out, never a
 * complaint, an import or a staff decision, and restores only consent that there was. A confirmed
 * request is a message of the contact too, and gives a first consent. Other consent lifts an
 * opt-out only with evidence that was captured after it: an old list must not opt anyone back in.
 * A simulated message lifts only opt-outs that were simulated. A suppression by the account refuses
 * every opt-in. An erased number is known again when the person agrees anew: by confirmation, or
 * with evidence that was captured after the erasure.
 */
export function mayOptIn(input: {
  readonly lastChange: ConsentChange | null;
  readonly standing: readonly StandingSuppression[];
  readonly via: OptInVia;
  readonly capturedAt: Date;
  readonly hasEvidence: boolean;
  /** Whether the opt-in is a simulated message. */
  readonly isSimulated: boolean;
}): { readonly ok: true } | { readonly ok: false; readonly reason: OptInRefusal } {
  const { lastChange, standing, via, capturedAt, hasEvidence, isSimulated } = input;
  const refuse = (reason: OptInRefusal) => ({ ok: false, reason }) as const;
  if (standing.some(({ reason }) => reason !== FORGOTTEN)) return refuse('suppressed_by_account');
  const erasedAt = standing[0]?.at;
  if (erasedAt !== undefined && isSimulated) return refuse('opt_out_not_simulated');
  if (erasedAt !== undefined && via === 'evidence') {
    if (!(capturedAt.getTime() > erasedAt.getTime())) return refuse('evidence_older_than_erasure');
    if (!hasEvidence) return refuse('evidence_required');
  }
  if (lastChange?.status !== 'opted_out') return via === 'start_keyword' ? refuse('no_prior_opt_out') : { ok: true };
  if (isSimulated && !lastChange.isSimulated) return refuse('opt_out_not_simulated');
  if (via !== 'evidence' && lastChange.method !== 'keyword') return refuse('opt_out_not_by_keyword');
  if (via === 'start_keyword' && lastChange.before !== 'opted_in') return refuse('no_prior_consent');
  // Negated, because an invalid date compares false and is refused too.
  if (!(capturedAt.getTime() > lastChange.at.getTime())) return refuse('evidence_older_than_opt_out');
  return via === 'evidence' && !hasEvidence ? refuse('evidence_required') : { ok: true };
}
