import type { InvalidReason } from './policy.ts';

export type LineType = 'mobile' | 'landline' | 'voip' | 'toll_free' | 'unknown';
export type LineStatus = 'active' | 'inactive' | 'unknown';

/** What is known of a number. */
export interface LookupAnswer {
  readonly lineType: LineType;
  readonly carrierName: string | null;
  readonly status: LineStatus;
  /** When somebody last gave the number up for good; null when no such day is known. */
  readonly disconnectedAt: Date | null;
}

/** As the Reassigned Numbers Database answers (47 CFR 64.1200(l)): whether a number may be another person's than the one who agreed. */
export type Reassigned = 'yes' | 'no' | 'no_data';

/** A number that was given up on the day of the consent, or after it, may be somebody else's by now. Without consent there is nothing to compare with. */
export function reassignedSince(disconnectedAt: Date | null, consentedAt: Date | null): Reassigned {
  if (consentedAt === null) return 'no_data';
  return disconnectedAt !== null && dayOf(disconnectedAt) >= dayOf(consentedAt) ? 'yes' : 'no';
}

/** Why a number is of no use, by what is known of it; nothing when it is good. */
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
            detail: `given up on ${dayOf(disconnectedAt)}, agreed on ${dayOf(consentedAt)}`,
          },
        ]
      : [];
  return [...landline, ...dead, ...elsewhere];
}

/** The database knows days and not moments. */
function dayOf(at: Date | null): string {
  return at?.toISOString().slice(0, 10) ?? '';
}
