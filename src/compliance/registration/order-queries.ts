import type {
  BrandIdentityStatus,
  RegistrationKind,
  RegistrationRejection,
  RegistrationStatus,
} from '../../generated/types.ts';
import { toNullableJson } from '../../platform/database/json.ts';
import { type Sql, statement } from '../../platform/database/sql.ts';
import type { WorkKind } from '../../platform/work/kind.ts';

/** A due registration that a worker has claimed. */
export interface DueRegistration {
  readonly tenant_id: string;
  readonly id: string;
  readonly account_id: string;
  readonly kind: RegistrationKind;
  readonly brand_id: string | null;
  readonly reference_id: string | null;
  readonly ein: string | null;
  readonly status: RegistrationStatus;
  readonly attempt: number;
  readonly submitted_at: Date | null;
  /** Set until it is submitted. */
  readonly content: unknown;
  readonly request_id: string | null;
  /** For campaigns. */
  readonly brand_status: RegistrationStatus | null;
  /** For toll-free verifications. */
  readonly number_id: string | null;
}

/** Registrations to submit or to ask the registry about. */
const DUE = { table: 'registrations', id: 'id', due: 'due_at' } as const;

/** Submissions whose pages are opened first, which can take seconds. */
const HAS_PAGES = "(submitted_at IS NULL AND kind <> 'brand')";

export const REGISTRATIONS: WorkKind = { ...DUE, name: 'registrations' };
export const WITHOUT_PAGES: WorkKind = { ...REGISTRATIONS, where: `NOT ${HAS_PAGES}` };
export const WITH_PAGES: WorkKind = { ...DUE, name: 'registration_pages', where: HAS_PAGES, places: 32 };

export const findRegistration = statement<[tenantId: string, id: string], DueRegistration>(
  'registry.find_due',
  `SELECT r.tenant_id, r.id, r.account_id, r.kind, r.brand_id, r.reference_id, r.content ->> 'ein' AS ein, r.status, r.attempt, r.submitted_at, r.request_id,
          r.number_id, CASE WHEN r.submitted_at IS NULL THEN r.content END AS content,
          (SELECT b.status FROM registrations b WHERE b.tenant_id = $1 AND b.id = r.brand_id) AS brand_status
     FROM registrations r WHERE r.tenant_id = $1 AND r.id = $2`,
);

/** Locks the row if it is still the same submission. */
export const lockSubmission = statement<
  [tenantId: string, id: string, attempt: number],
  { status: RegistrationStatus }
>(
  'registry.lock_submission',
  'SELECT status FROM registrations WHERE tenant_id = $1 AND id = $2 AND attempt = $3 FOR UPDATE',
);

/** A submission to the registry; a later one of the same registration has another attempt. */
export interface Submission {
  readonly tenant_id: string;
  readonly id: string;
  readonly attempt: number;
}

/** The registry accepted it; polls at once. */
export async function markSubmitted(sql: Sql, { tenant_id, id, attempt }: Submission, now: Date): Promise<void> {
  const times = { submitted_at: now, due_at: now, updated_at: now };
  await sql.tenant(tenant_id).registrations.updateMany({
    where: { id, attempt },
    data: { submission_status: 'CREATED', ...times },
  });
}

/** No news: polls again at `dueAt`, or never. */
export async function postpone(sql: Sql, { tenant_id, id, attempt }: Submission, dueAt: Date | null): Promise<void> {
  await sql.tenant(tenant_id).registrations.updateMany({
    where: { id, attempt },
    data: { due_at: dueAt },
  });
}

export interface RecordedStatus {
  readonly status: RegistrationStatus;
  /** Unchanged when undefined. */
  readonly identity_status?: BrandIdentityStatus | undefined;
  readonly vetting_score?: number | undefined;
  readonly submission_status?: 'FAILED' | undefined;
  readonly rejection: RegistrationRejection | null;
  readonly due_at: Date | null;
}

export async function recordStatus(
  tx: Sql,
  { tenant_id, id, attempt }: Submission,
  { rejection, ...status }: RecordedStatus,
  now: Date,
): Promise<void> {
  await tx.tenant(tenant_id).registrations.updateMany({
    where: { id, attempt },
    data: { ...status, rejection: toNullableJson(rejection), updated_at: now },
  });
}

/** Makes campaigns due that wait for their brand. */
export async function wakeCampaigns(sql: Sql, tenantId: string, brandId: string, now: Date): Promise<void> {
  await sql.tenant(tenantId).registrations.updateMany({
    where: { brand_id: brandId, submission_status: 'PENDING', due_at: { gt: now } },
    data: { due_at: now },
  });
}

/** Makes numbers due that wait for their campaign. */
export async function wakeNumbers(sql: Sql, tenantId: string, registrationId: string, now: Date): Promise<void> {
  await sql.tenant(tenantId).phone_numbers.updateMany({
    where: {
      registration_id: registrationId,
      registration_state: 'PENDING_ASSIGNMENT',
      registration_due_at: { gt: now },
    },
    data: { registration_due_at: now },
  });
}
