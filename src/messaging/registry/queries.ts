import type { BrandContent, CampaignContent, TollFreeContent } from '../../domain/registration/content.ts';
import type {
  BrandIdentityStatus,
  BrandStatus,
  CampaignStatus,
  RegistrationRejection,
  SubmissionStatus,
  TollFreeStatus,
} from '../../generated/types.ts';
import { statement } from '../../platform/sql.ts';

interface Common {
  readonly id: string;
  readonly account_id: string;
  readonly reference_id: string | null;
  readonly submission_status: SubmissionStatus;
  readonly rejection: RegistrationRejection | null;
  readonly attempt: number;
  readonly submitted_at: Date | null;
  readonly created_at: Date;
  readonly updated_at: Date;
}

export interface BrandRow extends Common {
  readonly kind: 'brand';
  readonly status: BrandStatus;
  readonly identity_status: BrandIdentityStatus;
  readonly vetting_score: number | null;
  readonly content: BrandContent;
}

export interface CampaignRow extends Common {
  readonly kind: 'campaign';
  readonly brand_id: string;
  readonly program_id: string | null;
  readonly status: CampaignStatus;
  readonly content: CampaignContent;
}

export interface TollFreeRow extends Common {
  readonly kind: 'toll_free';
  readonly number_id: string;
  readonly status: TollFreeStatus;
  readonly content: TollFreeContent;
}

export type RegistrationRow = BrandRow | CampaignRow | TollFreeRow;

export const REGISTRATION = `id, account_id, kind, brand_id, program_id, number_id, reference_id, content, status, submission_status, identity_status, vetting_score, rejection,
     attempt, submitted_at, created_at, updated_at`;

/** Two submissions of one brand take turns on its row, as do those of one campaign; campaigns are counted under the lock of their brand. */
export const lockBrand = statement<[tenantId: string, accountId: string, id: string], BrandRow>(
  'registry.lock_brand',
  `SELECT ${REGISTRATION} FROM registrations WHERE tenant_id = $1 AND account_id = $2 AND id = $3 AND kind = 'brand' FOR UPDATE`,
);

export const findBrand = statement<[tenantId: string, accountId: string, id: string], BrandRow>(
  'registry.find_brand',
  `SELECT ${REGISTRATION} FROM registrations WHERE tenant_id = $1 AND account_id = $2 AND id = $3 AND kind = 'brand'`,
);

export const lockCampaign = statement<[tenantId: string, accountId: string, id: string], CampaignRow>(
  'registry.lock_campaign',
  `SELECT ${REGISTRATION} FROM registrations WHERE tenant_id = $1 AND account_id = $2 AND id = $3 AND kind = 'campaign' FOR UPDATE`,
);

export const findBrandByReference = statement<[tenantId: string, accountId: string, referenceId: string], BrandRow>(
  'registry.find_brand_by_reference',
  `SELECT ${REGISTRATION} FROM registrations WHERE tenant_id = $1 AND account_id = $2 AND kind = 'brand' AND reference_id = $3`,
);

export const findCampaignByReference = statement<
  [tenantId: string, accountId: string, referenceId: string],
  CampaignRow
>(
  'registry.find_campaign_by_reference',
  `SELECT ${REGISTRATION} FROM registrations WHERE tenant_id = $1 AND account_id = $2 AND kind = 'campaign' AND reference_id = $3`,
);

/** What was refused or has run out takes no place. */
export const countCampaigns = statement<[tenantId: string, brandId: string], { count: number }>(
  'registry.count_campaigns',
  `SELECT count(*)::integer AS count FROM registrations WHERE tenant_id = $1 AND brand_id = $2
      AND status NOT IN ('TCR_FAILED', 'TELNYX_FAILED', 'MNO_REJECTED', 'MNO_PROVISIONING_FAILED', 'TCR_EXPIRED')`,
);

/** No row comes back when the account has used the reference. */
export const insertBrand = statement<
  [
    tenantId: string,
    id: string,
    accountId: string,
    referenceId: string | null,
    content: string,
    now: Date,
    requestId: string,
  ],
  BrandRow
>(
  'registry.insert_brand',
  `INSERT INTO registrations (tenant_id, id, account_id, kind, reference_id, content, status, submission_status, identity_status, attempt, due_at, created_at, updated_at, request_id)
   VALUES ($1, $2, $3, 'brand', $4, $5, 'REGISTRATION_PENDING', 'PENDING', 'SELF_DECLARED', 1, $6, $6, $6, $7)
   ON CONFLICT DO NOTHING RETURNING ${REGISTRATION}`,
);

export const insertCampaign = statement<
  [
    tenantId: string,
    id: string,
    accountId: string,
    brandId: string,
    programId: string | null,
    useCase: string,
    referenceId: string | null,
    content: string,
    now: Date,
    requestId: string,
  ],
  CampaignRow
>(
  'registry.insert_campaign',
  `INSERT INTO registrations (tenant_id, id, account_id, kind, brand_id, program_id, use_case, reference_id, content, status, submission_status, attempt, due_at, created_at, updated_at, request_id)
   VALUES ($1, $2, $3, 'campaign', $4, $5, $6, $7, $8, 'TCR_PENDING', 'PENDING', 1, $9, $9, $9, $10)
   ON CONFLICT DO NOTHING RETURNING ${REGISTRATION}`,
);

/** A new order at the registry; whoever works on the old one finds another attempt and lets go. */
export const resubmitBrand = statement<
  [tenantId: string, id: string, content: string, now: Date, requestId: string],
  BrandRow
>(
  'registry.resubmit_brand',
  `UPDATE registrations SET content = $3, status = 'REGISTRATION_PENDING', submission_status = 'PENDING', identity_status = 'SELF_DECLARED', vetting_score = NULL,
          rejection = NULL, attempt = attempt + 1, submitted_at = NULL, due_at = $4, lease_until = NULL, updated_at = $4, request_id = $5
    WHERE tenant_id = $1 AND id = $2 RETURNING ${REGISTRATION}`,
);

export const resubmitCampaign = statement<
  [tenantId: string, id: string, programId: string | null, content: string, now: Date, requestId: string],
  CampaignRow
>(
  'registry.resubmit_campaign',
  `UPDATE registrations SET content = $4, program_id = $3, status = 'TCR_PENDING', submission_status = 'PENDING', rejection = NULL, attempt = attempt + 1,
          submitted_at = NULL, due_at = $5, lease_until = NULL, updated_at = $5, request_id = $6
    WHERE tenant_id = $1 AND id = $2 RETURNING ${REGISTRATION}`,
);

/** Brands come first, because their ids do. */
export const listRegistrations = statement<
  [
    tenantId: string,
    accountId: string,
    after: string,
    kind: string | null,
    status: string | null,
    brandId: string | null,
    limit: number,
  ],
  RegistrationRow
>(
  'registry.list',
  `SELECT ${REGISTRATION} FROM registrations
    WHERE tenant_id = $1 AND account_id = $2 AND id > $3 AND ($4::text IS NULL OR kind = $4) AND ($5::text IS NULL OR status = $5)
      AND ($6::text IS NULL OR brand_id = $6)
    ORDER BY id LIMIT $7`,
);

/** Of brands that are confirmed; what their campaigns may send hangs on it. */
export const listScores = statement<
  [tenantId: string, accountId: string],
  { id: string; vetting_score: number | null }
>(
  'registry.list_scores',
  "SELECT id, vetting_score FROM registrations WHERE tenant_id = $1 AND account_id = $2 AND id < 'brn_~' AND kind = 'brand' AND status = 'OK'",
);
