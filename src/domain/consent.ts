export type ConsentStatus = 'none' | 'pending' | 'opted_in' | 'opted_out';
export type Purpose = 'marketing' | 'transactional';

export type ConsentVerdict =
  | { allow: true; rule: string }
  | { allow: false; rule: string; reason: 'suppressed' | 'opted_out' | 'no_consent' };

/**
 * May this person be texted for this purpose? A suppression or an opt-out refuses whatever the purpose; marketing needs
 * proof of an opt-in; a transactional text is content with a relationship, which a known contact record is. `rule` goes
 * into the message's decision record. (47 CFR 64.1200(a)(2) and (a)(10); messaging rules, section 1.)
 */
export function consentVerdict(input: {
  status: ConsentStatus;
  suppressed: boolean;
  purpose: Purpose;
  hasRelationship: boolean;
}): ConsentVerdict {
  if (input.suppressed) return { allow: false, rule: 'consent.suppressed', reason: 'suppressed' };
  if (input.status === 'opted_out') return { allow: false, rule: 'consent.opted_out', reason: 'opted_out' };
  if (input.status === 'opted_in') return { allow: true, rule: `consent.${input.purpose}.opted_in` };
  if (input.purpose === 'marketing')
    return { allow: false, rule: 'consent.marketing.needs_opt_in', reason: 'no_consent' };
  return input.hasRelationship
    ? { allow: true, rule: 'consent.transactional.relationship' }
    : { allow: false, rule: 'consent.transactional.needs_relationship', reason: 'no_consent' };
}

/** How consent can have been given (messaging rules, section 5). */
export const CONSENT_METHODS = ['web_form', 'keyword', 'verbal', 'paper', 'qr', 'checkout', 'import', 'api'] as const;
export type ConsentMethod = (typeof CONSENT_METHODS)[number];

/** A caller's clock may run ahead of ours by this much. */
const CLOCK_TOLERANCE_MS = 5 * 60_000;

/** RFC 3339 with its offset, as in 2026-03-01T12:00:00Z; a date alone or a local time proves no moment. */
const MOMENT = /^\d{4}-\d{2}-\d{2}[Tt ]\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?(?:[Zz]|[+-]\d{2}:?\d{2})$/;

/**
 * Whether consent can be proven later: where it was given (`source` or `source_id`), when (`captured_at`, RFC 3339 with
 * an offset, not in the future), and how (`evidence`, or a `method` of `CONSENT_METHODS`). `missing` names the fields
 * to mend, in this order; a `method` that is not in the list is named even beside evidence.
 */
export function validProvenance(
  provenance: {
    method?: string | undefined;
    source?: string | undefined;
    source_id?: string | undefined;
    captured_at?: string | undefined;
    evidence?: unknown;
  },
  now: Date,
): { ok: true } | { ok: false; missing: readonly string[] } {
  const missing: string[] = [];
  if (!provenance.source?.trim() && !provenance.source_id?.trim()) missing.push('source');
  if (!isPast(provenance.captured_at, now)) missing.push('captured_at');
  const method = provenance.method?.trim();
  if (method && !CONSENT_METHODS.some((known) => known === method)) missing.push('method');
  else if (!method && isEmpty(provenance.evidence)) missing.push('evidence');
  return missing.length === 0 ? { ok: true } : { ok: false, missing };
}

function isPast(moment: string | undefined, now: Date): boolean {
  if (moment === undefined || !MOMENT.test(moment)) return false;
  const at = Date.parse(moment);
  return at <= now.getTime() + CLOCK_TOLERANCE_MS;
}

function isEmpty(evidence: unknown): boolean {
  if (evidence === undefined || evidence === null) return true;
  if (typeof evidence === 'string') return evidence.trim() === '';
  return typeof evidence === 'object' && Object.keys(evidence).length === 0;
}

/** The last change of a contact's consent, as the ledger has it. */
export interface ConsentChange {
  readonly status: ConsentStatus;
  /** `keyword` when the contact wrote STOP or its like. */
  readonly method: string;
  readonly at: Date;
}

/**
 * May a contact who opted out be opted in again? START and its like undo only the contact's own keyword, never a
 * complaint, an import or a decision of staff, and never make a first consent. Any other evidence (a form filled in
 * later) must have been captured after the opt-out: an old list must not bring anyone back. The reason names what is
 * wrong.
 */
export function mayReOptIn(input: {
  readonly lastChange: ConsentChange | null;
  readonly via: 'start_keyword' | 'evidence';
  readonly capturedAt: Date;
}):
  | { ok: true }
  | { ok: false; reason: 'no_prior_opt_out' | 'opt_out_not_by_keyword' | 'evidence_older_than_opt_out' } {
  const { lastChange, via, capturedAt } = input;
  if (lastChange?.status !== 'opted_out') {
    return via === 'start_keyword' ? { ok: false, reason: 'no_prior_opt_out' } : { ok: true };
  }
  if (via === 'start_keyword' && lastChange.method !== 'keyword')
    return { ok: false, reason: 'opt_out_not_by_keyword' };
  // An invalid date compares false, so it is refused too.
  return capturedAt.getTime() > lastChange.at.getTime()
    ? { ok: true }
    : { ok: false, reason: 'evidence_older_than_opt_out' };
}

const FROM_THE_STRICTEST: readonly ConsentStatus[] = ['opted_out', 'none', 'pending', 'opted_in'];

/** Of two contacts that turn out to be one person, what may be done with both of them. */
export function stricterConsent(one: ConsentStatus, other: ConsentStatus): ConsentStatus {
  return FROM_THE_STRICTEST.find((status) => status === one || status === other) ?? 'opted_out';
}
