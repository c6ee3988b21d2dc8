export type ConsentStatus = 'none' | 'pending' | 'opted_in' | 'opted_out';
export type Purpose = 'marketing' | 'transactional';

export type ConsentVerdict =
  | { allow: true; rule: string }
  | { allow: false; rule: string; reason: 'suppressed' | 'opted_out' | 'no_consent' };

/**
 * Whether a contact may be messaged for a purpose. A suppression or opt-out blocks every purpose.
 * Marketing requires a proven opt-in. Transactional messages require a relationship, such as a
 * known contact record. `rule` is stored in the message's decision record. (47 CFR 64.1200(a)(2)
 * and (a)(10); messaging rules, section 1.)
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

/** Tolerated clock skew of callers. */
const CLOCK_TOLERANCE_MS = 5 * 60_000;

/**
 * RFC 3339 with an offset, as in 2026-03-01T12:00:00Z. A date alone or a local time does not prove
 * when consent was given.
 */
const RFC_3339 = /^\d{4}-\d{2}-\d{2}[Tt ]\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?(?:[Zz]|[+-]\d{2}:?\d{2})$/;

/**
 * Whether consent can be proven later: where it was given (`source` or `source_id`), when
 * (`captured_at`, RFC 3339 with an offset, not in the future), and how (`evidence`, or a `method`
 * of `CONSENT_METHODS`). `missing` lists the fields to correct, in this order. An unknown `method`
 * is listed even when evidence is given.
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

function isPast(time: string | undefined, now: Date): boolean {
  if (time === undefined || !RFC_3339.test(time)) return false;
  const at = Date.parse(time);
  return at <= now.getTime() + CLOCK_TOLERANCE_MS;
}

function isEmpty(evidence: unknown): boolean {
  if (evidence === undefined || evidence === null) return true;
  if (typeof evidence === 'string') return evidence.trim() === '';
  return typeof evidence === 'object' && Object.keys(evidence).length === 0;
}

/** The last change of a contact's consent. */
export interface ConsentChange {
  readonly status: ConsentStatus;
  /** `keyword` when the contact sent STOP or another opt-out keyword. */
  readonly method: string;
  readonly at: Date;
}

/**
 * Whether a contact who opted out may be opted in again. START and other opt-in keywords undo only
 * the contact's own keyword opt-out, never a complaint, an import or a staff decision, and never
 * create a first consent. Other evidence, such as a web form, must have been captured after the
 * opt-out: an old list must not opt anyone back in. `reason` says what is wrong.
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
  // An invalid date compares false, so it is rejected too.
  return capturedAt.getTime() > lastChange.at.getTime()
    ? { ok: true }
    : { ok: false, reason: 'evidence_older_than_opt_out' };
}

const STRICTEST_FIRST: readonly ConsentStatus[] = ['opted_out', 'none', 'pending', 'opted_in'];

/** The consent of a merged contact: the stricter of the two. */
export function stricterConsent(one: ConsentStatus, other: ConsentStatus): ConsentStatus {
  return STRICTEST_FIRST.find((status) => status === one || status === other) ?? 'opted_out';
}
