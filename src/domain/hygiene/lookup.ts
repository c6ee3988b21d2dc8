import type { InvalidReason } from '../invalid-reasons.ts';

export type LineType = 'mobile' | 'landline' | 'voip' | 'toll_free' | 'unknown';
export type LineStatus = 'active' | 'inactive' | 'unknown';

/** Result of a number lookup. */
export interface LookupAnswer {
  readonly lineType: LineType;
  readonly carrierName: string | null;
  readonly status: LineStatus;
  /** The date on which the number was last permanently disconnected; null when unknown. */
  readonly disconnectedAt: Date | null;
}

/**
 * Result of the Reassigned Numbers Database (47 CFR 64.1200(l)): whether the number may belong to
 * another person than the one who consented.
 */
export type Reassigned = 'yes' | 'no' | 'no_data';

/**
 * A number disconnected on or after the day of consent may belong to another person. Without
 * consent there is no date to compare with.
 */
export function reassignedSince(disconnectedAt: Date | null, consentedAt: Date | null): Reassigned {
  if (consentedAt === null) return 'no_data';
  return disconnectedAt !== null && dayOf(disconnectedAt) >= dayOf(consentedAt) ? 'yes' : 'no';
}

/** The reasons why a number must not be messaged; empty when the number is good. */
export function invalidBecause(
  { lineType, status, disconnectedAt }: LookupAnswer,
  consentedAt: Date | null,
): readonly { readonly reason: InvalidReason; readonly detail: string }[] {
  const landline = lineType === 'landline' ? [{ reason: 'not_textable' as const, detail: 'landline' }] : [];
  const dead = status === 'inactive' ? [{ reason: 'disconnected' as const, detail: 'the line is not in service' }] : [];
  const elsewhere =
    disconnectedAt !== null && reassignedSince(disconnectedAt, consentedAt) === 'yes'
      ? [
          {
            reason: 'reassigned' as const,
            detail: `disconnected on ${dayOf(disconnectedAt)}, consent from ${dayOf(consentedAt)}`,
          },
        ]
      : [];
  return [...landline, ...dead, ...elsewhere];
}

/** The database has day precision. */
function dayOf(at: Date | null): string {
  return at?.toISOString().slice(0, 10) ?? '';
}
