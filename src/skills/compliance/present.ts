import { type DayUsage, presentUsage } from '../../compliance/registration/day-usage.ts';
import type { BrandRow, CampaignRow, RegistrationRow, TollFreeRow } from '../../compliance/registration/queries.ts';
import type { Drift } from '../../domain/registration/drift.ts';
import { throughputOf } from '../../domain/registration/throughput.ts';
import type { Brand, CampaignRegistration, Registration, TollFreeVerification } from '../../generated/types.ts';

export function presentBrand(row: BrandRow): Brand {
  return {
    id: row.id,
    status: row.status,
    identity_status: row.identity_status,
    vetting_score: row.vetting_score,
    ...progressOf(row),
    ...row.content,
    ...timestampsOf(row),
  };
}

/** Vetting scores by brand: null if the brand is not vetted, absent if it is not confirmed. */
export type Scores = ReadonlyMap<string, number | null>;

/**
 * What the throughput of a campaign depends on: the score of its brand and the messages sent today.
 */
export interface BrandFacts {
  readonly scores: Scores;
  readonly usages: readonly DayUsage[];
}

export function presentCampaign(row: CampaignRow, { scores, usages }: BrandFacts, now: Date): CampaignRegistration {
  return {
    id: row.id,
    brand_id: row.brand_id,
    program_id: row.program_id,
    status: row.status,
    submission_status: row.submission_status,
    ...progressOf(row),
    ...row.content,
    throughput: presentThroughput(row, scores.get(row.brand_id), usages, now),
    ...timestampsOf(row),
  };
}

function presentThroughput(
  row: CampaignRow,
  score: number | null | undefined,
  usages: readonly DayUsage[],
  now: Date,
): CampaignRegistration['throughput'] {
  const usage = usages.find(({ registrationId }) => registrationId === row.id);
  if (score === undefined || usage === undefined) return null;
  return { ...throughputOf(row.content.use_case, score, now), tmobile_today: presentUsage(usage) };
}

export function presentTollFree(row: TollFreeRow): TollFreeVerification {
  return {
    id: row.id,
    number_id: row.number_id,
    status: row.status,
    submission_status: row.submission_status,
    ...progressOf(row),
    ...row.content,
    ...timestampsOf(row),
  };
}

export function presentRegistration(
  row: RegistrationRow,
  drift: readonly Drift[],
  brands: BrandFacts,
  now: Date,
): Registration {
  const programId = row.kind === 'campaign' ? (row.program_id ?? '') : '';
  return {
    kind: row.kind,
    id: row.id,
    status: row.status,
    submission_status: row.submission_status,
    rejection: row.rejection,
    registration_drift: drift.map((each) => ({ registration_id: row.id, program_id: programId, ...each })),
    brand: row.kind === 'brand' ? presentBrand(row) : null,
    campaign: row.kind === 'campaign' ? presentCampaign(row, brands, now) : null,
    toll_free: row.kind === 'toll_free' ? presentTollFree(row) : null,
  };
}

function progressOf({ rejection, reference_id, attempt }: RegistrationRow) {
  return { rejection, reference_id, attempt };
}

function timestampsOf({ submitted_at: submitted, created_at: created, updated_at: updated }: RegistrationRow) {
  return {
    submitted_at: submitted?.toISOString() ?? null,
    created_at: created.toISOString(),
    updated_at: updated.toISOString(),
  };
}
