import type { Owner } from '../../domain/account.ts';
import type { BrandContent, CampaignContent, TollFreeContent } from '../../domain/registration/content.ts';
import { Prisma } from '../../generated/prisma/client.ts';
import type {
  BrandIdentityStatus,
  BrandStatus,
  CampaignStatus,
  RegistrationRejection,
  RegistrationStatus,
  SubmissionStatus,
  TollFreeStatus,
} from '../../generated/types.ts';
import { type Sql, statement } from '../../platform/database/sql.ts';

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

/** Serializes submissions of one brand; campaigns are counted under the lock of their brand. */
export const lockBrand = statement<[tenantId: string, accountId: string, id: string], BrandRow>(
  'registry.lock_brand',
  `SELECT ${REGISTRATION} FROM registrations WHERE tenant_id = $1 AND account_id = $2 AND id = $3 AND kind = 'brand' FOR UPDATE`,
);

export const lockCampaign = statement<[tenantId: string, accountId: string, id: string], CampaignRow>(
  'registry.lock_campaign',
  `SELECT ${REGISTRATION} FROM registrations WHERE tenant_id = $1 AND account_id = $2 AND id = $3 AND kind = 'campaign' FOR UPDATE`,
);

/** Statuses that take no place among the campaigns of a brand: rejected or expired. */
const ENDED: CampaignStatus[] = [
  'TCR_FAILED',
  'TELNYX_FAILED',
  'MNO_REJECTED',
  'MNO_PROVISIONING_FAILED',
  'TCR_EXPIRED',
];

type Kind = RegistrationRow['kind'];
type RowOf<K extends Kind> = Extract<RegistrationRow, { kind: K }>;

/** By its id, or by the reference that the caller gave it. */
export async function findRegistration<K extends Kind>(
  sql: Sql,
  { tenantId, accountId }: Owner,
  kind: K,
  which: { readonly id: string } | { readonly reference_id: string },
): Promise<RowOf<K> | null> {
  const found = await sql.tenant(tenantId).registrations.findFirst({
    where: { account_id: accountId, kind, ...which },
  });
  return found as RowOf<K> | null;
}

/** The campaigns of a brand that count towards its limit. */
export function countCampaigns(sql: Sql, tenantId: string, brandId: string): Promise<number> {
  return sql.tenant(tenantId).registrations.count({ where: { brand_id: brandId, status: { notIn: ENDED } } });
}

/** What a new order at the registry says; `status` is the one that it begins with. */
export interface RegistrationOrder {
  readonly content: BrandContent | CampaignContent | TollFreeContent;
  readonly status: RegistrationStatus;
  readonly identity_status?: BrandIdentityStatus;
  readonly program_id?: string | null;
  readonly request_id: string;
}

interface NewRegistration<K extends Kind> extends RegistrationOrder {
  readonly id: string;
  readonly kind: K;
  readonly reference_id: string | null;
  readonly brand_id?: string;
  readonly use_case?: string;
  readonly number_id?: string;
}

/** Null when the account has used the reference, or the number has a verification. */
export async function insertRegistration<K extends Kind>(
  tx: Sql,
  { tenantId, accountId }: Owner,
  { content, ...values }: NewRegistration<K>,
  now: Date,
): Promise<RowOf<K> | null> {
  const [made] = await tx.tenant(tenantId).registrations.createManyAndReturn({
    data: [
      {
        tenant_id: tenantId,
        account_id: accountId,
        ...values,
        content: content,
        submission_status: 'PENDING',
        attempt: 1,
        due_at: now,
        created_at: now,
        updated_at: now,
      },
    ],
    skipDuplicates: true,
  });
  return (made ?? null) as RowOf<K> | null;
}

/** A new order at the registry: a worker that has the old one finds another attempt and stops. */
export async function resubmitRegistration<K extends Kind>(
  tx: Sql,
  tenantId: string,
  { id }: RowOf<K>,
  { content, ...values }: RegistrationOrder,
  now: Date,
): Promise<RowOf<K>> {
  const row = await tx.tenant(tenantId).registrations.update({
    where: { tenant_id_id: { tenant_id: tenantId, id } },
    data: {
      ...values,
      content: content,
      submission_status: 'PENDING',
      rejection: Prisma.DbNull,
      attempt: { increment: 1 },
      vetting_score: null,
      submitted_at: null,
      due_at: now,
      updated_at: now,
    },
  });
  // The row has the kind of the one that was given.
  return row as RegistrationRow as RowOf<K>;
}

export interface RegistrationFilter {
  readonly after: string;
  readonly kind: Kind | undefined;
  readonly status: RegistrationStatus | undefined;
  readonly brandId: string | undefined;
  readonly limit: number;
}

/** In the order of ids; brands come first, because their ids do. */
export async function listRegistrations(
  sql: Sql,
  { tenantId, accountId }: Owner,
  { after, kind, status, brandId, limit }: RegistrationFilter,
): Promise<RegistrationRow[]> {
  const wanted = { ...(kind && { kind }), ...(status && { status }), ...(brandId && { brand_id: brandId }) };
  const rows = await sql.tenant(tenantId).registrations.findMany({
    where: { account_id: accountId, id: { gt: after }, ...wanted },
    orderBy: { id: 'asc' },
    take: limit,
  });
  return rows as RegistrationRow[];
}

/** Of confirmed brands; the daily limits of their campaigns follow from it. */
export function listScores(
  sql: Sql,
  { tenantId, accountId }: Owner,
): Promise<{ id: string; vetting_score: number | null }[]> {
  return sql.tenant(tenantId).registrations.findMany({
    where: { account_id: accountId, id: { lt: 'brn_~' }, kind: 'brand', status: 'OK' },
    select: { id: true, vetting_score: true },
  });
}
