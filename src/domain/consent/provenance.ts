import { beginsWithCalendarDate } from '../calendar-date.ts';
import { faultOfSource } from './source.ts';

/** How consent can have been given (messaging rules, section 5). */
export const CONSENT_METHODS = ['web_form', 'keyword', 'verbal', 'paper', 'qr', 'checkout', 'import', 'api'] as const;
/** Method of an opt-in by a message that was simulated: evidence of nothing outside a test. */
export const SIMULATED_METHOD = 'simulated';
export type ConsentMethod = (typeof CONSENT_METHODS)[number];

/** Tolerated clock skew of callers. */
const CLOCK_TOLERANCE_MS = 5 * 60_000;
/** Earlier times are typing errors or the zero of a clock: marketing by message is younger. */
const EARLIEST_MS = Date.UTC(2000, 0, 1);

/**
 * RFC 3339 with an offset, as in 2026-03-01T12:00:00Z. A date alone or a local time does not prove
 * when consent was given.
 */
const RFC_3339 = /^\d{4}-\d{2}-\d{2}[Tt ]\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?(?:[Zz]|[+-]\d{2}:?\d{2})$/;

/** Why a field of a consent's provenance is not accepted. */
export interface ProvenanceFault {
  readonly field: 'source' | 'captured_at' | 'method' | 'evidence';
  readonly rule: string;
}

/**
 * What prevents a consent from being proven later: where it was given (`source` or `source_id`),
 * when (`captured_at`, RFC 3339 with an offset, from 2000 on and not in the future), and how
 * (`evidence`, or a `method` of `CONSENT_METHODS`). Empty when nothing does. An unknown `method` is
 * a fault even when evidence is given.
 */
export function faultsOfProvenance(
  provenance: {
    method?: string | undefined;
    source?: string | undefined;
    source_id?: string | undefined;
    captured_at?: string | undefined;
    evidence?: unknown;
  },
  now: Date,
): readonly ProvenanceFault[] {
  const faults: ProvenanceFault[] = [];
  if (!provenance.source_id?.trim()) {
    const rule = faultOfSource(provenance.source ?? '');
    if (rule !== null) faults.push({ field: 'source', rule });
  }
  if (!isPlausibleTime(provenance.captured_at, now))
    faults.push({ field: 'captured_at', rule: 'must be a time with an offset, from 2000 on and not in the future' });
  const method = provenance.method?.trim();
  if (method && !CONSENT_METHODS.some((known) => known === method))
    faults.push({ field: 'method', rule: `must be one of ${CONSENT_METHODS.join(', ')}` });
  else if (!method && isEmptyEvidence(provenance.evidence))
    faults.push({ field: 'evidence', rule: 'is required as proof of consent, unless method is set' });
  return faults;
}

function isPlausibleTime(time: string | undefined, now: Date): boolean {
  if (time === undefined || !RFC_3339.test(time) || !beginsWithCalendarDate(time)) return false;
  const at = Date.parse(time);
  return at >= EARLIEST_MS && at <= now.getTime() + CLOCK_TOLERANCE_MS;
}

/** True for nothing, blank text and empty objects and arrays. */
export function isEmptyEvidence(evidence: unknown): boolean {
  if (evidence === undefined || evidence === null) return true;
  if (typeof evidence === 'string') return evidence.trim() === '';
  return typeof evidence === 'object' && Object.keys(evidence).length === 0;
}
