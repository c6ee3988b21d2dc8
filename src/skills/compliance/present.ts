import type { Drift } from '../../domain/registration/drift.ts';
import { throughputOf } from '../../domain/registration/throughput.ts';
import type { Brand, CampaignRegistration, Registration } from '../../generated/types.ts';
import type { BrandRow, CampaignRow, RegistrationRow } from '../../messaging/registry/queries.ts';

export function presentBrand(row: BrandRow): Brand {
  return {
    id: row.id,
    status: row.status,
    identity_status: row.identity_status,
    vetting_score: row.vetting_score,
    ...lifeOf(row),
    ...row.content,
    ...datesOf(row),
  };
}

/** What the scores of brands are: null of one that was not vetted, absent of one that is not confirmed. */
export type Scores = ReadonlyMap<string, number | null>;

export function presentCampaign(row: CampaignRow, scores: Scores, now: Date): CampaignRegistration {
  const score = scores.get(row.brand_id);
  return {
    id: row.id,
    brand_id: row.brand_id,
    program_id: row.program_id,
    status: row.status,
    submission_status: row.submission_status,
    ...lifeOf(row),
    ...row.content,
    throughput: score === undefined ? null : { ...throughputOf(row.content.use_case, score, now) },
    ...datesOf(row),
  };
}

export function presentRegistration(
  row: RegistrationRow,
  drift: readonly Drift[],
  scores: Scores,
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
    campaign: row.kind === 'campaign' ? presentCampaign(row, scores, now) : null,
  };
}

function lifeOf({ rejection, reference_id, attempt }: RegistrationRow) {
  return { rejection, reference_id, attempt };
}

function datesOf({ submitted_at: submitted, created_at: created, updated_at: updated }: RegistrationRow) {
  return {
    submitted_at: submitted?.toISOString() ?? null,
    created_at: created.toISOString(),
    updated_at: updated.toISOString(),
  };
}
